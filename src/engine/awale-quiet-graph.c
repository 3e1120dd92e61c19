/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-quiet-graph-private.h"

#include "awale-evaluation.h"
#include "awale-table-value.h"

enum
{
  FIRST_SLOTS = 1 << 10,
  NO_VALUE = G_MININT8,  /* Less than any value: there is no such move. */
};

/* The slot of the node with @position and @quiet_plies, or the free one where it belongs. */
static AwaleQuietNode *
find_slot (const AwaleQuietGraph *self,
           AwalePosition          position,
           int                    quiet_plies)
{
  size_t mask = self->n_slots - 1;
  uint64_t hash = (position.words[0] ^ (position.words[1] + (uint64_t) quiet_plies)
                                         * UINT64_C (0x9e3779b97f4a7c15))
                  * UINT64_C (0xd6e8feb86659fd93);
  size_t slot = hash >> 32 & mask;

  for (; self->slots[slot] != AWALE_QUIET_NO_NODE; slot = (slot + 1) & mask)
    {
      const AwaleQuietPosition *node = awale_quiet_node (self, self->slots[slot]);

      if (awale_position_equal (node->position, position) && node->quiet_plies == quiet_plies)
        break;
    }
  return &self->slots[slot];
}

static void
set_n_slots (AwaleQuietGraph *self,
             size_t           n_slots)
{
  g_free (self->slots);
  self->n_slots = n_slots;
  self->slots = g_new (AwaleQuietNode, n_slots);
  for (size_t i = 0; i < n_slots; i++)
    self->slots[i] = AWALE_QUIET_NO_NODE;
  for (AwaleQuietNode i = 0; i < self->nodes->len; i++)
    {
      const AwaleQuietPosition *node = awale_quiet_node (self, i);

      *find_slot (self, node->position, node->quiet_plies) = i;
    }
}

/* Plies without a harvest, as far as positions differ by them. */
static int
count_quiet_plies (const AwaleQuietGraph *self,
                   int                    quiet_plies)
{
  return MIN (quiet_plies, self->rules.drought);
}

static AwaleQuietNode
add_node (AwaleQuietGraph *self,
          AwaleQuietNode  *slot,
          AwalePosition    position,
          int              quiet_plies)
{
  AwaleQuietPosition node = {
    .position = position,
    .parents = AWALE_QUIET_NO_NODE,
    .quiet_plies = (uint16_t) quiet_plies,
    .low = (int8_t) -self->seeds,
    .high = (int8_t) self->seeds,
  };

  *slot = self->nodes->len;
  g_array_append_val (self->nodes, node);
  if (2 * self->nodes->len > self->n_slots)
    set_n_slots (self, 2 * self->n_slots);
  return self->nodes->len - 1;
}

int
awale_quiet_graph_settle (const AwaleQuietGraph *self,
                          AwalePosition          position,
                          AwaleEnding            ending,
                          AwaleSide              side)
{
  AwaleScore score = awale_settle (&self->rules, position, ending);
  int south = (score.south - score.north) / 2 - position.stores[AWALE_SOUTH]
              + position.stores[AWALE_NORTH];

  return side == AWALE_SOUTH ? south : -south;
}

/* How the game ends at @position, to which a move without a harvest has led; in the rules' order.
 * The stores are those of the root, so that no majority ends it. */
static AwaleEnding
find_ending (const AwaleQuietGraph *self,
             AwalePosition          position,
             int                    quiet_plies)
{
  const AwaleRuleset *rules = &self->rules;

  if (awale_legal_moves (position, rules) == 0)
    return AWALE_ENDING_NO_SOWING;
  if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (position, rules))
    return AWALE_ENDING_DEAD;
  if (rules->drought != 0 && quiet_plies >= rules->drought &&
      awale_position_seeds_of_side (position, AWALE_SOUTH) > 0 &&
      awale_position_seeds_of_side (position, AWALE_NORTH) > 0)
    return AWALE_ENDING_DROUGHT;
  if (awale_quiet_graph_is_last_time (self, position))
    return AWALE_ENDING_REPETITION;
  return AWALE_ENDING_NONE;
}

