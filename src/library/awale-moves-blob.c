/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-moves-blob.h"

#include <string.h>

enum
{
  FORMAT = 1,
  HAS_START = 0x80,
  N_RULES = 6,
  N_START = 16,
};

/* An axis in the first two bytes of a ruleset: its bits and its largest value. */
static const struct
{
  unsigned n_bits;
  unsigned last;
} axes[] = {
  { 3, AWALE_SLAM_CLEARS_BOARD }, { 2, AWALE_FEED_NO }, { 2, AWALE_STUCK_PASS_BLOCKED },
  { 2, AWALE_LEFTOVER_NOBODY }, { 1, AWALE_DEAD_ENDS }, { 1, AWALE_CYCLE_SPLIT },
  { 2, AWALE_FIRST_RANDOM }, { 2, AWALE_MAJORITY_ENDS },
};

static void
put_short (GByteArray *out,
           unsigned    value)
{
  const uint8_t bytes[] = { value & 0xff, value >> 8 & 0xff };

  g_byte_array_append (out, bytes, sizeof bytes);
}

static unsigned
get_short (const uint8_t *at)
{
  return at[0] | (unsigned) at[1] << 8;
}

static void
put_byte (GByteArray *out,
          uint8_t     byte)
{
  g_byte_array_append (out, &byte, 1);
}

static void
put_number (GByteArray *out,
            unsigned    number)
{
  for (; number >= 0x80; number >>= 7)
    put_byte (out, (uint8_t) (number & 0x7f) | 0x80);
  put_byte (out, (uint8_t) number);
}

static void
put_rules (GByteArray         *out,
           const AwaleRuleset *rules)
{
  const unsigned values[] = { rules->slam, rules->feed, rules->stuck, rules->leftover, rules->dead,
                              rules->cycle, rules->first, rules->majority };
  unsigned packed = 0;
  unsigned shift = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (axes); i++)
    {
      packed |= values[i] << shift;
      shift += axes[i].n_bits;
    }
  put_short (out, packed);
  put_short (out, rules->drought);
  put_short (out, rules->repetition);
}

static bool
get_rules (const uint8_t *at,
           AwaleRuleset  *rules)
{
  unsigned packed = get_short (at);
  unsigned values[G_N_ELEMENTS (axes)];

  for (size_t i = 0; i < G_N_ELEMENTS (axes); i++)
    {
      values[i] = packed & ((1u << axes[i].n_bits) - 1);
      packed >>= axes[i].n_bits;
      if (values[i] > axes[i].last)
        return false;
    }
  *rules = (AwaleRuleset) {
    .slam = values[0], .feed = values[1], .stuck = values[2], .leftover = values[3],
    .dead = values[4], .cycle = values[5], .first = values[6], .majority = values[7],
    .drought = (uint16_t) get_short (at + 2), .repetition = (uint16_t) get_short (at + 4),
  };
  return packed == 0;
}

static bool
get_start (const uint8_t *at,
           AwalePosition *start)
{
  unsigned n_seeds = 0;

  memcpy (start, at, N_START);
  for (int i = 0; i < AWALE_PITS + 2; i++)
    n_seeds += at[i];
  return n_seeds <= AWALE_SEEDS && start->side <= AWALE_NORTH && start->halves <= 3;
}

/* A line to be written: its first node, and the number of the node before it. */
typedef struct
{
  const AwaleNode *first;
  unsigned         fork;
} Line;

/* Queues the variations that start from @node. */
static void
queue_variations (GArray          *lines,
                  const AwaleNode *node,
                  unsigned         number)
{
  const AwaleNode *child = awale_node_get_first_child (node);

  if (child == NULL)
    return;
  while ((child = awale_node_get_next_sibling (child)) != NULL)
    {
      const Line line = { child, number };

      g_array_append_val (lines, line);
    }
}

GBytes *
awale_moves_blob_new (AwaleGame *game)
{
  GByteArray *out = g_byte_array_new ();
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Line));
  AwaleNode *root = awale_game_get_root (game);
  AwalePosition start = awale_game_get_start (game);
  bool has_start = !awale_position_equal (start, awale_position_start ());
  Line line = { awale_node_get_first_child (root), 0 };
  unsigned n_nodes = 1;

  put_byte (out, has_start ? FORMAT | HAS_START : FORMAT);
  put_rules (out, awale_game_get_rules (game));
  if (has_start)
    g_byte_array_append (out, (const uint8_t *) &start, N_START);

  queue_variations (lines, root, 0);
  for (unsigned next = 0;; next++)
    {
      for (const AwaleNode *node = line.first; node != NULL;
           node = awale_node_get_first_child (node))
        {
          put_byte (out, (uint8_t) awale_node_get_move (node));
          queue_variations (lines, node, n_nodes++);
        }
      if (next == lines->len)
        break;
      line = g_array_index (lines, Line, next);
      put_byte (out, AWALE_BLOB_VARIATION);
      put_number (out, line.fork);
    }
  return g_byte_array_free_to_bytes (out);
}

bool
awale_moves_blob_read (const uint8_t  *bytes,
                       size_t          n_bytes,
                       AwaleMovesBlob *blob)
{
  size_t n_header = 1 + N_RULES;

  *blob = (AwaleMovesBlob) { .end = bytes + n_bytes };
  if (n_bytes < n_header || (bytes[0] & ~HAS_START) != FORMAT
      || !get_rules (bytes + 1, &blob->rules))
    return false;
  if ((bytes[0] & HAS_START) == 0)
    blob->start = awale_position_start ();
  else if (n_bytes < n_header + N_START || !get_start (bytes + n_header, &blob->start))
    return false;
  else
    n_header += N_START;
  blob->moves = bytes + n_header;
  return true;
}

bool
awale_moves_blob_read_fork (const AwaleMovesBlob  *blob,
                            const uint8_t        **at,
                            unsigned               n_nodes,
                            unsigned              *fork)
{
  unsigned number = 0;

  for (unsigned shift = 0; shift < 28; shift += 7)
    {
      if (*at == blob->end)
        return false;
      number |= (**at & 0x7fu) << shift;
      if ((*(*at)++ & 0x80) == 0)
        {
          *fork = number;
          return number < n_nodes;
        }
    }
  return false;
}

const uint8_t *
awale_moves_blob_find_line_end (const AwaleMovesBlob *blob)
{
  const uint8_t *end = memchr (blob->moves, AWALE_BLOB_VARIATION,
                               (size_t) (blob->end - blob->moves));

  return end != NULL ? end : blob->end;
}
