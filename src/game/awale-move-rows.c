/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-move-rows.h"

#include "awale-set-str.h"
#include "awale-signal.h"

/* --- A row. --- */

struct _AwaleMoveRow
{
  GObject          parent_instance;

  AwaleMoveRowKind kind;
  int              depth;
  bool             before; /* True if the comment of the row precedes the move. */
  GPtrArray       *nodes;
  char            *end;    /* Sentence of a row of AWALE_ROW_END. */
};

G_DEFINE_FINAL_TYPE (AwaleMoveRow, awale_move_row, G_TYPE_OBJECT)

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

  AWALE_ADD_SIGNAL (klass, "changed", 0);
}

static void
awale_move_row_init (AwaleMoveRow *self)
{
}

static AwaleMoveRow *
row_new (AwaleMoveRowKind kind,
         int              depth,
         bool             before,
         GPtrArray       *nodes)
{
  AwaleMoveRow *self = g_object_new (AWALE_TYPE_MOVE_ROW, NULL);

  self->kind = kind;
  self->depth = depth;
  self->before = before;
  self->nodes = g_ptr_array_new_full (nodes->len, (GDestroyNotify) awale_node_unref);
  for (unsigned i = 0; i < nodes->len; i++)
    g_ptr_array_add (self->nodes, awale_node_ref (g_ptr_array_index (nodes, i)));
  return self;
}

static bool
row_matches (AwaleMoveRow    *self,
             AwaleMoveRowKind kind,
             int              depth,
             bool             before,
             GPtrArray       *nodes)
{
  return self->kind == kind && self->depth == depth && self->before == before
         && self->nodes->len == nodes->len
         && memcmp (self->nodes->pdata, nodes->pdata, nodes->len * sizeof (void *)) == 0;
}

