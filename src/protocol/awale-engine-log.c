/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-log.h"

#include <string.h>

#define MOST_BYTES (1 << 16)

void
awale_engine_log_init (AwaleEngineLog *self)
{
  g_queue_init (&self->lines);
  self->n_bytes = 0;
}

void
awale_engine_log_clear (AwaleEngineLog *self)
{
  g_queue_clear_full (&self->lines, g_free);
  self->n_bytes = 0;
}

void
awale_engine_log_add (AwaleEngineLog *self,
                      char            who,
                      const char     *line)
{
  char *marked = g_strdup_printf ("%c %s\n", who, line);

  g_queue_push_tail (&self->lines, marked);
  self->n_bytes += strlen (marked);
  while (self->n_bytes > MOST_BYTES && self->lines.length > 1)
    {
      g_autofree char *oldest = g_queue_pop_head (&self->lines);

      self->n_bytes -= strlen (oldest);
    }
}

char *
awale_engine_log_dup (const AwaleEngineLog *self)
{
  GString *text = g_string_sized_new (self->n_bytes + 1);

  for (GList *link = self->lines.head; link != NULL; link = link->next)
    g_string_append (text, link->data);
  return g_string_free (text, FALSE);
}
