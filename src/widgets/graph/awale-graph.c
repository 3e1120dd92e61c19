/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph.h"

#include "awale-chart.h"
#include "awale-graph-lines.h"
#include "picture/awale-graph-layout.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-context-menu.h"
#include "widgets/awale-style.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define MINIMUM_WIDTH 120
#define MINIMUM_HEIGHT 72
#define NATURAL_WIDTH 320
#define NATURAL_HEIGHT 120
#define STRIP_HEIGHT 90

/* Delays in milliseconds after which new values are painted, and after which they are described for
 * screen readers. */
#define PICTURE_DELAY 100
#define WORDS_DELAY   300

#define ZOOM_STEP 1.5

/* Share of the visible part by which a notch of the mouse wheel scrolls. */
#define SCROLL_STEP 0.15

struct _AwaleGraph
{
  AwaleGameWidget  parent_instance;

  AwaleGame       *game;          /* The game, borrowed from the base class. */
  bool             show_evaluations;
  bool             brief;
  bool             has_curve;    /* True if there are enough values for a curve and `brief` is
                                  * false. */

  /* Sources of the delayed updates after values have changed; 0 if none is pending. */
  unsigned         picture_source;
  unsigned         words_source;

  AwaleGraphLines *lines;         /* Displayed lines; NULL if they must be read again. */
  GskRenderNode   *picture;       /* Cached painting without the cursor; NULL if it is outdated. */
  AwaleGraphView   view;
  GtkWidget       *scrollbar;     /* Scrollbar, which is visible if only a part of the game is. */
  GtkAdjustment   *adjustment;    /* Adjustment of the scrollbar, in plies. */
  GtkWidget       *popover;       /* Context menu; NULL until first opened. */
  AwaleChartHint   hint;          /* Hint about the point under the pointer. */
  int              hover_ply;     /* Ply under the pointer; −1 if the pointer is not on the
                                   * graph. */
  double           hover_x;
  double           pinch_scale;   /* Scale of the current pinch that has already been applied. */
};

G_DEFINE_FINAL_TYPE (AwaleGraph, awale_graph, AWALE_TYPE_GAME_WIDGET)

static AwaleGraphLines *
get_lines (AwaleGraph *self)
{
  if (self->lines == NULL && self->game != NULL)
    self->lines = awale_graph_lines_new (self->game, self->show_evaluations);
  return self->lines;
}

static void
forget_picture (AwaleGraph *self)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static int
get_cursor_ply (AwaleGraph *self)
{
  return awale_node_get_ply (awale_game_get_cursor (self->game));
}

/* The height of the graph without the scrollbar, in pixels. */
static int
get_plot_height (AwaleGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return gtk_widget_get_height (widget) - (gtk_widget_get_visible (self->scrollbar)
                                             ? gtk_widget_get_height (self->scrollbar) : 0);
}

static bool
get_layout (AwaleGraph       *self,
            AwaleGraphLayout *layout)
{
  AwaleGraphLines *lines = get_lines (self);

  if (lines == NULL || gtk_widget_get_width (GTK_WIDGET (self)) <= 0)
    return false;
  awale_graph_lines_lay_out (lines, layout, gtk_widget_get_width (GTK_WIDGET (self)),
                             get_plot_height (self),
                             awale_style_get_text_scale (GTK_WIDGET (self)));
  awale_graph_layout_set_view (layout, &self->view);
  return true;
}

static void
update_hint (AwaleGraph *self)
{
  AwaleGraphLayout layout;
  g_autofree char *text = NULL;
  double x;

  if (self->hover_ply < 0 || !get_layout (self, &layout) || self->hover_ply >= self->lines->n)
    {
      awale_chart_hint_hide (&self->hint);
      return;
    }
  text = awale_graph_lines_describe_ply (self->lines, self->hover_ply, "\n");
  x = awale_graph_axis_x_of_ply (&layout.race, self->hover_ply);
  awale_chart_hint_show (&self->hint, &(GdkRectangle) { (int) x, 0, 1, (int) layout.height },
                         text);
}

/* Updates what screen readers say about the point at the cursor and about the whole curve. */
static void
update_words (AwaleGraph *self)
{
  AwaleGraphLines *lines = get_lines (self);
  g_autofree char *point = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *description = NULL;
  int ply;

  g_clear_handle_id (&self->words_source, g_source_remove);
  update_hint (self);
  if (lines == NULL)
    return;
  ply = get_cursor_ply (self);
  point = awale_graph_lines_describe_ply (lines, ply, C_("list", ", "));
  whole = awale_graph_lines_summarize (lines);
  description = g_strdup_printf ("%s. %s", point, whole);
  awale_chart_set_value (GTK_WIDGET (self), ply, lines->n, point, description);
}

