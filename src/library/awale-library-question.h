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
  AwalePositionQuery     positions;   /* if the filter has one */
  AwalePositionQuery     patterns;    /* likewise */
  AwalePositionQuery     openings;    /* likewise */
  gint64                 limit;
} AwaleLibraryQuestion;

/** On the stack; to be cleared. */
void               awale_library_question_init          (AwaleLibraryQuestion     *question,
                                                         const AwaleLibraryFilter *filter);
void               awale_library_question_clear         (AwaleLibraryQuestion     *question);

/**
 * Asks for @columns of `selected`, which is those of the games that are meant; @from is the rest of
 * the question, and names it. The statement must be freed before @question is cleared. (transfer
 * full) (nullable)
 */
AwaleStatement    *awale_library_question_ask           (AwaleLibraryQuestion     *question,
                                                         AwaleLibrary             *self,
                                                         const char               *columns,
                                                         const char               *from,
                                                         GError                  **error);

/** What @filter, which has a position, looks for in games. */
AwalePositionQuery awale_library_question_get_positions (const AwaleLibraryFilter *filter);

G_END_DECLS
