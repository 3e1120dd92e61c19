/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library.h"
#include "awale-statement.h"

G_BEGIN_DECLS

/** The games that a filter means, for SQL: conditions and the values they are asked with. */
typedef struct
{
  GString               *conditions;
  GPtrArray             *values;
  AwalePositionQuestion  positions;   /* if the filter has one */
  AwalePositionQuestion  patterns;    /* likewise */
  AwalePositionQuestion  openings;    /* likewise */
  gint64                 limit;
} AwaleQuestion;

/** On the stack; to be cleared. */
void                  awale_question_init          (AwaleQuestion             *question,
                                                    const AwaleLibraryFilter  *filter);
void                  awale_question_clear         (AwaleQuestion             *question);

/**
 * Asks for @columns of `selected`, which is those of the games that are meant; @from is the rest of
 * the question, and names it. The statement must be freed before @question is cleared. (transfer
 * full) (nullable)
 */
AwaleStatement       *awale_question_ask           (AwaleQuestion             *question,
                                                    AwaleLibrary              *self,
                                                    const char                *columns,
                                                    const char                *from,
                                                    GError                   **error);

/** What @filter, which has a position, looks for in games. */
AwalePositionQuestion awale_question_get_positions (const AwaleLibraryFilter  *filter);

G_END_DECLS
