/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-loss-row"

#include "awale-loss-row.h"

#include "widgets/awale-wording.h"
#include "widgets/graph/awale-loss-chart.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Describes the row: “Endgame, At most 16 seeds on the board, 120 moves, 0.62 seeds per move”. */
static char *
tell (const char       *title,
      const char       *detail,
      const char       *moves,
      AwalePlayerLoss   loss)
{
  GString *text = g_string_new (title);
  g_autofree char *average = loss.n_moves > 0 ? awale_loss_describe (loss) : NULL;

  if (detail != NULL)
    awale_wording_add_part (text, detail);
  awale_wording_add_part (text, moves);
  if (average != NULL)
    awale_wording_add_part (text, average);
  return g_string_free (text, FALSE);
}

GtkWidget *
awale_loss_row_new (const char        *title,
                    const char        *detail,
                    AwalePlayerLoss    loss)
{
  int n = (int) loss.n_moves;
  g_autofree char *moves = g_strdup_printf (ngettext ("%'d move", "%'d moves", n), n);
  g_autofree char *subtitle = g_strjoin (" · ", detail != NULL ? detail : moves,
                                         detail != NULL ? moves : NULL, NULL);
  g_autofree char *average = n > 0 ? awale_loss_to_string (loss) : g_strdup ("–");
  g_autofree char *words = tell (title, detail, moves, loss);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (average);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  return row;
}
