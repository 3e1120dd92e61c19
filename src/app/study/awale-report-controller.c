/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-report-controller"

#include "awale-report-controller.h"

#include "app/common/awale-dialogs.h"
#include "app/training/awale-error-quiz-window.h"
#include "game/awale-titles.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Parts that the user may write into the game in addition to the values, in the order of the
 * dialog. */
enum
{
  OPTION_GLYPHS,
  OPTION_LINES,
  OPTION_REASONS,
  N_OPTIONS,
};

/* Maximum number of better moves listed in the dialog. */
#define MAX_PREVIEWED 8

struct _AwaleReportController
{
  AwaleController  parent_instance;

  AwaleStudy      *study;

  GtkWidget       *place;           /* Container of the page in the side pane. */
  AwaleReportPage *page;            /* Page of the report; NULL until first needed. */
  AwaleReport     *report;          /* Report on the current game; nullable. */
  GSignalGroup    *report_signals;
  AwaleReasonsFinder *finder;
  bool             is_writing;      /* True while the report waits for reasons to be written. */
  AwaleReportWrite written;         /* What is then written. */
  AwaleNode       *asked_node;      /* Position of the move that the user has asked about, until
                                     * the reasons are known; nullable. */
  AwaleMove        asked_move;
  GtkWidget       *remark;          /* Popover below the board, a weak pointer; NULL until first
                                     * needed. */
};

G_DEFINE_FINAL_TYPE (AwaleReportController, awale_report_controller, AWALE_TYPE_CONTROLLER)

static AwaleBoardValues *
get_values (AwaleReportController *self)
{
  return awale_board_get_values (self->study->board);
}

static void
close_remark (AwaleReportController *self)
{
  if (self->remark != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->remark));
}

static void
forget_question (AwaleReportController *self)
{
  g_clear_pointer (&self->asked_node, awale_node_unref);
  close_remark (self);
}

/* Clears the answer to a question, and the arrows that compare two moves, which would reveal the
 * better move when the user returns to the position. */
static void
clear_comparison (AwaleReportController *self)
{
  forget_question (self);
  awale_board_values_set_comparison (get_values (self), NULL, (AwalePosition) { 0 },
                                     AWALE_NO_MOVE, AWALE_NO_MOVE);
}

static bool
has_judgment (AwaleReportController *self)
{
  return self->report != NULL &&
         awale_report_get_summary (self->report, AWALE_SOUTH).n_moves +
         awale_report_get_summary (self->report, AWALE_NORTH).n_moves > 0;
}

/* Hands the reasons for all errors to the report. Returns: false if the finder does not know them
 * yet */
static bool
add_reasons (AwaleReportController *self)
{
  for (unsigned i = 0; i < awale_report_get_n_errors (self->report); i++)
    {
      const AwaleReportMove *move = awale_report_get_error (self->report, i);
      const AwaleReasons *reasons =
        awale_reasons_finder_ask (self->finder, awale_report_get_game (self->report),
                                  awale_node_get_parent (move->node),
                                  awale_node_get_move (move->node), NULL);

      if (reasons == NULL)
        return false;
      awale_report_add_reasons (self->report, move, reasons);
    }
  return true;
}

/* Writes the report as soon as the reasons are known, if they are wanted. */
static void
write_when_explained (AwaleReportController *self)
{
  if (!self->is_writing
      || ((self->written & AWALE_REPORT_WRITE_REASONS) != 0 && !add_reasons (self)))
    return;
  self->is_writing = false;
  awale_study_view_flush (self->study->view);
  if (awale_report_write (self->report, self->written))
    awale_toast_overlay_add (self->study->toasts, _("The report was written into the game."),
                             _("_Undo"), "win.undo", 2 * AWALE_TOAST_OVERLAY_SECONDS);
  else
    awale_toast_overlay_say (self->study->toasts, _("The game already contains the report."));
  clear_comparison (self);
  awale_study_view_focus_board (self->study->view);
}

