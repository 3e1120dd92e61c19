/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The report on the game in view, the way from mistake to mistake, and the graph as a picture.
 */
#define G_LOG_DOMAIN "awale-window-report"

#include "awale-window-private.h"

#include "app/common/awale-dialogs.h"
#include "desk/awale-file.h"
#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

/* What may be written beside the values, in the order of the dialog. */
enum
{
  OPTION_GLYPHS,
  OPTION_LINES,
  N_OPTIONS,
};

static bool
has_judgment (AwaleWindow *self)
{
  return self->report != NULL &&
         awale_report_get_summary (self->report, AWALE_SOUTH).n_moves +
         awale_report_get_summary (self->report, AWALE_NORTH).n_moves > 0;
}

static void
report_action (AwaleWindow *self)
{
  awale_study_view_set_show_pane (self->study, true);
  awale_study_view_set_page (self->study, AWALE_STUDY_PAGE_REPORT);
  awale_report_page_focus (self->report_page);
}

static void
start_report_action (AwaleWindow *self)
{
  AwaleReportOptions options = awale_report_page_get_options (self->report_page);
  const AwaleRuleset *rules = awale_game_get_rules (awale_window_get_game (self));

  /* The tables that are there now; others are made meanwhile, for the next time. */
  awale_report_set_tables (self->report, awale_tables_get (self->desk->tables, rules));
  awale_tables_request_usual (self->desk->tables, rules);
  awale_window_flush (self);
  awale_report_start (self->report, &options);
}

static void
write_chosen_cb (int      chosen,
                 gpointer data)
{
  g_autoptr (AwaleWindow) self = data;
  AwaleReportWrite what = AWALE_REPORT_WRITE_VALUES;

  /* Another game may be in view by now. */
  if (chosen < 0 || self->report == NULL)
    return;
  if ((chosen >> OPTION_GLYPHS & 1) != 0)
    what |= AWALE_REPORT_WRITE_GLYPHS;
  if ((chosen >> OPTION_LINES & 1) != 0)
    what |= AWALE_REPORT_WRITE_LINES;
  awale_window_flush (self);
  awale_report_write (self->report, what);
  awale_window_toast (self, _("The report is written into the game. Undo takes all of it back."));
}

static void
write_report_action (AwaleWindow *self)
{
  bool lines = awale_report_count_lines (self->report) > 0;
  const AwaleOption options[N_OPTIONS] = {
    [OPTION_GLYPHS] = { _("_Glyphs on the errors"), true, false },
    [OPTION_LINES] = { _("_Better moves as variations"), false, !lines },
  };

  awale_dialogs_choose (GTK_WINDOW (self), _("Write the Report into the Game?"),
                        _("The value of each position is written. Glyphs and moves that are there "
                          "already stay."),
                        _("_Cancel"), _("_Write"), options, N_OPTIONS, write_chosen_cb,
                        g_object_ref (self));
}

/* The ply of the cursor, or of where its variation leaves the main line. */
static int
get_main_ply (AwaleWindow *self)
{
  AwaleNode *node = awale_game_get_cursor (awale_window_get_game (self));

  while (!awale_node_is_main_line (node))
    node = awale_node_get_parent (node);
  return awale_node_get_ply (node);
}

static const char *
word_no_mistake (AwaleWindow *self,
                 int          step)
{
  if (!has_judgment (self))
    return _("Nothing is known of this game’s moves yet. F7 analyses it.");
  return step > 0 ? _("There is no mistake after this.") : _("There is no mistake before this.");
}

static void
go_to_mistake (AwaleWindow *self,
               int          step)
{
  AwaleGame *game = awale_window_get_game (self);
  int index = awale_report_find_error (self->report, get_main_ply (self), step);

  if (index < 0)
    {
      awale_window_toast (self, word_no_mistake (self, step));
      return;
    }
  awale_game_set_cursor (game, awale_node_get_parent (
                                 awale_report_get_move (self->report, (unsigned) index)->node));
}

static void
next_mistake_action (AwaleWindow *self)
{
  go_to_mistake (self, 1);
}

