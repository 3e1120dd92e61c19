/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-opponent.h"

G_BEGIN_DECLS

/** Merits of a move, the most convincing first. */
typedef enum
{
  AWALE_HINT_REASON_ONLY,      /**< No other move is legal. */
  AWALE_HINT_REASON_CAPTURES,  /**< Captures `seeds` at once. */
  AWALE_HINT_REASON_SAVES,     /**< Saves `seeds` from capture by the next move. */
  AWALE_HINT_REASON_THREATENS, /**< Threatens to capture `seeds` with the move after the next. */
  AWALE_HINT_REASON_OUTLOOK,   /**< None of these; the move has the best prospects. */
} AwaleHintReason;

/** A recommended move. */
typedef struct
{
  AwaleMove       move;
  AwaleHintReason merit;
  int             seeds;
  bool            has_value;
  AwaleEvaluation value;  /**< Value for South. */
} AwaleHint;

/** Turns @answer, about the last position of @question, into a hint with its reason. */
AwaleHint awale_hint_make         (const AwaleMoveRequest *question,
                                   const AwaleMoveAnswer  *answer);

/** Formats the hint as a translated sentence: “C captures 3 seeds.” Returns: (transfer full) */
char     *awale_hint_dup_sentence (const AwaleHint        *self);

G_END_DECLS
