/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-ending.h"

#include "awale-sowing.h"
#include "awale-sowing-inline.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Half seeds that make a majority: 25 of the 48 seeds. */
#define MAJORITY (2 * (AWALE_SEEDS / 2 + 1))

static bool
is_drought (const AwaleRuleset  *rules,
            const AwalePosition *positions,
            size_t               n_positions)
{
  AwalePosition last = positions[n_positions - 1];

  return rules->drought > 0
         && awale_position_seeds_of_side (last, AWALE_SOUTH) > 0
         && awale_position_seeds_of_side (last, AWALE_NORTH) > 0
         && awale_drought_count (positions, n_positions) >= rules->drought;
}

static bool
is_repetition (const AwaleRuleset  *rules,
               const AwalePosition *positions,
               size_t               n_positions)
{
  return rules->repetition > 0
         && awale_repetition_count (positions, n_positions) >= rules->repetition;
}

static bool
is_majority (const AwaleRuleset *rules,
             AwalePosition       position)
{
  AwaleScore score = awale_score (position);

  return rules->majority != AWALE_MAJORITY_PLAYS_ON
         && MAX (score.south, score.north) >= MAJORITY;
}

static AwaleEnding
find_ending (const AwaleRuleset  *rules,
             const AwalePosition *positions,
             size_t               n_positions)
{
  AwalePosition last = positions[n_positions - 1];

  if (awale_legal_moves (last, rules) == 0)
    return AWALE_ENDING_NO_SOWING;
  if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (last, rules))
    return AWALE_ENDING_DEAD;
  if (is_drought (rules, positions, n_positions))
    return AWALE_ENDING_DROUGHT;
  if (is_repetition (rules, positions, n_positions))
    return AWALE_ENDING_REPETITION;
  if (is_majority (rules, last))
    return AWALE_ENDING_MAJORITY;
  return AWALE_ENDING_NONE;
}

AwaleOutcome
awale_outcome (const AwaleRuleset  *rules,
               const AwalePosition *positions,
               size_t               n_positions)
{
  AwaleOutcome outcome = { AWALE_GAME_STATE_PLAYING, AWALE_ENDING_NONE, { 0, 0 } };

  g_return_val_if_fail (rules != NULL && positions != NULL && n_positions > 0, outcome);

  outcome.ending = find_ending (rules, positions, n_positions);
  if (outcome.ending == AWALE_ENDING_MAJORITY && rules->majority == AWALE_MAJORITY_MAY_STOP)
    outcome.state = AWALE_GAME_STATE_MAY_STOP;
  else if (outcome.ending != AWALE_ENDING_NONE)
    outcome.state = AWALE_GAME_STATE_ENDED;

  if (outcome.state == AWALE_GAME_STATE_ENDED)
    outcome.score = awale_settle (rules, positions[n_positions - 1], outcome.ending);
  else
    outcome.score = awale_score (positions[n_positions - 1]);
  return outcome;
}

AwaleScore
awale_score (AwalePosition position)
{
  return (AwaleScore) {
    .south = 2 * position.stores[AWALE_SOUTH] + (position.halves & 1),
    .north = 2 * position.stores[AWALE_NORTH] + (position.halves >> 1 & 1),
  };
}

static AwaleScore
settle_owner (AwalePosition position)
{
  AwaleScore score = awale_score (position);

  score.south += 2 * awale_position_seeds_of_side (position, AWALE_SOUTH);
  score.north += 2 * awale_position_seeds_of_side (position, AWALE_NORTH);
  return score;
}

static AwaleScore
settle_opponent (AwalePosition position)
{
  AwaleScore score = awale_score (position);
  int half_seeds = 2 * awale_position_seeds_on_board (position);

  if (position.side == AWALE_SOUTH)
    score.north += half_seeds;
  else
    score.south += half_seeds;
  return score;
}

static AwaleScore
settle_split (AwalePosition position)
{
  AwaleScore score = awale_score (position);
  int seeds = awale_position_seeds_on_board (position);

  score.south += seeds;
  score.north += seeds;
  return score;
}

static AwaleScore
settle_leftover (const AwaleRuleset *rules,
                 AwalePosition       position)
{
  switch (rules->leftover)
    {
    case AWALE_LEFTOVER_OWNER:
      return settle_owner (position);
    case AWALE_LEFTOVER_OPPONENT:
      return settle_opponent (position);
    case AWALE_LEFTOVER_NOBODY:
      return awale_score (position);
    default:
      g_assert_not_reached ();
    }
}

