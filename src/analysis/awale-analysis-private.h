/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Between the files of AwaleAnalysis: what it holds and how it works (awale-analysis.c), what
 * it tells (awale-analysis-view.c), and what the game keeps of it (awale-analysis-keep.c).
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
  GArray              *positions;  /* From the start to the node; NULL without a node. */
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

  AwaleSearchResult    found;       /* By the search of the node; no lines: nothing yet. */
  bool                 is_unkept;   /* The game has not been told of it yet. */
  gint64               kept;        /* When it last was. */
  unsigned             keep_source; /* It will be. */
  unsigned             fail_source; /* A search could not be begun, which will be told. */
  GListStore          *lines;       /* What is shown of the node. */
  AwaleMoveValues      opening;     /* What the book says of it. */
};

/**
 * Keeps what was found of the node beside the game, if it is the first or the @is_last that is;
 * what lies between waits a while, since everybody who shows the game looks at it anew, and is
 * announced when it is kept.
 * Returns: whether it has been kept now
 */
bool awale_analysis_store_throttled (AwaleAnalysis *self,
                                     bool           is_last);

/** Shows what is known of the node, and says so. */
void awale_analysis_announce        (AwaleAnalysis *self);

G_END_DECLS
