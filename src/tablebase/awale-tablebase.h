/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Endgame tables: two bounds of the mover's future net gain for boards of few seeds, under presets
 * and custom rulesets alike. This folder numbers the boards, and builds, stores, probes and
 * verifies the tables. It promises not to return a value from a part of a file whose checksum is
 * wrong. The folder knows neither the search nor recorded games.
 */
#pragma once

#include "rules/awale-position.h"
#include "rules/awale-ruleset.h"

G_BEGIN_DECLS

enum
{
  AWALE_TABLEBASE_MAX_SEEDS = 31,  /**< Maximum number of seeds of a layer, because a pit has five
                                    * bits and the number of a board 32. */
};

typedef enum
{
  AWALE_TABLEBASE_ERROR_DAMAGED,    /**< A file is damaged or foreign, is of another version, or
                                     * contains a wrong value. */
  AWALE_TABLEBASE_ERROR_MISSING,    /**< The layer has not been built. */
  AWALE_TABLEBASE_ERROR_NO_SPACE,   /**< The disk or a quota is full, or a file exceeds a size
                                     * limit. */
  AWALE_TABLEBASE_ERROR_FILE,       /**< Another error of the file system. */
  AWALE_TABLEBASE_ERROR_MEMORY,     /**< The layer does not fit in memory. */
  AWALE_TABLEBASE_ERROR_CANCELLED,  /**< The stop flag was set. */
} AwaleTablebaseError;

#define AWALE_TABLEBASE_ERROR (awale_tablebase_error_quark ())
GQuark awale_tablebase_error_quark (void);

/* --- Probing. --- */

/**
 * The layers of a ruleset, opened for probing: immutable, and shared by any number of threads. Open
 * them again to see layers built since. Every value is that of the file when it was opened: a part
 * that has changed since counts as damaged, while a file that is removed remains readable.
 */
typedef struct _AwaleTablebase AwaleTablebase;

/**
 * Opens the layers 0, 1, 2 … @max_seeds of @rules in @directory (NULL: default), until one is
 * missing or cannot be opened. Opening is quick, because the values are checked when first read. It
 * is not an error if there is no layer; see awale_tablebase_get_seeds().
 *
 * Returns: (transfer full): release with awale_tablebase_unref()
 */
AwaleTablebase *awale_tablebase_open       (const AwaleRuleset   *rules,
                                            const char           *directory,
                                            int                   max_seeds);
AwaleTablebase *awale_tablebase_ref        (AwaleTablebase       *tables);
void            awale_tablebase_unref      (AwaleTablebase       *tables);

/** The number of seeds of the largest layer, or -1 if there is none. */
int             awale_tablebase_get_seeds  (const AwaleTablebase *tables);

/**
 * The reason why an existing layer could not be opened, or else the first damage or failure to read
 * that a probe met. (transfer none) (nullable)
 */
const GError   *awale_tablebase_get_damage (const AwaleTablebase *tables);

/** Called at most once, in the thread that found @damage. */
typedef void (*AwaleTablebaseDamageFunc)   (const GError         *damage,
                                            void                 *user_data);

/**
 * Sets @func, to be called when awale_tablebase_probe() finds the first damage, for example in a
 * file that was changed after it was opened. It must be set before other threads use the tables,
 * and only once. @destroy (nullable) frees @user_data with the tables.
 */
void            awale_tablebase_watch      (AwaleTablebase           *tables,
                                            AwaleTablebaseDamageFunc  func,
                                            void                     *user_data,
                                            GDestroyNotify            destroy);

/**
 * True if the tables' values apply to a position after @plies_without_harvest plies. They always do
 * unless the rules have a drought, whose countdown starts again only after a harvest.
 */
bool            awale_tablebase_is_usable  (const AwaleTablebase *tables,
                                            int                   plies_without_harvest);

/**
 * Looks up the bounds of the mover's future net gain from @position on, in seeds and without the
 * stores: @low is what the mover can force in finitely many moves, @high what the opponent can hold
 * the mover to; if endless play is all that a player can force, it counts as the loss of all seeds
 * on the board. Under `cycle=split` endless play is worth 0, and the bounds are equal. Equal bounds
 * are a proof for a game that starts at @position; after earlier moves without a harvest, a
 * repetition may forbid the winning line. Under rules with a drought see
 * awale_tablebase_is_usable(). Thread-safe.
 *
 * Returns: false if the board is not in the tables or is in a damaged part; @low and @high are then
 * unchanged
 */
bool            awale_tablebase_probe      (const AwaleTablebase *tables,
                                            AwalePosition         position,
                                            int                  *low,
                                            int                  *high);

/**
 * Looks up the likely value of @position between bounds that differ, in hundredths of a seed for
 * the player to move; an estimate and not a proof. Thread-safe.
 *
 * Returns: false if the bounds are equal, if the board is in a damaged part, or if there is no
 * estimate, as for many seeds; @value is then unchanged
 */
