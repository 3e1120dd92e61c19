/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-import.h"

#include "awale-import-files.h"
#include "awale-unreadable-games.h"

#include "notation/awale-game-boundaries.h"
#include "notation/awale-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum
{
  BATCH = 1000,           /* Number of games in a transaction. */
  BATCH_BYTES = 8000000,  /* Size of texts in bytes that fills a batch. */
  MAX_BYTES = 1 << 30,    /* Maximum size of a file in bytes. */
  WINDOW = 1 << 22,       /* Bytes of a file kept in memory, unless a game is larger. */
  CHUNK = 1 << 18,        /* Number of bytes read at a time. */
  N_SNIFFED = 4096,       /* Number of bytes at the start of a file that are searched for a zero
                           * byte, which shows that the file is not text. */
  MAX_HELD = 100,         /* Maximum number of unreadable games held back; a file that begins with
                           * more is skipped. */
};

/* A result to be written to the library: a game, or the end of a file. */
typedef struct
{
  char               *path;      /* Path of the file, a GRefString. */
  AwaleLibraryRecord *record;    /* Record; NULL if the game could not be read, and at the end. */
  char               *said;      /* Short diagnostics; nullable. */
  char               *sentence;  /* First error as a sentence, if the game could not be read. */
  char               *text;      /* Text of the game in the file, if it could not be read. */
  unsigned            number;
  unsigned            line;
  bool                is_end;    /* True for the end of a file. */
} Found;

typedef struct
{
  AwaleLibrary         *library;
  const AwaleImportJob *job;
  AwaleImportProgress   progress;
  GArray               *batch;     /* Results to be written. (element-type Found) */
  unsigned              n_batch_games;
  size_t                n_batch_bytes;
  GArray               *there;     /* Ids of unreadable games of the file being written.
                                    * (element-type gint64) */
  gint64                started;
  gint64                told;      /* Time of the last report of the progress. */

  /* State of the file being read. */
  char                 *path;      /* Path, a GRefString. */
  unsigned              line;       /* First line of the games being read. */
  unsigned              n_in_file;
  GArray               *held;      /* Unreadable games, held back until a game of the file can be
                                    * read or has a move. (element-type Found) */
  size_t                n_held_bytes;
  bool                  is_doubtful;
  bool                  is_passed;  /* True if the file is skipped. */
  GError               *error;      /* Reason to stop reading. */
} Import;

static void
clear_found (void *data)
{
  Found *found = data;

  g_clear_pointer (&found->path, g_ref_string_release);
  awale_library_record_free (found->record);
  g_free (found->said);
  g_free (found->sentence);
  g_free (found->text);
}

