/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include "awale-cli-file.h"

#include "library/awale-library-analysis.h"
#include "library/awale-library-values.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* Tag that stores the id of a library game in the file of a part. */
#define NUMBER_TAG "LibraryGame"

#define WRITE_EVERY (10 * G_USEC_PER_SEC)

/* Number of games in a transaction. */
#define BATCH 1000

/* The file of a part: games with their values, to be merged into the library. The whole file is
 * written with the first game and then every few seconds, so that an interruption loses little. */
typedef struct
{
  const char *name;
  GString    *text;
  GHashTable *ids;      /* Ids of the games in the file. (element-type gint64) */
  gint64      written;  /* Time of the last write, in microseconds; 0 before the first. */
} PartFile;

typedef struct
{
  AwaleCliLibrary        *options;
  AwaleLibraryAnalysis    how;
  PartFile               *file;     /* File of a part; NULL if values are written to the library. */
  int                     part;     /* Part to analyze, from 1 to `n_parts`. */
  int                     n_parts;
  gint64                  limit;    /* Maximum number of games to analyze; 0 for no limit. */
  GArray                 *ids;      /* Ids of the games. (element-type gint64) */
  unsigned                n_done;
  unsigned                n_damaged;
} Work;

/* --- Parts ----------------------------------------------------------------------------------- */

static void
part_file_clear (PartFile *self)
{
  g_string_free (self->text, TRUE);
  g_hash_table_unref (self->ids);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PartFile, part_file_clear)

static void
part_file_init (PartFile   *self,
                const char *name)
{
  *self = (PartFile) {
    .name = name, .text = g_string_new (NULL),
    .ids = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL),
  };
}

/* The id of @game in the library; 0 if the game does not come from the file of a part. */
static gint64
get_number (AwaleGame *game)
{
  const char *text = awale_game_get_tag (game, NUMBER_TAG);
  gint64 id;

  return text != NULL && g_ascii_string_to_signed (text, 10, 1, G_MAXINT64, &id, NULL) ? id : 0;
}

static void
part_file_add (PartFile  *self,
               gint64     id,
               AwaleGame *game)
{
  g_autofree char *number = g_strdup_printf ("%" PRIi64, id);
  g_autofree char *text = NULL;

  awale_game_set_tag (game, NUMBER_TAG, number);
  text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  if (self->text->len > 0)
    g_string_append_c (self->text, '\n');
  g_string_append (self->text, text);
  g_hash_table_add (self->ids, g_memdup2 (&id, sizeof id));
}

/* True if the file contains nothing but games of a part, so that a part may replace it. */
static bool
is_part (AwaleDocument *document)
{
  bool is_whole = !awale_document_is_incomplete (document)
                  && awale_document_count_errors (document, 0) == 0;

  for (size_t i = 0; is_whole && i < awale_document_get_n_games (document); i++)
    is_whole = get_number (awale_document_get_game (document, i)) > 0;
  return is_whole;
}

/* Reads the file of an interrupted run in order to continue it; fails on any other file, which is
 * left unchanged. */
static bool
part_file_read (PartFile *self)
{
  g_autoptr (AwaleDocument) document = NULL;

  if (strcmp (self->name, "-") == 0 || !g_file_test (self->name, G_FILE_TEST_EXISTS))
    return true;
  document = awale_cli_read_document (self->name, AWALE_FORMAT_OGN, NULL);
  if (document == NULL)
    return false;
  if (!is_part (document))
    {
      awale_cli_message (_("%s: not changed, because it holds other games or could not be "
                           "read as a whole"), self->name);
      return false;
    }
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);

      part_file_add (self, get_number (game), game);
    }
  return true;
}

static bool
part_file_write (PartFile *self)
{
  self->written = g_get_monotonic_time ();
  return awale_cli_write_text (self->name, self->text->str);
}

static bool
part_file_is_due (const PartFile *self)
{
  return strcmp (self->name, "-") != 0
         && (self->written == 0 || g_get_monotonic_time () - self->written >= WRITE_EVERY);
}

/* --- Analyzing ------------------------------------------------------------------------------- */

static bool
select_cb (const AwaleLibraryRow *row,
           void                  *user_data)
{
  Work *work = user_data;

  if (row->loss < 0 && row->plies > 0 && row->id % work->n_parts == work->part - 1)
    g_array_append_val (work->ids, row->id);
  return work->limit == 0 || work->ids->len < work->limit;
}

static bool
find_cb (gint64       id,
         AwaleGame   *game,
         void        *user_data,
         GError     **error)
{
  const Work *work = user_data;

  g_object_unref (awale_cli_analysis_run (&work->options->analysis, game, &work->how.options,
                                          awale_library_get_path (work->options->library),
                                          (size_t) id));
  return true;
}

/* Adds the game to the file of the part. */
static bool
keep_cb (gint64       id,
         AwaleGame   *game,
         bool        *kept,
         void        *user_data,
         GError     **error)
{
  const Work *work = user_data;

  *kept = true;
  part_file_add (work->file, id, game);
  return !part_file_is_due (work->file) || part_file_write (work->file);
}

