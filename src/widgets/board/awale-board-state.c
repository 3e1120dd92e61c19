/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-state.h"

#include "game/awale-value.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

static void
forget (AwaleBoardState *self)
{
  g_clear_pointer (&self->node, awale_node_unref);
  self->rules = NULL;
  self->position = (AwalePosition) { 0 };
  self->outcome = (AwaleOutcome) { 0 };
  self->last_from = self->last_to = AWALE_NO_MOVE;
  self->must_pass = NULL;
  self->is_setup = false;
}

void
awale_board_state_read_game (AwaleBoardState *self,
                             AwaleGame       *game)
{
  AwaleNode *parent;
  AwaleMove move;

  g_return_if_fail (self != NULL);

  forget (self);
  if (game == NULL)
    return;

  self->node = awale_node_ref (awale_game_get_cursor (game));
  self->rules = awale_game_get_rules (game);
  self->position = self->is_silent ? awale_node_get_position (self->node)
                                   : awale_game_get_board (game, self->node);
  if (!self->is_silent)
    self->outcome = awale_game_get_outcome (game, self->node);
  self->must_pass = awale_describe_must_pass (game);
  parent = awale_node_get_parent (self->node);
  move = awale_node_get_move (self->node);
  if (parent != NULL && move < AWALE_PASS)
    {
      AwaleSowing sowing = awale_sow (awale_node_get_position (parent), self->rules, move);

      self->last_from = sowing.from;
      self->last_to = sowing.last;
    }
}

void
awale_board_state_read_setup (AwaleBoardState *self,
                              AwalePosition    position)
{
  g_return_if_fail (self != NULL);

  forget (self);
  self->position = position;
  self->is_setup = true;
}

void
awale_board_state_clear (AwaleBoardState *self)
{
  g_return_if_fail (self != NULL);

  forget (self);
  g_clear_pointer (&self->lock, g_free);
}

AwaleIllegalReason
awale_board_state_get_refusal (const AwaleBoardState *self,
                               AwaleMove              move)
{
  g_return_val_if_fail (self != NULL, AWALE_ILLEGAL_REASON_GAME_ENDED);

  if (self->is_setup)
    return AWALE_ILLEGAL_REASON_NONE;
  if (self->rules == NULL)
    return AWALE_ILLEGAL_REASON_GAME_ENDED;
  return self->lock != NULL ? AWALE_ILLEGAL_REASON_NOT_YOUR_PIT
                            : awale_illegal_reason (self->position, self->rules, move);
}

bool
awale_board_state_must_pass (const AwaleBoardState *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->must_pass != NULL && self->lock == NULL && !self->is_silent;
}

/* A sentence that says why the pit must not be sown; NULL if it may be sown, or if the reason is
 * obvious or must not be revealed. (transfer full) */
static char *
word_obstacle (const AwaleBoardState *self,
               AwaleMove              pit)
{
  AwaleIllegalReason refusal = awale_board_state_get_refusal (self, pit);

  if (self->rules == NULL || self->is_silent)
    return NULL;
  if (awale_board_state_must_pass (self) && (int) awale_pit_side (pit) == self->position.side)
    return g_strdup (self->must_pass);
  return refusal == AWALE_ILLEGAL_REASON_MUST_FEED ||
                 refusal == AWALE_ILLEGAL_REASON_SLAM_FORBIDDEN ||
                 refusal == AWALE_ILLEGAL_REASON_SLAM_LAST_RESORT
             ? awale_illegal_reason_describe (refusal, pit)
             : NULL;
}

/* Describes the effects of sowing a pit; NULL if it must not be sown. (transfer full) */
static char *
word_sowing (const AwaleBoardState *self,
             AwaleMove              pit)
{
  if (self->rules == NULL || self->is_silent ||
      awale_board_state_get_refusal (self, pit) != AWALE_ILLEGAL_REASON_NONE)
    return NULL;
  return awale_describe_sowing (self->position, self->rules, pit);
}

static char *
word_pit (const AwaleBoardState *self,
          AwaleMove              pit)
{
  const char *letter = awale_move_to_string (pit);
  const char *side = awale_side_get_name (awale_pit_side (pit));
  g_autofree char *seeds = awale_value_to_seeds (100 * self->position.pits[pit]);
  g_autofree char *sowing = word_sowing (self, pit);
  g_autofree char *obstacle = word_obstacle (self, pit);

  if (sowing != NULL)
    /* Translators: a pit, its owner, its seeds, and the effect of a sowing: “C, South, 5 seeds,
     * sows to b”. */
    return g_strdup_printf (_("%s, %s, %s, %s"), letter, side, seeds, sowing);
  if (obstacle != NULL)
    /* Translators: a pit, its owner, its seeds, and a sentence: “C, South, 5 seeds. Pit C would
     * leave…” */
    return g_strdup_printf (_("%s, %s, %s. %s"), letter, side, seeds, obstacle);
  /* Translators: a pit, its owner and its seeds: “C, South, 5 seeds”. */
  return g_strdup_printf (_("%s, %s, %s"), letter, side, seeds);
}

