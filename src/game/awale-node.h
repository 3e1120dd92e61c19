/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

#include "awale-move-values.h"

G_BEGIN_DECLS

/** A command in a comment: `[%clk 0:05:12]` has the name `clk` and the value `0:05:12`. */
typedef struct
{
  char *name;
  char *value;
} AwaleCommentCommand;

#define AWALE_TYPE_NODE (awale_node_get_type ())

/**
 * A node in the tree of a game: a position, the move that led to it (none at the root), and notes.
 * Only its AwaleGame changes it; keep a reference to use it longer than a call. A deleted node
 * stays valid with all nodes after it while it is referenced, because undo may restore it; it then
 * has no parent or siblings, and awale_game_contains() returns false. This is a boxed type whose
 * copies are references.
 */
typedef struct _AwaleNode AwaleNode;

GType      awale_node_get_type (void);
AwaleNode *awale_node_ref      (AwaleNode *self);
void       awale_node_unref    (AwaleNode *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleNode, awale_node_unref)

/**
 * The neighbors of a node in the tree; the first child continues the line. (transfer none)
 * (nullable)
 */
AwaleNode     *awale_node_get_parent       (const AwaleNode *self);
AwaleNode     *awale_node_get_first_child  (const AwaleNode *self);
AwaleNode     *awale_node_get_next_sibling (const AwaleNode *self);
unsigned       awale_node_get_n_children   (const AwaleNode *self);

/** The child that @move leads to. (transfer none) (nullable) */
AwaleNode     *awale_node_find_child       (const AwaleNode *self,
                                            AwaleMove        move);

/** The next node of the tree in preorder. (transfer none) (nullable) */
AwaleNode     *awale_node_get_next         (AwaleNode       *self);

/** True if the node and all nodes before it, except for the root, are first children. */
bool           awale_node_is_main_line     (const AwaleNode *self);

/**
 * True if the node continues the line of its parent, or is the root; false if it begins a
 * variation.
 */
bool           awale_node_is_first_child   (const AwaleNode *self);

/** The number of moves from the root to the node. */
int            awale_node_get_ply          (const AwaleNode *self);

/**
 * The number of the round that the node's move belongs to; the first move is in round 1 even if
 * North plays it.
 */
int            awale_node_get_round        (const AwaleNode *self);

AwaleMove      awale_node_get_move         (const AwaleNode *self);
AwalePosition  awale_node_get_position     (const AwaleNode *self);
int            awale_node_get_harvest      (const AwaleNode *self);

/** The side that played the move that led to the node; at the root, the side not to move. */
AwaleSide      awale_node_get_mover        (const AwaleNode *self);

/** Formats the node's move: `C`, `F+3`, `--`; empty at the root. (transfer full) */
char          *awale_node_dup_text         (const AwaleNode *self);

/** Formats @move, which can be sown from the node's position, in the same way. (transfer full) */
char          *awale_node_dup_move_text    (const AwaleNode    *self,
                                            const AwaleRuleset *rules,
                                            AwaleMove           move);

/**
 * Copies the line that begins with @move from the node's position: the expected line of its values
 * or, if that begins otherwise, the line in the game. Returns: the number of moves, 1 if only @move
 * is known
 */
int            awale_node_copy_line        (const AwaleNode    *self,
                                            AwaleMove           move,
                                            int8_t              line[AWALE_MOVE_VALUES_LINE]);

/**
 * The moves from the root to the node, such as `FfB--a`; see awale_game_find_path(). (transfer
 * full)
 */
char          *awale_node_dup_path         (const AwaleNode *self);

/** The comment, or NULL. (transfer none) */
const char    *awale_node_get_comment      (const AwaleNode *self);

/** The comment that precedes the move, usually at the start of a variation; or NULL. */
const char    *awale_node_get_comment_before (const AwaleNode *self);

/**
 * The glyphs as NAG numbers, see awale-glyph.h. (transfer none) (nullable): NULL if there are none
 */
const uint16_t *awale_node_get_glyphs      (const AwaleNode *self,
                                            size_t          *n_glyphs);
bool           awale_node_has_glyph        (const AwaleNode *self,
                                            uint16_t         glyph);

/**
 * The values of the moves from the node's position, from a search of that position or from a file;
 * or NULL.
 */
const AwaleMoveValues     *awale_node_get_move_values (const AwaleNode *self);

/**
 * The value of the node's move among the values of the preceding position; at the root, the value
 * of the position. NULL if unknown.
 */
