/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Reasons are found for the errors of games between levels under each ruleset and checked by the
 * rules and other searches alone: lines are replayed, no other move in them may undo what
 * a reason accounts for, captures, threats and gains are counted again, and proofs are repeated.
 *
 * AWALE_TEST_ERRORS is the number of errors per ruleset, AWALE_TEST_SEED that of the random games.
 */
#include "analysis/awale-reasons.h"
#include "engine/awale-engine.h"
#include "analysis/awale-search-value.h"
#include "engine/awale-level.h"
#include "fixtures.h"

#include <stdlib.h>

enum
{
  N_ERRORS = 40,    /* Number of errors per ruleset; 286 make 2,000 under all seven. */
  N_QUICK = 1,
  SEED = 40,
  QUICK_SEED = 7,   /* Seed whose first errors are found and explained soonest of five tried. */
  ERROR = 150,      /* Least loss of an error in hundredths of a seed, as in a report. */
  GRAVE = 200,      /* Loss from which half of it should be explained. */
  LEVEL = 2,
  MAX_LEVEL = 6,
  N_RANDOM = 5,     /* Number of random moves at the start of a game. */
  DEPTH = 16,       /* Depth of the searches that check moves. */
  KROU_DEPTH = 18,  /* Depth of the searches with and without a krou. */
  LASTING = 2,      /* Number of moves for which a difference between the lines must last. */
  TABLE_SEEDS = 6,
  MAX_PLIES = 150,
};

typedef struct
{
  const AwaleRuleset *rules;
  AwaleTablebase     *tables;
  AwaleSearcher      *searcher;
  GArray             *positions;
  int                 n_false;      /* Number of moves that contradict a reason. */
  int                 n_errors;
  int                 n_grave;
  int                 n_explained;  /* Number of grave errors with a reason for half the loss. */
  int                 counts[AWALE_REASON_N_KINDS];
} Oracle;

static int
get_wanted (const char *name,
            int         usual)
{
  const char *wanted = g_getenv (name);

  return wanted != NULL ? atoi (wanted) : usual;
}

static AwalePosition
get_last (Oracle *oracle)
{
  return g_array_index (oracle->positions, AwalePosition, oracle->positions->len - 1);
}

static const AwalePosition *
get_positions (Oracle *oracle)
{
  return (const AwalePosition *) (void *) oracle->positions->data;
}

static AwaleOutcome
get_outcome (Oracle *oracle)
{
  return awale_outcome (oracle->rules, get_positions (oracle), oracle->positions->len);
}

/* Returns how much @move loses in the last position, according to a search to @depth. @values (out)
 * (nullable): the values found */
static int
search_loss (Oracle          *oracle,
             AwaleMove        move,
             int              depth,
             AwaleMoveValues *values)
{
  const AwaleSearchLimits limits = { .depth = depth, .asked = 1u << move };
  AwaleSearchResult result;
  int i = 0;

  awale_searcher_clear (oracle->searcher);
  result = awale_searcher_run (oracle->searcher, get_positions (oracle), oracle->positions->len,
                               &limits, NULL, NULL, NULL);
  while (result.lines[i].move != move)
    i++;
  if (values != NULL)
    *values = awale_move_values_from_search (&result, get_last (oracle).side);
  return result.lines[0].value - result.lines[i].value;
}

/* Returns the score of @side in @outcome, in hundredths of a seed. */
static int
get_seeds (AwaleOutcome outcome,
           AwaleSide    side)
{
  return (side == AWALE_SOUTH ? outcome.score.south : outcome.score.north) * 50;
}

/* Plays the first @n_moves of a line, each of which must be legal, and stores the gains of both
 * players in @gains. */
static void
replay (Oracle                *oracle,
        const AwaleReasonLine *line,
        int                    n_moves,
        int                    gains[2])
{
  unsigned n_before = oracle->positions->len;
  AwaleOutcome first = get_outcome (oracle), last = first;

  for (int i = 0; i < MIN (n_moves, line->n_moves); i++)
    {
      AwaleMove move = line->sowings[i].from;
      AwalePosition after;

      g_assert_cmpint (last.state, !=, AWALE_GAME_STATE_ENDED);
      g_assert_true ((awale_legal_moves (get_last (oracle), oracle->rules) & 1u << move) != 0);
      after = awale_play (get_last (oracle), oracle->rules, move, NULL);
      g_assert_true (awale_position_equal (after, line->sowings[i].after));
      g_array_append_val (oracle->positions, after);
      last = get_outcome (oracle);
    }
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    gains[side] = get_seeds (last, side) - get_seeds (first, side);
  g_assert_true (n_moves <= line->n_moves || last.state == AWALE_GAME_STATE_ENDED);
  g_array_set_size (oracle->positions, n_before);
}

