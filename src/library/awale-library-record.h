/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report-judgments.h"

G_BEGIN_DECLS

/** Losses of a game's players, kept for statistics: a game is long to judge. By AwaleSide. */
typedef struct
{
  AwaleReportPhase phases[2][AWALE_N_PHASES];
} AwaleLibraryLoss;

/** Data that a library keeps of a game, ready to be written. Missing texts are NULL. */
typedef struct
{
  char       *south;
  char       *north;
  char       *event;
  char       *site;
  char       *date;      /**< Normalized by awale_date_normalize() if it is a date. */
  char       *round;
  char       *ruleset;   /**< As of awale_ruleset_dup_id(). */
  char       *result;    /**< `26-22`, or `*`. */
  AwaleResult score;
  int         plies;     /**< Length of the main line. */
  GBytes     *moves;     /**< As of awale_moves_blob_new(). */
  char       *text;      /**< OGN. */
  double      loss;      /**< Average loss of a move in seeds, by the values that the game carries;
                          * -1 if they do not judge the whole main line. */
  AwaleLibraryLoss sums; /**< Losses of each player; none if a move cannot be judged, or in an
                          * exercise, which nobody played. */
  char       *comments;  /**< All comments, separated by newlines. */
  gint64      hash;      /**< Equal for games with the same moves and players. */
} AwaleLibraryRecord;

/** Makes the record of @game. (transfer full) */
AwaleLibraryRecord *awale_library_record_new  (AwaleGame          *game);
void                awale_library_record_free (AwaleLibraryRecord *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryRecord, awale_library_record_free)

/** The beginning of the SHA-256 in @checksum as a number, the same on every machine. */
gint64              awale_library_get_hash    (GChecksum          *checksum);

/** True if the game has more than tags and main line. */
bool                awale_library_record_is_annotated (const AwaleLibraryRecord *self);

G_END_DECLS
