/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-values.h"

#include "game/awale-signal.h"
#include "game/awale-value.h"
#include "widgets/awale-descriptions.h"

#include <math.h>

/* Maximum number of arrows shown of a previewed line. */
#define MAX_ARROWS 2

/* Color number by which the painter recognizes the arrow of the best move. */
#define BEST_COLOR -1

/* Diameter of the disc with a number on an arrow, and its distance from the start of the arrow, in
 * pit diameters. */
#define NUMBER_SIZE 0.26
#define NUMBER_AT 0.42

typedef struct
{
  int from;
  int to;
} Arrow;

struct _AwaleBoardValues
{
  GtkWidget         parent_instance;

  AwaleBoardRenderer *renderer;
  bool                show_best_move;
  bool                show_values;

  AwalePosition       shown;
  bool                is_moving;
  bool                is_setup;

  AwalePosition       advised;
  bool                has_advice;
  AwaleMoveValues     values;
  AwaleMoveValues     book;
  Arrow               best;       /* Arrow of the best move; its `from` is AWALE_SPOT_NONE if there
                                   * is none. */

  AwalePosition       previewed;  /* Position at which the previewed line starts. */
  Arrow               line[MAX_ARROWS];
  int                 n_line;

  AwalePosition       compared;   /* Position of the two compared moves. */
  Arrow               played;
  Arrow               better;     /* Arrow of the better move; its `from` is AWALE_SPOT_NONE without
                                   * a comparison. */

  AwalePosition       captured;   /* Position of the capture. */
  Arrow               capture;    /* Arrow of the capture; its `from` is AWALE_SPOT_NONE if there is
                                   * none. */
  unsigned            circles;    /* Bit set of the captured pits. */
  AwaleMarkColor      color;
};

G_DEFINE_FINAL_TYPE (AwaleBoardValues, awale_board_values, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SHOW_BEST_MOVE,
  PROP_SHOW_VALUES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static bool
shows_advice (AwaleBoardValues *self)
{
  return self->has_advice && !self->is_setup && awale_position_equal (self->advised, self->shown);
}

static bool
shows_line (AwaleBoardValues *self)
{
  return self->n_line > 0 && !self->is_setup &&
         awale_position_equal (self->previewed, self->shown);
}

static bool
shows_comparison (AwaleBoardValues *self)
{
  return self->better.from != AWALE_SPOT_NONE && !self->is_setup && !shows_line (self) &&
         awale_position_equal (self->compared, self->shown);
}

static bool
shows_capture (AwaleBoardValues *self)
{
  return self->capture.from != AWALE_SPOT_NONE && !self->is_setup &&
         awale_position_equal (self->captured, self->shown);
}

static bool
shows_best (AwaleBoardValues *self)
{
  return self->show_best_move && self->best.from != AWALE_SPOT_NONE && shows_advice (self) &&
         !shows_line (self) && !shows_comparison (self) && !shows_capture (self);
}

static Arrow
find_arrow (const AwaleRuleset *rules,
            AwalePosition       position,
            AwaleMove           move)
{
  AwaleSowing sowing;

  if (move < 0 || move >= AWALE_PITS)
    return (Arrow) { AWALE_SPOT_NONE, AWALE_SPOT_NONE };
  sowing = awale_sow (position, rules, move);
  return (Arrow) { sowing.from, sowing.last };
}

static void
snapshot_arrow (AwaleBoardValues *self,
                GtkSnapshot      *snapshot,
                Arrow             arrow,
                int               color)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);
  AwaleRect area = awale_board_arrow_get_bounds (geometry, arrow.from, arrow.to);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (area.x, area.y, area.width, area.height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  awale_board_painter_paint_arrow (awale_board_renderer_get_painter (self->renderer), cr, geometry,
                                   arrow.from, arrow.to, color);
  cairo_destroy (cr);
}

