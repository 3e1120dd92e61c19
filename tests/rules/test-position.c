/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "rules/awale-rules.h"

#include <string.h>

static const char *const good_positions[] = {
  "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
  "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N",
  "0-0-0-0-0-0-0-0-0-0-0-0-23.5-24.5-N",
  "48-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
  "0-0-0-0-0-0-0-0-0-0-0-0-0-48-N",
  "1-2-3-4-5-6-0-0-0-0-0-0-10-17-S",
  "0-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
  "0-0-0-0-0-0-0-0-0-0-0-0-47.5-0.5-S",
};

static void
test_round_trip (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (good_positions); i++)
    {
      AwalePosition position;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      g_assert_true (awale_position_parse (good_positions[i], &position, &error));
      g_assert_no_error (error);
      text = awale_position_to_string (position);
      g_assert_cmpstr (text, ==, good_positions[i]);
    }
}

static const struct
{
  const char      *text;
  AwaleRulesError  code;
  const char      *message;
} bad_positions[] = {
  { "", AWALE_RULES_ERROR_SYNTAX, "A number is expected in column 1." },
  { "x", AWALE_RULES_ERROR_SYNTAX, "A number is expected in column 1." },
  { " 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", AWALE_RULES_ERROR_SYNTAX,
    "A number is expected in column 1." },
  { "4-4-4", AWALE_RULES_ERROR_SYNTAX, "“-” is expected in column 6." },
  { "4-4-4-", AWALE_RULES_ERROR_SYNTAX, "A number is expected in column 7." },
  { "4-4-é", AWALE_RULES_ERROR_SYNTAX, "A number is expected in column 5." },
  { "4/4-4-4-4-4-4-4-4-4-4-4-0-0-S", AWALE_RULES_ERROR_SYNTAX, "“-” is expected in column 2." },
  { "4-+4-4-4-4-4-4-4-4-4-4-4-0-0-S", AWALE_RULES_ERROR_SYNTAX,
    "A number is expected in column 3." },
  { "4-4.5-4-4-4-4-4-4-4-4-4-4-0-0-S", AWALE_RULES_ERROR_SYNTAX, "“-” is expected in column 4." },
  { "4-4-4-4-4-4-4-4-4-4-4-4-0-0-s", AWALE_RULES_ERROR_SYNTAX,
    "The side to move, “S” or “N”, is expected in column 29." },
  { "4-4-4-4-4-4-4-4-4-4-4-4-0-0-", AWALE_RULES_ERROR_SYNTAX,
    "The side to move, “S” or “N”, is expected in column 29." },
  { "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ", AWALE_RULES_ERROR_SYNTAX,
    "The position should end before column 30." },
  { "0-0-0-0-0-0-0-0-0-0-0-0-0.2-0-S", AWALE_RULES_ERROR_SYNTAX,
    "The only fraction possible is a half: “5” is expected in column 27." },
  { "0-0-0-0-0-0-0-0-0-0-0-0-0.-0-S", AWALE_RULES_ERROR_SYNTAX,
    "The only fraction possible is a half: “5” is expected in column 27." },
  { "49-0-0-0-0-0-0-0-0-0-0-0-0-0-S", AWALE_RULES_ERROR_VALUE,
    "The number in column 1 is greater than 48." },
  { "0-4294967297-0-0-0-0-0-0-0-0-0-0-0-0-S", AWALE_RULES_ERROR_VALUE,
    "The number in column 3 is greater than 48." },
  { "0-99999999999999999999999-0-0-0-0-0-0-0-0-0-0-0-0-S", AWALE_RULES_ERROR_VALUE,
    "The number in column 3 is greater than 48." },
  { "4-4-4-4-4-4-4-4-4-4-4-4-1-0-S", AWALE_RULES_ERROR_VALUE,
    "With the number in column 25 there are more than 48 seeds in all." },
  { "0-0-0-0-0-0-0-0-0-0-0-0-24.5-24-S", AWALE_RULES_ERROR_VALUE,
    "With the number in column 30 there are more than 48 seeds in all." },
  { "0-0-0-0-0-0-0-0-0-0-0-0-0-48.5-S", AWALE_RULES_ERROR_VALUE,
    "With the number in column 27 there are more than 48 seeds in all." },
};

