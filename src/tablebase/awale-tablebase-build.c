/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-estimates.h"
#include "awale-solver.h"
#include "awale-tablebase.h"
#include "rules/awale-ending.h"
#include "rules/awale-sowing.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  LOCK_WAIT = 50 * 1000,  /* Microseconds between two attempts to lock the folder. */
};

/* A build or a verification of the tables of one ruleset in one folder. */
typedef struct
{
  const AwaleTablebaseJob *job;
  AwaleBuildThreads       *threads;
  AwalePackedMoves        *mover;
  AwaleEstimates          *estimates;  /* Memory for estimates; NULL until the first layer that may
                                        * have some, and after the last. */
  unsigned                 seeds;      /* Seeds of the largest layer. */
  char                    *folder;
  char                    *line;
  int                      lock;       /* Descriptor of the locked folder, or -1. */
  AwaleLayer              *layers[AWALE_TABLEBASE_MAX_SEEDS + 1];
} Build;

/* Builds or verifies the layer of @seeds seeds; the smaller layers are in `build->layers`. */
typedef bool (*LayerFunc)    (Build                   *build,
                              unsigned                 seeds,
                              GError                 **error);

/* Stores a solution, or compares it with the file. Returns: false with @error, or without one if
 * the build is stopped */
typedef bool (*SolutionFunc) (Build                   *build,
                              const AwaleLayerValues  *solution,
                              GError                 **error);

static void
build_clear (Build *build)
{
  g_clear_pointer (&build->threads, awale_build_threads_free);
  g_clear_pointer (&build->estimates, awale_estimates_free);
  g_free (build->mover);
  g_free (build->folder);
  g_free (build->line);
  if (build->lock >= 0)
    close (build->lock);
  for (size_t i = 0; i < G_N_ELEMENTS (build->layers); i++)
    g_clear_pointer (&build->layers[i], awale_layer_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Build, build_clear)

static void
set_cancelled (GError **error)
{
  if (error == NULL || *error == NULL)
    g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_CANCELLED,
                 _("Building the tables was stopped."));
}

/* --- The folder. --- */

/* Waits for the lock on the folder, which has been opened. Returns: false with @error */
static bool
wait_for_lock (Build   *build,
               GError **error)
{
  while (flock (build->lock, LOCK_EX | LOCK_NB) != 0)
    {
      if (errno != EWOULDBLOCK && errno != EINTR)
        {
          awale_layer_set_failed (error, build->folder, errno);
          return false;
        }
      if (awale_build_threads_is_stopped (build->threads))
        {
          set_cancelled (error);
          return false;
        }
      g_usleep (LOCK_WAIT);
    }
  return true;
}

/* True if the path of the folder still leads to the locked folder. */
static bool
holds_folder (const Build *build)
{
  struct stat locked, named;

  return fstat (build->lock, &locked) == 0 && stat (build->folder, &named) == 0
         && locked.st_dev == named.st_dev && locked.st_ino == named.st_ino;
}

/*
 * Creates the folder, again if it is deleted meanwhile, and waits until no other build works in it.
 * The lock is released when the process ends, even by a crash.
 */
static bool
lock_folder (Build   *build,
             GError **error)
{
  while (true)
    {
      if (g_mkdir_with_parents (build->folder, 0755) != 0)
        break;
      build->lock = open (build->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
      if (build->lock < 0 && errno == ENOENT)
        continue;
      if (build->lock < 0)
        break;
      if (!wait_for_lock (build, error))
        return false;
      if (holds_folder (build))
        return true;
      close (build->lock);
      build->lock = -1;
    }
  awale_layer_set_failed (error, build->folder, errno);
  return false;
}

static bool
check_folder (const Build  *build,
              GError      **error)
{
  if (holds_folder (build))
    return true;
  g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_FILE,
               _("The folder “%s” was deleted while tables were being built in it."),
               build->folder);
  return false;
}

/* --- One layer. --- */

static void
report_layer (const Build  *build,
              unsigned      seeds,
              double        seconds,
              const GError *damage)
{
  AwaleTablebaseLayer layer = { (int) seeds, awale_board_index_boards (seeds), seconds, damage };

  if (build->job->layer != NULL)
    build->job->layer (&layer, build->job->user_data);
}

