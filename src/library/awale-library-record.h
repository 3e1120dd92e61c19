/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report-judgments.h"

G_BEGIN_DECLS

/**
 * Losses of the players of a game by AwaleSide, stored for statistics because judging a game takes
 * long.
 */
typedef struct
{
  AwaleReportPhase phases[2][AWALE_N_PHASES];
} AwaleLibraryLoss;

/** The data that a library stores for a game, ready to be written. Missing texts are NULL. */
typedef struct
{
  char       *south;
  char       *north;
  char       *event;
  char       *site;
  char       *date;      /**< Date, in the form of awale_date_normalize() if it is a date. */
  char       *round;
  char       *ruleset;   /**< Id of the ruleset, see awale_ruleset_dup_id(). */
  char       *result;    /**< Result, such as `26-22` or `*`. */
  AwaleResult score;
  int         plies;     /**< Length of the main line in plies. */
  GBytes     *moves;     /**< Moves, see awale_moves_blob_new(). */
  char       *text;      /**< Game as OGN. */
  double      loss;      /**< Mean loss of a move in seeds, by the values in the game; -1 if they
                          * do not judge the whole main line. */
  AwaleLibraryLoss sums; /**< Losses of each player; none if a move cannot be judged, or in an
                          * exercise, which nobody has played. */
  char       *comments;  /**< All comments, separated by newlines. */
  gint64      hash;      /**< Hash, equal for games with the same rules, start, main line and
                          * players and, if they have no moves, the same text. */
} AwaleLibraryRecord;

/** Creates the record of @game. (transfer full) */
AwaleLibraryRecord *awale_library_record_new  (AwaleGame          *game);
void                awale_library_record_free (AwaleLibraryRecord *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryRecord, awale_library_record_free)

/** The first bytes of the SHA-256 in @checksum as a number, the same on every machine. */
gint64              awale_library_get_hash    (GChecksum          *checksum);

/** True if the game has comments, variations, glyphs or values. */
bool                awale_library_record_is_annotated (const AwaleLibraryRecord *self);

G_END_DECLS
