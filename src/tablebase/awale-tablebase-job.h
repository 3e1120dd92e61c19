/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

/** How far a build or a verification is. */
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
  const GError *damage;   /**< Why a file that was there had to be built again; or NULL. */
} AwaleTablebaseLayer;

/** Called in the caller's thread, at most some thirty times a second. */
typedef void (*AwaleTablebaseProgressFunc) (const AwaleTablebaseProgress *progress,
                                            void                         *user_data);

/** Called in the caller's thread, once a layer, in order. */
typedef void (*AwaleTablebaseLayerFunc)    (const AwaleTablebaseLayer    *layer,
                                            void                         *user_data);

/** The two ways to solve a layer; their files are the same, byte for byte. */
typedef enum
{
  AWALE_TABLEBASE_PROPAGATION,  /**< The fast one: from settled boards backwards. */
  AWALE_TABLEBASE_SWEEPS,       /**< The plain one: RULES' equations until nothing changes. */
} AwaleTablebaseMethod;

/** How a build or a verification works, who may stop it and who hears of it. */
typedef struct
{
  int                        threads;  /**< 0: one a processor. */
  AwaleTablebaseMethod       method;
  const int                 *stop;     /**< Nullable; becomes non-zero (atomically) to cancel. */
  AwaleTablebaseProgressFunc progress; /**< Nullable. */
  AwaleTablebaseLayerFunc    layer;    /**< Nullable. */
  void                      *user_data;
} AwaleTablebaseJob;

G_END_DECLS
