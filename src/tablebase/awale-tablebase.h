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
  AWALE_TABLEBASE_MAX_SEEDS = 31,  /**< Limit of a layer: five bits a pit, and numbers of 32
                                    * bits. */
};

typedef enum
{
  AWALE_TABLEBASE_ERROR_DAMAGED,    /**< A file is damaged or foreign, or a value is wrong. */
  AWALE_TABLEBASE_ERROR_MISSING,    /**< The layer has not been built. */
  AWALE_TABLEBASE_ERROR_NO_SPACE,   /**< The disk, a quota or a limit on files is full. */
  AWALE_TABLEBASE_ERROR_FILE,       /**< Any other failure of a file. */
  AWALE_TABLEBASE_ERROR_MEMORY,     /**< The layer does not fit in memory. */
  AWALE_TABLEBASE_ERROR_CANCELLED,  /**< The stop flag was raised. */
} AwaleTablebaseError;

#define AWALE_TABLEBASE_ERROR (awale_tablebase_error_quark ())
GQuark awale_tablebase_error_quark (void);

/* --- Probing. --- */

/**
 * The layers of a ruleset, opened for probing: immutable, shared by any number of threads. Open
 * again to see layers built since. Values are those of the files when opened, even if the files
 * change or disappear.
 */
typedef struct _AwaleTablebase AwaleTablebase;

/**
 * Opens the layers 0, 1, 2 … of @rules in @directory (NULL: default) up to the first missing
 * one, at most @max_seeds. Opening is quick: contents are checked when first read. No layer at
 * all is not an error, see awale_tablebase_get_seeds().
 *
 * Returns: (transfer full): release with awale_tablebase_unref()
 */
AwaleTablebase *awale_tablebase_open       (const AwaleRuleset   *rules,
                                            const char           *directory,
                                            int                   max_seeds);
AwaleTablebase *awale_tablebase_ref        (AwaleTablebase       *tables);
void            awale_tablebase_unref      (AwaleTablebase       *tables);

/** The seeds of the largest layer, or -1 if there is none. */
int             awale_tablebase_get_seeds  (const AwaleTablebase *tables);

/**
 * The damaged or foreign file that ended the layers or made a probe fail; building again
 * repairs it. (transfer none) (nullable)
 */
const GError   *awale_tablebase_get_damage (const AwaleTablebase *tables);

/** Called once, in the thread that found @damage. */
typedef void (*AwaleTablebaseDamageFunc)   (const GError         *damage,
                                            void                 *user_data);

/**
 * Sets @func to be called when probing finds damage, as in a file that changed after it was
 * opened; to be called before the tables are shared. @destroy frees @user_data with
 * the tables.
 */
void            awale_tablebase_watch      (AwaleTablebase           *tables,
                                            AwaleTablebaseDamageFunc  func,
                                            void                     *user_data,
                                            GDestroyNotify            destroy);

/**
 * True if values hold for a position after @plies_without_harvest plies: always, unless the
 * rules have a drought, whose countdown starts again only after a harvest.
 */
bool            awale_tablebase_is_usable  (const AwaleTablebase *tables,
                                            int                   plies_without_harvest);

/**
 * Looks up the bounds of the gain of the player to move from @position on minus the other's, in
 * seeds, without stores: RULES' “Endgame values”. Equal bounds are a proof for a fresh history.
 * Under rules with a drought see awale_tablebase_is_usable(). Thread-safe.
 *
 * Returns: false if the board is not in the tables; @low and @high are then untouched
 */
bool            awale_tablebase_probe      (const AwaleTablebase *tables,
                                            AwalePosition         position,
                                            int                  *low,
                                            int                  *high);

/**
 * Looks up the likely outcome of @position between different bounds, in hundredths of a seed
 * for the player to move: an estimate, not a proof. Thread-safe.
 *
 * Returns: false if there is none, as for many seeds; @value is then untouched
 */
