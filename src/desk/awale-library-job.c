/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-job.h"

#include "awale-file.h"
#include "awale-temp-file.h"
#include "library/awale-library-collections.h"
#include "library/awale-library-explore.h"
#include "library/awale-library-export.h"
#include "library/awale-library-list.h"
#include "library/awale-library-listing.h"
#include "library/awale-library-spellings.h"
#include "library/awale-library-tags.h"
#include "library/awale-library-undo.h"
#include "library/awale-library-values.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* Microseconds from one telling of progress to the next. */
#define INTERVAL 100000

AwaleLibraryJob *
awale_library_job_new (void)
{
  AwaleLibraryJob *self = g_new0 (AwaleLibraryJob, 1);

  g_mutex_init (&self->mutex);
  return self;
}

void
awale_library_job_free (AwaleLibraryJob *self)
{
  g_clear_pointer (&self->filter, awale_library_filter_free);
  g_clear_pointer (&self->rows, awale_library_rows_unref);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_object (&self->file);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->drills, g_ptr_array_unref);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->change, awale_library_change_free);
  g_clear_pointer (&self->tables, g_free);
  g_free (self->replaced);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

static gpointer
no_library (GError **error)
{
  g_set_error_literal (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                       _("There is no library yet."));
  return NULL;
}

typedef struct
{
  AwaleLibraryRows *rows;
  GCancellable     *cancellable;
} Listing;

static bool
row_cb (const AwaleLibraryRow *row,
        void                  *user_data)
{
  const Listing *listing = user_data;

  awale_library_rows_add (listing->rows, row);
  return !g_cancellable_is_cancelled (listing->cancellable);
}

gpointer
awale_library_job_list (AwaleLibrary     *library,
                        AwaleLibraryJob  *self,
                        GCancellable     *cancellable,
                        GError          **error)
{
  g_autoptr (AwaleLibraryRows) rows = awale_library_rows_new ();
  Listing listing = { rows, cancellable };

  if ((library != NULL && !awale_library_list (library, self->filter, row_cb, &listing, error))
      || g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  return awale_library_listing_new (rows, &self->order);
}

gpointer
awale_library_job_sort (AwaleLibrary     *library,
                        AwaleLibraryJob  *self,
                        GCancellable     *cancellable,
                        GError          **error)
{
  return awale_library_listing_new (self->rows, &self->order);
}

gpointer
awale_library_job_explore (AwaleLibrary     *library,
                           AwaleLibraryJob  *self,
                           GCancellable     *cancellable,
                           GError          **error)
{
  return library != NULL
             ? awale_library_continue_exploration (library, self->filter, cancellable, error)
             : awale_exploration_new_none ();
}

gpointer
awale_library_job_read_moves (AwaleLibrary     *library,
                              AwaleLibraryJob  *self,
                              GCancellable     *cancellable,
                              GError          **error)
{
  bool is_read = true;

  if (library != NULL && !awale_library_read_moves (library, self->n_games, &is_read, error))
    return NULL;
  return GINT_TO_POINTER (is_read ? AWALE_READ_ALL : AWALE_READ_SOME);
}

gpointer
awale_library_job_load (AwaleLibrary     *library,
                        AwaleLibraryJob  *self,
                        GCancellable     *cancellable,
                        GError          **error)
{
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *text = NULL;

  if (library == NULL)
    return no_library (error);
  text = awale_library_dup_text (library, self->id, error);
  if (text == NULL)
    return NULL;
  document = awale_ogn_read (text, strlen (text), NULL);
  if (awale_document_get_n_games (document) > 0)
    return g_steal_pointer (&document);
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME,
               _("Game %" PRIi64 " in the library is damaged."), self->id);
  return NULL;
}

/* One that another window has removed already is as it should be. */
static bool
remove_each (AwaleLibrary  *library,
             GArray        *ids,
             GError       **error)
{
  for (unsigned i = 0; i < ids->len; i++)
    {
      g_autoptr (GError) problem = NULL;

      if (awale_library_remove (library, g_array_index (ids, gint64, i), &problem)
          || g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING))
        continue;
      g_propagate_error (error, g_steal_pointer (&problem));
      return false;
    }
  return true;
}

