/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Shared by the programs of this folder: games, random changes, and a game's full state as text to
 * compare.
 */
#pragma once

#include "game/awale-game.h"

/** A constant AwaleCommentCommand. */
#define COMMAND(name, value) { (char *) (name), (char *) (value) }

/** An empty game under Abapa. (transfer full) */
AwaleGame *fixture_new_game    (void);

/** Plays the legal moves @letters (`FfB`) from the cursor. */
void       fixture_play        (AwaleGame  *game,
                                const char *moves);

/** Adds the moves @letters below @node without moving the cursor. Returns: the last node */
AwaleNode *fixture_add         (AwaleGame  *game,
                                AwaleNode  *node,
                                const char *moves);

/** The node at @path, which must exist. */
AwaleNode *fixture_find        (AwaleGame  *game,
                                const char *path);

/** Restarts @game from a recurring position, and plays @n_plies in circles. */
void       fixture_play_circle (AwaleGame  *game,
                                int         n_plies);

/** Restarts @game with @depth nested variations. Returns: the last node of the deepest */
AwaleNode *fixture_nest        (AwaleGame  *game,
                                int         depth);

/** All parts of @game that undo restores, except the cursor. (transfer full) */
char      *fixture_dump        (AwaleGame  *game);

/** All nodes in preorder. (transfer container) */
GPtrArray *fixture_list_nodes  (AwaleGame  *game);

/** Makes at most one random change of any kind. */
void       fixture_edit        (AwaleGame  *game,
                                GRand      *random);
