/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include "awale-cli-file.h"

#include "desk/awale-temp-file.h"
#include "library/awale-library-explore.h"
#include "library/awale-library-export.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

/* Games that are written to a table, or where a position comes up in them. */
typedef struct
{
  AwaleTableWriter          table;
  AwaleLibrary             *library;
  const AwaleLibraryFilter *filter;
  GError                   *error;
} Listing;

static const char *
or_nothing (const char *text)
{
  return text != NULL ? text : "";
}

static bool
list_cb (const AwaleLibraryRow *row,
         void                  *user_data)
{
  Listing *listing = user_data;
  const char *const texts[] = { row->south, row->north, row->event, row->date, row->ruleset,
                                row->result };

  awale_table_writer_add_int (&listing->table, row->id);
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    awale_table_writer_add_string (&listing->table, or_nothing (texts[i]));
  awale_table_writer_add_int (&listing->table, row->plies);
  if (row->loss >= 0)
    awale_table_writer_add_double (&listing->table, row->loss, 2);
  else
    awale_table_writer_add_string (&listing->table, "-");
  return true;
}

static bool
locate_cb (const AwaleLibraryRow *row,
           void                  *user_data)
{
  Listing *listing = user_data;
  const char *const texts[] = { row->south, row->north, row->date, row->result };
  AwalePositionMatch find;
  bool found;

  if (!awale_library_locate (listing->library, row->id, listing->filter, &find, &found,
                             &listing->error))
    return false;
  if (!found)
    return true;
  awale_table_writer_add_int (&listing->table, row->id);
  awale_table_writer_add_int (&listing->table, find.ply);
  awale_table_writer_add_string (&listing->table, find.next != AWALE_NO_MOVE
                                                    ? awale_move_to_string (find.next) : "-");
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    awale_table_writer_add_string (&listing->table, or_nothing (texts[i]));
  return true;
}

/* Writes a row for each game that is selected. */
static AwaleExit
write_rows (const AwaleCliLibrary   *options,
            const AwaleCliSelection *selection,
            const char *const       *columns,
            AwaleLibraryRowFunc      func)
{
  g_autoptr (AwaleLibrary) library = awale_cli_library_open (options, AWALE_LIBRARY_READ);
  Listing listing = { .library = library, .filter = &selection->filter };
  g_autoptr (GError) error = NULL;

  if (library == NULL)
    return AWALE_EXIT_FAILED;
  awale_table_writer_init (&listing.table, AWALE_TABLE_HEADED, options->json, columns);
  if (awale_library_list (library, &selection->filter, func, &listing, &error)
      && listing.error == NULL)
    return AWALE_EXIT_DONE;
  if (error == NULL)
    error = listing.error;
  awale_cli_message ("%s", error->message);
  return AWALE_EXIT_FAILED;
}

AwaleExit
awale_cli_library_list (const AwaleSubcommand  *command,
                        const AwaleCliLibrary  *options,
                        char                  **words)
{
  static const char *const columns[] = {
    "id", "south", "north", "event", "date", "ruleset", "result", "plies", "given", NULL
  };
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };

  if (words[0] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));
  if (!awale_cli_library_select (options, command, &selection))
    return AWALE_EXIT_USAGE;
  return write_rows (options, &selection, columns, list_cb);
}

AwaleExit
awale_cli_library_search (const AwaleSubcommand  *command,
                          const AwaleCliLibrary  *options,
                          char                  **words)
{
  static const char *const columns[] = {
    "id", "ply", "move", "south", "north", "date", "result", NULL
  };
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };
  AwaleCliLibrary with_position = *options;

  if (words[0] == NULL)
    return awale_cli_usage_error (command, _("a position is needed"));
  if (words[1] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));
  with_position.position = words[0];
  if (!awale_cli_library_select (&with_position, command, &selection))
    return AWALE_EXIT_USAGE;
  return write_rows (options, &selection, columns, locate_cb);
}

static void
print_moves (const GArray *moves,
             bool          json)
{
  static const char *const columns[] = {
    "move", "games", "south", "draws", "north", "margin", "last", NULL
  };
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, columns);
  for (unsigned i = 0; i < moves->len; i++)
    {
      const AwaleLibraryMove *move = &g_array_index (moves, AwaleLibraryMove, i);

      awale_table_writer_add_string (&table, awale_move_to_string (move->move));
      awale_table_writer_add_int (&table, move->n_games);
      awale_table_writer_add_int (&table, move->n_south_wins);
      awale_table_writer_add_int (&table, move->n_draws);
      awale_table_writer_add_int (&table, move->n_north_wins);
      if (move->n_south_wins + move->n_draws + move->n_north_wins > 0)
        awale_table_writer_add_double (&table, move->margin, 1);
      else
        awale_table_writer_add_string (&table, "-");
      awale_table_writer_add_string (&table, move->last);
    }
}

AwaleExit
awale_cli_library_explore (const AwaleSubcommand  *command,
                           const AwaleCliLibrary  *options,
                           char                  **words)
{
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };
  AwaleCliLibrary with_position = *options;
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GError) error = NULL;

  if (words[0] == NULL)
    return awale_cli_usage_error (command, _("a position is needed"));
  if (words[1] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));
  with_position.position = words[0];
  if (!awale_cli_library_select (&with_position, command, &selection))
    return AWALE_EXIT_USAGE;
  library = awale_cli_library_open (options, AWALE_LIBRARY_READ);
  if (library == NULL)
    return AWALE_EXIT_FAILED;
  moves = awale_library_explore (library, &selection.filter, &error);
  if (moves == NULL)
    {
      awale_cli_message ("%s", error->message);
      return AWALE_EXIT_FAILED;
    }
  print_moves (moves, options->json);
  return AWALE_EXIT_DONE;
}

