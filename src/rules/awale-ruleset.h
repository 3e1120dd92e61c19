/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * Version of our interpretation of the rules. Increase it whenever moves, harvests or endings
 * change under the same axes; tables and books built with another version are then refused.
 */
enum
{
  AWALE_RULES_REVISION = 1,
};

/**
 * Treatments of a grand slam, a sowing whose harvest would take all seeds on the opponent's side.
 */
typedef enum
{
  AWALE_SLAM_CAPTURES,              /**< A grand slam is legal and harvests. */
  AWALE_SLAM_FORBIDDEN,             /**< A grand slam is never legal. */
  AWALE_SLAM_NO_CAPTURE,            /**< A grand slam is legal and harvests nothing. */
  AWALE_SLAM_LAST_RESORT,           /**< A grand slam is legal only if no other sowing is; it
                                     * harvests nothing. */
  AWALE_SLAM_LAST_RESORT_CAPTURES,  /**< A grand slam is legal only if no other sowing is; it
                                     * harvests. */
  AWALE_SLAM_CLEARS_BOARD,          /**< A grand slam is legal only if it empties the whole board;
                                     * it then harvests. */
} AwaleSlamRule;

/** Duties of the player to move if the opponent's side is empty. */
typedef enum
{
  AWALE_FEED_YES,          /**< Only sowings that reach the opponent's side are legal. */
  AWALE_FEED_IF_POSSIBLE,  /**< Sowings that reach the opponent's side are the only legal ones if
                            * one of them is legal; otherwise there is no duty. */
  AWALE_FEED_NO,
} AwaleFeedRule;

/** Consequences if the player to move has no legal sowing. */
typedef enum
{
  AWALE_STUCK_END,
  AWALE_STUCK_PASS_STARVED,  /**< A player whose side is empty passes if the other can then sow. */
  AWALE_STUCK_PASS_BLOCKED,  /**< A player who has seeds passes; an empty side ends the game. */
} AwaleStuckRule;

/** Owners of the seeds left on the board if the game ends because no sowing is legal. */
typedef enum
{
  AWALE_LEFTOVER_OWNER,     /**< The seeds on each side go to the owner of the side. */
  AWALE_LEFTOVER_OPPONENT,  /**< All seeds go to the opponent of the player who could not move. */
  AWALE_LEFTOVER_NOBODY,    /**< The seeds count for neither player. */
} AwaleLeftoverRule;

/** Consequences once no sequence of legal moves contains another harvest. */
typedef enum
{
  AWALE_DEAD_PLAYS_ON,
  AWALE_DEAD_ENDS,  /**< The game ends; the seeds on each side go to the owner of the side. */
} AwaleDeadRule;

/** Owners of the seeds left on the board if a repetition ends the game. */
typedef enum
{
  AWALE_CYCLE_OWNER,
  AWALE_CYCLE_SPLIT,  /**< Each player gets half of the seeds, with half seeds if necessary. */
} AwaleCycleRule;

/** Players whom the new-game dialog proposes to move first. */
typedef enum
{
  AWALE_FIRST_CHOICE,
  AWALE_FIRST_YOUNGEST,
  AWALE_FIRST_RANDOM,
} AwaleFirstRule;

/** Consequences of 25 seeds or more in a store. */
typedef enum
{
  AWALE_MAJORITY_PLAYS_ON,
  AWALE_MAJORITY_MAY_STOP,  /**< The game is won, but may go on for the score. */
  AWALE_MAJORITY_ENDS,      /**< The game ends; seeds on the board count for neither player. */
} AwaleMajorityRule;

/* Limits of a drought (in plies) and of repetitions (in occurrences). */
#define AWALE_MIN_DROUGHT 1
#define AWALE_MIN_REPETITION 2
#define AWALE_MAX_OF_LIMIT 1000

/** A ruleset, a plain value made of its axes. */
typedef struct
{
  AwaleSlamRule     slam;
  AwaleFeedRule     feed;
  AwaleStuckRule    stuck;
  AwaleLeftoverRule leftover;
  AwaleDeadRule     dead;
  uint16_t          drought;     /**< Number of plies without a harvest that ends the game; 0 for
                                  * none. */
  uint16_t          repetition;  /**< Number of occurrences of a position that ends the game; 0
                                  * for none. */
  AwaleCycleRule    cycle;
  AwaleFirstRule    first;
  AwaleMajorityRule majority;
} AwaleRuleset;

/** A named ruleset. */
typedef struct
{
  const char  *id;         /**< Id on the command line: `society`. */
  const char  *file_name;  /**< Name in the Variant tag of a file: `Awele Society`. */
  const char  *name_en;    /**< Message id of the name, to be translated with gettext. */
  const char  *name_fr;    /**< French name, accepted in files in any language of the program. */
  const char  *sheet;      /**< Number of the rule sheet that the preset follows (`001`), or
                            * NULL. */
  AwaleRuleset rules;
} AwalePreset;

/** The presets in the order in which they are shown. @n_presets (out) (nullable): their number */
const AwalePreset *awale_presets (size_t *n_presets);

/** The preset for new games (`society`), and the one for files that name none (`abapa`). */
const AwalePreset *awale_preset_default  (void);
const AwalePreset *awale_preset_for_files (void);

/**
 * Finds a preset by its id, its name in files, or its English or French name, ignoring case. NULL
 * if there is none.
 */
const AwalePreset *awale_preset_find     (const char *name);

/** The preset with exactly these axes, or NULL for a custom ruleset. */
const AwalePreset *awale_preset_of       (const AwaleRuleset *rules);

/** The display name of @rules: the translated name of a preset, or “Custom rules”. Static text. */
const char *awale_ruleset_get_name (const AwaleRuleset *rules);

bool  awale_ruleset_equal     (const AwaleRuleset  *a,
                               const AwaleRuleset  *b);

/**
 * Checks that @rules have a drought limit or a repetition limit, but not both. Returns false and
 * sets @error (AwaleRulesError) if not.
 */
bool  awale_ruleset_check     (const AwaleRuleset  *rules,
                               GError             **error);

/**
 * Parses an axes line (`slam=last-resort feed=yes …`), which gives each axis once, in any order.
 * Returns false and sets @error (AwaleRulesError) for any other text, and for rules that
 * awale_ruleset_check() rejects.
 */
bool  awale_ruleset_parse     (const char          *line,
                               AwaleRuleset        *rules,
                               GError             **error);

/** Formats @rules as an axes line, in the order of the fields. Returns: (transfer full) */
char *awale_ruleset_to_string (const AwaleRuleset  *rules);

/**
 * The id of the preset with these axes, or else the axes line; awale_ruleset_resolve() reads both.
 * Returns: (transfer full)
 */
char *awale_ruleset_dup_id    (const AwaleRuleset  *rules);

/**
 * Parses the rules given by an option or a file: the id or name of a preset, or an axes line.
 * Returns false and sets @error (AwaleRulesError) for anything else.
 */
bool  awale_ruleset_resolve   (const char          *text,
                               AwaleRuleset        *rules,
                               GError             **error);

G_END_DECLS
