/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Binds the selected index of @row to @key of @settings. The row stays sensitive even if the key is
 * locked.
 */
void awale_combo_row_bind (AdwComboRow *row,
                           GSettings   *settings,
                           const char  *key);

G_END_DECLS
