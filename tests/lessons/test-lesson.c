/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The answers marked as right in the tables of lessons are exactly those that the rules give, under
 * the seven presets and under a sample of all rulesets that the axes allow.
 */
#include "arising.h"

#include "lessons/awale-lesson.h"

#include <string.h>

typedef void (*Check) (const AwaleLesson  *lesson,
                       const AwaleRuleset *rules);

/* Calls @check for each lesson that holds under @rules. */
static void
check_all (const AwaleRuleset *rules,
           Check               check)
{
  g_autoptr (GPtrArray) lessons = awale_lessons_list ();

  for (guint i = 0; i < lessons->len; i++)
    if (awale_lesson_holds (g_ptr_array_index (lessons, i), rules))
      check (g_ptr_array_index (lessons, i), rules);
}

static void
check_presets (Check check)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    check_all (&presets[i].rules, check);
}

/* Advances @rules to the next ruleset, by counting through the values of the axes. Returns: false
 * after the last ruleset */
static bool
advance (AwaleRuleset *rules)
{
  static const uint16_t limits[][2] = { { 0, 3 }, { 14, 0 }, { 0, 2 }, { 9, 0 } };
  size_t limit = 0;

  while (limits[limit][0] != rules->drought || limits[limit][1] != rules->repetition)
    limit++;
  limit = (limit + 1) % G_N_ELEMENTS (limits);
  rules->drought = limits[limit][0];
  rules->repetition = limits[limit][1];
  return limit != 0
         || (rules->slam = (rules->slam + 1) % 6) != 0
         || (rules->feed = (rules->feed + 1) % 3) != 0
         || (rules->stuck = (rules->stuck + 1) % 3) != 0
         || (rules->leftover = (rules->leftover + 1) % 3) != 0
         || (rules->dead = (rules->dead + 1) % 2) != 0
         || (rules->cycle = (rules->cycle + 1) % 2) != 0
         || (rules->first = (rules->first + 1) % 3) != 0
         || (rules->majority = (rules->majority + 1) % 3) != 0;
}

static void
check_right (const AwaleLesson  *lesson,
             const AwaleRuleset *rules)
{
  g_auto (GStrv) right = awale_lesson_dup_right (lesson, rules);
  g_autofree char *words = g_strjoinv (" ", right);

  if (strcmp (words, lesson->right) != 0)
    {
      g_autofree char *line = awale_ruleset_to_string (rules);

      g_test_message ("%s: the rules say “%s”, not “%s”, under %s", lesson->id, words,
                      lesson->right, line);
      g_test_fail ();
    }
}

static void
test_presets (void)
{
  check_presets (check_right);
}

/* Checks every @step-th of the 23,328 rulesets; @step must have no common factor with the number of
 * values of any axis. */
static void
check_custom (Check    check,
              unsigned step)
{
  AwaleRuleset rules = { .repetition = 3 };
  unsigned n = 0;

  do
    if (n++ % step == 0)
      {
        g_assert_true (awale_ruleset_check (&rules, NULL));
        check_all (&rules, check);
      }
  while (advance (&rules));
  g_assert_cmpuint (n, ==, 6 * 3 * 3 * 3 * 2 * 4 * 2 * 3 * 3);
}

static void
test_custom (void)
{
  check_custom (check_right, 53);
}

/* Returns true if the moves to the position of @lesson are legal under @rules. */
static bool
can_be_played (const AwaleLesson  *lesson,
               const AwaleRuleset *rules)
{
  AwalePosition position = awale_position_start ();

  if (lesson->start != NULL)
    awale_position_parse (lesson->start, &position, NULL);
  for (const char *at = lesson->moves; at != NULL && *at != '\0';)
    {
      AwaleMove move = awale_move_read (&at);

      if (awale_illegal_reason (position, rules, move) != AWALE_ILLEGAL_REASON_NONE)
        return false;
      position = awale_play (position, rules, move, NULL);
    }
  return lesson->pit == '\0' || position.pits[awale_move_from_letter (lesson->pit)] > 0;
}

/* Returns true if the answers in the table are wrong under @rules, which exclude the lesson
 * although its moves are legal. */
static bool
is_wrong (const AwaleLesson  *lesson,
          const AwaleRuleset *rules,
          bool               *playable)
{
  g_auto (GStrv) right = NULL;
  g_autofree char *words = NULL;

  if (awale_lesson_holds (lesson, rules) || !can_be_played (lesson, rules))
    return false;
  right = awale_lesson_dup_right (lesson, rules);
  words = g_strjoinv (" ", right);
  if (strcmp (words, lesson->right) != 0)
    return true;
  *playable = *playable || can_arise (rules, lesson) != lesson->set_up;
  return false;
}

