/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search at the root: windows around the value expected, several lines, and what is kept of
 * an iteration that is stopped.
 */
#include "awale-worker.h"

#include <string.h>

/* Half the first window around the value of the iteration before, in hundredths of a seed. */
#define FIRST_WINDOW 40

/* Iterations too shallow for a window. */
#define OPEN_DEPTH 4

static void
add_root_move (AwaleWorker *self,
               AwaleMove    move)
{
  AwaleSharedSearch *shared = self->shared;
  AwaleRootMove *root_move = &self->root_moves[self->n_root_moves++];

  *root_move = (AwaleRootMove) {
    .after = awale_play (shared->root, &shared->rules, move, NULL),
    .line = { .move = move, .length = 1, .line = { (int8_t) move } },
  };
}

AwaleWorker *
awale_worker_new (AwaleSharedSearch *shared)
{
  AwaleWorker *self = g_new0 (AwaleWorker, 1);
  unsigned legal = awale_legal_moves (shared->root, &shared->rules);

  if (shared->limits.moves != 0)
    legal &= shared->limits.moves;

  self->shared = shared;
  self->patience = AWALE_WORKER_PATIENCE;
  self->keys = g_new0 (uint64_t, shared->past->len + G_N_ELEMENTS (self->frames));
  if (shared->past->len > 0)
    memcpy (self->keys, shared->past->data, shared->past->len * sizeof (uint64_t));
  self->frames[0].key = awale_hash_key (shared->root, 0);
  self->frames[0].quiet_plies = (int) shared->past->len;
  self->keys[shared->past->len] = self->frames[0].key;

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if ((legal >> move & 1) != 0)
      add_root_move (self, move);

  return self;
}

void
awale_worker_free (AwaleWorker *self)
{
  g_free (self->keys);
  g_free (self);
}

/* The value of root move @index, searched within the window, for the player to move at the root. */
static int
search_root_move (AwaleWorker *self,
                  int          index,
                  int          depth,
                  int          alpha,
                  int          beta)
{
  AwalePosition after = self->root_moves[index].after;
  AwalePosition root = self->shared->root;
  bool harvest = after.stores[root.side] != root.stores[root.side];

  awale_worker_descend (self, 0, awale_hash_key (after, 0), harvest);
  self->nodes++;
  return -awale_worker_search (self, after, 1, depth - 1, -beta, -alpha);
}

/* Puts the move at @index to @place, those between one farther. */
static void
bring_forward (AwaleWorker *self,
               int          index,
               int          place)
{
  AwaleRootMove move = self->root_moves[index];

  memmove (&self->root_moves[place + 1], &self->root_moves[place],
           (size_t) (index - place) * sizeof move);
  self->root_moves[place] = move;
}

static void
note_root_line (AwaleWorker *self,
                int          index,
                int          value,
                int          depth)
{
  AwaleSearchLine *line = &self->root_moves[index].line;
  const AwaleFrame *next = &self->frames[1];

  line->value = line->low = line->high = value;
  line->depth = depth;
  line->proof = AWALE_PROOF_ESTIMATE;
  line->length = MIN (next->length + 1, AWALE_SEARCH_MAX_LINE);
  memcpy (line->line + 1, next->line, (size_t) line->length - 1);
}

/* The best of the root moves from @first on, within the window; it is brought to @first. */
static int
search_root (AwaleWorker *self,
             int          first,
             int          depth,
             int          alpha,
             int          beta)
{
  int best = -AWALE_VALUE_INFINITE;

  for (int i = first; i < self->n_root_moves; i++)
    {
      int value = 0;

      if (i > first)
        value = search_root_move (self, i, depth, alpha, alpha + 1);
      if (i == first || (value > alpha && !self->stopped))
        value = search_root_move (self, i, depth, alpha, beta);
      if (self->stopped)
        break;

      if (value > best)
        {
          best = value;
          if (value > alpha || i == first)
            {
              note_root_line (self, i, value, depth);
              bring_forward (self, i, first);
              alpha = MAX (alpha, value);
              if (value >= beta)
                break;
            }
        }
    }

  return best;
}

static void
search_line (AwaleWorker *self,
             int          first,
             int          depth)
{
  int expected = self->root_moves[first].previous;
  int window = FIRST_WINDOW;
  int alpha = -AWALE_VALUE_INFINITE;
  int beta = AWALE_VALUE_INFINITE;

  if (depth > OPEN_DEPTH)
    {
      alpha = expected - window;
      beta = expected + window;
    }

  for (;;)
    {
      int value = search_root (self, first, depth, alpha, beta);

      if (self->stopped)
        return;
      window *= 4;
      if (value <= alpha)
        alpha = MAX (value - window, -AWALE_VALUE_INFINITE);
      else if (value >= beta)
        beta = MIN (value + window, AWALE_VALUE_INFINITE);
      else
        return;
    }
}

bool
awale_worker_iterate (AwaleWorker *self,
                      int          depth,
                      int          n_lines)
{
  for (int i = 0; i < self->n_root_moves; i++)
    self->root_moves[i].previous = self->root_moves[i].line.value;

  for (int line = 0; line < n_lines && !self->stopped; line++)
    search_line (self, line, depth);

  if (self->stopped)
    return false;

  /* A later line may have turned out better than an earlier one. */
  for (int i = 1; i < n_lines; i++)
    for (int j = i; j > 0 &&
         self->root_moves[j].line.value > self->root_moves[j - 1].line.value; j--)
      bring_forward (self, j, j - 1);

  return true;
}