static gboolean
words_due_cb (gpointer data)
{
  AwaleGraph *self = data;

  self->words_source = 0;
  update_words (self);
  return G_SOURCE_REMOVE;
}

/* Repaints the graph after scrolling or zooming, and updates the ply under the pointer. */
static void
view_moved (AwaleGraph *self)
{
  forget_picture (self);
  if (self->hover_ply >= 0)
    self->hover_ply = awale_graph_pick_ply (self, self->hover_x);
  update_hint (self);
}

static void
update_actions (AwaleGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  bool whole = awale_graph_view_is_whole (&self->view);

  gtk_widget_action_set_enabled (widget, "graph.zoom-in",
                                 self->game != NULL && awale_graph_view_can_zoom_in (&self->view));
  gtk_widget_action_set_enabled (widget, "graph.zoom-out", !whole);
  gtk_widget_action_set_enabled (widget, "graph.zoom-whole", !whole);
}

static void
view_changed (AwaleGraph *self)
{
  const AwaleGraphView *view = &self->view;

  gtk_adjustment_configure (self->adjustment, view->first, 0, view->length, 1, view->span / 2,
                            view->span);
  if (gtk_widget_get_visible (self->scrollbar) == awale_graph_view_is_whole (view))
    gtk_widget_set_visible (self->scrollbar, !awale_graph_view_is_whole (view));
  update_actions (self);
  view_moved (self);
}

static void
adjustment_changed_cb (AwaleGraph *self)
{
  double first = gtk_adjustment_get_value (self->adjustment);

  if (first == self->view.first)
    return;
  awale_graph_view_scroll (&self->view, first);
  view_moved (self);
}

static void
follow_cursor (AwaleGraph *self)
{
  double first = self->view.first;

  awale_graph_view_reveal (&self->view, get_cursor_ply (self));
  if (self->view.first != first)
    view_changed (self);
}

