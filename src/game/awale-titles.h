/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game.h"

G_BEGIN_DECLS

/**
 * How games are called where a person sees them: too long names end with “…”. Tags that are
 * missing, empty, `?` or `-` say nothing.
 */

/** What tells exercises from games that were played: that it is one about an error or an opening,
 * and what kind of a combination it is. */
#define AWALE_TAG_EXERCISE "Exercise"
#define AWALE_TAG_COMBINATION "Combination"

/** How somebody answered an exercise, which is no part of it. */
#define AWALE_TAG_ANSWERS "Answers"

/** Whether the tags say that @game is an exercise, which nobody played. */
bool        awale_title_is_exercise  (AwaleGame  *game);

/** A tag's text, or NULL if it says nothing. (transfer none) */
const char *awale_title_get_tag      (AwaleGame  *game,
                                      const char *name);

/** The same for storing and editing, however long it is. (transfer none) */
const char *awale_title_get_whole_tag (AwaleGame  *game,
                                       const char *name);

/** The player's name as the tags have it, or NULL if they have none. (transfer none) */
const char *awale_title_find_player  (AwaleGame  *game,
                                      AwaleSide   side);

/** The player's name, or else “South” or “North”. (transfer none) */
const char *awale_title_get_player   (AwaleGame  *game,
                                      AwaleSide   side);

/** “Mensah – Koffi”; the event when neither player has a name. (transfer full) */
char       *awale_title_for_game     (AwaleGame  *game);

/**
 * A name for a file with @game, which any file system takes: its title, shortened to 80 characters,
 * @detail of it (nullable) and @ending, for instance `.ogn`. (transfer full)
 */
char       *awale_title_for_file     (AwaleGame  *game,
                                      const char *detail,
                                      const char *ending);

/** Result, date and event as far as they are known: “26–22 · 2022-01-10 · Cup”. (transfer full)
 * (nullable) */
char       *awale_title_for_event    (AwaleGame  *game);

/** The same, and the ruleset. (transfer full) */
char       *awale_title_for_details  (AwaleGame  *game);

G_END_DECLS
