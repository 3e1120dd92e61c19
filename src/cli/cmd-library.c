/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include "awale-cli-file.h"

#include "library/awale-library-export.h"
#include "library/awale-library-import.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef AwaleExit (* VerbFunc) (const AwaleSubcommand  *command,
                                const AwaleCliLibrary  *options,
                                char                  **words);

/* An import under way. */
typedef struct
{
  bool shows_progress;
  int  shown;  /* Columns that the line of progress takes. */
} Work;

static void
clear_progress (Work *work)
{
  if (work->shown > 0)
    g_printerr ("\r%*s\r", work->shown, "");
  work->shown = 0;
}

static void
progress_cb (const AwaleImportProgress *progress,
             void                      *user_data)
{
  Work *work = user_data;
  unsigned n_games = progress->count.n_games;
  double per_second = progress->seconds > 0 ? n_games / progress->seconds : 0;
  g_autofree char *line = NULL;

  if (!work->shows_progress)
    return;
  if (progress->seconds_left < 0)
    line = g_strdup_printf (ngettext ("%u game, %.0f per second", "%u games, %.0f per second",
                                      n_games), n_games, per_second);
  else
    line = g_strdup_printf (ngettext ("%u game, %.0f per second, %.0f s left",
                                      "%u games, %.0f per second, %.0f s left", n_games),
                            n_games, per_second, progress->seconds_left);
  clear_progress (work);
  g_printerr ("%s", line);
  work->shown = (int) g_utf8_strlen (line, -1);
}

static void
bad_cb (const AwaleLibrarySource *source,
        const char               *reason,
        void                     *user_data)
{
  clear_progress (user_data);
  awale_cli_message (source->number > 0 ? "%s:%s" : "%s: %s", source->path, reason);
}

static void
print_import (const AwaleCliLibrary  *options,
              const AwaleImportCount *count)
{
  static const char *const columns[] = { "files", "games", "added", "duplicates", "bad", NULL };
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, options->json, columns);
  awale_table_writer_add_int (&table, count->n_files);
  awale_table_writer_add_int (&table, count->n_games);
  awale_table_writer_add_int (&table, count->n_added);
  awale_table_writer_add_int (&table, count->n_duplicates);
  awale_table_writer_add_int (&table, count->n_bad);
}

static AwaleExit
import (const AwaleSubcommand  *command,
        const AwaleCliLibrary  *options,
        char                  **words)
{
  Work work = { .shows_progress = isatty (STDERR_FILENO) };
  AwaleImportJob job = { .collection = options->collection, .progress = progress_cb,
                         .bad = bad_cb, .user_data = &work };
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  AwaleImportCount count;
  bool done;

  if (words[0] == NULL)
    return awale_cli_usage_error (command, _("a file or folder is needed"));
  /* A limit on the size of files is then told as a full disk is. */
  signal (SIGXFSZ, SIG_IGN);
  library = awale_cli_library_open (options, AWALE_LIBRARY_WRITE);
  if (library == NULL)
    return AWALE_EXIT_FAILED;
  for (char **word = words; *word != NULL; word++)
    g_ptr_array_add (files, g_file_new_for_commandline_arg (*word));

  done = awale_library_import (library, (GFile *const *) files->pdata, files->len, &job, &count,
                               &error);
  clear_progress (&work);
  if (!done)
    awale_cli_message ("%s", error->message);
  print_import (options, &count);
  return !done || count.n_unread > 0 ? AWALE_EXIT_FAILED
         : count.n_bad > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
}

/* Games that are written to a table, or where a position comes up in them. */
typedef struct
{
  AwaleTableWriter          table;
  AwaleLibrary             *library;
  const AwaleLibraryFilter *filter;
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
  return true;
}