static void
update_height (AwaleGraph *self)
{
  AwaleGraphLines *lines = get_lines (self);
  bool has_curve = lines != NULL && !self->brief &&
                    awale_graph_lines_have_curve (lines);

  if (self->has_curve == has_curve)
    return;

  self->has_curve = has_curve;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
update_lines (AwaleGraph *self)
{
  g_clear_pointer (&self->lines, awale_graph_lines_free);
  awale_graph_view_set_length (
    &self->view, self->game != NULL ? get_lines (self)->n - 1 : 1);
  view_changed (self);
  update_height (self);
  update_words (self);
}

static void
awale_graph_update (AwaleGameWidget *widget,
                    AwaleGame       *game,
                    AwaleGameChange  change)
{
  AwaleGraph *self = AWALE_GRAPH (widget);

  if (change != AWALE_GAME_CHANGE_CURSOR || self->lines == NULL ||
      !awale_graph_lines_fit (self->lines, awale_game_get_cursor (game)))
    update_lines (self);
  if (change != AWALE_GAME_CHANGE_CURSOR)
    return;
  follow_cursor (self);
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
picture_due_cb (gpointer data)
{
  AwaleGraph *self = data;

  self->picture_source = 0;
  forget_picture (self);
  update_height (self);
  return G_SOURCE_REMOVE;
}

static void
awale_graph_node_changed (AwaleGameWidget *widget,
                          AwaleNode       *node,
                          unsigned         change)
{
  AwaleGraph *self = AWALE_GRAPH (widget);

  if ((change & (AWALE_NODE_CHANGE_EVALUATION | AWALE_NODE_CHANGE_GLYPHS)) == 0)
    return;
  if (self->lines != NULL && !awale_graph_lines_contain (self->lines, node))
    return;
  g_clear_pointer (&self->lines, awale_graph_lines_free);
  if (self->picture_source == 0)
    self->picture_source = g_timeout_add (PICTURE_DELAY, picture_due_cb, self);
  if (self->words_source == 0)
    self->words_source = g_timeout_add (WORDS_DELAY, words_due_cb, self);
}

static AwaleGraphColors
get_colors (AwaleGraph *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  AwaleGraphColors colors = *awale_graph_colors_get_default (adw_style_manager_get_dark (style));
  AwaleColor text = awale_style_get_color (GTK_WIDGET (self));
  bool high_contrast = adw_style_manager_get_high_contrast (style);

  colors.text = awale_color_fade (text, high_contrast ? 1 : 0.75);
  colors.grid = awale_color_fade (text, high_contrast ? 0.4 : 0.12);
  colors.zero = awale_color_fade (text, high_contrast ? 1 : 0.4);
  colors.cursor = text;
  return colors;
}

static GskRenderNode *
paint_picture (AwaleGraph             *self,
               const AwaleGraphLayout *layout)
{
  const AwaleGraphLine *variation = &self->lines->variation;
  AwaleGraphColors colors = get_colors (self);
  g_autofree char *font = awale_style_dup_font (GTK_WIDGET (self));
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, layout->width,
                                                                 layout->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  awale_graph_painter_paint (cr, layout, self->lines->main.points, self->lines->main.n, &colors,
                             font);
  if (variation->n > 0)
    awale_graph_painter_paint_variation (cr, layout, variation->points, variation->n,
                                         self->lines->fork, &colors);
  cairo_destroy (cr);
  return node;
}

static void
snapshot_hover (AwaleGraph             *self,
                GtkSnapshot            *snapshot,
                const AwaleGraphLayout *layout)
{
  AwaleColor color = awale_style_get_color (GTK_WIDGET (self));
  GdkRGBA rgba = { color.red, color.green, color.blue, color.alpha * 0.3 };
  double x = awale_graph_axis_x_of_ply (&layout->race, self->hover_ply);

  gtk_snapshot_append_color (snapshot, &rgba,
                             &GRAPHENE_RECT_INIT (x - 0.5, 0, 1, layout->height));
}

static void
awale_graph_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AwaleGraph *self = AWALE_GRAPH (widget);
  g_autofree char *font = awale_style_dup_font (widget);
  AwaleGraphColors colors;
  AwaleGraphLayout layout;
  cairo_t *cr;

  if (!get_layout (self, &layout))
    return;
  if (self->picture == NULL)
    self->picture = paint_picture (self, &layout);
  gtk_snapshot_append_node (snapshot, self->picture);
  if (self->hover_ply >= 0 && self->hover_ply < self->lines->n)
    snapshot_hover (self, snapshot, &layout);
  colors = get_colors (self);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, layout.width,
                                                                 layout.height));
  awale_graph_painter_paint_cursor (cr, &layout, self->lines->current->points,
                                    self->lines->current->n, get_cursor_ply (self), &colors, font);
  cairo_destroy (cr);
  gtk_widget_snapshot_child (widget, self->scrollbar, snapshot);
}

static void
awale_graph_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  bool across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? MINIMUM_WIDTH : MINIMUM_HEIGHT;
  *natural = across ? NATURAL_WIDTH
                    : awale_graph_get_useful_height (AWALE_GRAPH (widget), NATURAL_HEIGHT);
}

static void
awale_graph_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AwaleGraph *self = AWALE_GRAPH (widget);
  int bar;

  if (gtk_widget_should_layout (self->scrollbar))
    {
      gtk_widget_measure (self->scrollbar, GTK_ORIENTATION_VERTICAL, -1, &bar, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->scrollbar,
                                &(GtkAllocation) { 0, height - bar, width, bar }, -1);
    }
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
  gtk_popover_present (GTK_POPOVER (self->hint.popover));
  forget_picture (self);
}

static void
awale_graph_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (awale_graph_parent_class)->css_changed (widget, change);

  forget_picture (AWALE_GRAPH (widget));
}

/* Moves the cursor to @ply of the line that contains it, or to the nearest end of that line. */
static void
go_to_ply (AwaleGraph *self,
           int         ply)
{
  const AwaleGraphLine *line = get_lines (self)->current;

  awale_game_set_cursor (self->game, line->nodes[CLAMP (ply, 0, line->n - 1)]);
}

/* The ply at the horizontal position @x, with a fraction. */
static double
get_ply_at (AwaleGraph *self,
            double      x)
{
  AwaleGraphLayout layout;
  AwaleRect plot;

  if (!get_layout (self, &layout))
    return 0;
  plot = layout.race.plot;
  return self->view.first + (x - plot.x) / plot.width * self->view.span;
}

static void
set_hover (AwaleGraph *self,
           int         ply,
           double      x)
{
  self->hover_x = x;
  if (self->hover_ply == ply)
    return;
  self->hover_ply = ply;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  update_hint (self);
}

/* True if the drag is by touch; the hint is then shown, because a finger cannot hover. */
static bool
is_touched (GtkGestureDrag *gesture)
{
  return gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;
}

