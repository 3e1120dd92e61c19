/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * For the files of AwaleQuietGraph alone.
 */
#pragma once

#include "awale-quiet-graph.h"

G_BEGIN_DECLS

/** A position of the graph, in the order of their discovery; the root is node 0. */
typedef uint32_t AwaleQuietNode;
#define AWALE_QUIET_NO_NODE G_MAXUINT32

/* A position. What moves that harvest, or end the game, are worth stands with it; the others are
 * edges. */
typedef struct
{
  AwalePosition position;
  uint32_t      edges;         /* The first of those that leave it; they stand together. */
  uint32_t      parents;       /* The first of those that enter it, or AWALE_QUIET_NO_NODE. */
  uint16_t      quiet_plies;   /* Since the last harvest, where the rules have a drought. */
  uint8_t       n_edges;
  bool          is_explored;
  bool          is_queued;     /* In the exploration under way. */
  bool          is_waiting;    /* To have its bounds narrowed. */
  int8_t        leaving_low;
  int8_t        leaving_high;
  int8_t        low;
  int8_t        high;
} AwaleQuietPosition;

typedef struct
{
  AwaleQuietNode from;
  AwaleQuietNode to;
  uint32_t       next;         /* The next that enters the same node. */
} AwaleQuietEdge;

/* A move at the root: the node it leads to, and what is certain without exploring from there. */
typedef struct
{
  AwaleQuietNode   to;
  AwaleQuietBounds bounds;
} AwaleQuietRootMove;

/* The exploration under way: nearest first, of what one player needs to be sure of a value. */
typedef struct
{
  AwaleMove  move;
  AwaleSide  side;
  int        value;
  GArray    *queue;            /* Of AwaleQuietNode. */
  unsigned   head;
} AwaleQuietExploration;

struct _AwaleQuietGraph
{
  AwaleRuleset           rules;
  const AwaleTablebase  *tables;
  const AwaleProgress   *progress;    /* In them; nullable. */
  AwalePosition          root;
  bool                   is_usable;   /* Tables, of the boards in the graph. */
  GArray                *last_times;  /* Of AwalePosition: coming again, they end the game. */
  int                    seeds;       /* On the board. */
  unsigned               legal;       /* Moves at the root, as a set. */
  AwaleQuietRootMove     root_moves[AWALE_PASS + 1];
  AwaleQuietBounds       root_bounds; /* Certain without exploring. */
  AwaleQuietExploration  exploration;
  uint64_t               sowings;
  uint64_t               table_hits;
  GArray                *nodes;
  GArray                *edges;
  AwaleQuietNode        *slots;       /* Open addressing, a power of two. */
  size_t                 n_slots;
  GArray                *waiting;
};

/**
 * The node that @move from @node leads to; else AWALE_QUIET_NO_NODE, and @bounds are what the move
 * is worth to who makes it. @after: the position after it.
 */
AwaleQuietNode awale_quiet_graph_follow     (AwaleQuietGraph       *self,
                                             AwaleQuietNode         node,
                                             AwaleMove              move,
                                             AwalePosition         *after,
                                             AwaleQuietBounds      *bounds);

/** What @side gains if the game ends at @position. */
int            awale_quiet_graph_settle     (const AwaleQuietGraph *self,
                                             AwalePosition          position,
                                             AwaleEnding            ending,
                                             AwaleSide              side);

/** Whether @position was there so often that it ends the game when it comes again. */
bool           awale_quiet_graph_is_last_time (const AwaleQuietGraph *self,
                                               AwalePosition        position);

/** What is certain of @position, for its mover, by the tables and what was played. */
AwaleQuietBounds awale_quiet_graph_get_certain (AwaleQuietGraph     *self,
                                               AwalePosition        position);

/** What the tables tell of @position, which is in the graph, whatever came before; if they do. */
bool           awale_quiet_graph_ask_tables (const AwaleQuietGraph *self,
                                             AwalePosition          position,
                                             AwaleQuietBounds      *bounds);

static inline AwaleQuietPosition *
awale_quiet_node (const AwaleQuietGraph *self,
                  AwaleQuietNode         node)
{
  return &g_array_index (self->nodes, AwaleQuietPosition, node);
}

static inline AwaleQuietEdge *
awale_quiet_edge (const AwaleQuietGraph *self,
                  uint32_t               edge)
{
  return &g_array_index (self->edges, AwaleQuietEdge, edge);
}

/** The same seen by the other player. */
static inline AwaleQuietBounds
awale_quiet_bounds_flip (AwaleQuietBounds bounds)
{
  return (AwaleQuietBounds) { -bounds.high, -bounds.low };
}

G_END_DECLS
