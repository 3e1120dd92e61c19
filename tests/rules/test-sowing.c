/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "naive.h"

#include "rules/awale-sowing-inline.h"

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
assert_position (AwalePosition  position,
                 const char    *expected)
{
  g_autofree char *text = awale_position_to_string (position);

  g_assert_cmpstr (text, ==, expected);
}

/* Sowing with the tables gives the same result as sowing seed by seed. */
static void
test_tables (void)
{
  for (int pit = 0; pit < AWALE_PITS; pit++)
    for (int seeds = 1; seeds <= AWALE_SEEDS; seeds++)
      {
        AwalePosition position = { .side = (uint8_t) awale_pit_side (pit) };
        Naive naive;
        NaiveSowing sowing;
        AwalePosition sown = position;

        position.pits[pit] = (uint8_t) seeds;
        naive = naive_from_position (position);
        sowing = naive_sow (&naive, pit);
        sown.lanes = awale_sow_seeds (position.lanes, pit, seeds);
        g_assert_true (awale_position_equal (sown, naive_to_position (&sowing.unharvested)));
        g_assert_cmpint (sown.pits[pit], ==, 0);
        for (int nth = 1; nth <= seeds; nth++)
          g_assert_cmpint (awale_sowing_pit (pit, nth), !=, pit);
      }
}

static void
test_portable (void)
{
  for (int i = 0; i < 10000; i++)
    {
      AwalePosition bytes;
      unsigned expected = 0;

      for (int lane = 0; lane < 16; lane++)
        {
          bool is_set = g_test_rand_int_range (0, 2) == 1;

          ((uint8_t *) &bytes)[lane] = is_set ? 255 : 0;
          expected |= (unsigned) is_set << lane;
        }
      g_assert_cmpuint (awale_lanes_to_bits_portable (bytes.lanes), ==, expected);
      g_assert_cmpuint (awale_lanes_to_bits (bytes.lanes), ==, expected);
    }
}

static unsigned
set_of_pits (const uint8_t *pits,
             int            n)
{
  unsigned set = 0;

  for (int i = 0; i < n; i++)
    {
      g_assert_false (set & 1u << pits[i]);
      set |= 1u << pits[i];
    }
  return set;
}

/* Checks that all moves in a position are those of the naive rules, and lead to the same
 * positions. */
static void
compare (AwalePosition       position,
         const AwaleRuleset *rules)
{
  Naive naive = naive_from_position (position);
  unsigned legal = naive_legal (&naive, rules);
  AwalePosition after[AWALE_SIDE_PITS];
  uint8_t pits[AWALE_SIDE_PITS];
  int n = awale_play_all (&position, rules, after, pits);

  g_assert_cmpuint (awale_legal_moves (position, rules), ==, legal);
  g_assert_cmpuint (set_of_pits (pits, n), ==, legal & 0xfff);
  for (int i = 0; i < n; i++)
    {
      Naive next = naive_play (&naive, rules, pits[i]);

      g_assert_true (awale_position_equal (after[i], naive_to_position (&next)));
    }
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (legal & 1u << move)
      {
        Naive next = naive_play (&naive, rules, move);
        int harvest = -1;
        AwalePosition played = awale_play (position, rules, move, &harvest);

        g_assert_true (awale_position_equal (played, naive_to_position (&next)));
        g_assert_cmpint (harvest, ==, next.stores[naive.side] - naive.stores[naive.side]);
        g_assert_cmpint (awale_illegal_reason (position, rules, move), ==,
                         AWALE_ILLEGAL_REASON_NONE);
      }
    else
      g_assert_cmpint (awale_illegal_reason (position, rules, move), !=, AWALE_ILLEGAL_REASON_NONE);
}

static void
test_random_boards (gconstpointer data)
{
  const AwaleRuleset *rules = data;

  for (int i = 0; i < 5000; i++)
    compare (random_position (), rules);
}

static void
test_random_rulesets (void)
{
  for (int i = 0; i < 20000; i++)
    {
      AwaleRuleset rules = random_ruleset ();

      compare (random_position (), &rules);
    }
}

/* Random games keep these invariants: there are 48 seeds, turns alternate, and start pits are empty
 * after a sowing. */
static void
play_at_random (const AwaleRuleset *rules)
{
  AwalePosition position = awale_position_start ();

  for (int ply = 0; ply < 300; ply++)
    {
      unsigned legal = awale_legal_moves (position, rules);
      AwalePosition before = position;
      AwaleMove move;

      compare (position, rules);
      if (legal == 0)
        break;
      do
        move = g_test_rand_int_range (0, AWALE_PASS + 1);
      while ((legal & 1u << move) == 0);

      position = awale_play (position, rules, move, NULL);
      g_assert_cmpint (awale_position_total (position), ==, AWALE_SEEDS);
      g_assert_cmpint (position.side, !=, before.side);
      if (move != AWALE_PASS)
        g_assert_cmpint (position.pits[move], ==, 0);
      g_assert_cmpint (position.stores[position.side], ==, before.stores[position.side]);
    }
}