/* Moves the cursor to the node at a point of the graph, on the line whose curve is nearer. */
static void
go_to_place (AwaleGraph     *self,
             double          x,
             double          y,
             GtkGestureDrag *gesture)
{
  AwaleGraphLayout layout;

  if (get_layout (self, &layout))
    awale_game_set_cursor (self->game,
                           awale_graph_lines_pick (self->lines, &layout,
                                                   awale_graph_pick_ply (self, x), y));
  if (is_touched (gesture))
    set_hover (self, awale_graph_pick_ply (self, x), x);
}

static void
drag_begun_cb (AwaleGraph     *self,
               double          x,
               double          y,
               GtkGestureDrag *gesture)
{
  /* Deny the drag if it begins on the scrollbar, which then handles it. */
  if (gtk_widget_get_visible (self->scrollbar) && y >= get_plot_height (self))
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
    set_hover (self, -1, 0);
}

static void
pointer_moved_cb (AwaleGraph *self,
                  double      x,
                  double      y)
{
  set_hover (self, awale_graph_pick_ply (self, x), x);
}

static void
pointer_left_cb (AwaleGraph *self)
{
  set_hover (self, -1, 0);
}

static void
zoom (AwaleGraph *self,
      double      factor,
      double      anchor)
{
  awale_graph_view_zoom (&self->view, factor, anchor);
  view_changed (self);
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
      zoom (self, pow (ZOOM_STEP, -dy), get_ply_at (self, self->hover_x));
      return GDK_EVENT_STOP;
    }
  if (awale_graph_view_is_whole (&self->view))
    return GDK_EVENT_PROPAGATE;
  awale_graph_view_scroll (&self->view,
                           self->view.first + (dx + dy) * self->view.span * SCROLL_STEP);
  view_changed (self);
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
  zoom (self, scale / self->pinch_scale, get_ply_at (self, x));
  self->pinch_scale = scale;
}

static void
show_menu (AwaleGraph *self,
           double      x,
           double      y)
{
  if (self->popover == NULL)
    self->popover = awale_context_menu_new (GTK_WIDGET (self), "graph/awale-graph-menu.ui");
  awale_context_menu_open (self->popover, &GRAPHENE_RECT_INIT ((float) x, (float) y, 1, 1));
}

static void
secondary_pressed_cb (AwaleGraph *self,
                      int         n_press,
                      double      x,
                      double      y)
{
  if (self->game != NULL)
    show_menu (self, x, y);
}

static gboolean
key_menu_cb (GtkWidget *widget,
             GVariant  *parameters,
             gpointer   data)
{
  AwaleGraph *self = AWALE_GRAPH (widget);

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  show_menu (self, gtk_widget_get_width (widget) / 2, gtk_widget_get_height (widget) / 2);
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
  go_to_ply (self, step == -1 || step == 1 ? get_cursor_ply (self) + step : step);
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
    zoom (self, in ? ZOOM_STEP : 1 / ZOOM_STEP, get_cursor_ply (self));
}

static void
zoom_whole_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  AwaleGraph *self = AWALE_GRAPH (widget);

  awale_graph_view_init (&self->view, self->view.length);
  view_changed (self);
}

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

static void
add_actions_and_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "graph.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "graph.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "graph.zoom-whole", NULL, zoom_whole_action);
  awale_chart_add_keys (widget_class, key_step_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, 0, key_step_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, key_step_cb, "i", 1);
  add_zoom_keys (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "study.focus-board",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "study.focus-board",
                                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, key_menu_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, key_menu_cb, NULL);
}

static void
awale_graph_set_game (AwaleGameWidget *widget,
                      AwaleGame       *game)
{
  AwaleGraph *self = AWALE_GRAPH (widget);

  self->game = game;
  self->hover_ply = -1;
  awale_graph_view_init (&self->view, 1);

  AWALE_GAME_WIDGET_CLASS (awale_graph_parent_class)->set_game (widget, game);
}

static void
awale_graph_dispose (GObject *object)
{
  AwaleGraph *self = AWALE_GRAPH (object);

  g_clear_handle_id (&self->picture_source, g_source_remove);
  g_clear_handle_id (&self->words_source, g_source_remove);
  awale_chart_hint_clear (&self->hint);
  g_clear_pointer (&self->lines, awale_graph_lines_free);
  g_clear_object (&self->adjustment);
  g_clear_pointer (&self->picture, gsk_render_node_unref);

  G_OBJECT_CLASS (awale_graph_parent_class)->dispose (object);
}