/* Paints a short text in a disc near the start of @arrow. */
static void
snapshot_sign (AwaleBoardValues *self,
               GtkSnapshot      *snapshot,
               Arrow             arrow,
               const char       *text)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);
  double x, y, size = NUMBER_SIZE * geometry->pit;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  GdkRGBA fill = { 1, 1, 1, 1 }, ink = { 0, 0, 0, 1 };
  PangoRectangle extents;
  GskRoundedRect disc;

  if (arrow.from == arrow.to)
    return;
  awale_board_arrow_get_point (geometry, arrow.from, arrow.to, NUMBER_AT * geometry->pit, &x,
                               &y);
  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (x - size / 2, y - size / 2, size,
                                                               size), size / 2);
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * 0.72 * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_extents (layout, &extents, NULL);

  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &fill, &disc.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (x - extents.x - extents.width / 2.0,
                                                y - extents.y - extents.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_line (AwaleBoardValues *self,
               GtkSnapshot      *snapshot)
{
  /* Paint the first move last, because it must be on top of the later ones. */
  for (int i = self->n_line - 1; i >= 0; i--)
    if (self->line[i].from != AWALE_SPOT_NONE)
      {
        gtk_snapshot_push_opacity (snapshot, i == 0 ? 1.0 : 0.7);
        snapshot_arrow (self, snapshot, self->line[i], BEST_COLOR);
        gtk_snapshot_pop (snapshot);
      }
  for (int i = self->n_line - 1; i >= 0; i--)
    if (self->line[i].from != AWALE_SPOT_NONE)
      {
        g_autofree char *number = g_strdup_printf ("%d", i + 1);

        snapshot_sign (self, snapshot, self->line[i], number);
      }
}

/* Paints the two compared moves. Signs as in the move list distinguish them without color. */
static void
snapshot_comparison (AwaleBoardValues *self,
                     GtkSnapshot      *snapshot)
{
  if (self->played.from != AWALE_SPOT_NONE)
    snapshot_arrow (self, snapshot, self->played, AWALE_MARK_RED);
  snapshot_arrow (self, snapshot, self->better, AWALE_MARK_GREEN);
  if (self->played.from != AWALE_SPOT_NONE)
    snapshot_sign (self, snapshot, self->played, "?");
  snapshot_sign (self, snapshot, self->better, "!");
}

static void
snapshot_circles (AwaleBoardValues *self,
                  GtkSnapshot      *snapshot)
{
  unsigned circles = awale_board_values_get_circles (self);

  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    if ((circles >> pit & 1) != 0)
      awale_board_renderer_snapshot_mark (self->renderer, snapshot, pit, pit, self->color);
}

static void
snapshot_value (AwaleBoardValues *self,
                GtkSnapshot      *snapshot,
                AwaleMove         pit)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);
  const AwaleEvaluation *value = awale_board_values_get_value (self, pit);
  const AwaleRect *place = &geometry->values[pit];
  g_autofree char *text = NULL;
  cairo_t *cr;

  if (value == NULL || place->width <= 0)
    return;
  /* The text does not say that the value is exact, because the painter marks exact values. */
  text = awale_evaluation_describe (value);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (place->x - 1, place->y - 1,
                                                                 place->width + 2,
                                                                 place->height + 2));
  awale_board_painter_paint_value (awale_board_renderer_get_painter (self->renderer), cr, geometry,
                                   pit, text, value->proof == AWALE_PROOF_EXACT);
  cairo_destroy (cr);
}

static void
awale_board_values_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AwaleBoardValues *self = AWALE_BOARD_VALUES (widget);

  if (self->is_moving || awale_board_renderer_get_geometry (self->renderer) == NULL ||
      awale_board_renderer_get_painter (self->renderer) == NULL)
    return;
  snapshot_circles (self, snapshot);
  if (shows_line (self))
    snapshot_line (self, snapshot);
  else if (shows_comparison (self))
    snapshot_comparison (self, snapshot);
  else if (shows_capture (self))
    snapshot_arrow (self, snapshot, self->capture, self->color);
  else if (shows_best (self))
    snapshot_arrow (self, snapshot, self->best, BEST_COLOR);
  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    snapshot_value (self, snapshot, pit);
}

static void
set_show_best_move (AwaleBoardValues *self,
                    bool              show_best_move)
{
  if (self->show_best_move == show_best_move)
    return;

  self->show_best_move = show_best_move;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_BEST_MOVE]);
}

static void
set_show_values (AwaleBoardValues *self,
                 bool              show_values)
{
  if (self->show_values == show_values)
    return;

  self->show_values = show_values;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "changed");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_VALUES]);
}