static bool
locate_cb (const AwaleLibraryRow *row,
           void                  *user_data)
{
  Listing *listing = user_data;
  const char *const texts[] = { row->south, row->north, row->date, row->result };
  AwalePositionFind find;

  if (!awale_library_locate (listing->library, row->id, listing->filter, &find, NULL))
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
  if (awale_library_list (library, &selection->filter, func, &listing, &error))
    return AWALE_EXIT_DONE;
  awale_cli_message ("%s", error->message);
  return AWALE_EXIT_FAILED;
}

static AwaleExit
list (const AwaleSubcommand  *command,
      const AwaleCliLibrary  *options,
      char                  **words)
{
  static const char *const columns[] = {
    "id", "south", "north", "event", "date", "ruleset", "result", "plies", NULL
  };
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };

  if (words[0] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));
  if (!awale_cli_library_select (options, command, &selection))
    return AWALE_EXIT_USAGE;
  return write_rows (options, &selection, columns, list_cb);
}

static AwaleExit
search (const AwaleSubcommand  *command,
        const AwaleCliLibrary  *options,
        char                  **words)
{
  static const char *const columns[] = {
    "id", "ply", "move", "south", "north", "date", "result", NULL
  };
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };
  AwaleCliLibrary with_position = *options;

  if (words[0] == NULL || words[1] != NULL || options->position != NULL)
    return awale_cli_usage_error (command, _("a position is needed"));
  with_position.position = words[0];
  if (!awale_cli_library_select (&with_position, command, &selection))
    return AWALE_EXIT_USAGE;
  return write_rows (options, &selection, columns, locate_cb);
}

static bool
write_stream_cb (const char  *text,
                 size_t       n_bytes,
                 void        *user_data,
                 GError     **error)
{
  return g_output_stream_write_all (user_data, text, n_bytes, NULL, NULL, error);
}

static bool
write_output_cb (const char  *text,
                 size_t       n_bytes,
                 void        *user_data,
                 GError     **error)
{
  if (fwrite (text, 1, n_bytes, stdout) == n_bytes)
    return true;
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  return false;
}

/* Writes to the file called @name, which is replaced as a whole or not at all. */
static bool
export_to_file (AwaleLibrary              *library,
                const AwaleLibraryFilter  *filter,
                AwaleExportFormat          format,
                const char                *name,
                GError                   **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (GFileOutputStream) stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE,
                                                         NULL, error);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  gint64 n_games;

  if (stream == NULL)
    return false;
  if (awale_library_export (library, filter, format, write_stream_cb, stream, &n_games, error))
    return g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error);
  /* Closed like this, what was there stays. */
  g_cancellable_cancel (cancelled);
  g_output_stream_close (G_OUTPUT_STREAM (stream), cancelled, NULL);
  return false;
}

static AwaleExit
export (const AwaleSubcommand  *command,
        const AwaleCliLibrary  *options,
        char                  **words)
{
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  AwaleExportFormat format;
  gint64 n_games;
  bool done;

  if (words[0] == NULL || words[1] != NULL)
    return awale_cli_usage_error (command, _("a file to write is needed"));
  if (!awale_cli_library_select (options, command, &selection))
    return AWALE_EXIT_USAGE;
  library = awale_cli_library_open (options, AWALE_LIBRARY_READ);
  if (library == NULL)
    return AWALE_EXIT_FAILED;

  format = g_str_has_suffix (words[0], ".csv") ? AWALE_EXPORT_CSV : AWALE_EXPORT_OGN;
  done = strcmp (words[0], "-") == 0
           ? awale_library_export (library, &selection.filter, format, write_output_cb, NULL,
                                   &n_games, &error)
           : export_to_file (library, &selection.filter, format, words[0], &error);
  if (done)
    return AWALE_EXIT_DONE;
  if (error->domain == AWALE_LIBRARY_ERROR)
    awale_cli_message ("%s", error->message);
  else
    awale_cli_message ("%s: %s", words[0], error->message);
  return AWALE_EXIT_FAILED;
}

