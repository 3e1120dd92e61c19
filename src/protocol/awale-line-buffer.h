/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Makes lines of bytes as they come, bounded: a line that is too long is dropped and counted. */
typedef struct
{
  GString  *bytes;
  gsize     begin;       /**< Of what has not been taken yet. */
  gsize     most;        /**< Bytes that a line may have. */
  gboolean  skips;       /**< In the midst of a line that is too long. */
  unsigned  n_dropped;   /**< Lines that were too long. */
} AwaleLineBuffer;

void  awale_line_buffer_init  (AwaleLineBuffer *self,
                               gsize            most);
void  awale_line_buffer_clear (AwaleLineBuffer *self);

/** Adds bytes; then take all lines before adding more. */
void  awale_line_buffer_push  (AwaleLineBuffer *self,
                               const char      *bytes,
                               gsize            n_bytes);

/** What has no end of line yet counts as one: the input has ended. */
void  awale_line_buffer_end   (AwaleLineBuffer *self);

/**
 * Takes the next whole line, without its end, as valid UTF-8 without NULs.
 * Returns: (transfer full) (nullable)
 */
char *awale_line_buffer_take  (AwaleLineBuffer *self);

G_END_DECLS
