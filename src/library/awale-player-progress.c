/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-player-progress.h"

#include "awale-library-functions.h"
#include "awale-library-private.h"
#include "awale-library-query.h"

/* The moves and the loss in a phase. */
#define PHASE(phase) \
  " total (iif (phase = " phase ", moves, 0)), total (iif (phase = " phase ", given, 0))"

/* A row for each ruleset, most moves first, and then one for each side of a game with a date; see
 * awale_player_add_game(). */
static const char question[] =
  "WITH lost AS (SELECT game, side, phase, ruleset, date, "
  AWALE_PLAYER_AMOUNT ("moves") " AS moves, " AWALE_PLAYER_AMOUNT ("judged.given") " AS given"
  " FROM judged JOIN games ON games.id = game WHERE moves > 0"
  " AND is_among (CASE side WHEN 0 THEN south ELSE north END, :names)),"
  " facts (is_game, key, n, a, b, c, d, e, f) AS (SELECT 0, ruleset,"
  " count (DISTINCT 2 * game + side)," PHASE ("0") "," PHASE ("1") "," PHASE ("2")
  " FROM lost GROUP BY ruleset UNION ALL SELECT 1, date, game, total (moves), total (given),"
  " 0, 0, 0, 0 FROM lost WHERE known_date (date) NOTNULL GROUP BY game, side)"
  " SELECT * FROM facts ORDER BY is_game, iif (is_game, 0, -(a + c + e)), key, n";
G_STATIC_ASSERT (AWALE_N_PHASES == 3);

static void
add_ruleset (AwalePlayerProgress *progress,
             AwaleStatement      *statement)
{
  AwalePlayerProgressRuleset ruleset = { .id = g_strdup (awale_statement_get_text (statement, 1)) };
  AwalePlayerProgressSum *sums[] = { &progress->all, &ruleset.sum };

  for (size_t i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      sums[i]->n_games += awale_statement_get_int (statement, 2);
      for (int phase = 0; phase < AWALE_N_PHASES; phase++)
        {
          const AwalePlayerLoss loss = awale_player_get_loss (statement, 3 + 2 * phase);

          awale_player_loss_add (&sums[i]->phases[phase], loss);
          awale_player_loss_add (&sums[i]->loss, loss);
        }
    }
  g_array_append_val (progress->rulesets, ruleset);
}

static void
ruleset_clear (void *data)
{
  g_free (((AwalePlayerProgressRuleset *) data)->id);
}

AwalePlayerProgress *
awale_player_progress_new_none (void)
{
  AwalePlayerProgress *self = g_new0 (AwalePlayerProgress, 1);

  self->rulesets = g_array_new (FALSE, FALSE, sizeof (AwalePlayerProgressRuleset));
  g_array_set_clear_func (self->rulesets, ruleset_clear);
  self->games = g_array_new (FALSE, FALSE, sizeof (AwalePlayerGame));
  return self;
}

void
awale_player_progress_free (AwalePlayerProgress *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->rulesets);
  g_array_unref (self->games);
  g_free (self);
}

AwalePlayerProgress *
awale_library_get_player_progress (AwaleLibrary       *self,
                                   const char *const  *names,
                                   GError            **error)
{
  g_autoptr (AwalePlayerProgress) progress = NULL;
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (names != NULL, NULL);

  progress = awale_player_progress_new_none ();
  statement = awale_statement_new (self->db, error, question, "");
  awale_statement_set_pointer (statement, ":names", (void *) names, AWALE_NAMES_POINTER, NULL);
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    if (awale_statement_get_int (statement, 0) != 0)
      awale_player_add_game (progress->games, statement);
    else
      add_ruleset (progress, statement);
  return awale_library_end_reading (self, step == AWALE_SQL_DONE, error)
           ? g_steal_pointer (&progress) : NULL;
}
