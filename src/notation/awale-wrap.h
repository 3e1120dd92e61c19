/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Lines hold one character less than this many: no line reaches column 80. */
#define AWALE_WRAP_WIDTH 80

/** Fills lines with words. On the stack. */
typedef struct
{
  GString *out;
  GString *word;    /**< The one being written. */
  size_t   column;  /**< Characters on the line so far. */
  size_t   width;   /**< G_MAXSIZE: lines are not broken. */
} AwaleWrap;

/** Writes to @out, which is at the start of a line. */
void awale_wrap_init        (AwaleWrap  *self,
                             GString    *out,
                             size_t      width);

/** Writes what there is of a word, and forgets @out. */
void awale_wrap_finish      (AwaleWrap  *self);

/** What is appended from now on is a word of its own. */
void awale_wrap_begin_word  (AwaleWrap  *self);
void awale_wrap_append      (AwaleWrap  *self,
                             const char *text);
void awale_wrap_append_c    (AwaleWrap  *self,
                             char        c);

/** Ends the word and the line @n_breaks times. */
void awale_wrap_break_lines (AwaleWrap  *self,
                             unsigned    n_breaks);

G_END_DECLS
