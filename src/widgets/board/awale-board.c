/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "awale-board-editor.h"
#include "awale-board-layout.h"
#include "awale-pit.h"
#include "awale-store.h"
#include "widgets/awale-style.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

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
  PROP_FLIPPED,
  PROP_SHOW_COUNTS,
  PROP_SHOW_LETTERS,
  PROP_SHOW_PREVIEW,
  PROP_SHOW_LAST_MOVE,
  PROP_SHOW_KROU,
  PROP_ANIMATION_SPEED,
  PROP_THEME,
  PROP_HINT,
  PROP_ANIMATING,
  N_PROPS,
};

enum
{
  SIGNAL_PIT_ACTIVATED,
  SIGNAL_REFUSED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
pit_clicked_cb (AwaleBoard *self,
                AwalePit   *pit)
{
  if (self->setup != NULL)
    awale_board_setup_click (self, awale_pit_get_move (pit), 1);
  else if (awale_board_is_marking (self))
    awale_board_finish_mark (self, awale_pit_get_move (pit));
  else
    awale_board_play (self, awale_pit_get_move (pit));
}

static void
awale_board_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  bool playing = self->setup != NULL ||
                 (self->game != NULL && self->outcome.state != AWALE_STATE_ENDED);

  awale_board_renderer_snapshot_body (self->renderer, snapshot, playing ? self->position.side : -1);

  GTK_WIDGET_CLASS (awale_board_parent_class)->snapshot (widget, snapshot);
  if (self->setup != NULL)
    awale_board_setup_snapshot (self, snapshot);
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
  awale_board_set_editor (self, NULL);
  g_clear_object (&self->game_signals);
  self->flight = NULL;
  self->marks_menu = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->style);

  G_OBJECT_CLASS (awale_board_parent_class)->dispose (object);
}

