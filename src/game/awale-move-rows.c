/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-move-rows.h"

#include "awale-move-row-private.h"
#include "awale-row-walk.h"

/*
 * Rows depend on the tree in order: where a row ends is told by its last node alone. So after a
 * change the rows are told anew from the one that holds the node before it, as far as the change
 * can reach, and compared with those that are there; what differs is exchanged.
 *
 * On the main line a row is a round: all that is said of its two moves, comments and variations,
 * comes between it and the next round.
 */

struct _AwaleMoveRows
{
  GObject     parent_instance;

  AwaleGame  *game;
  GSequence  *rows;      /* Of AwaleMoveRow. */
  GHashTable *moves;     /* The row that holds a node's move. */
  GHashTable *comments;  /* The row of a node's comment. */
  AwaleMoveRow *end;     /* The last row, which tells how the game has ended; or NULL. */
};

/* Rows that are to be replaced, and by what. */
typedef struct
{
  unsigned   position;
  GPtrArray *old_rows;
  GPtrArray *new_rows;  /* Those that stay are the same objects. */
} Exchange;

static void awale_move_rows_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleMoveRows, awale_move_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      awale_move_rows_list_model_init))

static GHashTable *
table_of (AwaleMoveRows   *self,
          AwaleMoveRowKind kind)
{
  return kind == AWALE_ROW_COMMENT ? self->comments : self->moves;
}

/* Where the rows of the tree end. */
static GSequenceIter *
get_tree_end (AwaleMoveRows *self)
{
  return self->end != NULL ? self->end->place : g_sequence_get_end_iter (self->rows);
}

static int
get_depth (AwaleMoveRows *self,
           AwaleNode     *node)
{
  const AwaleMoveRow *row = g_hash_table_lookup (self->moves, node);

  /* The root is in no row. */
  return row != NULL ? row->depth : 0;
}

static void
insert_row (AwaleMoveRows *self,
            GSequenceIter *before,
            AwaleMoveRow  *row)
{
  row->place = g_sequence_insert_before (before, g_object_ref (row));
  for (unsigned i = 0; i < row->nodes->len; i++)
    g_hash_table_insert (table_of (self, row->kind), g_ptr_array_index (row->nodes, i), row);
}

static void
remove_row (AwaleMoveRows *self,
            AwaleMoveRow  *row)
{
  GHashTable *table = table_of (self, row->kind);

  /* Another row may have taken a node over. */
  for (unsigned i = 0; i < row->nodes->len; i++)
    if (g_hash_table_lookup (table, g_ptr_array_index (row->nodes, i)) == row)
      g_hash_table_remove (table, g_ptr_array_index (row->nodes, i));
  g_sequence_remove (g_steal_pointer (&row->place));
}

/* The row that the walk has yielded: one of the old rows beyond number *@mark, or a new one. */
static AwaleMoveRow *
obtain_row (AwaleMoveRows *self,
            AwaleRowWalk  *walk,
            unsigned      *mark)
{
  AwaleMoveRow *row = g_hash_table_lookup (table_of (self, walk->kind),
                                           g_ptr_array_index (walk->nodes, 0));

  if (row == NULL || row->mark <= *mark
      || !awale_move_row_matches (row, walk->kind, walk->row_depth, walk->nodes))
    return awale_move_row_new (walk->kind, walk->row_depth, walk->nodes);

  *mark = row->mark;
  return g_object_ref (row);
}

static void
exchange_clear (Exchange *exchange)
{
  for (unsigned i = 0; i < exchange->old_rows->len; i++)
    {
      AwaleMoveRow *row = g_ptr_array_index (exchange->old_rows, i);

      row->mark = 0;
    }
  g_ptr_array_unref (exchange->old_rows);
  g_ptr_array_unref (exchange->new_rows);
}

/* Takes the rows from @begin up to @end for those to be replaced. */
static void
exchange_init (Exchange      *exchange,
               GSequenceIter *begin,
               GSequenceIter *end)
{
  exchange->position = g_sequence_iter_get_position (begin);
  exchange->old_rows = g_ptr_array_new_with_free_func (g_object_unref);
  exchange->new_rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (GSequenceIter *iter = begin; iter != end; iter = g_sequence_iter_next (iter))
    {
      AwaleMoveRow *row = g_sequence_get (iter);

      g_ptr_array_add (exchange->old_rows, g_object_ref (row));
      row->mark = exchange->old_rows->len;
    }
}

