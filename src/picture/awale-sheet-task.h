/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** A worksheet's question about a position; the texts are for people. */
typedef struct
{
  AwalePosition  position;
  const char    *rules;     /**< Name of the ruleset; the string belongs to the ruleset. */
  char          *question;
  char          *answer;
} AwaleSheetTask;

G_END_DECLS