static void
row_emit_changed (AwaleMoveRow *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
row_set_end (AwaleMoveRow *self,
             const char   *end)
{
  if (!awale_set_str (&self->end, end))
    return;

  row_emit_changed (self);
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
awale_move_row_get_comment (AwaleMoveRow *self)
{
  AwaleNode *node;
  const char *comment;

  g_return_val_if_fail (AWALE_IS_MOVE_ROW (self), NULL);
  g_return_val_if_fail (self->kind == AWALE_ROW_COMMENT, NULL);

  node = g_ptr_array_index (self->nodes, 0);
  comment = self->before ? awale_node_get_comment_before (node) : awale_node_get_comment (node);
  return comment != NULL ? comment : "";
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

/* --- The layout of a tree in rows. --- */

/* The start of a row: its first node, or the node whose comment the row shows. */
typedef struct
{
  AwaleNode *node;        /* Node; NULL after the last row. */
  int        depth;
  enum { AT_MOVES, AT_COMMENT, AT_COMMENT_BEFORE } part;
} Place;

/* The row where the move of @node begins, or the comment before it. */
static Place
before_move (AwaleNode *node,
             int        depth)
{
  bool is_commented = awale_node_get_comment_before (node) != NULL;

  return (Place) { node, depth, is_commented ? AT_COMMENT_BEFORE : AT_MOVES };
}

static bool
has_variations (AwaleNode *node)
{
  return awale_node_is_first_child (node) && awale_node_get_next_sibling (node) != NULL;
}

/* North's answer on the main line, which shares the row of South's move; NULL elsewhere. */
static AwaleNode *
get_answer (AwaleNode *node,
            int        depth)
{
  if (depth > 0 || awale_node_get_parent (node) == NULL ||
      awale_node_get_mover (node) != AWALE_SOUTH)
    return NULL;
  return awale_node_get_first_child (node);
}

static Place after_line (AwaleNode *node,
                         int        depth);
static Place after_move (AwaleNode *node,
                         int        depth);

/* The row after the comment that precedes the move of @node. The move itself may already be shown,
 * in the row of South's move. */
static Place
after_comment_before (AwaleNode *node,
                      int        depth)
{
  if (get_answer (awale_node_get_parent (node), depth) == node)
    return after_move (node, depth);
  return (Place) { node, depth, AT_MOVES };
}

/* The row after the move, the comment and the variations of @node. */
static Place
after_all (AwaleNode *node,
           int        depth)
{
  AwaleNode *answer = get_answer (node, depth);
  AwaleNode *next = awale_node_get_first_child (node);

  if (answer != NULL && awale_node_get_comment_before (answer) == NULL)
    return after_move (answer, depth);
  if (next != NULL)
    return before_move (next, depth);
  return after_line (node, depth);
}

static Place
after_comment (AwaleNode *node,
               int        depth)
{
  if (has_variations (node))
    return before_move (awale_node_get_next_sibling (node), depth + 1);
  return after_all (node, depth);
}

static Place
after_move (AwaleNode *node,
            int        depth)
{
  if (awale_node_get_comment (node) != NULL)
    return (Place) { node, depth, AT_COMMENT };
  return after_comment (node, depth);
}

/* The row after the line that contains @node. */
static Place
after_line (AwaleNode *node,
            int        depth)
{
  AwaleNode *next;

  if (depth == 0)
    return (Place) { 0 };

  while (awale_node_is_first_child (node))
    node = awale_node_get_parent (node);
  next = awale_node_get_next_sibling (node);
  if (next != NULL)
    return before_move (next, depth);

  /* The parent line continues after its last variation. */
  return after_all (awale_node_get_first_child (awale_node_get_parent (node)), depth - 1);
}

/* True if @node is the last node of its row. */
static bool
row_ends (AwaleNode *node,
          int        depth)
{
  const AwaleNode *next = awale_node_get_first_child (node);

  if (next == NULL)
    return true;
  if (depth == 0)
    return awale_node_get_mover (node) == AWALE_NORTH;
  return awale_node_get_comment (node) != NULL || has_variations (node)
         || awale_node_get_comment_before (next) != NULL;
}

/* Fills @nodes with those of the row at *@place, and advances *@place to the next row. */
static AwaleMoveRowKind
read_row (Place     *place,
          GPtrArray *nodes)
{
  AwaleNode *first = place->node, *last = first;
  const int depth = place->depth;

  g_ptr_array_set_size (nodes, 0);
  g_ptr_array_add (nodes, first);
  if (place->part != AT_MOVES)
    {
      *place = place->part == AT_COMMENT ? after_comment (first, depth)
                                         : after_comment_before (first, depth);
      return AWALE_ROW_COMMENT;
    }

  while (!row_ends (last, depth))
    {
      last = awale_node_get_first_child (last);
      g_ptr_array_add (nodes, last);
    }
  /* In a round, comments and variations of South's move come before those of North's answer. */
  *place = after_move (depth == 0 ? first : last, depth);
  return depth == 0 ? AWALE_ROW_ROUND : AWALE_ROW_VARIATION;
}

/* --- The list. --- */

struct _AwaleMoveRows
{
  GObject    parent_instance;

  AwaleGame *game;
  GPtrArray *rows;  /* Rows. (element-type AwaleMoveRow) */
};

static void awale_move_rows_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleMoveRows, awale_move_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      awale_move_rows_list_model_init))

/* Adds a row to @rows; the row of @old at the same index is reused if it is equal. */
static void
add_row (GPtrArray       *rows,
         GPtrArray       *old,
         AwaleMoveRowKind kind,
         int              depth,
         bool             before,
         GPtrArray       *nodes)
{
  AwaleMoveRow *row = rows->len < old->len ? g_ptr_array_index (old, rows->len) : NULL;

  g_ptr_array_add (rows, row != NULL && row_matches (row, kind, depth, before, nodes)
                           ? g_object_ref (row) : row_new (kind, depth, before, nodes));
}

/* Lists all rows of the game; @end (nullable) is the sentence of the last row. (transfer full) */
static GPtrArray *
list_rows (AwaleMoveRows *self,
           GPtrArray     *old,
           const char    *end)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  AwaleNode *root = awale_game_get_root (self->game);
  Place place = after_move (root, 0);
  AwaleMoveRow *last;

  while (place.node != NULL)
    {
      int depth = place.depth;
      bool before = place.part == AT_COMMENT_BEFORE;
      AwaleMoveRowKind kind = read_row (&place, nodes);

      add_row (rows, old, kind, depth, before, nodes);
    }
  if (end != NULL)
    {
      g_ptr_array_set_size (nodes, 0);
      g_ptr_array_add (nodes, awale_game_get_line_end (self->game, root));
      add_row (rows, old, AWALE_ROW_END, 0, false, nodes);
      last = g_ptr_array_index (rows, rows->len - 1);
      if (last->end == NULL)
        last->end = g_strdup (end);
    }
  return rows;
}

/* Replaces up to @most rows at the end of @rows with equal rows at the end of @old. Returns: their
 * number */
static unsigned
keep_last_rows (GPtrArray *rows,
                GPtrArray *old,
                unsigned   most)
{
  unsigned n = 0;

  for (; n < most; n++)
    {
      AwaleMoveRow *row = g_ptr_array_index (old, old->len - 1 - n);
      AwaleMoveRow **other = (AwaleMoveRow **) &g_ptr_array_index (rows, rows->len - 1 - n);

      if (!row_matches (row, (*other)->kind, (*other)->depth, (*other)->before, (*other)->nodes))
        break;
      g_set_object (other, row);
    }
  return n;
}

