/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-axis-row"

#include "awale-axis-row.h"

#include <glib/gi18n-lib.h>

AdwComboRow *
awale_axis_row_new (const AwaleAxis *axis)
{
  g_autoptr (GtkStringList) values = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  g_return_val_if_fail (axis != NULL, NULL);

  for (size_t i = 0; axis->values[i] != NULL; i++)
    gtk_string_list_append (values, _(axis->values[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(axis->title));
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (values));

  return ADW_COMBO_ROW (row);
}
