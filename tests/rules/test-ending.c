/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "naive.h"

#include <string.h>

static AwalePosition
parse (const char *text)
{
  AwalePosition position;

  g_assert_true (awale_position_parse (text, &position, NULL));
  return position;
}

static AwaleRuleset
ruleset (const char *name)
{
  AwaleRuleset rules;

  g_assert_true (awale_ruleset_resolve (name, &rules, NULL));
  return rules;
}

static void
assert_score (AwaleScore  score,
              const char *expected)
{
  g_autofree char *text = awale_score_to_string (score);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_outcome (const AwaleRuleset  *rules,
                const AwalePosition *positions,
                size_t               n_positions,
                const char          *expected)
{
  AwaleOutcome outcome = awale_outcome (rules, positions, n_positions);
  g_autofree char *score = awale_score_to_string (outcome.score);
  g_autofree char *text = g_strdup_printf ("%s %s %s", awale_game_state_get_id (outcome.state),
                                           awale_ending_get_id (outcome.ending), score);

  g_assert_cmpstr (text, ==, expected);
}

/* Returns the positions of a game: the start, and the position after each of the moves @letters. */
static GArray *
play (const AwaleRuleset *rules,
      const char         *start,
      const char         *letters)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition position = parse (start);

  g_array_append_val (positions, position);
  for (; *letters != '\0'; letters++)
    {
      AwaleMove move = *letters == '-' ? AWALE_PASS : awale_move_from_letter (*letters);

      g_assert_cmpint (awale_illegal_reason (position, rules, move), ==, AWALE_ILLEGAL_REASON_NONE);
      position = awale_play (position, rules, move, NULL);
      g_array_append_val (positions, position);
    }
  return positions;
}

static void
assert_game (const AwaleRuleset *rules,
             const char         *start,
             const char         *letters,
             const char         *expected)
{
  g_autoptr (GArray) positions = play (rules, start, letters);

  assert_outcome (rules, (const AwalePosition *) positions->data, positions->len, expected);
}

/*
 * Scores of a position with A=2, b=1, South to move and 22-23 in the stores, under each ending: no
 * sowing, dead position, drought, repetition and majority.
 */
static const struct
{
  const char *ruleset;
  const char *scores[5];
} settlements[] = {
  { "avele", { "22-26", "24-24", "22-23", "24-24", "22-23" } },
  { "society", { "24-24", "24-24", "22-23", "24-24", "22-23" } },
  { "common", { "24-24", "24-24", "22-23", "24-24", "22-23" } },
  { "booklet", { "22-23", "24-24", "22-23", "24-24", "22-23" } },
  { "family", { "24-24", "24-24", "22-23", "24-24", "22-23" } },
  { "abapa", { "24-24", "24-24", "22-23", "24-24", "22-23" } },
  { "awari", { "22-26", "24-24", "22-23", "23.5-24.5", "22-23" } },
};

static void
test_settle (void)
{
  AwalePosition position = parse ("2-0-0-0-0-0-0-1-0-0-0-0-22-23-S");

  for (size_t i = 0; i < G_N_ELEMENTS (settlements); i++)
    {
      AwaleRuleset rules = ruleset (settlements[i].ruleset);

      for (int ending = AWALE_ENDING_NO_SOWING; ending <= AWALE_ENDING_MAJORITY; ending++)
        assert_score (awale_settle (&rules, position, (AwaleEnding) ending),
                      settlements[i].scores[ending - AWALE_ENDING_NO_SOWING]);
      assert_score (awale_settle (&rules, position, AWALE_ENDING_NONE), "22-23");
    }
}

/* Under Awari, North, who cannot move, leaves the remaining seeds to South. */
static void
test_settle_opponent (void)
{
  AwaleRuleset rules = ruleset ("awari");

  assert_score (awale_settle (&rules, parse ("2-0-0-0-0-0-0-1-0-0-0-0-22-23-N"),
                              AWALE_ENDING_NO_SOWING), "25-23");
}