AwaleScore
awale_settle (const AwaleRuleset *rules,
              AwalePosition       position,
              AwaleEnding         ending)
{
  switch (ending)
    {
    case AWALE_ENDING_NO_SOWING:
      return settle_leftover (rules, position);
    case AWALE_ENDING_DEAD:
      return settle_owner (position);
    case AWALE_ENDING_REPETITION:
      return rules->cycle == AWALE_CYCLE_SPLIT ? settle_split (position)
                                               : settle_owner (position);
    case AWALE_ENDING_DROUGHT:
    case AWALE_ENDING_MAJORITY:
    case AWALE_ENDING_NONE:
      return awale_score (position);
    default:
      g_return_val_if_reached (awale_score (position));
    }
}

AwalePosition
awale_settle_board (const AwaleRuleset *rules,
                    AwalePosition       position,
                    AwaleEnding         ending)
{
  AwaleScore score = awale_settle (rules, position, ending);
  AwaleScore stores = awale_score (position);

  /* A final score equal to the stores means that the remaining seeds count for neither player; they
   * stay in their pits. */
  if (score.south == stores.south && score.north == stores.north)
    return position;

  for (int pit = 0; pit < AWALE_PITS; pit++)
    position.pits[pit] = 0;
  position.stores[AWALE_SOUTH] = (uint8_t) (score.south / 2);
  position.stores[AWALE_NORTH] = (uint8_t) (score.north / 2);
  position.halves = (uint8_t) (score.south % 2 | (score.north % 2) << 1);
  return position;
}

/* True if no harvest lies between two positions of a game. */
static bool
have_same_stores (AwalePosition a,
                  AwalePosition b)
{
  return a.stores[AWALE_SOUTH] == b.stores[AWALE_SOUTH]
         && a.stores[AWALE_NORTH] == b.stores[AWALE_NORTH];
}

int
awale_drought_count (const AwalePosition *positions,
                     size_t               n_positions)
{
  int count = 0;

  g_return_val_if_fail (positions != NULL && n_positions > 0, 0);

  for (size_t i = n_positions - 1; i > 0 && have_same_stores (positions[i], positions[i - 1]); i--)
    count++;
  return count;
}

int
awale_repetition_count (const AwalePosition *positions,
                        size_t               n_positions)
{
  AwalePosition last;
  int count = 1;

  g_return_val_if_fail (positions != NULL && n_positions > 0, 1);

  last = positions[n_positions - 1];
  for (size_t i = n_positions - 1; i > 0 && have_same_stores (positions[i - 1], last); i--)
    if (awale_position_equal (positions[i - 1], last))
      count++;
  return count;
}

int
awale_count_occurrences (const AwalePosition *positions,
                         size_t               n_positions)
{
  g_autofree size_t *firsts = NULL;
  g_autofree int *counts = NULL;
  size_t n, size = 8;
  int most = 1;

  g_return_val_if_fail (positions != NULL && n_positions > 0, 1);

  n = (size_t) awale_drought_count (positions, n_positions) + 1;
  positions += n_positions - n;
  while (size < 2 * n)
    size *= 2;
  /* A hash table holds the index, from 1, of the first occurrence of each position. */
  firsts = g_new0 (size_t, size);
  counts = g_new0 (int, size);
  for (size_t i = 0; i < n; i++)
    {
      size_t slot = awale_position_hash (positions[i], 0) & (size - 1);

      while (firsts[slot] != 0
             && !awale_position_equal (positions[firsts[slot] - 1], positions[i]))
        slot = (slot + 1) & (size - 1);
      if (firsts[slot] == 0)
        firsts[slot] = i + 1;
      counts[slot]++;
      most = MAX (most, counts[slot]);
    }
  return most;
}

static void
append_half_seeds (GString *text,
                   int      half_seeds)
{
  g_string_append_printf (text, "%d%s", half_seeds / 2, half_seeds % 2 != 0 ? ".5" : "");
}

char *
awale_score_to_string (AwaleScore score)
{
  GString *text = g_string_new (NULL);

  append_half_seeds (text, score.south);
  g_string_append_c (text, '-');
  append_half_seeds (text, score.north);
  return g_string_free (text, FALSE);
}

