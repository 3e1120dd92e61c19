/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-combination-finder.h"

enum
{
  HASH = 8,       /* Mebibytes; for what is looked at first, and for levels, fewer. */
  SMALL_HASH = 1,
  PICKS = 32,     /* How often a level is asked, since it errs at random, */
  MIN_FOUND = 24, /* and how often it must be right. */
  SEED = 18,      /* Of its errors. */
};

/* What is not proven must be better by so much more: another search as deep may think a little
 * otherwise. */
#define RESERVE AWALE_VALUE_SEED

/* What is looked at first, since most positions hold no combination: how deeply, and what must be
 * seen of it there. */
static const struct
{
  int depth;
  int margin;
} sieves[] = { { 6, AWALE_VALUE_SEED }, { 12, 2 * AWALE_VALUE_SEED } };

struct _AwaleCombinationFinder
{
  AwaleRuleset   rules;
  AwaleSearcher *searcher;
  AwaleSearcher *player;  /* Of what is looked at first, and of the levels: it knows no tables. */
  unsigned       kinds;   /* A set; 0: all. */
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

/* Whether the line is known to @depth. */
static bool
is_settled (const AwaleSearchResult *result,
            int                      line,
            int                      depth)
{
  return result->lines[line].proof == AWALE_PROOF_EXACT ? !result->is_open
                                                        : result->lines[line].depth >= depth;
}

/* Searches for the best of @moves to @depth. Returns: whether it came to an end */
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

/* Whether the best move at @depth is so much better than all others. */
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

/* Whether the level finds @move, more often than not by far. */
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

/* Whether @move is of a kind that is meant. */
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

/* Whether @best is so much better than @other that it will be found so by others, too. */
static bool
is_clearly_better (const AwaleSearchLine *best,
                   const AwaleSearchLine *other)
{
  bool is_proven = best->proof != AWALE_PROOF_ESTIMATE && other->proof != AWALE_PROOF_ESTIMATE;

  return awale_combination_get_margin (best, other)
         >= AWALE_COMBINATION_MARGIN + (is_proven ? 0 : RESERVE);
}

/* Whether @line, of a search of all moves, is clearly worse than @best. It may be proven no further
 * than not to be better than others: what it is worth at most, a search of it alone tells. */
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

/* Whether one search that tells all moves thinks so, too: what it keeps in its hash is another tree
 * than that of a search for each, and the second-best move is not always the one that is proven
 * least. */
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

/* Whether a deep search, or the tables, say that the best move is three seeds better than any. */
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

/* Whether there is anything to choose and to win. */
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

  /* What was found on the way does not count: to be sure is the same for whoever asks. */
  awale_searcher_clear (self->searcher);
  if (!is_sure (self, position, combination)
      || !is_meant (self, position, combination->best.move, &combination->kind))
    return false;
  combination->position = position;
  combination->level = grade (self, position, combination->best.move);
  return true;
}