typedef struct
{
  Build      *build;
  AwaleLayer *layer;
  size_t      n_chunks;
} Check;

static void
check_chunks (void     *data,
              unsigned  worker)
{
  Check *check = data;
  size_t chunk;

  while (awale_build_threads_take (check->build->threads, check->n_chunks, &chunk))
    awale_layer_check_chunk (check->layer, chunk);
}

/* Opens the file of the layer of @seeds seeds and checks all its chunks; NULL with @error if that
 * fails. (transfer full) */
static AwaleLayer *
open_checked (Build     *build,
              unsigned   seeds,
              GError   **error)
{
  g_autoptr (AwaleLayer) layer = awale_layer_open (build->folder, build->line, seeds, error);
  Check check = { build, layer, 0 };

  if (layer == NULL)
    return NULL;
  check.n_chunks = awale_layer_count_chunks (layer);
  awale_build_threads_run (build->threads, check.n_chunks < 16, check_chunks, &check);
  if (awale_build_threads_is_stopped (build->threads))
    {
      set_cancelled (error);
      return NULL;
    }
  return awale_layer_check (layer, error) ? g_steal_pointer (&layer) : NULL;
}

/* Finds the estimates of a layer, if it is small enough and the rules leave values open. Returns:
 * false with @error, or without one if the build is stopped */
static bool
estimate (Build                 *build,
          const AwaleLayerInput *problem,
          AwaleLayerValues      *solution,
          GError               **error)
{
  const AwaleRuleset *rules = &problem->mover->rules;

  if (solution->words == NULL || problem->seeds > AWALE_LAYER_ESTIMATED_SEEDS
      || rules->drought > 0 || rules->cycle == AWALE_CYCLE_SPLIT)
    return true;
  if (build->estimates == NULL)
    build->estimates = awale_estimates_new (MIN (build->seeds, AWALE_LAYER_ESTIMATED_SEEDS), error);
  if (build->estimates == NULL)
    return false;
  solution->estimates = awale_estimates_find (build->estimates, problem, solution->words);
  return !awale_build_threads_is_stopped (problem->threads);
}

static bool
solve_layer (Build         *build,
             unsigned       seeds,
             SolutionFunc   func,
             GError       **error)
{
  AwaleLayerValues solution = { .seeds = seeds, .boards = awale_board_index_boards (seeds) };
  AwaleLayerInput problem = { build->mover, build->layers, seeds, solution.boards, build->threads,
                              { 0 } };
  uint16_t *words = NULL;
  int8_t *values = NULL;
  bool done;

  awale_board_split_init (&problem.halves, seeds);
  if (build->mover->rules.drought > 0)
    values = awale_solve_with_drought (&problem, error);
  else
    words = awale_solve_without_drought (&problem, error);

  solution.words = words;
  solution.values = values;
  done = (words != NULL || values != NULL) && estimate (build, &problem, &solution, error)
         && func (build, &solution, error);
  awale_board_split_clear (&problem.halves);
  /* The memory of the estimates is freed, because the large layers need it. */
  if (seeds >= AWALE_LAYER_ESTIMATED_SEEDS)
    g_clear_pointer (&build->estimates, awale_estimates_free);
  awale_solver_free (words, solution.boards, sizeof (uint16_t));
  awale_solver_free (values, solution.boards, sizeof (int8_t));
  if (!done && awale_build_threads_is_stopped (build->threads))
    set_cancelled (error);
  return done;
}

/* Calls @func for the layers 0 to @seeds until it fails. If @locks, the folder stays locked
 * meanwhile. */
static bool
for_each_layer (const AwaleRuleset       *rules,
                const char               *directory,
                int                       seeds,
                const AwaleTablebaseJob  *job,
                bool                      locks,
                LayerFunc                 func,
                GError                  **error)
{
  static const AwaleTablebaseJob standard = { 0 };
  g_auto (Build) build = { .lock = -1 };

  g_return_val_if_fail (rules != NULL, false);
  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, false);

  if (!awale_ruleset_check (rules, error))
    return false;
  build.job = job != NULL ? job : &standard;
  build.seeds = (unsigned) seeds;
  build.threads = awale_build_threads_new (job, seeds);
  build.mover = awale_packed_moves_new (rules);
  build.folder = awale_tablebase_dup_folder (rules, directory);
  build.line = awale_tablebase_dup_rules_line (rules);
  if (locks && !lock_folder (&build, error))
    return false;
  for (unsigned n = 0; n <= build.seeds; n++)
    if (!func (&build, n, error))
      return false;
  return true;
}

