/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph-private.h"

#include "widgets/awale-context-menu.h"

#include <math.h>

#define ZOOM_STEP 1.5

/* Share of the view that a notch of the wheel scrolls. */
#define SCROLL_STEP 0.15

/* True for a touch, which cannot hover and gets the hint this way. */
static bool
is_touched (GtkGestureDrag *gesture)
{
  return gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;
}

static void
go_to_place (AwaleGraph     *self,
             double          x,
             double          y,
             GtkGestureDrag *gesture)
{
  awale_graph_go_to_place (self, x, y);
  if (is_touched (gesture))
    awale_graph_set_hover (self, awale_graph_pick_ply (self, x), x);
}

static void
drag_begun_cb (AwaleGraph     *self,
               double          x,
               double          y,
               GtkGestureDrag *gesture)
{
  /* Leave the scrollbar to itself. */
  if (gtk_widget_get_visible (self->scrollbar) && y >= awale_graph_get_plot_height (self))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to_place (self, x, y, gesture);
}

static void
drag_moved_cb (AwaleGraph     *self,
               double          offset_x,
               double          offset_y,
               GtkGestureDrag *gesture)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    go_to_place (self, x + offset_x, y + offset_y, gesture);
}

static void
drag_ended_cb (AwaleGraph     *self,
               double          offset_x,
               double          offset_y,
               GtkGestureDrag *gesture)
{
  if (is_touched (gesture))
    awale_graph_set_hover (self, -1, 0);
}

static void
pointer_moved_cb (AwaleGraph *self,
                  double      x,
                  double      y)
{
  awale_graph_set_hover (self, awale_graph_pick_ply (self, x), x);
}

static void
pointer_left_cb (AwaleGraph *self)
{
  awale_graph_set_hover (self, -1, 0);
}

static void
zoom (AwaleGraph *self,
      double      factor,
      double      anchor)
{
  awale_graph_view_zoom (&self->view, factor, anchor);
  awale_graph_view_changed (self);
}

static gboolean
scrolled_cb (AwaleGraph               *self,
             double                    dx,
             double                    dy,
             GtkEventControllerScroll *scroll)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_CONTROL_MASK) != 0)
    {
      zoom (self, pow (ZOOM_STEP, -dy), awale_graph_get_ply_at (self, self->hover_x));
      return GDK_EVENT_STOP;
    }
  if (awale_graph_view_is_whole (&self->view))
    return GDK_EVENT_PROPAGATE;
  awale_graph_view_scroll (&self->view,
                           self->view.first + (dx + dy) * self->view.span * SCROLL_STEP);
  awale_graph_view_changed (self);
  return GDK_EVENT_STOP;
}

static void
pinch_begun_cb (AwaleGraph *self)
{
  self->pinch_scale = 1;
}

static void
pinched_cb (AwaleGraph     *self,
            double          scale,
            GtkGestureZoom *gesture)
{
  double x, y;

  if (self->game == NULL || scale <= 0 ||
      !gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;
  zoom (self, scale / self->pinch_scale, awale_graph_get_ply_at (self, x));
  self->pinch_scale = scale;
}

static void
show_menu (AwaleGraph         *self,
           const GdkRectangle *where)
{
  if (self->popover == NULL)
    self->popover = awale_context_menu_new (GTK_WIDGET (self), "graph/awale-graph-menu.ui");
  awale_context_menu_open (self->popover, where);
}

static void
secondary_pressed_cb (AwaleGraph *self,
                      int         n_press,
                      double      x,
                      double      y)
{
  if (self->game != NULL)
    show_menu (self, &(GdkRectangle) { (int) x, (int) y, 1, 1 });
}

static gboolean
key_menu_cb (GtkWidget *widget,
             GVariant  *parameters,
             gpointer   data)
{
  AwaleGraph *self = AWALE_GRAPH (widget);

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  show_menu (self, &(GdkRectangle) { gtk_widget_get_width (widget) / 2,
                                     gtk_widget_get_height (widget) / 2, 1, 1 });
  return GDK_EVENT_STOP;
}

static gboolean
key_step_cb (GtkWidget *widget,
             GVariant  *parameters,
             gpointer   data)
{
  AwaleGraph *self = AWALE_GRAPH (widget);
  int step = g_variant_get_int32 (parameters);

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  /* Larger steps stand for the two ends; they exceed any game's length. */
  awale_graph_go_to_ply (self, step == -1 || step == 1
                                 ? awale_graph_get_cursor_ply (self) + step : step);
  return GDK_EVENT_STOP;
}

static gboolean
key_board_cb (GtkWidget *widget,
              GVariant  *parameters,
              gpointer   data)
{
  g_signal_emit_by_name (widget, "board-requested");
  return GDK_EVENT_STOP;
}

static void
zoom_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwaleGraph *self = AWALE_GRAPH (widget);
  bool in = g_str_equal (action_name, "graph.zoom-in");

  if (self->game != NULL)
    zoom (self, in ? ZOOM_STEP : 1 / ZOOM_STEP, awale_graph_get_cursor_ply (self));
}