gpointer
awale_library_job_remove (AwaleLibrary     *library,
                          AwaleLibraryJob  *self,
                          GCancellable     *cancellable,
                          GError          **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  if (!awale_library_begin (library, error))
    return NULL;
  if (awale_library_keep (library, self->ids, error)
      && remove_each (library, self->ids, error)
      && awale_library_keep_after (library, error) && awale_library_commit (library, error))
    {
      self->undo = awale_library_get_undo (library);
      return GINT_TO_POINTER (true);
    }
  awale_library_roll_back (library);
  return NULL;
}

gpointer
awale_library_job_undo (AwaleLibrary     *library,
                        AwaleLibraryJob  *self,
                        GCancellable     *cancellable,
                        GError          **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  return GINT_TO_POINTER (awale_library_undo (library, self->undo, error));
}

static gboolean
tell_cb (gpointer data)
{
  GTask *task = data;
  AwaleLibraryJob *job = g_task_get_task_data (task);
  AwaleLibraryTaskProgress progress;

  g_mutex_lock (&job->mutex);
  progress = job->progress;
  job->is_telling = false;
  g_mutex_unlock (&job->mutex);
  if (!g_task_get_completed (task))
    job->told (&progress, job->told_data);
  return G_SOURCE_REMOVE;
}

static void
begin_telling (AwaleLibraryJob *job)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell_cb, g_object_ref (job->task), g_object_unref);
  g_source_attach (source, g_task_get_context (job->task));
}

/* At most one telling is on its way, with the latest progress. */
void
awale_library_job_tell (AwaleLibraryJob         *self,
                        AwaleLibraryTaskProgress progress)
{
  bool is_telling;

  g_mutex_lock (&self->mutex);
  self->progress = progress;
  is_telling = self->is_telling;
  self->is_telling = true;
  g_mutex_unlock (&self->mutex);
  if (!is_telling)
    begin_telling (self);
}

/* An export on its way to a file. */
typedef struct
{
  AwaleLibraryJob *job;
  GCancellable    *cancellable;
  AwaleTempFile   *spool;
  gint64           n_games;    /* written */
  gint64           began;      /* microseconds */
  gint64           told;
} Exporting;

static void
tell_exporting (Exporting *exporting)
{
  gint64 now = g_get_monotonic_time ();
  double fraction = (double) exporting->n_games / exporting->job->ids->len;
  double seconds = (double) (now - exporting->began) / G_USEC_PER_SEC;

  if (now - exporting->told < INTERVAL)
    return;
  exporting->told = now;
  awale_library_job_tell (exporting->job, (AwaleLibraryTaskProgress) {
    .n_games = (unsigned) exporting->n_games,
    .fraction = fraction,
    .seconds_left = seconds >= 1 && fraction > 0 ? seconds * (1 - fraction) / fraction : -1,
  });
}

static bool
append_cb (const char  *text,
           size_t       n_bytes,
           void        *user_data,
           GError     **error)
{
  Exporting *exporting = user_data;

  tell_exporting (exporting);
  return !g_cancellable_set_error_if_cancelled (exporting->cancellable, error)
         && awale_temp_file_append (exporting->spool, text, n_bytes, error);
}

static bool
is_table (const char *name)
{
  const char *end = strrchr (name, '.');

  return end != NULL && g_ascii_strcasecmp (end, ".csv") == 0;
}

/* Games may be removed while their export waits, or goes on. */
static bool
has_all_games (const Exporting  *exporting,
               GError          **error)
{
  if (exporting->n_games >= exporting->job->ids->len)
    return true;
  g_set_error_literal (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                       _("Some of the games are no longer in the library."));
  return false;
}