static void
awale_board_finalize (GObject *object)
{
  AwaleBoard *self = AWALE_BOARD (object);

  g_clear_object (&self->renderer);
  g_clear_pointer (&self->node, awale_node_unref);
  g_free (self->theme);
  g_free (self->refusal);
  g_free (self->lock);

  G_OBJECT_CLASS (awale_board_parent_class)->finalize (object);
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
    case PROP_FLIPPED:
      g_value_set_boolean (value, awale_board_get_flipped (self));
      break;
    case PROP_SHOW_COUNTS:
      g_value_set_boolean (value, awale_board_get_show_counts (self));
      break;
    case PROP_SHOW_LETTERS:
      g_value_set_boolean (value, awale_board_get_show_letters (self));
      break;
    case PROP_SHOW_PREVIEW:
      g_value_set_boolean (value, awale_board_get_show_preview (self));
      break;
    case PROP_SHOW_LAST_MOVE:
      g_value_set_boolean (value, awale_board_get_show_last_move (self));
      break;
    case PROP_SHOW_KROU:
      g_value_set_boolean (value, awale_board_get_show_krou (self));
      break;
    case PROP_ANIMATION_SPEED:
      g_value_set_enum (value, awale_board_get_animation_speed (self));
      break;
    case PROP_THEME:
      g_value_set_string (value, awale_board_get_theme (self));
      break;
    case PROP_HINT:
      g_value_set_string (value, awale_board_get_hint (self));
      break;
    case PROP_ANIMATING:
      g_value_set_boolean (value, awale_board_is_animating (self));
      break;
    default:
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
    case PROP_FLIPPED:
      awale_board_set_flipped (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_COUNTS:
      awale_board_set_show_counts (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_LETTERS:
      awale_board_set_show_letters (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_PREVIEW:
      awale_board_set_show_preview (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_LAST_MOVE:
      awale_board_set_show_last_move (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_KROU:
      awale_board_set_show_krou (self, g_value_get_boolean (value));
      break;
    case PROP_ANIMATION_SPEED:
      awale_board_set_animation_speed (self, g_value_get_enum (value));
      break;
    case PROP_THEME:
      awale_board_set_theme (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME, flags);
  properties[PROP_FLIPPED] = g_param_spec_boolean ("flipped", NULL, NULL, FALSE, flags);
  properties[PROP_SHOW_COUNTS] = g_param_spec_boolean ("show-counts", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_LETTERS] = g_param_spec_boolean ("show-letters", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_PREVIEW] = g_param_spec_boolean ("show-preview", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_LAST_MOVE] =
    g_param_spec_boolean ("show-last-move", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_KROU] = g_param_spec_boolean ("show-krou", NULL, NULL, TRUE, flags);
  properties[PROP_ANIMATION_SPEED] =
    g_param_spec_enum ("animation-speed", NULL, NULL, AWALE_TYPE_ANIMATION_SPEED,
                       AWALE_ANIMATION_NORMAL, flags);
  properties[PROP_THEME] =
    g_param_spec_string ("theme", NULL, NULL, awale_palette_get_themes ()[0], flags);
  properties[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, NULL,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
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
  widget_class->snapshot = awale_board_snapshot;
  widget_class->realize = awale_board_realize;
  widget_class->css_changed = awale_board_css_changed;

  install_properties (object_class);
  signals[SIGNAL_PIT_ACTIVATED] =
    g_signal_new ("pit-activated", AWALE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", AWALE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                  2, G_TYPE_INT, G_TYPE_STRING);

  awale_board_install_keys (widget_class);
  awale_board_install_marking (widget_class);
  awale_board_install_passing (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_child (AwaleBoard *self,
           GtkWidget  *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
create_children (AwaleBoard *self)
{
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    {
      self->pits[move] = awale_pit_new (self->renderer, move);
      g_signal_connect_object (self->pits[move], "clicked", G_CALLBACK (pit_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      add_child (self, self->pits[move]);
    }
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      self->stores[side] = awale_store_new (self->renderer, side);
      add_child (self, self->stores[side]);
    }
  self->values = awale_board_values_new (self->renderer);
  g_signal_connect_object (self->values, "changed", G_CALLBACK (awale_board_update_names),
                           self, G_CONNECT_SWAPPED);
  add_child (self, self->values);
  self->flight = awale_flight_new (self->renderer);
  g_signal_connect_object (self->flight, "moved", G_CALLBACK (awale_board_update), self,
                           G_CONNECT_SWAPPED);
  add_child (self, self->flight);
  self->marks_view = awale_board_marks_new (self->renderer);
  add_child (self, self->marks_view);
  self->hint_label = gtk_label_new ("");
  gtk_label_set_ellipsize (GTK_LABEL (self->hint_label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->hint_label, "hint");
  add_child (self, self->hint_label);
}

static void
awale_board_init (AwaleBoard *self)
{
  self->show_counts = self->show_letters = self->show_preview = true;
  self->show_last_move = self->show_krou = true;
  self->animation_speed = AWALE_ANIMATION_NORMAL;
  self->theme = g_strdup (awale_palette_get_themes ()[0]);
  self->attention = AWALE_HOLLOW_NONE;
  self->focus_pit = self->last_from = self->last_to = AWALE_NO_MOVE;
  self->renderer = awale_board_renderer_new ();
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::cursor",
                                  G_CALLBACK (awale_board_follow_cursor), self);
  g_signal_group_connect_swapped (self->game_signals, "reset",
                                  G_CALLBACK (awale_board_show_cursor_at_once), self);

  gtk_widget_set_layout_manager (GTK_WIDGET (self), awale_board_layout_new (self->renderer));
  create_children (self);
  awale_board_init_attention (self);
  awale_board_init_marking (self);
  self->style = g_object_ref (adw_style_manager_get_default ());
  g_signal_connect_object (self->style, "notify::dark", G_CALLBACK (awale_board_update_palette),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->style, "notify::high-contrast",
                           G_CALLBACK (awale_board_update_palette), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::scale-factor", G_CALLBACK (awale_board_update_scale),
                           self, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"),
                                  -1);
  awale_board_update_palette (self);
  awale_board_update_scale (self);
  awale_board_update_flags (self);
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

  self->focus_pit = AWALE_NO_MOVE;
  g_signal_group_set_target (self->game_signals, game);
  awale_board_show_cursor_at_once (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

bool
awale_board_get_flipped (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return self->flipped;
}

void
awale_board_set_flipped (AwaleBoard *self,
                         bool        flipped)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (self->flipped == flipped)
    return;

  self->flipped = flipped;
  awale_flight_skip (AWALE_FLIGHT (self->flight));
  awale_board_update_flags (self);
  awale_board_queue_draw_all (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FLIPPED]);
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

void
awale_board_set_theme (AwaleBoard *self,
                       const char *theme)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (theme == NULL || awale_palette_get (theme, false) == NULL)
    theme = awale_palette_get_themes ()[0];
  if (g_str_equal (self->theme, theme))
    return;

  g_free (self->theme);
  self->theme = g_strdup (theme);
  awale_board_update_palette (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THEME]);
}

const char *
awale_board_get_hint (AwaleBoard *self)
{
  const char *hint;

  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);

  hint = gtk_label_get_label (GTK_LABEL (self->hint_label));
  return *hint == '\0' ? NULL : hint;
}

bool
awale_board_is_animating (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  return awale_flight_is_running (AWALE_FLIGHT (self->flight));
}

void
awale_board_skip_animation (AwaleBoard *self)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  awale_flight_skip (AWALE_FLIGHT (self->flight));
}

bool
awale_board_play (AwaleBoard *self,
                  AwaleMove   move)
{
  AwaleRefusal refusal;

  g_return_val_if_fail (AWALE_IS_BOARD (self), false);

  if (self->game == NULL || self->setup != NULL)
    return false;

  refusal = self->lock != NULL ? AWALE_REFUSAL_NOT_YOUR_PIT : awale_game_play (self->game, move);
  if (refusal != AWALE_REFUSAL_NONE)
    {
      awale_board_tell_refusal (self, move, refusal);
      return false;
    }
  g_signal_emit (self, signals[SIGNAL_PIT_ACTIVATED], 0, move);
  return true;
}

GtkWidget *
awale_board_get_pit (AwaleBoard *self,
                     AwaleMove   move)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);
  g_return_val_if_fail (move >= 0 && move < AWALE_PITS, NULL);

  return self->pits[move];
}

AwaleBoardValues *
awale_board_get_values (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);

  return AWALE_BOARD_VALUES (self->values);
}

GtkWidget *
awale_board_get_store (AwaleBoard *self,
                       AwaleSide   side)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);

  return self->stores[side];
}
