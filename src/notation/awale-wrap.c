/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-wrap.h"

void
awale_wrap_init (AwaleWrap *self,
                 GString   *out,
                 size_t     width)
{
  *self = (AwaleWrap) { .out = out, .word = g_string_new (NULL), .width = width };
}

void
awale_wrap_finish (AwaleWrap *self)
{
  awale_wrap_begin_word (self);
  g_string_free (self->word, TRUE);
  self->word = NULL;
}

void
awale_wrap_begin_word (AwaleWrap *self)
{
  size_t length = (size_t) g_utf8_strlen (self->word->str, (gssize) self->word->len);

  if (length == 0)
    return;
  if (self->column > 0 && self->width - self->column > length + 1)
    {
      g_string_append_c (self->out, ' ');
      self->column++;
    }
  else if (self->column > 0)
    {
      g_string_append_c (self->out, '\n');
      self->column = 0;
    }
  g_string_append_len (self->out, self->word->str, (gssize) self->word->len);
  self->column += length;
  self->column = MIN (self->column, self->width - 1);
  g_string_truncate (self->word, 0);
}

void
awale_wrap_append (AwaleWrap  *self,
                   const char *text)
{
  g_string_append (self->word, text);
}

void
awale_wrap_append_c (AwaleWrap *self,
                     char       c)
{
  g_string_append_c (self->word, c);
}

void
awale_wrap_break_lines (AwaleWrap *self,
                        unsigned   n_breaks)
{
  awale_wrap_begin_word (self);
  for (unsigned i = 0; i < n_breaks; i++)
    g_string_append_c (self->out, '\n');
  self->column = 0;
}
