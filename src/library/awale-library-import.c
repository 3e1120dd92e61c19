/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-import.h"

#include "awale-game-file.h"
#include "awale-import-files.h"
#include "notation/awale-text.h"

#include <string.h>

enum
{
  BATCH = 1000,           /* Games. */
  BATCH_BYTES = 8000000,  /* Of their texts, where they are long. */
};

#define PROGRESS_EVERY (G_USEC_PER_SEC / 5)

/* A game that was found and is to be written. */
typedef struct
{
  AwaleLibraryRecord *record;  /* NULL: it could not be read. */
  char               *said;    /* What was wrong with it; nullable. */
  char               *text;    /* As it is in the file; of a game that could not be read. */
  unsigned            number;
  unsigned            line;
} Found;

typedef struct
{
  AwaleLibrary         *library;
  const AwaleImportJob *job;
  AwaleImportProgress   progress;
  GArray               *batch;     /* Of Found, of one file. */
  size_t                n_batch_bytes;
  char                 *path;      /* Of the file that is being read. */
  unsigned              n_in_file;
  gint64                started;
  gint64                told;      /* When. */
} Import;

static void
clear_found (void *data)
{
  Found *found = data;

  awale_library_record_free (found->record);
  g_free (found->said);
  g_free (found->text);
}

static void
tell_progress (Import *import,
               bool    now)
{
  AwaleImportProgress *progress = &import->progress;
  gint64 time = g_get_monotonic_time ();

  if (import->job->progress == NULL || (!now && time - import->told < PROGRESS_EVERY))
    return;
  import->told = time;
  progress->seconds = (double) (time - import->started) / G_USEC_PER_SEC;
  progress->seconds_left = progress->n_bytes_done == 0 || progress->n_bytes_done > progress->n_bytes
                             ? -1
                             : progress->seconds * ((double) progress->n_bytes
                                                    / (double) progress->n_bytes_done - 1);
  import->job->progress (progress, import->job->user_data);
}

static void
tell_bad (Import     *import,
          const char *path,
          unsigned    number,
          unsigned    line,
          const char *reason)
{
  const AwaleLibrarySource source = { path, number, line };

  if (import->job->bad != NULL)
    import->job->bad (&source, reason, import->job->user_data);
}

static void
unread_cb (GFile        *file,
           const GError *error,
           void         *user_data)
{
  Import *import = user_data;
  g_autofree char *path = g_file_get_parse_name (file);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  import->progress.count.n_unread++;
  tell_bad (import, path, 0, 0, error->message);
}

static bool
add_to_collection (Import  *import,
                   gint64   id,
                   GError **error)
{
  return import->job->collection == NULL
         || awale_library_collect (import->library, import->job->collection, id, error);
}

static bool
write_found (Import            *import,
             const Found       *found,
             AwaleImportCount  *count,
             GError           **error)
{
  const AwaleLibrarySource source = { import->path, found->number, found->line };
  gint64 id;

  count->n_games++;
  if (found->record == NULL)
    {
      count->n_bad++;
      return awale_library_add_bad (import->library, &source, found->said, found->text, error);
    }
  if (!awale_library_find_same (import->library, found->record, &id, error))
    return false;
  if (id != 0)
    count->n_duplicates++;
  else
    {
      count->n_added++;
      if (!awale_library_add (import->library, found->record, &source, found->said, &id, error))
        return false;
    }
  return add_to_collection (import, id, error);
}

/* All games of the batch are in the library, or none of them is. */
static bool
write_batch (Import  *import,
             GError **error)
{
  AwaleImportCount count = import->progress.count;
  bool done;

  if (import->batch->len == 0)
    return true;
  done = awale_library_begin (import->library, error);
  for (unsigned i = 0; done && i < import->batch->len; i++)
    done = write_found (import, &g_array_index (import->batch, Found, i), &count, error);
  done = done && awale_library_commit (import->library, error);
  if (!done)
    {
      awale_library_roll_back (import->library);
      return false;
    }
  import->progress.count = count;
  g_array_set_size (import->batch, 0);
  import->n_batch_bytes = 0;
  return true;
}

/* Whether @diagnostic is about the game @number of its part; what is about all of it is the first
 * one's. */
static bool
concerns (const AwaleDiagnostic *diagnostic,
          unsigned               number)
{
  return diagnostic->game == number || (diagnostic->game == 0 && number == 1);
}

/* What was said of a game, a line each, or only the first error; NULL if that is nothing. Lines are
 * counted from the beginning of the file. */
static char *
dup_said (AwaleDocument *document,
          unsigned       number,
          unsigned       line,
          bool           only_error)
{
  g_autoptr (GString) said = NULL;

  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, i);
      AwaleDiagnostic moved = *diagnostic;
      g_autofree char *text = NULL;

      if (!concerns (diagnostic, number)
          || (only_error && (said != NULL || diagnostic->severity != AWALE_SEVERITY_ERROR)))
        continue;
      moved.line += line - 1;
      text = awale_diagnostic_to_string (&moved);
      if (said == NULL)
        said = g_string_new (text);
      else
        g_string_append_printf (said, "\n%s", text);
    }
  return said != NULL ? g_string_free (g_steal_pointer (&said), FALSE) : NULL;
}