static bool
bad_row_cb (const AwaleLibraryBad *bad,
            void                  *user_data)
{
  Listing *listing = user_data;

  awale_table_writer_add_string (&listing->table, bad->source.path);
  awale_table_writer_add_int (&listing->table, bad->source.number);
  awale_table_writer_add_int (&listing->table, bad->source.line);
  awale_table_writer_add_string (&listing->table, bad->reason);
  return true;
}

static bool
bad_text_cb (const AwaleLibraryBad *bad,
             void                  *user_data)
{
  GString *texts = user_data;

  if (texts->len > 0)
    g_string_append_c (texts, '\n');
  g_string_append (texts, bad->text);
  if (!g_str_has_suffix (bad->text, "\n"))
    g_string_append_c (texts, '\n');
  return true;
}

/* Lists the games that could not be read, or writes them to a file to be repaired. */
static AwaleExit
bad (const AwaleSubcommand  *command,
     const AwaleCliLibrary  *options,
     char                  **words)
{
  static const char *const columns[] = { "file", "game", "line", "reason", NULL };
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GString) texts = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  Listing listing;

  if (words[0] != NULL && words[1] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));
  library = awale_cli_library_open (options, AWALE_LIBRARY_READ);
  if (library == NULL)
    return AWALE_EXIT_FAILED;
  if (words[0] == NULL)
    awale_table_writer_init (&listing.table, AWALE_TABLE_HEADED, options->json, columns);
  if (!(words[0] == NULL ? awale_library_list_bad (library, bad_row_cb, &listing, &error)
                         : awale_library_list_bad (library, bad_text_cb, texts, &error)))
    {
      awale_cli_message ("%s", error->message);
      return AWALE_EXIT_FAILED;
    }
  if (words[0] != NULL && !awale_cli_write_file (words[0], texts->str, texts->len))
    return AWALE_EXIT_FAILED;
  return AWALE_EXIT_DONE;
}

static void
print_results (const AwaleLibraryResults *results,
               const AwaleLibraryTotals  *totals,
               bool                       json)
{
  static const char *const columns[] = {
    "games", "players", "events", "collections", "bad", "south-wins", "draws", "north-wins",
    "unknown", "margin", "plies", NULL
  };
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, columns);
  awale_table_writer_add_int (&table, results->n_games);
  awale_table_writer_add_int (&table, totals->n_players);
  awale_table_writer_add_int (&table, totals->n_events);
  awale_table_writer_add_int (&table, totals->n_collections);
  awale_table_writer_add_int (&table, totals->n_bad);
  awale_table_writer_add_int (&table, results->n_south_wins);
  awale_table_writer_add_int (&table, results->n_draws);
  awale_table_writer_add_int (&table, results->n_north_wins);
  awale_table_writer_add_int (&table, results->n_games - results->n_south_wins - results->n_draws
                                      - results->n_north_wins);
  awale_table_writer_add_double (&table, results->margin, 2);
  awale_table_writer_add_double (&table, results->plies, 1);
}

/* The same of a player, side by side: who wins as South has lost as North. */
static void
print_player (const AwaleLibraryResults *south,
              const AwaleLibraryResults *north,
              bool                       json)
{
  static const char *const columns[] = {
    "south-games", "south-wins", "south-draws", "south-losses", "south-margin",
    "north-games", "north-wins", "north-draws", "north-losses", "north-margin", NULL
  };
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, columns);
  awale_table_writer_add_int (&table, south->n_games);
  awale_table_writer_add_int (&table, south->n_south_wins);
  awale_table_writer_add_int (&table, south->n_draws);
  awale_table_writer_add_int (&table, south->n_north_wins);
  awale_table_writer_add_double (&table, south->margin, 2);
  awale_table_writer_add_int (&table, north->n_games);
  awale_table_writer_add_int (&table, north->n_north_wins);
  awale_table_writer_add_int (&table, north->n_draws);
  awale_table_writer_add_int (&table, north->n_south_wins);
  awale_table_writer_add_double (&table, 0 - north->margin, 2);
}

