/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-loss-chart.h"

#include "awale-chart.h"
#include "game/awale-date.h"
#include "picture/awale-curve-painter.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define MINIMUM_WIDTH 120
#define NATURAL_WIDTH 480
#define HEIGHT 180

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
  GtkWidget       parent_instance;

  AwaleChartHint  hint;
  GArray         *games;      /* Games of the player. (element-type AwalePlayerGame) */
  unsigned        per_point;
  GArray         *points;     /* Points of the curve. (element-type Point) */
  GArray         *values;     /* Values of the points, in hundredths of a seed. */
  char           *first;      /* Date of the first game; "" if the last game has the same date. */
  char           *last;
  int             chosen;     /* Index of the point that was chosen last with keys or pointer. */
  bool            is_shown;
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
awale_loss_to_string (AwalePlayerLoss loss)
{
  return g_strdup_printf ("%.2f", awale_player_loss_average (loss));
}

char *
awale_loss_describe (AwalePlayerLoss loss)
{
  g_autofree char *average = awale_loss_to_string (loss);
  /* The plural form follows the decimal number: English has 1.50 seeds, French 1,50 graine. */
  unsigned plural = awale_player_loss_average (loss) < 2 ? 0 : 2;

  /* Translators: %s is a number with decimals: “0.62 seeds per move”. */
  return g_strdup_printf (ngettext ("%s seed per move", "%s seeds per move", plural), average);
}

/* Formats a span of dates, “2024-03-01 – 2024-04-12”, or a single date. */
static char *
describe_dates (const AwalePlayerGame *first,
                const AwalePlayerGame *last)
{
  g_autofree char *from = awale_date_describe (first->date, NULL);
  g_autofree char *to = awale_date_describe (last->date, NULL);

  return g_str_equal (from, to) ? g_steal_pointer (&from) : g_strconcat (from, " – ", to, NULL);
}

/* Describes the point @index: its mean loss, dates and number of games, separated by @separator. */
static char *
describe_point (AwaleLossChart *self,
                int             index,
                const char     *separator)
{
  const Point *point = get_point (self, index);
  g_autofree char *dates = describe_dates (point->first, point->last);
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
  g_autofree char *point = describe_point (self, index, C_("list", ", "));

  g_string_append_c (text, ' ');
  g_string_append_printf (text, format, point);
}

/* Summarizes the curve by its first, last, lowest and highest points. */
static char *
describe_curve (AwaleLossChart *self)
{
  unsigned n = self->games->len;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%'u game with a date.", "%'u games with a date.", n),
                          n);
  /* Translators: %s is “0.62 seeds per move, 2024-03-01, 3 games”. */
  add_about (self, text, _("At first: %s."), 0);
  /* Translators: %s is “0.62 seeds per move, 2024-03-01, 3 games”. */
  add_about (self, text, _("Lately: %s."), (int) self->points->len - 1);
  /* Translators: %s is “0.62 seeds per move, 2024-03-01, 3 games”. */
  add_about (self, text, _("Least: %s."), find_extreme (self, true));
  /* Translators: %s is “0.62 seeds per move, 2024-03-01, 3 games”. */
  add_about (self, text, _("Most: %s."), find_extreme (self, false));
  return g_string_free (text, FALSE);
}

static void
update_words (AwaleLossChart *self)
{
  g_autofree char *point = describe_point (self, self->chosen, C_("list", ", "));
  g_autofree char *curve = describe_curve (self);

  awale_chart_set_value (GTK_WIDGET (self), self->chosen, (int) self->points->len, point, curve);
}

/* --- Drawing --------------------------------------------------------------------------------- */

/* Lays out the curve. The oldest game is at the left in every language, as in the graph of a
 * game. */
static AwaleGraphAxis
lay_out (AwaleLossChart *self,
         AwaleCurve     *curve)
{
  GtkWidget *widget = GTK_WIDGET (self);

  *curve = (AwaleCurve) {
    .values = (const int *) self->values->data, .n = (int) self->values->len,
    .first = self->first, .last = self->last,
    .text_scale = awale_style_get_text_scale (widget),
  };
  return awale_curve_lay_out (curve, gtk_widget_get_width (widget),
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
  bool dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  AwaleGraphColors colors = *awale_graph_colors_get_default (dark);
  g_autofree char *font = awale_style_dup_font (widget);
  AwaleGraphAxis axis;
  AwaleCurve curve;
  cairo_t *cr;

  if (!has_curve (self))
    return;
  axis = lay_out (self, &curve);
  curve.font = font;
  colors.text = awale_style_get_color (widget);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                       gtk_widget_get_height (widget)));
  awale_curve_paint (cr, &curve, &axis, &colors, self->is_shown ? self->chosen : -1);
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
  gtk_popover_present (GTK_POPOVER (AWALE_LOSS_CHART (widget)->hint.popover));
}