bool            awale_tablebase_estimate   (const AwaleTablebase *tables,
                                            AwalePosition         position,
                                            int                  *value);

/** Number of boards of a layer with given bounds. */
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
 * Returns: (transfer full) (element-type AwaleTablebaseCount): NULL with @error if it is
 * missing or damaged
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
 * The folder in @directory (NULL: default) for the tables of @rules; rulesets with the same
 * values share one. (transfer full)
 */
char    *awale_tablebase_dup_folder            (const AwaleRuleset  *rules,
                                                const char          *directory);

/** The bytes of the files of all layers of @rules in @directory (NULL: default). */
uint64_t awale_tablebase_measure_files         (const AwaleRuleset  *rules,
                                                const char          *directory);

/**
 * Removes all layers of @rules from @directory, after waiting for the end of their build. Open
 * tables stay usable until released.
 *
 * Returns: true if none is left
 */
bool     awale_tablebase_remove                (const AwaleRuleset  *rules,
                                                const char          *directory,
                                                GError             **error);

/** The number of boards of the layers 0 to @seeds. */
uint64_t awale_tablebase_count_boards          (int                  seeds);

/** The maximum bytes of the files of the layers 0 to @seeds. */
uint64_t awale_tablebase_estimate_size         (int                  seeds);

/**
 * The bytes of memory for building the layers 0 to @seeds: two a board of the largest layer,
 * and the codes of all smaller ones. Few seeds take some twenty megabytes more.
 */
uint64_t awale_tablebase_estimate_memory       (int                  seeds);

/* --- Building and verifying. --- */

/** Progress of a build or a verification. */
typedef struct
{
  int    layer;         /**< Current layer. */
  int    seeds;         /**< Last requested layer. */
  double fraction;      /**< Fraction of all work, 0 to 1; never decreases. */
  double seconds_left;  /**< An estimate; negative if unknown. */
} AwaleTablebaseProgress;

/** A completed layer. */
typedef struct
{
  int           seeds;
  uint64_t      boards;
  double        seconds;  /**< Wall time; negative if the layer existed. */
  const GError *damage;   /**< Reason for rebuilding an existing file; or NULL. */
} AwaleTablebaseLayer;

/** Called in the caller's thread, at most about thirty times a second. */
typedef void (*AwaleTablebaseProgressFunc) (const AwaleTablebaseProgress *progress,
                                            void                         *user_data);

/** Called in the caller's thread, once a layer, in order. */
typedef void (*AwaleTablebaseLayerFunc)    (const AwaleTablebaseLayer    *layer,
                                            void                         *user_data);

/** Options and callbacks of a build or a verification. */
typedef struct
{
  int                        threads;  /**< 0: one for each processor. */
  const int                 *stop;     /**< Nullable; set to non-zero (atomically) to cancel. */
  AwaleTablebaseProgressFunc progress;
  AwaleTablebaseLayerFunc    layer;
  void                      *user_data;
} AwaleTablebaseJob;

/**
 * Builds the missing layers 0 to @seeds of @rules in @directory (NULL: default). Existing
 * layers are checked and kept; a damaged or foreign file, or one of another version, is built
 * again. Only complete layers get their name, so that an interruption costs at most the current
 * one. Waits for another build of the same tables. Blocks; @job may be NULL.
 *
 * Returns: true if all the layers exist now
 */
bool     awale_tablebase_build                 (const AwaleRuleset      *rules,
                                                const char              *directory,
                                                int                      seeds,
                                                const AwaleTablebaseJob *job,
                                                GError                 **error);

/**
 * Verifies the layers 0 to @seeds by their checksums and by solving each again; without a
 * drought also every value by those of the board's successors, with the rules' own functions.
 *
 * Returns: false with the first fault as @error
 */
bool     awale_tablebase_verify                (const AwaleRuleset      *rules,
                                                const char              *directory,
                                                int                      seeds,
                                                const AwaleTablebaseJob *job,
                                                GError                 **error);

G_END_DECLS
