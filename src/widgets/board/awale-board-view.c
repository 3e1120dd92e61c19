/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "awale-pit.h"
#include "awale-store.h"


/* So many seeds are counted at a glance: in any pit, and in one that is at least this large. */
#define GLANCE_SEEDS 6
#define GLANCE_SEEDS_LARGE 12
#define LARGE_PIT 104

/* From so many seeds a pit is a krou. */
#define KROU_SEEDS 12

/* By how much an animation's times are multiplied. */
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

/* The seeds that lie in each hollow now: the position's, but for those in the air. */
static void
get_counts (AwaleBoard *self,
            int         counts[AWALE_HOLLOWS])
{
  if (awale_flight_is_running (AWALE_FLIGHT (self->flight)))
    {
      awale_flight_get_counts (AWALE_FLIGHT (self->flight), counts);
      return;
    }
  for (int i = 0; i < AWALE_PITS; i++)
    counts[i] = self->position.pits[i];
  for (int i = 0; i < 2; i++)
    counts[AWALE_HOLLOW_STORE + i] = self->position.stores[i];
}

static int
get_glance (AwaleBoard *self)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);

  return geometry != NULL && geometry->pit >= LARGE_PIT ? GLANCE_SEEDS_LARGE : GLANCE_SEEDS;
}

static void
get_looks (AwaleBoard      *self,
           AwaleHollowLook  looks[AWALE_HOLLOWS])
{
  int counts[AWALE_HOLLOWS];
  int glance = get_glance (self);

  get_counts (self, counts);
  for (int i = 0; i < AWALE_HOLLOWS; i++)
    {
      bool counted = i >= AWALE_HOLLOW_STORE || self->show_counts || counts[i] > glance;

      looks[i] = (AwaleHollowLook) { .seeds = counts[i], .count = counted ? counts[i] : -1,
                                     .preview = -1 };
      if (self->show_krou && i < AWALE_HOLLOW_STORE && counts[i] >= KROU_SEEDS)
        looks[i].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_KROU);
    }
  for (int i = 0; i < 2; i++)
    looks[AWALE_HOLLOW_STORE + i].half = (self->position.halves >> i & 1) != 0;
  if (self->show_last_move && self->last_from != AWALE_NO_MOVE)
    {
      looks[self->last_from].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_LAST_FROM);
      if (!awale_flight_is_running (AWALE_FLIGHT (self->flight)))
        looks[self->last_to].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_LAST_TO);
    }
  if (self->setup != NULL)
    awale_board_setup_change_looks (self, looks);
  else
    awale_board_add_preview (self, looks);
}

void
awale_board_update_names (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  awale_board_values_follow (AWALE_BOARD_VALUES (self->values), self->position);
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    {
      g_autofree char *name = awale_board_word_pit (self, move);

      awale_pit_set_name (AWALE_PIT (self->pits[move]), name,
                          !self->silent &&
                          awale_board_get_refusal (self, move) != AWALE_REFUSAL_NONE);
    }
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      g_autofree char *name = awale_board_word_hollow (self, AWALE_HOLLOW_STORE + side);

      awale_store_set_name (AWALE_STORE (self->stores[side]), name);
    }
}

/* Remembers what is to be shown of the game's cursor, or of no game. */
static void
take_position (AwaleBoard *self)
{
  AwaleNode *cursor = self->game == NULL ? NULL : awale_game_get_cursor (self->game);
  AwaleNode *parent = cursor == NULL ? NULL : awale_node_get_parent (cursor);

  g_clear_pointer (&self->node, awale_node_unref);
  g_clear_pointer (&self->refusal, g_free);
  awale_board_cancel_mark (self);
  self->last_from = self->last_to = AWALE_NO_MOVE;
  if (self->setup != NULL)
    {
      self->position = awale_board_setup_get_position (self);
      self->outcome = (AwaleOutcome) { 0 };
      return;
    }
  if (cursor == NULL)
    {
      self->position = (AwalePosition) { 0 };
      self->outcome = (AwaleOutcome) { 0 };
      return;
    }
  self->node = awale_node_ref (cursor);
  self->position = awale_node_get_position (cursor);
  self->outcome = awale_game_get_outcome (self->game, cursor);
  if (parent != NULL && awale_node_get_move (cursor) < AWALE_PASS)
    {
      AwaleSowing sowing = awale_sow (awale_node_get_position (parent),
                                      awale_game_get_rules (self->game),
                                      awale_node_get_move (cursor));

      self->last_from = sowing.from;
      self->last_to = sowing.last;
    }
}

