/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-player-page.h"
#include "desk/awale-rulesets.h"
#include "library/awale-library-filter.h"
#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_FILTER_POPOVER (awale_filter_popover_get_type ())

/**
 * Which games of a library are to be seen: of which collection, by what rules, with what result,
 * analyzed or not, from which days, with which positions in them; and, until that is cleared, of
 * which player.
 *
 * Signal: "changed": others are.
 */
G_DECLARE_FINAL_TYPE (AwaleFilterPopover, awale_filter_popover, AWALE, FILTER_POPOVER, GtkPopover)

/** Offers the rulesets of @rulesets; to be called once. */
void  awale_filter_popover_set_rulesets (AwaleFilterPopover *self,
                                         AwaleRulesets      *rulesets);

/** Offers the collections @names, and the favorites; and the collection that is chosen, or NULL. */
void  awale_filter_popover_set_collections (AwaleFilterPopover *self,
                                            const char *const  *names);
const char *awale_filter_popover_get_collection (AwaleFilterPopover *self);

/** The collection that is chosen is called @name now. */
void  awale_filter_popover_rename_collection (AwaleFilterPopover *self,
                                              const char         *name);

/** Sets what @filter asks for; the texts stay those of @self, until they change. */
void  awale_filter_popover_fill         (AwaleFilterPopover *self,
                                         AwaleLibraryFilter *filter);

/** All games are to be seen; or all games with @ruleset, as awale_ruleset_dup_id() has it. */
void  awale_filter_popover_clear        (AwaleFilterPopover *self);
void  awale_filter_popover_choose_ruleset (AwaleFilterPopover *self,
                                           const char         *ruleset);

/** All games of a player are to be seen, or those that began so. */
void  awale_filter_popover_choose_player (AwaleFilterPopover     *self,
                                          const AwalePlayerGames *games);

/** What positions are to come up in them; NULL: any. It lasts until that is another. */
const AwalePositionPattern *awale_filter_popover_get_pattern (AwaleFilterPopover *self);

/**
 * What is asked for, in words: “Abapa · Draw · Since 2024 · Pits A 0, b 12+”; NULL: nothing.
 * @either_side: positions count from the other side of the board, too. (transfer full)
 */
char *awale_filter_popover_dup_summary  (AwaleFilterPopover *self,
                                         bool                either_side);

G_END_DECLS
