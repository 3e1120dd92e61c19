/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "play/awale-hint.h"

static const struct
{
  const char     *position;
  char            move;
  AwaleHintReason reason;
  int             seeds;
  const char     *sentence;
} cases[] = {
  { "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 'C', AWALE_HINT_REASON_OUTLOOK, 0,
    "C has the best prospects." },
  /* F reaches a, which then has three seeds and is captured. */
  { "0-0-0-0-4-1-2-0-0-0-4-0-20-17-S", 'F', AWALE_HINT_REASON_CAPTURES, 3, "F captures 3 seeds." },
  /* North's e would capture B and A, but captures nothing if B is empty. */
  { "1-2-0-0-0-6-4-0-0-0-3-0-16-16-S", 'B', AWALE_HINT_REASON_SAVES, 5,
    "B saves 5 seeds that could be captured." },
  /* North has no seeds, and F is the only move that feeds North. */
  { "1-0-0-0-0-2-0-0-0-0-0-0-22-23-S", 'F', AWALE_HINT_REASON_ONLY, 0,
    "F is the only legal move." },
};

static void
test_reason (gconstpointer data)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  size_t i = GPOINTER_TO_SIZE (data);
  AwalePosition position;
  AwaleMoveRequest request;
  AwaleMoveAnswer answer = { .move = awale_move_from_letter (cases[i].move) };
  AwaleHint hint;
  g_autofree char *sentence = NULL;

  g_assert_true (awale_position_parse (cases[i].position, &position, NULL));
  request = (AwaleMoveRequest) { .rules = *rules, .positions = &position, .n_positions = 1 };
  hint = awale_hint_make (&request, &answer);
  sentence = awale_hint_dup_sentence (&hint);
  g_test_message ("%s: %d, %d seeds, %s", cases[i].position, hint.reason, hint.seeds, sentence);
  g_assert_cmpint (hint.reason, ==, cases[i].reason);
  g_assert_cmpint (hint.seeds, ==, cases[i].seeds);
  g_assert_cmpstr (sentence, ==, cases[i].sentence);
  g_assert_false (hint.has_value);
}

/* The text of each hint begins with the move. */
static void
test_any (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  AwalePosition position = awale_position_start ();
  unsigned seen = 0, moves;

  for (int ply = 0; ply < 3000; ply++)
    {
      AwaleMoveRequest request = { .rules = *rules, .positions = &position, .n_positions = 1 };
      AwaleMoveAnswer answer = { 0 };
      AwaleHint hint;
      g_autofree char *sentence = NULL;

      if ((moves = awale_legal_moves (position, rules)) == 0)
        {
          position = awale_position_start ();
          continue;
        }
      do
        answer.move = g_rand_int_range (rand, 0, AWALE_PITS);
      while ((moves & 1u << answer.move) == 0);
      hint = awale_hint_make (&request, &answer);
      sentence = awale_hint_dup_sentence (&hint);
      g_assert_true (g_str_has_prefix (sentence, awale_move_to_string (answer.move)));
      g_assert_true (hint.reason == AWALE_HINT_REASON_ONLY ||
                     hint.reason == AWALE_HINT_REASON_OUTLOOK || hint.seeds >= 2);
      seen |= 1u << hint.reason;
      position = awale_play (position, rules, answer.move, NULL);
    }
  g_assert_cmpuint (seen, ==, (2u << AWALE_HINT_REASON_OUTLOOK) - 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/play/hint/%zu", i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_reason);
    }
  g_test_add_func ("/play/hint/any", test_any);
  return g_test_run ();
}
