/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-lesson.h"

#include <stdlib.h>
#include <string.h>

/* Maximum number of plies before a question; a lesson does not apply to rules that would need
 * more. */
#define MAX_PLIES 300

#define KROU_SEEDS 12

/* True if @axes, each in the form `axis=value`, satisfy @word: `axis=value|value`, or `axis=some`
 * for any value but `none`. */
static bool
match_word (char       **axes,
            const char  *word)
{
  const char *values = strchr (word, '=') + 1;
  size_t length = (size_t) (values - word);
  g_auto (GStrv) wanted = g_strsplit (values, "|", -1);

  while (strncmp (*axes, word, length) != 0)
    axes++;
  return g_strv_contains ((const char *const *) wanted, *axes + length)
         || (strcmp (values, "some") == 0 && strcmp (*axes + length, "none") != 0);
}

static bool
match_words (char       **axes,
             const char  *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (char **word = list; *word != NULL; word++)
    if (**word != '\0' && !match_word (axes, *word))
      return false;
  return true;
}

bool
awale_rules_match (const AwaleRuleset *rules,
                   const char         *condition)
{
  g_autofree char *line = NULL;
  g_auto (GStrv) axes = NULL;
  g_auto (GStrv) alternatives = NULL;

  g_return_val_if_fail (rules != NULL, false);

  if (condition == NULL)
    return true;
  line = awale_ruleset_to_string (rules);
  axes = g_strsplit (line, " ", -1);
  alternatives = g_strsplit (condition, ";", -1);
  for (char **words = alternatives; *words != NULL; words++)
    if (match_words (axes, *words))
      return true;
  return false;
}

static size_t
count_plies (const char *moves)
{
  size_t n = 0;

  while (moves != NULL && awale_move_read (&moves) != AWALE_NO_MOVE)
    n++;
  return n;
}

/* The number of plies played before the question: the moves once, or repeated up to the limit of
 * the rules or up to one ply before it. */
static size_t
get_n_plies (const AwaleLesson  *self,
             const AwaleRuleset *rules)
{
  size_t round = count_plies (self->moves);
  size_t limit = rules->drought > 0 ? rules->drought
                                    : round * (size_t) MAX (0, rules->repetition - 1);

  if (self->played == AWALE_LESSON_MOVES_ONCE)
    return round;
  return self->played == AWALE_LESSON_MOVES_TO_LIMIT || limit == 0 ? limit : limit - 1;
}

bool
awale_lesson_holds (const AwaleLesson  *self,
                    const AwaleRuleset *rules)
{
  g_return_val_if_fail (self != NULL && rules != NULL, false);

  return get_n_plies (self, rules) <= MAX_PLIES && awale_rules_match (rules, self->holds);
}

bool
awale_lesson_is_played (const AwaleLesson *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->ask <= AWALE_LESSON_KIND_KROU;
}

static AwalePosition
get_start (const AwaleLesson *self)
{
  AwalePosition position = awale_position_start ();

  if (self->start != NULL && !awale_position_parse (self->start, &position, NULL))
    g_assert_not_reached ();
  return position;
}

static GArray *
dup_moves (const AwaleLesson  *self,
           const AwaleRuleset *rules)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (AwaleMove));
  size_t n_plies = get_n_plies (self, rules);
  const char *at = self->moves;

  while (moves->len < n_plies)
    {
      AwaleMove move = awale_move_read (&at);

      g_array_append_val (moves, move);
      if (*at == '\0')
        at = self->moves;
    }
  return moves;
}

GArray *
awale_lesson_dup_positions (const AwaleLesson  *self,
                            const AwaleRuleset *rules)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_autoptr (GArray) moves = NULL;
  AwalePosition position;

  g_return_val_if_fail (self != NULL && rules != NULL, positions);

  moves = dup_moves (self, rules);
  position = get_start (self);
  g_array_append_val (positions, position);
  for (guint i = 0; i < moves->len; i++)
    {
      position = awale_play (position, rules, g_array_index (moves, AwaleMove, i), NULL);
      g_array_append_val (positions, position);
    }
  return positions;
}

