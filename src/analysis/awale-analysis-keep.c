/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Storing of an AwaleAnalysis' results in the game.
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis-private.h"

#include "awale-valuation.h"

/* Minimum depth of an estimate to be stored. */
#define MIN_KEPT_DEPTH 8

/* Minimum time between stores, in microseconds. */
#define KEEP_INTERVAL (G_USEC_PER_SEC / 4)

/* Stores the values beside the game, for the next time it is saved. */
static void
keep_values (AwaleAnalysis *self)
{
  AwaleMoveValues values =
    awale_move_values_from_search (&self->found, awale_node_get_position (self->node).side);

  self->is_unkept = false;
  self->kept = g_get_monotonic_time ();
  if (values.has_value &&
      (values.value.proof != AWALE_PROOF_ESTIMATE || values.value.depth >= MIN_KEPT_DEPTH))
    awale_game_cache_move_values (self->game, self->node, &values);
}

static gboolean
keep_due_cb (gpointer data)
{
  AwaleAnalysis *self = data;

  self->keep_source = 0;
  awale_analysis_keep (self);
  awale_analysis_announce (self);
  return G_SOURCE_REMOVE;
}

bool
awale_analysis_store_throttled (AwaleAnalysis *self,
                                bool           is_last)
{
  gint64 wait = self->kept + KEEP_INTERVAL - g_get_monotonic_time ();

  if (is_last || awale_node_get_move_values (self->node) == NULL || wait <= 0)
    {
      keep_values (self);
      return true;
    }
  self->is_unkept = true;
  if (self->keep_source == 0)
    self->keep_source = g_timeout_add ((unsigned) (wait / 1000) + 1, keep_due_cb, self);
  return false;
}

void
awale_analysis_keep (AwaleAnalysis *self)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));

  g_clear_handle_id (&self->keep_source, g_source_remove);
  if (self->is_unkept && awale_game_contains (self->game, self->node))
    keep_values (self);
  self->is_unkept = false;
}
