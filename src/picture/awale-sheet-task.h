/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** What a worksheet asks about a position; texts are for a person. */
typedef struct
{
  AwalePosition  position;
  const char    *rules;     /**< Their name, as long as the ruleset has it. */
  char          *question;
  char          *answer;
} AwaleSheetTask;

G_END_DECLS
