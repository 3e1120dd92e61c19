/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-player-page.h"
#include "session/awale-rulesets.h"
#include "library/awale-library-filter.h"
#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_FILTER_POPOVER (awale_filter_popover_get_type ())

/**
 * Filters for the games of a library: collection, ruleset, result, analysis, dates and a pattern of
 * positions. A player can be set by the program and is part of the filters until they are cleared.
 *
 * Signal: "changed": the filters changed.
 */
G_DECLARE_FINAL_TYPE (AwaleFilterPopover, awale_filter_popover, AWALE, FILTER_POPOVER, GtkPopover)

/** Sets the rulesets to choose from; call it once. */
void  awale_filter_popover_set_rulesets (AwaleFilterPopover *self,
                                         AwaleRulesets      *rulesets);

/** Sets the collections @names, which are offered after the favorites. */
void  awale_filter_popover_set_collections (AwaleFilterPopover *self,
                                            const char *const  *names);
const char *awale_filter_popover_get_collection (AwaleFilterPopover *self);

/** Updates the name of the chosen collection after the library has renamed it. */
void  awale_filter_popover_rename_collection (AwaleFilterPopover *self,
                                              const char         *name);

/**
 * Sets the fields of @filter that the popover filters by; others stay as they are. The strings and
 * patterns belong to @self and are valid until the filters change.
 */
void  awale_filter_popover_fill         (AwaleFilterPopover *self,
                                         AwaleLibraryFilter *filter);

void  awale_filter_popover_clear        (AwaleFilterPopover *self);
void  awale_filter_popover_choose_ruleset (AwaleFilterPopover *self,
                                           const char         *ruleset);

/** Clears the filters and selects the games of a player, optionally with one opening. */
void  awale_filter_popover_choose_player (AwaleFilterPopover     *self,
                                          const AwalePlayerGames *games);

/**
 * The pattern of positions, valid until the filters change; NULL for any position. Returns:
 * (transfer none) (nullable)
 */
const AwalePositionPattern *awale_filter_popover_get_pattern (AwaleFilterPopover *self);

/**
 * Describes the filters, “Abapa · Draw · Since 2024 · Pits A 0, b 12+”; NULL if there are none.
 * @either_side adds that positions also match with the sides swapped. Returns: (transfer full)
 * (nullable)
 */
char *awale_filter_popover_dup_summary  (AwaleFilterPopover *self,
                                         bool                either_side);

G_END_DECLS
