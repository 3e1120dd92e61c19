/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#include "awale-rules-match.h"

#include <string.h>

/* Maximum plies to describe; rules with a longer limit have no such exercise. */
#define MAX_PLIES 300

static const AwaleExercise *const tables[] =
{
  awale_exercises_sowing,
  awale_exercises_capture,
  awale_exercises_starving,
  awale_exercises_ending,
};

GPtrArray *
awale_exercises_list (void)
{
  GPtrArray *list = g_ptr_array_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const AwaleExercise *exercise = tables[i]; exercise->id != NULL; exercise++)
      g_ptr_array_add (list, (gpointer) exercise);
  return list;
}

const AwaleExercise *
awale_exercises_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const AwaleExercise *exercise = tables[i]; exercise->id != NULL; exercise++)
      if (strcmp (exercise->id, id) == 0)
        return exercise;
  return NULL;
}

GPtrArray *
awale_exercises_select (const AwaleRuleset *rules,
                        AwaleRulesTopic     topic)
{
  GPtrArray *list = awale_exercises_list ();

  g_return_val_if_fail (rules != NULL, list);

  for (guint i = 0; i < list->len;)
    {
      const AwaleExercise *exercise = g_ptr_array_index (list, i);

      if (exercise->topic == topic && awale_exercise_holds (exercise, rules))
        i++;
      else
        g_ptr_array_remove_index (list, i);
    }
  return list;
}

/* Counts the plies in a list of moves. */
static size_t
count_plies (const char *moves)
{
  size_t n = 0;

  while (moves != NULL && awale_move_read (&moves) != AWALE_NO_MOVE)
    n++;
  return n;
}

/* The number of plies played: rounds of the moves up to the limit of the rules, or just before. */
static size_t
get_n_plies (const AwaleExercise *self,
             const AwaleRuleset  *rules)
{
  size_t round = count_plies (self->moves);
  size_t limit = rules->drought > 0 ? rules->drought
                                    : round * (size_t) MAX (0, rules->repetition - 1);

  if (self->played == AWALE_EXERCISE_MOVES_ONCE)
    return round;
  return self->played == AWALE_EXERCISE_MOVES_TO_LIMIT || limit == 0 ? limit : limit - 1;
}

bool
awale_exercise_holds (const AwaleExercise *self,
                      const AwaleRuleset  *rules)
{
  g_return_val_if_fail (self != NULL && rules != NULL, false);

  return get_n_plies (self, rules) <= MAX_PLIES && awale_rules_match (rules, self->holds);
}

bool
awale_exercise_is_played (const AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->ask <= AWALE_EXERCISE_KIND_KROU;
}

static AwalePosition
get_start (const AwaleExercise *self)
{
  AwalePosition position = awale_position_start ();

  if (self->start != NULL && !awale_position_parse (self->start, &position, NULL))
    g_assert_not_reached ();
  return position;
}

/* The moves played. */
static GArray *
dup_moves (const AwaleExercise *self,
           const AwaleRuleset  *rules)
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
awale_exercise_dup_positions (const AwaleExercise *self,
                              const AwaleRuleset  *rules)
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
awale_exercise_get_position (const AwaleExercise *self,
                             const AwaleRuleset  *rules)
{
  g_autoptr (GArray) positions = awale_exercise_dup_positions (self, rules);

  return g_array_index (positions, AwalePosition, positions->len - 1);
}

AwaleGame *
awale_exercise_create_game (const AwaleExercise *self,
                            const AwaleRuleset  *rules)
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
awale_exercise_get_outcome (const AwaleExercise *self,
                            const AwaleRuleset  *rules)
{
  g_autoptr (GArray) positions = awale_exercise_dup_positions (self, rules);

  return awale_outcome (rules, (const AwalePosition *) positions->data, positions->len);
}

AwaleMove
awale_exercise_get_pit (const AwaleExercise *self)
{
  return awale_move_from_letter (self->pit);
}
