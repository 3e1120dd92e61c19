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
  double      loss;     /**< Average loss in seeds; negative if not analyzed. */
  bool        favorite;
} AwaleLibraryRow;

/** The text field number @index, from 0; NULL past the last one. */
const char **awale_library_row_get_text (AwaleLibraryRow       *self,
                                         unsigned               index);

/** True if both are the same game with the same data, the loss aside. */
bool         awale_library_row_is_alike (const AwaleLibraryRow *self,
                                         const AwaleLibraryRow *other);

G_END_DECLS