char *
awale_half_seeds_to_string (int half_seeds)
{
  if (half_seeds == 1)
    return g_strdup ("½");
  return g_strdup_printf ("%d%s", half_seeds / 2, half_seeds % 2 == 0 ? "" : "½");
}

const char *
awale_ending_get_id (AwaleEnding ending)
{
  static const char *const ids[] = {
    [AWALE_ENDING_NONE] = "-",
    [AWALE_ENDING_NO_SOWING] = "no-sowing",
    [AWALE_ENDING_DEAD] = "dead",
    [AWALE_ENDING_DROUGHT] = "drought",
    [AWALE_ENDING_REPETITION] = "repetition",
    [AWALE_ENDING_MAJORITY] = "majority",
  };

  g_return_val_if_fail ((unsigned) ending < G_N_ELEMENTS (ids), NULL);
  return ids[ending];
}

const char *
awale_game_state_get_id (AwaleGameState state)
{
  static const char *const ids[] = {
    [AWALE_GAME_STATE_PLAYING] = "playing",
    [AWALE_GAME_STATE_MAY_STOP] = "may-stop",
    [AWALE_GAME_STATE_ENDED] = "ended",
  };

  g_return_val_if_fail ((unsigned) state < G_N_ELEMENTS (ids), NULL);
  return ids[state];
}

/* The test for a dead board visits the boards reachable without a harvest, nearest first, and looks
 * for a harvest. */

enum
{
  FIRST_CAPACITY = 256,  /* Number of positions that fit in the set's arrays on the stack; a larger
                          * set moves to the heap. */
};

/* A set of positions in the order in which they were added, which is also the queue of positions to
 * visit. */
typedef struct
{
  AwalePosition *positions;
  uint32_t      *slots;     /* Hash table with open addressing: the index in `positions` plus 1, or
                             * 0 if the slot is free. */
  size_t         capacity;  /* Maximum number of positions, a power of two; there are twice as
                             * many slots. */
  size_t         n_positions;
  bool           on_heap;
} Seen;

/* The slot that holds @position, or the free slot where it belongs. */
static uint32_t *
seen_find (const Seen    *seen,
           AwalePosition  position)
{
  size_t mask = 2 * seen->capacity - 1;
  size_t slot = awale_position_hash (position, 0) & mask;

  while (seen->slots[slot] != 0
         && !awale_position_equal (seen->positions[seen->slots[slot] - 1], position))
    slot = (slot + 1) & mask;
  return &seen->slots[slot];
}

static void
seen_free (Seen *seen)
{
  if (seen->on_heap)
    {
      g_free (seen->positions);
      g_free (seen->slots);
    }
}

static void
seen_grow (Seen *seen)
{
  Seen bigger = { .capacity = 4 * seen->capacity, .n_positions = seen->n_positions,
                  .on_heap = true };

  bigger.positions = g_new (AwalePosition, bigger.capacity);
  bigger.slots = g_new0 (uint32_t, 2 * bigger.capacity);
  memcpy (bigger.positions, seen->positions, seen->n_positions * sizeof (AwalePosition));
  for (size_t i = 0; i < seen->n_positions; i++)
    *seen_find (&bigger, seen->positions[i]) = (uint32_t) i + 1;
  seen_free (seen);
  *seen = bigger;
}

static void
seen_add (Seen          *seen,
          AwalePosition  position)
{
  uint32_t *slot = seen_find (seen, position);

  if (*slot != 0)
    return;
  if (seen->n_positions == seen->capacity)
    {
      seen_grow (seen);
      slot = seen_find (seen, position);
    }
  seen->positions[seen->n_positions++] = position;
  *slot = (uint32_t) seen->n_positions;
}

/* Adds all successors of @position to the set, unless a move harvests; returns true in that
 * case. */
static bool
look_on (Seen               *seen,
         AwalePosition       position,
         const AwaleRuleset *rules)
{
  AwalePosition after[AWALE_SIDE_PITS];
  int n = awale_play_all (&position, rules, after, NULL);

  if (n == 0 && awale_legal_moves (position, rules) != 0)
    after[n++] = awale_play (position, rules, AWALE_PASS, NULL);
  for (int i = 0; i < n; i++)
    if (after[i].stores[position.side] != position.stores[position.side])
      return true;
  for (int i = 0; i < n; i++)
    seen_add (seen, after[i]);
  return false;
}

