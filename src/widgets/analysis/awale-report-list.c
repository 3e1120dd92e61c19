/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-report-list.h"

#include "awale-report-row.h"

struct _AwaleReportList
{
  GtkWidget    parent_instance;

  GtkWidget   *list;
  bool         turning_points;
  AwaleReport *report;
};

G_DEFINE_FINAL_TYPE (AwaleReportList, awale_report_list, GTK_TYPE_WIDGET)

static void
row_activated_cb (AwaleReportList *self,
                  AwaleReportRow  *row)
{
  AwaleNode *node = awale_report_row_get_node (row);
  AwaleGame *game = awale_report_get_game (self->report);

  if (awale_game_contains (game, node))
    awale_game_set_cursor (game, awale_node_get_parent (node));
}

static void
awale_report_list_dispose (GObject *object)
{
  AwaleReportList *self = AWALE_REPORT_LIST (object);

  g_clear_pointer (&self->list, gtk_widget_unparent);
  g_clear_object (&self->report);

  G_OBJECT_CLASS (awale_report_list_parent_class)->dispose (object);
}

static void
awale_report_list_class_init (AwaleReportListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_report_list_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reportlist");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
awale_report_list_init (AwaleReportList *self)
{
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
}

GtkWidget *
awale_report_list_new (bool        turning_points,
                       const char *label)
{
  AwaleReportList *self = g_object_new (AWALE_TYPE_REPORT_LIST, NULL);

  self->turning_points = turning_points;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

static bool
lists (AwaleReportList       *self,
       const AwaleReportMove *move)
{
  return awale_judgment_is_error (&move->judgment) &&
         move->is_turning_point == self->turning_points;
}

static AwaleReportRow *
get_row (AwaleReportList *self,
         unsigned         index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) index);

  return row == NULL ? NULL : AWALE_REPORT_ROW (row);
}

/* Makes the row at @index the one of @move. Rows before it are right already. */
static void
put_row (AwaleReportList       *self,
         unsigned               index,
         const AwaleReportMove *move)
{
  AwaleReportRow *row = get_row (self, index);
  int ply = awale_node_get_ply (move->node);

  while (row != NULL && !awale_report_row_fits (row, move) &&
         awale_node_get_ply (awale_report_row_get_node (row)) <= ply)
    {
      gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
      row = get_row (self, index);
    }
  if (row == NULL || !awale_report_row_fits (row, move))
    gtk_list_box_insert (GTK_LIST_BOX (self->list), awale_report_row_new (move), (int) index);
}

unsigned
awale_report_list_update (AwaleReportList *self,
                          AwaleReport     *report)
{
  unsigned n_moves, n = 0;
  AwaleReportRow *row;

  g_return_val_if_fail (AWALE_IS_REPORT_LIST (self), 0);
  g_return_val_if_fail (report == NULL || AWALE_IS_REPORT (report), 0);

  g_set_object (&self->report, report);
  n_moves = report == NULL ? 0 : awale_report_get_n_moves (report);
  for (unsigned i = 0; i < n_moves; i++)
    {
      const AwaleReportMove *move = awale_report_get_move (report, i);

      if (lists (self, move))
        put_row (self, n++, move);
    }
  while ((row = get_row (self, n)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  return n;
}