/* A lesson with conditions is wrong under some ruleset that they exclude, or impossible under
 * all of them. Exceptions are lessons that are played up to a limit, and the one in which the
 * limit does not end the game. */
static void
test_conditions (void)
{
  g_autoptr (GPtrArray) lessons = awale_lessons_list ();

  for (guint i = 0; i < lessons->len; i++)
    {
      const AwaleLesson *lesson = g_ptr_array_index (lessons, i);
      AwaleRuleset rules = { .repetition = 3 };
      bool playable = false;
      bool wrong;

      if (lesson->holds == NULL || lesson->played != AWALE_LESSON_MOVES_ONCE
          || strcmp (lesson->id, "drought-starved") == 0)
        continue;
      g_test_message ("%s", lesson->id);
      do
        wrong = is_wrong (lesson, &rules, &playable);
      while (!wrong && advance (&rules));
      g_assert_true (wrong || !playable);
    }
}

/* Checks that the position of the lesson has all seeds, and that the game of the lesson leads to
 * it. */
static void
check_position (const AwaleLesson  *lesson,
                const AwaleRuleset *rules)
{
  g_autoptr (GArray) positions = awale_lesson_dup_positions (lesson, rules);
  g_autoptr (AwaleGame) game = awale_lesson_create_game (lesson, rules);
  AwaleNode *cursor = awale_game_get_cursor (game);
  AwalePosition last = g_array_index (positions, AwalePosition, positions->len - 1);

  g_test_message ("%s", lesson->id);
  g_assert_cmpint (awale_position_total (last), ==, AWALE_SEEDS);
  g_assert_true (awale_position_equal (awale_node_get_position (cursor), last));
  g_assert_cmpuint (awale_node_get_ply (cursor), ==, positions->len - 1);
}

static void
test_positions (void)
{
  check_presets (check_position);
}

static void
check_arising (const AwaleLesson  *lesson,
               const AwaleRuleset *rules)
{
  g_autofree char *line = awale_ruleset_to_string (rules);

  if (can_arise (rules, lesson) != lesson->set_up)
    return;
  g_test_message ("%s is%s said to be set up under %s", lesson->id,
                  lesson->set_up ? "" : " not", line);
  g_test_fail ();
}

/* A lesson starts from a position that a game can reach, or says that it was set up by hand. */
static void
test_arising (void)
{
  check_presets (check_arising);
  check_custom (check_arising, 211);
}

/* Checks that exactly one option is right, at least one is wrong, and none is repeated. */
static void
check_options (const AwaleLesson  *lesson,
               const AwaleRuleset *rules)
{
  g_auto (GStrv) options = awale_lesson_dup_options (lesson, rules);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int n_right = 0;

  if (awale_lesson_is_played (lesson))
    {
      g_assert_cmpuint (g_strv_length (options), ==, 0);
      return;
    }
  g_test_message ("%s", lesson->id);
  g_assert_cmpuint (g_strv_length (options), >=, 2);
  for (char **option = options; *option != NULL; option++)
    {
      g_autofree char *word = awale_lesson_dup_option_text (lesson, rules, *option);

      n_right += awale_lesson_is_right (lesson, rules, *option);
      g_assert_true (g_hash_table_add (seen, g_steal_pointer (&word)));
    }
  g_assert_cmpint (n_right, ==, 1);
}

static void
test_options (void)
{
  check_presets (check_options);
}

/* Checks that every answer has an explanation, that no placeholder in it is left unfilled, and that
 * no fault is found with a right answer. */
static void
check_reason (const AwaleLesson  *lesson,
              const AwaleRuleset *rules,
              const char         *answer)
{
  static const char *const faults[] = {
    "The last seed should fall in", "Another sowing captures more.", "That is not a krou"
  };
  g_autofree char *reason = awale_lesson_explain (lesson, rules, answer);

  g_test_message ("%s, %s: %s", lesson->id, answer, reason);
  g_assert_cmpuint (strlen (reason), >, 15);
  g_assert_true (g_str_has_suffix (reason, "."));
  g_assert_null (strchr (reason, '%'));
  g_assert_null (strstr (reason, "  "));
  if (awale_lesson_is_right (lesson, rules, answer))
    for (size_t i = 0; i < G_N_ELEMENTS (faults); i++)
      g_assert_null (strstr (reason, faults[i]));
}

static void
check_reasons (const AwaleLesson  *lesson,
               const AwaleRuleset *rules)
{
  g_auto (GStrv) options = awale_lesson_dup_options (lesson, rules);
  g_autofree char *question = awale_lesson_dup_question (lesson, rules);

  g_assert_cmpuint (strlen (question), >, 5);
  for (char **option = options; *option != NULL; option++)
    check_reason (lesson, rules, *option);
  if (awale_lesson_is_played (lesson))
    for (AwaleMove move = 0; move < AWALE_PITS; move++)
      check_reason (lesson, rules, awale_move_to_string (move));
}

