/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-quiet-graph.h"

#include "awale-evaluate.h"

enum
{
  FIRST_SLOTS = 1 << 10,
  NO_VALUE = G_MININT8,  /* Value of a missing move, below any other. */
};

/* The index of a node, in the order of discovery; the root has index 0. */
typedef uint32_t NodeIndex;
#define NO_NODE G_MAXUINT32

/* A node: a position with its bounds, and the bounds over those of its moves that harvest or end
 * the game (`leaving`). All other moves are edges. */
typedef struct
{
  AwalePosition position;
  uint32_t      edges;         /* First outgoing edge; the outgoing edges are consecutive. */
  uint32_t      parents;       /* First incoming edge, or NO_NODE. */
  uint16_t      quiet_plies;   /* Plies since the last harvest, see count_quiet_plies(). */
  uint8_t       n_edges;
  bool          is_explored;
  bool          is_queued;     /* True if the current exploration has queued the node. */
  bool          is_waiting;    /* True if the node waits for its bounds to be narrowed. */
  int8_t        leaving_low;
  int8_t        leaving_high;
  int8_t        low;
  int8_t        high;
} Node;

typedef struct
{
  NodeIndex from;
  NodeIndex to;
  uint32_t       next;         /* Next edge into the same node. */
} Edge;

/* A root move: the node it leads to, and its bounds as known without exploring. */
typedef struct
{
  NodeIndex   to;
  AwaleQuietBounds bounds;
} RootMove;

/* The current exploration, which visits the nodes needed to make @side sure of @value, nearest
 * first. */
typedef struct
{
  AwaleMove  move;
  AwaleSide  side;
  int        value;
  GArray    *queue;            /* Nodes to explore. (element-type NodeIndex) */
  unsigned   head;
} Exploration;

struct _AwaleQuietGraph
{
  AwaleRuleset           rules;
  const AwaleTablebase  *tables;
  const AwaleDistances  *distances;   /* Distances that belong to `tables`; nullable. */
  AwalePosition          root;
  bool                   is_usable;   /* True if the tables apply to the boards of the graph. */
  GArray                *last_times;  /* Positions that end the game if they occur once more.
                                       * (element-type AwalePosition) */
  int                    seeds;       /* Number of seeds on the board. */
  unsigned               legal;       /* Bit set of the legal root moves. */
  RootMove     root_moves[AWALE_PASS + 1];
  AwaleQuietBounds       root_bounds; /* Bounds of the root as known without exploring. */
  Exploration  exploration;
  uint64_t               sowings;
  uint64_t               table_hits;
  GArray                *nodes;
  GArray                *edges;
  NodeIndex        *slots;       /* Hash table of the nodes with open addressing; its size is a
                                  * power of two. */
  size_t                 n_slots;
  GArray                *waiting;
};

static inline Node *
get_node (const AwaleQuietGraph *self,
                  NodeIndex         node)
{
  return &g_array_index (self->nodes, Node, node);
}

static inline Edge *
get_edge (const AwaleQuietGraph *self,
                  uint32_t               edge)
{
  return &g_array_index (self->edges, Edge, edge);
}

/* The bounds from the other player's point of view. */
static inline AwaleQuietBounds
flip (AwaleQuietBounds bounds)
{
  return (AwaleQuietBounds) { -bounds.high, -bounds.low };
}

static int
settle (const AwaleQuietGraph *self,
                          AwalePosition          position,
                          AwaleEnding            ending,
                          AwaleSide              side)
{
  AwaleScore score = awale_settle (&self->rules, position, ending);
  int south = (score.south - score.north) / 2 - position.stores[AWALE_SOUTH]
              + position.stores[AWALE_NORTH];

  return side == AWALE_SOUTH ? south : -south;
}

/* --- Certainty: values by the tables, given the positions played before. --- */

static bool
ask_tables (const AwaleQuietGraph *self,
                              AwalePosition          position,
                              AwaleQuietBounds      *bounds)
{
  return self->is_usable &&
         awale_tablebase_probe (self->tables, position, &bounds->low, &bounds->high);
}

