/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * When what an AwaleAnalysis finds is kept beside the game.
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis-private.h"

#include "awale-valuation.h"

/* An estimate shallower than that is shown but not kept beside the game. */
#define LEAST_KEPT_DEPTH 8

/* How long a better value of the node waits to be kept beside the game. */
#define KEEP_INTERVAL (G_USEC_PER_SEC / 2)

/* Keeps the value beside the game, for the next time it is saved. */
static void
keep_evaluation (AwaleAnalysis *self)
{
  const AwaleEvaluation *saved = awale_node_get_evaluation (self->node);

  self->is_unkept = false;
  self->kept = g_get_monotonic_time ();
  if (!self->has_evaluation ||
      (self->evaluation.proof == AWALE_PROOF_ESTIMATE &&
       self->evaluation.depth < LEAST_KEPT_DEPTH))
    return;
  /* What was saved is replaced by what goes deeper, not by another opinion of the same depth
   * (an analysis that runs again would never come to rest). */
  if (saved == NULL || !awale_evaluation_is_as_good (saved, &self->evaluation))
    awale_game_cache_evaluation (self->game, self->node, &self->evaluation);
}

static gboolean
keep_due_cb (gpointer data)
{
  AwaleAnalysis *self = data;

  self->keep_source = 0;
  awale_analysis_keep (self);
  return G_SOURCE_REMOVE;
}

void
awale_analysis_keep_calmly (AwaleAnalysis *self,
                            bool           is_last)
{
  gint64 wait = self->kept + KEEP_INTERVAL - g_get_monotonic_time ();

  if (is_last || awale_node_get_evaluation (self->node) == NULL || wait <= 0)
    {
      keep_evaluation (self);
      return;
    }
  self->is_unkept = true;
  if (self->keep_source == 0)
    self->keep_source = g_timeout_add ((unsigned) (wait / 1000) + 1, keep_due_cb, self);
}

void
awale_analysis_keep (AwaleAnalysis *self)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));

  g_clear_handle_id (&self->keep_source, g_source_remove);
  if (self->is_unkept && awale_game_contains (self->game, self->node))
    keep_evaluation (self);
  self->is_unkept = false;
}
