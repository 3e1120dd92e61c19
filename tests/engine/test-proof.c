/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Proofs in real games, in positions with few seeds and their history. A solver that follows the
 * history must agree, and exact values must be achieved in play against the best and a random
 * defense.
 */
#include <stdlib.h>

#include "history-solver.h"
#include "minimax.h"
#include "real-game.h"
#include "tables-fixture.h"

enum
{
  SEEDS = 10,
  SEEDS_THOROUGH = 12,
  /* The solver takes too long on larger positions. */
  SOLVER_SEEDS = 6,
  SOLVER_SEEDS_THOROUGH = 8,
  MAX_PLIES = 500,
  /* Counted in nodes, so that the test does not depend on the load of the machine. */
  MAX_NODES = 2000000,
};

/* Returns the number of positions per ruleset. */
static int
n_positions (void)
{
  const char *wanted = g_getenv ("AWALE_TEST_POSITIONS");

  return wanted != NULL ? atoi (wanted) : 5;
}

static int
solver_seeds (void)
{
  return g_getenv ("AWALE_TEST_POSITIONS") != NULL ? SOLVER_SEEDS_THOROUGH : SOLVER_SEEDS;
}

static int
most_seeds (void)
{
  return g_getenv ("AWALE_TEST_POSITIONS") != NULL ? SEEDS_THOROUGH : SEEDS;
}

static void
set_up (AwaleTablesFixture *fixture,
        const void         *data)
{
  awale_tablebases_fixture_set_up (fixture, data, most_seeds (), 13);
}

static AwaleSearchResult
search (AwaleSearcher *searcher,
        GArray        *game,
        int            depth,
        int            lines)
{
  AwaleSearchLimits limits = { .depth = depth, .lines = lines };

  return awale_test_game_search (game, searcher, &limits);
}

/* Returns the bounds of a line counted from @root on, in seeds, as the solver gives them. */
static AwaleTestBounds
read_line (const AwaleSearchLine *line,
           AwalePosition          root)
{
  int margin = root.stores[root.side] - root.stores[!root.side];

  return (AwaleTestBounds) { line->low / AWALE_VALUE_SEED - margin,
                             line->high / AWALE_VALUE_SEED - margin };
}

/* Returns the bounds of a move according to the tables, without its history; they are unlimited if
 * the tables do not apply. */
static AwaleTestBounds
ask_tables (AwaleTablesFixture *fixture,
            AwalePosition       root,
            AwaleMove           move)
{
  int seeds = awale_position_seeds_on_board (root);
  AwaleTestBounds bounds = { -seeds, seeds };
  int harvest, low, high;
  AwalePosition after = awale_play (root, &fixture->rules, move, &harvest);

  if (awale_tablebase_is_usable (fixture->tables, harvest > 0 ? 0 : 1) &&
      awale_outcome (&fixture->rules, &after, 1).state != AWALE_GAME_STATE_ENDED &&
      awale_tablebase_probe (fixture->tables, after, &low, &high))
    bounds = (AwaleTestBounds) { harvest - high, harvest - low };
  return bounds;
}

/* Checks that the proven bounds of a move agree with the solver, and are at least as narrow as
 * those of the tables. */
static void
check_line (AwaleTablesFixture    *fixture,
            AwalePosition          root,
            const AwaleSearchLine *line,
            AwaleTestBounds        solved)
{
  int seeds = awale_position_seeds_on_board (root);
  AwaleTestBounds tables = ask_tables (fixture, root, line->move);
  AwaleTestBounds found = read_line (line, root);

  if (line->proof == AWALE_PROOF_ESTIMATE)
    found = (AwaleTestBounds) { -seeds, seeds };
  g_assert_cmpint (found.low, <=, solved.low);
  g_assert_cmpint (found.high, >=, solved.high);
  if (fixture->rules.drought != 0)
    tables = solved;
  g_assert_cmpint (found.low, >=, MIN (tables.low, solved.low));
  g_assert_cmpint (found.high, <=, MAX (tables.high, solved.high));
}

static void
check_with_solver (AwaleTablesFixture      *fixture,
                   GArray                  *game,
                   const AwaleSearchResult *result)
{
  AwalePosition root = awale_test_game_last (game);
  AwaleTestBounds solved[AWALE_PASS + 1];

  awale_test_solve_with_history (&fixture->rules, fixture->tables, game, solved);
  for (int i = 0; i < result->n_lines; i++)
    check_line (fixture, root, &result->lines[i], solved[result->lines[i].move]);
}

/* Plays the game to the end, and checks that the player to move in @from gets the proven value:
 * exactly against the best defense, and at least it against random moves. */
