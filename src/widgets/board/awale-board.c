/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-breakpoint-bin.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"
#include "widgets/paint/awale-sowing-animation.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

/* Theme used instead of any other if the system asks for high contrast. */
#define HIGH_CONTRAST_THEME "slate"

#define NATURAL_WIDTH 640

/* Distance between the board and the hint line below it, in pixels. */
#define GAP 4

/* Maximum number of characters in a hint about a move. A test checks that no translation is
 * longer. */
#define HINT_LETTERS 46

/* Padding at each end of the hint line in pixels, the same as in the style sheet. */
#define HINT_PADDING 6

/* Minimum text scale of large text; the switch in GNOME's settings sets 1.25. */
#define LARGE_TEXT 1.2

G_DEFINE_FINAL_TYPE (AwaleBoard, awale_board, GTK_TYPE_WIDGET)

G_DEFINE_ENUM_TYPE (AwaleAnimationSpeed, awale_animation_speed,
                    G_DEFINE_ENUM_VALUE (AWALE_ANIMATION_OFF, "off"),
                    G_DEFINE_ENUM_VALUE (AWALE_ANIMATION_SLOW, "slow"),
                    G_DEFINE_ENUM_VALUE (AWALE_ANIMATION_NORMAL, "normal"),
                    G_DEFINE_ENUM_VALUE (AWALE_ANIMATION_FAST, "fast"))

enum
{
  PROP_0,
  PROP_GAME,
  PROP_OPTIONS,  /* First of the properties for AwaleBoardOption, which follow in its order. */
  PROP_ANIMATION_SPEED = PROP_OPTIONS + AWALE_BOARD_N_OPTIONS,
  PROP_THEME,
  PROP_ANIMATING,
  N_PROPS,
};

/* Names of the properties for AwaleBoardOption, of which all but the first are true by default. */
static const char *const option_names[AWALE_BOARD_N_OPTIONS] = {
  [AWALE_BOARD_FLIPPED] = "flipped",
  [AWALE_BOARD_SHOW_COUNTS] = "show-counts",
  [AWALE_BOARD_SHOW_LETTERS] = "show-letters",
  [AWALE_BOARD_SHOW_PREVIEW] = "show-preview",
  [AWALE_BOARD_SHOW_LAST_MOVE] = "show-last-move",
  [AWALE_BOARD_SHOW_KROU] = "show-krou",
};

static GParamSpec *properties[N_PROPS];

static void
queue_draw_all (AwaleBoard *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
}

static void
update_layout (AwaleBoard *self)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
  queue_draw_all (self);
}

static void
update_palette (AwaleBoard *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  bool dark = adw_style_manager_get_dark (style);
  const AwaleBoardPalette *palette = NULL;

  if (adw_style_manager_get_high_contrast (style))
    palette = awale_board_palette_get (HIGH_CONTRAST_THEME, dark);
  if (palette == NULL)
    palette = awale_board_palette_get (self->theme, dark);
  awale_board_renderer_set_palette (self->renderer, palette);
  queue_draw_all (self);
}

