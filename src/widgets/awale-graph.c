/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph.h"

#include "awale-graph-line.h"
#include "awale-style.h"
#include "awale-wording.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define MINIMUM_WIDTH 120
#define MINIMUM_HEIGHT 72
#define NATURAL_WIDTH 320
#define NATURAL_HEIGHT 120

struct _AwaleGraph
{
  GtkWidget parent_instance;

  AwaleGame       *game;
  GSignalGroup    *game_signals;
  bool             show_evaluations;
  AdwStyleManager *style;

  AwaleGraphLine *line;      /* The line through the cursor; NULL when it is to be read anew. */
  GskRenderNode  *picture;   /* All but the cursor, NULL when it is to be painted anew. */
  int             hover_ply; /* −1: the pointer is elsewhere. */
};

G_DEFINE_FINAL_TYPE (AwaleGraph, awale_graph, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_SHOW_EVALUATIONS,
  N_PROPS,
};

enum
{
  SIGNAL_BOARD_REQUESTED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static AwaleGraphLine *
get_line (AwaleGraph *self)
{
  if (self->line == NULL && self->game != NULL)
    self->line = awale_graph_line_new (self->game, self->show_evaluations);
  return self->line;
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

static bool
get_layout (AwaleGraph       *self,
            AwaleGraphLayout *layout)
{
  AwaleGraphLine *line = get_line (self);

  if (line == NULL || gtk_widget_get_width (GTK_WIDGET (self)) <= 0)
    return false;
  awale_graph_layout_init (layout, gtk_widget_get_width (GTK_WIDGET (self)),
                           gtk_widget_get_height (GTK_WIDGET (self)),
                           awale_graph_line_get_points (line), awale_graph_line_get_n (line));
  return true;
}

/* The point of @ply in words, for the tooltip and the screen reader: a move, and how it stands. */
static char *
word_point (AwaleGraph *self,
            int         ply,
            const char *separator)
{
  AwaleNode *node = awale_graph_line_get_node (get_line (self), ply);
  const AwaleEvaluation *evaluation = awale_node_get_evaluation (node);
  AwalePosition position = awale_node_get_position (node);
  g_autofree char *move = awale_wording_move_in_round (node);
  g_autofree char *value = NULL;
  /* Translators: the stores after a move: “South 12, North 9”. */
  g_autofree char *stores = g_strdup_printf (_("South %d, North %d"), position.stores[AWALE_SOUTH],
                                             position.stores[AWALE_NORTH]);
  g_autofree char *stands = NULL;

  if (evaluation == NULL || !self->show_evaluations)
    return g_strconcat (move, separator, stores, NULL);
  value = awale_wording_evaluation (evaluation);
  /* Translators: “South 12, North 9, value +1.5”. */
  stands = g_strdup_printf (_("%s, value %s"), stores, value);
  return g_strconcat (move, separator, stands, NULL);
}

static void
update_words (AwaleGraph *self)
{
  g_autofree char *point = NULL;
  int ply;

  if (self->game == NULL)
    return;
  ply = get_cursor_ply (self);
  point = word_point (self, ply, ", ");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) (awale_graph_line_get_n (get_line (self)) - 1),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) ply,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, point,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, point,
                                  -1);
}

static void
line_changed_cb (AwaleGraph *self)
{
  g_clear_pointer (&self->line, awale_graph_line_free);
  forget_picture (self);
  update_words (self);
}