/* Half seeds in the stores of a position are kept, even when other seeds are added. */
static void
test_half_seeds (void)
{
  AwaleRuleset rules = ruleset ("awari");
  AwalePosition position = parse ("1-0-0-0-0-0-2-0-0-0-0-0-22.5-22.5-S");

  assert_score (awale_score (position), "22.5-22.5");
  assert_score (awale_settle (&rules, position, AWALE_ENDING_REPETITION), "24-24");
  assert_score (awale_settle (&rules, position, AWALE_ENDING_DEAD), "23.5-24.5");
  assert_score (awale_score (parse ("0-0-0-0-0-0-0-0-0-0-0-0-0.5-47.5-N")), "0.5-47.5");
}

/* A store of 24½ seeds is not a majority; one of 25 is. */
static void
test_half_seed_majority (void)
{
  AwaleRuleset rules = ruleset ("awari");
  AwalePosition position = parse ("1-0-0-0-0-0-1-0-0-0-0-0-24.5-20.5-S");

  assert_outcome (&rules, &position, 1, "playing - 24.5-20.5");
  position = parse ("1-0-0-0-0-0-1-0-0-0-0-0-25-20-S");
  assert_outcome (&rules, &position, 1, "may-stop majority 25-20");
}

/* Positions in which the player to move cannot feed, is blocked or has no seeds, with the outcome
 * that each ruleset gives them. */
static const struct
{
  const char *ruleset;
  const char *start;
  const char *outcome;
} without_sowing[] = {
  { "avele", "2-0-0-0-0-0-0-0-0-0-0-0-22-24-S", "ended no-sowing 22-26" },
  { "avele", "0-0-0-0-0-0-2-0-0-0-0-0-22-24-S", "ended no-sowing 22-26" },
  { "avele", "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S", "ended no-sowing 22-26" },
  { "society", "2-0-0-0-0-0-0-0-0-0-0-0-22-24-S", "ended no-sowing 24-24" },
  { "society", "0-0-0-0-0-0-2-0-0-0-0-0-22-24-S", "ended no-sowing 22-26" },
  { "common", "2-0-0-0-0-0-0-0-0-0-0-0-22-24-S", "ended no-sowing 24-24" },
  { "common", "0-0-0-0-0-0-2-0-0-0-0-0-22-24-S", "ended no-sowing 22-26" },
  { "booklet", "2-0-0-0-0-0-0-0-0-0-0-0-22-24-S", "ended no-sowing 22-24" },
  { "booklet", "0-0-0-0-0-0-2-0-0-0-0-0-22-24-S", "ended no-sowing 22-24" },
  { "booklet", "0-0-0-0-0-0-2-0-0-0-0-1-22-23-S", "playing - 22-23" },
  { "family", "0-0-0-0-0-0-2-0-0-0-0-0-22-24-S", "ended no-sowing 22-26" },
  { "family", "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S", "playing - 22-23" },
  { "abapa", "2-0-0-0-0-0-0-0-0-0-0-0-22-24-S", "ended no-sowing 24-24" },
  { "abapa", "0-0-0-0-0-0-2-0-0-0-0-0-22-24-S", "ended no-sowing 22-26" },
  { "awari", "2-0-0-0-0-0-0-0-0-0-0-0-22-24-S", "playing - 22-24" },
  { "awari", "0-0-0-0-0-0-2-0-0-0-0-0-22-24-S", "ended no-sowing 22-26" },
  /* The board is empty. */
  { "avele", "0-0-0-0-0-0-0-0-0-0-0-0-22-26-N", "ended no-sowing 22-26" },
  { "booklet", "0-0-0-0-0-0-0-0-0-0-0-0-22-26-N", "ended no-sowing 22-26" },
  { "family", "0-0-0-0-0-0-0-0-0-0-0-0-22-26-N", "ended no-sowing 22-26" },
};

static void
test_no_sowing (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (without_sowing); i++)
    {
      AwaleRuleset rules = ruleset (without_sowing[i].ruleset);

      g_test_message ("%s %s", without_sowing[i].ruleset, without_sowing[i].start);
      assert_game (&rules, without_sowing[i].start, "", without_sowing[i].outcome);
    }
}