static void
update_scale (AwaleBoard *self)
{
  awale_board_renderer_set_scale (self->renderer,
                                  gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  queue_draw_all (self);
}

/* Shows in the hint line, unless the board is silent, why @move is refused, and emits "refused". */
static void
refuse (AwaleBoard        *self,
        AwaleMove          move,
        AwaleIllegalReason refusal)
{
  g_autofree char *sentence = awale_board_state_word_refusal (&self->state, move, refusal);

  if (self->refusal == NULL)
    self->unrefused = self->pointed;
  awale_set_str (&self->refusal, sentence);
  self->pointed = move;
  awale_board_update (self);
  g_signal_emit_by_name (self, "refused", move, sentence);
}

static void
pit_clicked_cb (AwaleBoard *self,
                AwalePit   *pit)
{
  if (self->setup != NULL)
    awale_board_setup_add_seed (self->setup, awale_pit_get_move (pit));
  else if (awale_mark_editor_is_active (self->marking))
    awale_mark_editor_finish (self->marking, awale_pit_get_move (pit));
  else
    awale_board_play (self, awale_pit_get_move (pit));
}

static void
marking_changed_cb (gpointer board)
{
  AwaleBoard *self = board;

  if (awale_mark_editor_is_active (self->marking))
    awale_board_forget_refusal (self);
  awale_board_update_descriptions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
hand_changed_cb (gpointer board)
{
  awale_board_update (board);
  gtk_widget_queue_draw (board);
}

/* True if a line of @width pixels holds about HINT_LETTERS characters; −1 stands for any width. */
static bool
holds_a_sentence (AwaleBoard *self,
                  int         width)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self->hint));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  return width < 0 || HINT_LETTERS * letter <= (width - 2 * HINT_PADDING) * PANGO_SCALE;
}

/*
 * The height of the hint line: that of one line of text if a hint of HINT_LETTERS characters fits
 * into it, otherwise of two. It does not depend on the current hint, so that the board keeps its
 * size.
 */
static int
measure_hint (AwaleBoard *self,
              int         width)
{
  int one, two;

  gtk_widget_measure (GTK_WIDGET (self->hint), GTK_ORIENTATION_VERTICAL, width, &one, &two, NULL,
                      NULL);
  return holds_a_sentence (self, width) ? one : two;
}

/* The geometry flags that do not depend on the size of the board. */
static AwaleGeometryFlags
get_flags (AwaleBoard *self)
{
  /* Space for counts is always needed, because crowded pits show theirs even if the option is
   * off. */
  AwaleGeometryFlags flags = AWALE_GEOMETRY_COUNTS;

  if (self->options[AWALE_BOARD_FLIPPED])
    flags |= AWALE_GEOMETRY_FLIPPED;
  if (self->options[AWALE_BOARD_SHOW_LETTERS])
    flags |= AWALE_GEOMETRY_LETTERS;
  if (awale_style_get_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT)
    flags |= AWALE_GEOMETRY_LARGE_TEXT;
  return flags;
}

/* The geometry flags of a board of @width × @height pixels, including the place of its stores. A
 * narrow board has its stores above and below the pits if it is high enough. */
static AwaleGeometryFlags
choose_flags (AwaleBoard *self,
              int         width,
              int         height)
{
  AwaleGeometryFlags flags = get_flags (self);
  bool around = width < AWALE_STORES_AROUND_BELOW &&
                awale_geometry_prefers_narrow (width, height, flags);

  return around ? flags | AWALE_GEOMETRY_NARROW : flags;
}

static GtkSizeRequestMode
awale_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
awale_board_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  AwaleGeometryFlags wide = get_flags (self), narrow = wide | AWALE_GEOMETRY_NARROW;
  double wide_width, wide_height, narrow_width, narrow_height;
  int below;

  awale_geometry_get_minimum (wide, &wide_width, &wide_height);
  awale_geometry_get_minimum (narrow, &narrow_width, &narrow_height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = ceil (MIN (wide_width, narrow_width));
      *natural = MAX (*minimum, NATURAL_WIDTH);
      return;
    }
  below = measure_hint (self, for_size);
  if (for_size < 0)
    for_size = NATURAL_WIDTH;
  *minimum = ceil (for_size < wide_width ? narrow_height : wide_height);
  /* GTK assumes that if two widths have the same minimum height, all widths between them have it
   * too. A narrow and a wide board may have the same minimum height by chance, so an extra pixel
   * keeps their heights different. */
  if (for_size >= wide_width && for_size < AWALE_STORES_AROUND_BELOW)
    *minimum += 1;
  *natural = ceil (awale_geometry_height_for_width (for_size,
                                                    choose_flags (self, for_size, G_MAXINT)));
  *natural = MAX (*minimum, *natural) + below;
  *minimum += below;
}

