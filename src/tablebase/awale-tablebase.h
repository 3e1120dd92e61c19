/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Endgame tables. This folder promises, for every ruleset that can have tables, presets and custom
 * ones alike, the two bounds of the mover's future net for every board of few seeds: how they are
 * numbered, built, filed, probed and verified. A value that cannot be trusted (a damaged file, a
 * layer that is not there) is never given. Nothing here knows a search or a game.
 */
#pragma once

#include "rules/awale-position.h"
#include "rules/awale-ruleset.h"

G_BEGIN_DECLS

enum
{
  AWALE_TABLEBASE_MAX_SEEDS = 31,  /**< Of a layer: five bits a pit, and numbers of 32 bits. */
};

typedef enum
{
  AWALE_TABLEBASE_ERROR_DAMAGED,    /**< A file is not what it says; or a value is wrong. */
  AWALE_TABLEBASE_ERROR_MISSING,    /**< A layer has not been built. */
  AWALE_TABLEBASE_ERROR_NO_SPACE,   /**< The disk (or a quota, or a limit on files) is full. */
  AWALE_TABLEBASE_ERROR_FILE,       /**< Any other failure of a file. */
  AWALE_TABLEBASE_ERROR_MEMORY,     /**< The layer does not fit in memory. */
  AWALE_TABLEBASE_ERROR_CANCELLED,  /**< The stop flag was raised. */
} AwaleTablebaseError;

#define AWALE_TABLEBASE_ERROR (awale_tablebase_error_quark ())
GQuark awale_tablebase_error_quark (void);

/* --- Probing. --- */

/**
 * The layers of one ruleset, opened for probing: immutable, shared by any number of threads. To see
 * layers that were built since, open again. Values come from the files as they were when opened,
 * even if those change or disappear, or there is none.
 */
typedef struct _AwaleTablebase AwaleTablebase;

/**
 * Opens the layers 0, 1, 2 … of @rules in @directory (NULL: the default one) up to the first that
 * is missing, @max_seeds at most. Opening costs next to nothing: contents are checked when they are
 * first read. No layer at all is not an error, see awale_tablebase_get_seeds().
 *
 * Returns: (transfer full): to be released with awale_tablebase_unref().
 */
AwaleTablebase *awale_tablebase_open       (const AwaleRuleset   *rules,
                                            const char           *directory,
                                            int                   max_seeds);
AwaleTablebase *awale_tablebase_ref        (AwaleTablebase       *tables);
void            awale_tablebase_unref      (AwaleTablebase       *tables);

/** The number of seeds of the largest layer, or -1 if there is none. */
int             awale_tablebase_get_seeds  (const AwaleTablebase *tables);

/**
 * The damaged or foreign file that ends the layers or made a probe fail; building again mends it.
 * Returns: (nullable)
 */
const GError   *awale_tablebase_get_damage (const AwaleTablebase *tables);

/** Called once, in the thread that found @damage. */
typedef void (*AwaleTablebaseDamageFunc)   (const GError         *damage,
                                            void                 *user_data);

/**
 * Calls @func when probing finds damage, as in a file that was changed after it was opened. To be
 * set before the tables are shared. @user_data is released with them.
 */
void            awale_tablebase_watch      (AwaleTablebase           *tables,
                                            AwaleTablebaseDamageFunc  func,
                                            void                     *user_data,
                                            GDestroyNotify            destroy);

/**
 * Whether values hold for a position after @plies_without_harvest plies: always, unless the rules
 * have a drought, whose countdown starts anew only after a harvest.
 */
bool            awale_tablebase_is_usable  (const AwaleTablebase *tables,
                                            int                   plies_without_harvest);

/**
 * The bounds of what the player to move gains from @position on minus what the other gains, in
 * seeds, stores not counted: RULES' “Endgame values”. Equal bounds are a proof for a fresh history.
 * Under rules with a drought see awale_tablebase_is_usable(). Thread-safe.
 *
 * Returns: whether the board is in the tables; if not, @low and @high are untouched.
 */
bool            awale_tablebase_probe      (const AwaleTablebase *tables,
                                            AwalePosition         position,
                                            int                  *low,
                                            int                  *high);

/**
 * The likely outcome of @position where its bounds differ, between them, in hundredths of a seed
 * for the player to move: a guess, that proves nothing. Thread-safe.
 *
 * Returns: whether there is one, for few seeds only; if not, @value is untouched.
 */