/* Counts the moves of @side in a line, up to move @ply, instead of which another would save or gain
 * as much as the reason accounts for. */
static void
check_moves (Oracle                *oracle,
             const AwaleReasonLine *line,
             int                    ply,
             AwaleSide              side,
             int                    accounted)
{
  unsigned n_before = oracle->positions->len;

  for (int i = 0; i < MIN (ply, line->n_moves); i++)
    {
      AwalePosition position = get_last (oracle);
      AwaleMove move = line->sowings[i].from;
      int loss = i > 0 && position.side == side ? search_loss (oracle, move, DEPTH, NULL) : 0;

      if (loss >= MAX (ERROR, accounted))
        {
          g_autofree char *text = awale_position_to_string (position);

          g_test_message ("%s in %s gives away %d, the reason accounts for %d",
                          awale_move_to_string (move), text, loss, accounted);
          oracle->n_false++;
        }
      g_array_append_val (oracle->positions, line->sowings[i].after);
    }
  g_array_set_size (oracle->positions, n_before);
}

/* Checks what a reason says of the gains in both lines, that the better line stays ahead, and that
 * the players cannot do much better. */
static void
check_gains (Oracle             *oracle,
             const AwaleReasons *answer,
             const AwaleReason  *reason)
{
  const AwaleReasonLine *line = &answer->lines[reason->is_better];
  const AwaleReasonLine *other_line = &answer->lines[!reason->is_better];
  AwaleSide mover = answer->mover;
  int own[2], other[2];

  g_assert_cmpint (reason->n_moves, >=, reason->ply);
  replay (oracle, line, reason->n_moves, own);
  replay (oracle, other_line, reason->n_moves, other);
  g_assert_cmpint (reason->total, ==, own[reason->side] - own[!reason->side]);
  g_assert_cmpint (reason->other, ==, other[reason->side] - other[!reason->side]);
  g_assert_cmpint (reason->accounted, <=, reason->worth + reason->total - reason->other);
  for (int n_moves = reason->n_moves; n_moves <= reason->n_moves + LASTING; n_moves++)
    {
      int played[2], better[2];

      replay (oracle, &answer->lines[0], n_moves, played);
      replay (oracle, &answer->lines[1], n_moves, better);
      g_assert_cmpint (reason->accounted, <=, reason->worth + better[mover] - better[!mover]
                                              - played[mover] + played[!mover]);
    }
  check_moves (oracle, line, reason->n_moves, !reason->side, reason->accounted);
  check_moves (oracle, other_line, reason->n_moves, reason->side, reason->accounted);
}

/* Checks that a move takes the seeds of a reason from its pits. */
static void
check_capture (const AwaleReasons *answer,
               const AwaleReason  *reason)
{
  const AwaleReasonLine *line = &answer->lines[reason->is_better];
  const AwaleSowing *sowing = &line->sowings[reason->ply - 1];
  AwalePosition sown = sowing->sown;
  int seeds = 0;

  g_assert_cmpint (awale_pit_side (sowing->from), ==, reason->side);
  g_assert_cmpint (reason->side == answer->mover, ==, reason->is_better);
  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    if ((reason->pits & 1u << pit) != 0)
      {
        g_assert_cmpint (sowing->after.pits[pit], ==, 0);
        g_assert_cmpint (awale_pit_side (pit), !=, reason->side);
        seeds += sown.pits[pit];
      }
  g_assert_cmpint (seeds, ==, reason->seeds);
  g_assert_cmpint (seeds, ==, sowing->after.stores[reason->side] - sown.stores[reason->side]);
}

/* Checks a threat by letting the mover pass, and that the better move meets it as described. */
static void
check_threat (Oracle             *oracle,
              const AwaleReasons *answer,
              const AwaleReason  *reason)
{
  AwalePosition before = get_last (oracle), passed = before;
  AwalePosition after = answer->lines[1].sowings[0].after;
  AwaleMove better = answer->lines[1].sowings[0].from;
  AwaleMove attacker = answer->lines[0].sowings[1].from;
  unsigned replies = awale_legal_moves (after, oracle->rules);
  AwaleSowing threat;

  passed.side = !passed.side;
  threat = awale_sow (passed, oracle->rules, attacker);
  g_assert_true ((awale_legal_moves (passed, oracle->rules) & 1u << attacker) != 0);
  g_assert_cmpint (threat.harvested, ==, reason->pits);
  if (reason->defence == AWALE_DEFENCE_NONE)
    return;
  for (AwaleMove reply = 0; reply < AWALE_PITS; reply++)
    if ((replies & 1u << reply) != 0)
      g_assert_cmpint (awale_sow (after, oracle->rules, reply).harvested & reason->pits, ==, 0);
  if (reason->defence == AWALE_DEFENCE_MOVE)
    g_assert_true ((reason->pits & 1u << better) != 0);
  else if (reason->defence == AWALE_DEFENCE_ATTACKER)
    g_assert_cmpint (after.pits[attacker], ==, before.pits[attacker] + 1);
  else
    g_assert_cmpint (after.pits[threat.last], >, before.pits[threat.last]);
}