static void
zoom_whole_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  AwaleGraph *self = AWALE_GRAPH (widget);

  awale_graph_view_init (&self->view, self->view.length);
  awale_graph_view_changed (self);
}

static void
add_step_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    unsigned keyval;
    int      step;
  } keys[] = {
    { GDK_KEY_Left, -1 },       { GDK_KEY_Right, 1 },
    { GDK_KEY_KP_Left, -1 },    { GDK_KEY_KP_Right, 1 },
    { GDK_KEY_Up, -1 },         { GDK_KEY_Down, 1 },
    { GDK_KEY_Home, G_MININT32 }, { GDK_KEY_End, G_MAXINT32 },
    { GDK_KEY_KP_Home, G_MININT32 }, { GDK_KEY_KP_End, G_MAXINT32 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].keyval, 0, key_step_cb, "i", keys[i].step);
}

/* Adds the zoom keys with and without Ctrl, since people try both. */
static void
add_zoom_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    unsigned    keyval;
    const char *action;
  } keys[] = {
    { GDK_KEY_plus, "graph.zoom-in" },       { GDK_KEY_equal, "graph.zoom-in" },
    { GDK_KEY_KP_Add, "graph.zoom-in" },     { GDK_KEY_minus, "graph.zoom-out" },
    { GDK_KEY_KP_Subtract, "graph.zoom-out" }, { GDK_KEY_0, "graph.zoom-whole" },
    { GDK_KEY_KP_0, "graph.zoom-whole" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding_action (widget_class, keys[i].keyval, 0, keys[i].action, NULL);
      gtk_widget_class_add_binding_action (widget_class, keys[i].keyval, GDK_CONTROL_MASK,
                                           keys[i].action, NULL);
    }
}

void
awale_graph_install_input (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "graph.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "graph.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "graph.zoom-whole", NULL, zoom_whole_action);
  add_step_keys (widget_class);
  add_zoom_keys (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, key_board_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, key_board_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, key_menu_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, key_menu_cb, NULL);
}

static void
add_controller (AwaleGraph         *self,
                GtkEventController *controller,
                const char         *first_signal,
                GCallback           first_callback,
                const char         *second_signal,
                GCallback           second_callback)
{
  g_signal_connect_object (controller, first_signal, first_callback, self, G_CONNECT_SWAPPED);
  if (second_signal != NULL)
    g_signal_connect_object (controller, second_signal, second_callback, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
awale_graph_init_input (AwaleGraph *self)
{
  GtkEventController *drag = GTK_EVENT_CONTROLLER (gtk_gesture_drag_new ());
  GtkGesture *secondary = gtk_gesture_click_new ();

  g_assert (AWALE_IS_GRAPH (self));

  add_controller (self, drag,
                  "drag-begin", G_CALLBACK (drag_begun_cb),
                  "drag-update", G_CALLBACK (drag_moved_cb));
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_ended_cb), self, G_CONNECT_SWAPPED);
  add_controller (self, gtk_event_controller_motion_new (),
                  "motion", G_CALLBACK (pointer_moved_cb), "leave", G_CALLBACK (pointer_left_cb));
  add_controller (self, gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES),
                  "scroll", G_CALLBACK (scrolled_cb), NULL, NULL);
  add_controller (self, GTK_EVENT_CONTROLLER (gtk_gesture_zoom_new ()),
                  "begin", G_CALLBACK (pinch_begun_cb), "scale-changed", G_CALLBACK (pinched_cb));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  add_controller (self, GTK_EVENT_CONTROLLER (secondary),
                  "pressed", G_CALLBACK (secondary_pressed_cb), NULL, NULL);
}

void
awale_graph_update_input (AwaleGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  bool whole = awale_graph_view_is_whole (&self->view);

  gtk_widget_action_set_enabled (widget, "graph.zoom-in",
                                 self->game != NULL && awale_graph_view_can_zoom_in (&self->view));
  gtk_widget_action_set_enabled (widget, "graph.zoom-out", !whole);
  gtk_widget_action_set_enabled (widget, "graph.zoom-whole", !whole);
}