AwalePosition
awale_lesson_get_position (const AwaleLesson  *self,
                           const AwaleRuleset *rules)
{
  g_autoptr (GArray) positions = awale_lesson_dup_positions (self, rules);

  return g_array_index (positions, AwalePosition, positions->len - 1);
}

AwaleGame *
awale_lesson_create_game (const AwaleLesson  *self,
                          const AwaleRuleset *rules)
{
  AwaleGame *game;
  g_autoptr (GArray) moves = NULL;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  game = awale_game_new (rules);
  moves = dup_moves (self, rules);
  awale_game_set_start (game, rules, get_start (self));
  for (guint i = 0; i < moves->len; i++)
    if (awale_game_play (game, g_array_index (moves, AwaleMove, i)) != AWALE_ILLEGAL_REASON_NONE)
      g_assert_not_reached ();
  return game;
}

AwaleOutcome
awale_lesson_get_outcome (const AwaleLesson  *self,
                          const AwaleRuleset *rules)
{
  g_autoptr (GArray) positions = awale_lesson_dup_positions (self, rules);

  return awale_outcome (rules, (const AwalePosition *) positions->data, positions->len);
}

AwaleMove
awale_lesson_get_pit (const AwaleLesson *self)
{
  return awale_move_from_letter (self->pit);
}

/* --- Right answers ---------------------------------------------------------------------------- */

/* The largest capture of any legal sowing. */
static int
get_most (AwalePosition       position,
          const AwaleRuleset *rules,
          unsigned            legal)
{
  int most = 0;

  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if ((legal >> move & 1) != 0)
      most = MAX (most, awale_sow (position, rules, move).harvest);
  return most;
}

/* True if the legal sowing of @move answers the question; @most is the largest capture. */
static bool
suits (const AwaleLesson  *self,
       const AwaleRuleset *rules,
       AwalePosition       position,
       AwaleMove           move,
       int                 most)
{
  AwaleSowing sowing = awale_sow (position, rules, move);

  switch (self->ask)
    {
    case AWALE_LESSON_KIND_REACH:
      return sowing.last == awale_lesson_get_pit (self);
    case AWALE_LESSON_KIND_CAPTURE:
      return sowing.harvest > 0;
    case AWALE_LESSON_KIND_MOST:
      return sowing.harvest > 0 && sowing.harvest == most;
    case AWALE_LESSON_KIND_KROU:
      return sowing.seeds >= KROU_SEEDS;
    default:
      return true;
    }
}

static char **
dup_right_moves (const AwaleLesson  *self,
                 const AwaleRuleset *rules)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  unsigned legal = awale_legal_moves (position, rules);
  int most = get_most (position, rules, legal);
  g_autoptr (GStrvBuilder) right = g_strv_builder_new ();

  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if ((legal >> move & 1) != 0 && suits (self, rules, position, move, most))
      g_strv_builder_add (right, awale_move_to_string (move));
  return g_strv_builder_end (right);
}

const char *
awale_lesson_get_turn_answer (const AwaleLesson  *self,
                              const AwaleRuleset *rules)
{
  AwaleOutcome outcome = awale_lesson_get_outcome (self, rules);
  unsigned legal = awale_legal_moves (awale_lesson_get_position (self, rules), rules);

  if (outcome.state == AWALE_GAME_STATE_ENDED)
    return "over";
  return (legal >> AWALE_PASS & 1) != 0 ? "pass" : "sow";
}

static const char *
tell_first (const AwaleRuleset *rules)
{
  static const char *const words[] = {
    [AWALE_FIRST_CHOICE] = "choice",
    [AWALE_FIRST_YOUNGEST] = "youngest",
    [AWALE_FIRST_RANDOM] = "random",
  };

  return words[rules->first];
}

static const char *
tell_state (AwaleGameState state)
{
  static const char *const words[] = {
    [AWALE_GAME_STATE_PLAYING] = "on",
    [AWALE_GAME_STATE_MAY_STOP] = "won",
    [AWALE_GAME_STATE_ENDED] = "over",
  };

  return words[state];
}