static void
test_random_games (gconstpointer data)
{
  for (int game = 0; game < 60; game++)
    play_at_random (data);
}

static void
test_random_custom_games (void)
{
  for (int game = 0; game < 300; game++)
    {
      AwaleRuleset rules = random_ruleset ();

      play_at_random (&rules);
    }
}

/* Swapping sides does not change the rules. */
static void
test_swapped_sides (void)
{
  for (int i = 0; i < 20000; i++)
    {
      AwaleRuleset rules = random_ruleset ();
      AwalePosition position = random_position ();
      AwalePosition swapped = awale_position_swap_sides (position);
      unsigned legal = awale_legal_moves (position, &rules);
      unsigned expected = (legal << 6 | legal >> 6) & 0xfff;

      if (legal == 1u << AWALE_PASS)
        expected = legal;
      g_assert_true (awale_position_equal (awale_turn_board (position), swapped));
      g_assert_cmpuint (awale_legal_moves (swapped, &rules), ==, expected);
      for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
        if (legal & 1u << pit)
          {
            AwalePosition after = awale_play (position, &rules, pit, NULL);
            AwalePosition mirror = awale_play (swapped, &rules, (pit + 6) % 12, NULL);

            g_assert_true (awale_position_equal (awale_position_swap_sides (after), mirror));
          }
    }
}

/* Under the presets two passes never follow each other. */
static void
test_no_double_pass (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (int i = 0; i < 50000; i++)
    {
      AwalePosition position = random_position ();

      for (size_t preset = 0; preset < n_presets; preset++)
        if (awale_legal_moves (position, &presets[preset].rules) == 1u << AWALE_PASS)
          {
            position = awale_play (position, &presets[preset].rules, AWALE_PASS, NULL);
            g_assert_cmpuint (awale_legal_moves (position, &presets[preset].rules), !=,
                              1u << AWALE_PASS);
          }
    }
}

typedef struct
{
  const char *ruleset;
  const char *position;
  AwaleMove   move;
  const char *sentence;
} RefusalCase;

