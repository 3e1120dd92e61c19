/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/**
 * Titles of games for display, in which long names are shortened with “…”. A tag that is empty, or
 * consists only of `?`, `.`, `-`, `*` and spaces, counts as missing.
 */

/**
 * Tags of exercises: one for exercises about an error, an opening or a position, the other for the
 * kind and level of a combination.
 */
#define AWALE_TAG_EXERCISE "Exercise"
#define AWALE_TAG_COMBINATION "Combination"

/** Tag with the answers given to an exercise; they are no part of the exercise itself. */
#define AWALE_TAG_ANSWERS "Answers"

/** True if the tags say that @game is an exercise, rather than a game that was played. */
bool        awale_title_is_exercise  (AwaleGame  *game);

/** The text of a tag, shortened; NULL if the tag is missing. (transfer none) */
const char *awale_title_get_tag      (AwaleGame  *game,
                                      const char *name);

/** The full text of a tag, for storing and editing; NULL if the tag is missing. (transfer none) */
const char *awale_title_get_whole_tag (AwaleGame  *game,
                                       const char *name);

/** The name of the player in the tags, or NULL. (transfer none) */
const char *awale_title_find_player  (AwaleGame  *game,
                                      AwaleSide   side);

/** The name of the player, or else “South” or “North”. (transfer none) */
const char *awale_title_get_player   (AwaleGame  *game,
                                      AwaleSide   side);

/**
 * Formats the players as “Mensah – Koffi”, or the event if it is known but neither player is.
 * (transfer full)
 */
char       *awale_title_for_game     (AwaleGame  *game);

/**
 * A file name for @game: its title, shortened to 80 characters or less, followed by @detail
 * (nullable) and by @ending, such as `.ogn`, with dashes in place of characters that some file
 * systems forbid. (transfer full)
 */
char       *awale_title_for_file     (AwaleGame  *game,
                                      const char *detail,
                                      const char *ending);

/**
 * Formats the result, the date and the event, as far as they are known: “26–22 · 2022-01-10 · Cup”.
 * (transfer full) (nullable)
 */
char       *awale_title_for_event    (AwaleGame  *game);

/**
 * Formats the result, the date and the event, as far as they are known, and the ruleset. (transfer
 * full)
 */
char       *awale_title_for_details  (AwaleGame  *game);

/** The same without the result, which is not that of a variation. (transfer full) */
char       *awale_title_for_variation (AwaleGame *game);

G_END_DECLS