static double
get_seconds (int64_t since)
{
  return (double) (g_get_monotonic_time () - since) / G_USEC_PER_SEC;
}

/* --- Building. --- */

static bool
file_solution (Build                   *build,
               const AwaleLayerValues  *solution,
               GError                 **error)
{
  g_autoptr (GError) failure = NULL;

  if (!check_folder (build, error))
    return false;
  if (awale_layer_write (solution, build->folder, build->line, build->threads, &failure))
    return true;
  /* A deleted folder is reported instead of the failure that it caused. */
  if (failure != NULL && check_folder (build, error))
    g_propagate_error (error, g_steal_pointer (&failure));
  return false;
}

static bool
build_layer (Build     *build,
             unsigned   seeds,
             GError   **error)
{
  int64_t started = g_get_monotonic_time ();
  g_autoptr (GError) damage = NULL;

  awale_build_threads_begin_layer (build->threads, seeds, awale_board_index_boards (seeds));
  awale_layer_remove_temporary (build->folder, seeds);
  build->layers[seeds] = open_checked (build, seeds, &damage);
  if (build->layers[seeds] != NULL)
    {
      awale_build_threads_keep_layer (build->threads);
      report_layer (build, seeds, -1, NULL);
      return true;
    }
  if (awale_build_threads_is_stopped (build->threads))
    {
      set_cancelled (error);
      return false;
    }
  if (g_error_matches (damage, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MISSING))
    g_clear_error (&damage);

  if (!solve_layer (build, seeds, file_solution, error))
    return false;
  build->layers[seeds] = open_checked (build, seeds, error);
  if (build->layers[seeds] == NULL)
    return false;
  report_layer (build, seeds, get_seconds (started), damage);
  return true;
}

bool
awale_tablebase_build (const AwaleRuleset       *rules,
                       const char               *directory,
                       int                       seeds,
                       const AwaleTablebaseJob  *job,
                       GError                  **error)
{
  return for_each_layer (rules, directory, seeds, job, true, build_layer, error);
}

/* --- Verifying. --- */

typedef struct
{
  const AwaleLayerInput *problem;
  const AwaleLayer      *layer;
  uint64_t               fault;    /* Number of the first wrong board, or the total number of boards
                                    * if none is wrong; atomic. */
} Verification;

/* True if the game ends at @position whatever moves led there; @net (out) is then what the mover
 * gains by the settlement, less what the opponent gains. */
static bool
settle (const AwaleRuleset *rules,
        AwalePosition       position,
        int                *net)
{
  AwaleEnding ending = AWALE_ENDING_NONE;
  AwaleScore score;

  if (awale_legal_moves (position, rules) == 0)
    ending = AWALE_ENDING_NO_SOWING;
  else if (rules->dead == AWALE_DEAD_ENDS && awale_is_dead (position, rules))
    ending = AWALE_ENDING_DEAD;
  if (ending == AWALE_ENDING_NONE)
    return false;
  score = awale_settle (rules, position, ending);
  *net = (score.south - score.north) / 2;
  return true;
}

/*
 * Computes the bounds of @position from its moves, each of which brings its gain less the
 * opponent's bounds after it. The functions of the rules are used instead of AwalePackedMoves,
 * which is to be verified.
 */
static AwaleBounds
apply_equations (const AwaleLayerInput *problem,
                 const AwaleLayer      *layer,
                 AwalePosition          position)
{
  const AwaleRuleset *rules = &problem->mover->rules;
  unsigned legal = awale_legal_moves (position, rules);
  int low = -AWALE_WORD_BIAS;
  int high = -AWALE_WORD_BIAS;

  for (; legal != 0; legal &= legal - 1)
    {
      int gain;
      AwalePosition after = awale_play (position, rules, __builtin_ctz (legal), &gain);
      uint64_t rank =
          awale_board_index_rank (&problem->mover->index, awale_pits_from_position (after));
      AwaleBounds bounds = awale_layer_get_checked (
          gain > 0 ? problem->layers[(int) problem->seeds - gain] : layer, rank);

      low = MAX (low, gain - bounds.high);
      high = MAX (high, gain - bounds.low);
    }
  return (AwaleBounds) { (int8_t) low, (int8_t) high };
}