/* Replaces the old rows from @old up to @old_end by the new ones from @new up to @new_end. */
static void
replace_rows (AwaleMoveRows *self,
              Exchange      *exchange,
              unsigned       old,
              unsigned       old_end,
              unsigned       new,
              unsigned       new_end)
{
  /* Everything before is as it will be. */
  const unsigned position = exchange->position + new;
  GSequenceIter *before;

  for (unsigned i = old; i < old_end; i++)
    remove_row (self, g_ptr_array_index (exchange->old_rows, i));
  before = g_sequence_get_iter_at_pos (self->rows, (int) position);
  for (unsigned i = new; i < new_end; i++)
    insert_row (self, before, g_ptr_array_index (exchange->new_rows, i));

  g_list_model_items_changed (G_LIST_MODEL (self), position, old_end - old, new_end - new);
}

/* Exchanges each run of rows that differ, and leaves those between them alone. */
static void
exchange_run (AwaleMoveRows *self,
              Exchange      *exchange)
{
  const unsigned n_old = exchange->old_rows->len;
  const unsigned n_new = exchange->new_rows->len;
  unsigned old = 0;
  unsigned new = 0;

  while (old < n_old || new < n_new)
    {
      unsigned old_end = n_old;
      unsigned new_end = new;

      for (; new_end < n_new; new_end++)
        {
          const AwaleMoveRow *row = g_ptr_array_index (exchange->new_rows, new_end);

          if (row->mark > 0)
            {
              old_end = row->mark - 1;
              break;
            }
        }
      if (old < old_end || new < new_end)
        replace_rows (self, exchange, old, old_end, new, new_end);

      /* Past the row that stays. */
      old = old_end + 1;
      new = new_end + 1;
    }
}

static GSequenceIter *
find_place (AwaleMoveRows       *self,
            const AwaleRowPlace *place)
{
  GHashTable *table = place->at_comment ? self->comments : self->moves;

  return ((AwaleMoveRow *) g_hash_table_lookup (table, place->node))->place;
}

/*
 * Tells the rows anew from that of @first (or the root) on: up to and including the row of @last;
 * without that, to the end of the line that @first is on. Both have been there before.
 */
static void
retell (AwaleMoveRows *self,
        AwaleNode     *first,
        AwaleNode     *last)
{
  const AwaleMoveRow *row = g_hash_table_lookup (self->moves, first);
  AwaleRowPlace stop = { 0 };
  GSequenceIter *end = NULL;
  unsigned mark = 0;
  AwaleRowWalk walk;
  Exchange exchange;

  if (last != NULL)
    {
      const AwaleMoveRow *last_row = g_hash_table_lookup (self->moves, last);

      end = g_sequence_iter_next (last_row->place);
    }
  else
    {
      stop = awale_row_walk_after_line (first, get_depth (self, first));
      if (stop.node != NULL)
        end = find_place (self, &stop);
    }
  if (end == NULL)
    end = get_tree_end (self);

  exchange_init (&exchange,
                 row != NULL ? row->place : g_sequence_get_begin_iter (self->rows), end);
  awale_row_walk_init (&walk, row != NULL ? g_ptr_array_index (row->nodes, 0) : first,
                       row != NULL ? row->depth : 0);
  while (!awale_row_walk_is_at (&walk, &stop) && awale_row_walk_next (&walk))
    {
      g_ptr_array_add (exchange.new_rows, obtain_row (self, &walk, &mark));
      if (last != NULL && walk.kind != AWALE_ROW_COMMENT
          && g_ptr_array_find (walk.nodes, last, NULL))
        break;
    }
  awale_row_walk_clear (&walk);

  exchange_run (self, &exchange);
  exchange_clear (&exchange);
}

