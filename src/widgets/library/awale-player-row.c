/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-player-row.h"

#include "awale-result-bar.h"
#include "game/awale-value.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Maximum number of characters in a line of the name, and in a word that is not broken. */
#define NAME_CHARS 14
#define WORD_CHARS 9

/* Adds a detail for the eyes and for a screen reader. */
static void
add_detail (GString *shown,
            GString *spoken,
            char    *detail)
{
  awale_description_add_part (spoken, detail);
  awale_description_take_detail (shown, detail);
}

static void
describe (const AwalePlayerResults *results,
          GString                  *shown,
          GString                  *spoken)
{
  int n_games = (int) results->n_games;
  int n_won = (int) results->n_won, n_drawn = (int) results->n_drawn;
  int n_lost = (int) results->n_lost;
  int n_known = n_won + n_drawn + n_lost;
  int n_unknown = n_games - n_known;

  awale_description_take_part (spoken, g_strdup_printf (ngettext ("%'d game", "%'d games", n_games),
                                                        n_games));
  if (n_known > 0)
    {
      /* Translators: a number of a player's games: those won, drawn or lost. */
      add_detail (shown, spoken, g_strdup_printf (ngettext ("%'d won", "%'d won", n_won), n_won));
      /* Translators: a number of a player's games: those won, drawn or lost. */
      add_detail (shown, spoken, g_strdup_printf (ngettext ("%'d drawn", "%'d drawn", n_drawn),
                                                  n_drawn));
      /* Translators: a number of a player's games: those won, drawn or lost. */
      add_detail (shown, spoken, g_strdup_printf (ngettext ("%'d lost", "%'d lost", n_lost),
                                                  n_lost));
    }
  if (n_unknown > 0)
    add_detail (shown, spoken, g_strdup_printf (ngettext ("%'d without a result",
                                                          "%'d without a result", n_unknown),
                                                n_unknown));
  if (results->n_counted > 0)
    {
      g_autofree char *margin = awale_value_to_string ((int) lround (100 * results->margin),
                                                       AWALE_VALUE_SIGNED | AWALE_VALUE_DECIMAL);

      /* Translators: a player's seeds minus those of the opponents: “+1.2 seeds per game”. */
      add_detail (shown, spoken, g_strdup_printf (ngettext ("%s seed per game", "%s seeds per game",
                                                            fabs (results->margin) < 2 ? 0 : 2),
                                                  margin));
    }
}

static int
find_longest_word (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  glong longest = 1;

  for (char **word = words; *word != NULL; word++)
    longest = MAX (longest, g_utf8_strlen (*word, -1));
  return (int) longest;
}

static GtkWidget *
create_grid (const char               *name,
             const AwalePlayerResults *results,
             GString                  *details,
             GtkSizeGroup             *names)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *name_label = awale_style_create_label (name, "name");
  GtkWidget *bar = awale_result_bar_new_of_player ();
  g_autofree char *count = g_strdup_printf ("%'d", (int) results->n_games);
  GtkWidget *count_label = awale_style_create_label (count, "count");
  GtkWidget *details_label = awale_style_create_label (NULL, "details");

  gtk_label_set_width_chars (GTK_LABEL (name_label), MIN (find_longest_word (name), WORD_CHARS));
  gtk_label_set_max_width_chars (GTK_LABEL (name_label), NAME_CHARS);
  gtk_label_set_width_chars (GTK_LABEL (count_label), 3);
  gtk_label_set_xalign (GTK_LABEL (count_label), 1);
  gtk_size_group_add_widget (names, name_label);
  if (details->len > 0)
    g_string_prepend (details, awale_style_get_direction_mark (grid));
  awale_style_show_text (details_label, details->str);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  awale_result_bar_set_counts (AWALE_RESULT_BAR (bar), results->n_won, results->n_drawn,
                               results->n_lost, results->n_games);
  gtk_grid_attach (GTK_GRID (grid), name_label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), bar, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), count_label, 2, 0, 1, 1);
  /* The details span all columns, because large text in a narrow window needs the whole width. */
  gtk_grid_attach (GTK_GRID (grid), details_label, 0, 1, 3, 1);
  return grid;
}

GtkWidget *
awale_player_row_new (const char               *name,
                      const char               *words,
                      const AwalePlayerResults *results,
                      GtkSizeGroup             *names)
{
  GtkWidget *row;
  g_autoptr (GString) shown = NULL;
  g_autoptr (GString) spoken = NULL;

  g_return_val_if_fail (name != NULL && results != NULL, NULL);
  g_return_val_if_fail (GTK_IS_SIZE_GROUP (names), NULL);

  row = gtk_list_box_row_new ();
  shown = g_string_new (NULL);
  spoken = g_string_new (words != NULL ? words : name);
  describe (results, shown, spoken);
  gtk_widget_add_css_class (row, "player-row");
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              create_grid (name, results, shown, names));
  awale_accessible_set_label (row, spoken->str);
  return row;
}
