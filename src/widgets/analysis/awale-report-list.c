/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-report-list.h"

#include "awale-report-row.h"
#include "picture/awale-board-painter.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Milliseconds for which a row must have the pointer or the focus before the small board
 * appears. */
#define PREVIEW_DELAY 300

/* Width of the board and of the popover's frame, in pixels. */
#define BOARD_WIDTH 340
#define FRAME_WIDTH 40

#define BOARD_FLAGS (AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS)

#define MAX_TURNING_POINTS 5

struct _AwaleReportList
{
  GtkWidget    *page;
  GtkListBox   *turning_points;
  GtkListBox   *errors;
  AwaleReport  *report;          /* Report whose moves are listed; nullable. */

  GtkWidget    *preview;         /* Popover with a small board beside a row. */
  GtkWidget    *area;            /* Drawing area of the small board, with arrows for the move played
                                  * and the better move. */
  GtkWidget    *row;             /* Row whose board is shown or about to be shown; nullable. */
  unsigned      preview_source;
  char         *theme;           /* Theme of the small board; NULL for the default. */
  AwalePosition position;
  AwaleSowing   played;
  AwaleSowing   better;
};

static const AwaleReportMove *
find_move (AwaleReportList *self,
           GtkListBoxRow   *row)
{
  for (unsigned i = 0; i < awale_report_get_n_moves (self->report); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (self->report, i);

      if (move->node == awale_report_row_get_node (row))
        return move;
    }
  return NULL;
}

static void
hide_preview (AwaleReportList *self)
{
  g_clear_handle_id (&self->preview_source, g_source_remove);
  self->row = NULL;
  gtk_popover_popdown (GTK_POPOVER (self->preview));
}

static const AwaleBoardPalette *
get_palette (AwaleReportList *self)
{
  bool dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const AwaleBoardPalette *palette =
      self->theme != NULL ? awale_board_palette_get (self->theme, dark) : NULL;

  return palette != NULL ? palette
                         : awale_board_palette_get (awale_board_palette_get_themes ()[0], dark);
}

static void
paint_arrow (AwaleBoardPainter   *painter,
             cairo_t             *cr,
             const AwaleGeometry *geometry,
             const AwaleSowing   *sowing,
             int                  color)
{
  awale_board_painter_paint_arrow (painter, cr, geometry, sowing->from, sowing->last, color);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  AwaleReportList *self = data;
  g_autoptr (AwaleBoardPainter) painter =
    awale_board_painter_new (get_palette (self), AWALE_MATERIAL_CARVED);
  AwaleBoardLook look = awale_board_look_plain ();
  AwaleGeometry geometry;

  awale_geometry_init (&geometry, width, height, BOARD_FLAGS);
  awale_board_painter_paint (painter, cr, &geometry, self->position, &look);
  paint_arrow (painter, cr, &geometry, &self->played, AWALE_MARK_RED);
  paint_arrow (painter, cr, &geometry, &self->better, AWALE_MARK_GREEN);
}

/* Finds the side of @row with more space for the popover. Returns false if the popover fits on
 * neither side. */
static bool
find_room (GtkWidget       *row,
           GtkPositionType *side)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (row));
  graphene_rect_t bounds;
  double left, right;

  if (root == NULL || !gtk_widget_compute_bounds (row, root, &bounds))
    return false;
  left = bounds.origin.x;
  right = gtk_widget_get_width (root) - left - bounds.size.width;
  *side = left >= right ? GTK_POS_LEFT : GTK_POS_RIGHT;
  return MAX (left, right) >= BOARD_WIDTH + FRAME_WIDTH;
}

/* Shows the board of the row, unless the window is so narrow that the board would cover other
 * rows. */
static void
pop_preview_up (AwaleReportList       *self,
                const AwaleReportMove *move)
{
  const AwaleRuleset *rules = awale_game_get_rules (awale_report_get_game (self->report));
  graphene_rect_t bounds;
  GtkPositionType side;

  if (!find_room (self->row, &side) ||
      !gtk_widget_compute_bounds (self->row, self->page, &bounds))
    return;
  self->position = awale_node_get_position (awale_node_get_parent (move->node));
  self->played = awale_sow (self->position, rules, awale_node_get_move (move->node));
  self->better = awale_sow (self->position, rules, move->judgment.best);
  gtk_widget_queue_draw (self->area);
  gtk_popover_set_position (GTK_POPOVER (self->preview), side);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->preview),
                               &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                 (int) bounds.size.width,
                                                 (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->preview));
}

