/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-tablebase-build.h"

#include "awale-build.h"
#include "awale-solver.h"
#include "awale-tablebase-folder.h"
#include "awale-board-iterator.h"

#include <errno.h>
#include <glib/gstdio.h>

enum
{
  ROUNDS = 3,       /* The best of so many counts: other programs only ever slow it down. */
  SWEEPS_LESS = 6,  /* The plain method is measured on so many seeds less. */
};

typedef struct
{
  const AwalePackedMoves *mover;
  AwaleCrew              *crew;
  AwaleBoardSplit         halves;
  unsigned                seeds;
  uint64_t                boards;
  uint64_t                sum;     /* Atomic; so that the compiler leaves nothing out. */
} Generation;

static void
generate (void     *data,
          unsigned  worker)
{
  Generation *all = data;
  const AwaleBoardIndex *index = &all->mover->index;
  size_t n_chunks = (all->boards + AWALE_SOLVER_CHUNK - 1) / AWALE_SOLVER_CHUNK;
  uint64_t sum = 0;
  size_t chunk;

  while (awale_crew_take (all->crew, n_chunks, &chunk))
    {
      uint64_t start = (uint64_t) chunk * AWALE_SOLVER_CHUNK;
      uint64_t end = MIN (start + AWALE_SOLVER_CHUNK, all->boards);
      AwaleBoardIterator walk;

      awale_board_iterator_start (&walk, &all->halves, index, all->seeds, start);
      for (uint64_t rank = start; rank < end; rank++)
        {
          AwaleSuccessors moves;

          awale_packed_moves_find_moves (all->mover, awale_board_iterator_to (&walk, rank), &moves);
          for (unsigned i = 0; i < moves.n_quiet; i++)
            sum += awale_board_index_rank (index, moves.quiet[i]);
          for (unsigned i = 0; i < moves.n_harvests; i++)
            sum += awale_board_index_rank (index, moves.harvests[i]);
        }
    }
  __atomic_fetch_add (&all->sum, sum, __ATOMIC_RELAXED);
}

static uint64_t
count_boards (int seeds)
{
  return awale_choose ((unsigned) seeds + 12, 12);
}

static double
get_seconds (int64_t since)
{
  return MAX ((double) (g_get_monotonic_time () - since) / G_USEC_PER_SEC, 1e-6);
}

static double
measure_generation (const AwaleRuleset *rules,
                    int                 seeds,
                    int                 threads)
{
  AwaleTablebaseJob job = { .threads = threads };
  g_autoptr (AwaleCrew) crew = awale_crew_new (&job, seeds);
  g_autofree AwalePackedMoves *mover = awale_packed_moves_new (rules);
  Generation all = { .mover = mover, .crew = crew };
  int64_t started = g_get_monotonic_time ();

  awale_board_split_init (&all.halves, (unsigned) seeds);
  for (int n = 0; n <= seeds; n++)
    {
      all.seeds = (unsigned) n;
      all.boards = awale_board_index_boards (all.seeds);
      awale_crew_run (crew, all.boards < AWALE_SOLVER_ALONE, generate, &all);
    }
  awale_board_split_clear (&all.halves);
  return (double) count_boards (seeds) / get_seconds (started);
}

static void
remove_tables (const AwaleRuleset *rules,
               const char         *directory,
               int                 seeds)
{
  g_autofree char *folder = awale_tablebase_dup_folder (rules, directory);

  for (int n = 0; n <= seeds; n++)
    {
      g_autofree char *path = awale_layer_dup_path (folder, (unsigned) n);

      g_unlink (path);
    }
  g_rmdir (folder);
}

static bool
measure_build (const AwaleRuleset    *rules,
               const char            *directory,
               int                    seeds,
               int                    threads,
               AwaleTablebaseMethod   method,
               double                *speed,
               GError               **error)
{
  AwaleTablebaseJob job = { .threads = threads, .method = method };
  int64_t started = g_get_monotonic_time ();
  bool done = awale_tablebase_build (rules, directory, seeds, &job, error);

  *speed = MAX (*speed, (double) count_boards (seeds) / get_seconds (started));
  remove_tables (rules, directory, seeds);
  return done;
}

bool
awale_tablebase_measure (const AwaleRuleset   *rules,
                         int                   seeds,
                         int                   threads,
                         AwaleTablebaseSpeed  *speed,
                         GError              **error)
{
  g_autofree char *directory = NULL;
  bool done = true;

  g_return_val_if_fail (rules != NULL && speed != NULL, false);
  g_return_val_if_fail (seeds >= SWEEPS_LESS && seeds <= AWALE_TABLEBASE_MAX_SEEDS, false);

  directory = g_dir_make_tmp ("awale-bench-XXXXXX", error);
  if (directory == NULL)
    return false;
  *speed = (AwaleTablebaseSpeed) { 0 };
  for (int round = 0; round < ROUNDS && done; round++)
    {
      speed->generated = MAX (speed->generated, measure_generation (rules, seeds, threads));
      done = measure_build (rules, directory, seeds, threads, AWALE_TABLEBASE_PROPAGATION,
                            &speed->table, error);
    }
  done = done && measure_build (rules, directory, seeds - SWEEPS_LESS, threads,
                                AWALE_TABLEBASE_SWEEPS, &speed->sweeps, error);
  g_rmdir (directory);
  return done;
}
