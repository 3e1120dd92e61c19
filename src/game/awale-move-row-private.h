/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-move-row.h"

G_BEGIN_DECLS

struct _AwaleMoveRow
{
  GObject          parent_instance;

  AwaleMoveRowKind kind;
  int              depth;
  GPtrArray       *nodes;
  char            *end;    /* How the game has ended, in the row that tells it. */
  GSequenceIter   *place;  /* Where AwaleMoveRows keeps it, while it does. */
  unsigned         mark;   /* Its number, from 1, among rows that are being compared; else 0. */
};

/** A row with a reference on each of the @nodes. */
AwaleMoveRow *awale_move_row_new          (AwaleMoveRowKind kind,
                                           int              depth,
                                           GPtrArray       *nodes);

/** Whether a new row of these would be the same. */
bool          awale_move_row_matches      (AwaleMoveRow    *self,
                                           AwaleMoveRowKind kind,
                                           int              depth,
                                           GPtrArray       *nodes);

/** A row that tells how the game ended at @node, its last. */
AwaleMoveRow *awale_move_row_new_end      (AwaleNode       *node);

/** Makes such a row say @end, and tells so if that is new. */
void          awale_move_row_set_end      (AwaleMoveRow    *self,
                                           const char      *end);

void          awale_move_row_emit_changed (AwaleMoveRow    *self);

G_END_DECLS