/* The board is visible only while its window is active. On X11, the popover would otherwise stay
 * above other windows. */
static bool
is_active (AwaleReportList *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  return root != NULL && gtk_window_is_active (GTK_WINDOW (root));
}

static gboolean
preview_due_cb (gpointer data)
{
  AwaleReportList *self = data;
  const AwaleReportMove *move = find_move (self, GTK_LIST_BOX_ROW (self->row));

  self->preview_source = 0;
  if (move != NULL && is_active (self))
    pop_preview_up (self, move);
  return G_SOURCE_REMOVE;
}

static void
show_preview (AwaleReportList *self,
              GtkWidget       *row)
{
  if (self->row == row)
    return;
  hide_preview (self);
  self->row = row;
  self->preview_source = g_timeout_add (PREVIEW_DELAY, preview_due_cb, self);
}

static void
pointer_entered_cb (AwaleReportList    *self,
                    double              x,
                    double              y,
                    GtkEventController *controller)
{
  show_preview (self, gtk_event_controller_get_widget (controller));
}

/* Shows the board only if the focus is visible, as it is when it was moved with the keyboard. */
static void
focus_entered_cb (AwaleReportList    *self,
                  GtkEventController *controller)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);

  if (gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (row))))
    show_preview (self, row);
}

static void
left_cb (AwaleReportList    *self,
         GtkEventController *controller)
{
  if (self->row == gtk_event_controller_get_widget (controller))
    hide_preview (self);
}

/* The handlers need not be disconnected, because the page frees its rows before @self. */
static void
follow_row (AwaleReportList *self,
            GtkWidget       *row)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_entered_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_entered_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, focus);
}

static void
row_activated_cb (AwaleReportList *self,
                  GtkListBoxRow   *row)
{
  g_autoptr (AwaleNode) node = awale_node_ref (awale_report_row_get_node (row));
  AwaleGame *game = awale_report_get_game (self->report);

  hide_preview (self);
  if (!awale_game_contains (game, node))
    return;
  awale_game_set_cursor (game, awale_node_get_parent (node));
  g_signal_emit_by_name (self->page, "error-chosen", node);
}

static void
active_changed_cb (gpointer data)
{
  AwaleReportList *self = data;

  if (!is_active (self))
    hide_preview (self);
}

static void
follow_window (AwaleReportList *self)
{
  GtkExpression *active = gtk_property_expression_new (
    GTK_TYPE_WINDOW, gtk_property_expression_new (GTK_TYPE_WIDGET, NULL, "root"), "is-active");

  gtk_expression_watch (active, self->preview, active_changed_cb, self, NULL);
  gtk_expression_unref (active);
}

/* Creates the popover, which takes neither the focus nor events of the pointer. */
static GtkWidget *
create_preview (AwaleReportList *self)
{
  GtkWidget *popover = gtk_popover_new ();
  double height = awale_geometry_height_for_width (BOARD_WIDTH, BOARD_FLAGS);

  self->area = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->area), BOARD_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->area), (int) height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The position with both moves"), -1);
  gtk_popover_set_child (GTK_POPOVER (popover), self->area);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_can_focus (popover, FALSE);
  gtk_widget_set_can_target (popover, FALSE);
  return popover;
}

AwaleReportList *
awale_report_list_new (GtkWidget  *page,
                       GtkListBox *turning_points,
                       GtkListBox *errors)
{
  AwaleReportList *self = g_new0 (AwaleReportList, 1);

  self->page = page;
  self->turning_points = turning_points;
  self->errors = errors;
  g_signal_connect_swapped (turning_points, "row-activated", G_CALLBACK (row_activated_cb), self);
  g_signal_connect_swapped (errors, "row-activated", G_CALLBACK (row_activated_cb), self);
  self->preview = create_preview (self);
  gtk_widget_set_parent (self->preview, page);
  follow_window (self);
  return self;
}

void
awale_report_list_free (AwaleReportList *self)
{
  g_clear_handle_id (&self->preview_source, g_source_remove);
  gtk_widget_unparent (self->preview);
  g_clear_object (&self->report);
  g_free (self->theme);
  g_free (self);
}

/* Keeps the last turning point and those with the greatest losses. Returns: the number of those
 * left out */
