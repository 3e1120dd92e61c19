/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/**
 * What a book has searched: a position, and under rules with a drought how many plies without a
 * harvest have led to it. That is certain as long as nobody has harvested, and taken for none
 * afterwards, when ways of several lengths may lead to a position. Written as a number: the key of
 * the position, and 2⁴⁸ times the plies.
 */
typedef uint64_t AwaleBookQuestion;

/** The position of @key, which has been reached @plies after the start. */
AwaleBookQuestion awale_book_question_new      (const AwaleRuleset *rules,
                                                uint64_t            key,
                                                int                 plies);

/** Whether @number is a question. */
bool              awale_book_question_is_valid (uint64_t            number);

/**
 * A game (of AwalePosition) that leads to the position, in which South is to move, after so many
 * plies without a harvest; which ones is of no matter. (transfer full)
 */
GArray           *awale_book_question_dup_game (AwaleBookQuestion   question);

G_END_DECLS
