/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "book/awale-book-build.h"
#include "book/awale-book-file.h"
#include "book/awale-book.h"
#include "engine/awale-search-types.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

enum
{
  STANDARD_POSITIONS = 10000,
  MAX_POSITIONS = 10000000,
};

/* Options shared by all verbs. */
typedef struct
{
  AwaleRuleset rules;
  char        *ruleset;    /* Ruleset as the user named it, or NULL. */
  char        *directory;  /* Folder of the books, or NULL. */
  char        *part_text;  /* Part as “2/4”, or NULL. */
  char        *positions_text;  /* Number of positions as text, or NULL. */
  int          depth;      /* Depth in plies; 0 if not given. */
  int          positions;
  int          part;       /* Part, from 1; 0 for all parts. */
  int          n_parts;
  gboolean     json;
} Request;

/* Output of a build. */
typedef struct
{
  AwaleTableWriter table;
  AwaleCliProgress progress;
} Work;

static void
searched_cb (size_t  n_done,
             size_t  n_wanted,
             void   *user_data)
{
  Work *work = user_data;

  awale_cli_progress_show (&work->progress, ngettext ("%d of %d position of this round",
                                                      "%d of %d positions of this round",
                                                      n_wanted), (int) n_done, (int) n_wanted);
}

static void
grown_cb (const AwaleBookSize *size,
          void                *user_data)
{
  Work *work = user_data;

  awale_cli_progress_clear (&work->progress);
  awale_table_writer_add (&work->table, "%u %u %d %.2f", (unsigned) size->positions,
                          (unsigned) size->expanded, size->plies, size->value / 100.0);
  fflush (stdout);
}

static void
work_init (Work          *work,
           AwaleBookJob  *job,
           const Request *request)
{

  *work = (Work) { .progress = awale_cli_progress_new () };
  /* A part has no rows, so no table is started for it. */
  if (request->part_text == NULL)
    awale_table_writer_init (&work->table, AWALE_TABLE_HEADED, request->json,
                             "positions expanded plies value");
  *job = (AwaleBookJob) {
    .depth = request->depth,
    .positions = (size_t) request->positions,
    .part = request->part,
    .n_parts = request->n_parts,
    .grown = grown_cb,
    .searched = searched_cb,
    .user_data = work,
  };
}

static AwaleExit
build (void  *data,
       char **words)
{
  const Request *request = data;
  g_autofree char *path = awale_book_dup_path (&request->rules, request->directory);
  g_autoptr (GError) error = NULL;
  AwaleBookJob job;
  bool is_done;
  Work work;

  work_init (&work, &job, request);
  is_done = request->part > 0 ? awale_book_build_part (&request->rules, path, &job, &error)
                              : awale_book_build (&request->rules, path, &job, &error);
  awale_cli_progress_clear (&work.progress);
  if (is_done)
    return AWALE_EXIT_DONE;
  return awale_cli_fail (error);
}

static AwaleExit
merge (void  *data,
       char **words)
{
  const Request *request = data;
  g_autofree char *path = awale_book_dup_path (&request->rules, request->directory);
  g_autoptr (GError) error = NULL;
  size_t n_missing = 0;
  AwaleBookJob job;
  Work work;

  work_init (&work, &job, request);
  if (!awale_book_merge (&request->rules, path, &job, &n_missing, &error))
    return awale_cli_fail (error);
  if (n_missing == 0)
    return AWALE_EXIT_DONE;
  awale_cli_message (ngettext ("%d position of the next round has not been searched yet.",
                               "%d positions of the next round have not been searched yet.",
                               (gulong) n_missing), (int) n_missing);
  return AWALE_EXIT_NO;
}

/* Opens the book (transfer full); NULL after printing an error. */
static AwaleBook *
open_book (const Request *request)
{
  g_autoptr (GError) error = NULL;
  AwaleBook *book = awale_book_open (&request->rules, request->directory, &error);

  if (book == NULL)
    awale_cli_fail (error);
  return book;
}

static AwaleExit
stats (void  *data,
       char **words)
{
  const Request *request = data;
  g_autofree char *ruleset = awale_ruleset_dup_id (&request->rules);
  g_autoptr (AwaleBook) book = open_book (request);
  AwaleBookSize size;

  if (book == NULL)
    return AWALE_EXIT_FAILED;
  size = awale_book_get_size (book);
  awale_cli_print_record (request->json, "ruleset depth positions expanded plies value",
                          "%s %d %u %u %d %.2f", ruleset, size.depth,
                          (unsigned) size.positions, (unsigned) size.expanded, size.plies,
                          size.value / 100.0);
  return AWALE_EXIT_DONE;
}

/* Prints a row for a move and its continuation, or for the position itself if there is no move. */
static void
print_line (AwaleTableWriter *table,
            const AwaleBook  *book,
            AwalePosition     position,
            AwaleMove         move,
            int               value)
{
  int n_before = move != AWALE_NO_MOVE ? 1 : 0;
  int8_t moves[AWALE_SEARCH_MAX_LINE] = { (int8_t) move };
  int n = n_before + awale_book_find_line (book, position, moves + n_before,
                                           AWALE_SEARCH_MAX_LINE - n_before);
  g_autofree char *line = awale_cli_dup_moves (moves, n);

  awale_table_writer_add (table, "%s %.2f %s", n_before > 0 ? awale_move_to_string (move) : NULL,
                          value / 100.0, n > 0 ? line : NULL);
}