/* Analyzes a game; a damaged game is counted and skipped. */
static bool
analyse_game (Work    *work,
              gint64   id,
              GError **error)
{
  g_autoptr (GError) problem = NULL;
  AwaleLibraryAnalysisOutcome outcome;
  bool done = awale_library_analyze (work->options->library, id, &work->how, &outcome, &problem);

  if (done)
    work->n_done += outcome == AWALE_ANALYSIS_KEPT;
  else if (g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME))
    {
      awale_cli_message ("%s", problem->message);
      work->n_damaged++;
      done = true;
    }
  else if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return done;
}

static bool
analyse_games (Work    *work,
               GError **error)
{
  for (unsigned i = 0; i < work->ids->len; i++)
    {
      gint64 id = g_array_index (work->ids, gint64, i);

      if ((work->file == NULL || !g_hash_table_contains (work->file->ids, &id))
          && !analyse_game (work, id, error))
        return false;
    }
  return true;
}

/* Analyzes the games; the values are written to the file @name or, if it is NULL, to the
 * library. */
static AwaleExit
analyse (Work       *work,
         const char *name)
{
  AwaleCliLibrary *options = work->options;
  g_auto (PartFile) file;
  g_autoptr (GError) error = NULL;
  bool done;

  part_file_init (&file, name);
  if (name != NULL ? !awale_cli_library_open (options, AWALE_LIBRARY_READ)
                         || !part_file_read (&file)
                   : !awale_cli_library_open_present (options))
    return AWALE_EXIT_FAILED;
  work->file = name != NULL ? &file : NULL;
  work->how.keep = name != NULL ? keep_cb : NULL;
  done = awale_library_list (options->library, &options->filter, select_cb, work, &error)
         && analyse_games (work, &error);
  if (error != NULL)
    awale_cli_fail (error);
  /* Values found before a failure are written too. */
  if (name != NULL)
    done = part_file_write (&file) && done;
  if (!done)
    return AWALE_EXIT_FAILED;
  if (g_strcmp0 (name, "-") != 0)
    awale_cli_print_record (options->json, "analyzed", "%u", work->n_done);
  return work->n_damaged > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
}

AwaleExit
awale_cli_library_analyse (void  *request,
                           char **words)
{
  AwaleCliLibrary *self = request;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  Work work = { .options = self, .part = 1, .n_parts = 1, .ids = ids };

  if (self->part != NULL && !awale_cli_read_part (self->part, &work.part, &work.n_parts))
    return awale_cli_usage_error (self->command, _("write a part as “2/4”, the second of four"));
  if (self->part != NULL && words[0] == NULL)
    return awale_cli_usage_error (self->command, _("a file to write is needed"));
  work.how.options = self->report;
  work.how.find = find_cb;
  work.how.user_data = &work;
  /* The limit applies to the games to analyze, not to all selected games. */
  work.limit = self->filter.limit;
  self->filter.limit = 0;
  return analyse (&work, words[0]);
}

/* --- Merging --------------------------------------------------------------------------------- */

typedef struct
{
  unsigned n_games;
  unsigned n_merged;
  unsigned n_bad;  /* Number of files with errors. */
} Merging;

/* Merges the games of @document from number @first on, until a batch is full. */
static bool
merge_batch (AwaleLibrary   *library,
             AwaleDocument  *document,
             size_t          first,
             const char     *name,
             Merging        *merging,
             GError        **error)
{
  size_t end = MIN (first + BATCH, awale_document_get_n_games (document));

  for (size_t i = first; i < end; i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);
      bool kept;

      if (!awale_library_keep_values (library, get_number (game), game, &kept, error))
        return false;
      merging->n_games++;
      merging->n_merged += kept;
      if (kept)
        continue;
      awale_cli_message (get_number (game) == 0
                           ? _("%s: game %u does not say which game of the library it is, as those "
                               "do that “library analyse” writes")
                           : _("%s: game %u is not in the library, or has other moves there"),
                         name, (unsigned) i + 1);
    }
  return true;
}

static bool
merge_document (AwaleLibrary   *library,
                AwaleDocument  *document,
                const char     *name,
                Merging        *merging,
                GError        **error)
{
  for (size_t first = 0; first < awale_document_get_n_games (document); first += BATCH)
    if (!awale_library_begin (library, error)
        || !awale_library_end (library,
                               merge_batch (library, document, first, name, merging, error), error))
      return false;
  return true;
}

static bool
merge_file (AwaleLibrary  *library,
            const char    *name,
            Merging       *merging)
{
  AwaleExit status;
  g_autoptr (AwaleDocument) document = awale_cli_read_games (name, &status);
  g_autoptr (GError) error = NULL;

  if (document == NULL)
    return false;
  merging->n_bad += awale_document_is_incomplete (document)
                    || awale_document_count_errors (document, 0) > 0;
  if (merge_document (library, document, name, merging, &error))
    return true;
  awale_cli_fail (error);
  return false;
}

AwaleExit
awale_cli_library_merge (void  *request,
                         char **words)
{
  AwaleCliLibrary *self = request;
  Merging merging = { 0 };
  bool done = true;

  if (!awale_cli_library_open_present (self))
    return AWALE_EXIT_FAILED;
  for (char **word = words; *word != NULL; word++)
    done = merge_file (self->library, *word, &merging) && done;
  awale_cli_print_record (self->json, "games merged", "%u %u", merging.n_games, merging.n_merged);
  return !done ? AWALE_EXIT_FAILED
         : merging.n_bad > 0 || merging.n_merged < merging.n_games ? AWALE_EXIT_NO
                                                                   : AWALE_EXIT_DONE;
}
