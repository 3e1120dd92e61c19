/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (awale-rules-error-quark, awale_rules_error)

const char *
awale_side_get_name (AwaleSide side)
{
  return side == AWALE_SOUTH ? _("South") : _("North");
}

AwalePosition
awale_position_start (void)
{
  AwalePosition position = { .side = AWALE_SOUTH };

  memset (position.pits, AWALE_SEEDS / AWALE_PITS, sizeof position.pits);
  return position;
}

int
awale_position_seeds_on_board (AwalePosition position)
{
  return awale_position_seeds_of_side (position, AWALE_SOUTH)
         + awale_position_seeds_of_side (position, AWALE_NORTH);
}

int
awale_position_seeds_of_side (AwalePosition position,
                              AwaleSide     side)
{
  int seeds = 0;

  for (int i = 0; i < AWALE_SIDE_PITS; i++)
    seeds += position.pits[(int) side * AWALE_SIDE_PITS + i];
  return seeds;
}

int
awale_position_total (AwalePosition position)
{
  return awale_position_seeds_on_board (position) + position.stores[AWALE_SOUTH]
         + position.stores[AWALE_NORTH] + (position.halves == 3);
}

AwalePosition
awale_position_swap_sides (AwalePosition position)
{
  AwalePosition swapped = position;

  memcpy (swapped.pits, position.pits + AWALE_SIDE_PITS, AWALE_SIDE_PITS);
  memcpy (swapped.pits + AWALE_SIDE_PITS, position.pits, AWALE_SIDE_PITS);
  swapped.stores[AWALE_SOUTH] = position.stores[AWALE_NORTH];
  swapped.stores[AWALE_NORTH] = position.stores[AWALE_SOUTH];
  swapped.side = !position.side;
  swapped.halves = (uint8_t) ((position.halves & 1) << 1 | position.halves >> 1);
  return swapped;
}

/* State of the parser: the text, the place reached in it, and the number of half seeds read so
 * far. */
typedef struct
{
  const char *text;
  const char *at;
  int         half_seeds;
} Reader;

/* Sets @error to @sentence, a printf format that takes the column (a long). Returns false. */
static bool
refuse (const Reader    *reader,
        const char      *at,
        AwaleRulesError  code,
        const char      *sentence,
        GError         **error)
{
  /* Columns count characters rather than bytes, as an editor does. */
  glong column = g_utf8_strlen (reader->text, at - reader->text) + 1;

  g_set_error (error, AWALE_RULES_ERROR, (gint) code, sentence, column);
  return false;
}

static bool
refuse_total (const Reader  *reader,
              const char    *at,
              GError       **error)
{
  return refuse (reader, at, AWALE_RULES_ERROR_VALUE,
                 _("With the number in column %ld there are more than 48 seeds in all."), error);
}

static bool
read_dash (Reader  *reader,
           GError **error)
{
  if (*reader->at != '-')
    return refuse (reader, reader->at, AWALE_RULES_ERROR_SYNTAX,
                   _("“-” is expected in column %ld."), error);
  reader->at++;
  return true;
}

static bool
read_number (Reader   *reader,
             uint8_t  *number,
             GError  **error)
{
  const char *start = reader->at;
  int value = 0;

  if (!g_ascii_isdigit (*start))
    return refuse (reader, start, AWALE_RULES_ERROR_SYNTAX,
                   _("A number is expected in column %ld."), error);
  for (; g_ascii_isdigit (*reader->at); reader->at++)
    value = MIN (value * 10 + (*reader->at - '0'), AWALE_SEEDS + 1);
  if (value > AWALE_SEEDS)
    return refuse (reader, start, AWALE_RULES_ERROR_VALUE,
                   _("The number in column %ld is greater than 48."), error);

  *number = (uint8_t) value;
  reader->half_seeds += 2 * value;
  if (reader->half_seeds > 2 * AWALE_SEEDS)
    return refuse_total (reader, start, error);
  return true;
}

static bool
read_store (Reader         *reader,
            AwalePosition  *position,
            AwaleSide       side,
            GError        **error)
{
  const char *start = reader->at;

  if (!read_number (reader, &position->stores[side], error))
    return false;
  if (*reader->at != '.')
    return true;

  reader->at++;
  if (*reader->at != '5' && *reader->at != '0')
    return refuse (reader, reader->at, AWALE_RULES_ERROR_SYNTAX,
                   _("The only fraction possible is a half: “5” is expected in column "
                     "%ld."), error);
  if (*reader->at++ == '0')
    return true;
  position->halves |= (uint8_t) (1u << side);
  if (++reader->half_seeds > 2 * AWALE_SEEDS)
    return refuse_total (reader, start, error);
  return true;
}

static bool
read_side (Reader         *reader,
           AwalePosition  *position,
           GError        **error)
{
  const char *start = reader->at;

  if (*start != 'S' && *start != 'N')
    return refuse (reader, start, AWALE_RULES_ERROR_SYNTAX,
                   _("The side to move, “S” or “N”, is expected in column %ld."), error);
  position->side = *start == 'N' ? AWALE_NORTH : AWALE_SOUTH;
  if (start[1] != '\0')
    return refuse (reader, start + 1, AWALE_RULES_ERROR_SYNTAX,
                   _("The position should end before column %ld."), error);
  return true;
}

bool
awale_position_parse (const char     *text,
                      AwalePosition  *position,
                      GError        **error)
{
  Reader reader = { .text = text, .at = text };
  AwalePosition read = { 0 };

  g_return_val_if_fail (text != NULL && position != NULL, false);

  for (int i = 0; i < AWALE_PITS; i++)
    if (!read_number (&reader, &read.pits[i], error) || !read_dash (&reader, error))
      return false;
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    if (!read_store (&reader, &read, (AwaleSide) side, error) || !read_dash (&reader, error))
      return false;
  if (!read_side (&reader, &read, error))
    return false;

  *position = read;
  return true;
}

char *
awale_position_to_string (AwalePosition position)
{
  GString *text = g_string_sized_new (48);

  for (int i = 0; i < AWALE_PITS; i++)
    g_string_append_printf (text, "%u-", position.pits[i]);
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    g_string_append_printf (text, "%u%s-", position.stores[side],
                            position.halves & 1u << side ? ".5" : "");
  g_string_append_c (text, position.side == AWALE_NORTH ? 'N' : 'S');
  return g_string_free (text, FALSE);
}

const char *
awale_move_to_string (AwaleMove move)
{
  static const char names[][3] = {
    "A", "B", "C", "D", "E", "F", "a", "b", "c", "d", "e", "f", "--",
  };

  g_return_val_if_fail (move >= AWALE_NO_MOVE && move <= AWALE_PASS, "");
  return move == AWALE_NO_MOVE ? "" : names[move];
}

AwaleMove
awale_move_from_letter (char letter)
{
  if (letter >= 'A' && letter <= 'F')
    return letter - 'A';
  if (letter >= 'a' && letter <= 'f')
    return AWALE_SIDE_PITS + letter - 'a';
  return AWALE_NO_MOVE;
}

AwaleMove
awale_move_read (const char **text)
{
  AwaleMove move = g_str_has_prefix (*text, "--") ? AWALE_PASS : awale_move_from_letter (**text);

  if (move != AWALE_NO_MOVE)
    *text += move == AWALE_PASS ? 2 : 1;
  return move;
}
