/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-line-buffer.h"

#include <string.h>

void
awale_line_buffer_init (AwaleLineBuffer *self,
                        gsize            most)
{
  *self = (AwaleLineBuffer) { .bytes = g_string_new (NULL), .most = most };
}

void
awale_line_buffer_clear (AwaleLineBuffer *self)
{
  g_string_free (self->bytes, TRUE);
  self->bytes = NULL;
}

void
awale_line_buffer_push (AwaleLineBuffer *self,
                        const char      *bytes,
                        gsize            n_bytes)
{
  g_string_erase (self->bytes, 0, (gssize) self->begin);
  self->begin = 0;
  g_string_append_len (self->bytes, bytes, (gssize) n_bytes);
}

void
awale_line_buffer_end (AwaleLineBuffer *self)
{
  if (self->bytes->len > self->begin)
    g_string_append_c (self->bytes, '\n');
}

/* Takes the bytes of the next line as they are; NULL if the line is incomplete. */
static char *
take_bytes (AwaleLineBuffer *self,
            gsize           *n_bytes)
{
  char *begin = self->bytes->str + self->begin;
  char *end = memchr (begin, '\n', self->bytes->len - self->begin);

  if (end == NULL)
    return NULL;
  self->begin += (gsize) (end + 1 - begin);
  *n_bytes = (gsize) (end - begin);
  return begin;
}

static char *
make_text (char  *bytes,
           gsize  n_bytes)
{
  if (n_bytes > 0 && bytes[n_bytes - 1] == '\r')
    n_bytes--;
  for (gsize i = 0; i < n_bytes; i++)
    if (bytes[i] == '\0')
      bytes[i] = ' ';
  return g_utf8_make_valid (bytes, (gssize) n_bytes);
}

char *
awale_line_buffer_take (AwaleLineBuffer *self)
{
  char *bytes;
  gsize n_bytes;

  while ((bytes = take_bytes (self, &n_bytes)) != NULL)
    {
      if (!self->skips && n_bytes <= self->most)
        return make_text (bytes, n_bytes);
      self->skips = FALSE;
      self->n_dropped++;
    }

  /* The line is too long and will be dropped, so its bytes need not be kept. */
  if (self->bytes->len - self->begin > self->most)
    {
      self->skips = TRUE;
      g_string_truncate (self->bytes, self->begin);
    }
  return NULL;
}