static void
cursor_moved_cb (AwaleGraph *self)
{
  if (self->line == NULL ||
      !awale_graph_line_contains (self->line, awale_game_get_cursor (self->game)))
    line_changed_cb (self);
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
node_changed_cb (AwaleGraph *self,
                 AwaleNode  *node,
                 unsigned    change)
{
  if ((change & (AWALE_CHANGE_EVALUATION | AWALE_CHANGE_GLYPHS)) != 0)
    line_changed_cb (self);
}

static AwaleGraphColors
get_colors (AwaleGraph *self)
{
  AwaleGraphColors colors = *awale_graph_colors_get_default (adw_style_manager_get_dark (self->style));
  AwaleColor text = awale_style_get_color (GTK_WIDGET (self));
  bool high_contrast = adw_style_manager_get_high_contrast (self->style);

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
  AwaleGraphLine *line = get_line (self);
  AwaleGraphColors colors = get_colors (self);
  g_autofree char *font = awale_style_dup_font (GTK_WIDGET (self));
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, layout->width,
                                                                 layout->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  awale_graph_painter_paint (cr, layout, awale_graph_line_get_points (line),
                             awale_graph_line_get_n (line), &colors, font);
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
  AwaleGraphLine *line = get_line (self);
  AwaleGraphColors colors;
  AwaleGraphLayout layout;
  cairo_t *cr;

  if (!get_layout (self, &layout))
    return;

  if (self->picture == NULL)
    self->picture = paint_picture (self, &layout);
  gtk_snapshot_append_node (snapshot, self->picture);
  if (self->hover_ply >= 0 && self->hover_ply < awale_graph_line_get_n (line))
    snapshot_hover (self, snapshot, &layout);
  colors = get_colors (self);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, layout.width,
                                                                 layout.height));
  awale_graph_painter_paint_cursor (cr, &layout, awale_graph_line_get_points (line),
                                    awale_graph_line_get_n (line), get_cursor_ply (self), &colors);
  cairo_destroy (cr);
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
  *natural = across ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
awale_graph_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  forget_picture (AWALE_GRAPH (widget));
}

static void
awale_graph_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (awale_graph_parent_class)->css_changed (widget, change);

  forget_picture (AWALE_GRAPH (widget));
}

static gboolean
awale_graph_query_tooltip (GtkWidget  *widget,
                           int         x,
                           int         y,
                           gboolean    keyboard,
                           GtkTooltip *tooltip)
{
  AwaleGraph *self = AWALE_GRAPH (widget);
  g_autofree char *text = NULL;
  int ply;

  if (self->game == NULL)
    return FALSE;
  ply = keyboard ? get_cursor_ply (self) : awale_graph_pick_ply (self, x);
  text = word_point (self, ply, "\n");
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
go_to_ply (AwaleGraph *self,
           int         ply)
{
  AwaleGraphLine *line = get_line (self);

  if (line == NULL)
    return;
  ply = CLAMP (ply, 0, awale_graph_line_get_n (line) - 1);
  awale_game_set_cursor (self->game, awale_graph_line_get_node (line, ply));
}

static void
drag_begun_cb (AwaleGraph     *self,
               double          x,
               double          y,
               GtkGestureDrag *gesture)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to_ply (self, awale_graph_pick_ply (self, x));
}

static void
drag_moved_cb (AwaleGraph     *self,
               double          offset_x,
               double          offset_y,
               GtkGestureDrag *gesture)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    go_to_ply (self, awale_graph_pick_ply (self, x + offset_x));
}

static void
set_hover_ply (AwaleGraph *self,
               int         ply)
{
  if (self->hover_ply == ply)
    return;
  self->hover_ply = ply;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  /* A tooltip that is open tells the new point at once. */
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}

static void
pointer_moved_cb (AwaleGraph *self,
                  double      x,
                  double      y)
{
  set_hover_ply (self, awale_graph_pick_ply (self, x));
}

static void
pointer_left_cb (AwaleGraph *self)
{
  set_hover_ply (self, -1);
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
  /* The two ends are further away than any game is long. */
  go_to_ply (self, step == -1 || step == 1 ? get_cursor_ply (self) + step : step);
  return GDK_EVENT_STOP;
}

static gboolean
key_board_cb (GtkWidget *widget,
              GVariant  *parameters,
              gpointer   data)
{
  g_signal_emit (widget, signals[SIGNAL_BOARD_REQUESTED], 0);
  return GDK_EVENT_STOP;
}

