/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * Version of the rules' interpretation. Raise it if, for the same axes, any position gets other
 * moves, harvests or endings: results computed with another version are discarded.
 */
enum
{
  AWALE_RULES_REVISION = 1,
};

/** Treatment of grand slams, sowings whose harvest would take all seeds on the opponent's side. */
typedef enum
{
  AWALE_SLAM_CAPTURES,              /**< Legal, and harvests. */
  AWALE_SLAM_FORBIDDEN,             /**< Never legal. */
  AWALE_SLAM_NO_CAPTURE,            /**< Legal, harvests nothing. */
  AWALE_SLAM_LAST_RESORT,           /**< Legal only when no other sowing is; harvests nothing. */
  AWALE_SLAM_LAST_RESORT_CAPTURES,  /**< Legal only when no other sowing is; harvests. */
  AWALE_SLAM_CLEARS_BOARD,          /**< Legal, and harvests, only if the board is then empty. */
} AwaleSlamRule;

/** Duty of the mover when the opponent's side is empty. */
typedef enum
{
  AWALE_FEED_YES,          /**< Only sowings that reach the opponent's side are legal. */
  AWALE_FEED_IF_POSSIBLE,  /**< Only such sowings are legal if any exist, otherwise all. */
  AWALE_FEED_NO,           /**< No duty. */
} AwaleFeedRule;

/** Consequence when the player to move has no legal sowing. */
typedef enum
{
  AWALE_STUCK_END,           /**< The game ends. */
  AWALE_STUCK_PASS_STARVED,  /**< A player with an empty side passes if the other can then sow. */
  AWALE_STUCK_PASS_BLOCKED,  /**< A player who has seeds passes; an empty side ends the game. */
} AwaleStuckRule;

/** Owner of the seeds left on the board when the game ends because no sowing is legal. */
typedef enum
{
  AWALE_LEFTOVER_OWNER,     /**< Each side's seeds go to its owner. */
  AWALE_LEFTOVER_OPPONENT,  /**< All go to the opponent of the player who could not play. */
  AWALE_LEFTOVER_NOBODY,    /**< The seeds count for neither player. */
} AwaleLeftoverRule;

/** Consequence once no sequence of legal moves contains another harvest. */
typedef enum
{
  AWALE_DEAD_PLAYS_ON,
  AWALE_DEAD_ENDS,  /**< The game ends; each side's seeds go to its owner. */
} AwaleDeadRule;

/** Owner of the seeds left on the board when a repetition ends the game. */
typedef enum
{
  AWALE_CYCLE_OWNER,
  AWALE_CYCLE_SPLIT,  /**< Half to each player, half seeds included. */
} AwaleCycleRule;

/** The first player that the new-game dialog proposes. */
typedef enum
{
  AWALE_FIRST_CHOICE,
  AWALE_FIRST_YOUNGEST,
  AWALE_FIRST_RANDOM,
} AwaleFirstRule;

/** Consequence of 25 seeds or more in a store. */
typedef enum
{
  AWALE_MAJORITY_PLAYS_ON,
  AWALE_MAJORITY_MAY_STOP,  /**< Won; the game may go on for the score. */
  AWALE_MAJORITY_ENDS,      /**< The game ends; seeds on the board count for neither player. */
} AwaleMajorityRule;

/* Bounds of the drought (plies) and of the repetition (occurrences). The maximum limits the work of
 * building tables, which sweep once for each ply of a drought. */
#define AWALE_MIN_DROUGHT 1
#define AWALE_MIN_REPETITION 2
#define AWALE_MAX_OF_LIMIT 1000

/** A ruleset: a plain value made of its axes and copied freely. */
typedef struct
{
  AwaleSlamRule     slam;
  AwaleFeedRule     feed;
  AwaleStuckRule    stuck;
  AwaleLeftoverRule leftover;
  AwaleDeadRule     dead;
  uint16_t          drought;     /**< Plies without a harvest that end the game, or 0. */
  uint16_t          repetition;  /**< Occurrence of a position that ends the game, or 0. */
  AwaleCycleRule    cycle;
  AwaleFirstRule    first;
  AwaleMajorityRule majority;
} AwaleRuleset;

/** One of the seven named rulesets. */
typedef struct
{
  const char  *id;         /**< Name on the command line: `society`. */
  const char  *file_name;  /**< Name in a file's Variant tag: `Awele Society`. */
  const char  *name_en;    /**< Message id; translate with gettext to show it. */
  const char  *name_fr;    /**< French name, accepted in files whatever the program's language. */
  const char  *sheet;      /**< Number of the rule sheet it follows (`001`), or NULL. */
  AwaleRuleset rules;
} AwalePreset;

/** The presets in the order of the rules page. */
const AwalePreset *awale_presets (size_t *n_presets);

/** The preset for new games (`society`), and the one for files that name none (`abapa`). */
const AwalePreset *awale_preset_default  (void);
const AwalePreset *awale_preset_for_files (void);

/** Finds a preset by id, name in files, or name in either language, ignoring case. (nullable) */
const AwalePreset *awale_preset_find     (const char *name);

/** The preset with exactly these axes, or NULL for a custom ruleset. */
const AwalePreset *awale_preset_of       (const AwaleRuleset *rules);

/** The name to show for @rules: a preset's translated name or “Custom rules”. Static text. */
const char *awale_ruleset_get_name (const AwaleRuleset *rules);

bool  awale_ruleset_equal     (const AwaleRuleset  *a,
                               const AwaleRuleset  *b);

/**
 * Checks that games under @rules always end and that tables can hold them, for which a drought or a
 * repetition limit is needed. Returns false and sets @error (AwaleRulesError) if not.
 */
bool  awale_ruleset_check     (const AwaleRuleset  *rules,
                               GError             **error);

/**
 * Parses an axes line (`slam=last-resort feed=yes …`): each axis once, in any order. Returns false
 * and sets @error (AwaleRulesError) for other text, and for rules that awale_ruleset_check()
 * rejects.
 */
bool  awale_ruleset_parse     (const char          *line,
                               AwaleRuleset        *rules,
                               GError             **error);

/** Formats @rules as an axes line, in the order of the rules page. Returns: (transfer full) */
char *awale_ruleset_to_string (const AwaleRuleset  *rules);

/**
 * The id of the matching preset, or else the axes line; awale_ruleset_resolve() reads either.
 * Returns: (transfer full)
 */
char *awale_ruleset_dup_id    (const AwaleRuleset  *rules);

/**
 * Parses what options and files may contain: a preset's id or name, or an axes line. Returns false
 * and sets @error (AwaleRulesError) for anything else.
 */
bool  awale_ruleset_resolve   (const char          *text,
                               AwaleRuleset        *rules,
                               GError             **error);

G_END_DECLS
