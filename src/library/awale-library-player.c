/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-player.h"

#include "awale-library-functions.h"
#include "awale-library-private.h"
#include "awale-library-query.h"

#include <string.h>

/* The games of the player on a side, with margins in half seeds from the player's point of view. */
#define PLAYED_AS(side, name, margin) \
  "SELECT id, " side " AS side, ruleset, known_date (date) AS day, " margin " AS margin," \
  " south_score + north_score > 2 AS has_seeds FROM selected WHERE is_among (" name ", :names)"

/* The results in some of these games, as read by get_results(). */
#define RESULTS \
  "total (n), total (won), total (drawn), total (lost), total (counted)," \
  " total (margin) / max (2 * total (counted), 1) FROM results"

/* Kinds of rows: a kind, the key by which results or losses are summed up, and the sums. */
enum
{
  ALL,
  SIDE,
  RULESET,
  OPENING,
  PHASE,
  GAME,
  SPAN,
};

/* The rows of all kinds in one statement, so that they agree. Rulesets and openings with most games
 * come first, and games by date. Unknown parts of a date, “??”, come after all others: at the end
 * of the year or the month. */
static const char question[] =
  ", played AS (" PLAYED_AS ("0", "south", "south_score - north_score")
  " UNION ALL " PLAYED_AS ("1", "north", "north_score - south_score") "),"
  " results AS (SELECT side, ruleset, opening (moves, side) AS opening, count (*) AS n,"
  " total (margin > 0) AS won, total (margin = 0) AS drawn, total (margin < 0) AS lost,"
  " total (has_seeds) AS counted, total (iif (has_seeds, margin, 0)) AS margin"
  " FROM played LEFT JOIN moves ON game = id GROUP BY 1, 2, 3),"
  " lost AS (SELECT id, day, phase, " AWALE_PLAYER_AMOUNT ("moves") " AS moves, "
  AWALE_PLAYER_AMOUNT ("given") " AS given FROM played JOIN judged ON judged.game = id"
  " AND judged.side = played.side WHERE phase BETWEEN 0 AND 2),"
  " facts (kind, key, n, a, b, c, d, e) AS (SELECT 0, NULL, " RESULTS
  " UNION ALL SELECT 1, side, " RESULTS " GROUP BY side"
  " UNION ALL SELECT 2, ruleset, " RESULTS " GROUP BY ruleset"
  " UNION ALL SELECT 3, opening, " RESULTS " WHERE opening NOTNULL GROUP BY opening"
  " UNION ALL SELECT 4, phase, 0, total (moves), total (given), 0, 0, 0 FROM lost GROUP BY phase"
  " UNION ALL SELECT 5, day, id, total (moves), total (given), 0, 0, 0 FROM lost"
  " WHERE day NOTNULL GROUP BY id HAVING total (moves) > 0"
  " UNION ALL SELECT 6, NULL, count (*), count (given), (SELECT min (day) FROM played),"
  " (SELECT max (day) FROM played), 0, 0 FROM selected)"
  " SELECT * FROM facts ORDER BY kind, iif (kind IN (2, 3), -n, 0), key, n";
G_STATIC_ASSERT (AWALE_N_PHASES == 3);

void
awale_player_loss_add (AwalePlayerLoss *sum,
                       AwalePlayerLoss  loss)
{
  sum->n_moves += loss.n_moves;
  sum->loss += loss.loss;
}

AwalePlayerLoss
awale_player_get_loss (AwaleStatement *statement,
                       int             column)
{
  return (AwalePlayerLoss) { awale_statement_get_int (statement, column),
                             awale_statement_get_int (statement, column + 1) };
}

void
awale_player_add_game (GArray         *games,
                       AwaleStatement *statement)
{
  AwalePlayerGame game = { .id = awale_statement_get_int (statement, 2),
                           .loss = awale_player_get_loss (statement, 3) };

  g_strlcpy (game.date, awale_statement_get_text (statement, 1), sizeof game.date);
  g_array_append_val (games, game);
}

static AwalePlayerResults
get_results (AwaleStatement *statement)
{
  return (AwalePlayerResults) {
    .n_games = awale_statement_get_int (statement, 2),
    .n_won = awale_statement_get_int (statement, 3),
    .n_drawn = awale_statement_get_int (statement, 4),
    .n_lost = awale_statement_get_int (statement, 5),
    .n_counted = awale_statement_get_int (statement, 6),
    .margin = awale_statement_get_double (statement, 7),
  };
}