/* A game of 24 plies without a harvest returns to its start twice, and ends as each ruleset
 * says. */
static void
test_quiet_game (void)
{
  static const struct
  {
    const char *ruleset;
    const char *after_12;
    const char *after_14;
    const char *after_24;
  } cases[] = {
    { "avele", "playing - 21-24", "ended drought 21-24", "ended drought 21-24" },
    { "society", "playing - 21-24", "playing - 21-24", "ended repetition 22-26" },
    { "common", "playing - 21-24", "playing - 21-24", "ended repetition 22-26" },
    { "booklet", "playing - 21-24", "playing - 21-24", "ended repetition 22-26" },
    { "family", "playing - 21-24", "playing - 21-24", "ended repetition 22-26" },
    { "abapa", "ended repetition 22-26", "ended repetition 22-26", "ended repetition 22-26" },
    { "awari", "playing - 21-24", "playing - 21-24", "ended repetition 22.5-25.5" },
  };
  static const char start[] = "1-0-0-0-0-0-1-0-0-0-1-0-21-24-S";

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwaleRuleset rules = ruleset (cases[i].ruleset);

      g_test_message ("%s", cases[i].ruleset);
      assert_game (&rules, start, "AaBbCcDeEdFf", cases[i].after_12);
      assert_game (&rules, start, "AaBbCcDeEdFfAa", cases[i].after_14);
      assert_game (&rules, start, "AaBbCcDeEdFfAaBbCcDeEdFf", cases[i].after_24);
    }
}

