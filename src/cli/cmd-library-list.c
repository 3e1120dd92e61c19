/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include "awale-cli-file.h"

#include "library/awale-library-doubles.h"
#include "library/awale-library-explorer.h"
#include "library/awale-library-export.h"

#include <inttypes.h>
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Output of a list of games, or of a position in them. */
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

  awale_table_writer_add (&listing->table, "%" PRIi64, row->id);
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    awale_table_writer_add (&listing->table, "%s", or_nothing (texts[i]));
  awale_table_writer_add (&listing->table, "%d %.2f", row->plies,
                          row->loss >= 0 ? row->loss : NAN);
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
  awale_table_writer_add (&listing->table, "%" PRIi64 " %d %s", row->id, find.ply,
                          find.next != AWALE_NO_MOVE ? awale_move_to_string (find.next) : NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    awale_table_writer_add (&listing->table, "%s", or_nothing (texts[i]));
  return true;
}

static AwaleExit
write_rows (AwaleCliLibrary     *self,
            const char          *columns,
            AwaleLibraryRowFunc  func)
{
  Listing listing = { .filter = &self->filter };
  g_autoptr (GError) error = NULL;

  if (!awale_cli_library_open (self, AWALE_LIBRARY_READ))
    return AWALE_EXIT_FAILED;
  listing.library = self->library;
  awale_table_writer_init (&listing.table, AWALE_TABLE_HEADED, self->json, columns);
  if (awale_library_list (self->library, listing.filter, func, &listing, &error)
      && listing.error == NULL)
    return AWALE_EXIT_DONE;
  if (error == NULL)
    error = listing.error;
  return awale_cli_fail (error);
}

AwaleExit
awale_cli_library_list (void  *request,
                        char **words)
{

  return write_rows (request, "id south north event date ruleset result plies given", list_cb);
}

AwaleExit
awale_cli_library_search (void  *request,
                          char **words)
{

  return write_rows (request, "id ply move south north date result", locate_cb);
}

static void
print_moves (const GArray *moves,
             bool          json)
{
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json,
                           "move games south draws north margin last");
  for (unsigned i = 0; i < moves->len; i++)
    {
      const AwaleLibraryMove *move = &g_array_index (moves, AwaleLibraryMove, i);

      awale_table_writer_add (&table, "%s %" PRIi64 " %" PRIi64 " %" PRIi64 " %" PRIi64 " %.1f %s",
                              awale_move_to_string (move->move), move->n_games,
                              move->n_south_wins, move->n_draws, move->n_north_wins, move->margin,
                              move->last);
    }
}

AwaleExit
awale_cli_library_explore (void  *request,
                           char **words)
{
  AwaleCliLibrary *self = request;
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GError) error = NULL;

  if (!awale_cli_library_open (self, AWALE_LIBRARY_READ))
    return AWALE_EXIT_FAILED;
  moves = awale_library_explore (self->library, &self->filter, &error);
  if (moves == NULL)
    return awale_cli_fail (error);
  print_moves (moves, self->json);
  return AWALE_EXIT_DONE;
}

/* Lists the names of the tags that differ between the games of a pair, separated by commas.
 * (transfer full) */
static char *
list_differences (const AwaleDouble *pair)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int i = 0; i < AWALE_N_DOUBLE_TAGS; i++)
    if (g_strcmp0 (pair->games[0].tags[i], pair->games[1].tags[i]) != 0)
      g_ptr_array_add (names, (char *) awale_double_tag_get_id ((AwaleDoubleTag) i));
  g_ptr_array_add (names, NULL);
  return names->len > 1 ? g_strjoinv (",", (char **) names->pdata) : NULL;
}