static void
write_chosen_cb (int      chosen,
                 gpointer data)
{
  g_autoptr (AwaleReportController) self = data;
  AwaleReportWrite what = AWALE_REPORT_WRITE_VALUES;

  /* The user may have closed the game while the dialog was open. */
  if (chosen < 0 || self->report == NULL)
    return;
  if ((chosen >> OPTION_GLYPHS & 1) != 0)
    what |= AWALE_REPORT_WRITE_GLYPHS;
  if ((chosen >> OPTION_LINES & 1) != 0)
    what |= AWALE_REPORT_WRITE_LINES;
  if ((chosen >> OPTION_REASONS & 1) != 0)
    what |= AWALE_REPORT_WRITE_REASONS;
  self->is_writing = true;
  self->written = what;
  write_when_explained (self);
}

/* Lists the first MAX_PREVIEWED of the better moves that the report would add, in the order of the
 * game: “7. … a, 16. A+2”. (transfer full) */
static char *
preview_lines (AwaleReportController *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned n_listed = 0;

  for (unsigned i = 0; i < awale_report_get_n_moves (self->report); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (self->report, i);
      g_autofree char *best = NULL;

      if (!awale_report_move_lacks_line (move))
        continue;
      if (n_listed++ == MAX_PREVIEWED)
        {
          g_string_append (text, " …");
          break;
        }
      best = awale_node_dup_move_text (awale_node_get_parent (move->node),
                                       awale_game_get_rules (awale_study_get_game (self->study)),
                                       move->judgment.best);
      g_string_append_printf (text, move->mover == AWALE_SOUTH ? "%s%d. %s" : "%s%d. … %s",
                              n_listed > 1 ? ", " : "", awale_node_get_round (move->node), best);
    }
  return g_strdup (text->str);
}

static void
write_report (AwaleReportController *self)
{
  bool lines = awale_report_count_lines (self->report) > 0;
  const AwaleDialogOption options[N_OPTIONS] = {
    [OPTION_GLYPHS] = { _("_Glyphs on the errors"), true, false },
    [OPTION_LINES] = { _("_Better moves as variations"), false, !lines },
    [OPTION_REASONS] = { _("_Reasons as comments"), false,
                         awale_report_get_n_errors (self->report) == 0 },
  };
  g_autofree char *moves = preview_lines (self);
  g_autoptr (GString) body = g_string_new (_("The value of each position is written. Existing "
                                             "moves and glyphs are kept, except the glyphs of an "
                                             "earlier report."));

  if (lines)
    {
      g_string_append (body, "\n\n");
      /* Translators: %s is a list of moves with their rounds: “7. … a, 16. A”. */
      g_string_append_printf (body, _("Better moves: %s"), moves);
    }
  awale_dialogs_choose (self->study->window, _("Write the Report Into the Game?"), body->str,
                        _("_Cancel"), _("_Write"), options, N_OPTIONS, write_chosen_cb,
                        g_object_ref (self));
}

/* The ply of the cursor if it is on the main line, otherwise the ply at which its variation
 * branches off. */
static int
get_main_ply (AwaleReportController *self)
{
  AwaleNode *node = awale_study_get_cursor (self->study);

  while (!awale_node_is_main_line (node))
    node = awale_node_get_parent (node);
  return awale_node_get_ply (node);
}

/* Shows arrows for the error @node and for the best move while the board shows the position before
 * them. */
static void
show_both_moves (AwaleReportController *self,
                 AwaleNode             *node)
{
  const AwaleRuleset *rules = awale_game_get_rules (awale_study_get_game (self->study));
  AwaleJudgment judgment = awale_judge_node (node, rules);

  awale_board_values_set_comparison (get_values (self), rules,
                                     awale_node_get_position (awale_node_get_parent (node)),
                                     awale_node_get_move (node), judgment.best);
}

static AwaleReportPage *
get_page (AwaleReportController *self)
{
  if (self->page != NULL)
    return self->page;

  self->page = AWALE_REPORT_PAGE (awale_report_page_new ());
  g_settings_bind (self->study->services->settings, "board-theme", self->page, "theme",
                   G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->page, "error-chosen", G_CALLBACK (show_both_moves), self,
                           G_CONNECT_SWAPPED);
  awale_report_page_set_report (self->page, self->report);
  awale_report_page_explain (self->page, self->finder);
  adw_bin_set_child (ADW_BIN (self->place), GTK_WIDGET (self->page));
  return self->page;
}