static void
allocate_spots (AwaleBoard *self)
{
  for (int i = 0; i < AWALE_SPOTS; i++)
    {
      GtkWidget *spot = i < AWALE_PITS ? self->pits[i] : self->stores[i - AWALE_SPOT_STORE];
      graphene_rect_t cell = awale_board_renderer_get_cell (self->renderer, i);

      gtk_widget_size_allocate (spot,
                                &(GtkAllocation) { cell.origin.x, cell.origin.y,
                                                   cell.size.width, cell.size.height }, -1);
    }
}

/* Allocates pits and stores as in AwaleGeometry, the overlays over the whole board, and the hint
 * line below the board. */
static void
awale_board_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  int below = measure_hint (self, width);
  int board_height = MAX (1, height - below);
  GtkAllocation board = { 0, 0, width, board_height };
  AwaleGeometry geometry;
  int y;

  awale_geometry_init (&geometry, MAX (1, width), board_height,
                       choose_flags (self, width, board_height));
  awale_board_renderer_set_geometry (self->renderer, &geometry);
  y = MIN (board_height, ceil (geometry.body.y + geometry.body.height) + GAP);
  allocate_spots (self);
  gtk_widget_size_allocate (self->values, &board, -1);
  gtk_widget_size_allocate (self->flight, &board, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->hint), &(GtkAllocation) { 0, y, width, below }, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
snapshot_spots (AwaleBoard  *self,
                GtkSnapshot *snapshot)
{
  for (int i = 0; i < AWALE_SPOTS; i++)
    {
      AwaleSpotState look = self->looks[i];

      if (i < AWALE_PITS && gtk_widget_has_visible_focus (self->pits[i]))
        look.overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_FOCUS);
      awale_board_renderer_snapshot_spot (self->renderer, snapshot, i, &look);
    }
}

static void
awale_board_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  bool playing = self->setup != NULL ||
                 (self->game != NULL && !self->animating &&
                  self->state.outcome.state != AWALE_GAME_STATE_ENDED);

  awale_board_renderer_snapshot_body (self->renderer, snapshot,
                                      playing ? self->state.position.side : -1);
  snapshot_spots (self, snapshot);

  GTK_WIDGET_CLASS (awale_board_parent_class)->snapshot (widget, snapshot);

  awale_mark_editor_snapshot (self->marking, snapshot);
  if (self->setup != NULL)
    awale_board_setup_snapshot (self->setup, snapshot);
}

static void
awale_board_realize (GtkWidget *widget)
{
  GskRenderer *gsk;

  GTK_WIDGET_CLASS (awale_board_parent_class)->realize (widget);

  gsk = gtk_native_get_renderer (gtk_widget_get_native (widget));
  awale_board_renderer_set_software (AWALE_BOARD (widget)->renderer, GSK_IS_CAIRO_RENDERER (gsk));
}

static void
awale_board_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  g_autofree char *font = NULL;

  GTK_WIDGET_CLASS (awale_board_parent_class)->css_changed (widget, change);

  font = awale_style_dup_font (widget);
  awale_board_renderer_set_font (self->renderer, font);
}

static void
awale_board_dispose (GObject *object)
{
  AwaleBoard *self = AWALE_BOARD (object);
  GtkWidget *child;

  if (self->flight != NULL)
    awale_board_set_game (self, NULL);
  g_clear_object (&self->game_signals);
  self->flight = NULL;
  g_clear_pointer (&self->setup, awale_board_setup_free);
  g_clear_pointer (&self->marking, awale_mark_editor_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (awale_board_parent_class)->dispose (object);
}

static void
awale_board_finalize (GObject *object)
{
  AwaleBoard *self = AWALE_BOARD (object);

  g_clear_pointer (&self->renderer, awale_board_renderer_unref);
  awale_board_state_clear (&self->state);
  g_free (self->theme);
  g_free (self->refusal);

  G_OBJECT_CLASS (awale_board_parent_class)->finalize (object);
}

static void
set_theme (AwaleBoard *self,
           const char *theme)
{
  if (theme == NULL || awale_board_palette_get (theme, false) == NULL)
    theme = awale_board_palette_get_themes ()[0];
  if (!awale_set_str (&self->theme, theme))
    return;

  update_palette (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THEME]);
}