static bool
is_last_time (const AwaleQuietGraph *self,
                                AwalePosition          position)
{
  for (unsigned i = 0; i < self->last_times->len; i++)
    if (awale_position_equal (g_array_index (self->last_times, AwalePosition, i), position))
      return true;
  return false;
}

static bool
has_distances (const AwaleQuietGraph *self)
{
  return self->distances != NULL && awale_distances_reaches (self->distances, self->seeds);
}

/* How far a side has progressed: farther with a larger guaranteed value, or with the same value and
 * fewer steps left. */
typedef struct
{
  int      promise;
  unsigned steps;
} Place;

static Place
find_place (const AwaleQuietGraph *self,
            AwalePosition          position,
            AwaleSide              side)
{
  int low = -self->seeds, high = self->seeds;

  awale_tablebase_probe (self->tables, position, &low, &high);
  return (Place) {
    .promise = side == position.side ? low : -high,
    .steps = has_distances (self) ? awale_distances_get_steps (self->distances, position, side) : 0,
  };
}

static bool
is_farther (Place one,
            Place other)
{
  return one.promise > other.promise ||
         (one.promise == other.promise && one.steps < other.steps);
}

/* The value of which @side is certain at @position. A position played before that is farther on may
 * have to be reached again; that would end the game, so its settlement counts too. */
static int
find_certain (const AwaleQuietGraph *self,
              AwalePosition          position,
              AwaleSide              side)
{
  Place here = find_place (self, position, side);
  int least = here.promise;

  for (unsigned i = 0; i < self->last_times->len; i++)
    {
      AwalePosition before = g_array_index (self->last_times, AwalePosition, i);

      if (awale_position_equal (before, position) ||
          (has_distances (self) && !is_farther (find_place (self, before, side), here)))
        continue;
      least = MIN (least, settle (self, before, AWALE_ENDING_REPETITION, side));
    }
  return least;
}

static AwaleQuietBounds
get_certain (AwaleQuietGraph *self,
                               AwalePosition    position)
{
  AwaleQuietBounds bounds;

  if (!ask_tables (self, position, &bounds))
    return (AwaleQuietBounds) { -self->seeds, self->seeds };

  self->table_hits++;
  return (AwaleQuietBounds) { find_certain (self, position, position.side),
                              -find_certain (self, position, !position.side) };
}

/* --- The graph. --- */

