/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "book/awale-book.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BOOK_LIST (awale_book_list_get_type ())

/**
 * The opening books that all windows share: each is read once, in a thread, when it is first asked
 * for.
 *
 * Signal "changed": another book has been read, or there is none: awale_book_list_get() and
 * awale_book_list_is_reading() may answer otherwise than before.
 */
G_DECLARE_FINAL_TYPE (AwaleBookList, awale_book_list, AWALE, BOOK_LIST, GObject)

/** Books in @directory; NULL: one's own, and those that come with Awalé. */
AwaleBookList *awale_book_list_new        (const char         *directory);

/**
 * The book of @rules. Returns: (transfer none): NULL as long as it is being read, and where there
 * is none.
 */
AwaleBook     *awale_book_list_get        (AwaleBookList      *self,
                                           const AwaleRuleset *rules);

/** Whether the book of @rules, which has been asked for, is still being read. */
bool           awale_book_list_is_reading (AwaleBookList      *self,
                                           const AwaleRuleset *rules);

G_END_DECLS
