/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-filter.h"

bool
awale_library_filter_is_empty (const AwaleLibraryFilter *self)
{
  g_return_val_if_fail (self != NULL, true);

  return self->text == NULL && self->player == NULL && self->south == NULL && self->north == NULL
         && self->event == NULL && self->ruleset == NULL && self->from == NULL && self->to == NULL
         && self->result == NULL && self->collection == NULL && !self->favorite
         && self->position == NULL && self->limit == 0;
}