static void
test_errors (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (bad_positions); i++)
    {
      AwalePosition position = awale_position_start ();
      g_autoptr (GError) error = NULL;

      g_assert_false (awale_position_parse (bad_positions[i].text, &position, &error));
      g_assert_error (error, AWALE_RULES_ERROR, (int) bad_positions[i].code);
      g_assert_cmpstr (error->message, ==, bad_positions[i].message);
      g_assert_true (awale_position_equal (position, awale_position_start ()));
      g_assert_false (awale_position_parse (bad_positions[i].text, &position, NULL));
    }
}

static void
test_totals (void)
{
  static const struct
  {
    const char *text;
    int         board;
    int         south;
    int         north;
    int         total;
  } cases[] = {
    { "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 48, 24, 24, 48 },
    { "1-2-3-4-5-6-0-0-0-1-0-0-10-16-S", 22, 21, 1, 48 },
    { "0-0-0-0-0-0-0-0-0-0-0-0-23.5-24.5-N", 0, 0, 0, 48 },
    { "1-0-0-0-0-0-0-0-0-0-0-0-0-0-N", 1, 1, 0, 1 },
    { "0-0-0-0-0-0-0-0-0-0-0-0-0-0-N", 0, 0, 0, 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwalePosition position;

      g_assert_true (awale_position_parse (cases[i].text, &position, NULL));
      g_assert_cmpint (awale_position_seeds_on_board (position), ==, cases[i].board);
      g_assert_cmpint (awale_position_seeds_of_side (position, AWALE_SOUTH), ==, cases[i].south);
      g_assert_cmpint (awale_position_seeds_of_side (position, AWALE_NORTH), ==, cases[i].north);
      g_assert_cmpint (awale_position_total (position), ==, cases[i].total);
    }
}

static void
test_swap_sides (void)
{
  AwalePosition position;
  AwalePosition swapped;
  g_autofree char *text = NULL;

  g_assert_true (awale_position_parse ("1-2-3-4-5-6-7-0-1-0-2-0-8.5-8-S", &position, NULL));
  swapped = awale_position_swap_sides (position);
  text = awale_position_to_string (swapped);
  g_assert_cmpstr (text, ==, "7-0-1-0-2-0-1-2-3-4-5-6-8-8.5-N");
  g_assert_true (awale_position_equal (awale_position_swap_sides (swapped), position));
}

static void
test_equal (void)
{
  AwalePosition start = awale_position_start ();

  for (int byte = 0; byte < 16; byte++)
    {
      AwalePosition other = start;

      ((uint8_t *) &other)[byte] ^= 1;
      g_assert_false (awale_position_equal (start, other));
    }
  g_assert_true (awale_position_equal (start, awale_position_start ()));
}

static void
test_move_letters (void)
{
  static const char letters[] = "ABCDEFabcdef";

  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    {
      g_assert_cmpint (awale_move_from_letter (letters[pit]), ==, pit);
      g_assert_cmpint (awale_move_to_string (pit)[0], ==, letters[pit]);
      g_assert_cmpuint (strlen (awale_move_to_string (pit)), ==, 1);
      g_assert_cmpint (awale_pit_side (pit), ==, pit < 6 ? AWALE_SOUTH : AWALE_NORTH);
    }
  g_assert_cmpstr (awale_move_to_string (AWALE_PASS), ==, "--");
  g_assert_cmpstr (awale_move_to_string (AWALE_NO_MOVE), ==, "");
  for (int c = 0; c < 256; c++)
    if (c == 0 || strchr (letters, c) == NULL)
      g_assert_cmpint (awale_move_from_letter ((char) c), ==, AWALE_NO_MOVE);
}

static void
test_read_moves (void)
{
  const char *text = "Af--b-";

  g_assert_cmpint (awale_move_read (&text), ==, 0);
  g_assert_cmpint (awale_move_read (&text), ==, 11);
  g_assert_cmpint (awale_move_read (&text), ==, AWALE_PASS);
  g_assert_cmpint (awale_move_read (&text), ==, 7);
  g_assert_cmpint (awale_move_read (&text), ==, AWALE_NO_MOVE);
  g_assert_cmpstr (text, ==, "-");
  text = "";
  g_assert_cmpint (awale_move_read (&text), ==, AWALE_NO_MOVE);
  g_assert_cmpstr (text, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/position/round-trip", test_round_trip);
  g_test_add_func ("/rules/position/errors", test_errors);
  g_test_add_func ("/rules/position/totals", test_totals);
  g_test_add_func ("/rules/position/swap-sides", test_swap_sides);
  g_test_add_func ("/rules/position/equal", test_equal);
  g_test_add_func ("/rules/position/move-letters", test_move_letters);
  g_test_add_func ("/rules/position/read-moves", test_read_moves);
  return g_test_run ();
}