/* --- Points ---------------------------------------------------------------------------------- */

static void
hide_point (AwaleLossChart *self)
{
  self->is_shown = false;
  awale_chart_hint_hide (&self->hint);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
show_point (AwaleLossChart *self,
            int             index)
{
  g_autofree char *text = NULL;
  GdkRectangle place = { .width = 1, .height = 1 };
  AwaleGraphAxis axis;
  AwaleCurve curve;

  if (!has_curve (self))
    return;
  self->chosen = CLAMP (index, 0, (int) self->points->len - 1);
  self->is_shown = true;
  axis = lay_out (self, &curve);
  text = describe_point (self, self->chosen, "\n");
  place.x = (int) awale_graph_axis_x_of_ply (&axis, self->chosen);
  place.y = (int) awale_graph_axis_y_of_seeds (&axis, curve.values[self->chosen]);
  awale_chart_hint_show (&self->hint, &place, text);
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pointer_moved_cb (AwaleLossChart *self,
                  double          x,
                  double          y)
{
  AwaleGraphAxis axis;
  AwaleCurve curve;

  if (!has_curve (self))
    return;
  axis = lay_out (self, &curve);
  show_point (self, awale_graph_axis_ply_at_x (&axis, x));
}

/* Shows the hint of a touched point, because a finger cannot hover. */
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
  int step = g_variant_get_int32 (args);

  show_point (self, step == -1 || step == 1 ? self->chosen + step : step);
  return GDK_EVENT_STOP;
}

/* --- Widget ---------------------------------------------------------------------------------- */

static void
awale_loss_chart_dispose (GObject *object)
{
  AwaleLossChart *self = AWALE_LOSS_CHART (object);

  awale_chart_hint_clear (&self->hint);

  G_OBJECT_CLASS (awale_loss_chart_parent_class)->dispose (object);
}

static void
awale_loss_chart_finalize (GObject *object)
{
  AwaleLossChart *self = AWALE_LOSS_CHART (object);

  g_array_unref (self->games);
  g_array_unref (self->points);
  g_array_unref (self->values);
  g_free (self->first);
  g_free (self->last);

  G_OBJECT_CLASS (awale_loss_chart_parent_class)->finalize (object);
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
  awale_chart_add_keys (widget_class, step_cb);
  gtk_widget_class_set_css_name (widget_class, "givencurve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
awale_loss_chart_init (AwaleLossChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->games = g_array_new (FALSE, FALSE, sizeof (AwalePlayerGame));
  self->points = g_array_new (FALSE, FALSE, sizeof (Point));
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  awale_chart_hint_init (&self->hint, widget);
  awale_chart_add_controller (widget, gtk_event_controller_motion_new (),
                              "motion", G_CALLBACK (pointer_moved_cb),
                              "leave", G_CALLBACK (hide_point));
  awale_chart_add_controller (widget, gtk_event_controller_focus_new (),
                              "leave", G_CALLBACK (hide_point), NULL, NULL);
  awale_chart_add_controller (widget, GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()),
                              "pressed", G_CALLBACK (pressed_cb), NULL, NULL);
  gtk_widget_set_focusable (widget, TRUE);
  awale_accessible_set_label (self, _("Seeds given away per move, over time"));
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

static void
update_dates (AwaleLossChart *self)
{
  const AwalePlayerGame *games = (const AwalePlayerGame *) (void *) self->games->data;

  g_free (self->first);
  g_free (self->last);
  self->first = awale_date_describe (games[0].date, NULL);
  self->last = awale_date_describe (games[self->games->len - 1].date, NULL);
  if (g_str_equal (self->first, self->last))
    *self->first = '\0';
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
  update_dates (self);
  hide_point (self);
  update_words (self);
}

unsigned
awale_loss_chart_get_games_per_point (AwaleLossChart *self)
{
  g_return_val_if_fail (AWALE_IS_LOSS_CHART (self), 0);

  return self->per_point;
}