/* Illegal moves are written as numbers: 0 to 5 are A to F, and 6 to 11 are a to f. */
static const RefusalCase refusals[] = {
  { "society", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", -1, "not a pit" },
  { "society", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 13, "not a pit" },
  { "society", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", AWALE_PASS,
    "passing is not allowed while a pit can be sown" },
  { "society", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 6, "not your pit" },
  { "society", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", 0, "not your pit" },
  { "society", "0-4-4-4-4-4-4-4-4-4-4-4-4-0-S", 0, "empty pit" },
  { "society", "4-0-0-0-0-1-0-0-0-0-0-0-20-23-S", 0, "must feed the opponent" },
  { "booklet", "4-0-0-0-0-1-0-0-0-0-0-0-20-23-S", 0, "must feed the opponent" },
  { "awari", "4-0-0-0-0-1-0-0-0-0-0-0-20-23-S", 0, "must feed the opponent" },
  { "family", "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S", 5, "grand slam forbidden" },
  { "avele", "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S", 5, "grand slam forbidden" },
  { "society", "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S", 5, "grand slam as a last resort only" },
  { "awari", "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S", 5, "grand slam as a last resort only" },
  { "society", "4-0-0-0-0-0-0-0-0-0-0-0-21-23-S", 0, "the game has ended" },
  { "society", "4-0-0-0-0-0-0-0-0-0-0-0-21-23-S", 6, "the game has ended" },
  { "society", "4-0-0-0-0-0-0-0-0-0-0-0-21-23-S", AWALE_PASS, "the game has ended" },
  { "society", "4-0-0-0-0-0-0-0-0-0-0-0-21-23-S", 13, "not a pit" },
  /* Although the player must pass, the refusal says what is wrong with the pit. */
  { "booklet", "0-0-0-0-0-0-0-0-0-0-0-3-20-25-S", 0, "empty pit" },
  { "booklet", "0-0-0-0-0-0-0-0-0-0-0-3-20-25-S", 11, "not your pit" },
  { "family", "0-0-0-0-0-1-1-0-0-0-0-0-20-26-S", 5, "grand slam forbidden" },
};

static void
test_refusals (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      const RefusalCase *c = &refusals[i];
      AwaleRuleset rules = ruleset (c->ruleset);
      AwaleIllegalReason refusal = awale_illegal_reason (parse (c->position), &rules, c->move);

      g_test_message ("%s %s %d", c->ruleset, c->position, c->move);
      g_assert_cmpstr (awale_illegal_reason_to_string (refusal), ==, c->sentence);
    }
}

/* The message for the user is a sentence, which names the pit if the reason depends on one. */
static void
test_refusal_sentences (void)
{
  for (AwaleIllegalReason refusal = AWALE_ILLEGAL_REASON_NOT_A_PIT;
       refusal <= AWALE_ILLEGAL_REASON_GAME_ENDED; refusal++)
    {
      g_autofree char *sentence = awale_illegal_reason_describe (refusal, 2);

      g_test_message ("%s", sentence);
      g_assert_true (g_ascii_isupper (*sentence) && g_str_has_suffix (sentence, "."));
      g_assert_cmpint (strstr (sentence, "Pit C") != NULL, ==,
                       refusal >= AWALE_ILLEGAL_REASON_NOT_YOUR_PIT &&
                         refusal <= AWALE_ILLEGAL_REASON_SLAM_LAST_RESORT);
    }
}

/*
 * Effect of feeding the opponent by a grand slam: the only sowing that feeds goes round the board,
 * makes all six opposing pits contain 2 seeds, and would capture them all.
 */
static const struct
{
  const char *ruleset;
  unsigned    legal;
  const char *after_f;
} feeding_slams[] = {
  /* The slam would leave seeds on South's side and so is forbidden, and A does not feed: the game
   * ends. */
  { "avele", 0, NULL },
  /* A does not feed and so is illegal, and F is the only legal sowing. */
  { "society", 1u << 5, "2-1-1-1-1-0-2-2-2-2-2-2-15-15-N" },
  { "common", 1u << 5, "2-1-1-1-1-0-2-2-2-2-2-2-15-15-N" },
  { "booklet", 1u << 5, "2-1-1-1-1-0-0-0-0-0-0-0-27-15-N" },
  /* There is no duty to feed under these rules, but the slam is forbidden. */
  { "family", 1u << 0, NULL },
  { "abapa", 1u << 5, "2-1-1-1-1-0-2-2-2-2-2-2-15-15-N" },
  { "awari", 1u << 5, "2-1-1-1-1-0-0-0-0-0-0-0-27-15-N" },
};

static void
test_feeding_slam (void)
{
  AwalePosition position = parse ("1-0-0-0-0-17-0-0-0-0-0-0-15-15-S");

  for (size_t i = 0; i < G_N_ELEMENTS (feeding_slams); i++)
    {
      AwaleRuleset rules = ruleset (feeding_slams[i].ruleset);

      g_test_message ("%s", feeding_slams[i].ruleset);
      g_assert_cmpuint (awale_legal_moves (position, &rules), ==, feeding_slams[i].legal);
      if (feeding_slams[i].after_f != NULL)
        assert_position (awale_play (position, &rules, 5, NULL), feeding_slams[i].after_f);
    }
}

/*
 * A slam that is illegal does not count as a possibility to feed. Here only E reaches the opponent,
 * and it is a grand slam that leaves D on South's side.
 */
static void
test_feeding_if_possible (void)
{
  static const unsigned legal[] = {
    [AWALE_SLAM_CAPTURES] = 1u << 4,
    [AWALE_SLAM_FORBIDDEN] = 1u << 3,
    [AWALE_SLAM_NO_CAPTURE] = 1u << 4,
    [AWALE_SLAM_LAST_RESORT] = 1u << 4,
    [AWALE_SLAM_LAST_RESORT_CAPTURES] = 1u << 4,
    [AWALE_SLAM_CLEARS_BOARD] = 1u << 3,
  };
  AwalePosition position = parse ("0-0-0-1-18-0-0-0-0-0-0-0-19-7-S");
  AwaleRuleset rules = { .feed = AWALE_FEED_IF_POSSIBLE, .repetition = 3 };

  for (rules.slam = 0; rules.slam < G_N_ELEMENTS (legal); rules.slam++)
    {
      g_test_message ("%d", (int) rules.slam);
      g_assert_cmpuint (awale_legal_moves (position, &rules), ==, legal[rules.slam]);
      compare (position, &rules);
    }
}

/* A sowing of a full lap skips its start pit, and harvests pits by their counts at its end. */
static void
test_details_of_krou (void)
{
  AwaleRuleset rules = ruleset ("abapa");
  AwaleSowing sowing = awale_sow (parse ("0-0-0-0-0-13-1-1-3-0-0-0-15-15-S"), &rules, 5);

  g_assert_cmpint (sowing.from, ==, 5);
  g_assert_cmpint (sowing.seeds, ==, 13);
  g_assert_cmpint (sowing.last, ==, 7);
  assert_position (sowing.sown, "1-1-1-1-1-0-3-3-4-1-1-1-15-15-S");
  g_assert_cmpuint (sowing.harvested, ==, 1u << 6 | 1u << 7);
  g_assert_cmpint (sowing.harvest, ==, 6);
  g_assert_false (sowing.grand_slam);
  assert_position (sowing.after, "1-1-1-1-1-0-0-0-4-1-1-1-21-15-N");
}

/* The same grand slam has the effect that each ruleset gives it. */
static void
test_details_of_slam (void)
{
  static const struct
  {
    const char *ruleset;
    int         harvest;
  } cases[] = {
    { "avele", 0 }, { "society", 0 }, { "common", 0 }, { "booklet", 5 },
    { "family", 0 }, { "abapa", 0 }, { "awari", 5 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwaleRuleset rules = ruleset (cases[i].ruleset);
      AwaleSowing sowing = awale_sow (parse ("1-0-0-0-0-2-1-2-0-0-0-0-20-22-S"), &rules, 5);

      g_assert_true (sowing.grand_slam);
      assert_position (sowing.sown, "1-0-0-0-0-0-2-3-0-0-0-0-20-22-S");
      g_assert_cmpint (sowing.harvest, ==, cases[i].harvest);
      g_assert_cmpuint (sowing.harvested, ==, cases[i].harvest > 0 ? 0xc0 : 0);
      assert_position (sowing.after, cases[i].harvest > 0 ? "1-0-0-0-0-0-0-0-0-0-0-0-25-22-N"
                                                          : "1-0-0-0-0-0-2-3-0-0-0-0-20-22-N");
    }
}

static void
test_details_of_clearing (void)
{
  AwaleRuleset rules = ruleset ("avele");
  AwaleSowing sowing = awale_sow (parse ("0-0-0-0-0-2-1-2-0-0-0-0-20-23-S"), &rules, 5);

  g_assert_true (sowing.grand_slam);
  g_assert_cmpint (sowing.harvest, ==, 5);
  assert_position (sowing.after, "0-0-0-0-0-0-0-0-0-0-0-0-25-23-N");
}

static void
test_details_of_pass (void)
{
  AwaleRuleset rules = ruleset ("booklet");
  AwaleSowing sowing = awale_sow (parse ("0-0-0-0-0-0-0-0-0-0-0-3-20-25-S"), &rules, AWALE_PASS);

  g_assert_cmpint (sowing.last, ==, AWALE_NO_MOVE);
  g_assert_cmpint (sowing.seeds, ==, 0);
  assert_position (sowing.after, "0-0-0-0-0-0-0-0-0-0-0-3-20-25-N");
}

/* The harvest that is shown for a sowing equals that of playing the move. */
static void
test_details_agree (void)
{
  for (int i = 0; i < 20000; i++)
    {
      AwaleRuleset rules = random_ruleset ();
      AwalePosition position = random_position ();
      unsigned legal = awale_legal_moves (position, &rules);

      for (AwaleMove move = 0; move <= AWALE_PASS; move++)
        if (legal & 1u << move)
          {
            int harvest;
            AwalePosition after = awale_play (position, &rules, move, &harvest);
            AwaleSowing sowing = awale_sow (position, &rules, move);

            g_assert_true (awale_position_equal (sowing.after, after));
            g_assert_cmpint (sowing.harvest, ==, harvest);
            g_assert_cmpint (sowing.harvested != 0, ==, harvest > 0);
          }
    }
}

static void
add_for_presets (const char    *name,
                 GTestDataFunc  test)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/sowing/%s/%s", name, presets[i].id);

      g_test_add_data_func (path, &presets[i].rules, test);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/sowing/tables", test_tables);
  g_test_add_func ("/rules/sowing/portable", test_portable);
  add_for_presets ("random-boards", test_random_boards);
  add_for_presets ("random-games", test_random_games);
  g_test_add_func ("/rules/sowing/random-rulesets", test_random_rulesets);
  g_test_add_func ("/rules/sowing/random-custom-games", test_random_custom_games);
  g_test_add_func ("/rules/sowing/swapped-sides", test_swapped_sides);
  g_test_add_func ("/rules/sowing/no-double-pass", test_no_double_pass);
  g_test_add_func ("/rules/sowing/refusals", test_refusals);
  g_test_add_func ("/rules/sowing/refusal-sentences", test_refusal_sentences);
  g_test_add_func ("/rules/sowing/feeding-slam", test_feeding_slam);
  g_test_add_func ("/rules/sowing/feeding-if-possible", test_feeding_if_possible);
  g_test_add_func ("/rules/sowing/details/krou", test_details_of_krou);
  g_test_add_func ("/rules/sowing/details/slam", test_details_of_slam);
  g_test_add_func ("/rules/sowing/details/clearing", test_details_of_clearing);
  g_test_add_func ("/rules/sowing/details/pass", test_details_of_pass);
  g_test_add_func ("/rules/sowing/details/agree", test_details_agree);
  return g_test_run ();
}