bool            awale_tablebase_estimate   (const AwaleTablebase *tables,
                                            AwalePosition         position,
                                            int                  *value);

/** The number of boards in a layer that share the same bounds. */
typedef struct
{
  int      seeds;
  int      low;
  int      high;
  uint64_t boards;
} AwaleTablebaseCount;

/**
 * Counts the boards of the layer of @seeds seeds by their bounds, sorted by low, then high.
 *
 * Returns: (transfer full) (element-type AwaleTablebaseCount): NULL with @error if the layer is
 * missing or damaged, cannot be read, or was not opened because of a smaller one
 */
GArray         *awale_tablebase_count      (const AwaleTablebase *tables,
                                            int                   seeds,
                                            GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleTablebase, awale_tablebase_unref)

/* --- Files. --- */

/** The default directory: awale/tables in the user's cache folder. (transfer full) */
char    *awale_tablebase_dup_default_directory (void);

/**
 * The axes line in the header of a layer: that of @rules with standard values for the axes that do
 * not affect the value of a board. (transfer full)
 */
char    *awale_tablebase_dup_rules_line        (const AwaleRuleset  *rules);

/**
 * The folder of the tables of @rules in @directory (NULL: default); rulesets with the same values
 * share a folder. (transfer full)
 */
char    *awale_tablebase_dup_folder            (const AwaleRuleset  *rules,
                                                const char          *directory);

/** The number of bytes in the files of all layers of @rules in @directory (NULL: default). */
uint64_t awale_tablebase_measure_files         (const AwaleRuleset  *rules,
                                                const char          *directory);

/**
 * Removes all layers of @rules from @directory (NULL: default), after waiting for the end of a
 * build. Opened tables stay usable until they are released.
 *
 * Returns: true if none is left
 */
bool     awale_tablebase_remove                (const AwaleRuleset  *rules,
                                                const char          *directory,
                                                GError             **error);

/** The number of boards in the layers 0 to @seeds. */
uint64_t awale_tablebase_count_boards          (int                  seeds);

/** An estimate of the bytes in the files of the layers 0 to @seeds. */
uint64_t awale_tablebase_estimate_size         (int                  seeds);

/**
 * An estimate of the bytes of memory for building the layers 0 to @seeds: two for each board of the
 * largest layer, and the files of all smaller ones. The small layers take somewhat more, which is
 * freed before the large ones.
 */
uint64_t awale_tablebase_estimate_memory       (int                  seeds);

/* --- Building and verifying. --- */

/** Progress of a build or a verification. */
typedef struct
{
  int    layer;         /**< Seeds of the current layer. */
  int    seeds;         /**< Seeds of the last requested layer. */
  double fraction;      /**< Fraction of all work, 0 to 1, which never decreases. */
  double seconds_left;  /**< Estimated seconds that remain; negative if unknown. */
} AwaleTablebaseProgress;

/** A layer that was completed or verified. */
typedef struct
{
  int           seeds;
  uint64_t      boards;
  double        seconds;  /**< Seconds that the layer took; negative if a build kept it. */
  const GError *damage;   /**< Reason for rebuilding an existing file, or NULL. */
} AwaleTablebaseLayer;

/** Called in the caller's thread, at most about thirty times a second. */
typedef void (*AwaleTablebaseProgressFunc) (const AwaleTablebaseProgress *progress,
                                            void                         *user_data);

/** Called in the caller's thread for each layer, in their order. */
typedef void (*AwaleTablebaseLayerFunc)    (const AwaleTablebaseLayer    *layer,
                                            void                         *user_data);

/** Options and callbacks of a build or a verification. */
typedef struct
{
  int                        threads;  /**< Number of threads; 0 stands for one per processor. */
  const int                 *stop;     /**< Stop flag, set atomically to a non-zero value;
                                        * nullable. */
  AwaleTablebaseProgressFunc progress;
  AwaleTablebaseLayerFunc    layer;
  void                      *user_data;
} AwaleTablebaseJob;

/**
 * Builds the missing layers 0 to @seeds of @rules in @directory (NULL: default). Existing layers
 * are checked and kept; a damaged or foreign file, or one of another version, is built again. A
 * layer gets its name only when it is complete, so that an interruption costs at most the current
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
 * Verifies the layers 0 to @seeds by their checksums and by solving each layer again; without a
 * drought, also by computing every value from those of the board's successors, with the functions
 * of the rules. @directory and @job may be NULL.
 *
 * Returns: false with the first fault as @error, or if the stop flag was set
 */
bool     awale_tablebase_verify                (const AwaleRuleset      *rules,
                                                const char              *directory,
                                                int                      seeds,
                                                const AwaleTablebaseJob *job,
                                                GError                 **error);

G_END_DECLS
