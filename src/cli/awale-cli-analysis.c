/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-analysis.h"

#include "engine/awale-search.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

void
awale_cli_analysis_clear (AwaleCliAnalysis *self)
{
  g_clear_pointer (&self->tables, g_free);
}

bool
awale_cli_analysis_read_options (const AwaleCliAnalysis *self,
                                 const AwaleSubcommand  *command,
                                 AwaleReportOptions     *options)
{
  if (self->depth < 0 || self->depth > AWALE_SEARCH_MAX_DEPTH || self->movetime < 0)
    {
      awale_cli_usage_error (command, _("the depth is at most %d plies, and limits cannot be "
                                        "negative"),
                             AWALE_SEARCH_MAX_DEPTH);
      return false;
    }
  if (self->threads < 1 || self->threads > 256 || self->hash < 1 || self->hash > 1 << 16)
    {
      awale_cli_usage_error (command, _("at least one thread and one mebibyte; at most 256 "
                                        "threads and 65,536 mebibytes"));
      return false;
    }
  if (self->lines < 0)
    {
      awale_cli_usage_error (command, _("the number of lines cannot be negative"));
      return false;
    }

  *options = (AwaleReportOptions) {
    .depth = self->depth,
    .milliseconds = self->movetime,
    .threads = self->threads,
    .hash = self->hash,
    .lines = MIN (self->lines, AWALE_SEARCH_MAX_LINES),
  };
  return true;
}

/* The number of a game and the name of its file, for messages. */
typedef struct
{
  const char *name;
  size_t      number;
} Place;

static void
progress_changed_cb (AwaleReport *report,
                     GParamSpec  *pspec,
                     void        *data)
{
  const Place *place = data;
  unsigned n_done = awale_report_get_n_done (report), n_total = awale_report_get_n_total (report);
  double left = awale_report_get_seconds_left (report);

  /* The escape sequence erases the previous text of the line. */
  g_printerr ("\r\033[K");
  if (left < 0.0)
    /* Translators: a file name, the number of a game in the file, the number of positions analyzed,
     * and of all positions. */
    g_printerr (ngettext ("%s: game %u: %u of %u position", "%s: game %u: %u of %u positions",
                          n_total),
                place->name, (unsigned) place->number, n_done, n_total);
  else
    /* Translators: a file name, the number of a game in the file, the number of positions analyzed,
     * of all positions, and the minutes and seconds left. */
    g_printerr (ngettext ("%s: game %u: %u of %u position, %d:%02d left",
                          "%s: game %u: %u of %u positions, %d:%02d left", n_total),
                place->name, (unsigned) place->number, n_done, n_total, (int) left / 60,
                (int) left % 60);
}

AwaleTablebase *
awale_cli_analysis_open_tables (const AwaleCliAnalysis *self,
                                const AwaleRuleset     *rules)
{
  return self->no_tables ? NULL
                         : awale_tablebase_open (rules, self->tables, AWALE_TABLEBASE_MAX_SEEDS);
}

void
awale_cli_warn_of_tables (const AwaleTablebase *tables)
{
  const GError *damage = tables != NULL ? awale_tablebase_get_damage (tables) : NULL;

  if (damage != NULL)
    awale_cli_message ("%s", damage->message);
}

AwaleReport *
awale_cli_analysis_run (const AwaleCliAnalysis   *self,
                        AwaleGame                *game,
                        const AwaleReportOptions *options,
                        const char               *name,
                        size_t                    number)
{
  AwaleReport *report = awale_report_new (game);
  g_autoptr (AwaleTablebase) tables =
    awale_cli_analysis_open_tables (self, awale_game_get_rules (game));
  bool is_seen = isatty (STDERR_FILENO);
  Place place = { name, number };

  awale_report_set_tables (report, tables);
  if (is_seen)
    g_signal_connect (report, "notify::progress", G_CALLBACK (progress_changed_cb), &place);
  awale_report_run (report, options, NULL, NULL);
  if (is_seen)
    {
      g_signal_handlers_disconnect_by_data (report, &place);
      g_printerr ("\r\033[K");
    }
  awale_cli_warn_of_tables (tables);
  return report;
}

/* Formats the moves of the line that a reason is about, up to its own; the whole of it for a reason
 * without a move. */
static char *
dup_reason_line (const AwaleReasonLine *line,
                 int                    ply)
{
  int8_t moves[AWALE_REASONS_LINE];
  int n_moves = ply > 0 ? ply : line->n_moves;

  for (int i = 0; i < n_moves; i++)
    moves[i] = (int8_t) line->sowings[i].from;
  return awale_cli_dup_moves (moves, n_moves);
}

void
awale_cli_add_reason (AwaleTableWriter   *table,
                      const AwaleReasons *reasons,
                      int                 index)
{
  const AwaleReason *reason = &reasons->reasons[index];
  g_autofree char *line = dup_reason_line (&reasons->lines[reason->is_better], reason->ply);
  g_autoptr (GString) pits = g_string_new (NULL);

  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    if ((reason->pits & 1u << pit) != 0)
      g_string_append (pits, awale_move_to_string (pit));
  awale_table_writer_add (table, "%s %s %s %s %d %d %.1f %.1f %.2f",
                          awale_reason_kind_get_id (reason->kind),
                          reason->side == AWALE_SOUTH ? "South" : "North", line,
                          pits->len > 0 ? pits->str : NULL, reason->seeds, reason->n_moves,
                          reason->total / 100.0, reason->other / 100.0,
                          reason->accounted / 100.0);
}

void
awale_cli_print_reasons (const char         *text,
                         const AwaleReasons *reasons,
                         const char         *south,
                         const char         *north)
{
  const char *players[] = { south, north };
  g_autofree char *why = reasons != NULL ? awale_reasons_describe (reasons, players, NULL) : NULL;
  g_autofree char *all = g_strjoin (text != NULL && why != NULL ? " " : "",
                                    text != NULL ? text : "", why != NULL ? why : "", NULL);
  g_autofree char *printable = awale_cli_dup_printable (all, true);

  g_print ("%s\n", printable);
}
