/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How a board displays its state: by its pits, stores, overlays and hint line.
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/paint/awale-sowing-animation.h"

#include <glib/gi18n-lib.h>

/* Maximum number of seeds that can be counted at a glance in a pit, and in one of at least
 * LARGE_PIT pixels. */
#define GLANCE_SEEDS 6
#define GLANCE_SEEDS_LARGE 12
#define LARGE_PIT 104

/* Minimum number of seeds in a krou, a large heap. */
#define KROU_SEEDS 12

static double
get_slowness (AwaleAnimationSpeed speed)
{
  switch (speed)
    {
    case AWALE_ANIMATION_SLOW:
      return 2.2;
    case AWALE_ANIMATION_FAST:
      return 0.5;
    default:
      return 1.0;
    }
}

/* The number of seeds at rest in each pit and store. Seeds in the air are not counted. */
static void
get_counts (AwaleBoard *self,
            int         counts[AWALE_SPOTS])
{
  if (awale_sowing_animation_is_running (AWALE_SOWING_ANIMATION (self->flight)))
    {
      awale_sowing_animation_get_counts (AWALE_SOWING_ANIMATION (self->flight), counts);
      return;
    }
  for (int i = 0; i < AWALE_PITS; i++)
    counts[i] = self->state.position.pits[i];
  for (int i = 0; i < 2; i++)
    counts[AWALE_SPOT_STORE + i] = self->state.position.stores[i];
}

static int
get_glance (AwaleBoard *self)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);

  return geometry != NULL && geometry->pit >= LARGE_PIT ? GLANCE_SEEDS_LARGE : GLANCE_SEEDS;
}

static void
get_looks (AwaleBoard      *self,
           AwaleSpotState   looks[AWALE_SPOTS])
{
  int counts[AWALE_SPOTS];
  int glance = get_glance (self);
  bool is_flying = awale_sowing_animation_is_running (AWALE_SOWING_ANIMATION (self->flight));
  int pointed = self->pointed;

  get_counts (self, counts);
  for (int i = 0; i < AWALE_SPOTS; i++)
    {
      bool is_pit = i < AWALE_SPOT_STORE;
      bool counted = !is_pit || self->options[AWALE_BOARD_SHOW_COUNTS] || counts[i] > glance;

      looks[i] = (AwaleSpotState) { .seeds = counts[i], .count = counted ? counts[i] : -1,
                                    .preview = -1 };
      if (self->options[AWALE_BOARD_SHOW_KROU] && is_pit && counts[i] >= KROU_SEEDS)
        looks[i].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_KROU);
    }
  for (int i = 0; i < 2; i++)
    looks[AWALE_SPOT_STORE + i].half = (self->state.position.halves >> i & 1) != 0;
  if (self->options[AWALE_BOARD_SHOW_LAST_MOVE] && self->state.last_from != AWALE_NO_MOVE)
    {
      looks[self->state.last_from].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_LAST_FROM);
      if (!is_flying)
        looks[self->state.last_to].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_LAST_TO);
    }
  if (self->setup != NULL)
    awale_board_setup_change_looks (self->setup, pointed, looks);
  else if (pointed >= 0 && pointed < AWALE_PITS && self->game != NULL && !is_flying)
    awale_board_state_add_preview (&self->state, pointed, self->options[AWALE_BOARD_SHOW_PREVIEW],
                                   self->refusal != NULL, looks);
}

static void
add_values (AwaleBoard *self,
            int         pit,
            GString    *text)
{
  AwaleBoardValues *values = AWALE_BOARD_VALUES (self->values);
  const AwaleEvaluation *value = awale_board_values_get_value (values, pit);
  const AwaleEvaluation *book = awale_board_values_get_book (values, pit);

  if (value != NULL)
    awale_description_take_part (text, awale_describe_evaluation_in_words (value));
  if (book != NULL)
    awale_description_take_part (text, awale_describe_book_in_words (book));
}

