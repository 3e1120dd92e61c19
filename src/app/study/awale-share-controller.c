/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-share-controller"

#include "awale-share-controller.h"

#include "app/common/awale-dialogs.h"
#include "app/share/awale-line-animation.h"
#include "app/share/awale-diagram.h"
#include "app/share/awale-share-dialog.h"
#include "app/share/awale-web-page.h"
#include "app/share/awale-worksheet.h"
#include "document/awale-file.h"
#include "game/awale-titles.h"
#include "page/awale-page.h"
#include "picture/awale-animation.h"
#include "picture/awale-sheet.h"

#include <glib/gi18n-lib.h>

struct _AwaleShareController
{
  AwaleController parent_instance;

  AwaleStudy     *study;
  GApplication   *application;  /* nullable */
  char           *failure;      /* title of the last notice of a failure; nullable */
};

G_DEFINE_FINAL_TYPE (AwaleShareController, awale_share_controller, AWALE_TYPE_CONTROLLER)

/* False if the window or its game was closed while a dialog was open. */
static bool
has_game (AwaleShareController *self)
{
  return self->study->window != NULL && awale_study_get_game (self->study) != NULL;
}

/* A file being written, and the message to show afterwards. */
typedef struct
{
  AwaleShareController *self;
  char                 *saved;
} Writing;

/* Holds the application until the file is written, even if the window is closed. */
static Writing *
begin_writing (AwaleShareController *self,
               const char           *saved)
{
  Writing *writing = g_new (Writing, 1);

  *writing = (Writing) { .self = g_object_ref (self), .saved = g_strdup (saved) };
  if (self->application != NULL)
    g_application_hold (self->application);
  return writing;
}

/* Reports a saved file, and closes the notice of an earlier failure. */
static void
tell_saved (AwaleShareController *self,
            const char           *saved,
            GFile                *file)
{
  if (self->failure != NULL
      && g_strcmp0 (awale_notice_bar_get_title (self->study->notice), self->failure) == 0)
    awale_notice_bar_close (self->study->notice);
  g_clear_pointer (&self->failure, g_free);
  awale_toasts_say_saved (self->study->toasts, saved, file);
}

static void
tell_failed (AwaleShareController *self,
             GFile                *file,
             const GError         *error)
{
  g_autofree char *name = g_file_get_parse_name (file);

  g_free (self->failure);
  self->failure = g_strdup_printf (_("“%s” could not be saved."), name);
  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_WARNING, self->failure, error->message,
                         NULL, NULL);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Writing *writing = data;
  g_autoptr (AwaleShareController) self = writing->self;
  g_autoptr (GError) error = NULL;

  awale_file_make_finish (G_FILE (source), result, &error);
  if (self->study->window != NULL && error == NULL)
    tell_saved (self, writing->saved, G_FILE (source));
  else if (self->study->window != NULL)
    tell_failed (self, G_FILE (source), error);
  if (self->application != NULL)
    g_application_release (self->application);
  g_free (writing->saved);
  g_free (writing);
}

/* --- Pictures -------------------------------------------------------------------------------- */

/* The name of a picture: “Ama – Kofi, 5. A+3.png”. */
static char *
propose_name (AwaleShareController *self,
              const char           *end)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwaleNode *node = awale_game_get_cursor (game);
  g_autofree char *move = awale_node_dup_text (node);
  g_autofree char *detail = NULL;

  if (*move != '\0')
    detail = g_strdup_printf ("%d. %s%s", awale_node_get_round (node),
                              awale_node_get_mover (node) == AWALE_NORTH ? "… " : "", move);

  return awale_title_for_file (game, detail, end);
}

static void
picture_chosen_cb (const AwalePictureChoice *choice,
                   gpointer                  data)
{
  g_autoptr (AwaleShareController) self = data;

  if (choice != NULL && has_game (self))
    awale_diagram_save_async (self->study->board, choice->file,
                              choice->width, choice->mono, written_cb,
                              begin_writing (self, _("Picture saved")));
}

static void
save_picture_action (AwaleShareController *self)
{
  g_autofree char *name = propose_name (self, ".png");

  awale_dialogs_save_diagram (self->study->window, name, picture_chosen_cb, g_object_ref (self));
}

/* Tells how many positions were saved if the line was too long for one animation. */
static char *
word_animation (unsigned n_frames,
                bool     is_whole)
{
  if (is_whole)
    return g_strdup (_("Animation saved"));
  return g_strdup_printf (ngettext ("Animation saved, with only the first %u position of the line.",
                                    "Animation saved, with only the first %u positions of the "
                                    "line.", n_frames), n_frames);
}

static void
animation_chosen_cb (const AwalePictureChoice *choice,
                     gpointer                  data)
{
  g_autoptr (AwaleShareController) self = data;
  g_autoptr (GArray) frames = NULL;
  g_autofree char *saved = NULL;
  bool is_whole;

  if (choice == NULL || !has_game (self))
    return;
  frames = awale_line_animation_list_frames (self->study->board,
                                             choice->width, &is_whole);
  saved = word_animation (frames->len, is_whole);
  awale_line_animation_save_async (frames, choice->pause, choice->file, written_cb,
                                   begin_writing (self, saved));
}

static void
save_animation_action (AwaleShareController *self)
{
  g_autofree char *name = propose_name (self, ".webp");

  awale_dialogs_save_animation (self->study->window, name, animation_chosen_cb,
                                g_object_ref (self));
}

static bool
can_animate (AwaleShareController *self)
{
  AwaleNode *root = awale_game_get_root (awale_study_get_game (self->study));

  return awale_animation_is_supported () && awale_node_get_first_child (root) != NULL;
}

