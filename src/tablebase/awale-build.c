/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-build.h"

#include "awale-solver.h"
#include "awale-tablebase-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  LOCK_WAIT = 50 * 1000,  /* Microseconds between two looks at whether another build has ended. */
};

void
awale_build_clear (AwaleBuild *build)
{
  g_clear_pointer (&build->crew, awale_crew_free);
  g_clear_pointer (&build->estimates, awale_estimates_free);
  g_free (build->mover);
  g_free (build->folder);
  g_free (build->line);
  if (build->lock >= 0)
    close (build->lock);
  for (size_t i = 0; i < G_N_ELEMENTS (build->layers); i++)
    g_clear_pointer (&build->layers[i], awale_layer_free);
}

void
awale_build_init (AwaleBuild              *build,
                  const AwaleRuleset      *rules,
                  const char              *directory,
                  int                      seeds,
                  const AwaleTablebaseJob *job)
{
  static const AwaleTablebaseJob standard = { 0 };

  build->job = job != NULL ? job : &standard;
  build->seeds = (unsigned) seeds;
  build->crew = awale_crew_new (job, seeds);
  build->mover = awale_packed_moves_new (rules);
  build->folder = awale_tablebase_dup_folder (rules, directory);
  build->line = awale_tablebase_dup_rules_line (rules);
}

void
awale_build_set_cancelled (GError **error)
{
  if (error == NULL || *error == NULL)
    g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_CANCELLED,
                 _("Building the tables was stopped."));
}

/* Waits for the lock of the folder that is open. Returns: false with @error */
static bool
wait_for_lock (AwaleBuild  *build,
               GError     **error)
{
  while (flock (build->lock, LOCK_EX | LOCK_NB) != 0)
    {
      if (errno != EWOULDBLOCK && errno != EINTR)
        {
          awale_layer_set_failed (error, build->folder, errno);
          return false;
        }
      if (awale_crew_is_stopped (build->crew))
        {
          awale_build_set_cancelled (error);
          return false;
        }
      g_usleep (LOCK_WAIT);
    }
  return true;
}

/* Whether the name of the folder still leads to what is locked. */
static bool
holds_folder (const AwaleBuild *build)
{
  struct stat locked, named;

  return fstat (build->lock, &locked) == 0 && stat (build->folder, &named) == 0
         && locked.st_dev == named.st_dev && locked.st_ino == named.st_ino;
}

/* While waiting for another build or a deletion the folder may go: then it is made anew. */
bool
awale_build_lock (AwaleBuild  *build,
                  GError     **error)
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

bool
awale_build_check_folder (const AwaleBuild  *build,
                          GError           **error)
{
  if (holds_folder (build))
    return true;
  g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_FILE,
               _("The folder “%s” was deleted while tables were being built in it."),
               build->folder);
  return false;
}

void
awale_build_tell_layer (const AwaleBuild *build,
                        unsigned          seeds,
                        double            seconds,
                        const GError     *damage)
{
  AwaleTablebaseLayer layer = { (int) seeds, awale_board_index_boards (seeds), seconds, damage };

  if (build->job->layer != NULL)
    build->job->layer (&layer, build->job->user_data);
}

typedef struct
{
  AwaleBuild *build;
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

AwaleLayer *
awale_build_open_checked (AwaleBuild  *build,
                          unsigned     seeds,
                          GError     **error)
{
  g_autoptr (AwaleLayer) layer = awale_layer_open (build->folder, build->line, seeds, error);
  Check check = { build, layer, 0 };

  if (layer == NULL)
    return NULL;
  check.n_chunks = awale_layer_count_chunks (layer);
  awale_crew_run (build->crew, check.n_chunks < 16, check_chunks, &check);
  if (awale_crew_is_stopped (build->crew))
    {
      awale_build_set_cancelled (error);
      return NULL;
    }
  return awale_layer_check (layer, error) ? g_steal_pointer (&layer) : NULL;
}

/*
 * Finds the estimates of a layer that gets some; some rules leave no value open. Returns: false if
 * that failed or was stopped
 */
static bool
estimate (AwaleBuild            *build,
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
  return !awale_crew_is_stopped (problem->crew);
}

bool
awale_build_solve (AwaleBuild            *build,
                   unsigned               seeds,
                   AwaleTablebaseMethod   method,
                   AwaleSolutionFunc      func,
                   GError               **error)
{
  AwaleLayerValues solution = { .seeds = seeds, .boards = awale_board_index_boards (seeds) };
  AwaleLayerInput problem = { build->mover, build->layers, seeds, solution.boards, build->crew };
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
  done = (words != NULL || values != NULL) && estimate (build, &problem, &solution, error)
         && func (&solution, build, error);
  /* The large layers need the memory that the small ones took. */
  if (seeds >= AWALE_LAYER_ESTIMATED_SEEDS)
    g_clear_pointer (&build->estimates, awale_estimates_free);
  awale_solver_free (words, solution.boards, sizeof (uint16_t));
  awale_solver_free (values, solution.boards, sizeof (int8_t));
  if (!done && awale_crew_is_stopped (build->crew))
    awale_build_set_cancelled (error);
  return done;
}
