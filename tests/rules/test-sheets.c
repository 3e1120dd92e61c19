/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sheet-cases.h"

#include <string.h>

typedef struct
{
  const SheetCase *c;
  AwaleRuleset     rules;
} Test;

/* Returns the move at the beginning of @text, which is one character long or, for a pass, two. */
static AwaleMove
read_move (const char *text)
{
  AwaleMove move = awale_move_read (&text);

  g_assert_cmpint (move, !=, AWALE_NO_MOVE);
  return move;
}

/* Returns all positions of the game, including the start. */
static GArray *
play (const Test *test)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition position = awale_position_start ();

  if (test->c->start != NULL)
    g_assert_true (awale_position_parse (test->c->start, &position, NULL));
  g_assert_cmpint (awale_position_total (position), ==, AWALE_SEEDS);
  g_array_append_val (positions, position);

  for (const char *at = test->c->moves; at != NULL && *at != '\0';)
    {
      AwaleMove move = read_move (at);

      g_test_message ("%s", at);
      g_assert_cmpint (awale_illegal_reason (position, &test->rules, move), ==,
                       AWALE_ILLEGAL_REASON_NONE);
      position = awale_play (position, &test->rules, move, NULL);
      g_array_append_val (positions, position);
      at += move == AWALE_PASS ? 2 : 1;
    }
  return positions;
}

static void
check_refused (const Test    *test,
               AwalePosition  position)
{
  const char *why;
  AwaleMove move;

  if (test->c->refused == NULL)
    return;
  move = read_move (test->c->refused);
  why = strchr (test->c->refused, ' ') + 1;
  g_assert_cmpstr (
      awale_illegal_reason_to_string (awale_illegal_reason (position, &test->rules, move)), ==,
      why);
  g_assert_false (awale_legal_moves (position, &test->rules) & 1u << move);
}

static void
check_legal (const Test    *test,
             AwalePosition  position)
{
  g_autoptr (GString) legal = g_string_new (NULL);

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (awale_legal_moves (position, &test->rules) & 1u << move)
      g_string_append (legal, awale_move_to_string (move));
  if (test->c->legal != NULL)
    g_assert_cmpstr (legal->str, ==, test->c->legal);
}

static void
check_outcome (const Test   *test,
               const GArray *positions)
{
  AwaleOutcome outcome = awale_outcome (&test->rules, (const AwalePosition *) positions->data,
                                        positions->len);
  g_autofree char *ending = g_strdup_printf ("%s %s", awale_game_state_get_id (outcome.state),
                                             awale_ending_get_id (outcome.ending));
  g_autofree char *score = awale_score_to_string (outcome.score);

  if (test->c->ending != NULL)
    g_assert_cmpstr (ending, ==, test->c->ending);
  if (test->c->score != NULL)
    g_assert_cmpstr (score, ==, test->c->score);
}

static void
run_case (gconstpointer data)
{
  const Test *test = data;
  g_autoptr (GArray) positions = play (test);
  AwalePosition last = g_array_index (positions, AwalePosition, positions->len - 1);
  g_autofree char *after = awale_position_to_string (last);
  g_autofree char *axes = awale_ruleset_to_string (&test->rules);

  if (test->c->after != NULL)
    g_assert_cmpstr (after, ==, test->c->after);
  check_refused (test, last);
  check_legal (test, last);
  check_outcome (test, positions);
  if (test->c->axis != NULL)
    {
      g_auto (GStrv) words = g_strsplit (axes, " ", -1);

      g_assert_true (g_strv_contains ((const char *const *) words, test->c->axis));
    }
}

static void
add_sheet (const char      *sheet,
           const char      *ruleset,
           const SheetCase *cases)
{
  for (const SheetCase *c = cases; c->name != NULL; c++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/%s/%s", sheet, c->name);
      Test *test = g_new (Test, 1);

      test->c = c;
      g_assert_true (awale_ruleset_resolve (ruleset, &test->rules, NULL));
      g_test_add_data_func_full (path, test, run_case, g_free);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_sheet ("000", "avele", sheet_000);
  add_sheet ("001", "society", sheet_001);
  add_sheet ("002", "common", sheet_002);
  add_sheet ("003", "booklet", sheet_003);
  add_sheet ("004", "family", sheet_004);
  add_sheet ("abapa", "abapa", sheet_abapa);
  add_sheet ("awari", "awari", sheet_awari);

  return g_test_run ();
}
