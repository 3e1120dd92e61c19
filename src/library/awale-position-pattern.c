/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-position-pattern.h"

#include "awale-moves-blob.h"
#include "rules/awale-sowing-inline.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Number of pits and stores; a written position has a number for each of them, then the side. */
enum
{
  N_NUMBERS = AWALE_PITS + 2,
  ANY_HALVES = 3,  /* Mask with a bit for each store. */
};

AwalePositionPattern
awale_position_pattern_of (AwalePosition position,
                           bool          stores)
{
  AwalePositionPattern self = { position, position };

  if (stores)
    return self;
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      self.least.stores[side] = 0;
      self.most.stores[side] = AWALE_SEEDS;
    }
  self.least.halves = 0;
  self.most.halves = ANY_HALVES;
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

/* Parses a number or a range: `*`, `4`, `12+`, `0..3`. */
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

/*
 * Parses a store, which may have half a seed: `23.5`. Half seeds occur in both stores or in
 * neither, so that a store with a range has one if the other has.
 */
static bool
parse_store (char                 *text,
             int                   side,
             AwalePositionPattern *pattern,
             bool                 *is_half)
{
  *is_half = g_str_has_suffix (text, ".5") && strstr (text, "..") == NULL;
  if (*is_half)
    text[strlen (text) - strlen (".5")] = '\0';
  return parse_range (text, &pattern->least.stores[side], &pattern->most.stores[side])
         && (!*is_half || g_ascii_isdigit (*text));
}

static bool
parse_stores (char                 **words,
              AwalePositionPattern  *pattern)
{
  bool is_half[2], is_exact[2];
  uint8_t halves = 0;

  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      if (!parse_store (words[side], side, pattern, &is_half[side]))
        return false;
      is_exact[side] = pattern->least.stores[side] == pattern->most.stores[side];
      if (is_half[side] && !is_exact[side])
        return false;
    }
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    if (is_half[side] || (is_half[!side] && !is_exact[side]))
      halves |= (uint8_t) (1 << side);
  if (halves == 0 && !is_exact[0] && !is_exact[1])
    return true;
  pattern->least.halves = pattern->most.halves = halves;
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

AwalePositionPattern
awale_position_pattern_any (void)
{
  AwalePosition least = { 0 }, most = { .side = AWALE_NORTH, .halves = ANY_HALVES };

  memset (most.pits, AWALE_SEEDS, sizeof most.pits);
  memset (most.stores, AWALE_SEEDS, sizeof most.stores);
  return (AwalePositionPattern) { least, most };
}

/* Normalizes a range: removes spaces, and replaces a hyphen or an en dash with dots. */
static char *
dup_plain_range (const char *text)
{
  GString *plain = g_string_new (text);

  g_string_replace (plain, " ", "", 0);
  g_string_replace (plain, "–", "..", 0);
  g_string_replace (plain, "-", "..", 0);
  if (plain->len == 0)
    g_string_append_c (plain, '*');
  return g_string_free (plain, FALSE);
}

bool
awale_position_pattern_set_pit (AwalePositionPattern *self,
                                unsigned              pit,
                                const char           *text)
{
  g_autofree char *range = dup_plain_range (text);
  bool done = parse_range (range, &self->least.pits[pit], &self->most.pits[pit]);

  if (!done)
    {
      self->least.pits[pit] = 0;
      self->most.pits[pit] = AWALE_SEEDS;
    }
  return done;
}

bool
awale_position_pattern_is_possible (const AwalePositionPattern *self)
{
  g_return_val_if_fail (self != NULL, false);

  return awale_position_total (self->least) <= AWALE_SEEDS;
}

bool
awale_position_pattern_parse (const char            *text,
                              AwalePositionPattern  *pattern,
                              GError               **error)
{
  g_auto (GStrv) words = g_strsplit (text, "-", -1);
  unsigned n_words = g_strv_length (words);
  bool has_stores = n_words == N_NUMBERS + 1;
  bool done = has_stores || n_words == AWALE_PITS + 1;

  *pattern = awale_position_pattern_any ();
  for (unsigned i = 0; done && i < AWALE_PITS; i++)
    done = parse_range (words[i], &pattern->least.pits[i], &pattern->most.pits[i]);
  done = done && (!has_stores || parse_stores (words + AWALE_PITS, pattern))
         && parse_side (words[n_words - 1], pattern);
  if (done && awale_position_pattern_is_possible (pattern))
    return true;
  g_set_error (error, AWALE_RULES_ERROR, AWALE_RULES_ERROR_SYNTAX,
               done ? _("“%s” asks for more than the 48 seeds of a game.")
                    : _("“%s” is neither a position nor a pattern of positions."), text);
  return false;
}

