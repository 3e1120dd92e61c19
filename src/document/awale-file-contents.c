/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-file"

#include "awale-file-contents.h"

#include "awale-atomic-file.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* Maximum number of links to follow; a longer chain is taken for a cycle. */
#define MAX_LINKS 40

#define CHUNK 65536

/* The end of a chain of symbolic links, where a file need not exist. (transfer full) */
static char *
follow_links (const char *path)
{
  g_autofree char *place = g_strdup (path);

  for (int i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (place, NULL);
      g_autofree char *folder = g_path_get_dirname (place);

      if (link == NULL)
        break;
      g_free (place);
      place = g_canonicalize_filename (link, folder);
    }
  return g_steal_pointer (&place);
}

/* The target of @path if that is a symbolic link, which stays while its target is written; else
 * @path. (transfer full) */
static char *
find_target (const char *path)
{
  char *resolved = realpath (path, NULL);
  char *target = resolved != NULL ? g_strdup (resolved) : follow_links (path);

  free (resolved);
  return target;
}

static bool
write_local (const char  *path,
             GBytes      *bytes,
             const char  *etag,
             char       **new_etag,
             GError     **error)
{
  g_autofree char *target = find_target (path);
  g_autofree char *spare = g_build_filename (g_get_user_data_dir (), "awale", NULL);
  g_autofree char *after = NULL;
  bool written = awale_atomic_file_write (target, bytes, spare, etag, error);
  int number;

  if (new_etag == NULL)
    return written;
  after = awale_atomic_file_make_etag (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  /* The file may have the new contents even after an error; its tag is then the new one. */
  if (written ||
      (g_file_test (target, G_FILE_TEST_IS_REGULAR)
       && awale_atomic_file_matches_etag (target, after, &number)))
    *new_etag = g_steal_pointer (&after);
  return written;
}

/* Closes the stream without changing the file: a cancelled cancellable tells GIO to drop the new
 * contents. */
static void
give_up (GOutputStream *stream)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  g_output_stream_close (stream, cancelled, NULL);
}

/* Writes a remote file with g_file_replace(); what a failure leaves depends on the remote file
 * system. */
static bool
write_remote (GFile       *file,
              GBytes      *bytes,
              const char  *etag,
              char       **new_etag,
              GError     **error)
{
  g_autoptr (GFileOutputStream) stream =
    g_file_replace (file, etag, FALSE, G_FILE_CREATE_NONE, NULL, error);

  if (stream == NULL)
    return false;
  if (!g_output_stream_write_all (G_OUTPUT_STREAM (stream), g_bytes_get_data (bytes, NULL),
                                  g_bytes_get_size (bytes), NULL, NULL, error))
    {
      give_up (G_OUTPUT_STREAM (stream));
      return false;
    }
  if (!g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error))
    return false;
  if (new_etag != NULL)
    *new_etag = g_file_output_stream_get_etag (stream);
  return true;
}

static void *
refuse_size (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _("The file is too large to be read."));
  return NULL;
}

char *
awale_file_load_stream (GInputStream  *stream,
                        size_t         most,
                        GCancellable  *cancellable,
                        size_t        *length,
                        GError       **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gssize n_read = 1;

  g_return_val_if_fail (G_IS_INPUT_STREAM (stream), NULL);
  g_return_val_if_fail (most <= AWALE_FILE_MAX_BYTES && length != NULL, NULL);

  for (*length = 0; n_read > 0; *length += (size_t) n_read)
    {
      if (*length > most)
        return refuse_size (error);
      /* One more byte is reserved for the terminating zero. */
      g_byte_array_set_size (bytes, (guint) *length + CHUNK + 1);
      n_read = g_input_stream_read (stream, bytes->data + *length, CHUNK, cancellable, error);
      if (n_read < 0)
        return NULL;
    }
  bytes->data[*length] = 0;
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

char *
awale_file_load (GFile         *file,
                 GCancellable  *cancellable,
                 size_t        *length,
                 char         **etag,
                 GError       **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GFileInfo) info = NULL;
  char *contents;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (length != NULL, NULL);

  stream = g_file_read (file, cancellable, error);
  if (stream == NULL)
    return NULL;
  info = g_file_input_stream_query_info (stream, G_FILE_ATTRIBUTE_STANDARD_SIZE ","
                                         G_FILE_ATTRIBUTE_ETAG_VALUE, cancellable, NULL);
  if (info != NULL && g_file_info_get_size (info) > (goffset) AWALE_FILE_MAX_BYTES)
    return refuse_size (error);
  contents = awale_file_load_stream (G_INPUT_STREAM (stream), AWALE_FILE_MAX_BYTES, cancellable,
                                     length, error);
  if (contents != NULL && etag != NULL)
    *etag = g_file_peek_path (file) != NULL ? awale_atomic_file_make_etag (contents, *length)
            : info != NULL ? g_strdup (g_file_info_get_etag (info)) : NULL;
  return contents;
}

bool
awale_file_matches_etag (GFile      *file,
                         const char *etag)
{
  g_autoptr (GFileInfo) info = NULL;
  int unknown;

  g_return_val_if_fail (G_IS_FILE (file), false);
  g_return_val_if_fail (etag != NULL, false);

  if (g_file_peek_path (file) != NULL)
    return awale_atomic_file_matches_etag (g_file_peek_path (file), etag, &unknown) || unknown != 0;
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return info == NULL || g_strcmp0 (g_file_info_get_etag (info), etag) == 0;
}

void
awale_file_clear_leftovers (GFile *file)
{
  g_autofree char *target = NULL;

  g_return_if_fail (G_IS_FILE (file));

  if (!g_file_is_native (file) || g_file_peek_path (file) == NULL)
    return;
  target = find_target (g_file_peek_path (file));
  if (target != NULL)
    awale_atomic_file_clear_leftovers (target);
}

bool
awale_file_write (GFile       *file,
                  GBytes      *bytes,
                  const char  *etag,
                  char       **new_etag,
                  GError     **error)
{
  g_return_val_if_fail (G_IS_FILE (file), false);
  g_return_val_if_fail (bytes != NULL, false);

  return g_file_peek_path (file) != NULL
         ? write_local (g_file_peek_path (file), bytes, etag, new_etag, error)
         : write_remote (file, bytes, etag, new_etag, error);
}

typedef struct
{
  AwaleFileContentsFunc maker;
  void                 *data;
  GDestroyNotify        data_free;
} Making;

static void
making_free (Making *making)
{
  if (making->data_free != NULL)
    making->data_free (making->data);
  g_free (making);
}

static void
make_thread (GTask        *task,
             void         *source,
             void         *data,
             GCancellable *cancellable)
{
  const Making *making = data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes = making->maker (making->data, &error);

  if (bytes != NULL && awale_file_write (source, bytes, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
awale_file_make_async (GFile                *file,
                       AwaleFileContentsFunc maker,
                       void                 *data,
                       GDestroyNotify        data_free,
                       GAsyncReadyCallback   callback,
                       void                 *user_data)
{
  g_autoptr (GTask) task = NULL;
  Making *making;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (maker != NULL);

  making = g_new (Making, 1);
  *making = (Making) { maker, data, data_free };
  task = g_task_new (file, NULL, callback, user_data);
  g_task_set_source_tag (task, awale_file_make_async);
  g_task_set_task_data (task, making, (GDestroyNotify) making_free);
  g_task_run_in_thread (task, make_thread);
}

bool
awale_file_make_finish (GFile         *file,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