bool
awale_is_dead (AwalePosition       position,
               const AwaleRuleset *rules)
{
  AwalePosition positions[FIRST_CAPACITY];
  uint32_t slots[2 * FIRST_CAPACITY] = { 0 };
  Seen seen = { .positions = positions, .slots = slots, .capacity = FIRST_CAPACITY };
  bool is_dead = true;

  g_return_val_if_fail (rules != NULL, false);

  seen_add (&seen, position);
  for (size_t i = 0; i < seen.n_positions && is_dead; i++)
    is_dead = !look_on (&seen, seen.positions[i], rules);
  seen_free (&seen);
  return is_dead;
}

const char *
awale_ending_get_sentence (AwaleEnding ending)
{
  static const char *const sentences[] = {
    [AWALE_ENDING_NONE] = N_("The game goes on."),
    [AWALE_ENDING_NO_SOWING] = N_("No legal sowing is left."),
    [AWALE_ENDING_DEAD] = N_("No further capture is possible."),
    [AWALE_ENDING_DROUGHT] = N_("Too many moves were made without a capture."),
    [AWALE_ENDING_REPETITION] = N_("The position was repeated."),
    [AWALE_ENDING_MAJORITY] = N_("A player has more than half of the seeds."),
  };

  g_return_val_if_fail ((unsigned) ending < G_N_ELEMENTS (sentences), NULL);
  return sentences[ending];
}

const char *
awale_ending_describe (AwaleEnding ending)
{
  return _(awale_ending_get_sentence (ending));
}

/* Returns a sentence saying that @side gets all @seeds left on the board; @are_own is true if they
 * lie on that side. */
static char *
describe_gain (AwaleSide              side,
               int                    seeds,
               bool                   are_own,
               const AwaleTranslator *translator)
{
  const char *format;

  if (are_own && side == AWALE_SOUTH)
    format = awale_translate_plural (translator, "South keeps %d seed.", "South keeps %d seeds.",
                                     seeds);
  else if (are_own)
    format = awale_translate_plural (translator, "North keeps %d seed.", "North keeps %d seeds.",
                                     seeds);
  else if (side == AWALE_SOUTH)
    format = awale_translate_plural (translator, "South gets the %d seed that is left.",
                                     "South gets the %d seeds that are left.", seeds);
  else
    format = awale_translate_plural (translator, "North gets the %d seed that is left.",
                                     "North gets the %d seeds that are left.", seeds);
  return g_strdup_printf (format, seeds);
}

char *
awale_rest_describe (AwalePosition          position,
                     AwaleScore             settled,
                     const AwaleTranslator *translator)
{
  AwaleScore stores = awale_score (position);
  int south = settled.south - stores.south, north = settled.north - stores.north;
  int seeds = awale_position_seeds_on_board (position);
  int own = awale_position_seeds_of_side (position, south > 0 ? AWALE_SOUTH : AWALE_NORTH);

  if (seeds == 0)
    return NULL;
  if (south == 0 && north == 0)
    return g_strdup_printf (
      awale_translate_plural (translator, "The %d seed that is left counts for nobody.",
                              "The %d seeds that are left count for nobody.", seeds), seeds);
  if (south == 0 || north == 0)
    return describe_gain (south > 0 ? AWALE_SOUTH : AWALE_NORTH, seeds, own == seeds, translator);
  if (south != 2 * own)
    return g_strdup (awale_translate (translator,
                                      N_("The players share the seeds that are left.")));
  /* Translators: two numbers of seeds: “South keeps 3 and North 2.” */
  return g_strdup_printf (awale_translate (translator, N_("South keeps %d and North %d.")),
                          south / 2, north / 2);
}

char *
awale_score_describe (AwaleScore score)
{
  g_autofree char *south = awale_half_seeds_to_string (score.south);
  g_autofree char *north = awale_half_seeds_to_string (score.north);

  return g_strdup_printf ("%s–%s", south, north);
}

char *
awale_outcome_describe (AwaleOutcome           outcome,
                        AwalePosition          position,
                        const AwaleTranslator *translator)
{
  const char *how = awale_translate (translator, awale_ending_get_sentence (outcome.ending));
  g_autofree char *rest = awale_rest_describe (position, outcome.score, translator);
  g_autofree char *score = awale_score_describe (outcome.score);

  return g_strjoin (" ", how, rest != NULL ? rest : score, rest != NULL ? score : NULL, NULL);
}
