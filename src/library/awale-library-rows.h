/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** A row of a list of games. Missing texts are NULL. */
typedef struct
{
  gint64      id;
  const char *south;
  const char *north;
  const char *event;
  const char *site;
  const char *date;
  const char *round;
  const char *ruleset;
  const char *result;
  int         plies;
  double      loss;     /**< Mean loss per move in seeds; negative if not analyzed. */
  bool        favorite;
} AwaleLibraryRow;

/** The text field with @index, from 0; NULL past the last one. */
const char **awale_library_row_get_text (AwaleLibraryRow       *self,
                                         unsigned               index);

/** True if both rows are the same game with the same data. */
bool         awale_library_row_equal    (const AwaleLibraryRow *self,
                                         const AwaleLibraryRow *other);

/**
 * Games of a library in the order of a query, in memory compact enough for a hundred thousand of
 * them. The creator adds rows; once the object is shared it is immutable, and any thread may read
 * it.
 */
typedef struct _AwaleLibraryRows AwaleLibraryRows;

AwaleLibraryRows      *awale_library_rows_new   (void);
AwaleLibraryRows      *awale_library_rows_ref   (AwaleLibraryRows       *self);
void                   awale_library_rows_unref (AwaleLibraryRows       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryRows, awale_library_rows_unref)

/** Adds @row with copies of its texts; equal texts share memory. */
void                   awale_library_rows_add   (AwaleLibraryRows       *self,
                                                 const AwaleLibraryRow  *row);

unsigned               awale_library_rows_get_n (const AwaleLibraryRows *self);

const AwaleLibraryRow *awale_library_rows_get   (const AwaleLibraryRows *self,
                                                 unsigned                position);

/** The position of the game @id; the number of games if it is not found. */
unsigned               awale_library_rows_find  (const AwaleLibraryRows *self,
                                                 gint64                  id);

G_END_DECLS