static char *
dup_taken (const AwaleLesson  *self,
           const AwaleRuleset *rules)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleMove pit = awale_lesson_get_pit (self);

  if (awale_illegal_reason (position, rules, pit) != AWALE_ILLEGAL_REASON_NONE)
    return g_strdup ("refused");
  return g_strdup_printf ("%d", awale_sow (position, rules, pit).harvest);
}

static char *
dup_counted (const AwaleLesson  *self,
             const AwaleRuleset *rules)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleSowing sowing = awale_sow (position, rules, awale_lesson_get_pit (self));

  return g_strdup_printf ("%d", sowing.after.pits[awale_move_from_letter (self->counted)]);
}

static char *
dup_right_word (const AwaleLesson  *self,
                const AwaleRuleset *rules)
{
  switch (self->ask)
    {
    case AWALE_LESSON_KIND_FIRST:
      return g_strdup (tell_first (rules));
    case AWALE_LESSON_KIND_TURN:
      return g_strdup (awale_lesson_get_turn_answer (self, rules));
    case AWALE_LESSON_KIND_TAKES:
      return dup_taken (self, rules);
    case AWALE_LESSON_KIND_SEEDS:
      return dup_counted (self, rules);
    case AWALE_LESSON_KIND_STANDS:
      return g_strdup (tell_state (awale_lesson_get_outcome (self, rules).state));
    case AWALE_LESSON_KIND_SCORE:
      return awale_score_to_string (awale_lesson_get_outcome (self, rules).score);
    default:
      g_assert_not_reached ();
    }
}

char **
awale_lesson_dup_right (const AwaleLesson  *self,
                        const AwaleRuleset *rules)
{
  char **right;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  if (awale_lesson_is_played (self))
    return dup_right_moves (self, rules);
  right = g_new0 (char *, 2);
  right[0] = dup_right_word (self, rules);
  return right;
}

bool
awale_lesson_is_right (const AwaleLesson  *self,
                       const AwaleRuleset *rules,
                       const char         *answer)
{
  g_auto (GStrv) right = NULL;

  g_return_val_if_fail (self != NULL && rules != NULL && answer != NULL, false);

  right = awale_lesson_dup_right (self, rules);
  return g_strv_contains ((const char *const *) right, answer);
}

/* --- Options: answers that are right under other rules, or after a miscount ------------------- */

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Adds the numbers as options, sorted and without duplicates. */
static void
add_numbers (GStrvBuilder *options,
             int          *numbers,
             size_t        n_numbers)
{
  qsort (numbers, n_numbers, sizeof *numbers, compare_numbers);
  for (size_t i = 0; i < n_numbers; i++)
    if (i == 0 || numbers[i] != numbers[i - 1])
      {
        g_autofree char *word = g_strdup_printf ("%d", numbers[i]);

        g_strv_builder_add (options, word);
      }
}

/* Adds the options for a question about a capture: nothing, the last pit, the whole capture even if
 * it is a grand slam, all pits of two or three, and an illegal sowing. */
static void
add_captures (const AwaleLesson  *self,
              const AwaleRuleset *rules,
              GStrvBuilder       *options)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleMove pit = awale_lesson_get_pit (self);
  AwaleRuleset generous = *rules;
  AwaleSowing sowing;
  int numbers[4] = { 0 };
  int other = AWALE_SIDE_PITS * !awale_pit_side (pit);

  generous.slam = AWALE_SLAM_CAPTURES;
  sowing = awale_sow (position, &generous, pit);
  numbers[1] = sowing.sown.pits[sowing.last];
  numbers[2] = sowing.harvest;
  for (int i = other; i < other + AWALE_SIDE_PITS; i++)
    if (sowing.sown.pits[i] == 2 || sowing.sown.pits[i] == 3)
      numbers[3] += sowing.sown.pits[i];
  add_numbers (options, numbers, G_N_ELEMENTS (numbers));
  g_strv_builder_add (options, "refused");
}