static void
awale_board_values_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  AwaleBoardValues *self = AWALE_BOARD_VALUES (object);

  switch (prop_id)
    {
    case PROP_SHOW_BEST_MOVE:
      g_value_set_boolean (value, self->show_best_move);
      break;
    case PROP_SHOW_VALUES:
      g_value_set_boolean (value, self->show_values);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_board_values_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  AwaleBoardValues *self = AWALE_BOARD_VALUES (object);

  switch (prop_id)
    {
    case PROP_SHOW_BEST_MOVE:
      set_show_best_move (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_VALUES:
      set_show_values (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_board_values_dispose (GObject *object)
{
  g_clear_pointer (&AWALE_BOARD_VALUES (object)->renderer, awale_board_renderer_unref);

  G_OBJECT_CLASS (awale_board_values_parent_class)->dispose (object);
}

static void
awale_board_values_class_init (AwaleBoardValuesClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_board_values_dispose;
  object_class->get_property = awale_board_values_get_property;
  object_class->set_property = awale_board_values_set_property;
  widget_class->snapshot = awale_board_values_snapshot;

  properties[PROP_SHOW_BEST_MOVE] =
    g_param_spec_boolean ("show-best-move", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_VALUES] = g_param_spec_boolean ("show-values", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  AWALE_ADD_SIGNAL (klass, "changed", 0);

  gtk_widget_class_set_css_name (widget_class, "values");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
awale_board_values_init (AwaleBoardValues *self)
{
  self->show_best_move = true;
  self->best.from = AWALE_SPOT_NONE;
  self->better.from = AWALE_SPOT_NONE;
  self->capture.from = AWALE_SPOT_NONE;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
awale_board_values_new (AwaleBoardRenderer *renderer)
{
  AwaleBoardValues *self = g_object_new (AWALE_TYPE_BOARD_VALUES, NULL);

  g_return_val_if_fail (renderer != NULL, NULL);

  self->renderer = awale_board_renderer_ref (renderer);
  return GTK_WIDGET (self);
}

void
awale_board_values_set_advice (AwaleBoardValues      *self,
                               const AwaleRuleset    *rules,
                               AwalePosition          position,
                               const AwaleMoveValues *values,
                               const AwaleMoveValues *book)
{
  g_return_if_fail (AWALE_IS_BOARD_VALUES (self));
  g_return_if_fail (values == NULL || (rules != NULL && book != NULL));

  if ((values == NULL && !self->has_advice) ||
      (values != NULL && self->has_advice && awale_position_equal (self->advised, position) &&
       awale_move_values_equal (values, &self->values) &&
       awale_move_values_equal (book, &self->book)))
    return;

  self->has_advice = values != NULL;
  self->advised = position;
  self->best.from = AWALE_SPOT_NONE;
  if (values != NULL)
    {
      self->values = *values;
      self->book = *book;
      self->best = find_arrow (rules, position, values->best);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->show_values)
    g_signal_emit_by_name (self, "changed");
}

void
awale_board_values_set_line (AwaleBoardValues   *self,
                             const AwaleRuleset *rules,
                             AwalePosition       position,
                             const int8_t       *moves,
                             int                 n_moves)
{
  g_return_if_fail (AWALE_IS_BOARD_VALUES (self));
  g_return_if_fail (n_moves == 0 || (rules != NULL && moves != NULL));

  self->previewed = position;
  self->n_line = MIN (n_moves, MAX_ARROWS);
  for (int i = 0; i < self->n_line; i++)
    {
      int harvest;

      self->line[i] = find_arrow (rules, position, moves[i]);
      position = awale_play (position, rules, moves[i], &harvest);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_values_set_comparison (AwaleBoardValues   *self,
                                   const AwaleRuleset *rules,
                                   AwalePosition       position,
                                   AwaleMove           played,
                                   AwaleMove           better)
{
  g_return_if_fail (AWALE_IS_BOARD_VALUES (self));
  g_return_if_fail (played == AWALE_NO_MOVE || rules != NULL);

  self->compared = position;
  self->better.from = AWALE_SPOT_NONE;
  if (played != AWALE_NO_MOVE)
    {
      self->played = find_arrow (rules, position, played);
      self->better = find_arrow (rules, position, better);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_values_set_capture (AwaleBoardValues  *self,
                                AwalePosition      position,
                                const AwaleSowing *sowing,
                                AwaleMarkColor     color)
{
  g_return_if_fail (AWALE_IS_BOARD_VALUES (self));

  self->captured = position;
  self->capture.from = AWALE_SPOT_NONE;
  if (sowing != NULL)
    {
      self->capture = (Arrow) { sowing->from, sowing->last };
      self->circles = sowing->harvested;
      self->color = color;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_values_follow (AwaleBoardValues    *self,
                           const AwalePosition *position)
{
  g_return_if_fail (AWALE_IS_BOARD_VALUES (self));

  self->is_setup = position == NULL;
  if (position != NULL)
    self->shown = *position;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_values_set_moving (AwaleBoardValues *self,
                               bool              is_moving)
{
  g_return_if_fail (AWALE_IS_BOARD_VALUES (self));

  if (self->is_moving == is_moving)
    return;

  self->is_moving = is_moving;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const AwaleEvaluation *
awale_board_values_get_value (AwaleBoardValues *self,
                              AwaleMove         pit)
{
  g_return_val_if_fail (AWALE_IS_BOARD_VALUES (self), NULL);

  return self->show_values && shows_advice (self) ? awale_move_values_get (&self->values, pit)
                                                  : NULL;
}

const AwaleEvaluation *
awale_board_values_get_book (AwaleBoardValues *self,
                             AwaleMove         pit)
{
  g_return_val_if_fail (AWALE_IS_BOARD_VALUES (self), NULL);

  return self->show_values && shows_advice (self) ? awale_move_values_get (&self->book, pit)
                                                  : NULL;
}

unsigned
awale_board_values_get_circles (AwaleBoardValues *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD_VALUES (self), 0);

  return shows_capture (self) ? self->circles : 0;
}

int
awale_board_values_get_n_arrows (AwaleBoardValues *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD_VALUES (self), 0);

  return shows_line (self) ? self->n_line
         : shows_comparison (self) ? 2 : shows_capture (self) || shows_best (self) ? 1 : 0;
}

static AwaleMoveValues
collect (GListModel *lines)
{
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;

  for (unsigned i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (lines, i);
      AwaleMove move = awale_analysis_line_get_move (line);

      if (i == 0)
        values.best = move;
      awale_move_values_set (&values, move, awale_analysis_line_get_evaluation (line));
    }
  return values;
}

void
awale_board_values_show_analysis (AwaleBoardValues *self,
                                  AwaleAnalysis    *analysis)
{
  AwaleNode *node;
  AwaleMoveValues values;

  g_return_if_fail (AWALE_IS_BOARD_VALUES (self));
  g_return_if_fail (AWALE_IS_ANALYSIS (analysis));

  node = awale_analysis_get_node (analysis);
  if (node == NULL || !awale_analysis_get_active (analysis) ||
      g_list_model_get_n_items (awale_analysis_get_lines (analysis)) == 0)
    {
      awale_board_values_set_advice (self, NULL, (AwalePosition) { 0 }, NULL, NULL);
      return;
    }
  values = collect (awale_analysis_get_lines (analysis));
  awale_board_values_set_advice (self, awale_game_get_rules (awale_analysis_get_game (analysis)),
                                 awale_node_get_position (node), &values,
                                 awale_analysis_get_opening (analysis));
}

void
awale_board_values_show_line (AwaleBoardValues  *self,
                              AwaleAnalysis     *analysis,
                              AwaleAnalysisLine *line)
{
  AwaleNode *node;
  const int8_t *moves;
  int n_moves;

  g_return_if_fail (AWALE_IS_BOARD_VALUES (self));
  g_return_if_fail (AWALE_IS_ANALYSIS (analysis));
  g_return_if_fail (line == NULL || AWALE_IS_ANALYSIS_LINE (line));

  node = awale_analysis_get_node (analysis);
  if (node == NULL || line == NULL)
    {
      awale_board_values_set_line (self, NULL, (AwalePosition) { 0 }, NULL, 0);
      return;
    }
  moves = awale_analysis_line_get_moves (line, &n_moves);
  awale_board_values_set_line (self, awale_game_get_rules (awale_analysis_get_game (analysis)),
                               awale_node_get_position (node), moves, n_moves);
}
