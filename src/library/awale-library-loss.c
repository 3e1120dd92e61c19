/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-loss.h"

#include "game/awale-titles.h"

#include <string.h>

/* Most games carry no values and are not worth judging. */
static bool
has_values (AwaleGame *game)
{
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    if (awale_node_get_move_values (node) != NULL)
      return true;
  return false;
}

/* Copies the sums of @judgments. Returns: the average loss, or -1, as awale_library_loss_find()
 * does */
static double
sum_up (const AwaleReportJudgments *judgments,
        AwaleLibraryLoss           *loss)
{
  const AwaleReportSummary *south = &judgments->summaries[AWALE_SOUTH];
  const AwaleReportSummary *north = &judgments->summaries[AWALE_NORTH];
  unsigned n_judged = south->n_moves + north->n_moves;

  if (n_judged + south->n_forced + north->n_forced < judgments->moves->len)
    return -1;
  memcpy (loss->phases[AWALE_SOUTH], south->phases, sizeof south->phases);
  memcpy (loss->phases[AWALE_NORTH], north->phases, sizeof north->phases);
  return n_judged > 0 ? (south->loss + north->loss) / 100.0 / n_judged : 0;
}

double
awale_library_loss_find (AwaleGame        *game,
                         AwaleLibraryLoss *loss)
{
  const AwaleReportOptions all = { .depth = 0 };
  AwaleReportJudgments judgments;
  double average;

  g_return_val_if_fail (AWALE_IS_GAME (game), -1);
  g_return_val_if_fail (loss != NULL, -1);

  *loss = (AwaleLibraryLoss) { 0 };
  if (!has_values (game))
    return -1;
  awale_report_judgments_init (&judgments);
  awale_report_judgments_update (&judgments, game, &all);
  average = sum_up (&judgments, loss);
  if (awale_title_is_exercise (game))
    *loss = (AwaleLibraryLoss) { 0 };
  awale_report_judgments_clear (&judgments);
  return average;
}

bool
awale_library_loss_write (AwaleStatement            *statement,
                          gint64                     id,
                          const AwaleLibraryLoss    *loss,
                          GError                   **error)
{
  g_return_val_if_fail (statement != NULL && loss != NULL, false);

  for (int i = 0; i < 2 * AWALE_N_PHASES; i++)
    {
      int side = i / AWALE_N_PHASES, phase = i % AWALE_N_PHASES;
      const AwaleReportPhase *sum = &loss->phases[side][phase];

      if (sum->n_moves == 0)
        continue;
      awale_statement_set_int (statement, 1, id);
      awale_statement_set_int (statement, 2, side);
      awale_statement_set_int (statement, 3, phase);
      awale_statement_set_int (statement, 4, sum->n_moves);
      awale_statement_set_int (statement, 5, sum->loss);
      if (!awale_statement_run (statement, error))
        return false;
    }
  return true;
}
