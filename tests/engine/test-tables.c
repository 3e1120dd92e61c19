/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A search with endgame tables gives values within the proven bounds, calls nothing else proven,
 * and achieves proven values in play.
 */
#include <stdlib.h>
#include <string.h>

#include "engine/awale-evaluate.h"
#include "minimax.h"
#include "tablebase/awale-tablebase.h"

enum
{
  SEEDS = 7,
  MAX_PLIES = 400,
  MAX_PLAYED_OUT = 200,
};

typedef struct
{
  AwaleTablebase *tables;
  AwaleSearcher  *searcher;
  AwaleRuleset    rules;
  char           *directory;
  GRand          *rand;
} Fixture;

static int
n_positions (void)
{
  const char *wanted = g_getenv ("AWALE_TEST_POSITIONS");

  return wanted != NULL ? atoi (wanted) : 150;
}

static void
set_up (Fixture    *fixture,
        const void *data)
{
  const AwaleRuleset *rules = data;
  g_autoptr (GError) error = NULL;

  fixture->rules = *rules;
  fixture->directory = g_dir_make_tmp ("awale-test-XXXXXX", &error);
  g_assert_no_error (error);
  awale_tablebase_build (rules, fixture->directory, SEEDS, NULL, &error);
  g_assert_no_error (error);
  fixture->tables = awale_tablebase_open (rules, fixture->directory, SEEDS);
  g_assert_cmpint (awale_tablebase_get_seeds (fixture->tables), ==, SEEDS);
  fixture->searcher = awale_searcher_new (rules, 1);
  awale_searcher_set_tables (fixture->searcher, fixture->tables);
  fixture->rand = g_rand_new_with_seed (17);
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  awale_searcher_free (fixture->searcher);
  awale_tablebase_unref (fixture->tables);
  awale_test_remove_folder (fixture->directory);
  g_free (fixture->directory);
  g_rand_free (fixture->rand);
}

/* Creates a board with up to @most seeds; the other seeds are in the stores. */
static AwalePosition
random_position (GRand *rand,
                 int    most)
{
  AwalePosition position = { 0 };
  int seeds = g_rand_int_range (rand, 1, most + 1);

  for (int i = 0; i < seeds; i++)
    position.pits[g_rand_int_range (rand, 0, AWALE_PITS)]++;
  position.stores[0] = (uint8_t) ((AWALE_SEEDS - seeds) / 2);
  position.stores[1] = (uint8_t) (AWALE_SEEDS - seeds - position.stores[0]);
  position.side = (uint8_t) g_rand_int_range (rand, 0, 2);
  return position;
}

static void
probe (Fixture       *fixture,
       AwalePosition  position,
       int           *low,
       int           *high)
{
  int margin = position.stores[position.side] - position.stores[!position.side];

  g_assert_true (awale_tablebase_probe (fixture->tables, position, low, high));
  *low = (*low + margin) * AWALE_VALUE_SEED;
  *high = (*high + margin) * AWALE_VALUE_SEED;
}

static void
check_line (Fixture               *fixture,
            AwalePosition          position,
            const AwaleSearchLine *line)
{
  int low, high, harvest;
  AwalePosition after = awale_play (position, &fixture->rules, line->move, &harvest);

  g_assert_cmpint (line->low, <=, line->value);
  g_assert_cmpint (line->value, <=, line->high);
  if (line->proof == AWALE_PROOF_ESTIMATE)
    return;
  /* After a move without a harvest the tables of a drought rule do not apply; if the second
   * occurrence of a position ends the game, the previous position matters, too (see
   * test-proof.c). */
  if (harvest == 0 && fixture->rules.repetition < 3)
    return;

  probe (fixture, after, &low, &high);
  g_assert_cmpint (line->low, <=, -low);
  g_assert_cmpint (line->low, >=, -high);
  g_assert_cmpint (line->high, >=, -high);
  g_assert_cmpint (line->high, <=, -low);
  if (line->proof == AWALE_PROOF_EXACT)
    g_assert_cmpint (line->low, ==, line->high);
}

