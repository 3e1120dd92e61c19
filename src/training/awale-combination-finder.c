/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-combination-finder.h"

enum
{
  HASH = 8,       /* Size of the hash table in mebibytes; the first look and the levels use
                   * SMALL_HASH. */
  SMALL_HASH = 1,
  PICKS = 32,     /* Number of moves drawn at a level, whose errors are random. */
  MIN_FOUND = 24, /* Minimum number of PICKS that must be the best move. */
  SEED = 18,      /* Random seed of the level's errors. */
};

/* Extra margin for unproven values, because another search of the same depth may differ a
 * little. */
#define RESERVE AWALE_VALUE_SEED

/* Steps of the first look, which discards most positions: a depth in plies, and the margin required
 * at that depth. */
static const struct
{
  int depth;
  int margin;
} sieves[] = { { 6, AWALE_VALUE_SEED }, { 12, 2 * AWALE_VALUE_SEED } };

struct _AwaleCombinationFinder
{
  AwaleRuleset   rules;
  AwaleSearcher *searcher;
  AwaleSearcher *player;  /* Searcher without tables, for the first look and the levels. */
  unsigned       kinds;   /* Bit set of wanted kinds; 0 for all. */
  uint64_t       limit;
};

AwaleCombinationFinder *
awale_combination_finder_new (const AwaleRuleset *rules,
                              AwaleTablebase     *tables,
                              unsigned            kinds,
                              uint64_t            nodes)
{
  AwaleCombinationFinder *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_new0 (AwaleCombinationFinder, 1);
  self->rules = *rules;
  self->searcher = awale_searcher_new (rules, HASH);
  awale_searcher_set_tables (self->searcher, tables);
  self->player = awale_searcher_new (rules, SMALL_HASH);
  self->kinds = kinds;
  self->limit = nodes;
  return self;
}

void
awale_combination_finder_free (AwaleCombinationFinder *self)
{
  awale_searcher_free (self->searcher);
  awale_searcher_free (self->player);
  g_free (self);
}

/* True if the value of a line is exact and no other move can be worth more, or if it is not exact
 * and comes from at least @depth plies. */
static bool
is_settled (const AwaleSearchResult *result,
            int                      line,
            int                      depth)
{
  return result->lines[line].proof == AWALE_PROOF_EXACT ? !result->is_open
                                                        : result->lines[line].depth >= depth;
}

/* Searches for the best of @moves to @depth plies. Returns: false if the search was cut short by
 * its limit, or if another move may be worth more than an exact value */
static bool
search (AwaleCombinationFinder *self,
        AwaleSearcher          *searcher,
        AwalePosition           position,
        unsigned                moves,
        int                     depth,
        AwaleSearchLine        *line)
{
  const AwaleSearchLimits limits = { .depth = depth, .nodes = self->limit, .moves = moves };
  AwaleSearchResult result =
    awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);

  if (result.n_lines == 0)
    return false;
  *line = result.lines[0];
  return is_settled (&result, 0, depth);
}

/* True if the best move at @depth is better than all others by the margin. */
static bool
stands_out (AwaleCombinationFinder *self,
            AwaleSearcher          *searcher,
            AwalePosition           position,
            int                     depth,
            int                     margin,
            AwaleCombination       *combination)
{
  unsigned legal = awale_legal_moves (position, &self->rules);

  return search (self, searcher, position, legal, depth, &combination->best)
         && search (self, searcher, position, legal & ~(1u << combination->best.move), depth,
                    &combination->second)
         && awale_combination_get_margin (&combination->best, &combination->second) >= margin;
}

/* True if players of @level find @move reliably. */
static bool
is_found_by (AwaleCombinationFinder *self,
             int                     level,
             AwalePosition           position,
             AwaleMove               move)
{
  const AwaleSearchLimits limits = { .depth = awale_level_get (level)->depth,
                                     .lines = AWALE_SEARCH_MAX_LINES };
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  AwaleSearchResult result;
  int n_found = 0;

  awale_searcher_clear (self->player);
  result = awale_searcher_run (self->player, &position, 1, &limits, NULL, NULL, NULL);
  for (int i = 0; i < PICKS; i++)
    n_found += result.lines[awale_level_pick (level, &result, rand)].move == move;
  return n_found >= MIN_FOUND;
}

static int
grade (AwaleCombinationFinder *self,
       AwalePosition           position,
       AwaleMove               move)
{
  int level = AWALE_LEVEL_STRONGEST;

  while (level > AWALE_LEVEL_FIRST && is_found_by (self, level - 1, position, move))
    level--;
  return level;
}

