/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "book/awale-book.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOOKS (awale_books_get_type ())

/**
 * The opening books that all windows share: each is read once, in a thread, when it is first asked
 * for.
 *
 * Signal "changed": another book has been read, or there is none: awale_books_get() and
 * awale_books_is_reading() may answer otherwise than before.
 */
G_DECLARE_FINAL_TYPE (AwaleBooks, awale_books, AWALE, BOOKS, GObject)

/** Books in @directory; NULL: one's own, and those that come with Awalé. */
AwaleBooks *awale_books_new        (const char         *directory);

/**
 * The book of @rules. Returns: (transfer none): NULL as long as it is being read, and where there
 * is none.
 */
AwaleBook  *awale_books_get        (AwaleBooks         *self,
                                    const AwaleRuleset *rules);

/** Whether the book of @rules, which has been asked for, is still being read. */
bool        awale_books_is_reading (AwaleBooks         *self,
                                    const AwaleRuleset *rules);

G_END_DECLS