static void
previous_mistake_action (AwaleWindow *self)
{
  go_to_mistake (self, -1);
}

static void
graph_written_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (awale_file_write_finish (G_FILE (source), result, NULL, &error))
    {
      awale_window_toast (self, _("The graph was saved."));
      return;
    }
  text = g_strdup_printf (_("The graph could not be saved: %s"), error->message);
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, text, NULL, NULL, NULL);
}

static void
graph_chosen_cb (GListModel *files,
                 gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  AwalePictureFormat format;

  if (file == NULL || awale_window_get_game (self) == NULL)
    return;
  if (awale_picture_get_format (name, &format, &error))
    bytes = awale_graph_draw_picture (awale_study_view_get_graph (self->study), format, &error);
  if (bytes == NULL)
    {
      awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, error->message, NULL, NULL, NULL);
      return;
    }
  awale_file_write_async (file, bytes, NULL, graph_written_cb, g_object_ref (self));
}

static void
save_graph_action (AwaleWindow *self)
{
  g_autofree char *name = awale_title_for_file (awale_window_get_game (self), NULL, ".svg");

  awale_dialogs_save_picture (GTK_WINDOW (self), name, graph_chosen_cb, g_object_ref (self));
}

static void
report_finished_cb (AwaleWindow *self,
                    gboolean     completed)
{
  bool seen = awale_study_view_get_show_pane (self->study) &&
              awale_study_view_get_page (self->study) == AWALE_STUDY_PAGE_REPORT;

  if (completed && !seen)
    awale_window_toast (self, _("The report on the game is ready."));
}

void
awale_window_init_report (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  self->report_page = AWALE_REPORT_PAGE (awale_report_page_new ());
  awale_study_view_set_report (self->study, GTK_WIDGET (self->report_page));
}

void
awale_window_follow_report (AwaleWindow *self)
{
  static const char *const changes[] = { "updated", "notify::running" };
  AwaleGame *game = awale_window_get_game (self);

  g_assert (AWALE_IS_WINDOW (self));

  g_clear_object (&self->report);
  if (game != NULL)
    {
      self->report = awale_report_new (game);
      for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
        g_signal_connect_object (self->report, changes[i],
                                 G_CALLBACK (awale_actions_update), self->actions,
                                 G_CONNECT_SWAPPED);
      g_signal_connect_object (self->report, "finished", G_CALLBACK (report_finished_cb), self,
                               G_CONNECT_SWAPPED);
    }
  awale_report_page_set_report (self->report_page, self->report);
}

static bool
has_moves (AwaleWindow *self)
{
  return self->report != NULL && awale_report_get_n_moves (self->report) > 0;
}

static bool
can_start (AwaleWindow *self)
{
  return has_moves (self) && !awale_report_is_running (self->report);
}

static bool
can_write (AwaleWindow *self)
{
  return has_judgment (self) && !awale_report_is_running (self->report);
}

static const AwaleAction actions[] =
{
  { .name = "report", .activate = G_CALLBACK (report_action), .sense = AWALE_SENSE_STUDY,
    .keys = "F7", .group = AWALE_KEYS_REPORT, .title = N_("Report on the game") },
  { .name = "start-report", .activate = G_CALLBACK (start_report_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (can_start) },
  { .name = "write-report", .activate = G_CALLBACK (write_report_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (can_write) },
  { .name = "next-mistake", .activate = G_CALLBACK (next_mistake_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_moves),
    .keys = "F8", .group = AWALE_KEYS_REPORT, .title = N_("Before the next mistake") },
  { .name = "previous-mistake", .activate = G_CALLBACK (previous_mistake_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_moves),
    .keys = "<Shift>F8", .group = AWALE_KEYS_REPORT, .title = N_("Before the previous mistake") },
  { .name = "save-graph", .activate = G_CALLBACK (save_graph_action),
    .sense = AWALE_SENSE_STUDY },
  { .keys = "plus minus", .group = AWALE_KEYS_REPORT,
    .title = N_("On the graph: more or less detail") },
  { .keys = "0", .group = AWALE_KEYS_REPORT, .title = N_("On the graph: the whole game") },
};

void
awale_window_add_report_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