AwalePositionPattern
awale_position_pattern_swap (const AwalePositionPattern *self)
{
  AwalePositionPattern swapped = { awale_position_swap_sides (self->least),
                                   awale_position_swap_sides (self->most) };

  /* The lowest and the highest side of a swapped range are the opposites of the highest and the
   * lowest. */
  swapped.least.side = !self->most.side;
  swapped.most.side = !self->least.side;
  return swapped;
}

AwalePositionQuery
awale_position_query (const AwalePositionPattern *pattern,
                      bool                        either_side,
                      bool                        variations)
{
  AwalePositionPattern swapped = awale_position_pattern_swap (pattern);

  return (AwalePositionQuery) {
    .patterns = { *pattern, swapped },
    .n_patterns = either_side && memcmp (pattern, &swapped, sizeof swapped) != 0 ? 2 : 1,
    .variations = variations,
  };
}

/* True if each element of @lanes is within its range; the elements are compared in parallel. */
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

/* True if @position matches a pattern, whose index is stored in @find. */
static inline bool
is_asked (const AwalePositionQuery *self,
          AwalePosition             position,
          AwalePositionMatch       *find)
{
  for (unsigned i = 0; i < self->n_patterns; i++)
    if (is_within (position.lanes, self->patterns[i].least.lanes, self->patterns[i].most.lanes))
      {
        find->pattern = i;
        find->side = (AwaleSide) position.side;
        return true;
      }
  return false;
}

/* Plays @move, which may be illegal if the bytes are damaged. False if it is not a move at all. */
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

/* Records that the position before the byte at @at was found. */
static bool
tell_find (AwalePositionMatch *find,
           int                 ply,
           const uint8_t      *moves,
           const uint8_t      *at,
           const uint8_t      *end)
{
  find->ply = ply;
  find->moves = moves;
  find->next = at < end && *at <= AWALE_PASS ? (AwaleMove) *at : AWALE_NO_MOVE;
  return true;
}

/* The maximum number of seeds in the stores, for a game from @start, with which a pattern can still
 * match. */
static int
get_most_taken (const AwalePositionQuery *self,
                AwalePosition             start)
{
  int fewest = awale_position_seeds_on_board (self->patterns[0].least);

  for (unsigned i = 1; i < self->n_patterns; i++)
    fewest = MIN (fewest, awale_position_seeds_on_board (self->patterns[i].least));
  return awale_position_seeds_on_board (start) - fewest + start.stores[0] + start.stores[1];
}

/* Searches the main line, on which seeds only leave the board: once it has fewer seeds than the
 * patterns need, none can match. */
static bool
find_on_main_line (const AwalePositionQuery *self,
                   const AwaleMovesBlob     *blob,
                   const uint8_t            *end,
                   AwalePositionMatch       *find)
{
  const AwalePositionQuery question = *self;
  const int most_taken = get_most_taken (self, blob->start);
  AwalePosition position = blob->start;

  for (const uint8_t *at = blob->moves;; at++)
    {
      if (is_asked (&question, position, find))
        return tell_find (find, (int) (at - blob->moves), blob->moves, at, end);
      if (at == end || position.stores[0] + position.stores[1] > most_taken
          || !play (&position, &blob->rules, *at))
        return false;
    }
}

/* A node of a game that has variations. */
typedef struct
{
  AwalePosition position;
  int           ply;
} Node;

static bool
find_in_variations (const AwalePositionQuery *self,
                    const AwaleMovesBlob     *blob,
                    AwalePositionMatch       *find)
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
      if (is_asked (self, tip.position, find))
        return tell_find (find, tip.ply, NULL, at, blob->end);
    }
  return false;
}

bool
awale_position_query_find (const AwalePositionQuery *self,
                           const uint8_t            *bytes,
                           size_t                    n_bytes,
                           AwalePositionMatch       *find)
{
  AwaleMovesBlob blob;
  const uint8_t *end;

  if (bytes == NULL || !awale_moves_blob_read (bytes, n_bytes, &blob))
    return false;
  end = awale_moves_blob_find_line_end (&blob);
  if (find_on_main_line (self, &blob, end, find))
    return true;
  return self->variations && end < blob.end && find_in_variations (self, &blob, find);
}

AwaleNode *
awale_position_query_find_node (const AwalePositionQuery *self,
                                AwaleGame                *game)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    for (unsigned i = 0; i < self->n_patterns; i++)
      if (awale_position_pattern_matches (&self->patterns[i], awale_node_get_position (node)))
        return node;
  return NULL;
}