AwaleExit
awale_cli_library_doubles (void  *request,
                           char **words)
{
  static const char *const kinds[] = {
    [AWALE_DOUBLE_SAME] = "same", [AWALE_DOUBLE_SPELLING] = "spelling",
    [AWALE_DOUBLE_BEGINNING] = "beginning",
  };
  AwaleCliLibrary *self = request;
  g_autoptr (GPtrArray) doubles = NULL;
  g_autoptr (GError) error = NULL;
  AwaleTableWriter table;
  AwaleExit exit = AWALE_EXIT_DONE;

  if (!awale_cli_library_open (self, AWALE_LIBRARY_READ))
    return AWALE_EXIT_FAILED;
  doubles = awale_library_find_doubles (self->library, &self->filter, NULL, &error);
  if (doubles == NULL)
    return awale_cli_fail (error);
  awale_table_writer_init (&table, AWALE_TABLE_HEADED, self->json,
                           "id double kind plies double-plies differs comments variations");
  for (unsigned i = 0; i < doubles->len; i++)
    {
      const AwaleDouble *pair = doubles->pdata[i];
      g_autofree char *differences = list_differences (pair);

      awale_table_writer_add (&table, "%" PRIi64 " %" PRIi64 " %s %d %d %s %d %d",
                              pair->games[0].id, pair->games[1].id, kinds[pair->kind],
                              pair->games[0].plies, pair->games[1].plies, differences,
                              pair->games[1].own.n_comments, pair->games[1].own.n_lines);
      if (pair->problem == NULL)
        continue;
      awale_cli_message ("%s", pair->problem);
      exit = AWALE_EXIT_FAILED;
    }
  return exit;
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

/* The games go to a temporary file first, because they may not fit in memory. The file called @name
 * is then written as by awale_file_write(), and left unchanged if there are no games. */
static bool
export_to_file (AwaleLibrary              *library,
                const AwaleLibraryFilter  *filter,
                AwaleExportFormat          format,
                const char                *name,
                gint64                    *n_games,
                GError                   **error)
{
  g_autoptr (GBytes) bytes = awale_library_export_bytes (library, filter, format, g_get_tmp_dir (),
                                                         NULL, NULL, n_games, error);

  return bytes != NULL && (*n_games == 0 || awale_cli_write_quietly (name, bytes, error));
}

AwaleExit
awale_cli_library_export (void  *request,
                          char **words)
{
  AwaleCliLibrary *self = request;
  const AwaleLibraryFilter *filter = &self->filter;
  const char *name = words[0];
  AwaleExportFormat format = awale_export_format_from_name (name);
  bool is_standard = strcmp (name, "-") == 0;
  g_autoptr (GError) error = NULL;
  gint64 n_games;

  if (!awale_cli_library_open (self, AWALE_LIBRARY_READ))
    return AWALE_EXIT_FAILED;
  if (!self->replace && awale_cli_is_file (name))
    {
      awale_cli_message (_("%s: not written, because there is such a file; --replace replaces it"),
                         name);
      return AWALE_EXIT_FAILED;
    }
  if (is_standard
        ? awale_library_export (self->library, filter, format, write_cb, stdout, &n_games, &error)
        : export_to_file (self->library, filter, format, name, &n_games, &error))
    {
      if (n_games > 0 || is_standard)
        return AWALE_EXIT_DONE;
      awale_cli_message (_("%s: not written, because there are no games"), name);
      return AWALE_EXIT_NO;
    }
  if (error->domain == AWALE_LIBRARY_ERROR)
    return awale_cli_fail (error);
  awale_cli_message ("%s: %s", name, error->message);
  return AWALE_EXIT_FAILED;
}

/* Names of the columns of results. */
#define RESULT_COLUMNS \
  "games players events south-wins draws north-wins unknown margin plies"

/* Prints the results and, if @totals is not NULL, the totals of the whole library. */
static void
print_results (const AwaleLibraryResults *results,
               const AwaleLibraryTotals  *totals,
               bool                       json)
{
  gint64 n_known = results->n_south_wins + results->n_draws + results->n_north_wins;
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json,
                           totals != NULL ? RESULT_COLUMNS " collections bad" : RESULT_COLUMNS);
  awale_table_writer_add (&table, "%" PRIi64 " %" PRIi64 " %" PRIi64 " %" PRIi64 " %" PRIi64
                          " %" PRIi64 " %" PRIi64 " %.2f %.1f", results->n_games,
                          results->n_players, results->n_events, results->n_south_wins,
                          results->n_draws, results->n_north_wins, results->n_games - n_known,
                          results->margin, results->plies);
  if (totals == NULL)
    return;
  awale_table_writer_add (&table, "%" PRIi64 " %" PRIi64, totals->n_collections, totals->n_bad);
}

/* Prints the results of the games; totals are included only for the whole library. */
static bool
print_games (AwaleLibrary              *library,
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
awale_cli_library_stats (void  *request,
                         char **words)
{
  AwaleCliLibrary *self = request;
  g_autoptr (GError) error = NULL;

  if (!awale_cli_library_open (self, AWALE_LIBRARY_READ))
    return AWALE_EXIT_FAILED;
  return (self->filter.player != NULL ? awale_cli_library_print_player
                               : print_games) (self->library, &self->filter, self->json,
                                               &error)
           ? AWALE_EXIT_DONE : awale_cli_fail (error);
}
