/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book-error.h"

#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/*
 * What the searches of a round of a book's growth said, in files beside it, one for each program
 * that takes part, as text that can be added to at its end:
 *
 *   awale-book-answers 1 STATE       which book they are for: the checksum of its bytes, in hex
 *   KEY VALUE                        a position and its value, a line each
 *
 * A line that a killed program left unfinished is passed over, and cut off before more is written.
 */

/** A file of answers that is being written. */
typedef struct _AwaleBookAnswers AwaleBookAnswers;

/**
 * Opens the file of @part, from 1, of @n_parts beside the book at @path, and keeps other programs
 * from doing so. What it holds for another state than @state goes.
 *
 * Returns: (transfer full): NULL with @error.
 */
AwaleBookAnswers *awale_book_answers_open  (const char        *path,
                                            int                part,
                                            int                n_parts,
                                            uint64_t           state,
                                            GError           **error);
bool              awale_book_answers_add   (AwaleBookAnswers  *self,
                                            uint64_t           key,
                                            int                value,
                                            GError           **error);
void              awale_book_answers_close (AwaleBookAnswers  *self);

/**
 * What all files beside the book at @path answer for @state. (transfer full): a table of values
 * (int) by key (uint64_t), each by its address.
 */
GHashTable       *awale_book_answers_read  (const char        *path,
                                            uint64_t           state);

/** Removes the files beside the book at @path that are not for @state. */
void              awale_book_answers_tidy  (const char        *path,
                                            uint64_t           state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleBookAnswers, awale_book_answers_close)

G_END_DECLS