static void
show (AwaleReportController *self)
{
  awale_study_view_show_page (self->study->view, AWALE_STUDY_PAGE_REPORT);
  awale_report_page_focus (get_page (self));
}

/*
 * True while the usual tables are being built. Without them, the first report on a game would judge
 * endgames differently from later ones, and its values would be kept. Larger tables, and tables of
 * other rules that are built first, are not waited for.
 */
static bool
are_tables_coming (AwaleReportController *self)
{
  AwaleTablebases *tables = self->study->services->tables;
  const AwaleRuleset *rules = awale_game_get_rules (awale_study_get_game (self->study));

  return awale_tablebases_get_seeds (tables, rules) < AWALE_TABLEBASES_USUAL_SEEDS &&
         awale_tablebases_is_at_work (tables, rules) &&
         awale_tablebases_get_goal (tables, rules) <= AWALE_TABLEBASES_USUAL_SEEDS;
}

static void
update_tables (AwaleReportController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);

  if (game != NULL)
    awale_reasons_finder_set_tables (self->finder,
                                     awale_tablebases_get (self->study->services->tables,
                                                           awale_game_get_rules (game)));
}

/* Gives a waiting report the tables, and lets it begin, once they are built or no longer coming. */
static void
tables_changed_cb (AwaleReportController *self)
{
  update_tables (self);
  if (self->report == NULL || !awale_report_is_waiting (self->report) || are_tables_coming (self))
    return;
  awale_report_set_tables (self->report,
                           awale_tablebases_get (self->study->services->tables,
                                                 awale_game_get_rules (
                                                     awale_report_get_game (self->report))));
  awale_report_set_waiting (self->report, false);
}

static void
start (AwaleReportController *self)
{
  AwaleReportOptions options = awale_report_page_get_options (get_page (self));
  const AwaleRuleset *rules = awale_game_get_rules (awale_study_get_game (self->study));

  awale_tablebases_request_usual (self->study->services->tables, rules);
  awale_report_set_tables (self->report,
                           awale_tablebases_get (self->study->services->tables, rules));
  awale_report_set_waiting (self->report, are_tables_coming (self));
  awale_study_view_flush (self->study->view);
  awale_report_start (self->report, &options);
}

static const char *
word_no_error (AwaleReportController *self,
                 int          step)
{
  if (!has_judgment (self))
    return _("The moves of this game have not been analyzed yet. Press F7 for the game report.");
  return step > 0 ? _("There are no more errors after this position.")
                  : _("There are no errors before this position.");
}

static void
go_to_error (AwaleReportController *self,
               int          step)
{
  AwaleGame *game = awale_study_get_game (self->study);
  int index = awale_report_find_error (self->report, get_main_ply (self), step);

  if (index < 0)
    {
      awale_toast_overlay_say (self->study->toasts, word_no_error (self, step));
      return;
    }
  awale_game_set_cursor (game, awale_node_get_parent (
                                 awale_report_get_move (self->report, (unsigned) index)->node));
}

static void
next_error (AwaleReportController *self)
{
  go_to_error (self, 1);
}

static void
previous_error (AwaleReportController *self)
{
  go_to_error (self, -1);
}

/* Makes the values that a report has found unsaved work, because a person has asked for them. A
 * game of the library that is otherwise unchanged is saved at the end instead, because the library
 * lists the loss of each analyzed game. */
static void
keep_values (AwaleReportController *self)
{
  AwaleDraft *draft = self->study->draft;

  if (awale_draft_is_modified (draft) || !awale_draft_is_savable (draft))
    return;
  if (awale_draft_get_library_game (draft) == 0)
    awale_game_mark_unsaved (awale_report_get_game (self->report));
  else if (!awale_report_is_running (self->report))
    gtk_widget_activate_action (GTK_WIDGET (self->study->window), "win.save", NULL);
}

static void
finished_cb (AwaleReportController *self,
             gboolean               completed)
{
  bool seen = awale_split_view_get_show_pane (self->study->split) &&
              awale_study_pane_shows (self->study->pane, AWALE_STUDY_PAGE_REPORT);

  keep_values (self);
  if (completed && !seen)
    awale_toast_overlay_say (self->study->toasts, _("The game report is ready."));
}

