/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-folds.h"

/* The fork of the innermost variation that contains @node; NULL if @node is on the main line. */
static AwaleNode *
find_outer_fork (AwaleNode *node)
{
  while (node != NULL && awale_node_is_first_child (node))
    node = awale_node_get_parent (node);
  return node == NULL ? NULL : awale_node_get_first_child (awale_node_get_parent (node));
}

/* True if @node is a first child with variations beside it, which the list shows after the row of
 * @node. */
static bool
is_fork (AwaleNode *node)
{
  return awale_node_get_parent (node) != NULL && awale_node_is_first_child (node) &&
         awale_node_get_next_sibling (node) != NULL;
}

GHashTable *
awale_move_folds_new (void)
{
  return g_hash_table_new_full (NULL, NULL, (GDestroyNotify) awale_node_unref, NULL);
}

AwaleNode *
awale_move_folds_find_fork (AwaleNode *node)
{
  AwaleNode *outer;

  g_return_val_if_fail (node != NULL, NULL);

  if (is_fork (node))
    return node;
  outer = find_outer_fork (node);
  if (outer != NULL)
    return outer;
  return awale_node_get_n_children (node) > 1 ? awale_node_get_first_child (node) : NULL;
}

bool
awale_move_folds_is_folded (GHashTable *self,
                            AwaleNode  *fork)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (fork != NULL, false);

  return g_hash_table_contains (self, fork) && is_fork (fork);
}

bool
awale_move_folds_set_folded (GHashTable *self,
                             AwaleNode  *fork,
                             bool        folded)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (fork != NULL, false);

  return folded ? g_hash_table_add (self, awale_node_ref (fork))
                : g_hash_table_remove (self, fork);
}

GPtrArray *
awale_move_folds_list_forks (AwaleMoveRow *row)
{
  g_autoptr (GPtrArray) forks = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);

  g_return_val_if_fail (AWALE_IS_MOVE_ROW (row), NULL);

  if (!awale_move_row_has_moves (row))
    return g_steal_pointer (&forks);
  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (row, i);

      if (is_fork (node))
        g_ptr_array_add (forks, awale_node_ref (node));
    }
  return g_steal_pointer (&forks);
}

int
awale_move_folds_count_after (GHashTable   *self,
                              AwaleMoveRow *row,
                              bool          folded)
{
  g_autoptr (GPtrArray) forks = NULL;
  int n = 0;

  g_return_val_if_fail (self != NULL, 0);

  forks = awale_move_folds_list_forks (row);
  for (unsigned i = 0; i < forks->len; i++)
    if (awale_move_folds_is_folded (self, forks->pdata[i]) == folded)
      n += (int) awale_node_get_n_children (awale_node_get_parent (forks->pdata[i])) - 1;
  return n;
}

/* Visits every line once: a stack holds the first nodes of the variations still to be visited. */
void
awale_move_folds_fold_all (GHashTable *self,
                           AwaleGame  *game)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  g_return_if_fail (self != NULL);
  g_return_if_fail (AWALE_IS_GAME (game));

  g_ptr_array_add (lines, awale_game_get_root (game));
  while (lines->len > 0)
    for (AwaleNode *node = g_ptr_array_steal_index_fast (lines, lines->len - 1); node != NULL;
         node = awale_node_get_first_child (node))
      {
        AwaleNode *first = awale_node_get_first_child (node);

        if (first == NULL || !is_fork (first))
          continue;
        g_hash_table_add (self, awale_node_ref (first));
        for (AwaleNode *variation = awale_node_get_next_sibling (first); variation != NULL;
             variation = awale_node_get_next_sibling (variation))
          g_ptr_array_add (lines, variation);
      }
}

bool
awale_move_folds_hides (GHashTable *self,
                        AwaleNode  *node)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (node != NULL, false);

  if (g_hash_table_size (self) == 0)
    return false;
  for (AwaleNode *fork = find_outer_fork (node); fork != NULL;
       fork = find_outer_fork (awale_node_get_parent (fork)))
    if (awale_move_folds_is_folded (self, fork))
      return true;
  return false;
}

bool
awale_move_folds_reveal (GHashTable *self,
                         AwaleNode  *node)
{
  bool changed = false;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (node != NULL, false);

  for (AwaleNode *fork = find_outer_fork (node); fork != NULL && g_hash_table_size (self) > 0;
       fork = find_outer_fork (awale_node_get_parent (fork)))
    changed = g_hash_table_remove (self, fork) || changed;
  return changed;
}
