/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-loss.h"

G_BEGIN_DECLS

/** What a library keeps of a game, ready to be written. Texts that say nothing are NULL. */
typedef struct
{
  char       *south;
  char       *north;
  char       *event;
  char       *site;
  char       *date;      /**< As awale_date_normalize() has it, if it is one. */
  char       *round;
  char       *ruleset;   /**< As awale_ruleset_dup_id() has it. */
  char       *result;    /**< `26-22`, or `*`. */
  AwaleResult score;
  int         plies;     /**< Of the main line. */
  GBytes     *moves;     /**< As awale_moves_blob_new() has them. */
  char       *text;      /**< OGN. */
  double      loss;      /**< Seeds that a move gave away on average, by the values that the
                               game carries; -1 where they do not judge all of the main line. */
  AwaleLibraryLoss sums; /**< The same of each player. */
  char       *comments;  /**< All of them, between newlines. */
  gint64      hash;      /**< Games with the same moves and players have the same. */
} AwaleLibraryRecord;

/** What is to be kept of @game. (transfer full) */
AwaleLibraryRecord *awale_library_record_new  (AwaleGame          *game);
void                awale_library_record_free (AwaleLibraryRecord *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryRecord, awale_library_record_free)

/** Whether there is more to the game than its tags and main line. */
bool                awale_library_record_is_annotated (const AwaleLibraryRecord *self);

G_END_DECLS
