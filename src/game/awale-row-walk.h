/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Private to this folder: in which rows a tree is told.
 */
#pragma once

#include "awale-move-row.h"

G_BEGIN_DECLS

/** Where a row begins. */
typedef struct
{
  AwaleNode *node;        /**< The first that it holds; NULL: nowhere. */
  int        depth;
  bool       at_comment;  /**< It is the row of the node's comment. */
} AwaleRowPlace;

/** A walk through a tree that yields its rows one by one, from any place where one begins. */
typedef struct
{
  AwaleRowPlace    place;      /**< Of the next row. */

  /* The row that was yielded last. */
  AwaleMoveRowKind kind;
  int              row_depth;
  GPtrArray       *nodes;      /**< Borrowed. */
} AwaleRowWalk;

/** Begins at the root (its comment is the first row), or at the first node of a row. */
void          awale_row_walk_init       (AwaleRowWalk        *self,
                                         AwaleNode           *node,
                                         int                  depth);
void          awale_row_walk_clear      (AwaleRowWalk        *self);

/** Yields the next row; false at the end. */
bool          awale_row_walk_next       (AwaleRowWalk        *self);

/** Whether the next row is that at @place. */
bool          awale_row_walk_is_at      (const AwaleRowWalk  *self,
                                         const AwaleRowPlace *place);

/** The row after the end of the line that @node, @depth deep, is on. */
AwaleRowPlace awale_row_walk_after_line (AwaleNode           *node,
                                         int                  depth);

G_END_DECLS
