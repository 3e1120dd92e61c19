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

/** Sections of a rules page, in order. */
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

/** Kind of a question: the first ones are answered by a sowing, the others in words. */
typedef enum
{
  AWALE_EXERCISE_KIND_LEGAL,   /**< Any legal sowing. */
  AWALE_EXERCISE_KIND_REACH,   /**< A sowing whose last seed falls in `pit`. */
  AWALE_EXERCISE_KIND_CAPTURE, /**< A sowing that captures. */
  AWALE_EXERCISE_KIND_MOST,    /**< A sowing that captures as much as possible. */
  AWALE_EXERCISE_KIND_KROU,    /**< A sowing of twelve seeds or more. */
  AWALE_EXERCISE_KIND_FIRST,   /**< The first player. */
  AWALE_EXERCISE_KIND_TURN,    /**< The turn: sow, pass, or neither. */
  AWALE_EXERCISE_KIND_TAKES,   /**< The capture by sowing `pit`, if that is legal. */
  AWALE_EXERCISE_KIND_SEEDS,   /**< The seeds in `counted` after sowing `pit`. */
  AWALE_EXERCISE_KIND_STANDS,  /**< The state: the game goes on, is won, or is over. */
  AWALE_EXERCISE_KIND_SCORE,   /**< The final score. */
} AwaleExerciseKind;

/** Repetition of an exercise's moves before the question. */
typedef enum
{
  AWALE_EXERCISE_MOVES_ONCE,         /**< Played once. */
  AWALE_EXERCISE_MOVES_TO_LIMIT,     /**< Repeated until drought or repetition is reached. */
  AWALE_EXERCISE_MOVES_BEFORE_LIMIT, /**< Repeated until one ply before that. */
} AwaleExerciseMoves;

/** An exercise, a constant element of awale-lessons.xml. */
typedef struct
{
  const char        *id;
  AwaleRulesTopic    topic;
  AwaleExerciseKind  ask;
  const char        *holds;      /**< Condition on the rules, see awale_rules_match(), or NULL. */
  const char        *start;      /**< Position, or NULL for the standard start. */
  const char        *moves;      /**< Moves played from there, `--` for a pass; or NULL. */
  AwaleExerciseMoves played;
  char               pit;        /**< Letter of a pit in the question. */
  char               counted;    /**< Letter of a pit to count. */
  const char        *right;      /**< Right answers, separated by spaces. */
  bool               set_up;     /**< No game reaches the position under rules where it holds. */
  const char        *situation;  /**< Introduction, to be translated, or NULL. */
  const char        *lesson;     /**< Conclusion, to be translated, or NULL. */
} AwaleExercise;

/**
 * True if @rules satisfy @condition: words of an axes line, each with one or more values
 * (`slam=forbidden|clears-board feed=yes`); the value `some` is any but `none`. Semicolons
 * separate alternatives. NULL is always true.
 */
bool awale_rules_match (const AwaleRuleset *rules,
                        const char         *condition);

/** All exercises, in the order of the topics. (element-type AwaleExercise) (transfer container) */
GPtrArray           *awale_exercises_list   (void);

/** The exercise @id, or NULL. */
const AwaleExercise *awale_exercises_find   (const char *id);

/** The exercises of @topic that hold under @rules, in order. (transfer container) */
GPtrArray           *awale_exercises_select (const AwaleRuleset *rules,
                                             AwaleRulesTopic     topic);

/**
 * Lists the exercises of a beginner's tour of three minutes: sowing, capturing one pit and
 * several, a krou, feeding, the end. All hold under @rules.
 *
 * Returns: (element-type AwaleExercise) (transfer container)
 */
GPtrArray *awale_tour_list_exercises (const AwaleRuleset *rules);

/** True if @self is meaningful and correct under @rules. */
bool       awale_exercise_holds             (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** True if it is answered on the board, false if by one of its options. */
bool       awale_exercise_is_played         (const AwaleExercise *self);

/** The positions from its start to the one in question, the last. (transfer full) */
GArray    *awale_exercise_dup_positions     (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);
AwalePosition awale_exercise_get_position   (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** The outcome at the position in question. */
AwaleOutcome awale_exercise_get_outcome     (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** The move of `pit`. */
AwaleMove  awale_exercise_get_pit           (const AwaleExercise *self);

/** The answer on the turn: `sow`, `pass` or `over`. */
const char *awale_exercise_tell_turn        (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** Creates a game with the exercise; its cursor is at the question. (transfer full) */
AwaleGame *awale_exercise_create_game       (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/*
 * Answers are words: a pit's letter for a sowing, else one of the options (`pass`, `5`,
 * `23-25`).
 */

/** The options of a question answered in words. (transfer full) */
char     **awale_exercise_dup_options       (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** All right answers under @rules; a test compares them with those of the table. */
char     **awale_exercise_dup_right         (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

bool       awale_exercise_is_right          (const AwaleExercise *self,
                                             const AwaleRuleset  *rules,
                                             const char          *answer);

/* Translated sentences with Pango markup; all (transfer full). */

/** The introduction, or NULL. */
char      *awale_exercise_word_situation    (const AwaleExercise *self);

/** The question: “Play the pit whose last seed falls in c.” */
char      *awale_exercise_word_question     (const AwaleExercise *self,
                                             const AwaleRuleset  *rules);

/** The text of an option: “It captures 5 seeds”. */
char      *awale_exercise_word_option       (const AwaleExercise *self,
                                             const AwaleRuleset  *rules,
                                             const char          *option);

/** Explains by the rules why @answer is right or wrong. */
char      *awale_exercise_explain           (const AwaleExercise *self,
                                             const AwaleRuleset  *rules,
                                             const char          *answer);

G_END_DECLS
