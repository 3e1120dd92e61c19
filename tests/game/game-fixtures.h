/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the programs of this folder share: games to try things on, random changes, and a full
 * text of a game's state to compare.
 */
#pragma once

#include "game/awale-game.h"

/** An AwaleCommentCommand of literals, for arrays that are only read. */
#define COMMAND(name, value) { (char *) (name), (char *) (value) }

/** A game under Abapa from its start, with nothing in it. (transfer full) */
AwaleGame *fixture_new_game    (void);

/** Plays letters (`FfB`) one after the other from the cursor on; each must be legal. */
void       fixture_play        (AwaleGame  *game,
                                const char *moves);

/** Adds letters below @node without moving the cursor. Returns: the last node. */
AwaleNode *fixture_add         (AwaleGame  *game,
                                AwaleNode  *node,
                                const char *moves);

/** The node at @path, which must exist. */
AwaleNode *fixture_find        (AwaleGame  *game,
                                const char *path);

/** Starts @game anew from a position that comes back, and plays @n_plies in circles. */
void       fixture_play_circle (AwaleGame  *game,
                                int         n_plies);

/**
 * Starts @game anew with @depth variations one within the other, each of which leaves the one
 * before it. Returns: the last node of the deepest.
 */
AwaleNode *fixture_nest        (AwaleGame  *game,
                                int         depth);

/** Everything of @game that undo has to restore, but for the cursor. (transfer full) */
char      *fixture_dump        (AwaleGame  *game);

/** All nodes, in the order of the tree. (transfer container) */
GPtrArray *fixture_list_nodes  (AwaleGame  *game);

/** Makes one random change of any kind (or none, if that is how it falls). */
void       fixture_edit        (AwaleGame  *game,
                                GRand      *random);
