/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search at the root: the team of threads, the choice of root moves, aspiration windows, and
 * several lines (multi-PV).
 */
#include "awale-worker.h"
#include "rules/awale-sowing-inline.h"

#include <stdlib.h>
#include <string.h>

/* Half of the first aspiration window, in hundredths of a seed. */
#define ASPIRATION_MARGIN 40

/* Depth up to which iterations have no aspiration window. */
#define OPEN_DEPTH 4

AwaleTeam *
awale_team_new (void)
{
  AwaleTeam *self = aligned_alloc (_Alignof (AwaleTeam), sizeof (AwaleTeam));

  if (self == NULL)
    g_error ("no memory for the threads of a search");

  memset (self, 0, sizeof *self);
  pthread_mutex_init (&self->mutex, NULL);
  return self;
}

void
awale_team_free (AwaleTeam *self)
{
  if (self == NULL)
    return;

  pthread_mutex_destroy (&self->mutex);
  free (self);
}

void
awale_team_lead (AwaleTeam *self,
                 int        depth)
{
  atomic_store_explicit (&self->depth, depth, memory_order_relaxed);
}

int
awale_team_next_depth (AwaleTeam *self,
                       int        depth)
{
  return MAX (depth + 1, atomic_load_explicit (&self->depth, memory_order_relaxed));
}

/* Hands in the @root_moves found at @depth, which the threads that have not finished it take
 * over. */
static void
finish_depth (AwaleTeam           *self,
              int                  depth,
              int                  seldepth,
              const AwaleRootMove *root_moves)
{
  /* Results of a helper that is ahead of the leader are ignored, because the leader skips no
   * depth. */
  if (depth > atomic_load_explicit (&self->depth, memory_order_relaxed))
    return;

  pthread_mutex_lock (&self->mutex);
  if (!awale_team_overtakes (self, depth))
    {
      memcpy (self->root_moves, root_moves, sizeof self->root_moves);
      self->seldepth = seldepth;
      atomic_store_explicit (&self->finished, depth, memory_order_relaxed);
    }
  pthread_mutex_unlock (&self->mutex);
}

/* Copies the moves of the deepest finished iteration to @root_moves, an array like that of
 * AwaleTeam, and raises @seldepth to its farthest ply. */
static void
catch_up (AwaleTeam     *self,
          int           *seldepth,
          AwaleRootMove *root_moves)
{
  pthread_mutex_lock (&self->mutex);
  memcpy (root_moves, self->root_moves, sizeof self->root_moves);
  *seldepth = MAX (*seldepth, self->seldepth);
  pthread_mutex_unlock (&self->mutex);
}

/* Gets the value if the rules end the game at @after; returns false if the game goes on. */
static bool
ask_rules (const AwaleSharedSearch *shared,
           AwalePosition            after,
           AwaleTableValue         *proven)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwaleOutcome outcome;
  int margin;

  g_array_append_vals (positions, shared->positions, shared->n_positions);
  g_array_append_val (positions, after);
  outcome = awale_outcome (&shared->rules, (const AwalePosition *) (void *) positions->data,
                           positions->len);
  if (outcome.state != AWALE_GAME_STATE_ENDED)
    return false;

  margin = (outcome.score.south - outcome.score.north) * AWALE_VALUE_SEED / 2;
  if (shared->root.side == AWALE_NORTH)
    margin = -margin;
  *proven = (AwaleTableValue){ .is_known = true, .is_proven = true, .low = margin, .high = margin };
  return true;
}

static void
add_root_move (AwaleWorker *self,
               AwaleMove    move)
{
  AwaleSharedSearch *shared = self->shared;
  AwaleRootMove *root_move = &self->root_moves[self->n_root_moves++];
  int harvest;

  *root_move = (AwaleRootMove) {
    .after = awale_play (shared->root, &shared->rules, move, &harvest),
    .line = { .move = move, .length = 1, .line = { (int8_t) move } },
  };
  if (ask_rules (shared, root_move->after, &root_move->proven) || shared->limits.plain)
    return;
  if (shared->proof.moves[move].proven.is_known)
    root_move->proven = shared->proof.moves[move].proven;
  else
    root_move->proven = awale_table_value_flip (
        awale_table_value_ask (shared->tables, &shared->rules, root_move->after,
                               harvest > 0 ? 0 : (int) shared->past->len + 1, shared->occurrences));
}

/* True if the bounds of the move can be relied on: they are proven, or they come from the tables
 * while the root is proven, because the tables are then the best guide to a move that keeps its
 * value. */
static bool
is_counted_on (const AwaleWorker   *self,
               const AwaleRootMove *root_move)
{
  return root_move->proven.is_proven ||
         (root_move->proven.is_known && self->shared->proven.is_proven);
}

static bool
is_asked (const AwaleWorker   *self,
          const AwaleRootMove *root_move)
{
  return (self->shared->limits.asked >> root_move->line.move & 1) != 0;
}

/* The first move of the known line to the root's value; AWALE_NO_MOVE if there is no such line or
 * its move is not to be searched. */
