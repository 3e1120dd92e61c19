/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What is proven. This folder promises, for every ruleset that can have tables, presets and custom
 * ones alike, the two bounds of the mover's future net for every board of few seeds: how they are
 * numbered, built, filed, probed and verified. A value that cannot be trusted (a damaged file, a
 * layer that is not there) is never given. Nothing here knows a search or a game.
 */
#pragma once

#include "awale-tablebase-error.h"
#include "rules/awale-position.h"
#include "rules/awale-ruleset.h"

G_BEGIN_DECLS

/** The most seeds a layer may have: five bits a pit, and board numbers of 32 bits. */
enum
{
  AWALE_TABLEBASE_MAX_SEEDS = 31,
};

/**
 * The layers of one ruleset, opened for probing: immutable, shared by any number of threads. To see
 * layers that were built since, open again. Whatever happens to the files meanwhile, what is given
 * is what they held when they were opened, or nothing.
 */
typedef struct _AwaleTablebase AwaleTablebase;

/**
 * Opens the layers 0, 1, 2 … of @rules in @directory (NULL: the default one) as far as they are
 * there, @max_seeds at most. Opening costs next to nothing: contents are checked when they are
 * first read. None being there is not an error, see awale_tablebase_get_seeds().
 *
 * Returns: (transfer full): to be released with awale_tablebase_unref().
 */
AwaleTablebase *awale_tablebase_open          (const AwaleRuleset   *rules,
                                               const char           *directory,
                                               int                   max_seeds);
AwaleTablebase *awale_tablebase_ref           (AwaleTablebase       *tables);
void            awale_tablebase_unref         (AwaleTablebase       *tables);

/** The most seeds of which boards can be probed, or -1 if there is no layer at all. */
int             awale_tablebase_get_seeds     (const AwaleTablebase *tables);

/**
 * What is damaged, or foreign, if that is why the layers end where they do or why a probe failed:
 * building again mends it. Else NULL.
 */
const GError   *awale_tablebase_get_damage    (const AwaleTablebase *tables);

/** Called once, in whichever thread found @damage. */
typedef void (*AwaleTablebaseDamageFunc)      (const GError         *damage,
                                               void                 *user_data);

/**
 * Has @func told when probing finds damage, as of a file that was changed since it was opened. To
 * be called before the tables are shared. @user_data is released with them.
 */
void            awale_tablebase_watch         (AwaleTablebase           *tables,
                                               AwaleTablebaseDamageFunc  func,
                                               void                     *user_data,
                                               GDestroyNotify            destroy);

/**
 * Whether values hold for a position after @plies_without_harvest plies: always, unless the rules
 * have a drought, whose counting down begins anew after a harvest only.
 */
bool            awale_tablebase_is_usable     (const AwaleTablebase *tables,
                                               int                   plies_without_harvest);

/**
 * The bounds of what the player to move gains from @position on minus what the other gains, in
 * seeds, stores not counted: RULES' “Endgame values”. Equal bounds are a proof for a fresh history.
 * Under rules with a drought see awale_tablebase_is_usable(). Thread-safe.
 *
 * Returns: whether the board is in the tables; if not, @low and @high are untouched.
 */
bool            awale_tablebase_probe         (const AwaleTablebase *tables,
                                               AwalePosition         position,
                                               int                  *low,
                                               int                  *high);

/**
 * What play from @position is likely to come to where its bounds are not the same, between them, in
 * hundredths of a seed for the player to move: a guess, that proves nothing. Thread-safe.
 *
 * Returns: whether there is one: of few seeds only; if not, @value is untouched.
 */
bool            awale_tablebase_estimate      (const AwaleTablebase *tables,
                                               AwalePosition         position,
                                               int                  *value);

/**
 * Whether layers of @tables were built when there were no estimates, or former ones, and building
 * again would file others: what is there stays right.
 */
bool            awale_tablebase_is_outdated   (const AwaleTablebase *tables);

/** How many boards of a layer have these bounds. */
typedef struct
{
  int      seeds;
  int      low;
  int      high;
  uint64_t boards;
} AwaleTablebaseCount;

/**
 * Counts layer @seeds, sorted by low, then high.
 *
 * Returns: (transfer full) (element-type AwaleTablebaseCount): NULL with @error if it is not there
 * or damaged.
 */
GArray         *awale_tablebase_count         (const AwaleTablebase *tables,
                                               int                   seeds,
                                               GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleTablebase, awale_tablebase_unref)

G_END_DECLS
