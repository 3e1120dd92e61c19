/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-node.h"

#include "tablebase/awale-board-index.h"

#include <errno.h>

G_DEFINE_QUARK (awale-book-error-quark, awale_book_error)

void
awale_book_set_failed (GError     **error,
                       const char  *path,
                       int          error_number)
{
  g_set_error (error, AWALE_BOOK_ERROR,
               error_number == ENOENT ? AWALE_BOOK_ERROR_MISSING : AWALE_BOOK_ERROR_FILE,
               "%s: %s", path, g_strerror (error_number));
}

enum
{
  CELLS = AWALE_PITS + 2,  /* Places of seeds: pits, then the mover's store, then the other's. */
};

uint64_t
awale_book_key_count (void)
{
  return awale_choose (AWALE_SEEDS + CELLS - 1, CELLS - 1);
}

static uint8_t *
get_cell (AwalePosition *position,
          unsigned       cell)
{
  return cell < AWALE_PITS ? &position->pits[cell] : &position->stores[cell - AWALE_PITS];
}

bool
awale_book_key_of (AwalePosition  position,
                   uint64_t      *key)
{
  unsigned seeds = 0;

  if (position.halves != 0 || awale_position_total (position) != AWALE_SEEDS)
    return false;
  if (position.side == AWALE_NORTH)
    position = awale_position_swap_sides (position);

  *key = 0;
  for (unsigned i = 1; i < CELLS; i++)
    {
      seeds += *get_cell (&position, i - 1);
      *key += awale_choose (seeds + i - 1, i);
    }
  return true;
}

AwalePosition
awale_book_key_get_position (uint64_t key)
{
  AwalePosition position = { .side = AWALE_SOUTH };
  unsigned seeds = AWALE_SEEDS;

  /* Subtract from the last sum to the first: each time the greatest that fits. */
  for (unsigned i = CELLS - 1; i > 0; i--)
    {
      unsigned sum = seeds;

      while (awale_choose (sum + i - 1, i) > key)
        sum--;
      key -= awale_choose (sum + i - 1, i);
      *get_cell (&position, i) = (uint8_t) (seeds - sum);
      seeds = sum;
    }
  position.pits[0] = (uint8_t) seeds;
  return position;
}

AwaleBookSize
awale_book_measure (const GArray *nodes,
                    int           depth)
{
  AwaleBookSize size = { .depth = depth, .positions = nodes->len };

  for (guint i = 0; i < nodes->len; i++)
    {
      const AwaleBookNode *node = &g_array_index (nodes, AwaleBookNode, i);

      if (node->plies == 0)
        size.value = node->value;
      if (node->state == AWALE_BOOK_EXPANDED)
        size.expanded++;
      size.plies = MAX (size.plies, node->plies);
    }
  return size;
}

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
