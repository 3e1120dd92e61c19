/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-position-pattern.h"

#include "awale-moves-blob.h"
#include "rules/awale-sowing-inline.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Pits and stores, in the order in which they are written and kept; then the side. */
enum
{
  N_NUMBERS = AWALE_PITS + 2,
};

AwalePositionPattern
awale_position_pattern_of (AwalePosition position,
                           bool          stores)
{
  AwalePositionPattern self = { position, position };

  if (!stores)
    for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
      {
        self.least.stores[side] = 0;
        self.most.stores[side] = AWALE_SEEDS;
      }
  self.least.halves = 0;
  self.most.halves = 3;
  return self;
}

static bool
parse_seeds (const char *text,
             uint8_t    *seeds)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, AWALE_SEEDS, &value, NULL))
    return false;
  *seeds = (uint8_t) value;
  return true;
}

/* `*`, `4`, `12+`, `0..3` */
static bool
parse_range (char    *text,
             uint8_t *least,
             uint8_t *most)
{
  char *dots = strstr (text, "..");
  size_t length = strlen (text);

  *least = 0;
  *most = AWALE_SEEDS;
  if (strcmp (text, "*") == 0)
    return true;
  if (dots != NULL)
    {
      *dots = '\0';
      return parse_seeds (text, least) && parse_seeds (dots + 2, most) && *least <= *most;
    }
  if (length > 1 && text[length - 1] == '+')
    {
      text[length - 1] = '\0';
      return parse_seeds (text, least);
    }
  if (!parse_seeds (text, least))
    return false;
  *most = *least;
  return true;
}

static bool
parse_side (const char           *text,
            AwalePositionPattern *pattern)
{
  if (strcmp (text, "*") != 0 && strcmp (text, "S") != 0 && strcmp (text, "N") != 0)
    return false;
  pattern->least.side = *text == 'N' ? AWALE_NORTH : AWALE_SOUTH;
  pattern->most.side = *text == 'S' ? AWALE_SOUTH : AWALE_NORTH;
  return true;
}

bool
awale_position_pattern_parse (const char            *text,
                              AwalePositionPattern  *pattern,
                              GError               **error)
{
  g_auto (GStrv) words = g_strsplit (text, "-", -1);
  unsigned n_words = g_strv_length (words);
  unsigned n_numbers = n_words - 1;
  bool done = n_words == N_NUMBERS + 1 || n_words == AWALE_PITS + 1;
  AwalePosition least = { 0 }, most = { .halves = 3 };

  memset (most.stores, AWALE_SEEDS, sizeof most.stores);
  *pattern = (AwalePositionPattern) { least, most };
  for (unsigned i = 0; done && i < n_numbers; i++)
    done = parse_range (words[i],
                        i < AWALE_PITS ? &pattern->least.pits[i]
                                       : &pattern->least.stores[i - AWALE_PITS],
                        i < AWALE_PITS ? &pattern->most.pits[i]
                                       : &pattern->most.stores[i - AWALE_PITS]);
  if (done && parse_side (words[n_numbers], pattern))
    return true;
  g_set_error (error, AWALE_RULES_ERROR, AWALE_RULES_ERROR_SYNTAX,
               _("“%s” is neither a position nor a pattern of positions."), text);
  return false;
}

AwalePositionPattern
awale_position_pattern_swap (const AwalePositionPattern *self)
{
  AwalePositionPattern swapped = { awale_position_swap_sides (self->least),
                                   awale_position_swap_sides (self->most) };

  /* The sides change places, and so do the ends of their range. */
  swapped.least.side = !self->most.side;
  swapped.most.side = !self->least.side;
  swapped.least.halves = 0;
  swapped.most.halves = 3;
  return swapped;
}

/* Whether each lane is within its range: one comparison of all. */
static inline bool
is_within (AwaleLanes lanes,
           AwaleLanes least,
           AwaleLanes most)
{
  return awale_lanes_to_bits ((AwaleLanes) ((lanes < least) | (lanes > most))) == 0;
}

bool
awale_position_pattern_matches (const AwalePositionPattern *self,
                                AwalePosition               position)
{
  return is_within (position.lanes, self->least.lanes, self->most.lanes);
}

/* The position after @move; false if nobody can have played it there. */
static inline bool
play (AwalePosition      *position,
      const AwaleRuleset *rules,
      uint8_t             move)
{
  if (move < AWALE_PITS)
    position->lanes = awale_play_pit (position, rules, move);
  else if (move == AWALE_PASS)
    position->side = !position->side;
  else
    return false;
  return true;
}

/*
 * The main line, on which seeds only leave the board: once there are fewer than the pattern has at
 * least, or more in the stores than it has at most, it cannot come any more.
 */
static bool
find_on_main_line (const AwalePositionPattern *self,
                   const AwaleMovesBlob       *blob,
                   const uint8_t              *end,
                   AwalePositionFind          *find)
{
  const AwaleLanes least = self->least.lanes, most = self->most.lanes;
  const int fewest = awale_position_seeds_on_board (self->least);
  const int most_taken = awale_position_seeds_on_board (blob->start) - fewest
                         + blob->start.stores[0] + blob->start.stores[1];
  AwalePosition position = blob->start;

  for (const uint8_t *at = blob->moves;; at++)
    {
      if (is_within (position.lanes, least, most))
        {
          *find = (AwalePositionFind) { (int) (at - blob->moves),
                                        at < end ? (AwaleMove) *at : AWALE_NO_MOVE };
          return true;
        }
      if (at == end || position.stores[0] + position.stores[1] > most_taken
          || !play (&position, &blob->rules, *at))
        return false;
    }
}

/* A node of a game with variations. */
typedef struct
{
  AwalePosition position;
  int           ply;
} Node;

static bool
tell_find (AwalePositionFind    *find,
           const AwaleMovesBlob *blob,
           const uint8_t        *at,
           int                   ply)
{
  *find = (AwalePositionFind) { ply, at < blob->end && *at != AWALE_BLOB_VARIATION
                                       ? (AwaleMove) *at : AWALE_NO_MOVE };
  return true;
}

static bool
find_in_variations (const AwalePositionPattern *self,
                    const AwaleMovesBlob       *blob,
                    AwalePositionFind          *find)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  Node tip = { blob->start, 0 };
  const uint8_t *at = blob->moves;

  g_array_append_val (nodes, tip);
  while (at < blob->end)
    {
      uint8_t move = *at++;
      unsigned fork;

      if (move == AWALE_BLOB_VARIATION)
        {
          if (!awale_moves_blob_read_fork (blob, &at, nodes->len, &fork))
            return false;
          tip = g_array_index (nodes, Node, fork);
          continue;
        }
      if (!play (&tip.position, &blob->rules, move))
        return false;
      tip.ply++;
      g_array_append_val (nodes, tip);
      if (awale_position_pattern_matches (self, tip.position))
        return tell_find (find, blob, at, tip.ply);
    }
  return false;
}

bool
awale_position_pattern_find (const AwalePositionPattern *self,
                             const uint8_t              *bytes,
                             size_t                      n_bytes,
                             bool                        variations,
                             AwalePositionFind          *find)
{
  AwaleMovesBlob blob;
  const uint8_t *end;

  if (!awale_moves_blob_read (bytes, n_bytes, &blob))
    return false;
  end = awale_moves_blob_find_line_end (&blob);
  if (find_on_main_line (self, &blob, end, find))
    return true;
  return variations && end < blob.end && find_in_variations (self, &blob, find);
}
