/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-notation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _AwaleNotation
{
  const char *id;
  const char *description;
  bool        has_last;          /* True if the name of the last pit follows that of the first
                                  * directly. */
  const char *pits[AWALE_PITS];  /* Names of the pits from South's left, counter-clockwise; a name
                                  * that occurs on both sides is the mover's. */
};

#define CAPITALS "A", "B", "C", "D", "E", "F"
#define SMALL_LETTERS "a", "b", "c", "d", "e", "f"
#define LETTERS_FROM_G "G", "H", "I", "J", "K", "L"
#define NUMBERS_TO_6 "1", "2", "3", "4", "5", "6"

static const AwaleNotation notations[] = {
  { "cases", N_("pits A to F of South and a to f of North"), false, { CAPITALS, SMALL_LETTERS } },
  { "cases-ends", N_("first and last pits, A to F of South and a to f of North"), true,
    { CAPITALS, SMALL_LETTERS } },
  { "capitals", N_("pits A to F of either side"), false, { CAPITALS, CAPITALS } },
  { "capitals-ends", N_("first and last pits, A to F of either side"), true,
    { CAPITALS, CAPITALS } },
  { "A-L", N_("pits A to L, South first"), false, { CAPITALS, LETTERS_FROM_G } },
  { "A-L-ends", N_("first and last pits, A to L, South first"), true,
    { CAPITALS, LETTERS_FROM_G } },
  { "1-6", N_("pits 1 to 6 of either side"), false, { NUMBERS_TO_6, NUMBERS_TO_6 } },
  { "1-6-ends", N_("first and last pits, 1 to 6 of either side"), true,
    { NUMBERS_TO_6, NUMBERS_TO_6 } },
  { "1-12", N_("pits 1 to 12, South first"), false,
    { NUMBERS_TO_6, "7", "8", "9", "10", "11", "12" } },
  { "0-11", N_("pits 0 to 11, South first"), false,
    { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11" } },
  { "sides", N_("pits A1 to A6 of South and B1 to B6 of North"), false,
    { "A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "B6" } },
  { "sides-ends", N_("first and last pits, A1 to A6 of South and B1 to B6 of North"), true,
    { "A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "B6" } },
};

const AwaleNotation *
awale_notation_get (size_t index)
{
  return index < G_N_ELEMENTS (notations) ? &notations[index] : NULL;
}

const AwaleNotation *
awale_notation_lookup (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (notations); i++)
    if (g_ascii_strcasecmp (id, notations[i].id) == 0)
      return &notations[i];
  return NULL;
}

const char *
awale_notation_get_id (const AwaleNotation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->id;
}

const char *
awale_notation_describe (const AwaleNotation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return _(self->description);
}

bool
awale_notation_has_numbers (const AwaleNotation *self)
{
  return g_ascii_isdigit (*self->pits[0]);
}

bool
awale_notation_is_of_either (const AwaleNotation *self)
{
  return g_str_equal (self->pits[0], self->pits[AWALE_SIDE_PITS]);
}

/* --- Moves ----------------------------------------------------------------------------------- */

/* If one of @signs stands at @at, advances @at past it; returns false otherwise. */
static bool
take (const char        **at,
      const char         *end,
      const char *const  *signs)
{
  for (; *signs != NULL; signs++)
    if ((size_t) (end - *at) >= strlen (*signs) && memcmp (*at, *signs, strlen (*signs)) == 0)
      {
        *at += strlen (*signs);
        return true;
      }
  return false;
}

/* Reads a number of one or two digits; -1 if there is none. */
static int
take_number (const char **at,
             const char  *end)
{
  int number = -1;

  for (int n = 0; n < 2 && *at < end && g_ascii_isdigit (**at); n++)
    number = MAX (number, 0) * 10 + g_ascii_digit_value (*(*at)++);
  return number;
}

/* Reads the longest pit name at @at, first in its own case and then in any; the mover's pits are
 * tried first. */
static AwaleMove
take_pit (const AwaleNotation  *self,
          AwaleSide             mover,
          const char          **at,
          const char           *end)
{
  AwaleMove pit = AWALE_NO_MOVE;
  size_t longest = 0;

  for (int any_case = 0; any_case < 2 && pit == AWALE_NO_MOVE; any_case++)
    for (int i = 0; i < AWALE_PITS; i++)
      {
        AwaleMove candidate = (mover * AWALE_SIDE_PITS + i) % AWALE_PITS;
        const char *name = self->pits[candidate];
        size_t length = strlen (name);

        if (length > longest && (size_t) (end - *at) >= length
            && (any_case ? g_ascii_strncasecmp (*at, name, length)
                         : strncmp (*at, name, length)) == 0)
          {
            pit = candidate;
            longest = length;
          }
      }
  *at += longest;
  return pit;
}

/* Reads the last pit, as in `6-10` or `64`; if there is none, reads the number of seeds sown after
 * a letter. */
static bool
take_last (const AwaleNotation  *self,
           AwaleSide             mover,
           const char          **at,
           const char           *end,
           AwaleWrittenMove     *written)
{
  static const char *const signs[] = { "->", "-", ">", "→", "–", NULL };

  if (self->has_last || take (at, end, signs))
    {
      written->to = take_pit (self, mover, at, end);
      written->to_is_of_either = awale_notation_is_of_either (self);
      return written->to != AWALE_NO_MOVE;
    }
  if (g_ascii_isalpha ((*at)[-1]))
    written->seeds = take_number (at, end);
  return true;
}

/* Reads a harvest, such as `x2`, and the seeds harvested since the start of the game, `(20)` or
 * `(20-14)`. */
static void
take_harvest (AwaleSide     mover,
              const char  **at,
              const char   *end,
              AwaleWrittenMove *written)
{
  static const char *const signs[] = { "x", "X", "×", "+", NULL };
  static const char *const dashes[] = { "-", "–", NULL };
  static const char *const spaces[] = { " ", NULL }, *const open[] = { "(", NULL },
                    *const close[] = { ")", NULL };
  const char *after = *at, *total_at;
  int total, of_north;

  /* A sign such as `+=` judges the position and is not a harvest. */
  if (take (&after, end, signs) && (after == end || strchr ("-=/", *after) == NULL))
    {
      written->harvest = take_number (&after, end);
      *at = after;
    }
  total_at = *at;
  while (take (&total_at, end, spaces))
    ;
  if (!take (&total_at, end, open))
    return;
  total = take_number (&total_at, end);
  of_north = take (&total_at, end, dashes) ? take_number (&total_at, end) : total;
  if (total < 0 || of_north < 0 || !take (&total_at, end, close))
    return;
  written->total = mover == AWALE_SOUTH ? total : of_north;
  *at = total_at;
}

/* True if a move may end at @at, which must not be inside a longer number, the number of a round, a
 * score or a position. */
static bool
is_move_end (const char *at,
             const char *end)
{
  static const char *const points[] = { ".", "…", NULL };
  const char *after = at;

  if (at == end)
    return true;
  if (g_ascii_isdigit (at[-1]) && (g_ascii_isdigit (*at) || take (&after, end, points)))
    return false;
  return *at != '-' || at + 1 == end || !g_ascii_isalnum (at[1]);
}

const char *
awale_notation_read_move (const AwaleNotation *self,
                          AwaleSide            mover,
                          const char          *at,
                          const char          *end,
                          AwaleWrittenMove    *written)
{
  *written = (AwaleWrittenMove) { .to = AWALE_NO_MOVE, .seeds = -1, .harvest = -1, .total = -1 };
  written->move = take_pit (self, mover, &at, end);
  if (written->move == AWALE_NO_MOVE || !take_last (self, mover, &at, end, written))
    return NULL;
  take_harvest (mover, &at, end, written);
  return is_move_end (at, end) ? at : NULL;
}