/* What a harvest that leads to @after is worth to who makes it: from there the tables tell. */
static AwaleQuietBounds
value_harvest (AwaleQuietGraph *self,
               AwalePosition    after,
               int              harvest)
{
  AwaleOutcome outcome = awale_outcome (&self->rules, &after, 1);
  AwaleTableValue proven;
  int margin, most;

  if (outcome.state == AWALE_GAME_STATE_ENDED)
    {
      int gain = harvest + awale_quiet_graph_settle (self, after, outcome.ending, !after.side);

      return (AwaleQuietBounds) { gain, gain };
    }

  proven = awale_table_value_ask (self->tables, &self->rules, after, 0, 1);
  most = self->seeds - harvest;
  if (!proven.is_known)
    return (AwaleQuietBounds) { harvest - most, harvest + most };

  self->table_hits++;
  margin = after.stores[after.side] - after.stores[!after.side];
  return (AwaleQuietBounds) {
    .low = harvest - (proven.high / AWALE_VALUE_SEED - margin),
    .high = harvest - (proven.low / AWALE_VALUE_SEED - margin),
  };
}

AwaleQuietNode
awale_quiet_graph_follow (AwaleQuietGraph  *self,
                          AwaleQuietNode    node,
                          AwaleMove         move,
                          AwalePosition    *after,
                          AwaleQuietBounds *bounds)
{
  const AwaleQuietPosition *before = awale_quiet_node (self, node);
  int quiet_plies = count_quiet_plies (self, before->quiet_plies + 1);
  int harvest;
  AwaleQuietNode *slot;
  AwaleEnding ending;

  *after = awale_play (before->position, &self->rules, move, &harvest);
  if (harvest > 0)
    {
      *bounds = value_harvest (self, *after, harvest);
      return AWALE_QUIET_NO_NODE;
    }

  /* The root was there already, and may end the game when it comes again. */
  slot = find_slot (self, *after, quiet_plies);
  if (*slot != AWALE_QUIET_NO_NODE && *slot != 0)
    return *slot;

  ending = find_ending (self, *after, quiet_plies);
  if (ending != AWALE_ENDING_NONE)
    {
      bounds->low = bounds->high = awale_quiet_graph_settle (self, *after, ending, !after->side);
      return AWALE_QUIET_NO_NODE;
    }
  return *slot == 0 ? 0 : add_node (self, slot, *after, quiet_plies);
}

static void
add_edge (AwaleQuietGraph *self,
          AwaleQuietNode   from,
          AwaleQuietNode   to)
{
  AwaleQuietPosition *entered = awale_quiet_node (self, to);
  AwaleQuietEdge edge = { .from = from, .to = to, .next = entered->parents };

  entered->parents = self->edges->len;
  g_array_append_val (self->edges, edge);
  awale_quiet_node (self, from)->n_edges++;
}

static void
wait_for_bounds (AwaleQuietGraph *self,
                 AwaleQuietNode   index)
{
  AwaleQuietPosition *node = awale_quiet_node (self, index);

  if (node->is_waiting || !node->is_explored)
    return;
  node->is_waiting = true;
  g_array_append_val (self->waiting, index);
}

static void
explore (AwaleQuietGraph *self,
         AwaleQuietNode   index)
{
  unsigned legal = awale_legal_moves (awale_quiet_node (self, index)->position, &self->rules);
  AwaleQuietBounds leaving = { NO_VALUE, NO_VALUE };
  AwaleQuietPosition *node;

  awale_quiet_node (self, index)->edges = self->edges->len;
  for (; legal != 0; legal &= legal - 1)
    {
      AwaleQuietBounds bounds = { 0, 0 };
      AwalePosition after;
      AwaleQuietNode to = awale_quiet_graph_follow (self, index, __builtin_ctz (legal), &after,
                                                    &bounds);

      self->sowings++;
      if (to != AWALE_QUIET_NO_NODE)
        {
          add_edge (self, index, to);
          continue;
        }
      leaving.low = MAX (leaving.low, bounds.low);
      leaving.high = MAX (leaving.high, bounds.high);
    }

  node = awale_quiet_node (self, index);
  node->leaving_low = (int8_t) leaving.low;
  node->leaving_high = (int8_t) leaving.high;
  node->is_explored = true;
  wait_for_bounds (self, index);
}

/* Narrows the bounds of the node as those of its children allow; whether they have changed. */
static bool
narrow (AwaleQuietGraph *self,
        AwaleQuietNode   index)
{
  AwaleQuietPosition *node = awale_quiet_node (self, index);
  int low = node->leaving_low, high = node->leaving_high;

  for (unsigned i = 0; i < node->n_edges; i++)
    {
      const AwaleQuietEdge *edge = awale_quiet_edge (self, node->edges + i);
      const AwaleQuietPosition *child = awale_quiet_node (self, edge->to);

      low = MAX (low, -child->high);
      high = MAX (high, -child->low);
    }
  if (low == node->low && high == node->high)
    return false;

  node->low = (int8_t) low;
  node->high = (int8_t) high;
  return true;
}

