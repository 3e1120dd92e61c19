/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-round.h"

/* A move's place in a round: a cell, or a gap if there is no move. */
typedef struct
{
  GtkWidget *cell;  /* NULL until there was a move */
  GtkWidget *gap;   /* NULL until there was no move */
} Place;

struct _AwaleMoveRound
{
  GtkWidget  parent_instance;

  GtkWidget *gutter;
  GtkWidget *number;
  GtkWidget *columns;
  Place      places[2];  /* South's and North's */
};

G_DEFINE_FINAL_TYPE (AwaleMoveRound, awale_move_round, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_MOVE_ACTIVATED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static void
cell_clicked_cb (AwaleMoveRound *self,
                 AwaleMoveCell  *cell)
{
  g_signal_emit (self, signals[SIGNAL_MOVE_ACTIVATED], 0, awale_move_cell_get_node (cell));
}

static GtkWidget *
create_cell (AwaleMoveRound *self,
             AwaleNode      *node)
{
  GtkWidget *cell = awale_move_cell_new (node, AWALE_NUMBER_NONE);

  g_signal_connect_object (cell, "clicked", G_CALLBACK (cell_clicked_cb), self, G_CONNECT_SWAPPED);
  return cell;
}

static GtkWidget *
create_gap (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "gap");
  return label;
}

/* Inserts a widget; South's place stays before North's. */
static void
insert (AwaleMoveRound *self,
        AwaleSide       side,
        GtkWidget      *child)
{
  if (side == AWALE_SOUTH)
    gtk_box_prepend (GTK_BOX (self->columns), child);
  else
    gtk_box_append (GTK_BOX (self->columns), child);
}

static void
show_move (AwaleMoveRound *self,
           AwaleSide       side,
           AwaleNode      *node)
{
  Place *place = &self->places[side];

  if (place->cell == NULL)
    {
      place->cell = create_cell (self, node);
      insert (self, side, place->cell);
    }
  awale_move_cell_set_node (AWALE_MOVE_CELL (place->cell), node);
  gtk_widget_set_visible (place->cell, TRUE);
  if (place->gap != NULL)
    gtk_widget_set_visible (place->gap, FALSE);
}

static void
show_gap (AwaleMoveRound *self,
          AwaleSide       side,
          const char     *text)
{
  Place *place = &self->places[side];

  if (place->gap == NULL)
    {
      place->gap = create_gap ();
      insert (self, side, place->gap);
    }
  gtk_label_set_label (GTK_LABEL (place->gap), text);
  gtk_widget_set_visible (place->gap, TRUE);
  if (place->cell != NULL)
    gtk_widget_set_visible (place->cell, FALSE);
}

static void
awale_move_round_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (awale_move_round_parent_class)->dispose (object);
}

static void
awale_move_round_class_init (AwaleMoveRoundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_move_round_dispose;

  signals[SIGNAL_MOVE_ACTIVATED] =
    g_signal_new ("move-activated", AWALE_TYPE_MOVE_ROUND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, AWALE_TYPE_NODE);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
awale_move_round_init (AwaleMoveRound *self)
{
  self->gutter = awale_move_round_create_gutter ();
  self->number = awale_move_round_create_number (NULL);
  self->columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->columns), TRUE);
  gtk_widget_set_hexpand (self->columns, TRUE);
  gtk_widget_set_parent (self->gutter, GTK_WIDGET (self));
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));
  gtk_widget_set_parent (self->columns, GTK_WIDGET (self));
}

GtkWidget *
awale_move_round_new (void)
{
  return g_object_new (AWALE_TYPE_MOVE_ROUND, NULL);
}

void
awale_move_round_set_row (AwaleMoveRound *self,
                          AwaleMoveRow   *row)
{
  g_autofree char *number = NULL;
  AwaleNode *nodes[2] = { NULL, NULL };

  g_return_if_fail (AWALE_IS_MOVE_ROUND (self));
  g_return_if_fail (AWALE_IS_MOVE_ROW (row));
  g_return_if_fail (awale_move_row_get_kind (row) == AWALE_ROW_ROUND);

  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (row, i);

      nodes[awale_node_get_mover (node)] = node;
    }
  number = g_strdup_printf ("%d.", awale_node_get_round (awale_move_row_get_node (row, 0)));
  gtk_label_set_label (GTK_LABEL (self->number), number);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    if (nodes[side] != NULL)
      show_move (self, side, nodes[side]);
    else
      show_gap (self, side, side == AWALE_SOUTH ? "…" : "");
}

GtkWidget *
awale_move_round_get_gutter (AwaleMoveRound *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROUND (self), NULL);

  return self->gutter;
}

size_t
awale_move_round_get_cells (AwaleMoveRound *self,
                            AwaleMoveCell  *cells[2])
{
  size_t n = 0;

  g_return_val_if_fail (AWALE_IS_MOVE_ROUND (self), 0);

  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      GtkWidget *cell = self->places[side].cell;

      if (cell != NULL && gtk_widget_get_visible (cell))
        cells[n++] = AWALE_MOVE_CELL (cell);
    }
  return n;
}

GtkWidget *
awale_move_round_create_gutter (void)
{
  GtkWidget *gutter = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (gutter, "gutter");
  return gutter;
}

GtkWidget *
awale_move_round_create_number (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "number");
  gtk_widget_add_css_class (label, "column");
  return label;
}
