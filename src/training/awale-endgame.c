/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-endgame.h"

enum
{
  MAX_DRAWS = 20000,    /* Maximum number of boards to draw at random, as few are suitable. */
  MAX_PLIES = 200,      /* Maximum length in plies of a game that is played out. */
  MIN_CHOICES = 2,      /* Minimum number of turns in which South can lose the promised value. */
  WINNING_MARGIN = 200,
  SEARCH_DEPTH = 4,     /* Depth in plies, because positions in the tables need hardly any
                         * search. */
};

void
awale_endgame_get_margins (const AwaleRuleset  *rules,
                           const AwalePosition *positions,
                           size_t               n_positions,
                           int                 *least,
                           int                 *most)
{
  AwaleOutcome outcome = awale_outcome (rules, positions, n_positions);
  int rest = outcome.state == AWALE_GAME_STATE_ENDED
               ? 0
               : 2 * AWALE_SEEDS - outcome.score.south - outcome.score.north;
  int margin = outcome.score.south - outcome.score.north;

  *least = (margin - rest) * 50;
  *most = (margin + rest) * 50;
}

/* --- Boards and their moves ------------------------------------------------------------------ */

static AwalePosition
draw_board (GRand *rand,
            int    seeds)
{
  AwalePosition position = { .side = AWALE_SOUTH };

  for (int i = 0; i < seeds; i++)
    position.pits[g_rand_int_range (rand, 0, AWALE_PITS)]++;
  return position;
}

/* Fills the stores so that South's final margin is @margin, if @net is South's gain from the board;
 * false if no stores give that margin, or if one of them has a majority already. */
static bool
fill_stores (AwalePosition *position,
             int            net,
             int            margin)
{
  int rest = AWALE_SEEDS - awale_position_seeds_on_board (*position);
  int lead = margin / 100 - net;

  if ((rest + lead) % 2 != 0 || ABS (lead) > rest)
    return false;
  position->stores[AWALE_SOUTH] = (uint8_t) ((rest + lead) / 2);
  position->stores[AWALE_NORTH] = (uint8_t) ((rest - lead) / 2);
  return MAX (position->stores[AWALE_SOUTH], position->stores[AWALE_NORTH]) <= AWALE_SEEDS / 2;
}

/* Draws a board at random and fills its stores for an endgame of @kind; false if the tables have no
 * exact value for the board, if no stores give the margin, or if the game is over. */
static bool
draw (AwaleEndgame         *self,
      AwaleEndgameKind      kind,
      int                   seeds,
      const AwaleRuleset   *rules,
      const AwaleTablebase *tables,
      GRand                *rand)
{
  bool wins = kind == AWALE_ENDGAME_WIN
              || (kind == AWALE_ENDGAME_ONLY_MOVE && g_rand_boolean (rand));
  int low, high;

  self->kind = kind;
  self->margin = wins ? WINNING_MARGIN : 0;
  self->position = draw_board (rand, seeds);
  return awale_tablebase_probe (tables, self->position, &low, &high)
         && low == high
         && fill_stores (&self->position, low, self->margin)
         && awale_outcome (rules, &self->position, 1).state == AWALE_GAME_STATE_PLAYING;
}

/* --- Play to the end ------------------------------------------------------------------------- */

/* Counts the moves that certainly reach @margin, and those that certainly reach less. */
static void
count_moves (const AwaleSearchResult *result,
             int                      margin,
             int                     *n_kept,
             int                     *n_lost)
{
  *n_kept = *n_lost = 0;
  for (int i = 0; i < result->n_lines; i++)
    {
      const AwaleSearchLine *line = &result->lines[i];

      *n_kept += line->proof != AWALE_PROOF_ESTIMATE && line->low >= margin;
      *n_lost += line->proof != AWALE_PROOF_ESTIMATE && line->high < margin;
    }
}

