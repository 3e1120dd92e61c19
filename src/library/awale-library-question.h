/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library.h"
#include "awale-statement.h"

G_BEGIN_DECLS

/** SQL conditions of a filter, with their values. */
typedef struct
{
  GString               *conditions;
  GPtrArray             *values;
  AwalePositionQuery     positions;   /* if the filter has one */
  AwalePositionQuery     patterns;    /* likewise */
  AwalePositionQuery     openings;    /* likewise */
  gint64                 limit;
} AwaleLibraryQuestion;

/** Initializes a question on the stack; clear it after use. */
void               awale_library_question_init          (AwaleLibraryQuestion     *question,
                                                         const AwaleLibraryFilter *filter);
void               awale_library_question_clear         (AwaleLibraryQuestion     *question);

/**
 * Prepares a query for @columns of `selected`, the games of the filter; @from is the rest of the
 * SQL, and names that table. The statement must be freed before @question is cleared. (transfer
 * full) (nullable)
 */
AwaleStatement    *awale_library_question_ask           (AwaleLibraryQuestion     *question,
                                                         AwaleLibrary             *self,
                                                         const char               *columns,
                                                         const char               *from,
                                                         GError                  **error);

/** The positions that @filter, which has some, looks for. */
AwalePositionQuery awale_library_question_get_positions (const AwaleLibraryFilter *filter);

G_END_DECLS