/* A store of 25 seeds has its effect under each ruleset. */
static void
test_majority (void)
{
  static const struct
  {
    const char *ruleset;
    const char *outcome;
  } cases[] = {
    { "avele", "playing - 20-25" },         { "society", "may-stop majority 20-25" },
    { "common", "playing - 20-25" },        { "booklet", "may-stop majority 20-25" },
    { "family", "playing - 20-25" },        { "abapa", "may-stop majority 20-25" },
    { "awari", "may-stop majority 20-25" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwaleRuleset rules = ruleset (cases[i].ruleset);

      assert_game (&rules, "1-0-0-0-0-0-1-0-0-0-1-0-20-25-S", "", cases[i].outcome);
    }
}

/* Under a custom ruleset the game ends at 25 seeds, and the seeds on the board do not count. */
static void
test_majority_ends (void)
{
  AwaleRuleset rules = ruleset ("society");

  rules.majority = AWALE_MAJORITY_ENDS;
  assert_game (&rules, "4-0-0-0-0-1-1-4-0-0-0-0-23-15-S", "F", "ended majority 25-15");
  assert_game (&rules, "4-0-0-0-0-1-1-4-0-0-0-0-22-16-S", "F", "playing - 24-16");
  /* A legal move remains, so the players can continue; the majority still counts then. */
  assert_game (&rules, "4-0-0-0-0-1-1-4-0-0-0-0-23-15-S", "Fb", "ended majority 25-15");
}

/* When several endings occur together, the one with the highest precedence counts. */
static void
test_order (void)
{
  AwaleRuleset rules = ruleset ("common");
  const char *quiet = "AaBbCcDdEeFfAaBbCcDdEeFf";
  const char *circle = "1-0-0-0-0-0-1-0-0-0-0-0-20-26-S";

  rules.majority = AWALE_MAJORITY_ENDS;
  /* A dead position takes precedence over repetition and majority. */
  assert_game (&rules, circle, quiet, "ended dead 21-27");
  /* The lack of a sowing takes precedence over a dead position. */
  assert_game (&rules, "2-0-0-0-0-0-0-0-0-0-0-0-20-26-S", "", "ended no-sowing 22-26");
  /* Repetition takes precedence over majority. */
  rules.dead = AWALE_DEAD_PLAYS_ON;
  assert_game (&rules, circle, quiet, "ended repetition 21-27");
  assert_game (&rules, circle, "Aa", "ended majority 20-26");
  /* Drought takes precedence over majority, and a dead position over drought. */
  rules.repetition = 0;
  rules.drought = 4;
  assert_game (&rules, circle, "AaBb", "ended drought 20-26");
  rules.dead = AWALE_DEAD_ENDS;
  assert_game (&rules, circle, "AaBb", "ended dead 21-27");
}

/* Only the last position is judged, even if the game had already ended before. */
static void
test_goes_on (void)
{
  AwaleRuleset rules = ruleset ("abapa");

  assert_game (&rules, "1-0-0-0-0-0-1-0-0-0-1-0-21-24-S", "AaBbCcDeEdFfAe", "playing - 21-24");
}

/* A pass counts as a ply of the drought, but there is no drought while one side is empty. */
static void
test_drought_and_passes (void)
{
  AwaleRuleset rules = ruleset ("family");

  rules.repetition = 0;
  rules.drought = 2;
  assert_game (&rules, "0-0-0-0-0-1-1-0-0-0-0-0-20-26-S", "-", "playing - 20-26");
  assert_game (&rules, "0-0-0-0-0-1-1-0-0-0-0-0-20-26-S", "-a", "ended drought 20-26");

  rules.stuck = AWALE_STUCK_PASS_STARVED;
  rules.feed = AWALE_FEED_YES;
  assert_game (&rules, "0-0-0-0-0-0-0-0-0-0-0-3-20-25-N", "", "playing - 20-25");
  assert_game (&rules, "0-0-0-0-0-0-0-0-0-0-4-3-20-21-S", "-", "playing - 20-21");
}

static void
test_counts (void)
{
  AwaleRuleset rules = ruleset ("awari");
  g_autoptr (GArray) quiet = play (&rules, "1-0-0-0-0-0-1-0-0-0-1-0-21-24-S", "AaBbCcDeEdFfA");
  g_autoptr (GArray) broken = play (&rules, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "FfBeBc");
  const AwalePosition *positions = (const AwalePosition *) quiet->data;

  g_assert_cmpint (awale_drought_count (positions, 1), ==, 0);
  g_assert_cmpint (awale_drought_count (positions, 13), ==, 12);
  g_assert_cmpint (awale_repetition_count (positions, 1), ==, 1);
  g_assert_cmpint (awale_repetition_count (positions, 12), ==, 1);
  g_assert_cmpint (awale_repetition_count (positions, 13), ==, 2);
  g_assert_cmpint (awale_repetition_count (positions, 14), ==, 2);

  /* The expected count grows with each position whose stores are unchanged, and begins again at 0
   * otherwise. */
  for (unsigned i = 0, count = 0; i < broken->len; i++)
    {
      positions = (const AwalePosition *) broken->data;
      if (i > 0)
        count = memcmp (positions[i].stores, positions[i - 1].stores, 2) == 0 ? count + 1 : 0;
      g_assert_cmpint (awale_drought_count (positions, i + 1), ==, (int) count);
    }
}

/* The same board with the other side to move, or with other stores, is a different position. */
static void
test_repetition_is_exact (void)
{
  AwaleRuleset rules = ruleset ("abapa");
  AwalePosition positions[2] = { parse ("1-0-0-0-0-0-1-0-0-0-1-0-21-24-S"),
                                 parse ("1-0-0-0-0-0-1-0-0-0-1-0-21-24-N") };

  assert_outcome (&rules, positions, 2, "playing - 21-24");
  positions[1] = parse ("1-0-0-0-0-0-1-0-0-0-1-0-20-24-S");
  assert_outcome (&rules, positions, 2, "playing - 20-24");
  positions[1] = positions[0];
  assert_outcome (&rules, positions, 2, "ended repetition 22-26");
}

static void
assert_dead (AwalePosition       position,
             const AwaleRuleset *rules)
{
  Naive naive = naive_from_position (position);

  g_assert_cmpint (awale_is_dead (position, rules), ==, naive_is_dead (&naive, rules));
}

/* The dead positions among all boards of up to five seeds, under each ruleset, are those found by
 * visiting every reachable board. South is to move. */
static void
try_boards (AwalePosition       position,
            int                 pit,
            int                 seeds,
            const AwaleRuleset *rules)
{
  if (pit == AWALE_PITS)
    {
      if (seeds == 0)
        assert_dead (position, rules);
      return;
    }
  for (int n = 0; n <= seeds; n++)
    {
      position.pits[pit] = (uint8_t) n;
      try_boards (position, pit + 1, seeds - n, rules);
    }
}

static void
test_dead_closure (gconstpointer data)
{
  for (int seeds = 0; seeds <= 5; seeds++)
    try_boards ((AwalePosition) { .side = AWALE_SOUTH }, 0, seeds, data);
}

static void
test_dead_random (void)
{
  for (int i = 0; i < 3000; i++)
    {
      AwaleRuleset rules = random_ruleset ();
      AwalePosition position = { .side = (uint8_t) g_test_rand_int_range (0, 2) };

      for (int seed = g_test_rand_int_range (1, 7); seed > 0; seed--)
        position.pits[g_test_rand_int_range (0, AWALE_PITS)]++;
      assert_dead (position, &rules);
    }
}

/* A full board is not dead, and the check ends for random boards. */
static void
test_dead_full (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    g_assert_false (awale_is_dead (awale_position_start (), &presets[i].rules));
  for (int i = 0; i < 20000; i++)
    awale_is_dead (random_position (), &presets[i % (int) n_presets].rules);
}

/* Whether a position is dead does not depend on the stores. */
static void
test_dead_without_stores (void)
{
  AwaleRuleset rules = ruleset ("common");

  g_assert_true (awale_is_dead (parse ("0-1-0-0-0-0-0-0-1-0-0-0-46-0-S"), &rules));
  g_assert_true (awale_is_dead (parse ("0-1-0-0-0-0-0-0-1-0-0-0-0-46-S"), &rules));
  g_assert_true (awale_is_dead (parse ("0-1-0-0-0-0-0-0-1-0-0-0-0-0-S"), &rules));
}

static void
test_texts (void)
{
  static const char *const ids[] = { "-", "no-sowing", "dead", "drought", "repetition",
                                     "majority" };
  static const char *const states[] = { "playing", "may-stop", "ended" };

  for (int ending = AWALE_ENDING_NONE; ending <= AWALE_ENDING_MAJORITY; ending++)
    {
      g_assert_cmpstr (awale_ending_get_id ((AwaleEnding) ending), ==, ids[ending]);
      g_assert_true (g_str_has_suffix (awale_ending_describe ((AwaleEnding) ending), "."));
    }
  for (int state = AWALE_GAME_STATE_PLAYING; state <= AWALE_GAME_STATE_ENDED; state++)
    g_assert_cmpstr (awale_game_state_get_id ((AwaleGameState) state), ==, states[state]);
}

static const struct
{
  const char *rules;
  const char *position;
  AwaleEnding ending;
  const char *told;
  const char *settled;  /* Position after the remaining seeds were distributed. */
} ends[] = {
  { "society", "1-1-1-0-0-0-0-0-0-0-0-0-35-10-S", AWALE_ENDING_NO_SOWING,
    "No legal sowing is left. South keeps 3 seeds. 38–10",
    "0-0-0-0-0-0-0-0-0-0-0-0-38-10-S" },
  { "society", "0-0-0-0-0-0-1-0-0-0-0-0-35-12-S", AWALE_ENDING_NO_SOWING,
    "No legal sowing is left. North keeps 1 seed. 35–13",
    "0-0-0-0-0-0-0-0-0-0-0-0-35-13-S" },
  { "avele", "1-1-1-0-0-0-0-0-0-0-0-0-35-10-S", AWALE_ENDING_NO_SOWING,
    "No legal sowing is left. North gets the 3 seeds that are left. 35–13",
    "0-0-0-0-0-0-0-0-0-0-0-0-35-13-S" },
  { "booklet", "1-1-1-0-0-0-0-0-0-0-0-0-35-10-N", AWALE_ENDING_NO_SOWING,
    "No legal sowing is left. The 3 seeds that are left count for nobody. 35–10",
    "1-1-1-0-0-0-0-0-0-0-0-0-35-10-N" },
  { "society", "0-0-0-0-0-0-0-0-0-0-0-0-35-13-S", AWALE_ENDING_NO_SOWING,
    "No legal sowing is left. 35–13", "0-0-0-0-0-0-0-0-0-0-0-0-35-13-S" },
  { "society", "1-0-0-0-0-0-2-0-0-0-0-0-22-23-S", AWALE_ENDING_REPETITION,
    "The position was repeated. South keeps 1 and North 2. 23–25",
    "0-0-0-0-0-0-0-0-0-0-0-0-23-25-S" },
  { "awari", "1-0-0-0-0-0-2-0-0-0-0-0-22-23-S", AWALE_ENDING_REPETITION,
    "The position was repeated. The players share the seeds that are left. 23½–24½",
    "0-0-0-0-0-0-0-0-0-0-0-0-23.5-24.5-S" },
};

static void
test_told (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const AwaleRuleset *rules = &awale_preset_find (ends[i].rules)->rules;
      AwalePosition position = parse (ends[i].position);
      AwaleOutcome outcome = {
        AWALE_GAME_STATE_ENDED, ends[i].ending, awale_settle (rules, position, ends[i].ending),
      };
      g_autofree char *told = awale_outcome_describe (outcome, position, NULL);
      g_autofree char *settled =
        awale_position_to_string (awale_settle_board (rules, position, ends[i].ending));

      g_assert_cmpstr (told, ==, ends[i].told);
      g_assert_cmpstr (settled, ==, ends[i].settled);
    }
}

