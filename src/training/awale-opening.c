/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-opening.h"

#include "analysis/awale-search-value.h"

/* Maximum loss of a randomly drawn move, in hundredths of a seed. */
#define HALF_A_SEED 50

GArray *
awale_opening_list_lines (AwaleBook          *book,
                          const AwaleRuleset *rules)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (AwaleOpeningLine));
  AwalePosition start = awale_position_start ();
  AwaleBookEntry entry;

  g_return_val_if_fail (book != NULL && rules != NULL, lines);

  if (!awale_book_probe (book, start, &entry))
    return lines;
  for (int i = 0; i < entry.n_moves; i++)
    {
      AwaleMove first = entry.moves[i].move;
      AwaleOpeningLine line = { .moves = { (int8_t) first } };

      line.n_moves = 1 + awale_book_find_line (book, awale_play (start, rules, first, NULL),
                                               line.moves + 1, AWALE_SEARCH_MAX_LINE - 1);
      g_array_append_val (lines, line);
    }
  return lines;
}

bool
awale_opening_get_values (AwaleBook       *book,
                          AwalePosition    position,
                          AwaleMoveValues *values)
{
  AwaleBookEntry entry = { .n_moves = 0 };
  AwaleEvaluation best;

  g_return_val_if_fail (book != NULL && values != NULL, false);

  if (!awale_book_probe (book, position, &entry) || entry.n_moves == 0)
    return false;
  *values = awale_move_values_from_book (book, position);
  best = *awale_move_values_get (values, entry.moves[0].move);
  awale_move_values_set_best (values, entry.moves[0].move, &best);
  return true;
}

/* Plays at most @n_moves of the line in a new game, whose cursor is then at the end. */
static AwaleGame *
play_line (const AwaleOpeningLine *self,
           const AwaleRuleset     *rules,
           int                     n_moves)
{
  AwaleGame *game = awale_game_new (rules);

  for (int i = 0; i < MIN (self->n_moves, n_moves); i++)
    awale_game_play (game, self->moves[i]);
  return game;
}

char *
awale_opening_dup_text (const AwaleOpeningLine *self,
                        const AwaleRuleset     *rules,
                        int                     n_moves)
{
  g_autoptr (AwaleGame) game = NULL;
  GString *text;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  game = play_line (self, rules, n_moves);
  text = g_string_new (NULL);
  for (AwaleNode *node = awale_node_get_first_child (awale_game_get_root (game)); node != NULL;
       node = awale_node_get_first_child (node))
    {
      g_autofree char *move = awale_node_dup_text (node);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", move);
    }
  if (self->n_moves > n_moves)
    g_string_append (text, " …");
  return g_string_free (text, FALSE);
}

GPtrArray *
awale_opening_list_exercises (const AwaleOpeningLine *self,
                              AwaleBook              *book,
                              const AwaleRuleset     *rules,
                              AwaleSide               side)
{
  GPtrArray *exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);
  g_autoptr (AwaleGame) game = NULL;

  g_return_val_if_fail (self != NULL && book != NULL && rules != NULL, exercises);

  game = play_line (self, rules, self->n_moves);
  for (AwaleNode *node = awale_node_get_first_child (awale_game_get_root (game)); node != NULL;
       node = awale_node_get_first_child (node))
    {
      AwalePosition position = awale_node_get_position (awale_node_get_parent (node));
      AwaleMoveValues values;

      if (position.side == side && awale_opening_get_values (book, position, &values)
          && values.best == awale_node_get_move (node) && __builtin_popcount (values.known) > 1)
        g_ptr_array_add (exercises, awale_exercise_new_opening (game, node, &values));
    }
  return exercises;
}

AwaleGame *
awale_opening_draw (AwaleBook          *book,
                    const AwaleRuleset *rules,
                    GRand              *rand)
{
  AwaleGame *game;
  AwaleBookEntry entry;

  g_return_val_if_fail (book != NULL && rules != NULL && rand != NULL, NULL);

  game = awale_game_new (rules);
  while (awale_book_probe (book, awale_node_get_position (awale_game_get_cursor (game)), &entry)
         && entry.n_moves > 0)
    {
      int n = 1;

      while (n < entry.n_moves && entry.moves[n].value >= entry.moves[0].value - HALF_A_SEED)
        n++;
      if (awale_game_play (game, entry.moves[g_rand_int_range (rand, 0, n)].move)
          != AWALE_ILLEGAL_REASON_NONE)
        break;
    }
  return game;
}