static bool
is_option (unsigned prop_id)
{
  return prop_id >= PROP_OPTIONS && prop_id < PROP_OPTIONS + AWALE_BOARD_N_OPTIONS;
}

static void
set_option (AwaleBoard       *self,
            AwaleBoardOption  option,
            bool              value)
{
  if (self->options[option] == value)
    return;

  self->options[option] = value;
  if (option == AWALE_BOARD_FLIPPED)
    awale_sowing_animation_skip (AWALE_SOWING_ANIMATION (self->flight));
  if (option == AWALE_BOARD_FLIPPED || option == AWALE_BOARD_SHOW_LETTERS)
    update_layout (self);
  else
    awale_board_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPTIONS + option]);
}

static void
awale_board_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AwaleBoard *self = AWALE_BOARD (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, awale_board_get_game (self));
      break;
    case PROP_ANIMATION_SPEED:
      g_value_set_enum (value, awale_board_get_animation_speed (self));
      break;
    case PROP_THEME:
      g_value_set_string (value, awale_board_get_theme (self));
      break;
    case PROP_ANIMATING:
      g_value_set_boolean (value, awale_board_is_animating (self));
      break;
    default:
      if (is_option (prop_id))
        g_value_set_boolean (value, self->options[prop_id - PROP_OPTIONS]);
      else
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_board_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AwaleBoard *self = AWALE_BOARD (object);

  switch (prop_id)
    {
    case PROP_GAME:
      awale_board_set_game (self, g_value_get_object (value));
      break;
    case PROP_ANIMATION_SPEED:
      awale_board_set_animation_speed (self, g_value_get_enum (value));
      break;
    case PROP_THEME:
      set_theme (self, g_value_get_string (value));
      break;
    default:
      if (is_option (prop_id))
        set_option (self, prop_id - PROP_OPTIONS, g_value_get_boolean (value));
      else
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_board_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (awale_board_parent_class)->root (widget);
  awale_board_watch_window (AWALE_BOARD (widget));
}

