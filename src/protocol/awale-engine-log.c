/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-log.h"

#include <string.h>

#define MAX_BYTES (1 << 16)

void
awale_engine_log_init (AwaleEngineLog *self)
{
  *self = (AwaleEngineLog) { .text = g_string_new (NULL) };
}

void
awale_engine_log_clear (AwaleEngineLog *self)
{
  g_string_free (self->text, TRUE);
}

/* Half of the lines at once: what stays is moved once for many lines that come. */
static void
drop_oldest (AwaleEngineLog *self,
             gsize           last_line)
{
  const char *half = strchr (self->text->str + MAX_BYTES / 2, '\n');
  gsize n_bytes = MIN ((gsize) (half + 1 - self->text->str), last_line);

  g_string_erase (self->text, 0, (gssize) n_bytes);
  self->begin += n_bytes;
}

void
awale_engine_log_add (AwaleEngineLog *self,
                      char            who,
                      const char     *line)
{
  gsize before = self->text->len;

  g_string_append_printf (self->text, "%c %s\n", who, line);
  if (self->text->len > MAX_BYTES)
    drop_oldest (self, before);
}

const char *
awale_engine_log_get (const AwaleEngineLog *self,
                      guint64              *begin)
{
  if (begin != NULL)
    *begin = self->begin;
  return self->text->str;
}
