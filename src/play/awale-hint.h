/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-opponent.h"

G_BEGIN_DECLS

/** Merits of a move, the most convincing one first. */
typedef enum
{
  AWALE_HINT_REASON_ONLY,      /**< The move is the only legal one. */
  AWALE_HINT_REASON_CAPTURES,  /**< The move captures `seeds` at once. */
  AWALE_HINT_REASON_SAVES,     /**< The move saves `seeds` from capture by the opponent's reply. */
  AWALE_HINT_REASON_THREATENS, /**< The move threatens to capture `seeds` with the player's next
                                * move. */
  AWALE_HINT_REASON_OUTLOOK,   /**< The move has none of these merits, but the best prospects. */
} AwaleHintReason;

typedef struct
{
  AwaleMove       move;
  AwaleHintReason reason;
  int             seeds;
  bool            has_value;
  AwaleEvaluation value;  /**< Value from South's point of view. */
} AwaleHint;

/** Makes a hint for the last position of @request, with a reason, from its @answer. */
AwaleHint awale_hint_make         (const AwaleMoveRequest *request,
                                   const AwaleMoveAnswer  *answer);

/** Formats the hint as a translated sentence: “C captures 3 seeds.” Returns: (transfer full) */
char     *awale_hint_dup_sentence (const AwaleHint        *self);

G_END_DECLS