/* True if the move is a combination of a wanted kind. */
static bool
is_meant (AwaleCombinationFinder *self,
          AwalePosition           position,
          AwaleMove               move,
          AwaleCombinationKind   *kind)
{
  *kind = awale_combination_classify (&self->rules, position, move);
  return *kind != AWALE_COMBINATION_N_KINDS
         && (self->kinds == 0 || (self->kinds & 1u << *kind) != 0);
}

static bool
has_meant (AwaleCombinationFinder *self,
           AwalePosition           position)
{
  AwaleCombinationKind kind;

  for (unsigned moves = awale_legal_moves (position, &self->rules); moves != 0;
       moves &= moves - 1)
    if (is_meant (self, position, __builtin_ctz (moves), &kind))
      return true;
  return false;
}

/* True if @best exceeds @other by a margin that other searches should confirm. */
static bool
is_clearly_better (const AwaleSearchLine *best,
                   const AwaleSearchLine *other)
{
  bool is_proven = best->proof != AWALE_PROOF_ESTIMATE && other->proof != AWALE_PROOF_ESTIMATE;

  return awale_combination_get_margin (best, other)
         >= AWALE_COMBINATION_MARGIN + (is_proven ? 0 : RESERVE);
}

/* True if @line, from a search of all moves, is clearly worse than @best. The value of the line may
 * be only a lower bound; a search of its move alone then gives the upper bound. */
static bool
is_clearly_worse (AwaleCombinationFinder *self,
                  AwalePosition           position,
                  const AwaleSearchLine  *best,
                  AwaleSearchLine         line)
{
  if (line.proof == AWALE_PROOF_BOUNDS && !is_clearly_better (best, &line)
      && !search (self, self->searcher, position, 1u << line.move, AWALE_COMBINATION_DEPTH, &line))
    return false;
  return is_clearly_better (best, &line);
}

/* Confirms the result by one search that lists all moves: it fills the hash table differently from
 * separate searches, and another move than the second best may have a higher upper bound. */
static bool
is_confirmed (AwaleCombinationFinder *self,
              AwalePosition           position,
              const AwaleCombination *combination)
{
  const AwaleSearchLimits limits = { .depth = AWALE_COMBINATION_DEPTH,
                                     .nodes = AWALE_SEARCH_MAX_LINES * self->limit,
                                     .lines = AWALE_SEARCH_MAX_LINES };
  AwaleSearchResult result;

  awale_searcher_clear (self->searcher);
  result = awale_searcher_run (self->searcher, &position, 1, &limits, NULL, NULL, NULL);
  if (result.n_lines == 0 || result.lines[0].move != combination->best.move)
    return false;
  for (int i = 0; i < result.n_lines; i++)
    if (!is_settled (&result, i, AWALE_COMBINATION_DEPTH)
        || (i > 0 && !is_clearly_worse (self, position, &result.lines[0], result.lines[i])))
      return false;
  return true;
}

/* True if a deep search, or the tables, put the best move at least three seeds above any other. */
static bool
is_sure (AwaleCombinationFinder *self,
         AwalePosition           position,
         AwaleCombination       *combination)
{
  return stands_out (self, self->searcher, position, AWALE_COMBINATION_DEPTH,
                     AWALE_COMBINATION_MARGIN, combination)
         && is_clearly_better (&combination->best, &combination->second)
         && is_confirmed (self, position, combination);
}

/* True if there is more than one move and the game is not yet decided. */
static bool
is_open (AwaleCombinationFinder *self,
         AwalePosition           position)
{
  unsigned legal = awale_legal_moves (position, &self->rules);

  return (legal & (legal - 1)) != 0
         && MAX (position.stores[0], position.stores[1]) <= AWALE_SEEDS / 2
         && awale_outcome (&self->rules, &position, 1).state == AWALE_GAME_STATE_PLAYING;
}

bool
awale_combination_finder_look (AwaleCombinationFinder *self,
                               AwalePosition           position,
                               AwaleCombination       *combination)
{
  g_return_val_if_fail (self != NULL && combination != NULL, false);

  if (!is_open (self, position) || !has_meant (self, position))
    return false;
  awale_searcher_clear (self->player);
  for (size_t i = 0; i < G_N_ELEMENTS (sieves); i++)
    if (!stands_out (self, self->player, position, sieves[i].depth, sieves[i].margin,
                     combination)
        || !is_meant (self, position, combination->best.move, &combination->kind))
      return false;

  /* The hash table is cleared, so that the result does not depend on earlier searches. */
  awale_searcher_clear (self->searcher);
  if (!is_sure (self, position, combination)
      || !is_meant (self, position, combination->best.move, &combination->kind))
    return false;
  combination->position = position;
  combination->level = grade (self, position, combination->best.move);
  return true;
}