static void
awale_board_unroot (GtkWidget *widget)
{
  awale_board_unwatch_window (AWALE_BOARD (widget));
  GTK_WIDGET_CLASS (awale_board_parent_class)->unroot (widget);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME, flags);
  for (int i = 0; i < AWALE_BOARD_N_OPTIONS; i++)
    properties[PROP_OPTIONS + i] =
      g_param_spec_boolean (option_names[i], NULL, NULL, i != AWALE_BOARD_FLIPPED, flags);
  properties[PROP_ANIMATION_SPEED] =
    g_param_spec_enum ("animation-speed", NULL, NULL, AWALE_TYPE_ANIMATION_SPEED,
                       AWALE_ANIMATION_NORMAL, flags);
  properties[PROP_THEME] =
    g_param_spec_string ("theme", NULL, NULL, awale_board_palette_get_themes ()[0], flags);
  properties[PROP_ANIMATING] = g_param_spec_boolean ("animating", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
awale_board_class_init (AwaleBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_board_dispose;
  object_class->finalize = awale_board_finalize;
  object_class->get_property = awale_board_get_property;
  object_class->set_property = awale_board_set_property;
  widget_class->get_request_mode = awale_board_get_request_mode;
  widget_class->measure = awale_board_measure;
  widget_class->size_allocate = awale_board_size_allocate;
  widget_class->snapshot = awale_board_snapshot;
  widget_class->realize = awale_board_realize;
  widget_class->css_changed = awale_board_css_changed;
  widget_class->root = awale_board_root;
  widget_class->unroot = awale_board_unroot;

  install_properties (object_class);
  g_signal_new ("move-chosen", AWALE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_INT);
  AWALE_ADD_SIGNAL (klass, "pit-activated", 1, G_TYPE_INT);
  AWALE_ADD_SIGNAL (klass, "refused", 2, G_TYPE_INT, G_TYPE_STRING);

  awale_board_install_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_child (AwaleBoard *self,
           GtkWidget  *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

/* Creates the hint line. It is a GtkInscription, because it must not request more height for a
 * longer text. */
static GtkInscription *
create_hint (void)
{
  GtkInscription *hint = GTK_INSCRIPTION (gtk_inscription_new (""));

  gtk_inscription_set_nat_lines (hint, 2);
  gtk_inscription_set_xalign (hint, 0.5);
  gtk_inscription_set_text_overflow (hint, GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (hint), "hint");
  return hint;
}

static void
create_spots (AwaleBoard *self)
{
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    {
      self->pits[move] = awale_pit_new (move);
      g_signal_connect_object (self->pits[move], "clicked", G_CALLBACK (pit_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      awale_board_follow_focus (self, AWALE_PIT (self->pits[move]));
      add_child (self, self->pits[move]);
    }
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      self->stores[side] = g_object_new (ADW_TYPE_BIN, "css-name", "store", "accessible-role",
                                         GTK_ACCESSIBLE_ROLE_IMG, NULL);
      add_child (self, self->stores[side]);
    }
  for (int i = 0; i < AWALE_SPOTS; i++)
    self->looks[i] = (AwaleSpotState) { .count = -1, .preview = -1 };
}

static void
create_children (AwaleBoard *self)
{
  create_spots (self);
  self->values = awale_board_values_new (self->renderer);
  g_signal_connect_object (self->values, "changed", G_CALLBACK (awale_board_update_names),
                           self, G_CONNECT_SWAPPED);
  add_child (self, self->values);
  self->flight = awale_sowing_animation_new (self->renderer);
  g_signal_connect_object (self->flight, "moved", G_CALLBACK (awale_board_update), self,
                           G_CONNECT_SWAPPED);
  add_child (self, self->flight);
  self->marking = awale_mark_editor_new (GTK_WIDGET (self), self->renderer, marking_changed_cb);
  self->hint = create_hint ();
  add_child (self, GTK_WIDGET (self->hint));
}

static void
awale_board_init (AwaleBoard *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  for (int i = 0; i < AWALE_BOARD_N_OPTIONS; i++)
    self->options[i] = i != AWALE_BOARD_FLIPPED;
  self->animation_speed = AWALE_ANIMATION_NORMAL;
  self->theme = g_strdup (awale_board_palette_get_themes ()[0]);
  self->renderer = awale_board_renderer_new ();
  self->pointed = self->unrefused = AWALE_SPOT_NONE;
  self->focus = AWALE_NO_MOVE;
  awale_board_follow_pointer (self);
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::cursor",
                                  G_CALLBACK (awale_board_follow_cursor), self);
  g_signal_group_connect_swapped (self->game_signals, "reset",
                                  G_CALLBACK (awale_board_show_cursor_at_once), self);

  create_children (self);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (update_palette), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (update_palette), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::scale-factor", G_CALLBACK (update_scale), self, 0);
  awale_accessible_set_label (self, _("Board"));
  update_palette (self);
  update_scale (self);
  update_layout (self);
  awale_board_show_cursor (self);
}

GtkWidget *
awale_board_new (void)
{
  return g_object_new (AWALE_TYPE_BOARD, NULL);
}

AwaleGame *
awale_board_get_game (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);

  return self->game;
}

void
awale_board_set_game (AwaleBoard *self,
                      AwaleGame  *game)
{
  g_return_if_fail (AWALE_IS_BOARD (self));
  g_return_if_fail (game == NULL || AWALE_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  self->focus = AWALE_NO_MOVE;
  g_signal_group_set_target (self->game_signals, game);
  awale_board_show_cursor_at_once (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

AwaleAnimationSpeed
awale_board_get_animation_speed (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), AWALE_ANIMATION_OFF);

  return self->animation_speed;
}

void
awale_board_set_animation_speed (AwaleBoard          *self,
                                 AwaleAnimationSpeed  animation_speed)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (self->animation_speed == animation_speed)
    return;

  self->animation_speed = animation_speed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANIMATION_SPEED]);
}

