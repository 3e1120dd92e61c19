/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

#include "awale-move-values.h"

G_BEGIN_DECLS

/** A command that a comment carries: `[%clk 0:05:12]` is `clk` and `0:05:12`. */
typedef struct
{
  char *name;
  char *value;
} AwaleCommentCommand;

#define AWALE_TYPE_NODE (awale_node_get_type ())

/**
 * A node of a game's tree: a position, and the move that led to it with what is said of it. The
 * root has no move. Nodes belong to their AwaleGame, which alone changes them; whoever keeps one
 * longer than a call takes a reference. A node that was deleted stays whole, with all that
 * follows it, while it is referred to (undo may bring it back); awale_game_contains() no longer
 * finds it, and it has no parent and no siblings. A boxed type whose copies are references.
 */
typedef struct _AwaleNode AwaleNode;

GType      awale_node_get_type (void);
AwaleNode *awale_node_ref      (AwaleNode *self);
void       awale_node_unref    (AwaleNode *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleNode, awale_node_unref)

/** The tree around it: (transfer none) (nullable). The first child continues the line. */
AwaleNode     *awale_node_get_parent       (const AwaleNode *self);
AwaleNode     *awale_node_get_first_child  (const AwaleNode *self);
AwaleNode     *awale_node_get_next_sibling (const AwaleNode *self);
unsigned       awale_node_get_n_children   (const AwaleNode *self);

/** The child that @move leads to. (transfer none) (nullable) */
AwaleNode     *awale_node_find_child       (const AwaleNode *self,
                                            AwaleMove        move);

/** What comes after it where each node is followed by all that follows it. (transfer none)
 * (nullable) */
AwaleNode     *awale_node_get_next         (AwaleNode       *self);

/** Whether the moves from the root to it are all first children. */
bool           awale_node_is_main_line     (const AwaleNode *self);

/** Whether it continues the line of its parent, as the root does; else it begins a variation. */
bool           awale_node_is_first_child   (const AwaleNode *self);

/** Moves from the root to it: 0 for the root. */
int            awale_node_get_ply          (const AwaleNode *self);

/** The number of its round as written before a move: North's first move is of round 1 too. */
int            awale_node_get_round        (const AwaleNode *self);

AwaleMove      awale_node_get_move         (const AwaleNode *self);
AwalePosition  awale_node_get_position     (const AwaleNode *self);
int            awale_node_get_harvest      (const AwaleNode *self);

/** Who played its move. */
AwaleSide      awale_node_get_mover        (const AwaleNode *self);

/** `C`, `F+3`, `--`; empty for the root. Returns: (transfer full) */
char          *awale_node_dup_text         (const AwaleNode *self);

/**
 * The moves that lead to it, `FfB--a`; see awale_game_find_path(). Also what a game is pasted
 * from. Returns: (transfer full)
 */
char          *awale_node_dup_path         (const AwaleNode *self);

/** The comment, or NULL. Paragraphs are separated by "\n". */
const char    *awale_node_get_comment      (const AwaleNode *self);

/** The glyphs as NAG numbers, see awale-glyph.h. (transfer none) */
const uint16_t *awale_node_get_glyphs      (const AwaleNode *self,
                                            size_t          *n_glyphs);
bool           awale_node_has_glyph        (const AwaleNode *self,
                                            uint16_t         glyph);

/** Values that one search of its position found for the moves from it; or NULL. */
const AwaleMoveValues     *awale_node_get_move_values (const AwaleNode *self);

/**
 * The value that its move has in the search of the position before, of the root that of its best
 * move; or NULL.
 */
const AwaleEvaluation     *awale_node_get_evaluation  (const AwaleNode *self);

/**
 * Values of the moves from its position as a person sees them, by which moves are compared and
 * judged, and which files hold: a move in the game has the value of the position after it, see
 * awale_node_get_value(), so that a loss is the difference of two values that are shown.
 */
AwaleMoveValues        awale_node_find_move_values (AwaleNode      *self);

/**
 * The value of its position, or NULL. Wherever a person sees a value of a position it is this one,
 * so that a position has one value at a time: what the search of the position itself found; and
 * while that does not tell the best move, estimates what was proven already or looks less far ahead
 * than the search of the position before, see awale_node_get_evaluation().
 */
const AwaleEvaluation     *awale_node_get_value       (const AwaleNode *self);

/** The other commands of its comment, in their order. (transfer none) */
const AwaleCommentCommand *awale_node_get_commands (const AwaleNode *self,
                                                    size_t          *n_commands);

/** The value of its first command called @name (`clk`, `csl` …), or NULL. */
const char                *awale_node_get_command  (const AwaleNode *self,
                                                    const char      *name);

G_END_DECLS