/* The move of @node's line that follows all that is said of @node; NULL if the line ends first. */
static AwaleNode *
get_continuation (AwaleMoveRows *self,
                  AwaleNode     *node)
{
  const AwaleMoveRow *row = g_hash_table_lookup (self->moves, node);
  AwaleNode *next = awale_node_get_first_child (node);

  /* North's answer is in the same row. */
  if (next != NULL && row != NULL && row->kind == AWALE_ROW_ROUND &&
      awale_node_get_mover (node) == AWALE_SOUTH)
    return awale_node_get_first_child (next);
  return next;
}

/* Tells anew what stands between @node and the goings-on of its line. */
static void
retell_after (AwaleMoveRows *self,
              AwaleNode     *node)
{
  retell (self, node, get_continuation (self, node));
}

/* A variation beside @node has come or gone: its row may be the same as before, but has others
 * after it. */
static void
retell_variations (AwaleMoveRows *self,
                   AwaleNode     *node)
{
  retell_after (self, node);
  awale_move_row_emit_changed (g_hash_table_lookup (self->moves, node));
}

static void
take_end_away (AwaleMoveRows *self)
{
  unsigned position = (unsigned) g_sequence_iter_get_position (self->end->place);

  g_sequence_remove (g_steal_pointer (&self->end->place));
  self->end = NULL;
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
}

static void
put_end (AwaleMoveRows *self,
         AwaleNode     *node,
         const char    *how)
{
  self->end = awale_move_row_new_end (node);
  awale_move_row_set_end (self->end, how);
  self->end->place = g_sequence_append (self->rows, self->end);
  g_list_model_items_changed (G_LIST_MODEL (self),
                              (unsigned) g_sequence_get_length (self->rows) - 1, 0, 1);
}

/* The last row follows the last move, and what the tags say of it. */
static void
tell_end (AwaleMoveRows *self)
{
  AwaleNode *node = awale_game_get_line_end (self->game, awale_game_get_root (self->game));
  g_autofree char *how = awale_game_describe_end (self->game, NULL);

  if (self->end != NULL && (how == NULL || g_ptr_array_index (self->end->nodes, 0) != node))
    take_end_away (self);
  if (how == NULL)
    return;
  if (self->end != NULL)
    awale_move_row_set_end (self->end, how);
  else
    put_end (self, node, how);
}

static void
node_added_cb (AwaleGame     *game,
               AwaleNode     *node,
               AwaleMoveRows *self)
{
  AwaleNode *parent = awale_node_get_parent (node);

  if (awale_node_is_first_child (node))
    retell (self, parent, NULL);
  else
    retell_variations (self, awale_node_get_first_child (parent));
  tell_end (self);
}

static void
node_removed_cb (AwaleGame     *game,
                 AwaleNode     *node,
                 AwaleNode     *parent,
                 AwaleMoveRows *self)
{
  /* A variation was a level deeper than its parent. */
  if (get_depth (self, node) == get_depth (self, parent))
    retell (self, parent, NULL);
  else
    retell_variations (self, awale_node_get_first_child (parent));
  tell_end (self);
}

static void
reordered_cb (AwaleGame     *game,
              AwaleNode     *parent,
              AwaleMoveRows *self)
{
  retell (self, parent, NULL);
  tell_end (self);
}

static void
node_changed_cb (AwaleGame     *game,
                 AwaleNode     *node,
                 unsigned       change,
                 AwaleMoveRows *self)
{
  AwaleMoveRow *row = NULL;

  if (change & AWALE_NODE_CHANGE_COMMENT)
    {
      row = g_hash_table_lookup (self->comments, node);
      if ((row != NULL) != (awale_node_get_comment (node) != NULL))
        {
          retell_after (self, node);
          return;
        }
    }
  else if (change & (AWALE_NODE_CHANGE_GLYPHS | AWALE_NODE_CHANGE_EVALUATION))
    {
      row = g_hash_table_lookup (self->moves, node);
    }

  if (row != NULL)
    awale_move_row_emit_changed (row);
}

static void
tell_all (AwaleMoveRows *self)
{
  GSequenceIter *end = get_tree_end (self);
  AwaleRowWalk walk;

  awale_row_walk_init (&walk, awale_game_get_root (self->game), 0);
  while (awale_row_walk_next (&walk))
    {
      g_autoptr (AwaleMoveRow) row = awale_move_row_new (walk.kind, walk.row_depth, walk.nodes);

      insert_row (self, end, row);
    }
  awale_row_walk_clear (&walk);
}

