/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Lines are shorter than this, so that none reaches column 80. */
#define AWALE_WRAP_WIDTH 80

/** A filler of lines. On the stack. */
typedef struct
{
  GString *out;
  GString *word;    /**< Word being written. */
  size_t   column;  /**< Characters on the line. */
  size_t   width;   /**< G_MAXSIZE: no wrapping. */
} AwaleWrap;

/** Starts writing to @out, which is at the start of a line. */
void awale_wrap_init        (AwaleWrap  *self,
                             GString    *out,
                             size_t      width);

/** Writes the pending word and drops @out. */
void awale_wrap_finish      (AwaleWrap  *self);

/** Starts a new word. */
void awale_wrap_begin_word  (AwaleWrap  *self);
void awale_wrap_append      (AwaleWrap  *self,
                             const char *text);
void awale_wrap_append_c    (AwaleWrap  *self,
                             char        c);

/** Ends the word, and breaks the line @n_breaks times. */
void awale_wrap_break_lines (AwaleWrap  *self,
                             unsigned    n_breaks);

G_END_DECLS
