/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Private parts of AwaleAnalysis, shared by its files: searching (awale-analysis.c), results
 * (awale-analysis-view.c) and storing values in the game (awale-analysis-keep.c).
 */
#pragma once

#include "awale-analysis.h"
#include "awale-analysis-thread.h"

G_BEGIN_DECLS

struct _AwaleAnalysis
{
  GObject              parent_instance;

  AwaleGame           *game;
  GSignalGroup        *game_signals;
  AwaleNode           *node;
  GArray              *positions;  /* Positions from the start to the node; NULL without a node. */
  bool                 active;
  bool                 paused;
  bool                 running;
  int                  threads;
  int                  hash;
  int                  target_depth;
  AwaleTablebase      *tables;
  AwaleBook           *book;

  AwaleLatest         *latest;
  AwaleAnalysisThread *analysis_thread;
  AwaleAnalysisCache  *cache;

  AwaleSearchResult    found;       /* Result for the node; without lines if there is none. */
  bool                 is_unkept;   /* The result is not yet stored in the game. */
  gint64               kept;        /* Time of the last store. */
  unsigned             keep_source; /* Timeout of the next store. */
  unsigned             fail_source; /* Idle source that reports a failed search. */
  GListStore          *lines;       /* Rows for the node. */
  AwaleMoveValues      opening;     /* Values of the node from the book. */
};

/**
 * Stores the node's result in the game if it is the first one or @is_last; other results wait a
 * while, because every view of the game follows each store, and are announced when they are stored.
 * Returns true if it was stored now.
 */
bool awale_analysis_store_throttled (AwaleAnalysis *self,
                                     bool           is_last);

/** Updates the rows for the node and emits "updated". */
void awale_analysis_announce        (AwaleAnalysis *self);

G_END_DECLS
