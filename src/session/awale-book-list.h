/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "book/awale-book.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOOK_LIST (awale_book_list_get_type ())

/**
 * The opening books shared by all windows. Each is read once, in a thread, when it is first
 * requested.
 *
 * Signal "changed": a book was read, or is missing or unreadable, so that awale_book_list_get() and
 * awale_book_list_is_reading() may return new results.
 */
G_DECLARE_FINAL_TYPE (AwaleBookList, awale_book_list, AWALE, BOOK_LIST, GObject)

/**
 * Creates a list of the books in @directory; NULL stands for the user's own books and those that
 * come with Awalé.
 */
AwaleBookList *awale_book_list_new        (const char         *directory);

/**
 * The book of @rules; NULL while it is being read, or if there is none. The first call starts the
 * reading. (transfer none)
 */
AwaleBook     *awale_book_list_get        (AwaleBookList      *self,
                                           const AwaleRuleset *rules);

/** True while the requested book of @rules is being read. */
bool           awale_book_list_is_reading (AwaleBookList      *self,
                                           const AwaleRuleset *rules);

G_END_DECLS
