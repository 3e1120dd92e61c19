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
  size_t        most_bytes;
  GByteArray   *bytes;        /* What has been read. */
  size_t        at;           /* Where in it the part begins. */
  size_t        n_taken;      /* Bytes of the part: the next begins behind them. */
  bool          is_end;       /* There is no more in the file. */
  bool          is_skipping;  /* The next part begins where a game may begin. */
  AwaleFormat   format;
  unsigned      line;         /* Of the part. */
  unsigned      column;
};

/* Reads on. What has been given out makes room. */
static bool
read_on (AwaleGameFile  *self,
         GCancellable   *cancellable,
         GError        **error)
{
  size_t n_old, n_new, n_read;
  bool done;

  if (self->at > 0)
    g_byte_array_remove_range (self->bytes, 0, (guint) self->at);
  self->at = 0;
  n_old = self->bytes->len;
  n_new = MIN (MAX (n_old, CHUNK), self->most_bytes);
  g_byte_array_set_size (self->bytes, (guint) (n_old + n_new));
  done = g_input_stream_read_all (self->stream, self->bytes->data + n_old, n_new, &n_read,
                                  cancellable, error);
  self->is_end = n_read < n_new;
  g_byte_array_set_size (self->bytes, (guint) (n_old + n_read));
  return done;
}

AwaleGameFile *
awale_game_file_open (GFile         *file,
                      size_t         most_bytes,
                      GCancellable  *cancellable,
                      GError       **error)
{
  GFileInputStream *stream = g_file_read (file, cancellable, error);
  g_autoptr (AwaleGameFile) self = NULL;

  if (stream == NULL)
    return NULL;
  self = g_new0 (AwaleGameFile, 1);
  self->stream = G_INPUT_STREAM (stream);
  self->most_bytes = most_bytes;
  self->bytes = g_byte_array_new ();
  self->line = self->column = 1;
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

/* The column behind @text, which begins in @column. */
static unsigned
find_column (const char *text,
             size_t      n_bytes,
             unsigned    column)
{
  for (size_t i = 0; i < n_bytes; i++)
    if (text[i] == '\n' || text[i] == '\r')
      column = 1;
    else if (((unsigned char) text[i] & 0xc0) != 0x80)
      column++;
  return column;
}

/* Goes on behind what was taken. */
static void
advance (AwaleGameFile *self)
{
  const char *text = (const char *) self->bytes->data + self->at;

  self->line += awale_text_count_lines (text, self->n_taken,
                                        self->is_end
                                        && self->at + self->n_taken == self->bytes->len);
  self->column = find_column (text, self->n_taken, self->column);
  self->at += self->n_taken;
  self->n_taken = 0;
}

/* Leaves out what cannot begin a game, as far as that is known. */
static void
leave_out (AwaleGameFile *self)
{
  size_t n_left = self->bytes->len - self->at;
  bool found;

  self->n_taken = awale_format_find_start (self->format,
                                           (const char *) self->bytes->data + self->at, n_left,
                                           self->is_end, &found);
  if (!found && n_left >= self->most_bytes)
    self->n_taken = n_left;
  self->is_skipping = !found;
  advance (self);
}

bool
awale_game_file_next (AwaleGameFile  *self,
                      AwaleGamePart  *part,
                      GCancellable   *cancellable,
                      GError        **error)
{
  advance (self);
  for (;;)
    {
      const char *text;
      size_t n_left;

      if (self->is_skipping && self->at < self->bytes->len)
        leave_out (self);
      text = (const char *) self->bytes->data + self->at;
      n_left = self->bytes->len - self->at;
      if (n_left > 0 && !self->is_skipping)
        self->n_taken = awale_format_find_next (self->format, text, n_left, self->is_end);
      if (self->n_taken > 0 || (n_left >= self->most_bytes && !self->is_skipping))
        {
          bool is_whole = self->n_taken > 0;

          if (!is_whole)
            self->n_taken = n_left;
          *part = (AwaleGamePart) { text, self->n_taken, self->line, self->column, is_whole };
          return true;
        }
      if (self->is_end || !read_on (self, cancellable, error))
        return false;
    }
}

void
awale_game_file_take (AwaleGameFile *self,
                      size_t         n_bytes)
{
  g_return_if_fail (n_bytes <= self->n_taken);

  self->n_taken = n_bytes;
}

void
awale_game_file_skip (AwaleGameFile *self)
{
  self->is_skipping = true;
}