bool            awale_tablebase_estimate   (const AwaleTablebase *tables,
                                            AwalePosition         position,
                                            int                  *value);

/** The number of boards of a layer that have these bounds. */
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
GArray         *awale_tablebase_count      (const AwaleTablebase *tables,
                                            int                   seeds,
                                            GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleTablebase, awale_tablebase_unref)

/* --- Files. --- */

/** The default directory: awale/tables in the user's cache. (transfer full) */
char    *awale_tablebase_dup_default_directory (void);

/** The axes line in a layer's header: that of @rules without the axes that no value depends on. */
char    *awale_tablebase_dup_rules_line        (const AwaleRuleset  *rules);

/**
 * The folder in @directory (NULL: the default one) for the tables of @rules: rulesets that differ
 * in nothing that matters to values share one. (transfer full)
 */
char    *awale_tablebase_dup_folder            (const AwaleRuleset  *rules,
                                                const char          *directory);

/** Bytes that the files of all layers of @rules in @directory (NULL: the default one) take. */
uint64_t awale_tablebase_measure_files         (const AwaleRuleset  *rules,
                                                const char          *directory);

/**
 * Removes all layers of @rules from @directory, after waiting for a build of them to end. Tables
 * that are open stay usable until they are released.
 *
 * Returns: whether none is left.
 */
bool     awale_tablebase_remove                (const AwaleRuleset  *rules,
                                                const char          *directory,
                                                GError             **error);

/** Boards of the layers 0 to @seeds. */
uint64_t awale_tablebase_count_boards          (int                  seeds);

/** Bytes that the files of the layers 0 to @seeds take at most. */
uint64_t awale_tablebase_estimate_size         (int                  seeds);

/**
 * Bytes of memory that building the layers 0 to @seeds takes: two a board of the largest layer, and
 * the codes of all below it. Few seeds take some twenty megabytes more.
 */
uint64_t awale_tablebase_estimate_memory       (int                  seeds);

/* --- Building and verifying. --- */

/** Progress of a build or a verification. */
typedef struct
{
  int    layer;         /**< The layer at work. */
  int    seeds;         /**< The last layer asked for. */
  double fraction;      /**< Done of all that is to do, 0 to 1; never goes back. */
  double seconds_left;  /**< An estimate; negative while there is none. */
} AwaleTablebaseProgress;

/** A layer that is done. */
typedef struct
{
  int           seeds;
  uint64_t      boards;
  double        seconds;  /**< Wall time; negative if it was already there. */
  const GError *damage;   /**< Why an existing file had to be built again; or NULL. */
} AwaleTablebaseLayer;

/** Called in the caller's thread, at most some thirty times a second. */
typedef void (*AwaleTablebaseProgressFunc) (const AwaleTablebaseProgress *progress,
                                            void                         *user_data);

/** Called in the caller's thread, once a layer, in order. */
typedef void (*AwaleTablebaseLayerFunc)    (const AwaleTablebaseLayer    *layer,
                                            void                         *user_data);

/** Options and callbacks of a build or a verification. */
typedef struct
{
  int                        threads;  /**< 0: one a processor. */
  const int                 *stop;     /**< Nullable; becomes non-zero (atomically) to cancel. */
  AwaleTablebaseProgressFunc progress; /**< Nullable. */
  AwaleTablebaseLayerFunc    layer;    /**< Nullable. */
  void                      *user_data;
} AwaleTablebaseJob;

/**
 * Builds the missing layers 0 to @seeds of @rules in @directory (NULL: the default one). Existing
 * layers are checked and kept; a damaged or foreign file, and one of another version, is built
 * again. Only whole layers get a name, so an interruption at any instant costs the layer at work at
 * most. Waits for another build of the same tables to end. Blocks; @job may be NULL.
 *
 * Returns: whether all the layers are there now.
 */
bool     awale_tablebase_build                 (const AwaleRuleset      *rules,
                                                const char              *directory,
                                                int                      seeds,
                                                const AwaleTablebaseJob *job,
                                                GError                 **error);

/**
 * Verifies every byte of the layers 0 to @seeds by its checksum, and every layer by solving it
 * again; without a drought also every value by the values of the board's successors, with the
 * rules' own functions.
 *
 * Returns: whether all is well; if not, @error tells the first fault.
 */
bool     awale_tablebase_verify                (const AwaleRuleset      *rules,
                                                const char              *directory,
                                                int                      seeds,
                                                const AwaleTablebaseJob *job,
                                                GError                 **error);

G_END_DECLS