static void
test_within_bounds (Fixture    *fixture,
                    const void *data)
{
  for (int i = 0; i < n_positions (); i++)
    {
      AwalePosition position = random_position (fixture->rand, SEEDS);
      AwaleSearchLimits limits = { .depth = 4 + i % 4, .lines = i % 2 == 0 ? 1 : 6,
                                   .asked = i % 3 == 0 ? 0xfff : 0 };
      AwaleSearchResult result = awale_searcher_run (fixture->searcher, &position, 1, &limits,
                                                     NULL, NULL, NULL);
      int low, high;

      if (awale_outcome (&fixture->rules, &position, 1).state == AWALE_GAME_STATE_ENDED)
        continue;
      probe (fixture, position, &low, &high);
      g_assert_cmpint (result.lines[0].value, >=, low);
      g_assert_cmpint (result.lines[0].value, <=, high);
      if (low == high)
        g_assert_cmpint (result.lines[0].proof, ==, AWALE_PROOF_EXACT);
      for (int k = 0; k < result.n_lines; k++)
        check_line (fixture, position, &result.lines[k]);
    }
}

/* The tables give a guess of the final margin only where the bounds are open, and the guess lies
 * within the bounds. */
static void
test_guess (Fixture    *fixture,
            const void *data)
{
  for (int i = 0; i < 4 * n_positions (); i++)
    {
      AwalePosition position = random_position (fixture->rand, SEEDS + 1);
      int low, high, guess = 12345, swapped = 54321;

      awale_table_value_guess (fixture->tables, position, &guess);
      if (awale_position_seeds_on_board (position) > SEEDS)
        low = high = 0;
      else
        probe (fixture, position, &low, &high);
      if (low == high)
        {
          g_assert_cmpint (guess, ==, 12345);
          continue;
        }
      g_assert_cmpint (guess, >=, low);
      g_assert_cmpint (guess, <=, high);
      awale_table_value_guess (fixture->tables, awale_position_swap_sides (position), &swapped);
      g_assert_cmpint (guess, ==, swapped);
    }
}

static bool
has_one_move (const Fixture *fixture,
              AwalePosition  position)
{
  unsigned legal = awale_legal_moves (position, &fixture->rules);

  return (legal & (legal - 1)) == 0;
}

/* A search of one ply values a harvest by the tables' guess for the resulting board if the value of
 * this board is open. Moves without a harvest are skipped, because a search that begins within the
 * tables does not probe boards with as many seeds. */
static void
test_leaves (void)
{
  Fixture fixture = { 0 };
  int n_guessed = 0;

  set_up (&fixture, &awale_preset_find ("society")->rules);
  for (int i = 0; i < 20 * n_positions (); i++)
    {
      AwalePosition position = random_position (fixture.rand, SEEDS + 3);
      AwaleSearchLimits limits = { .depth = 1, .lines = 6 };
      AwaleSearchResult result;

      awale_searcher_clear (fixture.searcher);
      result = awale_searcher_run (fixture.searcher, &position, 1, &limits, NULL, NULL, NULL);

      for (int k = 0; k < result.n_lines; k++)
        {
          const AwaleSearchLine *line = &result.lines[k];
          int guess = G_MAXINT, harvest;
          AwalePosition after = awale_play (position, &fixture.rules, line->move, &harvest);

          awale_table_value_guess (fixture.tables, after, &guess);
          /* Skip moves with a forced reply, which are searched deeper. */
          if (harvest == 0 || guess == G_MAXINT || has_one_move (&fixture, after))
            continue;
          g_assert_cmpint (line->value, ==, -guess);
          n_guessed++;
        }
    }
  g_assert_cmpint (n_guessed, >, 20);
  tear_down (&fixture, NULL);
}

/* On boards with a few seeds more than the tables have, only moves that lead into the tables or end
 * the game are called proven. */
static void
test_labels_above (Fixture    *fixture,
                   const void *data)
{
  for (int i = 0; i < n_positions (); i++)
    {
      AwalePosition position = random_position (fixture->rand, SEEDS + 4);
      AwaleSearchLimits limits = { .depth = 5, .lines = 6 };
      AwaleSearchResult result = awale_searcher_run (fixture->searcher, &position, 1, &limits,
                                                     NULL, NULL, NULL);

      for (int k = 0; k < result.n_lines; k++)
        {
          const AwaleSearchLine *line = &result.lines[k];
          AwalePosition after = awale_play (position, &fixture->rules, line->move, NULL);
          AwaleOutcome outcome = awale_outcome (&fixture->rules, &after, 1);

          if (outcome.state == AWALE_GAME_STATE_ENDED)
            g_assert_cmpint (line->proof, ==, AWALE_PROOF_EXACT);
          else if (awale_position_seeds_on_board (after) > SEEDS)
            g_assert_cmpint (line->proof, ==, AWALE_PROOF_ESTIMATE);
          else
            check_line (fixture, position, line);
        }
    }
}