static bool
is_right (const Verification *all,
          AwalePits           pits,
          uint64_t            rank)
{
  AwalePosition position = awale_pits_to_position (pits);
  AwaleBounds filed = awale_layer_get_checked (all->layer, rank);
  AwaleBounds bounds;
  int net;

  if (settle (&all->problem->mover->rules, position, &net))
    bounds = (AwaleBounds) { (int8_t) net, (int8_t) net };
  else
    bounds = apply_equations (all->problem, all->layer, position);
  if (all->problem->mover->rules.cycle == AWALE_CYCLE_SPLIT)
    bounds = awale_bounds_split (bounds);
  return bounds.low == filed.low && bounds.high == filed.high;
}

static void
note_fault (Verification *all,
            uint64_t      rank)
{
  uint64_t fault = __atomic_load_n (&all->fault, __ATOMIC_RELAXED);

  while (rank < fault
         && !__atomic_compare_exchange_n (&all->fault, &fault, rank, false, __ATOMIC_RELAXED,
                                          __ATOMIC_RELAXED))
    ;
}

static void
verify_chunks (void     *data,
               unsigned  worker)
{
  Verification *all = data;
  AwaleSolverChunk chunk;

  while (awale_solver_take_chunk (all->problem, worker, &chunk))
    for (uint64_t rank = chunk.rank; rank < chunk.end; rank++)
      if (!is_right (all, awale_board_iterator_to (&chunk.walk, rank), rank))
        note_fault (all, rank);
}

/* Reports the wrong board @fault, with the name of the file: @what is a printf format that takes
 * both. Returns true if there is no fault. */
static bool
judge_fault (const AwaleLayer  *layer,
             uint64_t           fault,
             const char        *what,
             GError           **error)
{
  g_autofree char *board = NULL;

  if (fault == layer->boards)
    return true;
  board = awale_position_to_string (
      awale_pits_to_position (awale_board_index_unrank (fault, layer->seeds)));
  g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED, what, layer->path,
               board);
  return false;
}

static bool
verify_equations (Build             *build,
                  const AwaleLayer  *layer,
                  GError           **error)
{
  AwaleLayerInput problem = { build->mover, build->layers, layer->seeds, layer->boards,
                              build->threads, { 0 } };
  Verification all = { &problem, layer, .fault = layer->boards };

  awale_board_split_init (&problem.halves, layer->seeds);
  awale_build_threads_run (build->threads, layer->boards < AWALE_SOLVER_ALONE, verify_chunks, &all);
  awale_board_split_clear (&problem.halves);
  if (awale_build_threads_is_stopped (build->threads))
    {
      set_cancelled (error);
      return false;
    }
  return judge_fault (layer, all.fault,
                      _("In “%s” the value of %s does not follow from its moves."), error);
}

static bool
compare_solution (Build                   *build,
                  const AwaleLayerValues  *solution,
                  GError                 **error)
{
  const AwaleLayer *layer = build->layers[solution->seeds];
  uint64_t rank = 0;

  for (; rank < solution->boards; rank++)
    {
      AwaleBounds filed = awale_layer_get_checked (layer, rank);
      AwaleBounds found = { 0, 0 };
      int above = awale_layer_get_estimate_checked (layer, rank)
                  - filed.low * AWALE_LAYER_ESTIMATE_STEPS;

      if (solution->words != NULL)
        found = awale_word_get_bounds (solution->words[rank]);
      else
        found.low = found.high = solution->values[rank];
      if (filed.low != found.low || filed.high != found.high)
        break;
      if (layer->estimates == NULL ? solution->estimates != NULL
          : solution->estimates == NULL || solution->estimates[rank] != above)
        break;
    }
  return judge_fault (layer, rank,
                      _("In “%s” the value of %s is not what solving the layer again gives."),
                      error);
}