static void
test_reasons (void)
{
  check_presets (check_reasons);
}

/* The explanation of a wrong answer names the rule that the answer breaks. */
static void
test_wrong (void)
{
  static const struct
  {
    const char *preset;
    const char *id;
    const char *answer;
    const char *reason;
  } cases[] = {
    { "society", "first-move", "a",
      "Pit <b>a</b> belongs to North, and it is South’s turn." },
    { "society", "empty-pit", "A",
      "Pit <b>A</b> is empty: there is nothing to sow." },
    { "society", "sow-reach", "D",
      "Pit <b>D</b> has 4 seeds; the last one falls in <b>b</b>. Pit <b>b</b> then holds 5 seeds: "
      "only a pit with two or three is captured. The last seed should fall in <b>c</b>." },
    { "society", "capture-two", "A",
      "Pit <b>A</b> has 4 seeds; the last one falls in <b>E</b>. That is South’s own side, where "
      "nothing is captured." },
    { "society", "chain-most", "E",
      "Pit <b>E</b> has 2 seeds; the last one falls in <b>a</b>. Pit <b>a</b> then holds 2 seeds, "
      "which are captured. Another sowing captures more." },
    { "society", "krou-find", "B",
      "Pit <b>B</b> has 11 seeds; the last one falls in <b>A</b>. That is South’s own side, where "
      "nothing is captured. That is not a krou: a krou has twelve seeds or more." },
    { "society", "feed-must", "A",
      "North has no seeds left, and the seeds of <b>A</b> do not get that far: you must sow a pit "
      "that feeds North." },
    { "society", "slam-avoid", "F",
      "Pit <b>F</b> would capture all the seeds of North: such a grand slam is allowed only if "
      "there is no other sowing." },
    { "family", "slam-avoid", "F",
      "Pit <b>F</b> would capture all the seeds of North: such a grand slam is forbidden." },
    { "avele", "slam-avoid", "F",
      "Pit <b>F</b> would capture all the seeds of North and leave others on the board, which is "
      "forbidden." },
    { "common", "slam-takes-nothing", "5",
      "Pit <b>F</b> has 2 seeds; the last one falls in <b>b</b>. The sowing would capture all "
      "the seeds of North: under these rules such a grand slam captures nothing." },
    { "booklet", "slam-captures", "refused",
      "That sowing is legal. Pit <b>F</b> has 2 seeds; the last one falls in <b>b</b>. Pit "
      "<b>b</b> then holds 3 seeds, which are captured, and so are those of <b>a</b> (2): 5 seeds "
      "in all. That is everything North had: a grand slam." },
    { "family", "slam-only-pass", "over",
      "Any sowing by South would be a grand slam, which is forbidden. South passes, and then it "
      "is the other player’s turn." },
    { "booklet", "starved-passes", "over",
      "North has no seeds to sow. North passes, and then it is the other player’s turn." },
    { "avele", "leftover-opponent", "25-23",
      "The stores: South 22, North 23. South could not play, so the seeds on the board go to "
      "North. The score: South 22, North 26." },
    { "avele", "feed-only-slam", "sow",
      "South must feed North, but only a forbidden grand slam would reach the other side. That "
      "ends the game." },
    { "avele", "drought-broken", "over",
      "The capture starts the count again: the game ends after 14 sowings without one." },
    { "awari", "repetition-split", "23-25",
      "The stores: South 22, North 23. The seeds on the board are shared, half each. The score: "
      "South 23½, North 24½." },
    { "abapa", "repetition-ends", "on",
      "This position, with the same stores and the same player to move, has occurred 2 times; the "
      "game ends at 2." },
    { "abapa", "repetition-not-yet", "over",
      "This position, with the same stores and the same player to move, has occurred once; the "
      "game ends at 2." },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const AwaleRuleset *rules = &awale_preset_find (cases[i].preset)->rules;
      const AwaleLesson *lesson = awale_lessons_find (cases[i].id);
      g_autofree char *reason = NULL;

      g_assert_nonnull (lesson);
      g_assert_true (awale_lesson_holds (lesson, rules));
      g_assert_false (awale_lesson_is_right (lesson, rules, cases[i].answer));
      reason = awale_lesson_explain (lesson, rules, cases[i].answer);
      g_assert_cmpstr (reason, ==, cases[i].reason);
    }
}