gpointer
awale_library_job_export (AwaleLibrary     *library,
                          AwaleLibraryJob  *self,
                          GCancellable     *cancellable,
                          GError          **error)
{
  g_autofree char *games = awale_library_filter_write_games (self->ids);
  g_autofree char *name = g_file_get_basename (self->file);
  const AwaleLibraryFilter filter = { .games = games };
  AwaleExportFormat format = is_table (name) ? AWALE_EXPORT_CSV : AWALE_EXPORT_OGN;
  Exporting exporting = { .job = self, .cancellable = cancellable,
                          .began = g_get_monotonic_time () };
  g_autoptr (AwaleTempFile) spool = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (library == NULL)
    return no_library (error);
  spool = exporting.spool = awale_temp_file_new (g_get_user_cache_dir (), error);
  if (spool != NULL
      && awale_library_export (library, &filter, format, append_cb, &exporting,
                               &exporting.n_games, error)
      && has_all_games (&exporting, error))
    bytes = awale_temp_file_map (spool, error);
  return GINT_TO_POINTER (bytes != NULL
                          && !g_cancellable_set_error_if_cancelled (cancellable, error)
                          && awale_file_write (self->file, bytes, NULL, NULL, error));
}

/* The game of the job's text. (transfer full) */
static AwaleGame *
read_game (const AwaleLibraryJob *self)
{
  size_t n_bytes;
  const char *text = g_bytes_get_data (self->text, &n_bytes);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, n_bytes, NULL);

  g_assert (awale_document_get_n_games (document) > 0);
  return g_object_ref (awale_document_get_game (document, 0));
}

gpointer
awale_library_job_save (AwaleLibrary     *library,
                        AwaleLibraryJob  *self,
                        GCancellable     *cancellable,
                        GError          **error)
{
  g_autoptr (AwaleGame) game = read_game (self);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  return GINT_TO_POINTER (awale_library_save (library, self->id, game, error));
}

/* Adds to the library's game, or only counts, what @game says and that does not. */
static bool
merge_game (AwaleLibrary       *library,
            AwaleGame          *game,
            bool                merges,
            AwaleLibraryAdded  *added,
            GError            **error)
{
  g_autoptr (AwaleGame) known = awale_library_load (library, added->id, error);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (known == NULL)
    return false;
  added->count = awale_game_merge (known, game, awale_game_get_short_tag (game, "Annotator"));
  if (!merges)
    return true;
  g_array_append_val (ids, added->id);
  if (!awale_library_keep (library, ids, error)
      || !awale_library_save (library, added->id, known, error)
      || !awale_library_keep_after (library, error))
    return false;
  added->undo = awale_library_get_undo (library);
  return true;
}

static bool
add_unless_known (AwaleLibrary              *library,
                  AwaleGame                 *game,
                  bool                       merges,
                  AwaleLibraryAdded         *added,
                  GError                   **error)
{
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
  bool is_same = true;

  if (!awale_library_find_same (library, record, &added->id, NULL, error))
    return false;
  added->is_new = added->id == 0;
  if (added->is_new)
    return awale_library_add (library, record, NULL, NULL, &added->id, error);
  if (!awale_library_has_text (library, added->id, record->text, &is_same, error))
    return false;
  added->differs = !is_same;
  return is_same || merge_game (library, game, merges, added, error);
}

static gpointer
add_game (AwaleLibrary     *library,
          AwaleLibraryJob  *self,
          bool              merges,
          GError          **error)
{
  g_autoptr (AwaleGame) game = read_game (self);
  g_autofree AwaleLibraryAdded *added = g_new0 (AwaleLibraryAdded, 1);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  if (awale_library_begin (library, error) && add_unless_known (library, game, merges, added, error)
      && awale_library_commit (library, error))
    return g_steal_pointer (&added);
  awale_library_roll_back (library);
  return NULL;
}

gpointer
awale_library_job_add (AwaleLibrary     *library,
                       AwaleLibraryJob  *self,
                       GCancellable     *cancellable,
                       GError          **error)
{
  return add_game (library, self, false, error);
}

gpointer
awale_library_job_merge (AwaleLibrary     *library,
                         AwaleLibraryJob  *self,
                         GCancellable     *cancellable,
                         GError          **error)
{
  return add_game (library, self, true, error);
}