static void
add_ruleset (AwaleLibraryPlayer *player,
             AwaleStatement     *statement)
{
  const AwalePlayerRuleset ruleset = { g_strdup (awale_statement_get_text (statement, 1)),
                                       get_results (statement) };

  g_array_append_val (player->rulesets, ruleset);
}

/* Adds an opening, whose key is South's move, or the first move of both if the player is North. */
static void
add_opening (AwaleLibraryPlayer *player,
             AwaleStatement     *statement)
{
  size_t n_moves;
  const uint8_t *moves = awale_statement_get_bytes (statement, 1, &n_moves);
  const AwalePlayerOpening opening = { moves[0], n_moves > 1 ? moves[1] : AWALE_NO_MOVE,
                                       get_results (statement) };

  g_array_append_val (player->openings[n_moves > 1 ? AWALE_NORTH : AWALE_SOUTH], opening);
}

static void
set_span (AwaleLibraryPlayer *player,
          AwaleStatement     *statement)
{
  const char *first = awale_statement_get_text (statement, 4);
  const char *last = awale_statement_get_text (statement, 5);

  player->n_games = awale_statement_get_int (statement, 2);
  player->n_analyzed = awale_statement_get_int (statement, 3);
  g_strlcpy (player->first_date, first != NULL ? first : "", sizeof player->first_date);
  g_strlcpy (player->last_date, last != NULL ? last : "", sizeof player->last_date);
}

static void
add_row (AwaleLibraryPlayer *player,
         AwaleStatement     *statement)
{
  gint64 key = awale_statement_get_int (statement, 1);

  switch (awale_statement_get_int (statement, 0))
    {
    case ALL:
      player->all = get_results (statement);
      break;
    case SIDE:
      player->sides[key] = get_results (statement);
      break;
    case RULESET:
      add_ruleset (player, statement);
      break;
    case OPENING:
      add_opening (player, statement);
      break;
    case PHASE:
      player->phases[key] = awale_player_get_loss (statement, 3);
      awale_player_loss_add (&player->loss, player->phases[key]);
      break;
    case GAME:
      awale_player_add_game (player->games, statement);
      break;
    case SPAN:
    default:
      set_span (player, statement);
      break;
    }
}

static void
ruleset_clear (void *data)
{
  g_free (((AwalePlayerRuleset *) data)->id);
}

AwaleLibraryPlayer *
awale_library_player_new_none (void)
{
  AwaleLibraryPlayer *self = g_new0 (AwaleLibraryPlayer, 1);

  self->rulesets = g_array_new (FALSE, FALSE, sizeof (AwalePlayerRuleset));
  g_array_set_clear_func (self->rulesets, ruleset_clear);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    self->openings[side] = g_array_new (FALSE, FALSE, sizeof (AwalePlayerOpening));
  self->games = g_array_new (FALSE, FALSE, sizeof (AwalePlayerGame));
  return self;
}

void
awale_library_player_free (AwaleLibraryPlayer *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->rulesets);
  g_array_unref (self->openings[AWALE_SOUTH]);
  g_array_unref (self->openings[AWALE_NORTH]);
  g_array_unref (self->games);
  g_free (self);
}

AwaleLibraryPlayer *
awale_library_get_player_stats (AwaleLibrary             *self,
                                const AwaleLibraryFilter *filter,
                                GError                  **error)
{
  g_autoptr (AwaleLibraryPlayer) player = NULL;
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (filter != NULL && filter->player != NULL, NULL);

  player = awale_library_player_new_none ();
  statement = awale_library_query (self, filter, question, error);
  awale_statement_set_pointer (statement, ":names", (const char *[]) { filter->player, NULL },
                               AWALE_NAMES_POINTER, NULL);
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    add_row (player, statement);
  g_clear_pointer (&statement, awale_statement_free);
  return awale_library_end_reading (self, step == AWALE_SQL_DONE, error)
           ? g_steal_pointer (&player) : NULL;
}

double
awale_player_loss_average (AwalePlayerLoss loss)
{
  return loss.n_moves > 0 ? (double) loss.loss / 100 / (double) loss.n_moves : 0;
}
