/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-distances.h"

#include "awale-packed-moves.h"

#include "rules/awale-ending.h"

enum
{
  /* Maximum number of seeds; larger layers would take too much time and memory. */
  MAX_SEEDS = 12,
  /* Boards per millisecond that a slow machine processes. */
  BOARDS_A_MILLISECOND = 1000,
  /* Number of boards between two checks of the stop flag. */
  PATIENCE = 8192,
};

/* Number of steps to progress, for the mover and for the other player. */
typedef struct
{
  uint16_t mover;
  uint16_t other;
} Steps;

struct _AwaleDistances
{
  AwaleTablebase   *tables;
  AwalePackedMoves *mover;
  AwaleRuleset      rules;
  int               reach;
  Steps          *layers[MAX_SEEDS + 1];
};

/* A board whose number of steps was just found for one player. */
typedef struct
{
  AwalePits pits;
  bool      is_movers;
} Known;

/* The bounds of a board, and the number of its open moves: moves that keep the other player's
 * guaranteed value without a harvest, and after which that player's progress is not known yet. */
typedef struct
{
  int8_t  low;
  int8_t  high;
  uint8_t n_open;
} Board;

/* State of the search for the steps of one layer. */
typedef struct
{
  AwaleDistances    *distances;
  int                seeds;
  uint64_t           n_boards;
  Board             *boards;
  Steps             *steps;
  GArray            *known;       /* Boards with the current number of steps. (element-type
                                   * Known) */
  const atomic_bool *stop;
  unsigned           patience;    /* Number of boards since the last check of the stop flag. */
} Layer;

static void
layer_clear (Layer *layer)
{
  g_free (layer->boards);
  g_free (layer->steps);
  g_array_unref (layer->known);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Layer, layer_clear)

AwaleDistances *
awale_distances_new (AwaleTablebase     *tables,
                     const AwaleRuleset *rules)
{
  AwaleDistances *self = g_new0 (AwaleDistances, 1);

  self->tables = awale_tablebase_ref (tables);
  self->mover = awale_packed_moves_new (rules);
  self->rules = *rules;
  return self;
}

void
awale_distances_free (AwaleDistances *self)
{
  if (self == NULL)
    return;

  for (int seeds = 0; seeds <= MAX_SEEDS; seeds++)
    g_free (self->layers[seeds]);
  awale_tablebase_unref (self->tables);
  g_free (self->mover);
  g_free (self);
}

static uint32_t
rank_of (const Layer *layer,
         AwalePits    pits)
{
  return awale_board_index_rank (&layer->distances->mover->index, pits);
}

/* True if a player with the guaranteed @value must make progress to get it, because endless play
 * brings less. */
static bool
must_get_on (const Layer *layer,
             int          value)
{
  return value > (layer->distances->rules.cycle == AWALE_CYCLE_SPLIT ? 0 : -layer->seeds);
}

static bool
should_stop (Layer *layer)
{
  if (++layer->patience < PATIENCE)
    return false;
  layer->patience = 0;
  return layer->stop != NULL && atomic_load_explicit (layer->stop, memory_order_relaxed);
}

static bool
ask_tables (Layer     *layer,
            AwalePits  pits,
            int       *low,
            int       *high)
{
  return awale_tablebase_probe (layer->distances->tables, awale_pits_to_position (pits), low, high);
}

/* Records that the mover or the other player has @steps left at @pits. */
static void
note (Layer     *layer,
      AwalePits  pits,
      bool       is_movers,
      unsigned   steps)
{
  Steps *of_board = &layer->steps[rank_of (layer, pits)];
  Known known = { pits, is_movers };

  *(is_movers ? &of_board->mover : &of_board->other) = (uint16_t) steps;
  g_array_append_val (layer->known, known);
}

/* True if the game has ended at @pits. Dead boards have no harvest and equal bounds, so most boards
 * need no test by the rules. */
static bool
has_ended (const Layer           *layer,
           AwalePits              pits,
           const Board           *board,
           const AwaleSuccessors *moves)
{
  const AwaleRuleset *rules = &layer->distances->rules;

  if (moves->n_quiet + moves->n_harvests == 0)
    return true;
  return rules->dead == AWALE_DEAD_ENDS && moves->n_harvests == 0 && board->low == board->high &&
         awale_is_dead (awale_pits_to_position (pits), rules);
}

/* True if a single harvest secures @value, the mover's guaranteed value. */
static bool
is_got_at_once (Layer                 *layer,
                const AwaleSuccessors *moves,
                int                    value)
{
  for (unsigned i = 0; i < moves->n_harvests; i++)
    {
      int low, high;

      if (ask_tables (layer, moves->harvests[i], &low, &high) && moves->gains[i] - high >= value)
        return true;
    }
  return false;
}

static uint8_t
count_open (const Layer           *layer,
            const AwaleSuccessors *moves,
            int                    value)
{
  uint8_t n = 0;

  for (unsigned i = 0; i < moves->n_quiet; i++)
    n += layer->boards[rank_of (layer, moves->quiet[i])].low == value;
  return n;
}