/* The slot of the node with @position and @quiet_plies, or a free slot for it. */
static NodeIndex *
find_slot (const AwaleQuietGraph *self,
           AwalePosition          position,
           int                    quiet_plies)
{
  size_t mask = self->n_slots - 1;
  size_t slot = awale_position_hash (position, (uint64_t) quiet_plies << 32) & mask;

  for (; self->slots[slot] != NO_NODE; slot = (slot + 1) & mask)
    {
      const Node *node = get_node (self, self->slots[slot]);

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
  self->slots = g_new (NodeIndex, n_slots);
  for (size_t i = 0; i < n_slots; i++)
    self->slots[i] = NO_NODE;
  for (NodeIndex i = 0; i < self->nodes->len; i++)
    {
      const Node *node = get_node (self, i);

      *find_slot (self, node->position, node->quiet_plies) = i;
    }
}

/* The number of plies without a harvest, limited to the drought, because larger numbers make no
 * difference; 0 under rules without a drought. */
static int
count_quiet_plies (const AwaleQuietGraph *self,
                   int                    quiet_plies)
{
  return MIN (quiet_plies, self->rules.drought);
}

static NodeIndex
add_node (AwaleQuietGraph *self,
          NodeIndex  *slot,
          AwalePosition    position,
          int              quiet_plies)
{
  Node node = {
    .position = position,
    .parents = NO_NODE,
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

/* The ending at @position after a move without a harvest, tested in the order of the rules. The
 * stores are those of the root, so that no majority can end the game. */
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
  if (is_last_time (self, position))
    return AWALE_ENDING_REPETITION;
  return AWALE_ENDING_NONE;
}

/* The bounds of the mover's net gain, until the end of the game, from a move that harvests @harvest
 * seeds and leads to @after. */
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
      int gain = harvest + settle (self, after, outcome.ending, !after.side);

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

static NodeIndex
follow (AwaleQuietGraph  *self,
                          NodeIndex    node,
                          AwaleMove         move,
                          AwalePosition    *after,
                          AwaleQuietBounds *bounds)
{
  const Node *before = get_node (self, node);
  int quiet_plies = count_quiet_plies (self, before->quiet_plies + 1);
  int harvest;
  NodeIndex *slot;
  AwaleEnding ending;

  *after = awale_play (before->position, &self->rules, move, &harvest);
  if (harvest > 0)
    {
      *bounds = value_harvest (self, *after, harvest);
      return NO_NODE;
    }

  /* The root has a node already, but must still be tested, because the game may end when it
   * recurs. */
  slot = find_slot (self, *after, quiet_plies);
  if (*slot != NO_NODE && *slot != 0)
    return *slot;

  ending = find_ending (self, *after, quiet_plies);
  if (ending != AWALE_ENDING_NONE)
    {
      bounds->low = bounds->high = settle (self, *after, ending, !after->side);
      return NO_NODE;
    }
  return *slot == 0 ? 0 : add_node (self, slot, *after, quiet_plies);
}

static void
add_edge (AwaleQuietGraph *self,
          NodeIndex   from,
          NodeIndex   to)
{
  Node *entered = get_node (self, to);
  Edge edge = { .from = from, .to = to, .next = entered->parents };

  entered->parents = self->edges->len;
  g_array_append_val (self->edges, edge);
  get_node (self, from)->n_edges++;
}

static void
wait_for_bounds (AwaleQuietGraph *self,
                 NodeIndex   index)
{
  Node *node = get_node (self, index);

  if (node->is_waiting || !node->is_explored)
    return;
  node->is_waiting = true;
  g_array_append_val (self->waiting, index);
}

static void
explore (AwaleQuietGraph *self,
         NodeIndex   index)
{
  unsigned legal = awale_legal_moves (get_node (self, index)->position, &self->rules);
  AwaleQuietBounds leaving = { NO_VALUE, NO_VALUE };
  Node *node;

  get_node (self, index)->edges = self->edges->len;
  for (; legal != 0; legal &= legal - 1)
    {
      AwaleQuietBounds bounds = { 0, 0 };
      AwalePosition after;
      NodeIndex to = follow (self, index, __builtin_ctz (legal), &after,
                                                    &bounds);

      self->sowings++;
      if (to != NO_NODE)
        {
          add_edge (self, index, to);
          continue;
        }
      leaving.low = MAX (leaving.low, bounds.low);
      leaving.high = MAX (leaving.high, bounds.high);
    }

  node = get_node (self, index);
  node->leaving_low = (int8_t) leaving.low;
  node->leaving_high = (int8_t) leaving.high;
  node->is_explored = true;
  wait_for_bounds (self, index);
}

/* Narrows the bounds of a node to those that its moves allow. Returns: true if the bounds have
 * changed */
static bool
narrow (AwaleQuietGraph *self,
        NodeIndex   index)
{
  Node *node = get_node (self, index);
  int low = node->leaving_low, high = node->leaving_high;

  for (unsigned i = 0; i < node->n_edges; i++)
    {
      const Edge *edge = get_edge (self, node->edges + i);
      const Node *child = get_node (self, edge->to);

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
              NodeIndex   index)
{
  uint32_t edge = get_node (self, index)->parents;

  for (; edge != NO_NODE; edge = get_edge (self, edge)->next)
    wait_for_bounds (self, get_edge (self, edge)->from);
}

/* Narrows all bounds until none changes, which ends because bounds only become narrower. They begin
 * at their widest, so the result assumes finite play: endless play proves nothing. */
static void
narrow_all (AwaleQuietGraph *self)
{
  while (self->waiting->len > 0)
    {
      g_autoptr (GArray) round = self->waiting;

      self->waiting = g_array_new (FALSE, FALSE, sizeof (NodeIndex));
      for (unsigned i = round->len; i-- > 0;)
        {
          NodeIndex index = g_array_index (round, NodeIndex, i);

          get_node (self, index)->is_waiting = false;
          if (!narrow (self, index))
            continue;
          tell_parents (self, index);
        }
    }
}

/* Collects the positions since the last harvest that would end the game if they occurred once
 * more. */
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
    self->root_bounds = get_certain (self, self->root);
  self->is_usable = proven.is_known && awale_tablebase_is_usable (self->tables, quiet_plies + 1);

  quiet_plies = count_quiet_plies (self, quiet_plies);
  add_node (self, find_slot (self, self->root, quiet_plies), self->root, quiet_plies);
  explore (self, 0);
  self->legal = awale_legal_moves (self->root, &self->rules);
  for (unsigned left = self->legal; left != 0; left &= left - 1)
    {
      AwaleMove move = __builtin_ctz (left);
      RootMove *root_move = &self->root_moves[move];
      AwalePosition after;

      root_move->to = follow (self, 0, move, &after, &root_move->bounds);
      if (root_move->to != NO_NODE)
        root_move->bounds = flip (get_certain (self, after));
    }
}

AwaleQuietGraph *
awale_quiet_graph_new (const AwaleRuleset   *rules,
                       const AwaleTablebase *tables,
                       const AwaleDistances *distances,
                       const AwalePosition  *positions,
                       size_t                n_positions)
{
  AwaleQuietGraph *self = g_new0 (AwaleQuietGraph, 1);

  self->rules = *rules;
  self->tables = tables;
  self->distances = distances;
  self->root = positions[n_positions - 1];
  self->seeds = awale_position_seeds_on_board (self->root);
  self->last_times = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  find_last_times (self, positions, n_positions);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->edges = g_array_new (FALSE, FALSE, sizeof (Edge));
  self->waiting = g_array_new (FALSE, FALSE, sizeof (NodeIndex));
  self->exploration.queue = g_array_new (FALSE, FALSE, sizeof (NodeIndex));
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

/* True if the exploration must follow the edge: all moves of the opponent, and those of the
 * exploring side that may keep the value according to the tables. */
static bool
is_needed (AwaleQuietGraph      *self,
           const Edge *edge)
{
  const Exploration *exploration = &self->exploration;
  AwaleQuietBounds bounds;

  if (get_node (self, edge->from)->position.side != exploration->side ||
      !ask_tables (self, get_node (self, edge->to)->position, &bounds))
    return true;

  self->table_hits++;
  return -bounds.high >= exploration->value;
}

static void
put_into_queue (AwaleQuietGraph *self,
                NodeIndex   index)
{
  get_node (self, index)->is_queued = true;
  g_array_append_val (self->exploration.queue, index);
}

static void
start_exploration (AwaleQuietGraph *self,
                   AwaleMove        move,
                   AwaleSide        side,
                   int              value)
{
  Exploration *exploration = &self->exploration;
  NodeIndex start = move == AWALE_NO_MOVE ? 0 : self->root_moves[move].to;

  for (unsigned i = 0; i < exploration->queue->len; i++)
    {
      NodeIndex index = g_array_index (exploration->queue, NodeIndex, i);

      get_node (self, index)->is_queued = false;
    }
  g_array_set_size (exploration->queue, 0);
  exploration->head = 0;
  exploration->move = move;
  exploration->side = side;
  exploration->value = value;
  if (start != NO_NODE)
    put_into_queue (self, start);
}

unsigned
awale_quiet_graph_explore (AwaleQuietGraph *self,
                           AwaleMove        move,
                           AwaleSide        side,
                           int              value,
                           unsigned         n_positions)
{
  Exploration *exploration = &self->exploration;
  unsigned n = 0;

  if (exploration->queue->len == 0 || exploration->move != move || exploration->side != side ||
      exploration->value != value)
    start_exploration (self, move, side, value);

  while (n < n_positions && exploration->head < exploration->queue->len)
    {
      NodeIndex index = g_array_index (exploration->queue, NodeIndex,
                                            exploration->head++);
      uint32_t first;

      if (!get_node (self, index)->is_explored)
        {
          explore (self, index);
          n++;
        }
      first = get_node (self, index)->edges;
      for (unsigned i = 0; i < get_node (self, index)->n_edges; i++)
        {
          const Edge *edge = get_edge (self, first + i);

          if (!get_node (self, edge->to)->is_queued && is_needed (self, edge))
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
  const RootMove *root_move = &self->root_moves[move];
  AwaleQuietBounds bounds = root_move->bounds;

  if (root_move->to != NO_NODE)
    {
      const Node *node = get_node (self, root_move->to);

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
  const Node *root = get_node (self, 0);
  AwaleQuietBounds bounds = { root->low, root->high };

  if (move != AWALE_NO_MOVE)
    {
      const RootMove *root_move = &self->root_moves[move];

      bounds = root_move->bounds;
      if (root_move->to != NO_NODE)
        {
          const Node *node = get_node (self, root_move->to);

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

bool
awale_quiet_graph_is_certain (const AwaleQuietGraph *self,
                              AwaleMove              move,
                              AwaleSide              side,
                              int                    value)
{
  AwaleQuietBounds bounds = move == AWALE_NO_MOVE ? self->root_bounds
                                                  : self->root_moves[move].bounds;

  if (side != self->root.side)
    bounds = flip (bounds);
  return has_distances (self) && bounds.low >= value;
}

/* A move, and the progress after it of the side that looks for a path. */
typedef struct
{
  AwaleMove     move;
  AwalePosition after;
  bool          leaves;  /* True if the move harvests or ends the game, which leaves no steps. */
  Place         place;
} ForcedStep;

static ForcedStep
measure_forced_step (AwaleQuietGraph *self,
                     AwalePosition    position,
                     AwaleMove        move,
                     AwaleSide        side)
{
  ForcedStep step = { .move = move };
  int harvest;

  step.after = awale_play (position, &self->rules, move, &harvest);
  step.place = find_place (self, step.after, side);
  step.place.promise += position.side == side ? harvest : -harvest;
  step.leaves = harvest > 0 || is_last_time (self, step.after) ||
                awale_outcome (&self->rules, &step.after, 1).state == AWALE_GAME_STATE_ENDED;
  if (step.leaves)
    step.place.steps = 0;
  return step;
}

int
awale_quiet_graph_find_forced_path (AwaleQuietGraph *self,
                                    unsigned         moves,
                                    AwaleSide        side,
                                    int8_t          *line,
                                    int              max_length)
{
  AwalePosition position = self->root;
  int length = 0;

  moves &= self->legal;
  while (length < max_length && moves != 0)
    {
      ForcedStep best = measure_forced_step (self, position, __builtin_ctz (moves), side);

      for (moves &= moves - 1; moves != 0; moves &= moves - 1)
        {
          ForcedStep step = measure_forced_step (self, position, __builtin_ctz (moves), side);

          if (position.side == side ? is_farther (step.place, best.place)
                                    : is_farther (best.place, step.place))
            best = step;
        }
      line[length++] = (int8_t) best.move;
      if (best.leaves)
        break;
      position = best.after;
      moves = awale_legal_moves (position, &self->rules);
    }
  return length;
}

/* --- Shortest paths to a value. --- */

/* The distance in plies, from each explored node but the root where @side can force @value, to the
 * harvest or end that secures it; 0 for all other nodes. */
typedef struct
{
  AwaleSide side;
  int       value;
  uint32_t *distances;
  uint8_t  *open;       /* Number of the opponent's moves at each node that are not yet known to
                         * concede the value; G_MAXUINT8 if some move does not. */
  GArray   *queue;      /* Nodes with a known distance, nearest first. (element-type NodeIndex) */
} Ways;

static void
ways_clear (Ways *ways)
{
  g_free (ways->distances);
  g_free (ways->open);
  g_array_unref (ways->queue);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Ways, ways_clear)

static void
ways_add (Ways           *ways,
          NodeIndex  index,
          uint32_t        distance)
{
  ways->distances[index] = distance;
  g_array_append_val (ways->queue, index);
}

/* Adds the nodes where one ply is enough to secure the value. */
static void
ways_start (Ways                  *ways,
            const AwaleQuietGraph *self)
{
  ways->distances = g_new0 (uint32_t, self->nodes->len);
  ways->open = g_new0 (uint8_t, self->nodes->len);
  ways->queue = g_array_new (FALSE, FALSE, sizeof (NodeIndex));
  for (NodeIndex i = 1; i < self->nodes->len; i++)
    {
      const Node *node = get_node (self, i);

      if (!node->is_explored)
        continue;
      if (node->position.side == ways->side)
        {
          if (node->leaving_low >= ways->value)
            ways_add (ways, i, 1);
        }
      else if (-node->leaving_high < ways->value)
        ways->open[i] = G_MAXUINT8;
      else if (node->n_edges == 0)
        ways_add (ways, i, 1);
      else
        ways->open[i] = node->n_edges;
    }
}

/* Adds all other nodes but the root where the value can be forced, nearest first: @side needs one
 * move to a node with a distance, while all moves of the opponent must lead to such nodes. */
static void
ways_find (Ways                  *ways,
           const AwaleQuietGraph *self)
{
  for (unsigned head = 0; head < ways->queue->len; head++)
    {
      NodeIndex index = g_array_index (ways->queue, NodeIndex, head);
      uint32_t distance = ways->distances[index] + 1;

      for (uint32_t edge = get_node (self, index)->parents; edge != NO_NODE;
           edge = get_edge (self, edge)->next)
        {
          NodeIndex from = get_edge (self, edge)->from;

          if (from == 0 || ways->distances[from] != 0)
            continue;
          if (get_node (self, from)->position.side == ways->side)
            ways_add (ways, from, distance);
          else if (ways->open[from] != G_MAXUINT8 && --ways->open[from] == 0)
            ways_add (ways, from, distance);
        }
    }
}

/* A move that may become part of a path. */
typedef struct
{
  AwaleMove      move;
  NodeIndex to;
  uint32_t       distance;    /* Plies until the side has secured the value, this move included; 0
                               * if the move does not lead there. */
  bool           gives_more;  /* True if the move may give the side more than the value. */
} Step;

static Step
ways_measure (const Ways      *ways,
              AwaleQuietGraph *self,
              NodeIndex   index,
              AwaleMove        move)
{
  AwaleQuietBounds bounds = { -self->seeds, self->seeds };
  AwalePosition after;
  Step step = {
    .move = move,
    .to = follow (self, index, move, &after, &bounds),
  };

  if (step.to != NO_NODE && ask_tables (self, after, &bounds))
    bounds = flip (bounds);
  if (get_node (self, index)->position.side != ways->side)
    bounds = flip (bounds);
  if (step.to == NO_NODE)
    step.distance = bounds.low >= ways->value;
  else if (ways->distances[step.to] != 0)
    step.distance = ways->distances[step.to] + 1;
  step.gives_more = bounds.high > ways->value;
  return step;
}

/* True if @step is the better choice: the side itself (@is_own) takes the shortest path, while the
 * opponent concedes no more than necessary and resists as long as possible. */
static bool
ways_prefer (const Step *step,
             const Step *other,
             bool        is_own)
{
  if (step->distance == 0 || other->distance == 0)
    return step->distance != 0;
  if (is_own)
    return step->distance < other->distance;
  if (step->gives_more != other->gives_more)
    return other->gives_more;
  return step->distance > other->distance;
}

static Step
ways_choose (const Ways      *ways,
             AwaleQuietGraph *self,
             NodeIndex   index,
             unsigned         moves)
{
  bool is_own = get_node (self, index)->position.side == ways->side;
  Step best = { 0 };

  for (; moves != 0; moves &= moves - 1)
    {
      Step step = ways_measure (ways, self, index, __builtin_ctz (moves));

      if (ways_prefer (&step, &best, is_own))
        best = step;
    }
  return best;
}

int
awale_quiet_graph_find_path (AwaleQuietGraph *self,
                             unsigned         moves,
                             AwaleSide        side,
                             int              value,
                             int8_t          *line,
                             int              max_length)
{
  g_auto (Ways) ways = { .side = side, .value = value };
  NodeIndex index = 0;
  int length = 0;

  ways_start (&ways, self);
  ways_find (&ways, self);
  moves &= self->legal;
  while (length < max_length && index != NO_NODE)
    {
      Step step = ways_choose (&ways, self, index, moves);

      if (step.distance == 0)
        break;
      line[length++] = (int8_t) step.move;
      index = step.to;
      if (index != NO_NODE)
        moves = awale_legal_moves (get_node (self, index)->position, &self->rules);
    }
  return length;
}