static void
tell_progress (Import *import,
               bool    now)
{
  AwaleImportProgress *progress = &import->progress;
  gint64 time = g_get_monotonic_time ();

  if (import->job->progress == NULL || (!now && time - import->told < import->job->interval))
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
          const char *reason,
          const char *sentence)
{
  const AwaleLibrarySource source = { path, number, line };

  if (import->job->bad != NULL)
    import->job->bad (&source, reason, sentence, import->job->user_data);
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
  tell_bad (import, path, 0, 0, error->message, error->message);
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
write_bad (Import       *import,
           const Found  *found,
           GError      **error)
{
  const AwaleLibrarySource source = { found->path, found->number, found->line };
  gint64 id;

  if (!awale_library_add_unreadable (import->library, &source, found->said, found->text, &id,
                                     error))
    return false;
  g_array_append_val (import->there, id);
  return true;
}

/* Compares a copy with the known game @id, and reports it if its text differs; @has_tags tells if
 * the tags are the same. */
static bool
compare_copy (Import            *import,
              const Found       *found,
              gint64             id,
              bool               has_tags,
              AwaleImportCount  *count,
              GError           **error)
{
  const AwaleLibrarySource source = { found->path, found->number, found->line };
  bool has;

  if (has_tags && !awale_library_record_is_annotated (found->record))
    return true;
  if (!awale_library_has_text (import->library, id, found->record->text, &has, error))
    return false;
  count->n_different += !has;
  if (!has && import->job->differs != NULL)
    import->job->differs (&source, id, import->job->user_data);
  return true;
}

static bool
write_game (Import            *import,
            const Found       *found,
            AwaleImportCount  *count,
            GError           **error)
{
  const AwaleLibrarySource source = { found->path, found->number, found->line };
  gint64 id;
  bool has_tags;

  if (!awale_library_find_same (import->library, found->record, &id, &has_tags, error))
    return false;
  if (id != 0)
    {
      count->n_duplicates++;
      if (!compare_copy (import, found, id, has_tags, count, error))
        return false;
    }
  else
    {
      count->n_added++;
      if (!awale_library_add (import->library, found->record, &source, found->said, &id, error))
        return false;
    }
  return add_to_collection (import, id, error);
}

static bool
write_found (Import            *import,
             const Found       *found,
             AwaleImportCount  *count,
             GError           **error)
{
  if (found->is_end)
    {
      count->n_files++;
      return awale_library_mark_unreadable (import->library, found->path, import->there, error);
    }
  if (found->number == 1)
    g_array_set_size (import->there, 0);
  count->n_games++;
  if (found->record != NULL)
    return write_game (import, found, count, error);
  count->n_bad++;
  return write_bad (import, found, error);
}

/* Writes all games of the batch, or none of them. */
static bool
write_all (Import            *import,
           AwaleImportCount  *count,
           GError           **error)
{
  bool done = true;

  if (!awale_library_begin (import->library, error))
    return false;
  for (unsigned i = 0; done && i < import->batch->len; i++)
    done = write_found (import, &g_array_index (import->batch, Found, i), count, error);
  return awale_library_end (import->library, done, error);
}

static bool
write_batch (Import  *import,
             GError **error)
{
  AwaleImportCount count = import->progress.count;

  if (import->batch->len == 0)
    return true;
  if (!write_all (import, &count, error))
    return false;
  import->progress.count = count;
  g_array_set_size (import->batch, 0);
  import->n_batch_games = 0;
  import->n_batch_bytes = 0;
  return true;
}

/* True if the batch is full. Ends of files count too, because small files have one for each
 * game. */
static bool
is_batch_full (const Import *import)
{
  const unsigned most = import->job->batch > 0 ? import->job->batch : BATCH;

  return import->n_batch_games >= most || import->batch->len >= 2 * most
         || import->n_batch_bytes >= BATCH_BYTES;
}

/* Adds @found (transfer full) to the batch. */
static void
add_found (Import *import,
           Found   found,
           size_t  n_bytes)
{
  if (found.said != NULL && found.record == NULL)
    tell_bad (import, found.path, found.number, found.line, found.said, found.sentence);
  g_array_append_val (import->batch, found);
  import->n_batch_games++;
  import->n_batch_bytes += n_bytes;
}

/* The diagnostic @i of @document, with its line counted from the start of the imported file. */
static AwaleDiagnostic
get_diagnostic (const Import  *import,
                AwaleDocument *document,
                size_t         i)
{
  AwaleDiagnostic moved = *awale_document_get_diagnostic (document, i);

  moved.line += import->line - 1;
  return moved;
}

/* The diagnostics of a game, one in each line; NULL if there are none. */
static char *
dup_said (const Import  *import,
          AwaleDocument *document)
{
  g_autoptr (GString) said = NULL;

  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      AwaleDiagnostic diagnostic = get_diagnostic (import, document, i);
      g_autofree char *text = awale_diagnostic_to_string (&diagnostic);

      if (said == NULL)
        said = g_string_new (text);
      else
        g_string_append_printf (said, "\n%s", text);
    }
  return said != NULL ? g_string_free (g_steal_pointer (&said), FALSE) : NULL;
}

/* Describes why a game could not be read: its first error, or else its size. */
static void
say_why_bad (const Import  *import,
             AwaleDocument *document,
             Found         *found)
{
  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      AwaleDiagnostic diagnostic = get_diagnostic (import, document, i);

      if (diagnostic.severity != AWALE_SEVERITY_ERROR)
        continue;
      found->said = awale_diagnostic_to_string (&diagnostic);
      found->sentence = awale_diagnostic_to_sentence (&diagnostic);
      return;
    }
  found->said = g_strdup_printf (_("%u:%u: the game is too large to keep"), found->line,
                                 1u);
  found->sentence = g_strdup_printf (_("Line %u: The game is too large to keep."),
                                     found->line);
}

/* True if a game was read to its end without errors. */
static bool
is_good (AwaleDocument *document)
{
  return awale_document_get_n_games (document) > 0 && awale_document_count_errors (document, 0) == 0
         && !awale_document_is_incomplete (document);
}

static bool
has_move (AwaleDocument *document)
{
  return awale_document_get_n_games (document) > 0
         && awale_node_get_first_child (
              awale_game_get_root (awale_document_get_game (document, 0))) != NULL;
}

