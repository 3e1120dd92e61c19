/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-row.h"

static const gssize texts[] =
{
  G_STRUCT_OFFSET (AwaleLibraryRow, south),
  G_STRUCT_OFFSET (AwaleLibraryRow, north),
  G_STRUCT_OFFSET (AwaleLibraryRow, event),
  G_STRUCT_OFFSET (AwaleLibraryRow, site),
  G_STRUCT_OFFSET (AwaleLibraryRow, date),
  G_STRUCT_OFFSET (AwaleLibraryRow, round),
  G_STRUCT_OFFSET (AwaleLibraryRow, ruleset),
  G_STRUCT_OFFSET (AwaleLibraryRow, result),
};

const char **
awale_library_row_get_text (AwaleLibraryRow *self,
                            unsigned         index)
{
  g_return_val_if_fail (self != NULL, NULL);

  return index < G_N_ELEMENTS (texts) ? G_STRUCT_MEMBER_P (self, texts[index]) : NULL;
}

bool
awale_library_row_is_alike (const AwaleLibraryRow *self,
                            const AwaleLibraryRow *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, false);

  if (self->id != other->id || self->plies != other->plies || self->favorite != other->favorite)
    return false;
  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_strcmp0 (G_STRUCT_MEMBER (const char *, self, texts[i]),
                   G_STRUCT_MEMBER (const char *, other, texts[i])) != 0)
      return false;
  return true;
}
