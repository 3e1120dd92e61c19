/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph-private.h"

#include "awale-graph-hint.h"
#include "awale-graph-words.h"
#include "document/awale-file.h"
#include "picture/awale-picture.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

#define MINIMUM_WIDTH 120
#define MINIMUM_HEIGHT 72
#define NATURAL_WIDTH 320
#define NATURAL_HEIGHT 120
#define STRIP_HEIGHT 90

/* Size of a picture in a file: width per ply with its limits, and height. */
#define PICTURE_PLY    14
#define PICTURE_MIN    800
#define PICTURE_MAX    2400
#define PICTURE_HEIGHT 400

/* Delays in milliseconds before changed values are painted and described again. */
#define PICTURE_DELAY 100
#define WORDS_DELAY   300

G_DEFINE_FINAL_TYPE (AwaleGraph, awale_graph, AWALE_TYPE_GAME_WIDGET)

enum
{
  SIGNAL_BOARD_REQUESTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

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

int
awale_graph_get_cursor_ply (AwaleGraph *self)
{
  g_assert (AWALE_IS_GRAPH (self) && self->game != NULL);

  return awale_node_get_ply (awale_game_get_cursor (self->game));
}

int
awale_graph_get_plot_height (AwaleGraph *self)
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
                             awale_graph_get_plot_height (self),
                             awale_style_get_text_scale (GTK_WIDGET (self)));
  awale_graph_layout_set_view (layout, &self->view);
  return true;
}

static void
update_hint (AwaleGraph *self)
{
  AwaleGraphHint *hint = AWALE_GRAPH_HINT (self->hint);
  AwaleGraphLayout layout;
  g_autofree char *text = NULL;
  double x;

  if (self->hover_ply < 0 || !get_layout (self, &layout) ||
      self->hover_ply >= awale_graph_lines_get_n (self->lines))
    {
      awale_graph_hint_hide (hint);
      return;
    }
  text = awale_graph_lines_dup_words (self->lines, self->hover_ply, "\n");
  x = awale_graph_axis_x_of_ply (&layout.race, self->hover_ply);
  awale_graph_hint_show (hint, &(GdkRectangle) { (int) x, 0, 1, (int) layout.height }, text);
}

/* Updates the accessible texts about the point at the cursor and the whole curve. */
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
  ply = awale_graph_get_cursor_ply (self);
  point = awale_graph_lines_dup_words (lines, ply, C_("list", ", "));
  whole = awale_graph_words_for_line (awale_graph_lines_get_main (lines));
  description = g_strdup_printf ("%s. %s", point, whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) (awale_graph_lines_get_n (lines) - 1),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) ply,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, point,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

static gboolean
words_due_cb (gpointer data)
{
  AwaleGraph *self = data;

  self->words_source = 0;
  update_words (self);
  return G_SOURCE_REMOVE;
}

/* Updates the point under the resting pointer, which is now another one. */
static void
view_moved (AwaleGraph *self)
{
  forget_picture (self);
  if (self->hover_ply >= 0)
    self->hover_ply = awale_graph_pick_ply (self, self->hover_x);
  update_hint (self);
}

void
awale_graph_view_changed (AwaleGraph *self)
{
  const AwaleGraphView *view = &self->view;

  g_assert (AWALE_IS_GRAPH (self));

  gtk_adjustment_configure (self->adjustment, view->first, 0, view->length, 1, view->span / 2,
                            view->span);
  if (gtk_widget_get_visible (self->scrollbar) == awale_graph_view_is_whole (view))
    gtk_widget_set_visible (self->scrollbar, !awale_graph_view_is_whole (view));
  awale_graph_update_input (self);
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

  awale_graph_view_reveal (&self->view, awale_graph_get_cursor_ply (self));
  if (self->view.first != first)
    awale_graph_view_changed (self);
}

static void
update_height (AwaleGraph *self)
{
  AwaleGraphLines *lines = get_lines (self);
  bool is_telling = lines != NULL && !self->brief &&
                    awale_graph_line_is_telling (awale_graph_lines_get_main (lines));

  if (self->is_telling == is_telling)
    return;

  self->is_telling = is_telling;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
update_lines (AwaleGraph *self)
{
  g_clear_pointer (&self->lines, awale_graph_lines_free);
  awale_graph_view_set_length (
    &self->view, self->game != NULL ? awale_graph_lines_get_n (get_lines (self)) - 1 : 1);
  awale_graph_view_changed (self);
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
  AwaleGraphColors colors =
    *awale_graph_colors_get_default (adw_style_manager_get_dark (self->style));
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
  AwaleGraphLine *line = awale_graph_lines_get_main (get_lines (self));
  AwaleGraphLine *variation = awale_graph_lines_get_variation (self->lines);
  AwaleGraphColors colors = get_colors (self);
  g_autofree char *font = awale_style_dup_font (GTK_WIDGET (self));
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, layout->width,
                                                                 layout->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  awale_graph_painter_paint (cr, layout, awale_graph_line_get_points (line),
                             awale_graph_line_get_n (line), &colors, font);
  if (variation != NULL)
    awale_graph_painter_paint_variation (cr, layout, awale_graph_line_get_points (variation),
                                         awale_graph_line_get_n (variation),
                                         awale_graph_lines_get_fork (self->lines), &colors);
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
  AwaleGraphLine *line;
  AwaleGraphColors colors;
  AwaleGraphLayout layout;
  cairo_t *cr;

  if (!get_layout (self, &layout))
    return;
  if (self->picture == NULL)
    self->picture = paint_picture (self, &layout);
  gtk_snapshot_append_node (snapshot, self->picture);
  if (self->hover_ply >= 0 && self->hover_ply < awale_graph_lines_get_n (self->lines))
    snapshot_hover (self, snapshot, &layout);
  colors = get_colors (self);
  line = awale_graph_lines_get_current (self->lines);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, layout.width,
                                                                 layout.height));
  awale_graph_painter_paint_cursor (cr, &layout, awale_graph_line_get_points (line),
                                    awale_graph_line_get_n (line),
                                    awale_graph_get_cursor_ply (self), &colors, font);
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
  gtk_popover_present (GTK_POPOVER (self->hint));
  forget_picture (self);
}