/* The text of a part as it stands, as far as it can be text. */
static char *
dup_text (const char *text,
          size_t      n_bytes)
{
  AwaleTextFacts facts;

  return g_string_free (awale_text_decode (text, n_bytes, &facts), FALSE);
}

static void
add_bad (Import        *import,
         AwaleDocument *document,
         unsigned       number,
         const char    *text,
         size_t         n_bytes,
         unsigned       line)
{
  Found found = { .number = ++import->n_in_file, .line = line };

  found.said = dup_said (document, number, line, true);
  found.text = dup_text (text, n_bytes);
  g_array_append_val (import->batch, found);
  import->n_batch_bytes += n_bytes;
  tell_bad (import, import->path, found.number, line, found.said);
}

static void
add_good (Import        *import,
          AwaleDocument *document,
          unsigned       number,
          unsigned       line)
{
  Found found = { .number = ++import->n_in_file, .line = line };

  found.record = awale_library_record_new (awale_document_get_game (document, number - 1));
  found.said = dup_said (document, number, line, false);
  g_array_append_val (import->batch, found);
  import->n_batch_bytes += strlen (found.record->text);
}

static bool
is_blank (const char *text,
          size_t      n_bytes)
{
  for (size_t i = 0; i < n_bytes; i++)
    if (strchr (" \t\v\f\r\n", text[i]) == NULL || text[i] == '\0')
      return false;
  return true;
}

/* Reads a part of a file, which begins at @line. */
static void
read_part (Import      *import,
           AwaleFormat  format,
           const char  *text,
           size_t       n_bytes,
           unsigned     line)
{
  g_autoptr (AwaleDocument) document = NULL;

  if (is_blank (text, n_bytes))
    return;
  while (*text == '\n' || *text == '\r')
    {
      line += *text == '\n' || text[1] != '\n';
      text++;
      n_bytes--;
    }
  document = awale_format_read (format, text, n_bytes, NULL);
  if (awale_document_get_n_games (document) == 0)
    add_bad (import, document, 1, text, n_bytes, line);
  for (unsigned i = 1; i <= awale_document_get_n_games (document); i++)
    if (awale_document_count_errors (document, i) > 0)
      add_bad (import, document, i, text, n_bytes, line);
    else
      add_good (import, document, i, line);
}

static bool
read_parts (Import         *import,
            AwaleGameFile  *file,
            GError        **error)
{
  GCancellable *cancellable = import->job->cancellable;
  const unsigned most = import->job->batch > 0 ? import->job->batch : BATCH;
  const char *text;
  size_t n_bytes;

  while ((text = awale_game_file_next (file, &n_bytes, cancellable, error)) != NULL)
    {
      read_part (import, awale_game_file_get_format (file), text, n_bytes,
                 awale_game_file_get_line (file));
      import->progress.n_bytes_done += n_bytes;
      if ((import->batch->len >= most || import->n_batch_bytes >= BATCH_BYTES)
          && !write_batch (import, error))
        return false;
      tell_progress (import, false);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return false;
    }
  return *error == NULL;
}

/* A file that cannot be read, or not to its end, is told of, and the import goes on. */
static bool
import_file (Import                 *import,
             const AwaleImportFile  *file,
             GError                **error)
{
  guint64 n_before = import->progress.n_bytes_done;
  g_autoptr (GError) problem = NULL;
  g_autoptr (AwaleGameFile) games = awale_game_file_open (file->file, import->job->cancellable,
                                                          &problem);

  g_free (import->path);
  import->path = g_file_get_parse_name (file->file);
  import->n_in_file = 0;
  if (games != NULL && read_parts (import, games, &problem))
    import->progress.count.n_files++;
  else if (problem->domain == AWALE_LIBRARY_ERROR
           || g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return false;
    }
  else
    unread_cb (file->file, problem, import);
  import->progress.n_bytes_done = n_before + file->size;
  return write_batch (import, error);
}

static bool
import_all (Import                *import,
            const GArray          *files,
            GError               **error)
{
  for (unsigned i = 0; i < files->len; i++)
    import->progress.n_bytes += g_array_index (files, AwaleImportFile, i).size;
  for (unsigned i = 0; i < files->len; i++)
    {
      if (!import_file (import, &g_array_index (files, AwaleImportFile, i), error))
        return false;
      tell_progress (import, false);
    }
  return !g_cancellable_set_error_if_cancelled (import->job->cancellable, error);
}

bool
awale_library_import (AwaleLibrary          *self,
                      GFile *const          *files,
                      size_t                 n_files,
                      const AwaleImportJob  *job,
                      AwaleImportCount      *count,
                      GError               **error)
{
  Import import = { .library = self, .job = job, .started = g_get_monotonic_time () };
  g_autoptr (GArray) found = NULL;
  g_autoptr (GError) problem = NULL;
  bool done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (job != NULL && count != NULL, false);

  import.batch = g_array_new (FALSE, FALSE, sizeof (Found));
  g_array_set_clear_func (import.batch, clear_found);
  found = awale_import_files_list (files, n_files, job->cancellable, unread_cb, &import);
  done = import_all (&import, found, &problem);
  tell_progress (&import, true);

  *count = import.progress.count;
  g_array_unref (import.batch);
  g_free (import.path);
  if (!done)
    g_propagate_error (error, g_steal_pointer (&problem));
  return done;
}