static void
tell_parents (AwaleQuietGraph *self,
              AwaleQuietNode   index)
{
  uint32_t edge = awale_quiet_node (self, index)->parents;

  for (; edge != AWALE_QUIET_NO_NODE; edge = awale_quiet_edge (self, edge)->next)
    wait_for_bounds (self, awale_quiet_edge (self, edge)->from);
}

/* Narrows bounds until none changes. They only ever get narrower, so that ends; and as they began
 * at their widest they are those of finite play: endless play proves nothing. */
static void
narrow_all (AwaleQuietGraph *self)
{
  while (self->waiting->len > 0)
    {
      g_autoptr (GArray) round = self->waiting;

      self->waiting = g_array_new (FALSE, FALSE, sizeof (AwaleQuietNode));
      for (unsigned i = round->len; i-- > 0;)
        {
          AwaleQuietNode index = g_array_index (round, AwaleQuietNode, i);

          awale_quiet_node (self, index)->is_waiting = false;
          if (!narrow (self, index))
            continue;
          tell_parents (self, index);
        }
    }
}

/* The positions since the last harvest that end the game when they come again. */
static void
find_last_times (AwaleQuietGraph     *self,
                 const AwalePosition *positions,
                 size_t               n_positions)
{
  size_t quiet = (size_t) awale_drought_count (positions, n_positions);

  if (self->rules.repetition == 0)
    return;
  for (size_t n = n_positions - quiet; n <= n_positions; n++)
    if (awale_repetition_count (positions, n) >= self->rules.repetition - 1)
      g_array_append_val (self->last_times, positions[n - 1]);
}

static void
set_up_root (AwaleQuietGraph *self,
             int              quiet_plies)
{
  AwaleTableValue proven =
      awale_table_value_ask (self->tables, &self->rules, self->root, quiet_plies, 1);

  self->root_bounds = (AwaleQuietBounds) { -self->seeds, self->seeds };
  self->is_usable = proven.is_known;
  if (proven.is_known)
    self->root_bounds = awale_quiet_graph_get_certain (self, self->root);
  self->is_usable = proven.is_known && awale_tablebase_is_usable (self->tables, quiet_plies + 1);

  quiet_plies = count_quiet_plies (self, quiet_plies);
  add_node (self, find_slot (self, self->root, quiet_plies), self->root, quiet_plies);
  explore (self, 0);
  self->legal = awale_legal_moves (self->root, &self->rules);
  for (unsigned left = self->legal; left != 0; left &= left - 1)
    {
      AwaleMove move = __builtin_ctz (left);
      AwaleQuietRootMove *root_move = &self->root_moves[move];
      AwalePosition after;

      root_move->to = awale_quiet_graph_follow (self, 0, move, &after, &root_move->bounds);
      if (root_move->to != AWALE_QUIET_NO_NODE)
        root_move->bounds = awale_quiet_bounds_flip (awale_quiet_graph_get_certain (self, after));
    }
}

AwaleQuietGraph *
awale_quiet_graph_new (const AwaleRuleset   *rules,
                       const AwaleTablebase *tables,
                       const AwaleProgress  *progress,
                       const AwalePosition  *positions,
                       size_t                n_positions)
{
  AwaleQuietGraph *self = g_new0 (AwaleQuietGraph, 1);

  self->rules = *rules;
  self->tables = tables;
  self->progress = progress;
  self->root = positions[n_positions - 1];
  self->seeds = awale_position_seeds_on_board (self->root);
  self->last_times = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  find_last_times (self, positions, n_positions);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (AwaleQuietPosition));
  self->edges = g_array_new (FALSE, FALSE, sizeof (AwaleQuietEdge));
  self->waiting = g_array_new (FALSE, FALSE, sizeof (AwaleQuietNode));
  self->exploration.queue = g_array_new (FALSE, FALSE, sizeof (AwaleQuietNode));
  set_n_slots (self, FIRST_SLOTS);
  set_up_root (self, awale_drought_count (positions, n_positions));
  return self;
}

void
awale_quiet_graph_free (AwaleQuietGraph *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->last_times);
  g_array_unref (self->nodes);
  g_array_unref (self->edges);
  g_array_unref (self->waiting);
  g_array_unref (self->exploration.queue);
  g_free (self->slots);
  g_free (self);
}

/* Whether who explores needs to know where the edge leads: the other player may take any, they
 * themselves only one that keeps the value as far as the tables know. */
static bool
is_needed (AwaleQuietGraph      *self,
           const AwaleQuietEdge *edge)
{
  const AwaleQuietExploration *exploration = &self->exploration;
  AwaleQuietBounds bounds;

  if (awale_quiet_node (self, edge->from)->position.side != exploration->side ||
      !awale_quiet_graph_ask_tables (self, awale_quiet_node (self, edge->to)->position, &bounds))
    return true;

  self->table_hits++;
  return -bounds.high >= exploration->value;
}