static void
failed_cb (AwaleReportController *self,
           const char            *sentence)
{
  awale_toast_overlay_say (self->study->toasts, sentence);
}

static void
awale_report_controller_game_changed (AwaleController *controller)
{
  AwaleReportController *self = AWALE_REPORT_CONTROLLER (controller);
  AwaleGame *game = awale_study_get_game (self->study);

  awale_reasons_finder_clear (self->finder);
  self->is_writing = false;
  update_tables (self);
  g_clear_object (&self->report);
  if (game != NULL)
    self->report = awale_report_new (game);
  g_signal_group_set_target (self->report_signals, self->report);
  clear_comparison (self);
  if (self->page != NULL)
    awale_report_page_set_report (self->page, self->report);
  awale_controller_changed (self);
}

static bool
has_moves (AwaleReportController *self)
{
  return self->report != NULL && awale_report_get_n_moves (self->report) > 0;
}

static bool
can_start (AwaleReportController *self)
{
  return has_moves (self) && !awale_report_is_running (self->report);
}

static bool
can_write (AwaleReportController *self)
{
  return has_judgment (self) && !awale_report_is_running (self->report);
}

static bool
has_errors (AwaleReportController *self)
{
  return self->report != NULL && awale_report_get_n_errors (self->report) > 0;
}

static void
try_errors (AwaleReportController *self)
{
  const AwaleRuleset *rules = awale_game_get_rules (awale_study_get_game (self->study));

  clear_comparison (self);
  awale_dialogs_present (GTK_WIDGET (self->study->view),
                         awale_error_quiz_window_new (
                             self->study->window, self->report, self->study->services->settings,
                             awale_tablebases_get (self->study->services->tables, rules)));
}

/* --- Questions about the board --------------------------------------------------------------- */

static void
remark_closed_cb (AwaleReportController *self)
{
  awale_board_values_set_capture (get_values (self), (AwalePosition) { 0 }, NULL, AWALE_MARK_NONE);
}

static gboolean
key_pressed_cb (AwaleReportController *self,
                unsigned               keyval,
                unsigned               keycode,
                GdkModifierType        modifiers,
                GtkEventController    *keys)
{
  if (!gdk_key_event_is_modifier (gtk_event_controller_get_current_event (keys)))
    forget_question (self);
  return GDK_EVENT_PROPAGATE;
}

/* Closes the popover at any key or click in the window, which still have their usual effects, and
 * when another window becomes active, above which the popover would stay on X11. The question is
 * not forgotten then, because a menu that has asked it makes the window active as it closes. */
static void
follow_input (AwaleReportController *self)
{
  GtkWidget *window = GTK_WIDGET (self->study->window);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_object (click, "pressed", G_CALLBACK (forget_question), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (close_remark), self,
                           G_CONNECT_SWAPPED);
}

static void
create_remark (AwaleReportController *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  /* Screen readers announce alerts by themselves. */
  self->remark = g_object_new (GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT,
                               "child", label, "has-arrow", FALSE, "autohide", FALSE,
                               "can-focus", FALSE, "can-target", FALSE, NULL);
  g_object_add_weak_pointer (G_OBJECT (self->remark), (gpointer *) &self->remark);
  g_signal_connect_object (self->remark, "closed", G_CALLBACK (remark_closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->remark, GTK_WIDGET (self->study->board));
  follow_input (self);
}

/* Shows @sentence below the board, and on the board @capture (nullable), which the sentence is
 * about. */
static void
show_remark (AwaleReportController *self,
             const char            *sentence,
             const AwaleSowing     *capture,
             AwaleMarkColor         color)
{
  if (self->remark == NULL)
    create_remark (self);
  gtk_label_set_text (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (self->remark))), sentence);
  gtk_popover_popup (GTK_POPOVER (self->remark));
  awale_board_values_set_capture (
      get_values (self), awale_node_get_position (awale_study_get_cursor (self->study)), capture,
      color);
}

