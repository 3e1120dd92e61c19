/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games with exactly one mistake are constructed and proven by endgame tables, under every preset.
 * The report must find this mistake, and no error among the other moves that the tables prove. The
 * expected values come from the tables and the rules; the report gets only the moves.
 */
#include "analysis/awale-report.h"
#include "engine/awale-evaluate.h"
#include "fixtures.h"

enum
{
  SEEDS = 8,
  N_GAMES = 6,      /* Number of games per ruleset. */
  MAX_PLIES = 12,
  MIN_GIVEN = 3,    /* Minimum loss in seeds that counts as a mistake. */
};

typedef struct
{
  const AwaleRuleset *rules;
  AwaleTablebase     *tables;
  GRand              *random;
} Fixture;

/* A game that is being constructed, with the mistake made in it. */
typedef struct
{
  AwalePosition positions[MAX_PLIES + 1];
  AwaleMove     moves[MAX_PLIES];
  int           n_plies;
  int           mistake;  /* Ply of the mistake, counted from 0. */
  int           loss;
} Built;

static AwalePosition
random_position (GRand *random)
{
  AwalePosition position = { 0 };
  int seeds = g_rand_int_range (random, 3, SEEDS + 1);

  for (int i = 0; i < seeds; i++)
    position.pits[g_rand_int_range (random, 0, AWALE_PITS)]++;
  position.stores[0] = (uint8_t) ((AWALE_SEEDS - seeds) / 2);
  position.stores[1] = (uint8_t) (AWALE_SEEDS - seeds - position.stores[0]);
  position.side = (uint8_t) g_rand_int_range (random, 0, 2);
  return position;
}

/* Stores the margin for the side to move in @margin if the tables prove the value of the last
 * position with its history. Returns: false if they do not */
static bool
probe (const Fixture *fixture,
       const Built   *built,
       int           *margin)
{
  size_t n_positions = (size_t) built->n_plies + 1;
  AwalePosition last = built->positions[built->n_plies];
  int quiet = awale_drought_count (built->positions, n_positions);
  int low, high;

  /* The history matters under a drought rule, or if a second occurrence ends the game. */
  if ((fixture->rules->drought > 0 || fixture->rules->repetition == 2) && quiet > 0)
    return false;
  for (size_t n = 1; n <= n_positions; n++)
    if (awale_repetition_count (built->positions, n) > 1)
      return false;
  g_assert_true (awale_tablebase_probe (fixture->tables, last, &low, &high));
  *margin = last.stores[last.side] - last.stores[!last.side] + low;
  return low == high;
}

static void
play (const Fixture *fixture,
      Built         *built,
      AwaleMove      move)
{
  built->moves[built->n_plies] = move;
  built->positions[built->n_plies + 1] = awale_play (built->positions[built->n_plies],
                                                     fixture->rules, move, NULL);
  built->n_plies++;
}

/* Returns true if the rules end the game at the last position. */
static bool
is_over (const Fixture *fixture,
         const Built   *built)
{
  return awale_outcome (fixture->rules, built->positions, (size_t) built->n_plies + 1).state ==
         AWALE_GAME_STATE_ENDED;
}

/* Stores the proven loss by @move for the mover in @loss. Returns: false if the tables do not know
 * it */
static bool
find_loss (const Fixture *fixture,
           const Built   *built,
           AwaleMove      move,
           int           *loss)
{
  Built next = *built;
  int before, after;

  play (fixture, &next, move);
  if (!probe (fixture, built, &before) || !probe (fixture, &next, &after))
    return false;
  *loss = before + after;
  return true;
}

/* Returns the loss by @move according to the tables, ignoring the history, or −1 if they do not
 * know it. */
static int
find_fresh_loss (const Fixture *fixture,
                 const Built   *built,
                 AwaleMove      move)
{
  Built here = { .positions = { built->positions[built->n_plies] } };
  Built next = { .positions = { awale_play (here.positions[0], fixture->rules, move, NULL) } };
  int before, after;

  if (!probe (fixture, &here, &before) || !probe (fixture, &next, &after))
    return -1;
  return before + after;
}

/* Plays a random move that loses nothing or, if @wrong, one that loses enough to be the mistake.
 * Returns: false if there is no such move, or if it repeats a position */
static bool
play_one (const Fixture *fixture,
          Built         *built,
          bool           wrong)
{
  unsigned legal = awale_legal_moves (built->positions[built->n_plies], fixture->rules);
  AwaleMove candidates[AWALE_SIDE_PITS + 1];
  int n_candidates = 0, loss;

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if ((legal >> move & 1) != 0 &&
        (wrong ? find_loss (fixture, built, move, &loss) && loss >= MIN_GIVEN
               : find_fresh_loss (fixture, built, move) == 0))
      candidates[n_candidates++] = move;
  if (n_candidates == 0)
    return false;

  play (fixture, built, candidates[g_rand_int_range (fixture->random, 0, n_candidates)]);
  return awale_repetition_count (built->positions, (size_t) built->n_plies + 1) == 1;
}

