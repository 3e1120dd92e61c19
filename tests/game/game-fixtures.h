/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The programs of this folder share functions that create games, change them at random, and write a
 * game as text for comparison.
 */
#pragma once

#include "game/awale-game.h"

/** A constant initializer of AwaleCommentCommand. */
#define COMMAND(name, value) { (char *) (name), (char *) (value) }

/** Creates an empty game under Abapa. (transfer full) */
AwaleGame *fixture_new_game    (void);

/** Plays the legal moves @moves (`FfB`) from the cursor. */
void       fixture_play        (AwaleGame  *game,
                                const char *moves);

/** Adds the moves @moves below @node, without moving the cursor. Returns: the last added node */
AwaleNode *fixture_add         (AwaleGame  *game,
                                AwaleNode  *node,
                                const char *moves);

/** Returns the node at @path, which must exist. */
AwaleNode *fixture_find        (AwaleGame  *game,
                                const char *path);

/** Restarts @game from a position that recurs, and plays @n_plies round and round. */
void       fixture_play_circle (AwaleGame  *game,
                                int         n_plies);

/** Restarts @game with @depth nested variations. Returns: the last node of the deepest variation */
AwaleNode *fixture_nest        (AwaleGame  *game,
                                int         depth);

/** Returns the rules, tags and nodes of @game as text, without the cursor and without values of
 * moves that were not played. (transfer full) */
char      *fixture_dump        (AwaleGame  *game);

/** Returns all nodes in preorder. (transfer container) */
GPtrArray *fixture_list_nodes  (AwaleGame  *game);

/* * Makes a random edit, which may consist of several changes or of none. */
void       fixture_edit        (AwaleGame  *game,
                                GRand      *random);