/* Checks that the game ends and that the player gets seeds that were in the pits. */
static void
check_leftover (const AwaleReasons *answer,
                const AwaleReason  *reason)
{
  const AwaleReasonLine *line = &answer->lines[reason->is_better];
  AwalePosition last = line->sowings[line->n_moves - 1].after;
  int seeds = 0;

  g_assert_true (line->is_ended);
  g_assert_cmpint (reason->ply, ==, line->n_moves);
  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    seeds += (reason->pits & 1u << pit) != 0 ? last.pits[pit] : 0;
  g_assert_cmpint (seeds, ==, awale_position_seeds_on_board (last));
  g_assert_cmpint (reason->seeds, <=, seeds);
}

static int
count_krous (AwalePosition position,
             AwaleSide     side)
{
  int n_krous = 0;

  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    n_krous += awale_pit_side (pit) == side && position.pits[pit] >= 12;
  return n_krous;
}

/* Checks that the player has the krou in one line and none in the other, and counts it as false if
 * a deeper search finds that without its seeds the player would lose less than it is worth. */
static void
check_krou (Oracle             *oracle,
            const AwaleReasons *answer,
            const AwaleReason  *reason)
{
  const AwaleReasonLine *line = &answer->lines[reason->is_better];
  const AwaleReasonLine *other = &answer->lines[!reason->is_better];
  AwalePosition position = line->sowings[reason->ply - 1].after;
  AwaleMove krou = (AwaleMove) __builtin_ctz (reason->pits);
  int values[2];

  g_assert_cmpint (awale_pit_side (krou), ==, reason->side);
  g_assert_cmpint (position.pits[krou], ==, reason->seeds);
  for (int i = reason->ply - 1; i < reason->ply + LASTING; i++)
    {
      g_assert_cmpint (line->sowings[i].after.pits[krou], >=, 12);
      if (i < other->n_moves)
        g_assert_cmpint (count_krous (other->sowings[i].after, reason->side), ==, 0);
    }
  for (int i = 0; i < 2; i++)
    {
      const AwaleSearchLimits limits = { .depth = KROU_DEPTH };

      position.pits[krou] = i == 0 ? position.pits[krou] : 0;
      awale_searcher_clear (oracle->searcher);
      values[i] = awale_searcher_run (oracle->searcher, &position, 1, &limits, NULL, NULL, NULL)
                    .lines[0].value * (position.side == reason->side ? 1 : -1);
    }
  if (values[0] - values[1] < reason->worth)
    {
      g_test_message ("a krou is worth %d, not %d", values[0] - values[1], reason->worth);
      oracle->n_false++;
    }
}

/* Repeats a proof by a search of each move alone, whose bounds must agree. */
static void
check_proof (Oracle             *oracle,
             const AwaleReasons *answer)
{
  const AwaleJudgment *judgment = &answer->judgment;

  g_assert_cmpint (judgment->value, <, judgment->best_value);
  for (int i = 0; i < 2; i++)
    {
      const AwaleSearchLimits limits = { .depth = 20,
                                         .moves = 1u << answer->lines[i].sowings[0].from };
      AwaleSearchLine line;

      awale_searcher_clear (oracle->searcher);
      line = awale_searcher_run (oracle->searcher, get_positions (oracle), oracle->positions->len,
                                 &limits, NULL, NULL, NULL).lines[0];
      g_assert_cmpint (line.proof, !=, AWALE_PROOF_ESTIMATE);
      if (i == 0)
        g_assert_cmpint (line.low, <=, judgment->value);
      else
        g_assert_cmpint (line.high, >=, judgment->best_value);
    }
}

/* Checks that the lines of an error that no capture explains can be played. */
static void
check_lines (Oracle             *oracle,
             const AwaleReasons *answer)
{
  int gains[2];

  for (int i = 0; i < 2; i++)
    replay (oracle, &answer->lines[i], answer->lines[i].n_moves, gains);
}