static void
reset_cb (AwaleGame     *game,
          AwaleMoveRows *self)
{
  const unsigned n_old = (unsigned) g_sequence_get_length (self->rows);
  unsigned n_new;

  self->end = NULL;
  g_hash_table_remove_all (self->moves);
  g_hash_table_remove_all (self->comments);
  g_sequence_remove_range (g_sequence_get_begin_iter (self->rows),
                           g_sequence_get_end_iter (self->rows));
  tell_all (self);

  n_new = (unsigned) g_sequence_get_length (self->rows);
  if (n_old > 0 || n_new > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n_old, n_new);
  tell_end (self);
}

static GType
awale_move_rows_get_item_type (GListModel *model)
{
  return AWALE_TYPE_MOVE_ROW;
}

static unsigned
awale_move_rows_get_n_items (GListModel *model)
{
  return (unsigned) g_sequence_get_length (AWALE_MOVE_ROWS (model)->rows);
}

static void *
awale_move_rows_get_item (GListModel *model,
                          unsigned    position)
{
  AwaleMoveRows *self = AWALE_MOVE_ROWS (model);

  if (position >= (unsigned) g_sequence_get_length (self->rows))
    return NULL;
  return g_object_ref (g_sequence_get (g_sequence_get_iter_at_pos (self->rows, (int) position)));
}

static void
awale_move_rows_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = awale_move_rows_get_item_type;
  iface->get_n_items = awale_move_rows_get_n_items;
  iface->get_item = awale_move_rows_get_item;
}

static void
awale_move_rows_finalize (GObject *object)
{
  AwaleMoveRows *self = AWALE_MOVE_ROWS (object);

  g_hash_table_unref (self->moves);
  g_hash_table_unref (self->comments);
  g_sequence_free (self->rows);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (awale_move_rows_parent_class)->finalize (object);
}

static void
awale_move_rows_class_init (AwaleMoveRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_move_rows_finalize;
}

static void
awale_move_rows_init (AwaleMoveRows *self)
{
  self->rows = g_sequence_new (g_object_unref);
  self->moves = g_hash_table_new (NULL, NULL);
  self->comments = g_hash_table_new (NULL, NULL);
}

AwaleMoveRows *
awale_move_rows_new (AwaleGame *game)
{
  AwaleMoveRows *self;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  self = g_object_new (AWALE_TYPE_MOVE_ROWS, NULL);
  self->game = g_object_ref (game);
  tell_all (self);
  tell_end (self);

  g_signal_connect_object (game, "node-added", G_CALLBACK (node_added_cb), self, 0);
  g_signal_connect_object (game, "node-removed", G_CALLBACK (node_removed_cb), self, 0);
  g_signal_connect_object (game, "node-changed", G_CALLBACK (node_changed_cb), self, 0);
  g_signal_connect_object (game, "reordered", G_CALLBACK (reordered_cb), self, 0);
  g_signal_connect_object (game, "reset", G_CALLBACK (reset_cb), self, 0);
  g_signal_connect_object (game, "tags-changed", G_CALLBACK (tell_end), self, G_CONNECT_SWAPPED);
  return self;
}

static unsigned
find_row (GHashTable *table,
          AwaleNode  *node)
{
  const AwaleMoveRow *row = g_hash_table_lookup (table, node);

  return row != NULL ? (unsigned) g_sequence_iter_get_position (row->place) : G_MAXUINT;
}

unsigned
awale_move_rows_find (AwaleMoveRows *self,
                      AwaleNode     *node)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROWS (self), G_MAXUINT);
  g_return_val_if_fail (node != NULL, G_MAXUINT);

  return find_row (self->moves, node);
}

unsigned
awale_move_rows_find_comment (AwaleMoveRows *self,
                              AwaleNode     *node)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROWS (self), G_MAXUINT);
  g_return_val_if_fail (node != NULL, G_MAXUINT);

  return find_row (self->comments, node);
}
