/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-player.h"

#include "awale-library-collation.h"
#include "awale-library-private.h"
#include "awale-library-query.h"
#include "awale-moves-blob.h"
#include "game/awale-date.h"

#include <string.h>

/* Columns of a row for each phase of a game in which a side has judged moves; a game without judged
 * moves has a single row. */
#define COLUMNS "id, south, north, ruleset, south_score, north_score, date, selected.given," \
                " moves.moves, side, phase, judged.moves, judged.given"
#define FROM "FROM selected JOIN moves ON moves.game = id LEFT JOIN judged ON judged.game = id" \
             " ORDER BY id"

enum
{
  ID,
  SOUTH,
  NORTH,
  RULESET,
  SOUTH_SCORE,
  NORTH_SCORE,
  DATE,
  GIVEN,
  MOVES,
  SIDE,
  PHASE,
  PHASE_MOVES,
  PHASE_GIVEN,
};

/* State of reading the rows. */
typedef struct
{
  AwaleLibraryPlayer *player;
  const char         *name;
  AwalePlayerGame     game;       /* Game whose rows are being read. */
  bool                plays[2];   /* True for each side that the player has in `game`, by
                                   * AwaleSide. */
} Telling;

/* --- Results --------------------------------------------------------------------------------- */

/* Adds the result of a game. @margin (nullable) is the player's margin in half seeds;
 * `results->margin` is their sum, in seeds, until finish_results() makes it the average. */
static void
add_result (AwalePlayerResults *results,
            const int          *margin,
            bool                has_seeds)
{
  results->n_games++;
  if (margin == NULL)
    return;
  if (has_seeds)
    {
      results->n_counted++;
      results->margin += *margin / 2.0;
    }
  if (*margin > 0)
    results->n_won++;
  else if (*margin < 0)
    results->n_lost++;
  else
    results->n_drawn++;
}

static void
finish_results (AwalePlayerResults *results)
{
  if (results->n_counted > 0)
    results->margin /= (double) results->n_counted;
}

static AwalePlayerResults *
find_ruleset (AwaleLibraryPlayer *player,
              const char         *id)
{
  AwalePlayerRuleset ruleset = { .id = NULL };

  for (unsigned i = 0; i < player->rulesets->len; i++)
    if (g_str_equal (g_array_index (player->rulesets, AwalePlayerRuleset, i).id, id))
      return &g_array_index (player->rulesets, AwalePlayerRuleset, i).results;
  ruleset.id = g_strdup (id);
  g_array_append_val (player->rulesets, ruleset);
  return &g_array_index (player->rulesets, AwalePlayerRuleset, player->rulesets->len - 1).results;
}

static AwalePlayerResults *
find_opening (GArray    *openings,
              AwaleMove  first,
              AwaleMove  reply)
{
  const AwalePlayerOpening opening = { first, reply, { 0 } };

  for (unsigned i = 0; i < openings->len; i++)
    {
      AwalePlayerOpening *known = &g_array_index (openings, AwalePlayerOpening, i);

      if (known->first == first && known->reply == reply)
        return &known->results;
    }
  g_array_append_val (openings, opening);
  return &g_array_index (openings, AwalePlayerOpening, openings->len - 1).results;
}

/* The results with the opening of a game; NULL unless the game has the usual start and the player
 * has moved. */
static AwalePlayerResults *
find_opening_of (AwaleLibraryPlayer *player,
                 AwaleStatement     *statement,
                 AwaleSide           side)
{
  size_t n_bytes;
  const uint8_t *bytes = awale_statement_get_bytes (statement, MOVES, &n_bytes);
  AwaleMovesBlob blob;
  long n_moves;

  if (!awale_moves_blob_read (bytes, n_bytes, &blob)
      || !awale_position_equal (blob.start, awale_position_start ()))
    return NULL;
  n_moves = awale_moves_blob_find_line_end (&blob) - blob.moves;
  if (n_moves <= (long) side)
    return NULL;
  return find_opening (player->openings[side], blob.moves[0],
                       side == AWALE_SOUTH ? AWALE_NO_MOVE : blob.moves[1]);
}

static void
add_side (Telling        *telling,
          AwaleStatement *statement,
          AwaleSide       side)
{
  AwaleLibraryPlayer *player = telling->player;
  AwalePlayerResults *opening = find_opening_of (player, statement, side);
  AwalePlayerResults *all[] = {
    &player->all, &player->sides[side],
    find_ruleset (player, awale_statement_get_text (statement, RULESET)), opening
  };
  AwaleResult result = { .score = { awale_statement_get_amount (statement, SOUTH_SCORE),
                                    awale_statement_get_amount (statement, NORTH_SCORE) } };
  int margin = result.score.south - result.score.north;
  bool is_known = !awale_statement_is_null (statement, SOUTH_SCORE);

  if (side == AWALE_NORTH)
    margin = -margin;
  for (size_t i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i] != NULL)
      add_result (all[i], is_known ? &margin : NULL, awale_result_has_seeds (result));
}

/* --- Games ----------------------------------------------------------------------------------- */

void
awale_player_loss_add (AwalePlayerLoss *sum,
                       AwalePlayerLoss  loss)
{
  sum->n_moves += loss.n_moves;
  sum->loss += loss.loss;
}

bool
awale_player_game_set_date (AwalePlayerGame *game,
                            const char      *date)
{
  bool is_dated = awale_date_is_known (date);

  if (is_dated)
    g_strlcpy (game->date, date, sizeof game->date);
  return is_dated;
}

