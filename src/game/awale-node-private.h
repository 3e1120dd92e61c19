/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How AwaleGame builds and changes the tree. Nothing here recurses: lines are ten thousand plies
 * long and variations nest deep.
 */
#pragma once

#include "awale-node.h"

G_BEGIN_DECLS

/** Fields of a node; the bit 1 << field is its AwaleNodeChange. */
typedef enum
{
  AWALE_NODE_FIELD_COMMENT,  /**< char * */
  AWALE_NODE_FIELD_GLYPHS,   /**< GArray of uint16_t */
  AWALE_NODE_FIELD_VALUES,   /**< AwaleMoveValues *, of the moves from its position */
  AWALE_NODE_FIELD_COMMANDS, /**< GArray of AwaleCommentCommand */
  AWALE_N_FIELDS,
} AwaleNodeField;

/** Creates a root, not yet in a game. (transfer full) */
AwaleNode *awale_node_new_root  (AwalePosition       start);

/** Creates the node after @move from @parent, not yet among its children. (transfer full) */
AwaleNode *awale_node_new_move  (const AwaleNode    *parent,
                                 const AwaleRuleset *rules,
                                 AwaleMove           move);

/**
 * The game of the node's tree, or NULL. Setting it visits the whole subtree, so that reading it
 * is fast.
 */
const void *awale_node_get_owner (const AwaleNode *self);
void        awale_node_set_owner (AwaleNode       *self,
                                  const void      *owner);

/** The index among its siblings. */
unsigned   awale_node_get_index    (const AwaleNode *self);

/** The next node in preorder within the subtree of @top, or NULL. */
AwaleNode *awale_node_next         (const AwaleNode *self,
                                    const AwaleNode *top);

/** A parent holds references to its children, which get its owner. */
void       awale_node_insert_child (AwaleNode *self,
                                    AwaleNode *child,
                                    unsigned   index);
void       awale_node_remove_child (AwaleNode *self,
                                    AwaleNode *child);
void       awale_node_move_child   (AwaleNode *self,
                                    unsigned   from,
                                    unsigned   to);

/** Swaps a field's value (NULL: none) with @value; both change owner. */
void       awale_node_swap_field   (AwaleNode     *self,
                                    AwaleNodeField field,
                                    void         **value);
const void *awale_node_peek_field  (const AwaleNode *self,
                                    AwaleNodeField   field);

/** Compares values of a field; NULL is a value. */
bool       awale_node_field_equal  (AwaleNodeField field,
                                    const void    *a,
                                    const void    *b);
void      *awale_node_field_copy   (AwaleNodeField field,
                                    const void    *value);
void       awale_node_field_free   (AwaleNodeField field,
                                    void          *value);

/** Makes the array of a field; NULL if empty. (transfer full) (nullable) */
GArray    *awale_glyphs_new        (const uint16_t            *glyphs,
                                    size_t                     n_glyphs);
GArray    *awale_commands_new      (const AwaleCommentCommand *commands,
                                    size_t                     n_commands);

G_END_DECLS