static AwaleMove
get_way (const AwaleSharedSearch *shared)
{
  AwaleMove move = shared->proof.best;

  if (move == AWALE_NO_MOVE || shared->limits.moves == 0)
    return move;
  return (shared->limits.moves >> move & 1) != 0 ? move : AWALE_NO_MOVE;
}

static bool
keeps_promise (const AwaleWorker   *self,
               const AwaleRootMove *root_move)
{
  return root_move->proven.is_proven && root_move->proven.low >= self->shared->promise;
}

/* True if a value was reported earlier and some move certainly reaches it, so that all others must
 * be dropped. */
static bool
must_keep_promise (const AwaleWorker *self)
{
  if (self->shared->promise > -AWALE_VALUE_INFINITE)
    for (int i = 0; i < self->n_root_moves; i++)
      if (keeps_promise (self, &self->root_moves[i]))
        return true;
  return false;
}

/* Drops the moves that are known to be worse than another. Moves that may be worse are dropped too
 * if another move certainly keeps the root's table value or the value reported earlier. If a path
 * is known, only its first move is kept. Requested moves are not dropped but moved to the end. */
static void
drop_worse_moves (AwaleWorker *self)
{
  const AwaleSharedSearch *shared = self->shared;
  AwaleRootMove worse[AWALE_SIDE_PITS + 1];
  AwaleMove way = get_way (shared);
  int most = -AWALE_VALUE_INFINITE, n_left = 0, n_worse = 0;
  bool must_keep = must_keep_promise (self);
  bool is_safe;

  for (int i = 0; i < self->n_root_moves; i++)
    if (is_counted_on (self, &self->root_moves[i]))
      most = MAX (most, self->root_moves[i].proven.low);

  is_safe = shared->is_exact && most >= shared->proven.low;
  if (shared->proven.is_proven && shared->limits.moves == 0)
    most = MAX (most, shared->proven.low);

  for (int i = 0; i < self->n_root_moves; i++)
    {
      const AwaleRootMove *root_move = &self->root_moves[i];
      const AwaleTableValue *proven = &root_move->proven;
      bool may_be_best = !is_counted_on (self, root_move) ||
                         (is_safe ? proven->low : proven->high) >= most;

      may_be_best &= !must_keep || keeps_promise (self, root_move);
      if (way != AWALE_NO_MOVE ? root_move->line.move == way : may_be_best)
        self->root_moves[n_left++] = *root_move;
      else if (is_asked (self, root_move))
        worse[n_worse++] = *root_move;
    }
  self->n_candidates = n_left;
  for (int i = 0; i < n_worse; i++)
    self->root_moves[n_left++] = worse[i];
  self->n_root_moves = n_left;
}

AwaleWorker *
awale_worker_new (AwaleSharedSearch *shared)
{
  AwaleWorker *self = g_new0 (AwaleWorker, 1);
  unsigned legal = awale_legal_moves (shared->root, &shared->rules);

  if (shared->limits.moves != 0)
    legal &= shared->limits.moves;

  self->shared = shared;
  self->network = shared->network;
  self->pending = shared->team != NULL ? &shared->team->pending : NULL;
  self->total = shared->total;
  self->patience = 1;
  self->keys = g_new0 (uint64_t, shared->past->len + G_N_ELEMENTS (self->frames));
  if (shared->past->len > 0)
    memcpy (self->keys, shared->past->data, shared->past->len * sizeof (uint64_t));
  self->path = self->keys + shared->past->len;
  self->path[0] = awale_position_hash (awale_see_from_mover (shared->root), 0);
  for (size_t i = 0; i < G_N_ELEMENTS (self->frames); i++)
    {
      AwaleSearchFrame *frame = &self->frames[i];

      frame->killers[0] = frame->killers[1] = frame->excluded = AWALE_NO_MOVE;
    }
  self->frames[0].quiet_plies = (int) shared->past->len;

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if ((legal >> move & 1) != 0)
      add_root_move (self, move);
  self->n_candidates = self->n_root_moves;
  if (shared->limits.lines <= 1 && !shared->limits.plain)
    drop_worse_moves (self);

  return self;
}

AwaleSearchLine
awale_worker_get_line (const AwaleWorker *self,
                       int                index)
{
  const AwaleRootMove *root_move = &self->root_moves[index];
  const AwaleTableValue *proven = &root_move->proven;
  const AwaleMoveProof *proof = &self->shared->proof.moves[root_move->line.move];
  AwaleSearchLine line = root_move->line;
  int on_board = self->shared->total - root_move->after.stores[0] - root_move->after.stores[1];

  if (!is_counted_on (self, root_move))
    return line;

  line.value = CLAMP (line.value, proven->low, proven->high);
  line.low = line.high = line.value;
  if (!proven->is_proven)
    return line;

  if (proven->low == proven->high)
    {
      line.proof = AWALE_PROOF_EXACT;
      line.depth = 0;
      if (proof->length > 0)
        {
          line.length = proof->length;
          memcpy (line.line, proof->way, sizeof line.line);
        }
    }
  else if (proven->high - proven->low < 2 * on_board * AWALE_VALUE_SEED)
    {
      line.proof = AWALE_PROOF_BOUNDS;
      line.low = proven->low;
      line.high = proven->high;
    }
  return line;
}