static unsigned
shorten (GPtrArray *moves)
{
  unsigned n_left_out;

  for (n_left_out = 0; moves->len > MAX_TURNING_POINTS; n_left_out++)
    {
      unsigned least = 0;

      for (unsigned i = 1; i + 1 < moves->len; i++)
        if (((const AwaleReportMove *) moves->pdata[i])->judgment.loss
            < ((const AwaleReportMove *) moves->pdata[least])->judgment.loss)
          least = i;
      g_ptr_array_remove_index (moves, least);
    }
  return n_left_out;
}

/* Lists the errors, worst first, or the turning points in the order of the game. A running report
 * has no turning points yet, because it may find others that decide more. */
static GPtrArray *
list_moves (AwaleReport *report,
            bool         turning_points)
{
  GPtrArray *moves = g_ptr_array_new ();

  if (report == NULL)
    return moves;
  if (!turning_points)
    {
      for (unsigned i = 0; i < awale_report_get_n_errors (report); i++)
        g_ptr_array_add (moves, (void *) awale_report_get_error (report, i));
      return moves;
    }
  for (unsigned i = 0; !awale_report_is_running (report) && i < awale_report_get_n_moves (report);
       i++)
    if (awale_report_get_move (report, i)->is_turning_point)
      g_ptr_array_add (moves, (void *) awale_report_get_move (report, i));
  return moves;
}

static bool
fits (AwaleReportList       *self,
      GtkListBox            *list,
      GtkListBoxRow         *row,
      const AwaleReportMove *move)
{
  return awale_report_row_fits (row, move, awale_report_get_game (self->report),
                                list == self->turning_points);
}

static bool
fits_any (AwaleReportList *self,
          GtkListBox      *list,
          GtkListBoxRow   *row,
          GPtrArray       *moves,
          unsigned         first)
{
  for (unsigned i = first; i < moves->len; i++)
    if (fits (self, list, row, moves->pdata[i]))
      return true;
  return false;
}

static void
remove_row (AwaleReportList *self,
            GtkListBox      *list,
            GtkListBoxRow   *row)
{
  if (self->row == GTK_WIDGET (row))
    hide_preview (self);
  gtk_list_box_remove (list, GTK_WIDGET (row));
}

/* Puts the row of move @index in its place in @list, and removes outdated rows there. Earlier rows
 * are in place already. */
static void
put_row (AwaleReportList *self,
         GtkListBox      *list,
         GPtrArray       *moves,
         unsigned         index)
{
  const AwaleReportMove *move = moves->pdata[index];
  GtkWidget *new_row;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, (int) index)) != NULL &&
         !fits_any (self, list, row, moves, index))
    remove_row (self, list, row);
  if (row != NULL && fits (self, list, row, move))
    return;
  new_row = awale_report_row_new (move, awale_report_get_game (self->report),
                                  list == self->turning_points);
  follow_row (self, new_row);
  gtk_list_box_insert (list, new_row, (int) index);
}

static void
update (AwaleReportList *self,
        GtkListBox      *list,
        GPtrArray       *moves)
{
  GtkListBoxRow *row;

  for (unsigned i = 0; i < moves->len; i++)
    put_row (self, list, moves, i);
  while ((row = gtk_list_box_get_row_at_index (list, (int) moves->len)) != NULL)
    remove_row (self, list, row);
}

void
awale_report_list_update (AwaleReportList *self,
                          AwaleReport     *report,
                          unsigned        *n_turning_points,
                          unsigned        *n_left_out,
                          unsigned        *n_errors)
{
  g_autoptr (GPtrArray) turning_points = list_moves (report, true);
  g_autoptr (GPtrArray) errors = list_moves (report, false);

  g_return_if_fail (self != NULL);
  g_return_if_fail (report == NULL || AWALE_IS_REPORT (report));

  g_set_object (&self->report, report);
  *n_left_out = shorten (turning_points);
  *n_turning_points = turning_points->len;
  *n_errors = errors->len;
  update (self, self->turning_points, turning_points);
  update (self, self->errors, errors);
}

void
awale_report_list_explain (AwaleReportList    *self,
                           AwaleReasonsFinder *finder)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (finder != NULL);

  for (unsigned i = 0; i < awale_report_get_n_errors (self->report); i++)
    if (!awale_report_row_explain (gtk_list_box_get_row_at_index (self->errors, (int) i),
                                   awale_report_get_error (self->report, i),
                                   awale_report_get_game (self->report), finder))
      return;
}

void
awale_report_list_set_theme (AwaleReportList *self,
                             const char      *theme)
{
  g_return_if_fail (self != NULL);

  g_free (self->theme);
  self->theme = g_strdup (theme);
  gtk_widget_queue_draw (self->area);
}
