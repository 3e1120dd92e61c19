/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The teaching of the rules. Right and wrong answers and the reasons for them are computed by the
 * rules, for custom rulesets too. Lessons and pages are data; whether they apply under a ruleset
 * follows from its axes.
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/** Sections of the page on a ruleset, in the order of the page. */
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

/**
 * Kinds of questions. Those up to AWALE_LESSON_KIND_KROU are answered by a sowing, the others in
 * words.
 */
typedef enum
{
  AWALE_LESSON_KIND_LEGAL,   /**< Any legal sowing. */
  AWALE_LESSON_KIND_REACH,   /**< A sowing whose last seed falls in `pit`. */
  AWALE_LESSON_KIND_CAPTURE, /**< A sowing that captures. */
  AWALE_LESSON_KIND_MOST,    /**< A sowing that captures as much as possible. */
  AWALE_LESSON_KIND_KROU,    /**< A sowing of twelve seeds or more. */
  AWALE_LESSON_KIND_FIRST,   /**< The player who begins. */
  AWALE_LESSON_KIND_TURN,    /**< The obligation of the player to move: sow, pass, or neither. */
  AWALE_LESSON_KIND_TAKES,   /**< The number of seeds captured by sowing `pit`, or that sowing it
                              * is illegal. */
  AWALE_LESSON_KIND_SEEDS,   /**< The number of seeds in `counted` after sowing `pit`. */
  AWALE_LESSON_KIND_STANDS,  /**< The state of the game: it goes on, is won, or is over. */
  AWALE_LESSON_KIND_SCORE,
} AwaleLessonKind;

/** Repetitions of a lesson's moves before the question. */
typedef enum
{
  AWALE_LESSON_MOVES_ONCE,
  AWALE_LESSON_MOVES_TO_LIMIT,     /**< The moves are repeated until the limit of drought or
                                    * repetition is reached. */
  AWALE_LESSON_MOVES_BEFORE_LIMIT, /**< The moves are repeated until the limit would be reached by
                                    * one more ply. */
} AwaleLessonMoves;

/** A lesson, read from an element of awale-lessons.xml and never changed. */
typedef struct
{
  const char      *id;
  AwaleRulesTopic  topic;
  AwaleLessonKind  ask;
  const char      *holds;       /**< Condition on the rules, see awale_rules_match(), or NULL. */
  const char      *start;       /**< Position, or NULL for the standard start. */
  const char      *moves;       /**< Moves played from the start position, `--` for a pass; or
                                 * NULL. */
  AwaleLessonMoves played;
  char             pit;         /**< Letter of a pit in the question. */
  char             counted;     /**< Letter of the pit whose seeds are counted. */
  const char      *right;       /**< Right answers, separated by spaces. */
  bool             set_up;      /**< True if no game reaches the position under the rules that
                                 * the lesson is for. */
  const char      *situation;   /**< Introduction, still untranslated; or NULL. */
  const char      *conclusion;  /**< Conclusion, still untranslated; or NULL. */
} AwaleLesson;

/**
 * True if @rules satisfy @condition: names of axes, each with one or more permitted values
 * (`slam=forbidden|clears-board feed=yes`); the value `some` is any but `none`. Semicolons separate
 * alternatives. A NULL condition is always satisfied.
 */
bool awale_rules_match (const AwaleRuleset *rules,
                        const char         *condition);

/**
 * All lessons, topic by topic, in the order of awale-lessons.xml. (element-type AwaleLesson)
 * (transfer container)
 */
GPtrArray         *awale_lessons_list       (void);

/** The lesson with @id, or NULL. */
const AwaleLesson *awale_lessons_find       (const char *id);

/** The lessons of @topic that apply under @rules, in order. (transfer container) */
GPtrArray         *awale_lessons_select     (const AwaleRuleset *rules,
                                             AwaleRulesTopic     topic);

/**
 * Lists the lessons of a short tour that apply under @rules: sowing, capturing one pit and several,
 * a krou, feeding, the end.
 *
 * Returns: (element-type AwaleLesson) (transfer container)
 */
GPtrArray *awale_lessons_list_tour (const AwaleRuleset *rules);

/** True if @self applies under @rules. */
bool       awale_lesson_holds               (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);

/** True for a lesson that is answered on the board, false for one answered by an option. */
bool       awale_lesson_is_played           (const AwaleLesson  *self);

/** The positions from the start to the one in question, which is the last. (transfer full) */
GArray    *awale_lesson_dup_positions       (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);
AwalePosition awale_lesson_get_position     (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);

AwaleOutcome awale_lesson_get_outcome       (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);

AwaleMove  awale_lesson_get_pit             (const AwaleLesson  *self);

/** The answer to a question about the turn: `sow`, `pass` or `over`. */
const char *awale_lesson_get_turn_answer    (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);

/** Creates a game from the lesson, with its cursor at the question. (transfer full) */
AwaleGame *awale_lesson_create_game         (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);

/*
 * Answers are strings: the letter of a pit for a sowing, otherwise one of the options (`pass`, `5`,
 * `23-25`).
 */

/** The options of a question answered in words. (transfer full) */
char     **awale_lesson_dup_options         (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);

/** The computed right answers under @rules; a test compares them with `right`. (transfer full) */
char     **awale_lesson_dup_right           (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);

bool       awale_lesson_is_right            (const AwaleLesson  *self,
                                             const AwaleRuleset *rules,
                                             const char         *answer);

/* The following functions return newly allocated, translated texts with Pango markup. */

/** The introduction of the lesson, or NULL. */
char      *awale_lesson_dup_situation       (const AwaleLesson  *self);

/** The question of the lesson: “Sow the pit whose last seed falls in c.” */
char      *awale_lesson_dup_question        (const AwaleLesson  *self,
                                             const AwaleRuleset *rules);

/** The text of @option: “It captures 5 seeds”. */
char      *awale_lesson_dup_option_text     (const AwaleLesson  *self,
                                             const AwaleRuleset *rules,
                                             const char         *option);

/** Explains by the rules why @answer is right or wrong. */
char      *awale_lesson_explain             (const AwaleLesson  *self,
                                             const AwaleRuleset *rules,
                                             const char         *answer);

G_END_DECLS
