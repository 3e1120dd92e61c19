/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-search.h"
#include "game/awale-node.h"

G_BEGIN_DECLS

/** What a search found of a position. */
typedef struct
{
  AwaleSearchResult result;
  int               target;  /**< The depth the search came to rest at; 0: it was stopped. */
} AwaleAnalysisResult;

/**
 * Findings by position, for one ruleset. Two positions are the same if what was played since the
 * last harvest holds the same positions too: repetition and drought depend on these and on
 * nothing else. Bounded: the ones that were found longest ago go first.
 */
typedef struct _AwaleAnalysisCache AwaleAnalysisCache;

/** How many findings are kept. */
enum
{
  AWALE_ANALYSIS_CACHE_SIZE = 4096,
};

AwaleAnalysisCache        *awale_analysis_cache_new    (void);
void                       awale_analysis_cache_free   (AwaleAnalysisCache        *self);
void                       awale_analysis_cache_clear  (AwaleAnalysisCache        *self);

/** Forgets the findings, but for whose they are: lookups give empty ones, of no depth or lines. */
void                       awale_analysis_cache_distrust (AwaleAnalysisCache *self);
unsigned                   awale_analysis_cache_get_size (AwaleAnalysisCache *self);

/** What is known of the last of @positions, or NULL. Valid until the next store. */
const AwaleAnalysisResult *awale_analysis_cache_lookup (AwaleAnalysisCache        *self,
                                                        const AwalePosition       *positions,
                                                        size_t                     n_positions);

/** Keeps a copy of @finding, in place of what was known. */
void                       awale_analysis_cache_store  (AwaleAnalysisCache        *self,
                                                        const AwalePosition       *positions,
                                                        size_t                     n_positions,
                                                        const AwaleAnalysisResult *result);

G_END_DECLS