static void
put_into_queue (AwaleQuietGraph *self,
                AwaleQuietNode   index)
{
  awale_quiet_node (self, index)->is_queued = true;
  g_array_append_val (self->exploration.queue, index);
}

static void
start_exploration (AwaleQuietGraph *self,
                   AwaleMove        move,
                   AwaleSide        side,
                   int              value)
{
  AwaleQuietExploration *exploration = &self->exploration;
  AwaleQuietNode start = move == AWALE_NO_MOVE ? 0 : self->root_moves[move].to;

  for (unsigned i = 0; i < exploration->queue->len; i++)
    {
      AwaleQuietNode index = g_array_index (exploration->queue, AwaleQuietNode, i);

      awale_quiet_node (self, index)->is_queued = false;
    }
  g_array_set_size (exploration->queue, 0);
  exploration->head = 0;
  exploration->move = move;
  exploration->side = side;
  exploration->value = value;
  if (start != AWALE_QUIET_NO_NODE)
    put_into_queue (self, start);
}

unsigned
awale_quiet_graph_explore (AwaleQuietGraph *self,
                           AwaleMove        move,
                           AwaleSide        side,
                           int              value,
                           unsigned         n_positions)
{
  AwaleQuietExploration *exploration = &self->exploration;
  unsigned n = 0;

  if (exploration->queue->len == 0 || exploration->move != move || exploration->side != side ||
      exploration->value != value)
    start_exploration (self, move, side, value);

  while (n < n_positions && exploration->head < exploration->queue->len)
    {
      AwaleQuietNode index = g_array_index (exploration->queue, AwaleQuietNode,
                                            exploration->head++);
      uint32_t first;

      if (!awale_quiet_node (self, index)->is_explored)
        {
          explore (self, index);
          n++;
        }
      first = awale_quiet_node (self, index)->edges;
      for (unsigned i = 0; i < awale_quiet_node (self, index)->n_edges; i++)
        {
          const AwaleQuietEdge *edge = awale_quiet_edge (self, first + i);

          if (!awale_quiet_node (self, edge->to)->is_queued && is_needed (self, edge))
            put_into_queue (self, edge->to);
        }
    }
  narrow_all (self);
  return n;
}

AwaleQuietBounds
awale_quiet_graph_get_root (const AwaleQuietGraph *self)
{
  AwaleQuietBounds best = { NO_VALUE, NO_VALUE };

  for (unsigned left = self->legal; left != 0; left &= left - 1)
    {
      AwaleQuietBounds bounds = awale_quiet_graph_get_move (self, __builtin_ctz (left));

      best.low = MAX (best.low, bounds.low);
      best.high = MAX (best.high, bounds.high);
    }
  best.low = MAX (best.low, self->root_bounds.low);
  best.high = MIN (best.high, self->root_bounds.high);
  return best;
}

AwaleQuietBounds
awale_quiet_graph_get_move (const AwaleQuietGraph *self,
                            AwaleMove              move)
{
  const AwaleQuietRootMove *root_move = &self->root_moves[move];
  AwaleQuietBounds bounds = root_move->bounds;

  if (root_move->to != AWALE_QUIET_NO_NODE)
    {
      const AwaleQuietPosition *node = awale_quiet_node (self, root_move->to);

      bounds.low = MAX (bounds.low, -node->high);
      bounds.high = MIN (bounds.high, -node->low);
    }
  return bounds;
}

bool
awale_quiet_graph_has_path (const AwaleQuietGraph *self,
                            AwaleMove              move,
                            AwaleSide              side,
                            int                    value)
{
  const AwaleQuietPosition *root = awale_quiet_node (self, 0);
  AwaleQuietBounds bounds = { root->low, root->high };

  if (move != AWALE_NO_MOVE)
    {
      const AwaleQuietRootMove *root_move = &self->root_moves[move];

      bounds = root_move->bounds;
      if (root_move->to != AWALE_QUIET_NO_NODE)
        {
          const AwaleQuietPosition *node = awale_quiet_node (self, root_move->to);

          bounds = (AwaleQuietBounds) { -node->high, -node->low };
        }
    }
  return side == self->root.side ? bounds.low >= value : -bounds.high >= value;
}

uint64_t
awale_quiet_graph_get_sowings (const AwaleQuietGraph *self)
{
  return self->sowings;
}

uint64_t
awale_quiet_graph_get_table_hits (const AwaleQuietGraph *self)
{
  return self->table_hits;
}