/* When both sides play on from a board with an exact value, the game ends with that value, and
 * within a limited number of plies. */
static void
test_plays_it_out (Fixture    *fixture,
                   const void *data)
{
  AwaleSearchLimits limits = { .depth = 12 };

  for (int i = 0; i < MIN (n_positions () / 5, MAX_PLAYED_OUT); i++)
    {
      g_autoptr (GArray) game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
      AwalePosition position = random_position (fixture->rand, SEEDS);
      AwaleSide mover = position.side;
      AwaleOutcome outcome;
      int low, high, margin;

      probe (fixture, position, &low, &high);
      if (low != high)
        continue;

      g_array_append_val (game, position);
      for (;;)
        {
          const AwalePosition *positions = (const AwalePosition *) (void *) game->data;
          AwaleSearchResult result;

          outcome = awale_outcome (&fixture->rules, positions, game->len);
          if (outcome.state == AWALE_GAME_STATE_ENDED)
            break;
          g_assert_cmpuint (game->len, <, MAX_PLIES);
          result = awale_searcher_run (fixture->searcher, positions, game->len, &limits, NULL,
                                       NULL, NULL);
          position = awale_play (position, &fixture->rules, result.lines[0].move, NULL);
          g_array_append_val (game, position);
        }

      margin = (outcome.score.south - outcome.score.north) * AWALE_VALUE_SEED / 2;
      g_assert_cmpint (mover == AWALE_SOUTH ? margin : -margin, ==, low);
    }
}

/* Under Abapa, F=1 and f=2 are worth three seeds to the player to move, unless the only winning
 * move repeats a position, which ends the game. */
static void
test_forbidding_past (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("abapa")->rules;
  Fixture fixture = { 0 };
  AwalePosition game[3];
  AwaleSearchLimits limits = { .depth = 8 };
  AwaleSearchResult result;
  AwaleMove winning;

  set_up (&fixture, rules);
  g_assert_true (awale_position_parse ("0-0-0-0-0-1-0-0-0-0-0-2-22-23-S", &game[2], NULL));

  result = awale_searcher_run (fixture.searcher, &game[2], 1, &limits, NULL, NULL, NULL);
  g_assert_cmpint (result.lines[0].proof, ==, AWALE_PROOF_EXACT);
  g_assert_cmpint (result.lines[0].value, ==, (3 - 1) * AWALE_VALUE_SEED);
  winning = result.lines[0].move;

  /* Add a history in which the board after the winning move has already occurred. */
  game[0] = awale_play (game[2], rules, winning, NULL);
  game[1] = game[0];
  game[1].side = AWALE_NORTH;
  game[1].pits[0] = 1;
  game[1].pits[11] = 1;
  game[1].pits[5] = 0;
  game[1].pits[6] = 1;
  result = awale_searcher_run (fixture.searcher, game, 3, &limits, NULL, NULL, NULL);
  g_assert_cmpint (result.n_lines, ==, 1);
  g_assert_cmpint (result.lines[0].value, <=, (-1 - 1) * AWALE_VALUE_SEED);
  tear_down (&fixture, NULL);
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
      const struct { const char *name; void (* test) (Fixture *, const void *); } tests[] = {
        { "within-bounds", test_within_bounds },
        { "labels-above", test_labels_above },
        { "plays-it-out", test_plays_it_out },
        { "guess", test_guess },
      };

      for (size_t k = 0; k < G_N_ELEMENTS (tests); k++)
        {
          g_autofree char *path = g_strdup_printf ("/engine/tables/%s/%s", tests[k].name,
                                                   presets[i].id);

          g_test_add (path, Fixture, &presets[i].rules, set_up, tests[k].test, tear_down);
        }
    }
  g_test_add_func ("/engine/tables/forbidding-past", test_forbidding_past);
  g_test_add_func ("/engine/tables/leaves", test_leaves);

  return g_test_run ();
}
