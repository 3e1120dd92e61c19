/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-search.h"
#include "game/awale-node.h"

G_BEGIN_DECLS

/** The result of a search of one position. */
typedef struct
{
  AwaleSearchResult result;
  int               target;  /**< Depth in plies up to which the search is complete; 0 if it is
                              * not. */
} AwaleAnalysisResult;

/**
 * Search results by position, under one ruleset. Two positions count as the same only if the same
 * positions have occurred since the last harvest, because repetition and drought depend on them
 * alone. The oldest results are dropped first.
 */
typedef struct _AwaleAnalysisCache AwaleAnalysisCache;

/** Maximum number of results that a cache holds. */
enum
{
  AWALE_ANALYSIS_CACHE_SIZE = 4096,
};

AwaleAnalysisCache        *awale_analysis_cache_new    (void);
void                       awale_analysis_cache_free   (AwaleAnalysisCache        *self);
void                       awale_analysis_cache_clear  (AwaleAnalysisCache        *self);

/**
 * Empties all results but keeps their keys, so that a lookup gives a result without depth or lines.
 */
void                       awale_analysis_cache_distrust (AwaleAnalysisCache *self);
unsigned                   awale_analysis_cache_get_size (AwaleAnalysisCache *self);

/**
 * The result for the last of @positions, or NULL; valid until a result is stored or the cache is
 * cleared, distrusted or freed.
 */
const AwaleAnalysisResult *awale_analysis_cache_lookup (AwaleAnalysisCache        *self,
                                                        const AwalePosition       *positions,
                                                        size_t                     n_positions);

/** Stores a copy of @result, which replaces an earlier one. */
void                       awale_analysis_cache_store  (AwaleAnalysisCache        *self,
                                                        const AwalePosition       *positions,
                                                        size_t                     n_positions,
                                                        const AwaleAnalysisResult *result);

G_END_DECLS
