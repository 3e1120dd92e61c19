/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How AwaleGame builds and changes the tree. Nothing here recurses: lines are ten thousand plies
 * long and variations nest deep.
 */
#pragma once

#include "awale-node.h"

G_BEGIN_DECLS

/** What can be said of a node; the bit 1 << field is its AwaleNodeChange. */
typedef enum
{
  AWALE_NODE_FIELD_COMMENT,  /**< char * */
  AWALE_NODE_FIELD_GLYPHS,   /**< GArray of uint16_t */
  AWALE_NODE_FIELD_VALUES,   /**< AwaleMoveValues *, of the moves from its position */
  AWALE_NODE_FIELD_COMMANDS, /**< GArray of AwaleCommentCommand */
  AWALE_N_FIELDS,
} AwaleNodeField;

/** A root, which is in no game's tree yet. (transfer full) */
AwaleNode *awale_node_new_root  (AwalePosition       start);

/** The node that @move leads to from @parent, not among its children yet. (transfer full) */
AwaleNode *awale_node_new_move  (const AwaleNode    *parent,
                                 const AwaleRuleset *rules,
                                 AwaleMove           move);

/**
 * The game whose tree it is in, or NULL. Setting it goes through the whole subtree, so that
 * asking is immediate.
 */
const void *awale_node_get_owner (const AwaleNode *self);
void        awale_node_set_owner (AwaleNode       *self,
                                  const void      *owner);

/** Its place among its siblings. */
unsigned   awale_node_get_index    (const AwaleNode *self);

/** The next node in the order "node, then its children's subtrees" within @top, or NULL. */
AwaleNode *awale_node_next         (const AwaleNode *self,
                                    const AwaleNode *top);

/** Children are kept by a reference of their parent, and carry its game's owner. */
void       awale_node_insert_child (AwaleNode *self,
                                    AwaleNode *child,
                                    unsigned   index);
void       awale_node_remove_child (AwaleNode *self,
                                    AwaleNode *child);
void       awale_node_move_child   (AwaleNode *self,
                                    unsigned   from,
                                    unsigned   to);

/** Exchanges a field's value (NULL: nothing said) with @value; both change owner. */
void       awale_node_swap_field   (AwaleNode     *self,
                                    AwaleNodeField field,
                                    void         **value);
const void *awale_node_peek_field  (const AwaleNode *self,
                                    AwaleNodeField   field);

/** Values of a field. NULL is one. */
bool       awale_node_field_equal  (AwaleNodeField field,
                                    const void    *a,
                                    const void    *b);
void      *awale_node_field_copy   (AwaleNodeField field,
                                    const void    *value);
void       awale_node_field_free   (AwaleNodeField field,
                                    void          *value);

/** The arrays that fields hold; empty ones are NULL. (transfer full) (nullable) */
GArray    *awale_glyphs_new        (const uint16_t            *glyphs,
                                    size_t                     n_glyphs);
GArray    *awale_commands_new      (const AwaleCommentCommand *commands,
                                    size_t                     n_commands);

G_END_DECLS