/* Adds the held games to the batch, because the file has proved to contain games. */
static void
release_held (Import *import)
{
  import->is_doubtful = false;
  for (unsigned i = 0; i < import->held->len; i++)
    {
      Found *found = &g_array_index (import->held, Found, i);

      add_found (import, *found, strlen (found->text));
      *found = (Found) { .path = NULL };
    }
  g_array_set_size (import->held, 0);
}

static void
add_game (Import        *import,
          AwaleDocument *document,
          unsigned       line)
{
  Found found = { .path = g_ref_string_acquire (import->path), .number = ++import->n_in_file,
                  .line = line };

  found.record = awale_library_record_new (awale_document_get_game (document, 0));
  found.said = dup_said (import, document);
  add_found (import, found, strlen (found.record->text));
}

static void
add_bad (Import        *import,
         AwaleDocument *document,
         const char    *text,
         size_t         n_bytes,
         unsigned       line)
{
  Found found = { .path = g_ref_string_acquire (import->path), .number = ++import->n_in_file,
                  .line = line };

  say_why_bad (import, document, &found);
  found.text = g_strndup (text, n_bytes);
  if (!import->is_doubtful)
    add_found (import, found, n_bytes);
  else
    {
      g_array_append_val (import->held, found);
      import->n_held_bytes += n_bytes;
      import->is_passed = import->held->len > MAX_HELD || import->n_held_bytes > BATCH_BYTES;
    }
}

/* Writes a full batch, reports progress and checks for cancellation between two games. Returns:
 * true to continue */
static bool
go_on (Import *import)
{
  if (is_batch_full (import) && !write_batch (import, &import->error))
    return false;
  tell_progress (import, false);
  return !import->is_passed
         && !g_cancellable_set_error_if_cancelled (import->job->cancellable, &import->error);
}

static bool
game_cb (AwaleDocument *document,
         const char    *text,
         size_t         n_bytes,
         unsigned       line,
         void          *user_data)
{
  Import *import = user_data;
  bool good = is_good (document);

  line += import->line - 1;
  if (import->is_doubtful && (good || has_move (document)))
    release_held (import);
  if (good)
    add_game (import, document, line);
  else
    add_bad (import, document, text, n_bytes, line);
  return go_on (import);
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

/* A window on a file, so that an archive need not fit in memory as a whole. */
typedef struct
{
  GInputStream *stream;
  GByteArray   *bytes;
  guint         start;   /* Index of the first unused byte. */
  size_t        n_read;
  bool          is_end;  /* True if the file has ended. */
} Window;

/* Reads until @wanted bytes, or all that remain, are in the window. */
static bool
fill (Window       *window,
      size_t        wanted,
      GCancellable *cancellable,
      GError      **error)
{
  while (!window->is_end && window->bytes->len < wanted)
    {
      guint n = window->bytes->len;
      size_t n_read;

      g_byte_array_set_size (window->bytes, n + CHUNK);
      if (!g_input_stream_read_all (window->stream, window->bytes->data + n, CHUNK, &n_read,
                                    cancellable, error))
        return false;
      g_byte_array_set_size (window->bytes, n + (guint) n_read);
      window->is_end = n_read < CHUNK;
      window->n_read += n_read;
      if (window->n_read == n_read && n_read > 0
          && memchr (window->bytes->data, '\0', MIN (n_read, N_SNIFFED)) != NULL)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("The file is not text."));
          return false;
        }
      if (window->n_read > MAX_BYTES)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _("The file is too large to be read."));
          return false;
        }
    }
  return true;
}

/* Finds the end of one or several games at the start of the window, and reads on if it lies beyond.
 * Returns: the number of their bytes; 0 at the end of the file, or with @error */
static size_t
find_end (Window       *window,
          AwaleFormat   format,
          GCancellable *cancellable,
          GError      **error)
{
  for (size_t wanted = WINDOW;; wanted *= 2)
    {
      const size_t left = window->bytes->len - window->start;
      const char *text = (const char *) window->bytes->data + window->start;
      size_t n = left > 0 ? awale_format_find_next (format, text, left) : 0;

      if (window->is_end || n + CHUNK < left)
        return n;
      g_byte_array_remove_range (window->bytes, 0, window->start);
      window->start = 0;
      if (!fill (window, wanted, cancellable, error))
        return 0;
    }
}

