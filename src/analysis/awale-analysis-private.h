/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Between the files of AwaleAnalysis: what it holds and how it works (awale-analysis.c), and what
 * it tells (awale-analysis-view.c).
 */
#pragma once

#include "awale-analysis.h"
#include "awale-analyst.h"

G_BEGIN_DECLS

struct _AwaleAnalysis
{
  GObject             parent_instance;

  AwaleGame          *game;
  GSignalGroup       *game_signals;
  AwaleNode          *node;
  GArray             *positions;  /* From the start to the node; NULL without a node. */
  bool                active;
  bool                paused;
  bool                deeper;
  bool                running;
  int                 threads;
  int                 hash;
  int                 target_depth;
  AwaleTablebase     *tables;

  AwaleLatest        *latest;
  AwaleAnalyst       *analyst;
  AwaleAnalysisCache *cache;

  bool                has_evaluation;
  AwaleEvaluation     evaluation;
  AwaleSearchResult   figures;     /* What the lines were made of; no lines: nothing is known. */
  GListStore         *lines;
};

G_END_DECLS
