/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Stores the selected index of @row under @key. The user can change the row even if the key is
 * locked.
 */
void awale_combo_row_bind (AdwComboRow *row,
                           GSettings   *settings,
                           const char  *key);

G_END_DECLS
