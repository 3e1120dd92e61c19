/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-crew.h"
#include "awale-estimates.h"
#include "awale-layer-writer.h"
#include "awale-layer.h"
#include "awale-packed-moves.h"
#include "awale-tablebase.h"

G_BEGIN_DECLS

/** What building and verifying share: the tables of one ruleset in one folder, and who works. */
typedef struct
{
  const AwaleTablebaseJob *job;
  AwaleCrew               *crew;
  AwalePackedMoves        *mover;
  AwaleEstimates          *estimates;  /* NULL before and after the layers that get some. */
  unsigned                 seeds;      /* The largest layer's. */
  char                    *folder;
  char                    *line;
  int                      lock;     /* Of the folder, opened; or -1. */
  AwaleLayer              *layers[AWALE_TABLEBASE_MAX_SEEDS + 1];
} AwaleBuild;

/** @job may be NULL. Nothing is opened yet. */
void        awale_build_init          (AwaleBuild              *build,
                                       const AwaleRuleset      *rules,
                                       const char              *directory,
                                       int                      seeds,
                                       const AwaleTablebaseJob *job);
void        awale_build_clear         (AwaleBuild              *build);

/**
 * Makes the folder and waits until no other build works there. The lock goes with the process,
 * however that ends, so that none is ever left behind.
 */
bool        awale_build_lock          (AwaleBuild              *build,
                                       GError                 **error);

/** Whether the folder that was locked is still the one of that name; else @error. */
bool        awale_build_check_folder  (const AwaleBuild        *build,
                                       GError                 **error);

/** Opens what is there of layer @seeds and checks all of it. Returns: (transfer full) */
AwaleLayer *awale_build_open_checked  (AwaleBuild              *build,
                                       unsigned                 seeds,
                                       GError                 **error);

/** What is done with a solution; if it fails it sets the error, or the build is stopped. */
typedef bool (*AwaleSolutionFunc)     (const AwaleLayerValues  *solution,
                                       AwaleBuild              *build,
                                       GError                 **error);

/** Solves layer @seeds by @method and hands the solution to @func. */
bool        awale_build_solve         (AwaleBuild              *build,
                                       unsigned                 seeds,
                                       AwaleTablebaseMethod     method,
                                       AwaleSolutionFunc        func,
                                       GError                 **error);

/** Tells that layer @seeds is done; see AwaleTablebaseLayer. */
void        awale_build_tell_layer    (const AwaleBuild        *build,
                                       unsigned                 seeds,
                                       double                   seconds,
                                       const GError            *damage);

/** Sets @error, unless it is set, to tell that the stop flag is up. */
void        awale_build_set_cancelled (GError                 **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleBuild, awale_build_clear)

G_END_DECLS
