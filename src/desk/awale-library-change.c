/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-change.h"

AwaleLibraryChange *
awale_library_change_copy (const AwaleLibraryChange *self)
{
  AwaleLibraryChange *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->games = self->games != NULL ? g_array_copy (self->games) : NULL;
  copy->name = g_strdup (self->name);
  copy->new_name = g_strdup (self->new_name);
  copy->tags = (const char *const *) g_strdupv ((char **) self->tags);
  return copy;
}

void
awale_library_change_free (AwaleLibraryChange *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->games, g_array_unref);
  g_free ((char *) self->name);
  g_free ((char *) self->new_name);
  g_strfreev ((char **) self->tags);
  g_free (self);
}
