/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-opponent.h"

G_BEGIN_DECLS

/** What a move is good for, the most telling first. */
typedef enum
{
  AWALE_HINT_REASON_ONLY,      /**< It is the only one that is legal. */
  AWALE_HINT_REASON_CAPTURES,  /**< `seeds` at once. */
  AWALE_HINT_REASON_SAVES,     /**< `seeds` from being captured by the next move. */
  AWALE_HINT_REASON_THREATENS, /**< To capture `seeds` with the move after the next. */
  AWALE_HINT_REASON_OUTLOOK,   /**< None of these: it leads to the best that is in sight. */
} AwaleHintReason;

/** A move that is advised. */
typedef struct
{
  AwaleMove       move;
  AwaleHintReason merit;
  int             seeds;
  bool            has_value;
  AwaleEvaluation value;  /**< For South. */
} AwaleHint;

/** What @thought says of the last position of @question, and why. */
AwaleHint awale_hint_make         (const AwaleMoveRequest *question,
                                   const AwaleMoveAnswer  *answer);

/** “C captures 3 seeds.”, translated. (transfer full) */
char     *awale_hint_dup_sentence (const AwaleHint        *self);

G_END_DECLS