static void
awale_graph_dispose (GObject *object)
{
  AwaleGraph *self = AWALE_GRAPH (object);

  awale_graph_set_game (self, NULL);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->style);
  g_clear_pointer (&self->picture, gsk_render_node_unref);

  G_OBJECT_CLASS (awale_graph_parent_class)->dispose (object);
}

static void
awale_graph_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AwaleGraph *self = AWALE_GRAPH (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, awale_graph_get_game (self));
      break;
    case PROP_SHOW_EVALUATIONS:
      g_value_set_boolean (value, awale_graph_get_show_evaluations (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_graph_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AwaleGraph *self = AWALE_GRAPH (object);

  switch (prop_id)
    {
    case PROP_GAME:
      awale_graph_set_game (self, g_value_get_object (value));
      break;
    case PROP_SHOW_EVALUATIONS:
      awale_graph_set_show_evaluations (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
add_keys (GtkWidgetClass *widget_class)
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
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, key_board_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, key_board_cb, NULL);
}

static void
awale_graph_class_init (AwaleGraphClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_graph_dispose;
  object_class->get_property = awale_graph_get_property;
  object_class->set_property = awale_graph_set_property;
  widget_class->snapshot = awale_graph_snapshot;
  widget_class->measure = awale_graph_measure;
  widget_class->size_allocate = awale_graph_size_allocate;
  widget_class->css_changed = awale_graph_css_changed;
  widget_class->query_tooltip = awale_graph_query_tooltip;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME, flags);
  properties[PROP_SHOW_EVALUATIONS] =
    g_param_spec_boolean ("show-evaluations", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_BOARD_REQUESTED] =
    g_signal_new ("board-requested", AWALE_TYPE_GRAPH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "graph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
init_controllers (AwaleGraph *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begun_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_moved_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_object (motion, "motion", G_CALLBACK (pointer_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

static void
awale_graph_init (AwaleGraph *self)
{
  self->show_evaluations = true;
  self->hover_ply = -1;
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::cursor",
                                  G_CALLBACK (cursor_moved_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "node-added", G_CALLBACK (line_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "node-removed", G_CALLBACK (line_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "node-changed", G_CALLBACK (node_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "reordered", G_CALLBACK (line_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (line_changed_cb), self);
  self->style = g_object_ref (adw_style_manager_get_default ());
  g_signal_connect_object (self->style, "notify::dark", G_CALLBACK (forget_picture), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->style, "notify::high-contrast", G_CALLBACK (forget_picture), self,
                           G_CONNECT_SWAPPED);
  init_controllers (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Course of the game"), -1);
}

GtkWidget *
awale_graph_new (void)
{
  return g_object_new (AWALE_TYPE_GRAPH, NULL);
}

AwaleGame *
awale_graph_get_game (AwaleGraph *self)
{
  g_return_val_if_fail (AWALE_IS_GRAPH (self), NULL);

  return self->game;
}

void
awale_graph_set_game (AwaleGraph *self,
                      AwaleGame  *game)
{
  g_return_if_fail (AWALE_IS_GRAPH (self));
  g_return_if_fail (game == NULL || AWALE_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  self->hover_ply = -1;
  g_signal_group_set_target (self->game_signals, game);
  line_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

bool
awale_graph_get_show_evaluations (AwaleGraph *self)
{
  g_return_val_if_fail (AWALE_IS_GRAPH (self), false);

  return self->show_evaluations;
}

void
awale_graph_set_show_evaluations (AwaleGraph *self,
                                  bool        show_evaluations)
{
  g_return_if_fail (AWALE_IS_GRAPH (self));

  if (self->show_evaluations == show_evaluations)
    return;

  self->show_evaluations = show_evaluations;
  line_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_EVALUATIONS]);
}

int
awale_graph_pick_ply (AwaleGraph *self,
                      double      x)
{
  AwaleGraphLayout layout;

  g_return_val_if_fail (AWALE_IS_GRAPH (self), 0);

  if (!get_layout (self, &layout))
    return 0;
  return MIN (awale_graph_axis_ply_at_x (&layout.race, x),
              awale_graph_line_get_n (self->line) - 1);
}
