/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/**
 * Titles of games for display; long names are shortened with “…”. A tag that is empty, `?` or `-`
 * counts as missing.
 */

/** Tags of exercises: one about an error or an opening, and the kind of a combination. */
#define AWALE_TAG_EXERCISE "Exercise"
#define AWALE_TAG_COMBINATION "Combination"

/** Tag of the answers to an exercise, which do not belong to the exercise itself. */
#define AWALE_TAG_ANSWERS "Answers"

/** True if @game is an exercise according to its tags, and was never played. */
bool        awale_title_is_exercise  (AwaleGame  *game);

/** The text of a tag, shortened; NULL if missing. (transfer none) */
const char *awale_title_get_tag      (AwaleGame  *game,
                                      const char *name);

/** The full text of a tag, for storing and editing; NULL if missing. (transfer none) */
const char *awale_title_get_whole_tag (AwaleGame  *game,
                                       const char *name);

/** The name of the player in the tags, or NULL. (transfer none) */
const char *awale_title_find_player  (AwaleGame  *game,
                                      AwaleSide   side);

/** The name of the player, or else “South” or “North”. (transfer none) */
const char *awale_title_get_player   (AwaleGame  *game,
                                      AwaleSide   side);

/**
 * Formats the players, “Mensah – Koffi”; the event if neither player has a name. (transfer full)
 */
char       *awale_title_for_game     (AwaleGame  *game);

/**
 * A file name for @game that every file system accepts: its title of at most 80 characters, @detail
 * (nullable) and @ending, such as `.ogn`. (transfer full)
 */
char       *awale_title_for_file     (AwaleGame  *game,
                                      const char *detail,
                                      const char *ending);

/**
 * Formats result, date and event as far as they are known: “26–22 · 2022-01-10 · Cup”. (transfer
 * full) (nullable)
 */
char       *awale_title_for_event    (AwaleGame  *game);

/** Formats result, date, event and ruleset. (transfer full) */
char       *awale_title_for_details  (AwaleGame  *game);

G_END_DECLS