static char *
word_spot (AwaleBoard *self,
           int         spot)
{
  g_autofree char *contents = awale_board_state_word_spot (&self->state, spot);
  GString *text = g_string_new (contents);

  if (spot < AWALE_SPOT_STORE)
    add_values (self, spot, text);
  return g_string_free (text, FALSE);
}

/* A sentence about the end of the game if its outcome is @state, otherwise NULL. */
static const char *
describe_end (AwaleBoard    *self,
              AwaleGameState state)
{
  return self->state.outcome.state == state ? awale_ending_describe (self->state.outcome.ending)
                                            : NULL;
}

/* True if a visible list already shows the end of the main line, at which the cursor is. */
static bool
is_end_listed (AwaleBoard *self)
{
  AwaleNode *node = self->state.node;

  return self->end_listed && awale_node_is_main_line (node) &&
         awale_node_get_first_child (node) == NULL;
}

/* The text that the hint line shows rather than a description of the pit or store pointed at; NULL
 * if there is none. (transfer full) */
static char *
word_news (AwaleBoard *self)
{
  if (self->setup != NULL)
    return awale_board_setup_word_hint (self->setup);
  if (self->game == NULL)
    return NULL;
  if (self->refusal != NULL && !self->state.is_silent)
    return g_strdup (self->refusal);
  if (awale_mark_editor_is_active (self->marking))
    return awale_mark_editor_word_hint (self->marking);
  return is_end_listed (self) ? NULL : g_strdup (describe_end (self, AWALE_GAME_STATE_ENDED));
}

/* Removes facts from the end of @facts until the rest fits into the hint line. */
static void
fit_facts (AwaleBoard *self,
           char       *facts)
{
  GtkWidget *hint = GTK_WIDGET (self->hint);
  int room = gtk_widget_get_height (hint);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (hint, facts);
  char *last;
  int height;

  pango_layout_set_width (layout, gtk_widget_get_width (hint) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  while (room > 0 && height > room && (last = g_strrstr (facts, ", ")) != NULL)
    {
      *last = '\0';
      pango_layout_set_text (layout, facts, -1);
      pango_layout_get_pixel_size (layout, NULL, &height);
    }
}

/* Shows @line in the hint line, and @whole, the same text before it was shortened, as tooltip. */
static void
show_hint (AwaleBoard *self,
           const char *line,
           const char *whole)
{
  if (g_str_equal (gtk_inscription_get_text (self->hint), line))
    return;
  gtk_inscription_set_text (self->hint, line);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->hint), whole);
}

static void
update_hint (AwaleBoard *self)
{
  int pointed = self->pointed;
  g_autofree char *hint = word_news (self);
  g_autofree char *line = NULL;

  if (hint == NULL && pointed != AWALE_SPOT_NONE && (self->setup != NULL || self->game != NULL))
    {
      hint = word_spot (self, pointed);
      line = g_strdup (hint);
      fit_facts (self, line);
    }
  else if (hint == NULL && self->setup == NULL && self->game != NULL)
    hint = g_strdup (describe_end (self, AWALE_GAME_STATE_MAY_STOP));
  show_hint (self, line != NULL ? line : hint != NULL ? hint : "", hint);
}

void
awale_board_update_descriptions (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    {
      g_autofree char *text = self->setup != NULL
                                ? g_strdup (awale_board_setup_describe_pit ())
                                : awale_mark_editor_describe_pit (self->marking, pit);

      awale_pit_set_description (AWALE_PIT (self->pits[pit]), text);
    }
  update_hint (self);
}