/* True if the first move makes a question of the kind. The values come from a search, because a
 * move may be worth more than the tables say: they ignore that a majority ends the game. */
static bool
is_question (const AwaleEndgame      *self,
             const AwaleSearchResult *result)
{
  const AwaleSearchLine *best = &result->lines[0];
  int n_kept, n_lost;

  count_moves (result, self->margin, &n_kept, &n_lost);
  return best->proof == AWALE_PROOF_EXACT && best->value == self->margin
         && n_kept > 0 && n_lost > 0
         && (self->kind != AWALE_ENDGAME_ONLY_MOVE
             || (n_kept == 1 && n_lost == result->n_lines - 1));
}

/* True if some move of South certainly loses the promised value. */
static bool
is_choice (const AwaleEndgame      *self,
           const AwaleSearchResult *result)
{
  int n_kept, n_lost;

  count_moves (result, self->margin, &n_kept, &n_lost);
  return n_lost > 0;
}

static bool
is_home (const AwaleEndgame *self,
         const AwaleRuleset *rules,
         GArray             *positions)
{
  int least, most;

  awale_endgame_get_margins (rules, (const AwalePosition *) (void *) positions->data,
                             positions->len, &least, &most);
  return least >= self->margin;
}

static bool
is_undecided (const AwaleEndgame *self,
              const AwaleRuleset *rules,
              GArray             *positions)
{
  int least, most;

  awale_endgame_get_margins (rules, (const AwalePosition *) (void *) positions->data,
                             positions->len, &least, &most);
  return least < self->margin && most >= self->margin;
}

/* The values of all moves at the end of @positions; no lines if the search was stopped. */
static AwaleSearchResult
look (GArray            *positions,
      AwaleSearcher     *searcher,
      const atomic_bool *stop)
{
  const AwaleSearchLimits limits = { .depth = SEARCH_DEPTH, .lines = AWALE_SEARCH_MAX_LINES };
  AwaleSearchResult result =
    awale_searcher_run (searcher, (const AwalePosition *) (void *) positions->data,
                        positions->len, &limits, stop, NULL, NULL);

  if (stop != NULL && *stop)
    result.n_lines = 0;
  return result;
}

/* True if the first move is worth asking, best play reaches the goal, and South has enough choices
 * on the way. */
static bool
is_worth_playing (const AwaleEndgame *self,
                  const AwaleRuleset *rules,
                  AwaleSearcher      *searcher,
                  const atomic_bool  *stop)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition position = self->position;
  int n_choices = 0;

  g_array_append_val (positions, position);
  while (is_undecided (self, rules, positions) && positions->len < MAX_PLIES)
    {
      AwaleSearchResult result = look (positions, searcher, stop);

      if (result.n_lines == 0 || (positions->len == 1 && !is_question (self, &result)))
        return false;
      n_choices += position.side == AWALE_SOUTH && is_choice (self, &result);
      position = awale_play (position, rules, result.lines[0].move, NULL);
      g_array_append_val (positions, position);
    }
  return n_choices >= MIN_CHOICES && is_home (self, rules, positions);
}

bool
awale_endgame_find (AwaleEndgame         *self,
                    AwaleEndgameKind      kind,
                    int                   seeds,
                    const AwaleRuleset   *rules,
                    const AwaleTablebase *tables,
                    AwaleSearcher        *searcher,
                    GRand                *rand,
                    const atomic_bool    *stop)
{
  g_return_val_if_fail (kind < AWALE_ENDGAME_N_KINDS, false);
  g_return_val_if_fail (seeds >= AWALE_ENDGAME_MIN_SEEDS && seeds < AWALE_SEEDS, false);
  g_return_val_if_fail (tables != NULL, false);

  for (int i = 0; i < MAX_DRAWS && (stop == NULL || !*stop); i++)
    if (draw (self, kind, seeds, rules, tables, rand)
        && is_worth_playing (self, rules, searcher, stop))
      return true;
  return false;
}