/* Finds the players who progress within one move at @pits, whatever the opponent does. */
static void
find_first (Layer     *layer,
            AwalePits  pits)
{
  Board *board = &layer->boards[rank_of (layer, pits)];
  AwaleSuccessors moves;
  bool ends;

  awale_packed_moves_find_moves (layer->distances->mover, pits, &moves);
  ends = has_ended (layer, pits, board, &moves);
  if (must_get_on (layer, board->low) && (ends || is_got_at_once (layer, &moves, board->low)))
    note (layer, pits, true, 1);
  if (!must_get_on (layer, -board->high))
    return;
  board->n_open = ends ? 0 : count_open (layer, &moves, -board->high);
  if (board->n_open == 0)
    note (layer, pits, false, 1);
}

static bool
read_bounds (Layer *layer)
{
  AwalePits pits = awale_board_index_first ((unsigned) layer->seeds);

  for (uint64_t rank = 0; rank < layer->n_boards; rank++)
    {
      int low, high;

      if (should_stop (layer) || !ask_tables (layer, pits, &low, &high))
        return false;
      layer->boards[rank_of (layer, pits)] = (Board) { (int8_t) low, (int8_t) high, 0 };
      if (rank + 1 < layer->n_boards)
        pits = awale_pits_next (pits);
    }
  return true;
}

static bool
find_all_first (Layer *layer)
{
  AwalePits pits = awale_board_index_first ((unsigned) layer->seeds);

  for (uint64_t rank = 0; rank < layer->n_boards; rank++)
    {
      if (should_stop (layer))
        return false;
      find_first (layer, pits);
      if (rank + 1 < layer->n_boards)
        pits = awale_pits_next (pits);
    }
  return true;
}

/* Closes a move from @before, after which the other player of @before progresses. That player also
 * progresses at @before itself once no move is open. */
static void
close_move (Layer     *layer,
            AwalePits  before,
            int        value,
            unsigned   steps)
{
  uint32_t rank = rank_of (layer, before);
  Board *board = &layer->boards[rank];

  if (-board->high == value && layer->steps[rank].other == 0 && --board->n_open == 0)
    note (layer, before, false, steps);
}

/* Records that the mover of @before can make progress, by a move after which that player needs one
 * step fewer. */
static void
find_move (Layer     *layer,
           AwalePits  before,
           int        value,
           unsigned   steps)
{
  uint32_t rank = rank_of (layer, before);

  if (layer->boards[rank].low == value && layer->steps[rank].mover == 0)
    note (layer, before, true, steps);
}

static void
go_back (Layer       *layer,
         const Known *known,
         unsigned     steps)
{
  const Board *board = &layer->boards[rank_of (layer, known->pits)];
  AwalePits before[AWALE_PREDECESSORS_MAX];
  unsigned n = awale_packed_moves_find_predecessors (layer->distances->mover, known->pits, before);

  for (unsigned i = 0; i < n; i++)
    if (known->is_movers)
      close_move (layer, before[i], board->low, steps);
    else
      find_move (layer, before[i], -board->high, steps);
}

static bool
count_steps (Layer *layer)
{
  for (unsigned steps = 2; layer->known->len > 0; steps++)
    {
      g_autoptr (GArray) known = layer->known;

      layer->known = g_array_new (FALSE, FALSE, sizeof (Known));
      for (unsigned i = 0; i < known->len; i++)
        {
          if (should_stop (layer))
            return false;
          go_back (layer, &g_array_index (known, Known, i), steps);
        }
    }
  return true;
}

static Steps *
solve (AwaleDistances    *self,
       int                seeds,
       const atomic_bool *stop)
{
  uint64_t n_boards = awale_board_index_boards ((unsigned) seeds);
  g_auto (Layer) layer = {
    .distances = self,
    .seeds = seeds,
    .n_boards = n_boards,
    .boards = g_new0 (Board, n_boards),
    .steps = g_new0 (Steps, n_boards),
    .known = g_array_new (FALSE, FALSE, sizeof (Known)),
    .stop = stop,
  };

  if (!read_bounds (&layer) || !find_all_first (&layer) || !count_steps (&layer))
    return NULL;
  return g_steal_pointer (&layer.steps);
}

void
awale_distances_extend (AwaleDistances    *self,
                        int                seeds,
                        const atomic_bool *stop,
                        int64_t            deadline)
{
  seeds = MIN (MIN (seeds, MAX_SEEDS), awale_tablebase_get_seeds (self->tables));
  while (self->rules.drought == 0 && self->reach < seeds)
    {
      int next = self->reach + 1;
      int64_t needed =
          (int64_t) awale_board_index_boards ((unsigned) next) * 1000 / BOARDS_A_MILLISECOND;

      if (deadline != 0 && g_get_monotonic_time () + needed > deadline)
        return;
      self->layers[next] = solve (self, next, stop);
      if (self->layers[next] == NULL)
        return;
      self->reach = next;
    }
}

bool
awale_distances_reaches (const AwaleDistances *self,
                         int                   seeds)
{
  return seeds <= self->reach;
}

unsigned
awale_distances_get_steps (const AwaleDistances *self,
                           AwalePosition         position,
                           AwaleSide             side)
{
  unsigned seeds = awale_pits_count (position);
  const Steps *steps;

  if (seeds == 0 || !awale_distances_reaches (self, (int) seeds))
    return 0;
  steps = &self->layers[seeds][awale_board_index_rank (&self->mover->index,
                                                       awale_pits_from_position (position))];
  return side == position.side ? steps->mover : steps->other;
}
