/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-tablebase-build.h"

#include "awale-build.h"
#include "awale-equations.h"
#include "awale-board-iterator.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AwaleLayerInput   problem;
  const AwaleLayer *layer;
  AwaleBoardSplit   halves;
  size_t            n_chunks;
  uint64_t          fault;     /* Atomic: the first board that is wrong, or the number of boards. */
} Verification;

static AwaleBounds
look_up_layer (const void *data,
               uint64_t    rank)
{
  return awale_layer_get_checked (data, rank);
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

  if (awale_equations_settle (&all->problem.mover->rules, position, &net))
    bounds = (AwaleBounds) { (int8_t) net, (int8_t) net };
  else
    bounds = awale_equations_solve (&all->problem, position, look_up_layer, all->layer);
  if (all->problem.mover->rules.cycle == AWALE_CYCLE_SPLIT)
    bounds = awale_bounds_split (bounds);
  return bounds.low == filed.low && bounds.high == filed.high;
}

static void
tell_fault (Verification *all,
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
  const AwaleLayerInput *problem = &all->problem;
  size_t chunk;

  while (awale_crew_take (problem->crew, all->n_chunks, &chunk))
    {
      uint64_t start = (uint64_t) chunk * AWALE_SOLVER_CHUNK;
      uint64_t end = MIN (start + AWALE_SOLVER_CHUNK, problem->boards);
      AwaleBoardIterator walk;

      awale_board_iterator_start (&walk, &all->halves, &problem->mover->index, problem->seeds,
                                  start);
      for (uint64_t rank = start; rank < end; rank++)
        if (!is_right (all, awale_board_iterator_to (&walk, rank), rank))
          tell_fault (all, rank);
      if (worker == 0)
        awale_crew_tell (problem->crew, (double) chunk / (double) all->n_chunks);
    }
}

/* @what: the sentence with the file's name and the board, if there is a @fault. */
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

/* A value must be what the values after it give, by the rules' own functions. */
static bool
verify_equations (AwaleBuild        *build,
                  const AwaleLayer  *layer,
                  GError           **error)
{
  Verification all = {
    .problem = { build->mover, build->layers, layer->seeds, layer->boards, build->crew },
    .layer = layer,
    .n_chunks = (layer->boards + AWALE_SOLVER_CHUNK - 1) / AWALE_SOLVER_CHUNK,
    .fault = layer->boards,
  };

  awale_board_split_init (&all.halves, layer->seeds);
  awale_crew_run (build->crew, layer->boards < AWALE_SOLVER_ALONE, verify_chunks, &all);
  awale_board_split_clear (&all.halves);
  if (awale_crew_is_stopped (build->crew))
    {
      awale_build_set_cancelled (error);
      return false;
    }
  return judge_fault (layer, all.fault,
                      _("In “%s” the value of %s does not follow from its moves."), error);
}

/* Whether the estimates of layer @seeds can be found again: not from layers that lack some. */
static bool
has_estimates_below (const AwaleBuild *build,
                     unsigned          seeds)
{
  for (unsigned n = 0; n < seeds; n++)
    if (awale_layer_lacks_estimates (build->layers[n]))
      return false;
  return true;
}

static bool
compare_solution (const AwaleLayerValues *solution,
                  AwaleBuild             *build,
                  GError                **error)
{
  const AwaleLayer *layer = build->layers[solution->seeds];
  bool compares = layer->estimates != NULL && has_estimates_below (build, solution->seeds);
  uint64_t rank = 0;

  for (; rank < solution->boards; rank++)
    {
      AwaleBounds filed = awale_layer_get_checked (layer, rank);
      int above = awale_layer_get_estimate_checked (layer, rank)
                  - filed.low * AWALE_LAYER_ESTIMATE_STEPS;

      if (awale_word_of_bounds (filed.low, filed.high) != solution->words[rank])
        break;
      if (compares
          && (solution->estimates == NULL || solution->estimates[rank] != above))
        break;
    }
  return judge_fault (layer, rank,
                      _("In “%s” the value of %s is not what solving the layer again gives."),
                      error);
}

static bool
verify_layer (AwaleBuild  *build,
              unsigned     seeds,
              GError     **error)
{
  int64_t started = g_get_monotonic_time ();
  bool is_good;

  awale_crew_begin_layer (build->crew, seeds, awale_board_index_boards (seeds));
  build->layers[seeds] = awale_build_open_checked (build, seeds, error);
  if (build->layers[seeds] == NULL)
    return false;

  /*
   * With a drought values come from those with one ply less left: all are counted up again. Without
   * one the values of boards that lead in a circle can follow from each other and be wrong all the
   * same, so the layer is solved again, too, from those below it.
   */
  if (build->mover->rules.drought > 0)
    is_good = awale_build_solve (build, seeds, AWALE_TABLEBASE_SWEEPS, compare_solution, error);
  else
    is_good = verify_equations (build, build->layers[seeds], error)
              && awale_build_solve (build, seeds, AWALE_TABLEBASE_PROPAGATION, compare_solution,
                                    error);
  if (is_good)
    awale_build_tell_layer (build, seeds,
                            (double) (g_get_monotonic_time () - started) / G_USEC_PER_SEC, NULL);
  return is_good;
}

bool
awale_tablebase_verify (const AwaleRuleset       *rules,
                        const char               *directory,
                        int                       seeds,
                        const AwaleTablebaseJob  *job,
                        GError                  **error)
{
  g_auto (AwaleBuild) build = { .lock = -1 };

  g_return_val_if_fail (rules != NULL, false);
  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, false);

  if (!awale_ruleset_check (rules, error))
    return false;
  awale_build_init (&build, rules, directory, seeds, job);
  for (int n = 0; n <= seeds; n++)
    if (!verify_layer (&build, (unsigned) n, error))
      return false;
  return true;
}