static void
check_by_playing (AwaleTablesFixture *fixture,
                  GArray             *from,
                  int                 value,
                  bool                best_defence)
{
  const AwaleRuleset *rules = &fixture->rules;
  g_autoptr (GArray) game = g_array_copy (from);
  AwaleSide side = awale_test_game_last (from).side;
  int margin;

  while (!awale_test_game_is_over (game, rules))
    {
      bool errs = !best_defence && awale_test_game_last (game).side != side;

      g_assert_cmpuint (game->len, <, from->len + MAX_PLIES);
      awale_test_game_play (game, rules,
                            errs ? awale_test_game_find_random_move (game, rules, fixture->rand)
                                 : search (fixture->searcher, game, 6, 1).lines[0].move);
    }

  margin = awale_test_game_get_margin (game, rules, side);
  if (best_defence)
    g_assert_cmpint (margin, ==, value);
  else
    g_assert_cmpint (margin, >=, value);
}

/* Returns true if the value of the best line is that of the position, because no other move can be
 * better. */
static bool
is_settled (const AwaleSearchResult *result)
{
  const AwaleSearchLine *best = &result->lines[0];

  if (best->proof != AWALE_PROOF_EXACT)
    return false;
  for (int i = 1; i < result->n_lines; i++)
    if (result->lines[i].proof == AWALE_PROOF_ESTIMATE || result->lines[i].high > best->value)
      return false;
  return true;
}

/* Checks that the result is marked as open if another move may be better than an exact best
 * line. */
static void
check_openness (const AwaleSearchResult *result)
{
  const AwaleSearchLine *best = &result->lines[0];
  bool is_open = false;

  for (int i = 1; best->proof == AWALE_PROOF_EXACT && i < result->n_lines; i++)
    is_open |= result->lines[i].proof == AWALE_PROOF_BOUNDS && result->lines[i].high > best->value;
  g_assert_true (result->is_open || !is_open);
  g_assert_true (!result->is_open || !is_settled (result));
}

/* Returns true if the bounds of a move are narrower than its harvest and the remaining seeds
 * imply. */
static bool
tell_something (AwaleTablesFixture *fixture,
                AwalePosition       root,
                AwaleMove           move,
                AwaleTestBounds     bounds)
{
  AwalePosition after = awale_play (root, &fixture->rules, move, NULL);

  return bounds.high - bounds.low < 2 * awale_position_seeds_on_board (after) ||
         bounds.high == bounds.low;
}

/* Each legal move has a proven value or bounds, or an estimate where the tables allow either
 * player to get all remaining seeds. */
static void
check_proofs (AwaleTablesFixture      *fixture,
              AwalePosition            root,
              const AwaleSearchResult *result)
{
  unsigned left = awale_legal_moves (root, &fixture->rules);

  g_assert_cmpint (awale_position_seeds_on_board (root), <=,
                   awale_tablebase_get_seeds (fixture->tables));
  for (int i = 0; i < result->n_lines; i++)
    {
      const AwaleSearchLine *line = &result->lines[i];
      bool is_proven = line->proof != AWALE_PROOF_ESTIMATE;
      AwaleTestBounds known = is_proven ? read_line (line, root)
                                        : ask_tables (fixture, root, line->move);

      g_assert_true (is_proven || fixture->rules.drought == 0);
      g_assert_cmpint (is_proven, ==, tell_something (fixture, root, line->move, known));
      left &= ~(1u << line->move);
    }
  g_assert_cmpuint (left, ==, 0);
}

static void
check_position (AwaleTablesFixture *fixture,
                GArray             *game)
{
  AwalePosition root = awale_test_game_last (game);
  AwaleSearchResult result;

  awale_searcher_clear (fixture->searcher);
  result = search (fixture->searcher, game, 1, AWALE_SEARCH_MAX_LINES);
  g_assert_cmpuint (result.nodes, <=, MAX_NODES);
  check_proofs (fixture, root, &result);
  if (awale_position_seeds_on_board (root) <= solver_seeds ())
    check_with_solver (fixture, game, &result);
  check_openness (&result);
  if (is_settled (&result))
    {
      check_by_playing (fixture, game, result.lines[0].value, true);
      check_by_playing (fixture, game, result.lines[0].value, false);
    }
}

static void
test_real_games (AwaleTablesFixture *fixture,
                 const void         *data)
{
  for (int n = 0; n < n_positions ();)
    {
      g_autoptr (GArray) game = awale_test_game_new_real (&fixture->rules, fixture->player,
                                                          fixture->rand,
                                                          most_seeds ());

      if (game == NULL)
        continue;
      check_position (fixture, game);
      n++;
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  awale_tablebases_fixture_add ("proof/real-games", set_up, test_real_games);
  return g_test_run ();
}