static bool
write_cb (const char  *text,
          size_t       n_bytes,
          void        *user_data,
          GError     **error)
{
  if (fwrite (text, 1, n_bytes, user_data) == n_bytes)
    return true;
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  return false;
}

static bool
spool_cb (const char  *text,
          size_t       n_bytes,
          void        *spool,
          GError     **error)
{
  return awale_temp_file_append (spool, text, n_bytes, error);
}

/* The games may be more than there is memory for, and the file called @name is replaced as a whole
 * or not at all: they are gathered in another first. If there are none, it is left alone. */
static bool
export_to_file (AwaleLibrary              *library,
                const AwaleLibraryFilter  *filter,
                AwaleExportFormat          format,
                const char                *name,
                gint64                    *n_games,
                GError                   **error)
{
  g_autoptr (AwaleTempFile) spool = awale_temp_file_new (g_get_tmp_dir (), error);
  g_autoptr (GBytes) bytes = NULL;

  if (spool != NULL
      && awale_library_export (library, filter, format, spool_cb, spool, n_games, error))
    bytes = awale_temp_file_map (spool, error);
  return bytes != NULL && (*n_games == 0 || awale_cli_write_bytes (name, bytes, error));
}

static AwaleExit
tell_no_games (const char *name)
{
  awale_cli_message (_("%s: not written, because there are no games"), name);
  return AWALE_EXIT_NO;
}

AwaleExit
awale_cli_library_export (const AwaleSubcommand  *command,
                          const AwaleCliLibrary  *options,
                          char                  **words)
{
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  AwaleExportFormat format;
  gint64 n_games;
  bool is_standard, done;

  if (words[0] == NULL)
    return awale_cli_usage_error (command, _("a file to write is needed"));
  if (words[1] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));
  if (!awale_cli_library_select (options, command, &selection))
    return AWALE_EXIT_USAGE;
  /* A limit on the size of files is then told as a full disk is. */
  signal (SIGXFSZ, SIG_IGN);
  library = awale_cli_library_open (options, AWALE_LIBRARY_READ);
  if (library == NULL)
    return AWALE_EXIT_FAILED;

  format = g_str_has_suffix (words[0], ".csv") ? AWALE_EXPORT_CSV : AWALE_EXPORT_OGN;
  is_standard = strcmp (words[0], "-") == 0;
  done = is_standard
           ? awale_library_export (library, &selection.filter, format, write_cb, stdout, &n_games,
                                   &error)
           : export_to_file (library, &selection.filter, format, words[0], &n_games,
                             &error);
  if (done)
    return n_games == 0 && !is_standard ? tell_no_games (words[0]) : AWALE_EXIT_DONE;
  if (error->domain == AWALE_LIBRARY_ERROR)
    awale_cli_message ("%s", error->message);
  else
    awale_cli_message ("%s: %s", words[0], error->message);
  return AWALE_EXIT_FAILED;
}

/* @totals (nullable): what there is beside the games that are meant. */
static void
print_results (const AwaleLibraryResults *results,
               const AwaleLibraryTotals  *totals,
               bool                       json)
{
  static const char *const all_columns[] = {
    "games", "players", "events", "south-wins", "draws", "north-wins", "unknown", "margin",
    "plies", "collections", "bad", NULL
  };
  static const char *const some_columns[] = {
    "games", "players", "events", "south-wins", "draws", "north-wins", "unknown", "margin",
    "plies", NULL
  };
  gint64 n_known = results->n_south_wins + results->n_draws + results->n_north_wins;
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json,
                           totals != NULL ? all_columns : some_columns);
  awale_table_writer_add_int (&table, results->n_games);
  awale_table_writer_add_int (&table, results->n_players);
  awale_table_writer_add_int (&table, results->n_events);
  awale_table_writer_add_int (&table, results->n_south_wins);
  awale_table_writer_add_int (&table, results->n_draws);
  awale_table_writer_add_int (&table, results->n_north_wins);
  awale_table_writer_add_int (&table, results->n_games - n_known);
  if (n_known > 0)
    awale_table_writer_add_double (&table, results->margin, 2);
  else
    awale_table_writer_add_string (&table, "-");
  awale_table_writer_add_double (&table, results->plies, 1);
  if (totals == NULL)
    return;
  awale_table_writer_add_int (&table, totals->n_collections);
  awale_table_writer_add_int (&table, totals->n_bad);
}

/* Of a selection there is nothing but games. */
static bool
tell_games (AwaleLibrary              *library,
            const AwaleLibraryFilter  *filter,
            bool                       json,
            GError                   **error)
{
  bool is_all = awale_library_filter_is_empty (filter);
  AwaleLibraryResults results;
  AwaleLibraryTotals totals;

  if (!awale_library_get_results (library, filter, &results, error)
      || (is_all && !awale_library_get_totals (library, &totals, error)))
    return false;
  print_results (&results, is_all ? &totals : NULL, json);
  return true;
}

AwaleExit
awale_cli_library_stats (const AwaleSubcommand  *command,
                         const AwaleCliLibrary  *options,
                         char                  **words)
{
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  if (words[0] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));
  if (!awale_cli_library_select (options, command, &selection))
    return AWALE_EXIT_USAGE;
  library = awale_cli_library_open (options, AWALE_LIBRARY_READ);
  if (library == NULL)
    return AWALE_EXIT_FAILED;
  if ((options->player != NULL ? awale_cli_library_tell_player
                               : tell_games) (library, &selection.filter, options->json, &error))
    return AWALE_EXIT_DONE;
  awale_cli_message ("%s", error->message);
  return AWALE_EXIT_FAILED;
}
