/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-loss-chart.h"

#include "awale-graph-hint.h"
#include "game/awale-date.h"
#include "picture/awale-curve-painter.h"
#include "widgets/awale-style.h"
#include "widgets/awale-wording.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define MINIMUM_WIDTH 120
#define NATURAL_WIDTH 480
#define HEIGHT 180

/* Maximum number of points that narrow charts can separate. */
#define MAX_POINTS 40

/* A group of consecutive games. */
typedef struct
{
  const AwalePlayerGame *first;
  const AwalePlayerGame *last;
  unsigned               n_games;
  AwalePlayerLoss        loss;
} Point;

struct _AwaleLossChart
{
  GtkWidget        parent_instance;

  AdwStyleManager *style;
  GtkWidget       *hint;
  GArray          *games;      /* element-type AwalePlayerGame */
  unsigned         per_point;  /* number of games at each point */
  GArray          *points;     /* element-type Point */
  GArray          *values;     /* values of the points, in hundredths of a seed */
  int              chosen;     /* point last chosen by keys or pointer */
  bool             is_told;    /* the hint for it is shown */
};

G_DEFINE_FINAL_TYPE (AwaleLossChart, awale_loss_chart, GTK_TYPE_WIDGET)

static const Point *
get_point (AwaleLossChart *self,
           int             index)
{
  return &g_array_index (self->points, Point, index);
}

/* --- Texts ----------------------------------------------------------------------------------- */

char *
awale_loss_chart_describe (AwaleLossChart *self,
                           const char     *without)
{
  unsigned per_point;
  GString *text;

  g_return_val_if_fail (AWALE_IS_LOSS_CHART (self), NULL);

  per_point = awale_loss_chart_get_games_per_point (self);
  text = g_string_new (_("Seeds per move, in the order in which the games were played: the lower, "
                         "the better."));

  if (per_point > 1)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, ngettext ("Each point stands for up to %u game.",
                                              "Each point stands for up to %u games.", per_point),
                              per_point);
    }
  if (without != NULL)
    g_string_append_printf (text, " %s", without);
  return g_string_free (text, FALSE);
}

char *
awale_loss_to_string (AwalePlayerLoss loss)
{
  return g_strdup_printf ("%.2f", awale_player_loss_average (loss));
}

char *
awale_loss_describe (AwalePlayerLoss loss)
{
  g_autofree char *average = awale_loss_to_string (loss);
  /* Choose a plural form for the decimal number: English has 1.50 seeds, French 1,50 graine. */
  unsigned plural = awale_player_loss_average (loss) < 2 ? 0 : 2;

  /* Translators: %s is a number with decimals: “0.62 seeds per move”. */
  return g_strdup_printf (ngettext ("%s seed per move", "%s seeds per move", plural), average);
}

/* Formats a span of dates, “2024-03-01 – 2024-04-12”, or a single one. */
static char *
tell_dates (const AwalePlayerGame *first,
            const AwalePlayerGame *last)
{
  g_autofree char *from = awale_date_describe (first->date, NULL);
  g_autofree char *to = awale_date_describe (last->date, NULL);

  return g_str_equal (from, to) ? g_steal_pointer (&from) : g_strconcat (from, " – ", to, NULL);
}

/* Describes a point, with parts separated by @separator. */
static char *
tell_point (AwaleLossChart *self,
            int             index,
            const char     *separator)
{
  const Point *point = get_point (self, index);
  g_autofree char *dates = tell_dates (point->first, point->last);
  g_autofree char *average = awale_loss_describe (point->loss);
  g_autofree char *games = g_strdup_printf (ngettext ("%'u game", "%'u games", point->n_games),
                                            point->n_games);

  return g_strjoin (separator, average, dates, games, NULL);
}

static int
find_extreme (AwaleLossChart *self,
              bool            least)
{
  const int *values = (const int *) self->values->data;
  int found = 0;

  for (int i = 1; i < (int) self->values->len; i++)
    if (least ? values[i] < values[found] : values[i] > values[found])
      found = i;
  return found;
}

static void
add_about (AwaleLossChart *self,
           GString        *text,
           const char     *format,
           int             index)
{
  g_autofree char *point = tell_point (self, index, C_("list", ", "));

  g_string_append_c (text, ' ');
  g_string_append_printf (text, format, point);
}

