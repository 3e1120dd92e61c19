/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/**
 * Titles of games for display; long names are shortened with “…”. Tags that are missing, empty,
 * `?` or `-` count as missing.
 */

/** Tags of exercises: one about an error or an opening, and the kind of a combination. */
#define AWALE_TAG_EXERCISE "Exercise"
#define AWALE_TAG_COMBINATION "Combination"

/** Tag of answers to an exercise, which are not part of it. */
#define AWALE_TAG_ANSWERS "Answers"

/** True if the tags say that @game is an exercise, which was never played. */
bool        awale_title_is_exercise  (AwaleGame  *game);

/** A tag's text, shortened; NULL if missing. (transfer none) */
const char *awale_title_get_tag      (AwaleGame  *game,
                                      const char *name);

/** A tag's full text, for storing and editing; NULL if missing. (transfer none) */
const char *awale_title_get_whole_tag (AwaleGame  *game,
                                       const char *name);

/** The player's name by the tags, or NULL. (transfer none) */
const char *awale_title_find_player  (AwaleGame  *game,
                                      AwaleSide   side);

/** The player's name, or else “South” or “North”. (transfer none) */
const char *awale_title_get_player   (AwaleGame  *game,
                                      AwaleSide   side);

/** Formats “Mensah – Koffi”; the event if neither player has a name. (transfer full) */
char       *awale_title_for_game     (AwaleGame  *game);

/**
 * A file name for @game that any file system accepts: its title, at most 80 characters, @detail
 * (nullable) and @ending, such as `.ogn`. (transfer full)
 */
char       *awale_title_for_file     (AwaleGame  *game,
                                      const char *detail,
                                      const char *ending);

/**
 * Formats result, date and event as far as known: “26–22 · 2022-01-10 · Cup”. (transfer full)
 * (nullable)
 */
char       *awale_title_for_event    (AwaleGame  *game);

/** Formats result, date, event and ruleset. (transfer full) */
char       *awale_title_for_details  (AwaleGame  *game);

G_END_DECLS