/*
 * Verifies a layer. It is also solved again, because values of boards in a cycle can be consistent
 * and still wrong. With a drought that is the only check of values, because a value follows from
 * those with one ply fewer left, which no file contains.
 */
static bool
verify_layer (Build     *build,
              unsigned   seeds,
              GError   **error)
{
  int64_t started = g_get_monotonic_time ();

  awale_build_threads_begin_layer (build->threads, seeds, awale_board_index_boards (seeds));
  build->layers[seeds] = open_checked (build, seeds, error);
  if (build->layers[seeds] == NULL
      || (build->mover->rules.drought == 0
          && !verify_equations (build, build->layers[seeds], error))
      || !solve_layer (build, seeds, compare_solution, error))
    return false;
  report_layer (build, seeds, get_seconds (started), NULL);
  return true;
}

bool
awale_tablebase_verify (const AwaleRuleset       *rules,
                        const char               *directory,
                        int                       seeds,
                        const AwaleTablebaseJob  *job,
                        GError                  **error)
{
  return for_each_layer (rules, directory, seeds, job, false, verify_layer, error);
}

/* --- Removing, and sizes. --- */

/* Removes the layers from the largest to the smallest, so that an interruption leaves usable tables
 * of fewer seeds. */
static bool
remove_layers (const char  *folder,
               GError     **error)
{
  for (int n = AWALE_TABLEBASE_MAX_SEEDS; n >= 0; n--)
    {
      g_autofree char *path = awale_layer_dup_path (folder, (unsigned) n);

      awale_layer_remove_temporary (folder, (unsigned) n);
      if (g_unlink (path) != 0 && errno != ENOENT)
        {
          awale_layer_set_failed (error, path, errno);
          return false;
        }
    }
  return true;
}

bool
awale_tablebase_remove (const AwaleRuleset  *rules,
                        const char          *directory,
                        GError             **error)
{
  g_autofree char *folder = NULL;
  bool removed;
  int lock;

  g_return_val_if_fail (rules != NULL, false);

  folder = awale_tablebase_dup_folder (rules, directory);
  lock = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock < 0 && errno == ENOENT)
    return true;
  if (lock < 0)
    {
      awale_layer_set_failed (error, folder, errno);
      return false;
    }
  while (flock (lock, LOCK_EX) != 0 && errno == EINTR)
    ;
  removed = remove_layers (folder, error);
  if (removed)
    g_rmdir (folder);
  close (lock);
  return removed;
}

uint64_t
awale_tablebase_count_boards (int seeds)
{
  uint64_t boards = 0;

  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, 0);

  for (unsigned n = 0; n <= (unsigned) seeds; n++)
    boards += awale_board_index_boards (n);
  return boards;
}

/* Estimates the bytes of a layer. All bounds are assumed to be odd if @seeds is odd, and even if
 * not; 256 codes are then enough for 21 seeds. */
static uint64_t
estimate_layer_size (unsigned seeds)
{
  uint64_t boards = awale_board_index_boards (seeds);
  unsigned codes = 0;

  if (seeds > AWALE_LAYER_ESTIMATED_SEEDS)
    return awale_layer_plan (boards, seeds <= 21 ? 1 : 2, 256, false).total;
  /* The bounds of a board lie 0, 2, 4 … 2 × @seeds apart, and every estimate between them may
   * occur. */
  for (unsigned i = 0; i <= seeds; i++)
    codes += (seeds + 1 - i) * (2 * i * AWALE_LAYER_ESTIMATE_STEPS + 1);
  codes = (unsigned) MIN (codes, boards);
  return awale_layer_plan (boards, codes <= 256 ? 1 : 2, codes, true).total;
}

uint64_t
awale_tablebase_estimate_memory (int seeds)
{
  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, 0);

  return awale_board_index_boards ((unsigned) seeds) * sizeof (uint16_t)
         + (seeds > 0 ? awale_tablebase_estimate_size (seeds - 1) : 0);
}

uint64_t
awale_tablebase_estimate_size (int seeds)
{
  uint64_t size = 0;

  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, 0);

  for (unsigned n = 0; n <= (unsigned) seeds; n++)
    size += estimate_layer_size (n);
  return size;
}
