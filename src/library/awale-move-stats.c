/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-move-stats.h"

#include "game/awale-date.h"
#include "game/awale-result.h"

#include <math.h>
#include <string.h>

/* Form of a date, see awale_date_normalize(); whole parts may be unknown. */
#define DATE "0000.00.00"

/* Packs each digit of a date, plus one, into four bits; an unknown digit is 0, which sorts
 * lowest. */
static uint32_t
pack_date (const char *date)
{
  uint32_t day = 0;

  if (!awale_date_is_known (date))
    return 0;
  for (size_t i = 0; i < strlen (DATE); i++)
    if (DATE[i] == '0')
      day = day << 4 | (uint32_t) (date[i] == '?' ? 0 : date[i] - '0' + 1);
  return day;
}

static void
unpack_date (uint32_t day,
             char    *date)
{
  const char digits[] = "?0123456789";

  if (day == 0)
    return;
  strcpy (date, DATE);
  for (size_t i = strlen (DATE); i-- > 0;)
    if (DATE[i] == '0')
      {
        date[i] = digits[day & 0xf];
        day >>= 4;
      }
}

AwaleGameSummary
awale_game_summary_read (AwaleStatement *statement,
                         int             column)
{
  AwaleGameSummary summary = { .margin = AWALE_MARGIN_UNKNOWN };

  summary.day = pack_date (awale_statement_get_text (statement, column + 2));
  if (!awale_statement_is_null (statement, column))
    {
      AwaleScore score = { awale_statement_get_amount (statement, column),
                           awale_statement_get_amount (statement, column + 1) };

      summary.margin = (int16_t) CLAMP (score.south - score.north, -SHRT_MAX, SHRT_MAX);
      if (summary.margin != 0 && !awale_result_has_seeds ((AwaleResult) { .score = score }))
        summary.margin = summary.margin > 0 ? AWALE_MARGIN_WON : -AWALE_MARGIN_WON;
    }
  return summary;
}

/* Adds @margin, which is from South's point of view, to a sum from the mover's point of view. */
static void
add_margin (AwaleMoveStat *sum,
            AwaleSide      mover,
            int            margin)
{
  if (ABS (margin) != AWALE_MARGIN_WON)
    {
      sum->n_counted++;
      sum->margin += mover == AWALE_SOUTH ? margin : -margin;
    }
  if (margin > 0)
    sum->move.n_south_wins++;
  else if (margin < 0)
    sum->move.n_north_wins++;
  else
    sum->move.n_draws++;
}

void
awale_move_stats_add (AwaleMoveStats           *self,
                      const AwalePositionMatch *find,
                      AwaleGameSummary          summary)
{
  bool swaps = find->pattern > 0;
  AwaleMove move = find->next;
  AwaleMoveStat *sum;

  if (move == AWALE_NO_MOVE)
    return;
  if (swaps && move < AWALE_PITS)
    move = (move + AWALE_SIDE_PITS) % AWALE_PITS;
  sum = &self->sums[move];
  sum->move.n_games++;
  sum->last = MAX (sum->last, summary.day);
  if (summary.margin != AWALE_MARGIN_UNKNOWN)
    add_margin (sum, swaps ? !find->side : find->side, swaps ? -summary.margin : summary.margin);
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

GArray *
awale_move_stats_list (const AwaleMoveStats *self)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (AwaleLibraryMove));

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    {
      const AwaleMoveStat *sum = &self->sums[move];
      AwaleLibraryMove found = sum->move;

      found.move = move;
      unpack_date (sum->last, found.last);
      found.margin = sum->n_counted > 0 ? (double) sum->margin / 2 / (double) sum->n_counted : NAN;
      if (found.n_games > 0)
        g_array_append_val (moves, found);
    }
  g_array_sort (moves, compare_moves);
  return moves;
}
