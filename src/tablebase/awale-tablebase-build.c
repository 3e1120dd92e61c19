/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-tablebase-build.h"

#include "awale-solver.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  LOCK_WAIT = 50 * 1000,  /* Microseconds between two looks at whether another build has ended. */
};

typedef struct
{
  const AwaleTablebaseJob *job;
  AwaleCrew               *crew;
  AwaleMover              *mover;
  char                    *folder;
  char                    *line;
  int                      lock;
  AwaleLayer              *layers[AWALE_TABLEBASE_MAX_SEEDS + 1];
} Build;

static void
build_clear (Build *build)
{
  g_clear_pointer (&build->crew, awale_crew_free);
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
build_init (Build                   *build,
            const AwaleRuleset      *rules,
            const char              *directory,
            int                      seeds,
            const AwaleTablebaseJob *job)
{
  static const AwaleTablebaseJob standard = { 0 };

  build->job = job != NULL ? job : &standard;
  build->crew = awale_crew_new (job, seeds);
  build->mover = awale_mover_new (rules);
  build->folder = awale_layer_dup_folder (rules, directory);
  build->line = awale_layer_dup_rules_line (rules);
}

static void
set_cancelled (GError **error)
{
  if (error == NULL || *error == NULL)
    g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_CANCELLED,
                 _("building the tables was stopped"));
}

/* The lock goes with the process, however that ends, so that none is ever left behind. */
static bool
build_lock (Build   *build,
            GError **error)
{
  if (g_mkdir_with_parents (build->folder, 0755) != 0)
    {
      awale_layer_set_failed (error, build->folder, errno);
      return false;
    }
  build->lock = open (build->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (build->lock < 0)
    {
      awale_layer_set_failed (error, build->folder, errno);
      return false;
    }
  while (flock (build->lock, LOCK_EX | LOCK_NB) != 0)
    {
      if (errno != EWOULDBLOCK && errno != EINTR)
        {
          awale_layer_set_failed (error, build->folder, errno);
          return false;
        }
      if (awale_crew_is_stopped (build->crew))
        {
          set_cancelled (error);
          return false;
        }
      g_usleep (LOCK_WAIT);
    }
  return true;
}

static void
tell_layer (const Build  *build,
            unsigned      seeds,
            double        seconds,
            const GError *damage)
{
  AwaleTablebaseLayer layer = { (int) seeds, awale_index_boards (seeds), seconds, damage };

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

  while (awale_crew_take (check->build->crew, check->n_chunks, &chunk))
    awale_layer_check_chunk (check->layer, chunk);
}

/* Opens what is there of layer @seeds and checks all of it. */
static AwaleLayer *
open_checked (Build     *build,
              unsigned   seeds,
              GError   **error)
{
  g_autoptr (AwaleLayer) layer = awale_layer_open (build->folder, build->line, seeds, error);
  Check check = { build, layer, 0 };

  if (layer == NULL)
    return NULL;
  check.n_chunks = awale_layer_plan (layer->boards, layer->width, layer->n_bounds).n_chunks;
  awale_crew_run (build->crew, check.n_chunks < 16, check_chunks, &check);
  if (awale_crew_is_stopped (build->crew))
    {
      set_cancelled (error);
      return NULL;
    }
  return awale_layer_check (layer, error) ? g_steal_pointer (&layer) : NULL;
}

/* Solves layer @seeds by the method asked for and hands the solution to @func. */
typedef bool (*SolutionFunc) (const AwaleSolution  *solution,
                              Build                *build,
                              GError              **error);

static bool
solve_layer (Build                 *build,
             unsigned               seeds,
             AwaleTablebaseMethod   method,
             SolutionFunc           func,
             GError               **error)
{
  AwaleSolution solution = { .seeds = seeds, .boards = awale_index_boards (seeds) };
  AwaleProblem problem = { build->mover, build->layers, seeds, solution.boards, build->crew };
  bool drought = build->mover->rules.drought > 0;
  uint16_t *words = NULL;
  int8_t *values = NULL;
  bool done;

  if (method == AWALE_TABLEBASE_SWEEPS)
    words = awale_solve_by_sweeps (&problem, error);
  else if (drought)
    values = awale_solve_by_countdown (&problem, error);
  else
    words = awale_solve_by_propagation (&problem, error);

  solution.words = words;
  solution.values = values;
  done = (words != NULL || values != NULL) && func (&solution, build, error);
  awale_solver_free (words, solution.boards, sizeof (uint16_t));
  awale_solver_free (values, solution.boards, sizeof (int8_t));
  if (!done && awale_crew_is_stopped (build->crew))
    set_cancelled (error);
  return done;
}

static bool
file_solution (const AwaleSolution  *solution,
               Build                *build,
               GError              **error)
{
  return awale_layer_write (solution, build->folder, build->line, build->crew, error);
}

/* What was just written is as it should be: pages in memory that were checksummed on their way. */
static AwaleLayer *
open_written (Build     *build,
              unsigned   seeds,
              GError   **error)
{
  AwaleLayer *layer = awale_layer_open (build->folder, build->line, seeds, error);

  if (layer != NULL)
    memset (layer->states, AWALE_CHUNK_GOOD,
            awale_layer_plan (layer->boards, layer->width, layer->n_bounds).n_chunks);
  return layer;
}

static bool
build_layer (Build     *build,
             unsigned   seeds,
             GError   **error)
{
  int64_t started = g_get_monotonic_time ();
  g_autoptr (GError) damage = NULL;

  awale_crew_begin_layer (build->crew, seeds, awale_index_boards (seeds));
  awale_layer_remove_temporary (build->folder, seeds);
  build->layers[seeds] = open_checked (build, seeds, &damage);
  if (build->layers[seeds] != NULL)
    {
      tell_layer (build, seeds, -1, NULL);
      return true;
    }
  if (awale_crew_is_stopped (build->crew))
    {
      set_cancelled (error);
      return false;
    }
  if (g_error_matches (damage, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MISSING))
    g_clear_error (&damage);

  if (!solve_layer (build, seeds, build->job->method, file_solution, error))
    return false;
  build->layers[seeds] = open_written (build, seeds, error);
  if (build->layers[seeds] == NULL)
    return false;
  tell_layer (build, seeds, (double) (g_get_monotonic_time () - started) / G_USEC_PER_SEC, damage);
  return true;
}

bool
awale_tablebase_build (const AwaleRuleset       *rules,
                       const char               *directory,
                       int                       seeds,
                       const AwaleTablebaseJob  *job,
                       GError                  **error)
{
  g_auto (Build) build = { .lock = -1 };

  g_return_val_if_fail (rules != NULL, false);
  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, false);

  if (!awale_ruleset_check (rules, error))
    return false;
  build_init (&build, rules, directory, seeds, job);
  if (!build_lock (&build, error))
    return false;
  for (int n = 0; n <= seeds; n++)
    if (!build_layer (&build, (unsigned) n, error))
      return false;
  return true;
}

uint64_t
awale_tablebase_estimate_size (int seeds)
{
  uint64_t size = 0;

  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, 0);

  /* Where bounds have the parity of their layer, 256 codes are enough for 21 seeds. */
  for (unsigned n = 0; n <= (unsigned) seeds; n++)
    size += awale_layer_plan (awale_index_boards (n), n <= 21 ? 1 : 2, 256).total;
  return size;
}