static char *
word_answer (AwaleGame          *game,
             AwaleMove           move,
             const AwaleReasons *reasons)
{
  const char *name = awale_move_to_string (move);
  const char *better;
  g_autofree char *why = awale_reasons_describe_in_game (reasons, game, false);
  g_autofree char *comparison = NULL;

  if (reasons->judgment.loss <= 0)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("No move is better than %s."), name);
  better = awale_move_to_string (reasons->judgment.best);
  if (why == NULL)
    /* Translators: two moves. */
    return g_strdup_printf (_("%s is better than %s, but by less than a seed or only after many "
                              "moves."), better, name);
  /* Translators: two moves. */
  comparison = g_strdup_printf (_("%s is better than %s."), better, name);
  return g_strjoin (" ", comparison, why, NULL);
}

/* Answers the question about a move if the reasons are known. */
static void
answer (AwaleReportController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  const AwaleReasons *reasons;
  const AwaleSowing *capture;
  g_autofree char *text = NULL;
  bool is_better = false;

  if (self->asked_node == NULL)
    return;
  reasons = awale_reasons_finder_ask (self->finder, game, self->asked_node, self->asked_move,
                                      NULL);
  if (reasons == NULL)
    return;
  g_clear_pointer (&self->asked_node, awale_node_unref);
  text = word_answer (game, self->asked_move, reasons);
  capture = awale_reasons_get_capture (reasons, &is_better);
  show_remark (self, text, capture, is_better ? AWALE_MARK_GREEN : AWALE_MARK_RED);
}

static void
found_cb (void *owner)
{
  AwaleReportController *self = owner;

  answer (self);
  write_when_explained (self);
  if (self->page != NULL)
    awale_report_page_explain (self->page, self->finder);
}

static void
ask (AwaleReportController *self,
     AwaleNode             *node,
     AwaleMove              move)
{
  forget_question (self);
  self->asked_node = awale_node_ref (node);
  self->asked_move = move;
  answer (self);
}

/* The move of the row of the analysis that has the attention, or AWALE_NO_MOVE. */
static AwaleMove
get_row_move (AwaleReportController *self)
{
  AwaleAnalysisLine *line = awale_analysis_panel_get_preview (
      awale_study_pane_get_analysis_panel (self->study->pane));

  return line != NULL ? awale_analysis_line_get_move (line) : AWALE_NO_MOVE;
}

static bool
can_ask (AwaleReportController *self)
{
  AwaleNode *cursor = awale_study_get_cursor (self->study);

  return get_row_move (self) != AWALE_NO_MOVE
         || (awale_node_get_parent (cursor) != NULL && awale_node_get_move (cursor) < AWALE_PASS);
}

/* Asks about the row of the analysis that has the attention, or else about the move that led to the
 * position. */
static void
ask_why (AwaleReportController *self)
{
  AwaleNode *cursor = awale_study_get_cursor (self->study);
  AwaleMove move = get_row_move (self);

  if (move != AWALE_NO_MOVE)
    ask (self, cursor, move);
  else
    ask (self, awale_node_get_parent (cursor), awale_node_get_move (cursor));
}

static void
ask_why_move (AwaleReportController *self,
              GVariant              *move)
{
  ask (self, awale_study_get_cursor (self->study), g_variant_get_int32 (move));
}

static void
show_threat (AwaleReportController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwalePosition position = awale_node_get_position (awale_game_get_cursor (game));
  AwaleSowing threat = awale_threat_find (position, awale_game_get_rules (game));
  g_autofree char *sentence = NULL;

  forget_question (self);
  if (threat.harvest == 0)
    {
      awale_toast_overlay_say (self->study->toasts, _("Nothing is threatened."));
      return;
    }
  sentence = awale_threat_describe (&threat, awale_title_get_player (game, !position.side));
  show_remark (self, sentence, &threat, AWALE_MARK_RED);
}