void
awale_board_update_names (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  awale_board_values_follow (AWALE_BOARD_VALUES (self->values),
                             self->setup == NULL ? &self->state.position : NULL);
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    {
      g_autofree char *name = word_spot (self, move);
      bool refused =
          awale_board_state_get_refusal (&self->state, move) != AWALE_ILLEGAL_REASON_NONE;

      awale_pit_set_name (AWALE_PIT (self->pits[move]), name, !self->state.is_silent && refused);
    }
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      g_autofree char *name = word_spot (self, AWALE_SPOT_STORE + side);

      awale_accessible_set_label (self->stores[side], name);
    }
}

static void
read_state (AwaleBoard *self)
{
  awale_board_forget_refusal (self);
  if (self->setup != NULL)
    {
      AwalePositionEditor *editor = awale_board_setup_get_editor (self->setup);

      awale_board_state_read_setup (&self->state, awale_position_editor_get_position (editor));
    }
  else
    {
      awale_board_state_read_game (&self->state, self->game);
    }
}

static void
show_state (AwaleBoard *self)
{
  awale_board_update_names (self);
  awale_mark_editor_set_node (self->marking, self->state.node != NULL ? self->game : NULL,
                              self->state.node);
  awale_board_update (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_show_cursor (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  read_state (self);
  show_state (self);
}

void
awale_board_show_cursor_at_once (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  awale_sowing_animation_skip (AWALE_SOWING_ANIMATION (self->flight));
  awale_board_show_cursor (self);
}

/* True if a single sowing leads from the displayed position to @cursor. */
static bool
is_step (AwaleBoard *self,
         AwaleNode  *cursor)
{
  return self->state.node != NULL && awale_node_get_parent (cursor) == self->state.node &&
         awale_node_get_move (cursor) < AWALE_PASS;
}

/* Animates a step forward. The board has the new state before the animation starts. */
void
awale_board_follow_cursor (AwaleBoard *self)
{
  AwaleNode *cursor = awale_game_get_cursor (self->game);
  AwalePosition before = self->state.position;
  AwaleSowingPlan plan;
  AwaleSowing sowing;

  g_assert (AWALE_IS_BOARD (self));

  if (cursor == self->state.node || self->setup != NULL)
    return;
  if (!is_step (self, cursor) || self->animation_speed == AWALE_ANIMATION_OFF)
    {
      awale_board_show_cursor_at_once (self);
      return;
    }
  sowing = awale_sow (before, awale_game_get_rules (self->game), awale_node_get_move (cursor));
  awale_sowing_plan_init (&plan, before, &sowing, get_slowness (self->animation_speed));
  read_state (self);
  awale_sowing_plan_settle (&plan, self->state.position, get_slowness (self->animation_speed));
  awale_sowing_animation_start (AWALE_SOWING_ANIMATION (self->flight), &plan);
  show_state (self);
}

void
awale_board_update (AwaleBoard *self)
{
  AwaleSpotState looks[AWALE_SPOTS];

  g_assert (AWALE_IS_BOARD (self));

  if (self->flight == NULL)
    return;
  get_looks (self, looks);
  for (int i = 0; i < AWALE_SPOTS; i++)
    if (!awale_spot_state_equal (&self->looks[i], &looks[i]))
      {
        self->looks[i] = looks[i];
        gtk_widget_queue_draw (GTK_WIDGET (self));
      }
  awale_board_values_set_moving (
      AWALE_BOARD_VALUES (self->values),
      awale_sowing_animation_is_running (AWALE_SOWING_ANIMATION (self->flight)));
  update_hint (self);
  if (self->animating != awale_board_is_animating (self))
    {
      self->animating = !self->animating;
      /* The light on the side to move is shown only when no seeds are in the air. */
      gtk_widget_queue_draw (GTK_WIDGET (self));
      g_object_notify (G_OBJECT (self), "animating");
    }
}

void
awale_board_set_telling (AwaleBoard *self,
                         bool        telling)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  self->state.is_silent = !telling;
  awale_board_show_cursor (self);
}

void
awale_board_set_end_listed (AwaleBoard *self,
                            bool        listed)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  self->end_listed = listed;
  awale_board_update (self);
}