/* Lists the rows again, and replaces the range between the first and the last row that differ. */
static void
rebuild (AwaleMoveRows *self)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->rows);
  g_autofree char *end = awale_game_describe_end (self->game, NULL);
  unsigned shorter, n_first = 0, n_last;

  self->rows = list_rows (self, old, end);
  shorter = MIN (old->len, self->rows->len);
  while (n_first < shorter && old->pdata[n_first] == self->rows->pdata[n_first])
    n_first++;
  n_last = keep_last_rows (self->rows, old, shorter - n_first);

  if (n_first + n_last < MAX (old->len, self->rows->len))
    g_list_model_items_changed (G_LIST_MODEL (self), n_first, old->len - n_first - n_last,
                                self->rows->len - n_first - n_last);
  if (end != NULL)
    row_set_end (g_ptr_array_index (self->rows, self->rows->len - 1), end);
}

/* Replaces all rows, because a reset changes everything that they show. */
static void
reset_cb (AwaleMoveRows *self)
{
  unsigned n_old = self->rows->len;

  g_ptr_array_set_size (self->rows, 0);
  if (n_old > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n_old, 0);
  rebuild (self);
}

static unsigned
find_row (AwaleMoveRows *self,
          AwaleNode     *node,
          bool           is_comment,
          bool           before)
{
  for (unsigned i = 0; i < self->rows->len; i++)
    {
      const AwaleMoveRow *row = g_ptr_array_index (self->rows, i);

      if (row->kind != AWALE_ROW_END && (row->kind == AWALE_ROW_COMMENT) == is_comment
          && row->before == before
          && g_ptr_array_find (row->nodes, node, NULL))
        return i;
    }
  return G_MAXUINT;
}

static void
emit_row_changed (AwaleMoveRows *self,
                  AwaleNode     *node,
                  bool           is_comment,
                  bool           before)
{
  unsigned position = find_row (self, node, is_comment, before);

  if (position != G_MAXUINT)
    row_emit_changed (g_ptr_array_index (self->rows, position));
}

/* Updates the rows after the children of @parent have changed. The row of the first child is
 * updated too, because it shows whether there are variations. */
static void
children_changed (AwaleMoveRows *self,
                  AwaleNode     *parent)
{
  AwaleNode *first = awale_node_get_first_child (parent);

  rebuild (self);
  if (first != NULL)
    emit_row_changed (self, first, false, false);
}

static void
node_added_cb (AwaleMoveRows *self,
               AwaleNode     *node)
{
  children_changed (self, awale_node_get_parent (node));
}

static void
node_removed_cb (AwaleMoveRows *self,
                 AwaleNode     *node,
                 AwaleNode     *parent)
{
  children_changed (self, parent);
}

static void
node_changed_cb (AwaleMoveRows *self,
                 AwaleNode     *node,
                 unsigned       change)
{
  if (change & (AWALE_NODE_CHANGE_COMMENT | AWALE_NODE_CHANGE_COMMENT_BEFORE))
    {
      rebuild (self);
      emit_row_changed (self, node, true, (change & AWALE_NODE_CHANGE_COMMENT_BEFORE) != 0);
    }
  else if (change & (AWALE_NODE_CHANGE_GLYPHS | AWALE_NODE_CHANGE_EVALUATION))
    {
      emit_row_changed (self, node, false, false);
    }
}

static GType
awale_move_rows_get_item_type (GListModel *model)
{
  return AWALE_TYPE_MOVE_ROW;
}

static unsigned
awale_move_rows_get_n_items (GListModel *model)
{
  return AWALE_MOVE_ROWS (model)->rows->len;
}

static void *
awale_move_rows_get_item (GListModel *model,
                          unsigned    position)
{
  AwaleMoveRows *self = AWALE_MOVE_ROWS (model);

  if (position >= self->rows->len)
    return NULL;
  return g_object_ref (g_ptr_array_index (self->rows, position));
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

  g_ptr_array_unref (self->rows);
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
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

AwaleMoveRows *
awale_move_rows_new (AwaleGame *game)
{
  AwaleMoveRows *self;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  self = g_object_new (AWALE_TYPE_MOVE_ROWS, NULL);
  self->game = g_object_ref (game);
  rebuild (self);

  g_signal_connect_object (game, "node-added", G_CALLBACK (node_added_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "node-removed", G_CALLBACK (node_removed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "node-changed", G_CALLBACK (node_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "reordered", G_CALLBACK (rebuild), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "reset", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "tags-changed", G_CALLBACK (rebuild), self, G_CONNECT_SWAPPED);
  return self;
}

unsigned
awale_move_rows_find (AwaleMoveRows *self,
                      AwaleNode     *node)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROWS (self), G_MAXUINT);
  g_return_val_if_fail (node != NULL, G_MAXUINT);

  return find_row (self, node, false, false);
}