static void
add_counts (const AwaleLesson  *self,
            const AwaleRuleset *rules,
            GStrvBuilder       *options)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleSowing sowing = awale_sow (position, rules, awale_lesson_get_pit (self));
  AwaleMove counted = awale_move_from_letter (self->counted);
  int before = position.pits[counted], after = sowing.after.pits[counted];
  int numbers[] = { 0, before, after, after + 1, sowing.sown.pits[counted] };

  add_numbers (options, numbers, G_N_ELEMENTS (numbers));
}

static int
compare_scores (gconstpointer a,
                gconstpointer b)
{
  const AwaleScore *x = a, *y = b;

  return x->south != y->south ? x->south - y->south : x->north - y->north;
}

/* Adds as options the scores that result from each way to award the seeds left on the board; an
 * equal split is added only if the rules have it. */
static void
add_scores (const AwaleLesson  *self,
            const AwaleRuleset *rules,
            GStrvBuilder       *options)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleRuleset other = *rules;
  AwaleScore scores[4];
  size_t n_scores = 3;

  for (other.leftover = AWALE_LEFTOVER_OWNER; other.leftover <= AWALE_LEFTOVER_NOBODY;
       other.leftover++)
    scores[other.leftover] = awale_settle (&other, position, AWALE_ENDING_NO_SOWING);
  if (rules->cycle == AWALE_CYCLE_SPLIT)
    scores[n_scores++] = awale_settle (&other, position, AWALE_ENDING_REPETITION);
  qsort (scores, n_scores, sizeof *scores, compare_scores);
  for (size_t i = 0; i < n_scores; i++)
    if (i == 0 || compare_scores (&scores[i], &scores[i - 1]) != 0)
      {
        g_autofree char *word = awale_score_to_string (scores[i]);

        g_strv_builder_add (options, word);
      }
}

char **
awale_lesson_dup_options (const AwaleLesson  *self,
                          const AwaleRuleset *rules)
{
  g_autoptr (GStrvBuilder) options = g_strv_builder_new ();

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  switch (self->ask)
    {
    case AWALE_LESSON_KIND_FIRST:
      g_strv_builder_add_many (options, "choice", "youngest", "random", NULL);
      break;
    case AWALE_LESSON_KIND_TURN:
      g_strv_builder_add_many (options, "sow", "pass", "over", NULL);
      break;
    case AWALE_LESSON_KIND_STANDS:
      g_strv_builder_add_many (options, "on", "won", "over", NULL);
      break;
    case AWALE_LESSON_KIND_TAKES:
      add_captures (self, rules, options);
      break;
    case AWALE_LESSON_KIND_SEEDS:
      add_counts (self, rules, options);
      break;
    case AWALE_LESSON_KIND_SCORE:
      add_scores (self, rules, options);
      break;
    default:
      break;
    }
  return g_strv_builder_end (options);
}

/* --- Tour ------------------------------------------------------------------------------------- */

/* Steps of the tour; each shows the first of its lessons that applies under the rules. */
static const char *const tour[][6] =
{
  { "first-move" },
  { "sow-reach" },
  { "capture-two" },
  { "chain-most" },
  { "krou-find" },
  { "feed-must", "feed-free" },
  { "feed-cannot", "starved-ends", "starved-passes", "unfed-passes", "feed-cannot-pass" },
  { "leftover-owner", "leftover-opponent", "leftover-nobody", "leftover-starved-owner",
    "leftover-starved-opponent", "leftover-starved-nobody" },
};

GPtrArray *
awale_lessons_list_tour (const AwaleRuleset *rules)
{
  GPtrArray *list = g_ptr_array_new ();

  g_return_val_if_fail (rules != NULL, list);

  for (size_t i = 0; i < G_N_ELEMENTS (tour); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (tour[i]) && tour[i][j] != NULL; j++)
      {
        const AwaleLesson *lesson = awale_lessons_find (tour[i][j]);

        if (!awale_lesson_holds (lesson, rules))
          continue;
        g_ptr_array_add (list, (gpointer) lesson);
        break;
      }
  return list;
}