static void
awale_graph_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (awale_graph_parent_class)->css_changed (widget, change);

  forget_picture (AWALE_GRAPH (widget));
}

void
awale_graph_go_to_ply (AwaleGraph *self,
                       int         ply)
{
  AwaleGraphLine *line;

  if (get_lines (self) == NULL)
    return;
  line = awale_graph_lines_get_current (self->lines);
  ply = CLAMP (ply, 0, awale_graph_line_get_n (line) - 1);
  awale_game_set_cursor (self->game, awale_graph_line_get_node (line, ply));
}

void
awale_graph_go_to_place (AwaleGraph *self,
                         double      x,
                         double      y)
{
  AwaleGraphLayout layout;

  if (get_layout (self, &layout))
    awale_game_set_cursor (self->game,
                           awale_graph_lines_pick (self->lines, &layout,
                                                   awale_graph_pick_ply (self, x), y));
}

double
awale_graph_get_ply_at (AwaleGraph *self,
                        double      x)
{
  AwaleGraphLayout layout;
  AwaleRect plot;

  if (!get_layout (self, &layout))
    return 0;
  plot = layout.race.plot;
  return self->view.first + (x - plot.x) / plot.width * self->view.span;
}

void
awale_graph_set_hover (AwaleGraph *self,
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
  g_clear_pointer (&self->lines, awale_graph_lines_free);
  g_clear_object (&self->adjustment);
  g_clear_object (&self->style);
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

  signals[SIGNAL_BOARD_REQUESTED] =
    g_signal_new ("board-requested", AWALE_TYPE_GRAPH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  awale_graph_install_input (widget_class);
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
  /* A slider has no accessible children, and its keys scroll as well. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->scrollbar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                               -1);
  gtk_widget_set_parent (self->scrollbar, GTK_WIDGET (self));
}

static void
awale_graph_init (AwaleGraph *self)
{
  init_view (self);
  self->show_evaluations = true;
  self->hover_ply = -1;
  self->style = g_object_ref (adw_style_manager_get_default ());
  g_signal_connect_object (self->style, "notify::dark", G_CALLBACK (forget_picture), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->style, "notify::high-contrast", G_CALLBACK (forget_picture), self,
                           G_CONNECT_SWAPPED);
  self->hint = awale_graph_hint_new ();
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  awale_graph_init_input (self);
  awale_graph_update_input (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Course of the game"), -1);
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

  return self->is_telling ? height : MIN (height, STRIP_HEIGHT);
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
              awale_graph_lines_get_n (self->lines) - 1);
}

/* Points of a graph and the file name to draw them into. */
typedef struct
{
  GArray *points;
  char   *name;
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_array_unref (saving->points);
  g_free (saving->name);
  g_free (saving);
}

static GBytes *
draw_file (const void  *data,
           GError     **error)
{
  const Saving *saving = data;
  int n = saving->points->len;
  AwalePictureFormat format;

  if (!awale_picture_get_format (saving->name, &format, error))
    return NULL;
  return awale_picture_draw_graph ((const AwaleGraphPoint *) (void *) saving->points->data, n,
                                   awale_graph_colors_get_default (false),
                                   CLAMP (n * PICTURE_PLY, PICTURE_MIN, PICTURE_MAX),
                                   PICTURE_HEIGHT, format, error);
}

void
awale_graph_save_async (AwaleGraph          *self,
                        GFile               *file,
                        GAsyncReadyCallback  callback,
                        void                *user_data)
{
  AwaleGraphLine *line;
  Saving *saving;

  g_return_if_fail (AWALE_IS_GRAPH (self) && self->game != NULL);
  g_return_if_fail (G_IS_FILE (file));

  line = awale_graph_lines_get_main (get_lines (self));
  saving = g_new (Saving, 1);
  *saving = (Saving) { g_array_new (FALSE, FALSE, sizeof (AwaleGraphPoint)),
                       g_file_get_basename (file) };
  g_array_append_vals (saving->points, awale_graph_line_get_points (line),
                       awale_graph_line_get_n (line));
  awale_file_make_async (file, draw_file, saving, saving_free, callback, user_data);
}
