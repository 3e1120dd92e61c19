/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-analysis-cache.h"
#include "awale-latest.h"

G_BEGIN_DECLS

/** What an analyst is to look at; all of it is copied. */
typedef struct
{
  AwaleRuleset         rules;
  AwaleTablebase      *tables;       /**< Nullable. */
  unsigned             hash;         /**< Mebibytes. */
  int                  threads;
  int                  depth;        /**< Where it comes to rest. */
  const AwalePosition *positions;    /**< From the start on; the last is looked at. */
  size_t               n_positions;
} AwaleAnalysisRequest;

/**
 * A thread that searches one position after the other and puts what it finds, as
 * AwaleAnalysisResult, into an AwaleLatest. Nothing here ever waits for the thread.
 */
typedef struct _AwaleAnalysisThread AwaleAnalysisThread;

/** @latest must be made for values of the size of AwaleAnalysisResult. */
AwaleAnalysisThread *awale_analysis_thread_new    (AwaleLatest                *latest);

/**
 * Gives up what it is at and begins @task, whose findings belong to @generation. Returns: false,
 * and nothing is begun, if the system starts no thread; it can be tried again
 */
bool                 awale_analysis_thread_search (AwaleAnalysisThread        *self,
                                                   const AwaleAnalysisRequest *request,
                                                   unsigned                    generation);
void                 awale_analysis_thread_stop   (AwaleAnalysisThread        *self);

/** The thread ends by itself, within the 20 ms that a search takes to stop. */
void                 awale_analysis_thread_free   (AwaleAnalysisThread        *self);

G_END_DECLS