/* Opens @file as text; UTF-16 with a byte-order mark is converted. */
static GInputStream *
open_text (GFile         *file,
           GCancellable  *cancellable,
           GError       **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GInputStream) buffered = NULL;
  g_autoptr (GCharsetConverter) converter = NULL;
  const char *head;
  gsize n_bytes;

  if (stream == NULL)
    return NULL;
  buffered = g_buffered_input_stream_new (G_INPUT_STREAM (stream));
  if (g_buffered_input_stream_fill (G_BUFFERED_INPUT_STREAM (buffered), -1, cancellable,
                                    error) < 0)
    return NULL;
  head = g_buffered_input_stream_peek_buffer (G_BUFFERED_INPUT_STREAM (buffered), &n_bytes);
  if (!awale_text_is_utf_16 (head, n_bytes))
    return g_steal_pointer (&buffered);
  converter = g_charset_converter_new ("UTF-8", *head == '\xff' ? "UTF-16LE" : "UTF-16BE", error);
  if (converter == NULL)
    return NULL;
  g_charset_converter_set_use_fallback (converter, TRUE);
  return g_converter_input_stream_new (buffered, G_CONVERTER (converter));
}

/* Reads the games of @file, each in its own encoding. */
static bool
read_games (Import  *import,
            GFile   *file,
            GError **error)
{
  GCancellable *cancellable = import->job->cancellable;
  g_autoptr (GInputStream) stream = open_text (file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Window window = { stream, bytes, 0, 0, false };
  AwaleFormat format;
  size_t n;

  if (stream == NULL || !fill (&window, WINDOW, cancellable, error))
    return false;
  format = awale_format_guess ((const char *) bytes->data, bytes->len);
  while (!import->is_passed && import->error == NULL
         && (n = find_end (&window, format, cancellable, &import->error)) > 0)
    {
      const char *text = (const char *) bytes->data + window.start;

      if (!is_blank (text, n))
        awale_format_read_each (format, text, n, game_cb, import);
      window.start += (guint) n;
      import->line += awale_text_count_lines (text, n,
                                              window.is_end && window.start == bytes->len);
      import->progress.n_bytes_done += n;
    }
  if (import->error == NULL)
    return true;
  g_propagate_error (error, g_steal_pointer (&import->error));
  return false;
}

static void
end_file (Import *import)
{
  Found end = { .is_end = true };

  if (import->is_passed || import->held->len > 0)
    {
      import->progress.count.n_passed++;
      g_array_set_size (import->held, 0);
      return;
    }
  end.path = g_ref_string_acquire (import->path);
  g_array_append_val (import->batch, end);
}

static void
begin_file (Import                *import,
            const AwaleImportFile *file)
{
  g_autofree char *path = g_file_get_parse_name (file->file);

  g_clear_pointer (&import->path, g_ref_string_release);
  import->path = g_ref_string_new (path);
  import->line = 1;
  import->n_in_file = 0;
  import->n_held_bytes = 0;
  import->is_doubtful = !file->is_meant;
  import->is_passed = false;
}

/* True if @error concerns only a single file. */
static bool
is_of_file (const GError *error)
{
  return error->domain != AWALE_LIBRARY_ERROR
         && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Imports a file. A failure that concerns only this file does not end the import. */
static bool
import_file (Import                 *import,
             const AwaleImportFile  *file,
             GError                **error)
{
  guint64 n_before = import->progress.n_bytes_done;
  g_autoptr (GError) problem = NULL;

  begin_file (import, file);
  if (read_games (import, file->file, &problem))
    end_file (import);
  else if (!is_of_file (problem))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return false;
    }
  else if (import->is_doubtful
           && g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
    import->progress.count.n_passed++;
  else
    unread_cb (file->file, problem, import);
  import->progress.n_bytes_done = n_before + file->size;
  return !is_batch_full (import) || write_batch (import, error);
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
  return !g_cancellable_set_error_if_cancelled (import->job->cancellable, error)
         && write_batch (import, error);
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

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (job != NULL && count != NULL, false);

  import.batch = g_array_new (FALSE, FALSE, sizeof (Found));
  g_array_set_clear_func (import.batch, clear_found);
  import.held = g_array_new (FALSE, FALSE, sizeof (Found));
  g_array_set_clear_func (import.held, clear_found);
  import.there = g_array_new (FALSE, FALSE, sizeof (gint64));
  found = awale_import_files_list (files, n_files, job->cancellable, unread_cb, &import);
  done = import_all (&import, found, &problem);
  tell_progress (&import, true);

  *count = import.progress.count;
  g_array_unref (import.batch);
  g_array_unref (import.held);
  g_array_unref (import.there);
  g_clear_pointer (&import.path, g_ref_string_release);
  if (!done)
    g_propagate_error (error, g_steal_pointer (&problem));
  return done;
}