static const AwaleAction actions[] =
{
  { .name = "report", .activate = G_CALLBACK (show), .when = AWALE_WHEN_STUDY,
    .keys = "F7", .group = AWALE_KEYS_REPORT, .title = N_("Game report") },
  { .name = "start-report", .activate = G_CALLBACK (start),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_start) },
  { .name = "write-report", .activate = G_CALLBACK (write_report),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_write) },
  { .name = "try-errors", .activate = G_CALLBACK (try_errors),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_errors) },
  { .name = "next-error", .activate = G_CALLBACK (next_error),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_moves),
    .keys = "F8", .group = AWALE_KEYS_REPORT, .title = N_("Before the next error") },
  { .name = "previous-error", .activate = G_CALLBACK (previous_error),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_moves),
    .keys = "<Shift>F8", .group = AWALE_KEYS_REPORT, .title = N_("Before the previous error") },
  { .name = "why", .activate = G_CALLBACK (ask_why),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_ask),
    .keys = "F3", .group = AWALE_KEYS_REPORT, .title = N_("Why this value?") },
  { .name = "why-move", .activate = G_CALLBACK (ask_why_move), .parameter = "i",
    .when = AWALE_WHEN_STUDY },
  { .name = "threat", .activate = G_CALLBACK (show_threat), .when = AWALE_WHEN_STUDY,
    .keys = "<Shift>F3", .group = AWALE_KEYS_REPORT, .title = N_("What is threatened?") },
  { .keys = "plus minus", .group = AWALE_KEYS_REPORT,
    .title = N_("On the graph: more or less detail") },
  { .keys = "0", .group = AWALE_KEYS_REPORT, .title = N_("On the graph: the whole game") },
};

static void
awale_report_controller_dispose (GObject *object)
{
  AwaleReportController *self = AWALE_REPORT_CONTROLLER (object);

  g_clear_object (&self->report_signals);
  g_clear_object (&self->report);
  if (self->page != NULL)
    awale_report_page_explain (self->page, NULL);
  self->page = NULL;
  g_clear_pointer (&self->finder, awale_reasons_finder_free);
  g_clear_pointer (&self->asked_node, awale_node_unref);
  g_clear_weak_pointer (&self->remark);
  g_clear_object (&self->place);

  G_OBJECT_CLASS (awale_report_controller_parent_class)->dispose (object);
}

static void
awale_report_controller_set_up (AwaleController *controller,
                                AwaleStudy      *study)
{
  AwaleReportController *self = AWALE_REPORT_CONTROLLER (controller);

  self->study = study;
  awale_study_pane_set_page (study->pane, AWALE_STUDY_PAGE_REPORT, self->place);
  g_signal_connect_object (study->services->tables, "changed", G_CALLBACK (tables_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (awale_study_pane_get_analysis_panel (study->pane), "notify::preview",
                           G_CALLBACK (awale_controller_changed), self, G_CONNECT_SWAPPED);
}

static void
awale_report_controller_class_init (AwaleReportControllerClass *klass)
{
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_report_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_report_controller_set_up;
  controller_class->game_changed = awale_report_controller_game_changed;
}

static void
awale_report_controller_init (AwaleReportController *self)
{
  self->place = g_object_ref_sink (adw_bin_new ());
  g_signal_connect_object (self->place, "map", G_CALLBACK (get_page), self, G_CONNECT_SWAPPED);
  awale_controller_follow_game (self, "notify::cursor", G_CALLBACK (clear_comparison));
  awale_controller_follow_game (self, "node-removed", G_CALLBACK (clear_comparison));
  awale_controller_follow_game (self, "reset", G_CALLBACK (update_tables));
  self->finder = awale_reasons_finder_new (found_cb, self);
  self->report_signals = g_signal_group_new (AWALE_TYPE_REPORT);
  g_signal_group_connect_swapped (self->report_signals, "updated",
                                  G_CALLBACK (awale_controller_changed), self);
  g_signal_group_connect_swapped (self->report_signals, "notify::running",
                                  G_CALLBACK (awale_controller_changed), self);
  g_signal_group_connect_swapped (self->report_signals, "notify::progress",
                                  G_CALLBACK (keep_values), self);
  g_signal_group_connect_swapped (self->report_signals, "finished", G_CALLBACK (finished_cb),
                                  self);
  g_signal_group_connect_swapped (self->report_signals, "failed", G_CALLBACK (failed_cb), self);
}

AwaleReport *
awale_report_controller_get_report (AwaleReportController *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT_CONTROLLER (self), NULL);

  return self->report;
}