static bool
tell_player (AwaleLibrary              *library,
             const AwaleLibraryFilter  *filter,
             bool                       json,
             GError                   **error)
{
  AwaleLibraryFilter as_south = *filter, as_north = *filter;
  AwaleLibraryResults south, north;

  as_south.south = filter->player;
  as_north.north = filter->player;
  as_south.player = as_north.player = NULL;
  if (!awale_library_get_results (library, &as_south, &south, error)
      || !awale_library_get_results (library, &as_north, &north, error))
    return false;
  print_player (&south, &north, json);
  return true;
}

static bool
tell_all (AwaleLibrary              *library,
          const AwaleLibraryFilter  *filter,
          bool                       json,
          GError                   **error)
{
  AwaleLibraryResults results;
  AwaleLibraryTotals totals;

  if (!awale_library_get_results (library, filter, &results, error)
      || !awale_library_get_totals (library, &totals, error))
    return false;
  print_results (&results, &totals, json);
  return true;
}

static AwaleExit
stats (const AwaleSubcommand  *command,
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
  if ((options->player != NULL ? tell_player : tell_all) (library, &selection.filter, options->json,
                                                          &error))
    return AWALE_EXIT_DONE;
  awale_cli_message ("%s", error->message);
  return AWALE_EXIT_FAILED;
}

static AwaleExit
run_verb (const AwaleSubcommand  *command,
          const AwaleCliLibrary  *options,
          char                  **words)
{
  static const struct
  {
    const char *name;
    VerbFunc    func;
  } verbs[] = {
    { "import", import }, { "list", list }, { "search", search }, { "export", export },
    { "bad", bad }, { "stats", stats },
  };

  for (size_t i = 0; words[0] != NULL && i < G_N_ELEMENTS (verbs); i++)
    if (strcmp (words[0], verbs[i].name) == 0)
      return verbs[i].func (command, options, words + 1);
  return awale_cli_usage_error (command, _("import, list, search, export, bad or stats is needed"));
}

AwaleExit
awale_cmd_library (const AwaleSubcommand   *command,
                   char                  ***arguments)
{
  g_auto (AwaleCliLibrary) options = { .library = NULL };
  const GOptionEntry entries[] = {
    { "library", 0, 0, G_OPTION_ARG_FILENAME, &options.library,
      N_("The library, instead of your own"), N_("FILE") },
    { "player", 0, 0, G_OPTION_ARG_STRING, &options.player, N_("Games of this player"),
      N_("NAME") },
    { "event", 0, 0, G_OPTION_ARG_STRING, &options.event, N_("Games of this event"), N_("NAME") },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &options.ruleset, N_("Ruleset or its axes"),
      N_("RULESET") },
    { "from", 0, 0, G_OPTION_ARG_STRING, &options.from, N_("Games of this day or later"),
      N_("DATE") },
    { "to", 0, 0, G_OPTION_ARG_STRING, &options.to, N_("Games of this day or earlier"),
      N_("DATE") },
    { "result", 0, 0, G_OPTION_ARG_STRING, &options.result,
      N_("Games with this result: south, north, draw, * or a score"), N_("RESULT") },
    { "collection", 0, 0, G_OPTION_ARG_STRING, &options.collection,
      N_("Games of this collection; where to import"), N_("NAME") },
    { "text", 0, 0, G_OPTION_ARG_STRING, &options.text,
      N_("Games with these words in names, events, sites or comments"), N_("WORDS") },
    { "position", 0, 0, G_OPTION_ARG_STRING, &options.position,
      N_("Games with this position, or one of this pattern"), N_("POSITION") },
    { "either-side", 0, 0, G_OPTION_ARG_NONE, &options.either_side,
      N_("Look for the position from the other side, too"), NULL },
    { "variations", 0, 0, G_OPTION_ARG_NONE, &options.variations,
      N_("Look for the position in variations, too"), NULL },
    { "limit", 0, 0, G_OPTION_ARG_INT, &options.limit, N_("Number of games at most"), N_("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_("Write one JSON object per line"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwaleExit status;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  return run_verb (command, &options, *arguments + 1);
}
