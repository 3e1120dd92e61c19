/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-explore.h"

#include "awale-library-private.h"
#include "awale-library-question.h"

#include <string.h>

/* What is known of a move while games are gone through. */
typedef struct
{
  AwaleLibraryMove move;
  gint64           n_known;
  gint64           margin;   /* Of all known results, in half seeds. */
} Sum;

/* How a game ended, as seen from the position's side of the board. */
typedef struct
{
  bool   known;
  gint64 scores[2];  /* Half seeds of South and North. */
} Result;

/* A digit that is not known counts as the lowest. */
static int
compare_dates (const char *first,
               const char *second)
{
  for (; *first != '\0' || *second != '\0'; first++, second++)
    {
      int a = *first == '?' ? '0' : *first, b = *second == '?' ? '0' : *second;

      if (a != b || *first == '\0')
        return a - b;
    }
  return 0;
}

static void
add_date (AwaleLibraryMove *move,
          const char       *date)
{
  if (date != NULL && g_ascii_isdigit (*date) && strlen (date) < sizeof move->last
      && compare_dates (date, move->last) > 0)
    g_strlcpy (move->last, date, sizeof move->last);
}

static void
add_result (Sum       *sum,
            AwaleSide  mover,
            Result     result)
{
  gint64 margin = result.scores[AWALE_SOUTH] - result.scores[AWALE_NORTH];

  if (!result.known)
    return;
  sum->n_known++;
  sum->margin += mover == AWALE_SOUTH ? margin : 0 - margin;
  if (margin > 0)
    sum->move.n_south_wins++;
  else if (margin < 0)
    sum->move.n_north_wins++;
  else
    sum->move.n_draws++;
}

/* The row is of a game in which the position was found at @find. */
static void
add_game (Sum                     *sums,
          const AwalePositionFind *find,
          AwaleStatement          *statement)
{
  bool swaps = find->pattern > 0;
  AwaleSide mover = swaps ? !find->side : find->side;
  AwaleMove move = swaps && find->next < AWALE_PITS ? (find->next + AWALE_SIDE_PITS) % AWALE_PITS
                                                    : find->next;
  Result result = { .known = !awale_statement_is_null (statement, 1) };
  Sum *sum = &sums[move];

  result.scores[swaps ? AWALE_NORTH : AWALE_SOUTH] = awale_statement_get_int (statement, 1);
  result.scores[swaps ? AWALE_SOUTH : AWALE_NORTH] = awale_statement_get_int (statement, 2);
  sum->move.n_games++;
  add_result (sum, mover, result);
  add_date (&sum->move, awale_statement_get_text (statement, 3));
}

/* Goes through all games that @statement gives, or as many of them as have the position and are
 * within the limit. */
static bool
add_games (Sum                       *sums,
           AwaleStatement            *statement,
           const AwaleLibraryFilter  *filter,
           GError                   **error)
{
  const AwalePositionQuestion positions = awale_question_get_positions (filter);
  gint64 n_found = 0;
  AwaleSqlStep step;

  while ((filter->limit == 0 || n_found < filter->limit)
         && (step = awale_statement_step (statement, error)) != AWALE_SQL_DONE)
    {
      size_t n_bytes;
      const void *bytes;
      AwalePositionFind find;

      if (step == AWALE_SQL_FAILED)
        return false;
      bytes = awale_statement_get_bytes (statement, 0, &n_bytes);
      if (!awale_position_question_find (&positions, bytes, n_bytes, &find))
        continue;
      n_found++;
      if (find.next != AWALE_NO_MOVE)
        add_game (sums, &find, statement);
    }
  return true;
}

static int
compare_moves (gconstpointer a,
               gconstpointer b)
{
  const AwaleLibraryMove *first = a, *second = b;

  if (first->n_games != second->n_games)
    return first->n_games > second->n_games ? -1 : 1;
  return (first->move > second->move) - (first->move < second->move);
}

static GArray *
list_moves (const Sum *sums)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (AwaleLibraryMove));

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    {
      AwaleLibraryMove found = sums[move].move;

      found.move = move;
      if (sums[move].n_known > 0)
        found.margin = (double) sums[move].margin / 2 / (double) sums[move].n_known;
      if (found.n_games > 0)
        g_array_append_val (moves, found);
    }
  g_array_sort (moves, compare_moves);
  return moves;
}

GArray *
awale_library_explore (AwaleLibrary              *self,
                       const AwaleLibraryFilter  *filter,
                       GError                   **error)
{
  Sum sums[AWALE_PASS + 1] = { 0 };
  AwaleLibraryFilter without_position;
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleQuestion question;
  bool done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (filter != NULL && filter->position != NULL, NULL);

  /* Games are played through once, here. */
  without_position = *filter;
  without_position.position = NULL;
  without_position.limit = 0;
  awale_question_init (&question, &without_position);
  statement = awale_question_ask (&question, self, "moves, south_score, north_score, date",
                                  "FROM selected JOIN moves ON game = id ORDER BY id", error);
  done = statement != NULL && add_games (sums, statement, filter, error);
  g_clear_pointer (&statement, awale_statement_free);
  awale_question_clear (&question);
  return awale_library_end_reading (self, done, error) ? list_moves (sums) : NULL;
}
