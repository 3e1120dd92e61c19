/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The last lines of a conversation, bounded. */
typedef struct
{
  GQueue lines;    /* Of char *. */
  gsize  n_bytes;
} AwaleEngineLog;

void  awale_engine_log_init  (AwaleEngineLog       *self);
void  awale_engine_log_clear (AwaleEngineLog       *self);

/** Adds a line, marked with who said it. */
void  awale_engine_log_add   (AwaleEngineLog       *self,
                              char                  who,
                              const char           *line);

/** All lines, each ended. Returns: (transfer full) */
char *awale_engine_log_dup   (const AwaleEngineLog *self);

G_END_DECLS