/* Summarizes the curve by its first, last, lowest and highest points. */
static char *
tell_curve (AwaleLossChart *self)
{
  unsigned n = self->games->len;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%'u game with a date.", "%'u games with a date.", n),
                          n);
  /* Translators: %s is “0.62 seeds per move, 2024-03-01, 3 games”. */
  add_about (self, text, _("At first: %s."), 0);
  add_about (self, text, _("Lately: %s."), (int) self->points->len - 1);
  add_about (self, text, _("Least: %s."), find_extreme (self, true));
  add_about (self, text, _("Most: %s."), find_extreme (self, false));
  return g_string_free (text, FALSE);
}

static void
update_words (AwaleLossChart *self)
{
  g_autofree char *point = tell_point (self, self->chosen, C_("list", ", "));
  g_autofree char *curve = tell_curve (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) self->points->len - 1,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->chosen,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, point,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, curve, -1);
}

/* --- Drawing --------------------------------------------------------------------------------- */

/* Parameters of a drawing; owns its strings. */
typedef struct
{
  AwaleCurve      curve;
  AwaleGraphAxis  axis;
  char           *first;
  char           *last;
  char           *font;
} Drawing;

static void
drawing_clear (Drawing *drawing)
{
  g_free (drawing->first);
  g_free (drawing->last);
  g_free (drawing->font);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Drawing, drawing_clear)

/* Initializes a drawing. The oldest game is on the left in every language, as in a graph. */
static void
drawing_init (Drawing        *drawing,
              AwaleLossChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int last = (int) self->points->len - 1;

  drawing->first = awale_date_describe (get_point (self, 0)->first->date, NULL);
  drawing->last = awale_date_describe (get_point (self, last)->last->date, NULL);
  drawing->font = awale_style_dup_font (widget);
  drawing->curve = (AwaleCurve) {
    .values = (const int *) self->values->data, .n = last + 1,
    .first = g_str_equal (drawing->first, drawing->last) ? "" : drawing->first,
    .last = drawing->last, .font = drawing->font,
    .text_scale = awale_style_get_text_scale (widget),
  };
  drawing->axis = awale_curve_lay_out (&drawing->curve, gtk_widget_get_width (widget),
                                       gtk_widget_get_height (widget));
}

static bool
has_curve (AwaleLossChart *self)
{
  return self->points->len >= AWALE_LOSS_CHART_MIN_GAMES;
}

static void
awale_loss_chart_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AwaleLossChart *self = AWALE_LOSS_CHART (widget);
  bool dark = adw_style_manager_get_dark (self->style);
  AwaleGraphColors colors = *awale_graph_colors_get_default (dark);
  g_auto (Drawing) drawing = { .first = NULL };
  cairo_t *cr;

  if (!has_curve (self))
    return;
  drawing_init (&drawing, self);
  colors.text = awale_style_get_color (widget);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                       gtk_widget_get_height (widget)));
  awale_curve_paint (cr, &drawing.curve, &drawing.axis, &colors,
                     self->is_told ? self->chosen : -1);
  cairo_destroy (cr);
}

static void
awale_loss_chart_measure (GtkWidget       *widget,
                          GtkOrientation   orientation,
                          int              for_size,
                          int             *minimum,
                          int             *natural,
                          int             *minimum_baseline,
                          int             *natural_baseline)
{
  bool across = orientation == GTK_ORIENTATION_HORIZONTAL;
  double scale = awale_style_get_text_scale (widget);

  *minimum = across ? MINIMUM_WIDTH : (int) (HEIGHT * scale);
  *natural = across ? NATURAL_WIDTH : (int) (HEIGHT * scale);
}

static void
awale_loss_chart_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  gtk_popover_present (GTK_POPOVER (AWALE_LOSS_CHART (widget)->hint));
}

/* --- Points ---------------------------------------------------------------------------------- */

