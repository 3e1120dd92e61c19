/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-share-controller"

#include "awale-share-controller.h"

#include "app/share/awale-share.h"
#include "game/awale-titles.h"
#include "picture/awale-animation.h"
#include "picture/awale-sheet.h"
#include "training/awale-exercise.h"

#include <glib/gi18n-lib.h>

/* --- Files ----------------------------------------------------------------------------------- */

/* Asks where to save a file of @kind and saves it; unfinished input, such as a comment, is written
 * into the game first. @exercises (nullable) is needed for a worksheet. */
static void
save (AwaleStudy    *study,
      AwaleShareKind kind,
      GPtrArray     *exercises)
{
  awale_study_view_flush (study->view);
  awale_share_save (kind, &(AwaleShareSource) {
    .toasts = study->toasts,
    .notice = kind != AWALE_SHARE_WORKSHEET ? study->notice : NULL,
    .application = G_APPLICATION (gtk_window_get_application (study->window)),
    .board = study->board,
    .graph = study->graph,
    .draft = study->draft,
    .exercises = exercises,
  });
}

static void
save_picture_action (AwaleStudy *study)
{
  save (study, AWALE_SHARE_PICTURE, NULL);
}

static void
save_animation_action (AwaleStudy *study)
{
  save (study, AWALE_SHARE_ANIMATION, NULL);
}

static bool
can_animate (AwaleStudy *study)
{
  AwaleNode *root = awale_game_get_root (awale_study_get_game (study));

  return awale_animation_is_supported () && awale_node_get_first_child (root) != NULL;
}

static void
save_graph_action (AwaleStudy *study)
{
  save (study, AWALE_SHARE_GRAPH, NULL);
}

static void
save_page_action (AwaleStudy *study)
{
  save (study, AWALE_SHARE_PAGE, NULL);
}

static void
save_pgn_action (AwaleStudy *study)
{
  save (study, AWALE_SHARE_PGN, NULL);
}

/* Saves a worksheet of the exercises in the file and the errors in its other games. */
static void
worksheet_action (AwaleStudy *study)
{
  AwaleDocument *document = awale_draft_get_document (study->draft);
  g_autoptr (GPtrArray) exercises =
    g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    g_ptr_array_extend_and_steal (
      exercises, awale_exercise_list_of_game (awale_document_get_game (document, i), NULL));
  save (study, AWALE_SHARE_WORKSHEET, exercises);
}

static void
share_action (AwaleStudy *study)
{
  awale_dialogs_present (GTK_WIDGET (study->window),
                         awale_share_dialog_new (study->window, study->actions));
}

/* --- Paper ----------------------------------------------------------------------------------- */

static void
mark_diagram_action (AwaleStudy *study)
{
  AwaleGame *game = awale_study_get_game (study);
  AwaleNode *node = awale_game_get_cursor (game);

  awale_game_toggle_glyph (game, node, AWALE_GLYPH_DIAGRAM);
  if (awale_node_has_glyph (node, AWALE_GLYPH_DIAGRAM))
    awale_toast_overlay_say (study->toasts, _("The printed sheet will have a board here."));
  else if (awale_marks_want_board (node))
    awale_toast_overlay_say (study->toasts, _("The circles and arrows still print a board here."));
  else
    awale_toast_overlay_say (study->toasts,
                             _("This position is no longer chosen for a printed board."));
}

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

/* Lays out the sheet on the whole paper, because the sheet has margins of its own. */
static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Job               *job)
{
  AwaleSheetOptions options = awale_sheet_options_default ();

  options.width = gtk_print_context_get_width (context);
  options.height = gtk_print_context_get_height (context);
  options.mono = !job->color;
  options.palette = awale_board_palette_get (job->theme, false);
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

static GtkWidget *
create_choices_cb (GtkPrintOperation *operation,
                   Job               *job)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  job->diagrams_button = add_check (box, _("_Boards at chosen and marked positions"),
                                    job->diagrams);
  job->graph_button = add_check (box, _("_Graph of the game"), job->graph);
  job->color_button = add_check (box, _("Boards in _color"), job->color);
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
         AwaleStudy              *study)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR || study->window == NULL)
    return;
  gtk_print_operation_get_error (operation, &error);
  awale_toast_overlay_say (study->toasts, error != NULL ? error->message
                                                        : _("The game cannot be printed."));
}

static void
close_with_window (GtkWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == window)
      g_signal_connect_object (window, "destroy", G_CALLBACK (gtk_window_close), l->data,
                               G_CONNECT_SWAPPED);
}

static void
print_action (AwaleStudy *study)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;
  Job *job = g_new0 (Job, 1);

  awale_study_view_flush (study->view);
  job->game = g_object_ref (awale_study_get_game (study));
  job->theme = g_strdup (awale_board_get_theme (study->board));
  job->diagrams = job->graph = true;
  title = awale_title_for_game (job->game);
  gtk_print_operation_set_job_name (operation, title);
  name = awale_title_for_file (job->game, NULL, "");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR,
                          documents != NULL ? documents : g_get_home_dir ());
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  /* Translators: a tab of the print dialog */
  gtk_print_operation_set_custom_tab_label (operation, _("Game"));
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (create_choices_cb), job);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (apply_choices_cb), job);
  g_signal_connect_data (operation, "done", G_CALLBACK (done_cb), awale_study_ref (study),
                         (GClosureNotify) (void (*) (void)) awale_study_unref, 0);
  g_object_set_data_full (G_OBJECT (operation), "job", job, (GDestroyNotify) job_free);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, study->window,
                           NULL);
  close_with_window (study->window);
}

/* --- The actions ----------------------------------------------------------------------------- */

static const AwaleAction actions[] =
{
  { .name = "save-picture", .activate = G_CALLBACK (save_picture_action),
    .when = AWALE_WHEN_STUDY },
  { .name = "save-animation", .activate = G_CALLBACK (save_animation_action),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_animate) },
  { .name = "save-graph", .activate = G_CALLBACK (save_graph_action),
    .when = AWALE_WHEN_STUDY },
  { .name = "save-page", .activate = G_CALLBACK (save_page_action),
    .when = AWALE_WHEN_STUDY },
  { .name = "save-pgn", .activate = G_CALLBACK (save_pgn_action),
    .when = AWALE_WHEN_STUDY },
  { .name = "worksheet", .activate = G_CALLBACK (worksheet_action),
    .when = AWALE_WHEN_STUDY },
  { .name = "share", .activate = G_CALLBACK (share_action), .when = AWALE_WHEN_STUDY },
  { .name = "print", .activate = G_CALLBACK (print_action), .when = AWALE_WHEN_STUDY,
    .keys = "<Control>p", .group = AWALE_KEYS_GAMES, .title = N_("Print") },
  { .name = "mark-diagram", .activate = G_CALLBACK (mark_diagram_action),
    .when = AWALE_WHEN_STUDY,
    .keys = "<Control>d", .group = AWALE_KEYS_GAMES, .title = N_("Board on the printed sheet") },
};

void
awale_share_controller_add (AwaleStudy *study)
{
  g_return_if_fail (study != NULL);

  awale_study_add_actions (study, actions, G_N_ELEMENTS (actions));
}
