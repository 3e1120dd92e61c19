/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-question.h"

#include "awale-book-key.h"
#include "awale-book-node.h"

enum
{
  KEY_BITS = 48,
};

AwaleBookQuestion
awale_book_question_new (const AwaleRuleset *rules,
                         uint64_t            key,
                         int                 plies)
{
  AwalePosition position = awale_book_key_get_position (key);
  bool is_certain = rules->drought > 0 && position.stores[0] == 0 && position.stores[1] == 0;

  return key | (is_certain ? (uint64_t) plies << KEY_BITS : 0);
}

bool
awale_book_question_is_valid (uint64_t number)
{
  return (number & ((UINT64_C (1) << KEY_BITS) - 1)) < awale_book_key_count ()
         && number >> KEY_BITS <= AWALE_BOOK_MAX_PLIES;
}

GArray *
awale_book_question_dup_game (AwaleBookQuestion question)
{
  GArray *game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition last = awale_book_key_get_position (question & ((UINT64_C (1) << KEY_BITS) - 1));

  for (uint64_t plies = question >> KEY_BITS; plies > 0; plies--)
    {
      AwalePosition earlier = awale_position_start ();

      earlier.side = plies % 2 == 0 ? AWALE_SOUTH : AWALE_NORTH;
      g_array_append_val (game, earlier);
    }
  g_array_append_val (game, last);
  return game;
}
