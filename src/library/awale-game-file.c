/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-game-file.h"

#include "notation/awale-division.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A file that has a zero among so many bytes at its beginning is no text. */
#define N_SNIFFED 4096

/* So much is read at once at least; and all that is there already, so that a long part is looked
 * through only a few times. */
#define CHUNK 262144

struct _AwaleGameFile
{
  GInputStream *stream;
  GByteArray   *bytes;   /* What has been read. */
  size_t        at;      /* Where in it the next part begins. */
  bool          is_end;  /* There is no more in the file. */
  AwaleFormat   format;
  unsigned      line;
  unsigned      next_line;
};

/* Reads on. What has been given out makes room. */
static bool
read_on (AwaleGameFile  *self,
         GCancellable   *cancellable,
         GError        **error)
{
  size_t n_old, n_read;
  bool done;

  if (self->at > 0)
    g_byte_array_remove_range (self->bytes, 0, (guint) self->at);
  self->at = 0;
  n_old = self->bytes->len;
  g_byte_array_set_size (self->bytes, (guint) (n_old + MAX (n_old, CHUNK)));
  done = g_input_stream_read_all (self->stream, self->bytes->data + n_old,
                                  self->bytes->len - n_old, &n_read, cancellable, error);
  self->is_end = n_old + n_read < self->bytes->len;
  g_byte_array_set_size (self->bytes, (guint) (n_old + n_read));
  return done;
}

AwaleGameFile *
awale_game_file_open (GFile         *file,
                      GCancellable  *cancellable,
                      GError       **error)
{
  GFileInputStream *stream = g_file_read (file, cancellable, error);
  g_autoptr (AwaleGameFile) self = NULL;

  if (stream == NULL)
    return NULL;
  self = g_new0 (AwaleGameFile, 1);
  self->stream = G_INPUT_STREAM (stream);
  self->bytes = g_byte_array_new ();
  self->next_line = 1;
  if (!read_on (self, cancellable, error))
    return NULL;
  if (self->bytes->len > 0
      && memchr (self->bytes->data, '\0', MIN (self->bytes->len, N_SNIFFED)) != NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("The file is not text."));
      return NULL;
    }
  self->format = awale_format_guess ((const char *) self->bytes->data, self->bytes->len);
  return g_steal_pointer (&self);
}

void
awale_game_file_close (AwaleGameFile *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->stream);
  g_byte_array_unref (self->bytes);
  g_free (self);
}

AwaleFormat
awale_game_file_get_format (AwaleGameFile *self)
{
  return self->format;
}

unsigned
awale_game_file_get_line (AwaleGameFile *self)
{
  return self->line;
}

const char *
awale_game_file_next (AwaleGameFile  *self,
                      size_t         *n_bytes,
                      GCancellable   *cancellable,
                      GError        **error)
{
  for (;;)
    {
      const char *text = (const char *) self->bytes->data + self->at;
      size_t n_left = self->bytes->len - self->at;

      *n_bytes = n_left > 0 ? awale_format_find_next (self->format, text, n_left, self->is_end) : 0;
      if (*n_bytes > 0)
        {
          self->at += *n_bytes;
          self->line = self->next_line;
          self->next_line += awale_text_count_lines (text, *n_bytes,
                                                     self->is_end && *n_bytes == n_left);
          return text;
        }
      if (self->is_end || !read_on (self, cancellable, error))
        return NULL;
    }
}
