/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "tablebase/awale-tablebase.h"

#include <inttypes.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdio.h>

enum
{
  STANDARD_SEEDS = 12,
  MAX_THREADS = 256,
};

/* Options shared by all verbs. */
typedef struct
{
  const AwaleSubcommand *command;
  AwaleRuleset rules;
  char        *ruleset;    /* Ruleset as the user named it, or NULL. */
  char        *directory;  /* Folder of the tables, or NULL. */
  int          seeds;
  int          threads;
  gboolean     json;
} Request;

/* Output of a build or a verification. */
typedef struct
{
  AwaleTableWriter table;
  AwaleCliProgress progress;
} Work;

static void
progress_cb (const AwaleTablebaseProgress *progress,
             void                         *user_data)
{
  Work *work = user_data;
  int seeds = progress->layer;

  if (progress->seconds_left < 0)
    awale_cli_progress_show (&work->progress,
                             ngettext ("%d seed: %.1f%% of the total",
                                       "%d seeds: %.1f%% of the total", seeds),
                             seeds, 100 * progress->fraction);
  else
    awale_cli_progress_show (&work->progress,
                             ngettext ("%d seed: %.1f%% of the total, %.0f s left",
                                       "%d seeds: %.1f%% of the total, %.0f s left", seeds),
                             seeds, 100 * progress->fraction, progress->seconds_left);
}

static void
layer_done_cb (const AwaleTablebaseLayer *layer,
               void                      *user_data)
{
  Work *work = user_data;

  awale_cli_progress_clear (&work->progress);
  if (layer->damage != NULL)
    /* Translators: %s is a sentence: “A checksum of “seeds-8.awt” is wrong.” */
    awale_cli_message (_("%s The table was built again."), layer->damage->message);
  awale_table_writer_add (&work->table, "%d %" PRIi64 " %.3f", layer->seeds, (gint64) layer->boards,
                          layer->seconds < 0 ? NAN : layer->seconds);
  fflush (stdout);
}

typedef bool (* WorkFunc) (const AwaleRuleset       *rules,
                           const char               *directory,
                           int                       seeds,
                           const AwaleTablebaseJob  *job,
                           GError                  **error);

static bool
do_work (const Request  *request,
         WorkFunc        func,
         GError        **error)
{
  Work work = { .progress = awale_cli_progress_new () };
  AwaleTablebaseJob job = { .threads = request->threads, .progress = progress_cb,
                            .layer = layer_done_cb, .user_data = &work };
  bool is_done;

  awale_table_writer_init (&work.table, AWALE_TABLE_HEADED, request->json, "layer boards seconds");
  is_done = func (&request->rules, request->directory, request->seeds, &job, error);
  awale_cli_progress_clear (&work.progress);
  return is_done;
}

static AwaleExit
build (void  *data,
       char **words)
{
  const Request *request = data;
  g_autoptr (GError) error = NULL;

  if (do_work (request, awale_tablebase_build, &error))
    return AWALE_EXIT_DONE;
  return awale_cli_fail (error);
}

static AwaleExit
verify (void  *data,
        char **words)
{
  const Request *request = data;
  g_autoptr (GError) error = NULL;

  if (do_work (request, awale_tablebase_verify, &error))
    return AWALE_EXIT_DONE;
  awale_cli_fail (error);
  return g_error_matches (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED)
           ? AWALE_EXIT_NO
           : AWALE_EXIT_FAILED;
}

static bool
print_counts (AwaleTableWriter     *table,
              const char           *name,
              const AwaleTablebase *tables,
              int                   seeds)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) counts = awale_tablebase_count (tables, seeds, &error);

  if (counts == NULL)
    {
      awale_cli_fail (error);
      return false;
    }
  for (guint i = 0; i < counts->len; i++)
    {
      const AwaleTablebaseCount *count = &g_array_index (counts, AwaleTablebaseCount, i);

      awale_table_writer_add (table, "%s %d %d %d %" PRIi64, name, count->seeds, count->low,
                              count->high, (gint64) count->boards);
    }
  return true;
}

static AwaleExit
stats (void  *data,
       char **words)
{
  const Request *request = data;
  g_autofree char *ruleset = awale_ruleset_dup_id (&request->rules);
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (&request->rules, request->directory,
                                                            request->seeds);
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, request->json,
                           "ruleset seeds low high boards");
  for (int seeds = 0; seeds <= request->seeds; seeds++)
    if (!print_counts (&table, ruleset, tables, seeds))
      return AWALE_EXIT_FAILED;
  return AWALE_EXIT_DONE;
}

/*
 * Prints a row for a move. Under a drought rule the tables assume a drought that has just begun, so
 * the value after a move without a harvest is unknown.
 */