static char *
word_store (const AwaleBoardState *self,
            AwaleSide              side)
{
  AwaleScore score = awale_score (self->position);
  g_autofree char *seeds =
    awale_value_to_seeds (50 * (side == AWALE_SOUTH ? score.south : score.north));

  /* Translators: %s is a number of seeds: “South’s store, 12 seeds”. */
  return g_strdup_printf (side == AWALE_SOUTH ? _("South’s store, %s") : _("North’s store, %s"),
                          seeds);
}

char *
awale_board_state_word_spot (const AwaleBoardState *self,
                             int                    spot)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (spot >= 0 && spot < AWALE_SPOTS, NULL);

  return spot < AWALE_SPOT_STORE ? word_pit (self, spot)
                                 : word_store (self, spot - AWALE_SPOT_STORE);
}

char *
awale_board_state_word_refusal (const AwaleBoardState *self,
                                AwaleMove              move,
                                AwaleIllegalReason     refusal)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->lock != NULL)
    return g_strdup (self->lock);
  if (awale_board_state_must_pass (self))
    return g_strdup (self->must_pass);
  if (refusal == AWALE_ILLEGAL_REASON_NOT_YOUR_PIT)
    return g_strdup (self->position.side == AWALE_SOUTH ? _("It is South’s turn.")
                                                        : _("It is North’s turn."));
  return awale_illegal_reason_describe (refusal, move);
}

/* Marks the pits into which the seeds of @pit would be sown, the pits that would be captured, and
 * the new counts. */
static void
preview_sowing (const AwaleBoardState *self,
                AwaleMove              pit,
                AwaleSpotState         looks[AWALE_SPOTS])
{
  AwaleSowing sowing = awale_sow (self->position, self->rules, pit);
  int store = AWALE_SPOT_STORE + self->position.side;
  const unsigned trace = AWALE_OVERLAY_BIT (AWALE_OVERLAY_LAST_FROM) |
                         AWALE_OVERLAY_BIT (AWALE_OVERLAY_LAST_TO);

  /* Hide the marks of the last sowing, because they are similar rings and beads. */
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    looks[spot].overlays &= ~trace;
  for (int i = 1; i <= sowing.seeds; i++)
    looks[awale_sowing_pit (sowing.from, i)].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_LANDING);
  for (int other = 0; other < AWALE_PITS; other++)
    {
      if ((sowing.harvested >> other & 1) != 0)
        looks[other].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_HARVEST);
      if (sowing.sown.pits[other] != self->position.pits[other])
        looks[other].preview = sowing.after.pits[other];
    }
  if (sowing.harvest > 0)
    looks[store].preview = sowing.after.stores[self->position.side];
}

/* True if the user may not expect the refusal, so that the pit gets a warning ring even before it
 * is pressed. */
static bool
is_surprising (AwaleIllegalReason refusal)
{
  return refusal != AWALE_ILLEGAL_REASON_EMPTY_PIT &&
         refusal != AWALE_ILLEGAL_REASON_NOT_YOUR_PIT && refusal != AWALE_ILLEGAL_REASON_GAME_ENDED;
}

void
awale_board_state_add_preview (const AwaleBoardState *self,
                               AwaleMove              pit,
                               bool                   show_sowing,
                               bool                   was_refused,
                               AwaleSpotState         looks[AWALE_SPOTS])
{
  AwaleIllegalReason refusal;

  g_return_if_fail (self != NULL);
  g_return_if_fail (pit >= 0 && pit < AWALE_PITS);

  refusal = awale_board_state_get_refusal (self, pit);
  if (self->is_silent ? self->position.pits[pit] > 0 : refusal == AWALE_ILLEGAL_REASON_NONE)
    looks[pit].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER);
  if (self->is_silent)
    return;
  if (refusal == AWALE_ILLEGAL_REASON_NONE && show_sowing)
    preview_sowing (self, pit, looks);
  if (refusal != AWALE_ILLEGAL_REASON_NONE && (was_refused || is_surprising (refusal)))
    looks[pit].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_REFUSED);
}