/* Creates a random game with one mistake. Returns: false if no mistake came about, or if no move
 * follows it */
static bool
build (const Fixture *fixture,
       Built         *built)
{
  int wanted = g_rand_int_range (fixture->random, 0, 4);

  *built = (Built) { .positions = { random_position (fixture->random) }, .mistake = -1 };
  while (built->n_plies < MAX_PLIES && !is_over (fixture, built))
    {
      bool wrong = built->mistake < 0 && built->n_plies >= wanted;
      Built former = *built;

      if (wrong && play_one (fixture, built, true))
        {
          built->mistake = former.n_plies;
          g_assert_true (find_loss (fixture, &former, built->moves[former.n_plies],
                                    &built->loss));
          continue;
        }
      *built = former;
      if (!play_one (fixture, built, false))
        {
          /* End the game here if no correct move can be played. */
          *built = former;
          break;
        }
    }
  return built->mistake >= 0 && built->n_plies > built->mistake + 1;
}

static void
check_move (const Fixture         *fixture,
            const Built           *built,
            int                    ply,
            const AwaleReportMove *move)
{
  Built until = *built;
  int loss;

  until.n_plies = ply;
  if (ply == built->mistake)
    {
      g_assert_true (awale_judgment_is_error (&move->judgment));
      g_assert_true (awale_judgment_is_proven (&move->judgment));
      g_assert_cmpint (move->judgment.loss, ==, built->loss * AWALE_VALUE_SEED);
      return;
    }
  g_assert_false (awale_judgment_is_error (&move->judgment));
  if (!find_loss (fixture, &until, built->moves[ply], &loss))
    return;
  g_assert_true (awale_judgment_is_proven (&move->judgment));
  g_assert_cmpint (move->judgment.move_class, ==, AWALE_MOVE_CLASS_BEST);
  g_assert_cmpint (move->judgment.loss, ==, 0);
}

static void
check_game (const Fixture *fixture,
            const Built   *built)
{
  g_autoptr (AwaleGame) game = awale_game_new (fixture->rules);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportSummary south, north;

  awale_game_set_start (game, fixture->rules, built->positions[0]);
  for (int ply = 0; ply < built->n_plies; ply++)
    g_assert_cmpint (awale_game_play (game, built->moves[ply]), ==, AWALE_ILLEGAL_REASON_NONE);
  awale_report_set_tables (report, fixture->tables);
  awale_report_start (report, &(AwaleReportOptions) { .depth = 20, .hash = 4 });
  WAIT_UNTIL (!awale_report_is_running (report));

  if (g_test_verbose ())
    {
      g_autofree char *start = awale_position_to_string (built->positions[0]);
      g_autofree char *path = awale_node_dup_path (awale_game_get_cursor (game));

      g_test_message ("%s %s: move %d gives away %d", start, path, built->mistake + 1,
                      built->loss);
    }
  g_assert_cmpuint (awale_report_get_n_moves (report), ==, (unsigned) built->n_plies);
  for (int ply = 0; ply < built->n_plies; ply++)
    check_move (fixture, built, ply, awale_report_get_move (report, (unsigned) ply));
  g_assert_cmpint (awale_report_find_error (report, -1, 1), ==, built->mistake);
  g_assert_cmpint (awale_report_find_error (report, built->mistake, 1), ==, -1);

  south = awale_report_get_summary (report, AWALE_SOUTH);
  north = awale_report_get_summary (report, AWALE_NORTH);
  g_assert_cmpuint (south.n_moves + north.n_moves + south.n_forced + north.n_forced, ==,
                    (unsigned) built->n_plies);
  g_assert_cmpint (south.loss + north.loss, >=, built->loss * AWALE_VALUE_SEED);
}

static void
test_ruleset (const void *data)
{
  const AwalePreset *preset = data;
  g_autofree char *folder = fixture_build (&preset->rules, SEEDS);
  Fixture fixture = { .rules = &preset->rules };
  int n_games = 0;

  fixture.tables = awale_tablebase_open (&preset->rules, folder, SEEDS);
  fixture.random = g_rand_new_with_seed (2026);
  while (n_games < N_GAMES)
    {
      Built built;

      if (!build (&fixture, &built))
        continue;
      check_game (&fixture, &built);
      n_games++;
    }

  g_rand_free (fixture.random);
  awale_tablebase_unref (fixture.tables);
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
      g_autofree char *name = g_strdup_printf ("/analysis/mistakes/%s", presets[i].id);

      g_test_add_data_func (name, &presets[i], test_ruleset);
    }
  return g_test_run ();
}