const char *
awale_board_get_theme (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);

  return self->theme;
}

bool
awale_board_is_animating (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return awale_sowing_animation_is_running (AWALE_SOWING_ANIMATION (self->flight));
}

void
awale_board_skip_animation (AwaleBoard *self)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  awale_sowing_animation_skip (AWALE_SOWING_ANIMATION (self->flight));
}

bool
awale_board_play (AwaleBoard *self,
                  AwaleMove   move)
{
  gboolean is_handled = FALSE;
  AwaleIllegalReason refusal;

  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  if (self->game == NULL || self->setup != NULL)
    return false;

  if (self->state.lock == NULL)
    g_signal_emit_by_name (self, "move-chosen", move, &is_handled);
  if (is_handled)
    return true;
  refusal = self->state.lock != NULL ? AWALE_ILLEGAL_REASON_NOT_YOUR_PIT
                                     : awale_game_play (self->game, move);
  if (refusal != AWALE_ILLEGAL_REASON_NONE)
    {
      refuse (self, move, refusal);
      return false;
    }
  g_signal_emit_by_name (self, "pit-activated", move);
  return true;
}

bool
awale_board_pass (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return awale_board_state_must_pass (&self->state) && awale_board_play (self, AWALE_PASS);
}

void
awale_board_set_lock (AwaleBoard *self,
                      const char *why)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (!awale_set_str (&self->state.lock, why))
    return;

  awale_board_forget_refusal (self);
  awale_board_update_names (self);
  awale_board_update (self);
}

AwalePositionEditor *
awale_board_get_editor (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);

  return self->setup == NULL ? NULL : awale_board_setup_get_editor (self->setup);
}

void
awale_board_set_editor (AwaleBoard          *self,
                        AwalePositionEditor *editor)
{
  AwalePositionEditor *before;

  g_return_if_fail (AWALE_IS_BOARD (self));
  g_return_if_fail (editor == NULL || AWALE_IS_POSITION_EDITOR (editor));

  before = awale_board_get_editor (self);
  if (before == editor)
    return;

  if (before != NULL)
    g_signal_handlers_disconnect_by_func (before, awale_board_show_cursor_at_once, self);
  g_clear_pointer (&self->setup, awale_board_setup_free);
  if (editor != NULL)
    {
      self->setup = awale_board_setup_new (GTK_WIDGET (self), self->renderer, editor,
                                           hand_changed_cb);
      g_signal_connect_object (editor, "changed", G_CALLBACK (awale_board_show_cursor_at_once),
                               self, G_CONNECT_SWAPPED);
    }
  awale_board_show_cursor_at_once (self);
}

int
awale_board_get_useful_height (AwaleBoard *self,
                               int         width,
                               int         height)
{
  AwaleGeometryFlags flags;
  int below;

  g_return_val_if_fail (AWALE_IS_BOARD (self), height);

  below = measure_hint (self, width);
  flags = choose_flags (self, width, MAX (1, height - below));
  return ceil (awale_geometry_height_for_width (width, flags)) + below;
}

AwaleBoardValues *
awale_board_get_values (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);

  return AWALE_BOARD_VALUES (self->values);
}

const AwaleSpotState *
awale_board_get_look (AwaleBoard *self,
                      int         spot)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, NULL);

  return &self->looks[spot];
}
