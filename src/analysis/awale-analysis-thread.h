/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-analysis-cache.h"
#include "awale-latest.h"

G_BEGIN_DECLS

/** A position to analyze; all of it is copied. */
typedef struct
{
  AwaleRuleset         rules;
  AwaleTablebase      *tables;       /**< (nullable) */
  unsigned             hash;         /**< Mebibytes. */
  int                  threads;
  int                  depth;        /**< Depth at which the search is complete. */
  const AwalePosition *positions;    /**< From the start on; the last one is searched. */
  size_t               n_positions;
} AwaleAnalysisRequest;

/**
 * A thread that searches one position at a time and puts its AwaleAnalysisResult into an
 * AwaleLatest. No function waits for the thread.
 */
typedef struct _AwaleAnalysisThread AwaleAnalysisThread;

/**
 * Creates the thread's object; @latest must hold values of the size of AwaleAnalysisResult.
 * Returns: (transfer full)
 */
AwaleAnalysisThread *awale_analysis_thread_new    (AwaleLatest                *latest);

/**
 * Drops the current search and starts @request, whose results belong to @generation. Returns false
 * if the system cannot start a thread; calling again may succeed.
 */
bool                 awale_analysis_thread_search (AwaleAnalysisThread        *self,
                                                   const AwaleAnalysisRequest *request,
                                                   unsigned                    generation);
void                 awale_analysis_thread_stop   (AwaleAnalysisThread        *self);

/** Frees the object; its thread ends within the 20 ms that a search takes to stop. */
void                 awale_analysis_thread_free   (AwaleAnalysisThread        *self);

G_END_DECLS