static void
stop_telling (AwaleLossChart *self)
{
  self->is_told = false;
  awale_graph_hint_hide (AWALE_GRAPH_HINT (self->hint));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tell (AwaleLossChart *self,
      int             index)
{
  g_auto (Drawing) drawing = { .first = NULL };
  g_autofree char *text = NULL;
  GdkRectangle place = { .width = 1, .height = 1 };

  if (!has_curve (self))
    return;
  self->chosen = CLAMP (index, 0, (int) self->points->len - 1);
  self->is_told = true;
  drawing_init (&drawing, self);
  text = tell_point (self, self->chosen, "\n");
  place.x = (int) awale_graph_axis_x_of_ply (&drawing.axis, self->chosen);
  place.y = (int) awale_graph_axis_y_of_seeds (&drawing.axis, drawing.curve.values[self->chosen]);
  awale_graph_hint_show (AWALE_GRAPH_HINT (self->hint), &place, text);
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pointer_moved_cb (AwaleLossChart *self,
                  double          x,
                  double          y)
{
  g_auto (Drawing) drawing = { .first = NULL };

  if (!has_curve (self))
    return;
  drawing_init (&drawing, self);
  tell (self, awale_graph_axis_ply_at_x (&drawing.axis, x));
}

/* Shows a touched point, since a finger cannot hover. */
static void
pressed_cb (AwaleLossChart *self,
            int             n_presses,
            double          x,
            double          y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  pointer_moved_cb (self, x, y);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  AwaleLossChart *self = AWALE_LOSS_CHART (widget);

  tell (self, self->chosen + g_variant_get_int32 (args));
  return GDK_EVENT_STOP;
}

/* --- Widget ---------------------------------------------------------------------------------- */

static void
awale_loss_chart_dispose (GObject *object)
{
  AwaleLossChart *self = AWALE_LOSS_CHART (object);

  g_clear_pointer (&self->hint, gtk_widget_unparent);
  g_clear_object (&self->style);

  G_OBJECT_CLASS (awale_loss_chart_parent_class)->dispose (object);
}

static void
awale_loss_chart_finalize (GObject *object)
{
  AwaleLossChart *self = AWALE_LOSS_CHART (object);

  g_array_unref (self->games);
  g_array_unref (self->points);
  g_array_unref (self->values);

  G_OBJECT_CLASS (awale_loss_chart_parent_class)->finalize (object);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    unsigned key;
    int      step;
  } keys[] = {
    { GDK_KEY_Left, -1 }, { GDK_KEY_KP_Left, -1 }, { GDK_KEY_Right, 1 }, { GDK_KEY_KP_Right, 1 },
    { GDK_KEY_Home, -MAX_POINTS }, { GDK_KEY_KP_Home, -MAX_POINTS },
    { GDK_KEY_End, MAX_POINTS }, { GDK_KEY_KP_End, MAX_POINTS },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, step_cb, "i", keys[i].step);
}

static void
awale_loss_chart_class_init (AwaleLossChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_loss_chart_dispose;
  G_OBJECT_CLASS (klass)->finalize = awale_loss_chart_finalize;
  widget_class->snapshot = awale_loss_chart_snapshot;
  widget_class->measure = awale_loss_chart_measure;
  widget_class->size_allocate = awale_loss_chart_size_allocate;
  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "givencurve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
add_controllers (AwaleLossChart *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (pointer_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (stop_telling), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (stop_telling), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
awale_loss_chart_init (AwaleLossChart *self)
{
  self->games = g_array_new (FALSE, FALSE, sizeof (AwalePlayerGame));
  self->points = g_array_new (FALSE, FALSE, sizeof (Point));
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  self->hint = awale_graph_hint_new ();
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  self->style = g_object_ref (adw_style_manager_get_default ());
  g_signal_connect_object (self->style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Seeds given away per move, over time"), -1);
  add_controllers (self);
}

GtkWidget *
awale_loss_chart_new (void)
{
  return g_object_new (AWALE_TYPE_LOSS_CHART, NULL);
}

static void
add_points (AwaleLossChart *self)
{
  for (unsigned i = 0; i < self->games->len; i++)
    {
      const AwalePlayerGame *game = &g_array_index (self->games, AwalePlayerGame, i);
      Point *point;

      if (i % self->per_point == 0)
        g_array_append_val (self->points, ((Point) { .first = game }));
      point = &g_array_index (self->points, Point, self->points->len - 1);
      point->last = game;
      point->n_games++;
      point->loss.n_moves += game->loss.n_moves;
      point->loss.loss += game->loss.loss;
    }
}

void
awale_loss_chart_set_games (AwaleLossChart *self,
                            const GArray   *games)
{
  g_return_if_fail (AWALE_IS_LOSS_CHART (self));
  g_return_if_fail (games != NULL && games->len >= AWALE_LOSS_CHART_MIN_GAMES);

  g_array_set_size (self->games, 0);
  g_array_append_vals (self->games, games->data, games->len);
  self->per_point = (games->len + MAX_POINTS - 1) / MAX_POINTS;
  g_array_set_size (self->points, 0);
  add_points (self);
  g_array_set_size (self->values, 0);
  for (unsigned i = 0; i < self->points->len; i++)
    {
      double average = awale_player_loss_average (get_point (self, (int) i)->loss);
      int value = (int) lround (100 * average);

      g_array_append_val (self->values, value);
    }
  self->chosen = (int) self->points->len - 1;
  stop_telling (self);
  update_words (self);
}

unsigned
awale_loss_chart_get_games_per_point (AwaleLossChart *self)
{
  g_return_val_if_fail (AWALE_IS_LOSS_CHART (self), 0);

  return self->per_point;
}