static void
print_move (AwaleTableWriter     *table,
            const Request        *request,
            const AwaleTablebase *tables,
            AwalePosition         position,
            AwaleMove             move)
{
  int gain, low, high;
  AwalePosition after = awale_play (position, &request->rules, move, &gain);

  awale_table_writer_add (table, "%s", awale_move_to_string (move));
  if (awale_tablebase_is_usable (tables, gain == 0)
      && awale_tablebase_probe (tables, after, &low, &high))
    {
      awale_table_writer_add (table, "%d %d", gain - high, gain - low);
    }
  else
    {
      awale_table_writer_add (table, "%s %s", "-", "-");
    }
}

static AwaleExit
print_probe (const Request        *request,
             const AwaleTablebase *tables,
             AwalePosition         position)
{
  unsigned legal = awale_legal_moves (position, &request->rules);
  int seeds = awale_position_seeds_on_board (position);
  AwaleTableWriter table;
  int low, high;

  if (!awale_tablebase_probe (tables, position, &low, &high))
    {
      const GError *damage = awale_tablebase_get_damage (tables);

      if (damage != NULL)
        awale_cli_message ("%s", damage->message);
      else
        awale_cli_message (ngettext ("The table of %d seed has not been built.",
                                     "The table of %d seeds has not been built.", seeds), seeds);
      return AWALE_EXIT_FAILED;
    }
  awale_table_writer_init (&table, AWALE_TABLE_HEADED, request->json, "move low high");
  awale_table_writer_add (&table, "%s %d %d", "-", low, high);

  /* On a dead board the rules end the game, so there is no move to list. */
  if (request->rules.dead == AWALE_DEAD_ENDS && awale_is_dead (position, &request->rules))
    return AWALE_EXIT_DONE;
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (legal & 1u << move)
      print_move (&table, request, tables, position, move);
  return AWALE_EXIT_DONE;
}

static AwaleExit
probe (void  *data,
       char **words)
{
  const Request *request = data;
  g_autoptr (AwaleTablebase) tables = NULL;
  AwalePosition position;

  if (words[1] != NULL)
    return awale_cli_usage_error (request->command, _("a position is needed"));
  if (!awale_cli_read_position (words[0], &position))
    return AWALE_EXIT_USAGE;
  tables = awale_tablebase_open (&request->rules, request->directory, AWALE_TABLEBASE_MAX_SEEDS);
  return print_probe (request, tables, position);
}

static const AwaleCliVerb verbs[] = {
  { "build", build, .most = 0 },
  { "stats", stats, .most = 0 },
  { "probe", probe, .least = 1, .most = -1, .missing = N_("a position is needed") },
  { "verify", verify, .most = 0 },
  { .name = NULL }
};

static AwaleExit
run_verb (const AwaleSubcommand  *command,
          Request                *request,
          char                  **words)
{
  const AwaleCliVerb *verb;

  if (request->seeds < 0 || request->seeds > AWALE_TABLEBASE_MAX_SEEDS)
    return awale_cli_usage_error (command, _("tables have %d seeds at most"),
                                  AWALE_TABLEBASE_MAX_SEEDS);
  if (request->threads < 0 || request->threads > MAX_THREADS)
    return awale_cli_usage_error (command, _("there can be 1 to %d threads"), MAX_THREADS);
  if (!awale_cli_read_ruleset (request->ruleset, &request->rules))
    return AWALE_EXIT_USAGE;

  request->command = command;
  verb = awale_cli_find_verb (command, verbs, _("build, stats, probe or verify is needed"), words);
  return verb != NULL ? verb->run (request, words + 1) : AWALE_EXIT_USAGE;
}

AwaleExit
awale_cmd_tablebase (const AwaleSubcommand   *command,
                     char                  ***arguments)
{
  Request request = { .seeds = STANDARD_SEEDS };
  const GOptionEntry entries[] = {
    AWALE_CLI_RULESET_ENTRY (request.ruleset),
    { "seeds", 0, 0, G_OPTION_ARG_INT, &request.seeds,
      N_("Largest number of seeds (default: 12)"), N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &request.threads, N_("Threads (default: one per "
                                                              "processor)"),
      N_("N") },
    { "dir", 0, 0, G_OPTION_ARG_FILENAME, &request.directory, N_("Folder of the tables"),
      N_("FOLDER") },
    AWALE_CLI_JSON_ENTRY (request.json),
    G_OPTION_ENTRY_NULL
  };
  AwaleExit status;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);

  if (words != NULL)
    status = run_verb (command, &request, words);
  g_free (request.ruleset);
  g_free (request.directory);
  return status;
}
