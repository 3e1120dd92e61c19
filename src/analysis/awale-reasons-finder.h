/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-reasons.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Finds reasons in a thread, one question after another, and keeps the answers. */
typedef struct _AwaleReasonsFinder AwaleReasonsFinder;

/** Callback for another answer that is known; it may free the finder. */
typedef void (*AwaleReasonsFoundFunc) (void *owner);

AwaleReasonsFinder *awale_reasons_finder_new        (AwaleReasonsFoundFunc found,
                                                     void                 *owner);
void                awale_reasons_finder_free       (AwaleReasonsFinder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleReasonsFinder, awale_reasons_finder_free)

/** Sets the tables (nullable) for the questions to come. */
void                awale_reasons_finder_set_tables (AwaleReasonsFinder *self,
                                                     AwaleTablebase     *tables);

/**
 * Asks why @played, a legal move at @node, is worse than another: than the better move that @values
 * (those in @game if NULL) name, or else than the best one. Returns: (transfer none) (nullable):
 * NULL if the answer is not known yet; it is valid until the finder is cleared
 */
const AwaleReasons *awale_reasons_finder_ask        (AwaleReasonsFinder    *self,
                                                     AwaleGame             *game,
                                                     AwaleNode             *node,
                                                     AwaleMove              played,
                                                     const AwaleMoveValues *values);

/** Stops the search, and forgets all questions and answers. */
void                awale_reasons_finder_clear      (AwaleReasonsFinder *self);

/**
 * Explains the reasons as awale_reasons_describe() does or, if @hides_better, as
 * awale_reasons_describe_refutation(), with the names of the players of @game.
 */
char               *awale_reasons_describe_in_game  (const AwaleReasons    *reasons,
                                                     AwaleGame             *game,
                                                     bool                   hides_better);

/**
 * The capture that the first reason is about, in the line of the better move if @is_better (out).
 * Returns: (transfer none) (nullable)
 */
const AwaleSowing  *awale_reasons_get_capture       (const AwaleReasons *reasons,
                                                     bool               *is_better);

G_END_DECLS