int
awale_worker_list_lines (const AwaleWorker *self,
                         int                n_lines,
                         int                indices[AWALE_SEARCH_MAX_LINES + 1])
{
  int n = 0;

  for (int i = 0; i < self->n_root_moves; i++)
    if (i < n_lines || is_asked (self, &self->root_moves[i]))
      indices[n++] = i;
  return n;
}

void
awale_worker_free (AwaleWorker *self)
{
  g_free (self->keys);
  g_free (self);
}

/* The value of the root move @index for the player to move at the root, searched within the
 * window. */
static int
search_root_move (AwaleWorker *self,
                  int          index,
                  int          depth,
                  int          alpha,
                  int          beta)
{
  const AwalePosition *after = &self->root_moves[index].after;
  const AwalePosition *root = &self->shared->root;
  AwalePosition seen = awale_see_from_mover (*after);

  self->frames[1].quiet_plies = self->frames[0].quiet_plies + 1;
  if (after->stores[root->side] != root->stores[root->side])
    self->frames[1].quiet_plies = 0;
  self->path[1] = awale_position_hash (seen, 0);
  self->nodes++;
  return -awale_worker_search (self, &seen, 1, depth - 1, -beta, -alpha);
}

/* Moves the root move at @index forward to @place and shifts those in between. */
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

/* The pit on the real board of @move, which is given as the player to move sees it, @ply plies
 * below the root. */
static int8_t
find_pit (const AwaleWorker *self,
          int                ply,
          int8_t             move)
{
  AwaleSide side = self->shared->root.side ^ (ply % 2);

  return move == AWALE_PASS || side == AWALE_SOUTH ? move : (int8_t) (move + AWALE_SIDE_PITS);
}

static void
note_root_line (AwaleWorker *self,
                int          index,
                int          value,
                int          depth)
{
  AwaleSearchLine *line = &self->root_moves[index].line;
  const AwaleSearchFrame *next = &self->frames[1];

  line->value = line->low = line->high = value;
  line->depth = depth;
  line->proof = AWALE_PROOF_ESTIMATE;
  line->length = MIN (next->length + 1, AWALE_SEARCH_MAX_LINE);
  for (int i = 1; i < line->length; i++)
    line->line[i] = find_pit (self, i, next->line[i - 1]);
}

/* Finds the best of the root moves from @first to before @end within the window, and moves it to
 * @first. As in search_node(), the first move has the whole window, the others first a null window.
 * Returns: its value */
static int
search_root (AwaleWorker *self,
             int          first,
             int          end,
             int          depth,
             int          alpha,
             int          beta)
{
  int best = -AWALE_VALUE_INFINITE;

  for (int i = first; i < end; i++)
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

/* Searches with aspiration: in a narrow window around the value of the preceding iteration, which
 * is widened on the side where the search fails until the value lies inside. */
static void
search_line (AwaleWorker *self,
             int          first,
             int          end,
             int          depth)
{
  int expected = self->root_moves[first].previous;
  int window = ASPIRATION_MARGIN;
  int alpha = -AWALE_VALUE_INFINITE;
  int beta = AWALE_VALUE_INFINITE;

  if (depth > OPEN_DEPTH)
    {
      alpha = expected - window;
      beta = expected + window;
    }

  for (;;)
    {
      int value = search_root (self, first, end, depth, alpha, beta);

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

/* Searches each requested move by itself. A move that turns out to be better than the last of the
 * best lines takes its place. */
static void
search_asked_moves (AwaleWorker *self,
                    int          n_lines,
                    int          depth)
{
  for (int i = n_lines; i < self->n_root_moves && !self->stopped; i++)
    {
      if (!is_asked (self, &self->root_moves[i]))
        continue;
      search_line (self, i, i + 1, depth);
      if (i < self->n_candidates && !self->stopped &&
          self->root_moves[i].line.value > self->root_moves[n_lines - 1].line.value)
        bring_forward (self, i, n_lines - 1);
    }
}

bool
awale_worker_iterate (AwaleWorker *self,
                      int          depth,
                      int          n_lines)
{
  self->depth = depth;
  for (int i = 0; i < self->n_root_moves; i++)
    self->root_moves[i].previous = self->root_moves[i].line.value;

  for (int line = 0; line < n_lines && !self->stopped; line++)
    search_line (self, line, self->n_candidates, depth);
  if (self->shared->limits.asked != 0 && !self->stopped)
    search_asked_moves (self, n_lines, depth);

  if (self->overtaken)
    {
      catch_up (self->shared->team, &self->seldepth, self->root_moves);
      self->stopped = self->overtaken = false;
      return true;
    }
  if (self->stopped)
    return false;

  /* The lines are sorted again, because a later line may have turned out better than an earlier
   * one. */
  for (int i = 1; i < n_lines; i++)
    for (int j = i; j > 0 &&
         self->root_moves[j].line.value > self->root_moves[j - 1].line.value; j--)
      bring_forward (self, j, j - 1);

  if (self->shared->team != NULL)
    finish_depth (self->shared->team, self->depth, self->seldepth, self->root_moves);
  return true;
}
