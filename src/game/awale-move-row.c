/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-move-row-private.h"

G_DEFINE_FINAL_TYPE (AwaleMoveRow, awale_move_row, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static unsigned signals[N_SIGNALS];

static void
awale_move_row_finalize (GObject *object)
{
  AwaleMoveRow *self = AWALE_MOVE_ROW (object);

  g_ptr_array_unref (self->nodes);
  g_free (self->end);

  G_OBJECT_CLASS (awale_move_row_parent_class)->finalize (object);
}

static void
awale_move_row_class_init (AwaleMoveRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_move_row_finalize;

  signals[CHANGED] = g_signal_new ("changed", AWALE_TYPE_MOVE_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_move_row_init (AwaleMoveRow *self)
{
}

AwaleMoveRow *
awale_move_row_new (AwaleMoveRowKind kind,
                    int              depth,
                    GPtrArray       *nodes)
{
  AwaleMoveRow *self = g_object_new (AWALE_TYPE_MOVE_ROW, NULL);

  self->kind = kind;
  self->depth = depth;
  self->nodes = g_ptr_array_new_full (nodes->len, (GDestroyNotify) awale_node_unref);
  for (unsigned i = 0; i < nodes->len; i++)
    g_ptr_array_add (self->nodes, awale_node_ref (g_ptr_array_index (nodes, i)));
  return self;
}

AwaleMoveRow *
awale_move_row_new_end (AwaleNode *node)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  g_ptr_array_add (nodes, node);
  return awale_move_row_new (AWALE_ROW_END, 0, nodes);
}

void
awale_move_row_set_end (AwaleMoveRow *self,
                        const char   *end)
{
  if (g_strcmp0 (self->end, end) == 0)
    return;

  g_free (self->end);
  self->end = g_strdup (end);
  awale_move_row_emit_changed (self);
}

bool
awale_move_row_matches (AwaleMoveRow    *self,
                        AwaleMoveRowKind kind,
                        int              depth,
                        GPtrArray       *nodes)
{
  return self->kind == kind && self->depth == depth && self->nodes->len == nodes->len
         && memcmp (self->nodes->pdata, nodes->pdata, nodes->len * sizeof (void *)) == 0;
}

void
awale_move_row_emit_changed (AwaleMoveRow *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

AwaleMoveRowKind
awale_move_row_get_kind (AwaleMoveRow *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW (self), AWALE_ROW_ROUND);

  return self->kind;
}

bool
awale_move_row_has_moves (AwaleMoveRow *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW (self), false);

  return self->kind == AWALE_ROW_ROUND || self->kind == AWALE_ROW_VARIATION;
}

const char *
awale_move_row_get_end (AwaleMoveRow *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW (self), NULL);

  return self->end;
}

int
awale_move_row_get_depth (AwaleMoveRow *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW (self), 0);

  return self->depth;
}

size_t
awale_move_row_get_n_nodes (AwaleMoveRow *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW (self), 0);

  return self->nodes->len;
}

AwaleNode *
awale_move_row_get_node (AwaleMoveRow *self,
                         size_t        index)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW (self), NULL);
  g_return_val_if_fail (index < self->nodes->len, NULL);

  return g_ptr_array_index (self->nodes, index);
}
