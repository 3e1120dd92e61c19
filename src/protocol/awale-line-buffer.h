/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A splitter of bytes into lines of limited length; longer lines are dropped and counted. */
typedef struct
{
  GString  *bytes;
  gsize     begin;       /**< Offset of the first byte that was not taken. */
  gsize     most;        /**< Maximum number of bytes in a line. */
  gboolean  skips;       /**< True while a line that is too long is being skipped. */
  unsigned  n_dropped;
} AwaleLineBuffer;

void  awale_line_buffer_init  (AwaleLineBuffer *self,
                               gsize            most);
void  awale_line_buffer_clear (AwaleLineBuffer *self);

/** Adds bytes; all complete lines must have been taken before. */
void  awale_line_buffer_push  (AwaleLineBuffer *self,
                               const char      *bytes,
                               gsize            n_bytes);

/** Ends the input, so that a last line without an end counts as complete. */
void  awale_line_buffer_end   (AwaleLineBuffer *self);

/**
 * Takes the next line without its end, as valid UTF-8 without NUL characters. (transfer full)
 * (nullable)
 */
char *awale_line_buffer_take  (AwaleLineBuffer *self);

G_END_DECLS