static void
add_dead_closures (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/ending/dead/closure/%s", presets[i].id);

      g_test_add_data_func (path, &presets[i].rules, test_dead_closure);
    }
}

/* The largest number of occurrences equals the largest count of any position since the last
 * harvest. */
static void
test_most_occurrences (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  g_autofree AwalePosition *positions = g_new0 (AwalePosition, 600);

  for (size_t i = 0; i < 600; i++)
    {
      int most = 1;

      positions[i] = awale_position_start ();
      positions[i].pits[0] = (uint8_t) g_rand_int_range (random, 0, 40);
      positions[i].stores[0] = i / 100;
      for (size_t n = i - i % 100; n <= i; n++)
        most = MAX (most, awale_repetition_count (positions, n + 1));
      g_assert_cmpint (awale_count_occurrences (positions, i + 1), ==, most);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/ending/settle/presets", test_settle);
  g_test_add_func ("/rules/ending/settle/opponent", test_settle_opponent);
  g_test_add_func ("/rules/ending/half-seeds", test_half_seeds);
  g_test_add_func ("/rules/ending/half-seed-majority", test_half_seed_majority);
  g_test_add_func ("/rules/ending/no-sowing", test_no_sowing);
  g_test_add_func ("/rules/ending/told", test_told);
  g_test_add_func ("/rules/ending/quiet-game", test_quiet_game);
  g_test_add_func ("/rules/ending/majority", test_majority);
  g_test_add_func ("/rules/ending/majority-ends", test_majority_ends);
  g_test_add_func ("/rules/ending/order", test_order);
  g_test_add_func ("/rules/ending/goes-on", test_goes_on);
  g_test_add_func ("/rules/ending/drought-and-passes", test_drought_and_passes);
  g_test_add_func ("/rules/ending/counts", test_counts);
  g_test_add_func ("/rules/ending/repetition-is-exact", test_repetition_is_exact);
  add_dead_closures ();
  g_test_add_func ("/rules/ending/dead/random", test_dead_random);
  g_test_add_func ("/rules/ending/dead/full", test_dead_full);
  g_test_add_func ("/rules/ending/dead/without-stores", test_dead_without_stores);
  g_test_add_func ("/rules/ending/texts", test_texts);
  g_test_add_func ("/rules/ending/most-occurrences", test_most_occurrences);
  return g_test_run ();
}