/* A question mentions what the answer depends on and the board does not show. */
static void
test_questions (void)
{
  static const struct
  {
    const char *preset;
    const char *id;
    const char *question;
  } cases[] = {
    { "society", "repetition-ends",
      "This position has occurred 3 times. Where does the game stand?" },
    { "abapa", "repetition-not-yet",
      "This position has occurred once. Where does the game stand?" },
    { "avele", "drought-not-yet",
      "13 sowings in a row have captured nothing. Where does the game stand?" },
    { "avele", "drought-broken", "Where does the game stand?" },
    { "society", "majority-won", "Where does the game stand?" },
    { "common", "slam-takes-nothing", "South wants to sow <b>F</b>. What happens?" },
    { "awari", "krou-empty", "South sows <b>F</b>. How many seeds does <b>F</b> hold afterward?" },
    { "family", "sow-round", "Sow the pit whose last seed falls in <b>C</b>." },
    { "family", "own-pits", "Sow a pit that North may sow." },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *question =
        awale_lesson_dup_question (awale_lessons_find (cases[i].id),
                                   &awale_preset_find (cases[i].preset)->rules);

      g_assert_cmpstr (question, ==, cases[i].question);
    }
}

static void
test_situations (void)
{
  g_autofree char *set_up = awale_lesson_dup_situation (awale_lessons_find ("starved-set-up"));
  g_autofree char *played = awale_lesson_dup_situation (awale_lessons_find ("starved-ends"));

  g_assert_cmpstr (set_up, ==, "This position was set up by hand: it cannot occur in a game under "
                               "these rules. North has no seeds left, and South has no pit that "
                               "reaches North’s side.");
  g_assert_cmpstr (played, ==, "North has no seeds left.");
  g_assert_null (awale_lesson_dup_situation (awale_lessons_find ("chain-most")));
}

/* Ids of lessons are unique, and every lesson holds under some valid ruleset. */
static void
test_ids (void)
{
  g_autoptr (GPtrArray) lessons = awale_lessons_list ();

  g_assert_null (awale_lessons_find ("no such lesson"));
  for (guint i = 0; i < lessons->len; i++)
    {
      const AwaleLesson *lesson = g_ptr_array_index (lessons, i);
      AwaleRuleset rules = { .repetition = 3 };
      bool holds;

      g_assert_true (awale_lessons_find (lesson->id) == lesson);
      do
        holds = awale_lesson_holds (lesson, &rules);
      while (!holds && advance (&rules));
      g_assert_true (holds);
    }
}

/* Every topic except the overview has a lesson under every preset. */
static void
test_topics (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    for (AwaleRulesTopic topic = AWALE_RULES_TOPIC_BOARD; topic < AWALE_N_TOPICS; topic++)
      {
        g_autoptr (GPtrArray) lessons = awale_lessons_select (&presets[i].rules, topic);

        g_test_message ("%s, %d", presets[i].id, topic);
        g_assert_cmpuint (lessons->len, >, 0);
      }
}

static void
test_tour (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    {
      g_autoptr (GPtrArray) tour = awale_lessons_list_tour (&presets[i].rules);

      g_test_message ("%s", presets[i].id);
      g_assert_cmpuint (tour->len, ==, 8);
    }
}

/* Under custom rules the tour has six to eight steps. */
static void
test_custom_tour (void)
{
  AwaleRuleset rules = { .repetition = 3 };
  int step = g_test_slow () ? 1 : 11;   /* coprime to the numbers of choices */

  for (bool more = true; more;)
    {
      g_autoptr (GPtrArray) tour = awale_lessons_list_tour (&rules);

      g_assert_cmpuint (tour->len, >=, 6);
      g_assert_cmpuint (tour->len, <=, 8);
      for (int i = 0; more && i < step; i++)
        more = advance (&rules);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lessons/exercises/presets", test_presets);
  g_test_add_func ("/lessons/exercises/custom", test_custom);
  g_test_add_func ("/lessons/exercises/conditions", test_conditions);
  g_test_add_func ("/lessons/exercises/positions", test_positions);
  g_test_add_func ("/lessons/exercises/arising", test_arising);
  g_test_add_func ("/lessons/exercises/options", test_options);
  g_test_add_func ("/lessons/exercises/reasons", test_reasons);
  g_test_add_func ("/lessons/exercises/wrong", test_wrong);
  g_test_add_func ("/lessons/exercises/questions", test_questions);
  g_test_add_func ("/lessons/exercises/situations", test_situations);
  g_test_add_func ("/lessons/exercises/ids", test_ids);
  g_test_add_func ("/lessons/exercises/topics", test_topics);
  g_test_add_func ("/lessons/exercises/tour", test_tour);
  g_test_add_func ("/lessons/exercises/custom-tour", test_custom_tour);
  return g_test_run ();
}