static void
check_reason (Oracle             *oracle,
              const AwaleReasons *answer,
              const AwaleReason  *reason)
{
  oracle->counts[reason->kind]++;
  if (reason->kind == AWALE_REASON_PROVEN)
    check_proof (oracle, answer);
  else if (reason->kind == AWALE_REASON_LATER)
    check_lines (oracle, answer);
  else
    {
      check_gains (oracle, answer, reason);
      if (reason->kind == AWALE_REASON_LEFTOVER)
        check_leftover (answer, reason);
      else if (reason->kind == AWALE_REASON_KROU)
        check_krou (oracle, answer, reason);
      else
        check_capture (answer, reason);
      if (reason->kind == AWALE_REASON_THREAT)
        check_threat (oracle, answer, reason);
    }
}

static void
check_error (Oracle                *oracle,
             AwaleMove              played,
             const AwaleMoveValues *values)
{
  AwaleReasons answer;
  int loss, rest = 0, most = 0;

  g_assert_true (awale_reasons_find (&answer, oracle->rules, get_positions (oracle),
                                     oracle->positions->len, played, values, oracle->tables,
                                     NULL));
  loss = answer.judgment.loss;
  for (int i = 0; i < answer.n_reasons; i++)
    {
      check_reason (oracle, &answer, &answer.reasons[i]);
      rest += answer.reasons[i].accounted;
      most = MAX (most, answer.reasons[i].accounted);
      g_assert_cmpint (answer.reasons[i].kind == AWALE_REASON_LATER, ==,
                       i == answer.n_reasons - 1 && rest * 2 < loss);
    }
  g_assert_cmpint (rest, <=, loss);
  oracle->n_errors++;
  oracle->n_grave += loss >= GRAVE;
  oracle->n_explained += loss >= GRAVE && most * 2 >= loss;
}

/* Lets two levels play a game and checks the reasons for their errors, at most @n_errors in all. */
static void
check_game (Oracle *oracle,
            GRand  *rand,
            int     n_errors)
{
  int levels[2] = { g_rand_int_range (rand, LEVEL, MAX_LEVEL + 1),
                    g_rand_int_range (rand, LEVEL, MAX_LEVEL + 1) };
  AwalePosition position = awale_position_start ();

  g_array_set_size (oracle->positions, 0);
  g_array_append_val (oracle->positions, position);
  while (oracle->positions->len < MAX_PLIES && oracle->n_errors < n_errors
         && get_outcome (oracle).state != AWALE_GAME_STATE_ENDED)
    {
      unsigned legal = awale_legal_moves (position, oracle->rules);
      AwaleMove move = g_rand_int_range (rand, 0, AWALE_PASS + 1);

      awale_searcher_clear (oracle->searcher);
      while (oracle->positions->len <= N_RANDOM && (legal & 1u << move) == 0)
        move = g_rand_int_range (rand, 0, AWALE_PASS + 1);
      if (oracle->positions->len > N_RANDOM)
        {
          const AwaleSearchLimits limits = { 0 };
          AwaleMoveValues values;

          move = awale_level_choose (levels[position.side], oracle->searcher,
                                     get_positions (oracle), oracle->positions->len, &limits, rand,
                                     NULL, NULL);
          if (search_loss (oracle, move, AWALE_REPORT_DEFAULT_DEPTH, &values) >= ERROR)
            check_error (oracle, move, &values);
        }
      position = awale_play (position, oracle->rules, move, NULL);
      g_array_append_val (oracle->positions, position);
    }
}

static void
test_reasons (const void *data)
{
  const AwalePreset *preset = data;
  g_autofree char *folder = fixture_build (&preset->rules, TABLE_SEEDS);
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (&preset->rules, folder, TABLE_SEEDS);
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&preset->rules, 16);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  int seed = g_test_slow () ? SEED : QUICK_SEED;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) get_wanted ("AWALE_TEST_SEED", seed));
  Oracle oracle = { .rules = &preset->rules, .tables = tables, .searcher = searcher,
                    .positions = positions };
  int n_errors = get_wanted ("AWALE_TEST_ERRORS", g_test_slow () ? N_ERRORS : N_QUICK);

  awale_searcher_set_tables (searcher, tables);
  while (oracle.n_errors < n_errors)
    check_game (&oracle, rand, n_errors);
  g_test_message ("%s: half explained of %d of %d grave errors of %d; proven %d, reply %d, threat "
                  "%d, capture %d, leftover %d, krou %d, later %d",
                  preset->id, oracle.n_explained, oracle.n_grave, oracle.n_errors,
                  oracle.counts[0], oracle.counts[1], oracle.counts[2], oracle.counts[3],
                  oracle.counts[4], oracle.counts[5], oracle.counts[6]);
  g_assert_cmpint (oracle.n_false, ==, 0);
  g_clear_pointer (&tables, awale_tablebase_unref);
  fixture_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *path = g_strconcat ("/analysis/reasons/", presets[i].id, NULL);

      g_test_add_data_func (path, &presets[i], test_reasons);
    }
  return g_test_run ();
}