/* Compares games by date. Unknown parts, “??”, come after all others: at the end of the year or the
 * month. */
static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  const AwalePlayerGame *first = a, *second = b;
  int order = strcmp (first->date, second->date);

  return order != 0 ? order : (first->id > second->id) - (first->id < second->id);
}

static void
note_date (AwaleLibraryPlayer *player,
           const char         *date)
{
  if (*player->first_date == '\0' || strcmp (date, player->first_date) < 0)
    g_strlcpy (player->first_date, date, sizeof player->first_date);
  if (strcmp (date, player->last_date) > 0)
    g_strlcpy (player->last_date, date, sizeof player->last_date);
}

/* Lists the game whose last row was read, if it has a date and judged moves. */
static void
end_game (Telling *telling)
{
  if (*telling->game.date != '\0' && telling->game.loss.n_moves > 0)
    g_array_append_val (telling->player->games, telling->game);
}

static bool
has_name (Telling        *telling,
          AwaleStatement *statement,
          int             column)
{
  const char *name = awale_statement_get_text (statement, column);

  return name != NULL && awale_library_name_compare (NULL, (int) strlen (name), name,
                                                     (int) strlen (telling->name),
                                                     telling->name) == 0;
}

static void
begin_game (Telling        *telling,
            AwaleStatement *statement)
{
  AwaleLibraryPlayer *player = telling->player;
  const char *date = awale_statement_get_text (statement, DATE);

  telling->game = (AwalePlayerGame) { .id = awale_statement_get_int (statement, ID) };
  telling->plays[AWALE_SOUTH] = has_name (telling, statement, SOUTH);
  telling->plays[AWALE_NORTH] = has_name (telling, statement, NORTH);
  player->n_games++;
  if (!awale_statement_is_null (statement, GIVEN))
    player->n_analyzed++;
  if (awale_player_game_set_date (&telling->game, date))
    note_date (player, date);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    if (telling->plays[side])
      add_side (telling, statement, side);
}

static void
add_phase (Telling        *telling,
           AwaleStatement *statement)
{
  const AwalePlayerLoss loss = { awale_statement_get_amount (statement, PHASE_MOVES),
                                 awale_statement_get_amount (statement, PHASE_GIVEN) };
  gint64 phase = awale_statement_get_int (statement, PHASE);
  AwalePlayerLoss *sums[3] = { &telling->game.loss, &telling->player->loss };

  if (awale_statement_is_null (statement, SIDE) || phase < 0 || phase >= AWALE_N_PHASES
      || !telling->plays[awale_statement_get_int (statement, SIDE) != AWALE_SOUTH])
    return;
  sums[2] = &telling->player->phases[phase];
  for (size_t i = 0; i < G_N_ELEMENTS (sums); i++)
    awale_player_loss_add (sums[i], loss);
}

static bool
tell_games (Telling         *telling,
            AwaleStatement  *statement,
            GError         **error)
{
  AwaleSqlStep step;

  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      if (awale_statement_get_int (statement, ID) != telling->game.id)
        {
          end_game (telling);
          begin_game (telling, statement);
        }
      add_phase (telling, statement);
    }
  end_game (telling);
  return step == AWALE_SQL_DONE;
}

/* --- Statistics ------------------------------------------------------------------------------ */

static int
compare_results (const AwalePlayerResults *a,
                 const AwalePlayerResults *b)
{
  return (b->n_games > a->n_games) - (b->n_games < a->n_games);
}

static int
compare_rulesets (gconstpointer a,
                  gconstpointer b)
{
  const AwalePlayerRuleset *first = a, *second = b;
  int order = compare_results (&first->results, &second->results);

  return order != 0 ? order : strcmp (first->id, second->id);
}

static int
compare_openings (gconstpointer a,
                  gconstpointer b)
{
  const AwalePlayerOpening *first = a, *second = b;
  int order = compare_results (&first->results, &second->results);

  if (order != 0)
    return order;
  return first->first != second->first ? first->first - second->first
                                       : first->reply - second->reply;
}

static void
finish (AwaleLibraryPlayer *player)
{
  finish_results (&player->all);
  for (unsigned i = 0; i < player->rulesets->len; i++)
    finish_results (&g_array_index (player->rulesets, AwalePlayerRuleset, i).results);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      finish_results (&player->sides[side]);
      for (unsigned i = 0; i < player->openings[side]->len; i++)
        finish_results (&g_array_index (player->openings[side], AwalePlayerOpening, i).results);
      g_array_sort (player->openings[side], compare_openings);
    }
  g_array_sort (player->rulesets, compare_rulesets);
  g_array_sort (player->games, compare_games);
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
  Telling telling;
  bool done;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (filter != NULL && filter->player != NULL, NULL);

  player = awale_library_player_new_none ();
  telling = (Telling) { .player = player, .name = filter->player };
  statement = awale_library_query (self, filter, COLUMNS, FROM, error);
  done = tell_games (&telling, statement, error);
  g_clear_pointer (&statement, awale_statement_free);
  if (!awale_library_end_reading (self, done, error))
    return NULL;
  finish (player);
  return g_steal_pointer (&player);
}

double
awale_player_loss_average (AwalePlayerLoss loss)
{
  return loss.n_moves > 0 ? (double) loss.loss / 100 / (double) loss.n_moves : 0;
}