const AwaleEvaluation     *awale_node_get_evaluation  (const AwaleNode *self);

/**
 * The values of the moves from the node's position as they are displayed, compared, judged and
 * saved: a move after which the position has values of its own gets the value of that position, see
 * awale_node_get_value(), so that a loss is the difference between two displayed values. Values
 * without a best move are returned as they are stored.
 */
AwaleMoveValues        awale_node_find_move_values (AwaleNode      *self);

/**
 * The value of the node's position as it is displayed; NULL if unknown. It comes from a search of
 * the position itself. If there is none with a best move, the value found by searching the
 * preceding position is used, see awale_node_get_evaluation(); the same holds if that value is
 * proven better or comes from a deeper search.
 */
const AwaleEvaluation     *awale_node_get_value       (const AwaleNode *self);

/**
 * The commands in the node's comment, in their order, except for the evaluation and the best move
 * that were read as values. (transfer none) (nullable): NULL if there are none
 */
const AwaleCommentCommand *awale_node_get_commands (const AwaleNode *self,
                                                    size_t          *n_commands);

/** The value of the first command called @name (`clk`, `csl` …), or NULL. */
const char                *awale_node_get_command  (const AwaleNode *self,
                                                    const char      *name);

/*
 * The functions below build and change the tree; only AwaleGame and its history use them. None of
 * them recurses, because lines may be ten thousand plies long and variations may nest deeply.
 */

/** Fields of a node; 1 << field is the AwaleNodeChange of a field. */
typedef enum
{
  AWALE_NODE_FIELD_COMMENT,  /**< Comment, a `char *`. */
  AWALE_NODE_FIELD_GLYPHS,   /**< Glyphs, a GArray of uint16_t. */
  AWALE_NODE_FIELD_VALUES,   /**< Values of the moves from the position, an AwaleMoveValues. */
  AWALE_NODE_FIELD_COMMANDS, /**< Commands, a GArray of AwaleCommentCommand. */
  AWALE_NODE_FIELD_COMMENT_BEFORE,  /**< Comment before the move, a `char *`. */
  AWALE_N_FIELDS,
} AwaleNodeField;

/** Creates a root that does not belong to a game yet. (transfer full) */
AwaleNode *awale_node_new_root  (AwalePosition       start);

/**
 * Creates a node for @move from @parent; it must still be inserted among the children of @parent.
 * (transfer full)
 */
AwaleNode *awale_node_new_move  (const AwaleNode    *parent,
                                 const AwaleRuleset *rules,
                                 AwaleMove           move);

/**
 * The game that the node's tree belongs to, or NULL. Setting the owner visits the whole subtree, so
 * that getting it is fast.
 */
const void *awale_node_get_owner (const AwaleNode *self);
void        awale_node_set_owner (AwaleNode       *self,
                                  const void      *owner);

unsigned   awale_node_get_index    (const AwaleNode *self);

/** The next node in preorder within the subtree of @top, or NULL. */
AwaleNode *awale_node_next         (const AwaleNode *self,
                                    const AwaleNode *top);

/**
 * Inserts @child at @index; the parent holds a reference to the child, and its owner becomes that
 * of the child.
 */
void       awale_node_insert_child (AwaleNode *self,
                                    AwaleNode *child,
                                    unsigned   index);
void       awale_node_remove_child (AwaleNode *self,
                                    AwaleNode *child);
void       awale_node_move_child   (AwaleNode *self,
                                    unsigned   from,
                                    unsigned   to);

/** Exchanges the value of a field (NULL: none) and *@value; both change owner. */
void       awale_node_swap_field   (AwaleNode     *self,
                                    AwaleNodeField field,
                                    void         **value);
const void *awale_node_peek_field  (const AwaleNode *self,
                                    AwaleNodeField   field);

/** Compares two values of a field, either of which may be NULL. */
bool       awale_node_field_equal  (AwaleNodeField field,
                                    const void    *a,
                                    const void    *b);
void      *awale_node_field_copy   (AwaleNodeField field,
                                    const void    *value);
void       awale_node_field_free   (AwaleNodeField field,
                                    void          *value);

/**
 * Creates the array that is the value of a field from its elements; NULL if there are no elements.
 * (transfer full) (nullable)
 */
GArray    *awale_glyphs_new        (const uint16_t            *glyphs,
                                    size_t                     n_glyphs);
GArray    *awale_commands_new      (const AwaleCommentCommand *commands,
                                    size_t                     n_commands);

G_END_DECLS
