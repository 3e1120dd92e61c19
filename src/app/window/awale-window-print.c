/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-window"

#include "awale-window-private.h"

#include "game/awale-titles.h"
#include "picture/awale-sheet.h"

#include <glib/gi18n-lib.h>

/* A game on its way to paper. */
typedef struct
{
  AwaleGame  *game;
  char       *theme;
  AwaleSheet *sheet;
  bool        color;
  bool        diagrams;
  bool        graph;
  GtkWidget  *color_button;
  GtkWidget  *diagrams_button;
  GtkWidget  *graph_button;
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->game);
  g_free (job->theme);
  awale_sheet_free (job->sheet);
  g_free (job);
}

/* The page's margins are the printer's and a little more: the sheet gets all of it. */
static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Job               *job)
{
  AwaleSheetOptions options = awale_sheet_options_default ();

  options.width = gtk_print_context_get_width (context);
  options.height = gtk_print_context_get_height (context);
  options.mono = !job->color;
  options.palette = awale_palette_get (job->theme, false);
  options.diagrams = job->diagrams;
  options.graph = job->graph;
  job->sheet = awale_sheet_new (&job->game, 1, &options);
  gtk_print_operation_set_n_pages (operation, awale_sheet_get_n_pages (job->sheet));
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              Job               *job)
{
  awale_sheet_paint_page (job->sheet, gtk_print_context_get_cairo_context (context), page);
}

static GtkWidget *
add_check (GtkWidget  *box,
           const char *label,
           bool        active)
{
  GtkWidget *check = gtk_check_button_new_with_mnemonic (label);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), active);
  gtk_box_append (GTK_BOX (box), check);
  return check;
}

/* A page of the print dialog. */
static GtkWidget *
create_choices_cb (GtkPrintOperation *operation,
                   Job               *job)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  job->diagrams_button = add_check (box, _("_Boards at marked positions"), job->diagrams);
  job->graph_button = add_check (box, _("_Graph of the game"), job->graph);
  job->color_button = add_check (box, _("Boards in _colour"), job->color);
  return box;
}

static void
apply_choices_cb (GtkPrintOperation *operation,
                  GtkWidget         *box,
                  Job               *job)
{
  job->diagrams = gtk_check_button_get_active (GTK_CHECK_BUTTON (job->diagrams_button));
  job->graph = gtk_check_button_get_active (GTK_CHECK_BUTTON (job->graph_button));
  job->color = gtk_check_button_get_active (GTK_CHECK_BUTTON (job->color_button));
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         AwaleWindow             *self)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  awale_window_toast (self, error != NULL ? error->message : _("The game cannot be printed"));
}

static void
print_action (AwaleWindow *self)
{
  AwaleBoard *board = awale_study_view_get_board (self->study);
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autofree char *title = NULL;
  Job *job = g_new0 (Job, 1);

  awale_window_flush (self);
  job->game = g_object_ref (awale_window_get_game (self));
  job->theme = g_strdup (awale_board_get_theme (board));
  job->diagrams = job->graph = true;
  title = awale_title_for_game (job->game);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  /* Translators: a tab of the print dialog */
  gtk_print_operation_set_custom_tab_label (operation, _("Game"));
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (create_choices_cb), job);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (apply_choices_cb), job);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self, 0);
  g_object_set_data_full (G_OBJECT (operation), "job", job, (GDestroyNotify) job_free);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self),
                           NULL);
}

static const AwaleAction actions[] =
{
  { .name = "print", .activate = G_CALLBACK (print_action), .sense = AWALE_SENSE_STUDY,
    .keys = "<Control>p", .group = AWALE_KEYS_GAMES, .title = N_("Print") },
};

void
awale_window_add_print_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