static bool
change_game (AwaleLibrary              *library,
             const AwaleLibraryChange  *change,
             gint64                     game,
             GError                   **error)
{
  switch (change->kind)
    {
    case AWALE_CHANGE_COLLECT:
      return awale_library_collect (library, change->name, game, error);
    case AWALE_CHANGE_UNCOLLECT:
      return awale_library_uncollect (library, change->name, game, error);
    case AWALE_CHANGE_TAGS:
      return awale_library_set_tags (library, game, change->tags, error);
    default:
      return awale_library_set_favorite (library, game, change->kind == AWALE_CHANGE_LIKE, error);
    }
}

static bool
change_games (AwaleLibrary              *library,
              const AwaleLibraryChange  *change,
              GError                   **error)
{
  for (unsigned i = 0; i < change->games->len; i++)
    if (!change_game (library, change, g_array_index (change->games, gint64, i), error))
      return false;
  return true;
}

static bool
change (AwaleLibrary     *library,
        AwaleLibraryJob  *self,
        GError          **error)
{
  const AwaleLibraryChange *what = self->change;

  switch (what->kind)
    {
    case AWALE_CHANGE_RENAME_COLLECTION:
      return awale_library_rename_collection (library, what->name, what->new_name, error);
    case AWALE_CHANGE_REMOVE_COLLECTION:
      return awale_library_remove_collection (library, what->name, error);
    case AWALE_CHANGE_RESPELL:
      return awale_library_respell (library, what->tags, &self->n_copies, error);
    case AWALE_CHANGE_TAGS:
      return awale_library_keep (library, what->games, error)
             && change_games (library, what, error) && awale_library_keep_after (library, error);
    default:
      return change_games (library, what, error);
    }
}

gpointer
awale_library_job_change (AwaleLibrary     *library,
                          AwaleLibraryJob  *self,
                          GCancellable     *cancellable,
                          GError          **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  if (!awale_library_begin (library, error))
    return NULL;
  if (change (library, self, error) && awale_library_commit (library, error))
    {
      self->undo = awale_library_get_undo (library);
      return GINT_TO_POINTER (true);
    }
  awale_library_roll_back (library);
  return NULL;
}

gpointer
awale_library_job_list_collections (AwaleLibrary     *library,
                                    AwaleLibraryJob  *self,
                                    GCancellable     *cancellable,
                                    GError          **error)
{
  return library != NULL ? awale_library_list_collections (library, error) : g_new0 (char *, 1);
}

/* What one import tells. */
typedef struct
{
  AwaleLibraryJob   *job;
  AwaleImportReport *report;
} Importing;

static void
progress_cb (const AwaleImportProgress *progress,
             void                      *user_data)
{
  const Importing *importing = user_data;

  awale_library_job_tell (importing->job, (AwaleLibraryTaskProgress) {
    .n_games = progress->count.n_games,
    .fraction = progress->n_bytes > 0
                  ? (double) progress->n_bytes_done / (double) progress->n_bytes : 0,
    .seconds_left = progress->seconds_left,
  });
}

static void
bad_cb (const AwaleLibrarySource *source,
        const char               *reason,
        const char               *sentence,
        void                     *user_data)
{
  const Importing *importing = user_data;
  g_autofree char *name = g_filename_display_basename (source->path);

  /* Translators: the name of a file, and what is wrong with it. */
  g_ptr_array_add (importing->report->faults, g_strdup_printf (_("%s: %s"), name, sentence));
}

gpointer
awale_library_job_import (AwaleLibrary     *library,
                          AwaleLibraryJob  *self,
                          GCancellable     *cancellable,
                          GError          **error)
{
  AwaleImportReport *report = awale_import_report_new ();
  Importing importing = { self, report };
  const AwaleImportJob import = {
    .interval = INTERVAL,
    .cancellable = cancellable,
    .writing = self->writing,
    .progress = progress_cb,
    .bad = bad_cb,
    .user_data = &importing,
  };

  awale_library_import (library, (GFile *const *) self->files->pdata, self->files->len, &import,
                        &report->count, &report->error);
  self->has_failed = report->error != NULL
                     && !g_error_matches (report->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  return report;
}
