/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The rules taught. This folder promises that nothing it tells a learner is said by heart where
 * the rules can tell it: what is right, what is wrong and why are asked of the rules each time,
 * for any ruleset, one's own too. Exercises and pages are data; whether they hold under a ruleset
 * follows from its axes.
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/** What a page of rules has a section about, in its order. */
typedef enum
{
  AWALE_RULES_TOPIC_OVERVIEW,
  AWALE_RULES_TOPIC_BOARD,
  AWALE_RULES_TOPIC_SOWING,
  AWALE_RULES_TOPIC_CAPTURE,
  AWALE_RULES_TOPIC_CHAIN,
  AWALE_RULES_TOPIC_KROU,
  AWALE_RULES_TOPIC_FEEDING,
  AWALE_RULES_TOPIC_SLAM,
  AWALE_RULES_TOPIC_NO_SOWING,
  AWALE_RULES_TOPIC_MAJORITY,
  AWALE_RULES_TOPIC_ENDLESS,
  AWALE_RULES_TOPIC_DEAD,
} AwaleRulesTopic;

#define AWALE_N_TOPICS (AWALE_RULES_TOPIC_DEAD + 1)

/** What an exercise asks. The first ones are answered by a sowing, the others in words. */
typedef enum
{
  AWALE_EXERCISE_KIND_LEGAL,   /**< Any sowing that may be played. */
  AWALE_EXERCISE_KIND_REACH,   /**< One whose last seed falls in `pit`. */
  AWALE_EXERCISE_KIND_CAPTURE, /**< One that captures. */
  AWALE_EXERCISE_KIND_MOST,    /**< One that captures as much as can be. */
  AWALE_EXERCISE_KIND_KROU,    /**< One of twelve seeds or more. */
  AWALE_EXERCISE_KIND_FIRST,   /**< Who starts. */
  AWALE_EXERCISE_KIND_TURN,    /**< Whether the player to move sows, passes, or neither. */
  AWALE_EXERCISE_KIND_TAKES,   /**< What sowing `pit` captures, if it may be sown. */
  AWALE_EXERCISE_KIND_SEEDS,   /**< How many seeds lie in `counted` once `pit` was sown. */
  AWALE_EXERCISE_KIND_STANDS,  /**< Whether the game goes on, is won, or is over. */
  AWALE_EXERCISE_KIND_SCORE,   /**< The final score. */
} AwaleExerciseKind;

/** How many of an exercise's moves were played before it is asked. */
typedef enum
{
  AWALE_EXERCISE_MOVES_ONCE,         /**< All of them. */
  AWALE_EXERCISE_MOVES_TO_LIMIT,     /**< Round and round, until drought or repetition is
                                      * reached. */
  AWALE_EXERCISE_MOVES_BEFORE_LIMIT, /**< Likewise, until one ply before that. */
} AwaleExerciseMoves;

/** An exercise: constant data. */
typedef struct
{
  const char        *id;
  AwaleRulesTopic    topic;
  AwaleExerciseKind  ask;
  const char        *holds;      /**< Under which rules: a condition of awale_rules_match(), or
                                  * NULL. */
  const char        *start;      /**< The position, or NULL for the start of a game. */
  const char        *moves;      /**< What was played from there, `--` for a pass; or NULL. */
  AwaleExerciseMoves played;
  char               pit;        /**< A pit's letter, where the question names one. */
  char               counted;    /**< Likewise. */
  const char        *right;      /**< Its right answers, separated by spaces. */
  bool               set_up;     /**< Whether no game comes to it under rules where it holds. */
  const char        *situation;  /**< What there is to know first, or NULL; translate with
                                  * gettext. */
  const char        *lesson;     /**< What to remember, or NULL; likewise. */
} AwaleExercise;

/** All exercises, in the order of the topics. (element-type AwaleExercise) (transfer container) */
GPtrArray           *awale_exercises_list   (void);

/** The exercise called @id, or NULL. */
const AwaleExercise *awale_exercises_find   (const char *id);

/** The exercises of @topic that hold under @rules, in order. Likewise (transfer container). */
GPtrArray           *awale_exercises_select (const AwaleRuleset *rules,
                                             AwaleRulesTopic     topic);

/** Whether @self makes sense, and is right, under @rules. */
bool       awale_exercise_holds             (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** Whether it is answered by playing on the board; otherwise by one of its options. */
bool       awale_exercise_is_played         (const AwaleExercise *self);

/** The positions from its start to the one it asks about, which is the last. (transfer full) */
GArray    *awale_exercise_dup_positions     (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);
AwalePosition awale_exercise_get_position   (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** A game of it, its cursor where it asks. (transfer full) */
AwaleGame *awale_exercise_create_game       (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/*
 * Answers are words: a pit's letter for a sowing; else one of the options (`pass`, `5`, `23-25`).
 */

/** What one chooses from where words are asked. (transfer full) */
char     **awale_exercise_dup_options       (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** All right answers, as @rules have it; what the table says is only compared with it by a test. */
char     **awale_exercise_dup_right         (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

bool       awale_exercise_is_right          (const AwaleExercise *self,
                                             const AwaleRuleset  *rules,
                                             const char          *answer);

/* In words, translated, with the markup of Pango; all (transfer full). */

/** What there is to know first, or NULL. */
char      *awale_exercise_word_situation    (const AwaleExercise *self);

/** “Play the pit whose last seed falls in c.” */
char      *awale_exercise_word_question     (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** An option as it is to be read: “It captures 5 seeds”. */
char      *awale_exercise_word_option       (const AwaleExercise *self,
                                             const AwaleRuleset  *rules,
                                             const char          *option);

/** Why @answer is right, or wrong, by the rules. */
char      *awale_exercise_explain           (const AwaleExercise *self,
                                             const AwaleRuleset  *rules,
                                             const char          *answer);

G_END_DECLS
