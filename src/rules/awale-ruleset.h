/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * Which reading of the rules this is: to be raised when, by the same axes, some position has other
 * moves, harvests or endings than before. What was computed by another reading is of no use.
 */
enum
{
  AWALE_RULES_REVISION = 1,
};

/** A sowing whose harvest would take every seed on the opponent's side. */
typedef enum
{
  AWALE_SLAM_CAPTURES,              /**< Legal, and it harvests. */
  AWALE_SLAM_FORBIDDEN,             /**< Never legal. */
  AWALE_SLAM_NO_CAPTURE,            /**< Legal, harvests nothing. */
  AWALE_SLAM_LAST_RESORT,           /**< Legal only when no other sowing is; harvests nothing. */
  AWALE_SLAM_LAST_RESORT_CAPTURES,  /**< Likewise, but harvests. */
  AWALE_SLAM_CLEARS_BOARD,          /**< Legal, and harvests, only if the board is then empty. */
} AwaleSlamRule;

/** What is asked of the mover when the opponent's side is empty. */
typedef enum
{
  AWALE_FEED_YES,          /**< Only sowings that reach her side are legal. */
  AWALE_FEED_IF_POSSIBLE,  /**< Likewise, but if no sowing reaches her side any is legal. */
  AWALE_FEED_NO,           /**< Nothing. */
} AwaleFeedRule;

/** What happens when the player to move has no legal sowing. */
typedef enum
{
  AWALE_STUCK_END,           /**< The game ends. */
  AWALE_STUCK_PASS_STARVED,  /**< A player with an empty side passes if the other can then sow. */
  AWALE_STUCK_PASS_BLOCKED,  /**< A player who has seeds passes; an empty side ends the game. */
} AwaleStuckRule;

/** Who gets the seeds on the board when the game ends for want of a legal sowing. */
typedef enum
{
  AWALE_LEFTOVER_OWNER,     /**< Each side's seeds go to its owner. */
  AWALE_LEFTOVER_OPPONENT,  /**< All go to the opponent of the player who could not play. */
  AWALE_LEFTOVER_NOBODY,    /**< They stay out of the count. */
} AwaleLeftoverRule;

/** What happens once no sequence of legal moves holds a harvest any more. */
typedef enum
{
  AWALE_DEAD_PLAYS_ON,
  AWALE_DEAD_ENDS,  /**< The game ends; each side's seeds go to their owner. */
} AwaleDeadRule;

/** Who gets the seeds on the board when a repetition ends the game. */
typedef enum
{
  AWALE_CYCLE_OWNER,
  AWALE_CYCLE_SPLIT,  /**< Half each, half seeds included. */
} AwaleCycleRule;

/** Who starts, as the new-game dialog proposes it. */
typedef enum
{
  AWALE_FIRST_CHOICE,
  AWALE_FIRST_YOUNGEST,
  AWALE_FIRST_RANDOM,
} AwaleFirstRule;

/** What 25 seeds or more in a store mean. */
typedef enum
{
  AWALE_MAJORITY_PLAYS_ON,
  AWALE_MAJORITY_MAY_STOP,  /**< Won; the game may go on for the score. */
  AWALE_MAJORITY_ENDS,      /**< Over; what is on the board stays out of the count. */
} AwaleMajorityRule;

/* How many plies or occurrences may end a game: more makes no sense, and tables sweep once for each
 * ply of a drought. */
#define AWALE_MIN_DROUGHT 1
#define AWALE_MIN_REPETITION 2
#define AWALE_MAX_OF_LIMIT 1000

/** A ruleset is nothing but its axes; a constant value, copied freely. */
typedef struct
{
  AwaleSlamRule     slam;
  AwaleFeedRule     feed;
  AwaleStuckRule    stuck;
  AwaleLeftoverRule leftover;
  AwaleDeadRule     dead;
  uint16_t          drought;     /**< Plies without a harvest that end the game; 0: none. */
  uint16_t          repetition;  /**< Occurrence of a position that ends the game; 0: none. */
  AwaleCycleRule    cycle;
  AwaleFirstRule    first;
  AwaleMajorityRule majority;
} AwaleRuleset;

/** One of the seven rulesets that have a name. */
typedef struct
{
  const char  *id;         /**< `society`: on the command line. */
  const char  *file_name;  /**< `Awele Society`: in a file's Variant tag. */
  const char  *name_en;    /**< Translate with gettext to show it. */
  const char  *name_fr;    /**< So that files with the French name are understood anywhere. */
  const char  *sheet;      /**< `001`: the rule sheet it follows, or NULL. */
  AwaleRuleset rules;
} AwalePreset;

/** The presets in the order of the rules page. */
const AwalePreset *awale_presets (size_t *n_presets);

/** The ruleset proposed for new games (`society`), and that of files that name none (`abapa`). */
const AwalePreset *awale_preset_default  (void);
const AwalePreset *awale_preset_for_files (void);

/** A preset by id, name in files, or name in either language, whatever the case; or NULL. */
const AwalePreset *awale_preset_find     (const char *name);

/** The preset that has these very axes, or NULL for a custom ruleset. */
const AwalePreset *awale_preset_of       (const AwaleRuleset *rules);

/** The name to show for @rules: a preset's, translated, or “Custom rules”. Static text. */
const char *awale_ruleset_get_name (const AwaleRuleset *rules);

bool  awale_ruleset_equal     (const AwaleRuleset  *a,
                               const AwaleRuleset  *b);

/** Whether games under @rules end and tables can hold them: one of drought and repetition. */
bool  awale_ruleset_check     (const AwaleRuleset  *rules,
                               GError             **error);

/**
 * Reads an axes line (`slam=last-resort feed=yes …`): every axis once, in any order. A line
 * that awale_ruleset_check() refuses is an error too.
 */
bool  awale_ruleset_parse     (const char          *line,
                               AwaleRuleset        *rules,
                               GError             **error);

/** The axes line of @rules, in the order of the rules page. Returns: (transfer full) */
char *awale_ruleset_to_string (const AwaleRuleset  *rules);

/** What resolves to @rules: the id of the preset they are, or their axes line. (transfer full) */
char *awale_ruleset_dup_id    (const AwaleRuleset  *rules);

/** Either a preset's id or name, or an axes line: what options and files may name. */
bool  awale_ruleset_resolve   (const char          *text,
                               AwaleRuleset        *rules,
                               GError             **error);

G_END_DECLS
