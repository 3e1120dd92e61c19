/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** A game as it stands in a list. Texts that say nothing are NULL. */
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
  double      loss;     /**< Seeds given away on average; negative where it was not analyzed. */
  bool        favorite;
} AwaleLibraryRow;

/** One of its texts after the other, from 0 on; NULL behind the last one. */
const char **awale_library_row_get_text (AwaleLibraryRow       *self,
                                         unsigned               index);

/** Whether both are the same game and say the same, but for what was given away. */
bool         awale_library_row_is_alike (const AwaleLibraryRow *self,
                                         const AwaleLibraryRow *other);

G_END_DECLS
