/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The last lines of a conversation, at most 64 KiB of them. */
typedef struct
{
  GString *text;   /* Lines, each ended. */
  guint64  begin;  /* So many bytes went before, and are gone. */
} AwaleEngineLog;

void        awale_engine_log_init  (AwaleEngineLog       *self);
void        awale_engine_log_clear (AwaleEngineLog       *self);

/** Adds a line of valid UTF-8, marked with who said it. */
void        awale_engine_log_add   (AwaleEngineLog       *self,
                                    char                  who,
                                    const char           *line);

/**
 * All lines that are still there, the first of which begins at the byte *@begin (out) (optional) of
 * the whole conversation: so one who has them to some byte already needs only the rest.
 * Returns: (transfer none): valid until a line is added.
 */
const char *awale_engine_log_get   (const AwaleEngineLog *self,
                                    guint64              *begin);

G_END_DECLS