static void
graph_chosen_cb (GListModel *files,
                 gpointer    data)
{
  g_autoptr (AwaleShareController) self = data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file != NULL && has_game (self))
    awale_graph_save_async (self->study->graph, file, written_cb,
                            begin_writing (self, _("Graph saved")));
}

static void
save_graph_action (AwaleShareController *self)
{
  g_autofree char *name = awale_title_for_file (awale_study_get_game (self->study), NULL, ".svg");

  awale_dialogs_save_graph (self->study->window, name, graph_chosen_cb, g_object_ref (self));
}

/* --- Web page -------------------------------------------------------------------------------- */

static void
page_chosen_cb (GListModel *files,
                gpointer    data)
{
  g_autoptr (AwaleShareController) self = data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  const char *theme;

  if (file == NULL || !has_game (self))
    return;
  awale_study_view_flush (self->study->view);
  theme = awale_board_get_theme (self->study->board);
  awale_web_page_save_async (self->study->draft, awale_palette_get (theme, false), file, written_cb,
                             begin_writing (self, _("Web page saved")));
}

/* The name of the page: “Ama – Kofi.html”, or that of the file for several games, “club.html”. */
static char *
propose_page_name (AwaleShareController *self)
{
  AwaleDocument *document = awale_draft_get_document (self->study->draft);
  g_autofree char *title = awale_page_dup_title (awale_document_get_name (document));

  if (awale_document_get_n_games (document) > 1 && title != NULL)
    return g_strconcat (title, ".html", NULL);
  return awale_title_for_file (awale_study_get_game (self->study), NULL, ".html");
}

static void
save_page_action (AwaleShareController *self)
{
  g_autofree char *name = propose_page_name (self);

  awale_dialogs_save_page (self->study->window, name, page_chosen_cb, g_object_ref (self));
}

/* --- Paper ----------------------------------------------------------------------------------- */

static void
mark_diagram_action (AwaleShareController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwaleNode *node = awale_game_get_cursor (game);

  awale_game_toggle_glyph (game, node, AWALE_GLYPH_DIAGRAM);
  if (awale_node_has_glyph (node, AWALE_GLYPH_DIAGRAM))
    awale_toasts_say (self->study->toasts, _("The printed sheet will have a board here."));
  else if (awale_marks_want_board (node))
    awale_toasts_say (self->study->toasts, _("The circles and arrows still print a board here."));
  else
    awale_toasts_say (self->study->toasts,
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

/* Gives the sheet the whole page, since the printer's margins are already excluded. */
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

/* Creates the tab of the print dialog. */
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
         AwaleShareController    *self)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  awale_toasts_say (self->study->toasts,
                    error != NULL ? error->message : _("The game cannot be printed."));
}

/* Closes GTK's print dialog together with the window. */
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
print_action (AwaleShareController *self)
{
  AwaleBoard *board = self->study->board;
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;
  Job *job = g_new0 (Job, 1);

  awale_study_view_flush (self->study->view);
  job->game = g_object_ref (awale_study_get_game (self->study));
  job->theme = g_strdup (awale_board_get_theme (board));
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
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self, 0);
  g_object_set_data_full (G_OBJECT (operation), "job", job, (GDestroyNotify) job_free);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, self->study->window,
                           NULL);
  close_with_window (self->study->window);
}

/* Saves the exercises of the file, and the errors in its other games, as a worksheet. */
static void
worksheet_action (AwaleShareController *self)
{
  AwaleDocument *document = awale_draft_get_document (self->study->draft);
  g_autoptr (GPtrArray) drills = g_ptr_array_new_with_free_func (g_object_unref);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    g_ptr_array_extend_and_steal (
      drills, awale_drill_list_of_game (awale_document_get_game (document, i), NULL));
  awale_worksheet_choose (self->study->window, drills, self->study->toasts, self->application);
}

/* --- Sharing --------------------------------------------------------------------------------- */

static void
share_action (AwaleShareController *self)
{
  awale_dialogs_present (GTK_WIDGET (self->study->window),
                         awale_share_dialog_new (self->study->window, self->study->actions));
}

/* --- The object ------------------------------------------------------------------------------ */

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
  { .name = "worksheet", .activate = G_CALLBACK (worksheet_action),
    .when = AWALE_WHEN_STUDY },
  { .name = "share", .activate = G_CALLBACK (share_action), .when = AWALE_WHEN_STUDY },
  { .name = "print", .activate = G_CALLBACK (print_action), .when = AWALE_WHEN_STUDY,
    .keys = "<Control>p", .group = AWALE_KEYS_GAMES, .title = N_("Print") },
  { .name = "mark-diagram", .activate = G_CALLBACK (mark_diagram_action),
    .when = AWALE_WHEN_STUDY,
    .keys = "<Control>d", .group = AWALE_KEYS_GAMES, .title = N_("Board on the printed sheet") },
};

static void
awale_share_controller_finalize (GObject *object)
{
  AwaleShareController *self = AWALE_SHARE_CONTROLLER (object);

  g_clear_object (&self->application);
  g_free (self->failure);

  G_OBJECT_CLASS (awale_share_controller_parent_class)->finalize (object);
}

static void
awale_share_controller_set_up (AwaleController *controller,
                               AwaleStudy      *study)
{
  AwaleShareController *self = AWALE_SHARE_CONTROLLER (controller);

  self->study = study;
  g_set_object (&self->application, G_APPLICATION (gtk_window_get_application (study->window)));
}

static void
awale_share_controller_class_init (AwaleShareControllerClass *klass)
{
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = awale_share_controller_finalize;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_share_controller_set_up;
}

static void
awale_share_controller_init (AwaleShareController *self)
{
}
