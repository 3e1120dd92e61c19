/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-combo-row"

#include "awale-combo-row.h"

void
awale_combo_row_bind (AdwComboRow *row,
                      GSettings   *settings,
                      const char  *key)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  g_settings_bind (settings, key, row, "selected",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);
}