static void
awale_graph_class_init (AwaleGraphClass *klass)
{
  AwaleGameWidgetClass *game_class = AWALE_GAME_WIDGET_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_graph_dispose;
  game_class->set_game = awale_graph_set_game;
  game_class->update = awale_graph_update;
  game_class->node_changed = awale_graph_node_changed;
  widget_class->snapshot = awale_graph_snapshot;
  widget_class->measure = awale_graph_measure;
  widget_class->size_allocate = awale_graph_size_allocate;
  widget_class->css_changed = awale_graph_css_changed;

  add_actions_and_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "graph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
init_view (AwaleGraph *self)
{
  awale_graph_view_init (&self->view, 1);
  self->adjustment = g_object_ref_sink (gtk_adjustment_new (0, 0, 1, 1, 1, 1));
  g_signal_connect_object (self->adjustment, "value-changed", G_CALLBACK (adjustment_changed_cb),
                           self, G_CONNECT_SWAPPED);
  self->scrollbar = gtk_scrollbar_new (GTK_ORIENTATION_HORIZONTAL, self->adjustment);
  gtk_widget_set_visible (self->scrollbar, FALSE);
  /* Hide the scrollbar from screen readers: for them the graph is a slider, which has no children
   * and is scrolled with its own keys. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->scrollbar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                               -1);
  gtk_widget_set_parent (self->scrollbar, GTK_WIDGET (self));
}

static void
add_controllers (AwaleGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *drag = GTK_EVENT_CONTROLLER (gtk_gesture_drag_new ());
  GtkGesture *secondary = gtk_gesture_click_new ();

  awale_chart_add_controller (widget, drag,
                              "drag-begin", G_CALLBACK (drag_begun_cb),
                              "drag-update", G_CALLBACK (drag_moved_cb));
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_ended_cb), self, G_CONNECT_SWAPPED);
  awale_chart_add_controller (widget, gtk_event_controller_motion_new (),
                              "motion", G_CALLBACK (pointer_moved_cb),
                              "leave", G_CALLBACK (pointer_left_cb));
  awale_chart_add_controller (
    widget, gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES),
    "scroll", G_CALLBACK (scrolled_cb), NULL, NULL);
  awale_chart_add_controller (widget, GTK_EVENT_CONTROLLER (gtk_gesture_zoom_new ()),
                              "begin", G_CALLBACK (pinch_begun_cb),
                              "scale-changed", G_CALLBACK (pinched_cb));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  awale_chart_add_controller (widget, GTK_EVENT_CONTROLLER (secondary),
                              "pressed", G_CALLBACK (secondary_pressed_cb), NULL, NULL);
}

static void
awale_graph_init (AwaleGraph *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  init_view (self);
  self->show_evaluations = true;
  self->hover_ply = -1;
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (forget_picture), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (forget_picture), self,
                           G_CONNECT_SWAPPED);
  awale_chart_hint_init (&self->hint, GTK_WIDGET (self));
  add_controllers (self);
  update_actions (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  awale_accessible_set_label (self, _("Course of the game"));
}

void
awale_graph_set_show_evaluations (AwaleGraph *self,
                                  bool        show_evaluations)
{
  g_return_if_fail (AWALE_IS_GRAPH (self));

  if (self->show_evaluations == show_evaluations)
    return;

  self->show_evaluations = show_evaluations;
  update_lines (self);
}

void
awale_graph_set_brief (AwaleGraph *self,
                       bool        brief)
{
  g_return_if_fail (AWALE_IS_GRAPH (self));

  self->brief = brief;
  update_height (self);
}

int
awale_graph_get_useful_height (AwaleGraph *self,
                               int         height)
{
  g_return_val_if_fail (AWALE_IS_GRAPH (self), 0);

  return self->has_curve ? height : MIN (height, STRIP_HEIGHT);
}

int
awale_graph_pick_ply (AwaleGraph *self,
                      double      x)
{
  AwaleGraphLayout layout;

  g_return_val_if_fail (AWALE_IS_GRAPH (self), 0);

  if (!get_layout (self, &layout))
    return 0;
  return MIN (awale_graph_axis_ply_at_x (&layout.race, x), self->lines->n - 1);
}

GArray *
awale_graph_dup_points (AwaleGraph *self)
{
  GArray *points;
  const AwaleGraphLine *line;

  g_return_val_if_fail (AWALE_IS_GRAPH (self) && self->game != NULL, NULL);

  line = &get_lines (self)->main;
  points = g_array_new (FALSE, FALSE, sizeof (AwaleGraphPoint));
  return g_array_append_vals (points, line->points, line->n);
}