void
awale_board_show_cursor (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  take_position (self);
  awale_board_update_names (self);
  awale_board_update_marks (self);
  awale_board_update (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_show_cursor_at_once (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  awale_flight_skip (AWALE_FLIGHT (self->flight));
  awale_board_show_cursor (self);
}

/* A step forward is shown as a sowing: the end state first, then the way to it. */
void
awale_board_follow_cursor (AwaleBoard *self)
{
  AwaleNode *cursor = awale_game_get_cursor (self->game);
  AwalePosition before = self->position;
  AwaleSowingPlan plan;
  AwaleSowing sowing;

  g_assert (AWALE_IS_BOARD (self));

  if (cursor == self->node || self->setup != NULL)
    return;
  if (self->node == NULL || awale_node_get_parent (cursor) != self->node ||
      awale_node_get_move (cursor) >= AWALE_PASS || self->animation_speed == AWALE_ANIMATION_OFF)
    {
      awale_board_show_cursor_at_once (self);
      return;
    }
  sowing = awale_sow (before, awale_game_get_rules (self->game), awale_node_get_move (cursor));
  awale_sowing_plan_init (&plan, before, &sowing, get_slowness (self->animation_speed));
  take_position (self);
  awale_flight_start (AWALE_FLIGHT (self->flight), &plan);
  awale_board_update_names (self);
  awale_board_update_marks (self);
  awale_board_update (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_update (AwaleBoard *self)
{
  AwaleHollowLook looks[AWALE_HOLLOWS];

  g_assert (AWALE_IS_BOARD (self));

  if (self->flight == NULL)
    return;
  get_looks (self, looks);
  for (int i = 0; i < AWALE_PITS; i++)
    awale_pit_set_look (AWALE_PIT (self->pits[i]), &looks[i]);
  for (int i = 0; i < 2; i++)
    awale_store_set_look (AWALE_STORE (self->stores[i]), &looks[AWALE_HOLLOW_STORE + i]);
  awale_board_values_set_moving (AWALE_BOARD_VALUES (self->values),
                                 awale_flight_is_running (AWALE_FLIGHT (self->flight)));
  awale_board_update_hint (self);
  if (self->animating != awale_board_is_animating (self))
    {
      self->animating = !self->animating;
      g_object_notify (G_OBJECT (self), "animating");
    }
}

void
awale_board_set_lock (AwaleBoard *self,
                      const char *why)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  if (g_strcmp0 (self->lock, why) == 0)
    return;

  g_free (self->lock);
  self->lock = g_strdup (why);
  g_clear_pointer (&self->refusal, g_free);
  awale_board_update_names (self);
  awale_board_update (self);
}

AwaleRefusal
awale_board_get_refusal (AwaleBoard *self,
                         AwaleMove   move)
{
  g_assert (AWALE_IS_BOARD (self));

  if (self->setup != NULL)
    return AWALE_REFUSAL_NONE;
  if (self->game != NULL && self->lock != NULL)
    return AWALE_REFUSAL_NOT_YOUR_PIT;
  return self->game == NULL
           ? AWALE_REFUSAL_GAME_ENDED
           : awale_refusal (self->position, awale_game_get_rules (self->game), move);
}
