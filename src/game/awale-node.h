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
 * A node of the tree of a game: a position, the move that led to it (none at the root), and notes.
 * Only its AwaleGame changes it; keep a reference to use it longer than a call. A deleted node
 * stays valid with all nodes after it while it is referenced, because undo may restore it; it has
 * no parent or siblings, and awale_game_contains() does not find it. A boxed type whose copies are
 * references.
 */
typedef struct _AwaleNode AwaleNode;

GType      awale_node_get_type (void);
AwaleNode *awale_node_ref      (AwaleNode *self);
void       awale_node_unref    (AwaleNode *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleNode, awale_node_unref)

/**
 * The neighbors of a node in the tree; its first child continues the line. (transfer none)
 * (nullable)
 */
AwaleNode     *awale_node_get_parent       (const AwaleNode *self);
AwaleNode     *awale_node_get_first_child  (const AwaleNode *self);
AwaleNode     *awale_node_get_next_sibling (const AwaleNode *self);
unsigned       awale_node_get_n_children   (const AwaleNode *self);

/** The child that @move leads to. (transfer none) (nullable) */
AwaleNode     *awale_node_find_child       (const AwaleNode *self,
                                            AwaleMove        move);

/** The next node in preorder. (transfer none) (nullable) */
AwaleNode     *awale_node_get_next         (AwaleNode       *self);

/** True if all moves from the root to the node are first children. */
bool           awale_node_is_main_line     (const AwaleNode *self);

/**
 * True if the node continues the line of its parent, as the root does by convention; false if it
 * begins a variation.
 */
bool           awale_node_is_first_child   (const AwaleNode *self);

/** The number of moves from the root to the node. */
int            awale_node_get_ply          (const AwaleNode *self);

/**
 * The number of the node's round, as written before a move; North's first move is in round 1 even
 * if North begins.
 */
int            awale_node_get_round        (const AwaleNode *self);

AwaleMove      awale_node_get_move         (const AwaleNode *self);
AwalePosition  awale_node_get_position     (const AwaleNode *self);
int            awale_node_get_harvest      (const AwaleNode *self);

/** The side that played the node's move. */
AwaleSide      awale_node_get_mover        (const AwaleNode *self);

/** Formats the node's move: `C`, `F+3`, `--`; empty at the root. (transfer full) */
char          *awale_node_dup_text         (const AwaleNode *self);

/**
 * The moves from the root to the node, `FfB--a`; see awale_game_find_path(). They can be pasted as
 * a game too. (transfer full)
 */
char          *awale_node_dup_path         (const AwaleNode *self);

/** The comment, or NULL. Paragraphs are separated by "\n". */
const char    *awale_node_get_comment      (const AwaleNode *self);

/** The comment that precedes the move, as on a variation that it begins; or NULL. */
const char    *awale_node_get_comment_before (const AwaleNode *self);

/** The glyphs as NAG numbers, see awale-glyph.h. (transfer none) */
const uint16_t *awale_node_get_glyphs      (const AwaleNode *self,
                                            size_t          *n_glyphs);
bool           awale_node_has_glyph        (const AwaleNode *self,
                                            uint16_t         glyph);

/**
 * The values of the moves from the node's position, found by a search of that position; or NULL.
 */
const AwaleMoveValues     *awale_node_get_move_values (const AwaleNode *self);

/**
 * The value of the node's move, found by the search of the preceding position; at the root, that of
 * the best move; or NULL.
 */
const AwaleEvaluation     *awale_node_get_evaluation  (const AwaleNode *self);

/**
 * The values of the moves from the node's position as they are displayed, compared, judged and
 * saved: a move in the game has the value of the resulting position, see awale_node_get_value(), so
 * that a loss is the difference between two displayed values.
 */
AwaleMoveValues        awale_node_find_move_values (AwaleNode      *self);

/**
 * The value of the node's position as it is displayed everywhere; or NULL. It comes from the search
 * of the position itself. If that has no best move, it is the value found by the search of the
 * preceding position, see awale_node_get_evaluation(), which is also preferred if it is proven or
 * looks further ahead.
 */
const AwaleEvaluation     *awale_node_get_value       (const AwaleNode *self);

/** The other commands in the node's comment, in order. (transfer none) */
const AwaleCommentCommand *awale_node_get_commands (const AwaleNode *self,
                                                    size_t          *n_commands);

/** The value of the first command @name (`clk`, `csl` …), or NULL. */
const char                *awale_node_get_command  (const AwaleNode *self,
                                                    const char      *name);

/*
 * The functions below build and change the tree; only AwaleGame and its history use them. None of
 * them recurses, because lines may be ten thousand plies long and variations may nest deeply.
 */

/** Fields of a node; the bit 1 << field is the AwaleNodeChange of a field. */
typedef enum
{
  AWALE_NODE_FIELD_COMMENT,  /**< Comment: char * */
  AWALE_NODE_FIELD_GLYPHS,   /**< Glyphs: GArray of uint16_t */
  AWALE_NODE_FIELD_VALUES,   /**< Values of the moves from the position: AwaleMoveValues * */
  AWALE_NODE_FIELD_COMMANDS, /**< Commands: GArray of AwaleCommentCommand */
  AWALE_NODE_FIELD_COMMENT_BEFORE,  /**< Comment before the move: char * */
  AWALE_N_FIELDS,
} AwaleNodeField;

/** Creates a root that does not belong to a game yet. (transfer full) */
AwaleNode *awale_node_new_root  (AwalePosition       start);

/**
 * Creates the node after @move from @parent, which is not among the children of @parent yet.
 * (transfer full)
 */
AwaleNode *awale_node_new_move  (const AwaleNode    *parent,
                                 const AwaleRuleset *rules,
                                 AwaleMove           move);

/**
 * The game that the node's tree belongs to, or NULL. Setting it visits the whole subtree, so that
 * getting it is fast.
 */
const void *awale_node_get_owner (const AwaleNode *self);
void        awale_node_set_owner (AwaleNode       *self,
                                  const void      *owner);

/** The index of the node among its siblings. */
unsigned   awale_node_get_index    (const AwaleNode *self);

/** The next node in preorder within the subtree of @top, or NULL. */
AwaleNode *awale_node_next         (const AwaleNode *self,
                                    const AwaleNode *top);

/** Inserts @child at @index; a parent holds references to its children, which get its owner. */
void       awale_node_insert_child (AwaleNode *self,
                                    AwaleNode *child,
                                    unsigned   index);
void       awale_node_remove_child (AwaleNode *self,
                                    AwaleNode *child);
void       awale_node_move_child   (AwaleNode *self,
                                    unsigned   from,
                                    unsigned   to);

/** Swaps the value of a field (NULL: none) with @value; both change owner. */
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
 * Creates the array of a field from its elements; NULL if there are none. (transfer full)
 * (nullable)
 */
GArray    *awale_glyphs_new        (const uint16_t            *glyphs,
                                    size_t                     n_glyphs);
GArray    *awale_commands_new      (const AwaleCommentCommand *commands,
                                    size_t                     n_commands);

G_END_DECLS