static void
print_moves (AwaleTableWriter     *table,
             const Request        *request,
             const AwaleBook      *book,
             AwalePosition         position,
             const AwaleBookEntry *entry)
{
  for (int i = 0; i < entry->n_moves; i++)
    {
      AwaleMove move = entry->moves[i].move;

      print_line (table, book, awale_play (position, &request->rules, move, NULL), move,
                  entry->moves[i].value);
    }
}

static AwaleExit
print_position (const Request *request,
                AwalePosition  position,
                bool           has_own_row)
{
  g_autoptr (AwaleBook) book = open_book (request);
  AwaleTableWriter table;
  AwaleBookEntry entry;

  if (book == NULL)
    return AWALE_EXIT_FAILED;
  if (!awale_book_probe (book, position, &entry))
    {
      awale_cli_message (_("The position is not in the book."));
      return AWALE_EXIT_NO;
    }
  awale_table_writer_init (&table, AWALE_TABLE_HEADED, request->json, "move value line");
  if (has_own_row)
    print_line (&table, book, position, AWALE_NO_MOVE, entry.value);
  print_moves (&table, request, book, position, &entry);
  return AWALE_EXIT_DONE;
}

static AwaleExit
probe (void  *data,
       char **words)
{
  const Request *request = data;
  g_autoptr (GArray) positions = NULL;
  AwalePosition position;

  if (!awale_cli_read_position (words[0], &position))
    return AWALE_EXIT_USAGE;
  positions = awale_cli_play_moves (&request->rules, position, words + 1);
  if (positions == NULL)
    return AWALE_EXIT_NO;
  position = g_array_index (positions, AwalePosition, positions->len - 1);
  return print_position (request, position, true);
}

static AwaleExit
lines (void  *data,
       char **words)
{
  return print_position (data, awale_position_start (), false);
}

static const AwaleCliVerb verbs[] = {
  { "build", build, .most = 0 },
  { "merge", merge, .most = 0 },
  { "probe", probe, .least = 1, .most = -1, .missing = N_("a position is needed") },
  { "stats", stats, .most = 0 },
  { "lines", lines, .most = 0 },
  { .name = NULL }
};

static AwaleExit
run_verb (const AwaleSubcommand  *command,
          Request                *request,
          char                  **words)
{
  const AwaleCliVerb *verb;

  if (request->depth < 0 || request->depth > AWALE_SEARCH_MAX_DEPTH)
    return awale_cli_usage_error (command, _("the depth is at most %d plies, and limits cannot be "
                                             "negative"), AWALE_SEARCH_MAX_DEPTH);
  if (request->positions_text != NULL
      && !awale_cli_read_number (request->positions_text, 1, MAX_POSITIONS, &request->positions))
    return awale_cli_usage_error (command, _("a book can have 1 to %d positions"),
                                  MAX_POSITIONS);
  if (request->part_text != NULL && request->positions_text != NULL)
    return awale_cli_usage_error (command, _("--part cannot be used with --positions"));
  if (request->part_text != NULL
      && !awale_cli_read_part (request->part_text, &request->part, &request->n_parts))
    return awale_cli_usage_error (command, _("write a part as “2/4”, the second of four"));
  if (!awale_cli_read_ruleset (request->ruleset, &request->rules))
    return AWALE_EXIT_USAGE;

  verb = awale_cli_find_verb (command, verbs, _("build, merge, probe, stats or lines is needed"),
                              words);
  return verb != NULL ? verb->run (request, words + 1) : AWALE_EXIT_USAGE;
}

AwaleExit
awale_cmd_book (const AwaleSubcommand   *command,
                char                  ***arguments)
{
  Request request = { .positions = STANDARD_POSITIONS };
  const GOptionEntry entries[] = {
    AWALE_CLI_RULESET_ENTRY (request.ruleset),
    { "depth", 0, 0, G_OPTION_ARG_INT, &request.depth,
      N_("Depth of the searches (default: 22)"), N_("PLIES") },
    { "positions", 0, 0, G_OPTION_ARG_STRING, &request.positions_text,
      N_("Positions to build (default: 10,000)"), N_("N") },
    { "part", 0, 0, G_OPTION_ARG_STRING, &request.part_text,
      N_("Search one part of the next round only: 2/4 is the second of four"), N_("PART") },
    { "dir", 0, 0, G_OPTION_ARG_FILENAME, &request.directory, N_("Folder of the books"),
      N_("FOLDER") },
    AWALE_CLI_JSON_ENTRY (request.json),
    G_OPTION_ENTRY_NULL
  };
  AwaleExit status;
  char **words;

  awale_cli_mark_passes (*arguments, entries, 1);
  words = awale_cli_parse_options (command, arguments, entries, &status);
  if (words != NULL)
    status = run_verb (command, &request, words);
  g_free (request.ruleset);
  g_free (request.directory);
  g_free (request.part_text);
  g_free (request.positions_text);
  return status;
}
