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

#define NO_BREAK_SPACE "\302\240"

/* Maximum number of characters in a line of the name, and in a word that is not broken. */
#define NAME_CHARS 14
#define WORD_CHARS 9

/* Lists the details as texts, which are both shown and read by screen readers. (transfer full) */
static GPtrArray *
list_details (const AwalePlayerResults *results)
{
  GPtrArray *details = g_ptr_array_new_with_free_func (g_free);
  int n_won = (int) results->n_won, n_drawn = (int) results->n_drawn;
  int n_lost = (int) results->n_lost;
  int n_known = n_won + n_drawn + n_lost;
  int n_unknown = (int) results->n_games - n_known;

  if (n_known > 0)
    {
      /* Translators: a number of a player's games: those won, drawn or lost. */
      g_ptr_array_add (details, g_strdup_printf (ngettext ("%'d won", "%'d won", n_won), n_won));
      /* Translators: a number of a player's games: those won, drawn or lost. */
      g_ptr_array_add (details, g_strdup_printf (ngettext ("%'d drawn", "%'d drawn", n_drawn),
                                                 n_drawn));
      /* Translators: a number of a player's games: those won, drawn or lost. */
      g_ptr_array_add (details, g_strdup_printf (ngettext ("%'d lost", "%'d lost", n_lost),
                                                 n_lost));
    }
  if (n_unknown > 0)
    g_ptr_array_add (details, g_strdup_printf (ngettext ("%'d without a result",
                                                         "%'d without a result", n_unknown),
                                               n_unknown));
  if (results->n_counted > 0)
    {
      g_autofree char *margin = awale_value_to_string ((int) lround (100 * results->margin),
                                                       AWALE_VALUE_SIGNED | AWALE_VALUE_DECIMAL);

      /* Translators: a player's seeds minus those of the opponents: “+1.2 seeds per game”. */
      g_ptr_array_add (details, g_strdup_printf (ngettext ("%s seed per game", "%s seeds per game",
                                                           fabs (results->margin) < 2 ? 0 : 2),
                                                 margin));
    }
  return details;
}

/* Joins the details. Each has no-break spaces inside, so that lines break only between details. */
static char *
show_details (GtkWidget       *widget,
              const GPtrArray *details)
{
  GString *text = g_string_new (awale_style_get_direction_mark (widget));

  for (unsigned i = 0; i < details->len; i++)
    {
      g_auto (GStrv) words = g_strsplit (details->pdata[i], " ", -1);
      g_autofree char *bound = g_strjoinv (NO_BREAK_SPACE, words);

      g_string_append_printf (text, "%s%s", i > 0 ? NO_BREAK_SPACE "· " : "", bound);
    }
  return g_string_free (text, FALSE);
}

static char *
tell_in_words (const char      *name,
               int              n_games,
               const GPtrArray *details)
{
  GString *text = g_string_new (name);
  g_autofree char *games = g_strdup_printf (ngettext ("%'d game", "%'d games", n_games), n_games);

  awale_description_add_part (text, games);
  for (unsigned i = 0; i < details->len; i++)
    awale_description_add_part (text, details->pdata[i]);
  return g_string_free (text, FALSE);
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
create_grid (GtkWidget                *row,
             const char               *name,
             const AwalePlayerResults *results,
             const GPtrArray          *details,
             GtkSizeGroup             *names)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *name_label = awale_style_create_label (name, "name");
  GtkWidget *bar = awale_result_bar_new_of_player ();
  g_autofree char *count = g_strdup_printf ("%'d", (int) results->n_games);
  g_autofree char *shown = show_details (row, details);
  GtkWidget *count_label = awale_style_create_label (count, "count");
  GtkWidget *details_label = awale_style_create_label (shown, "details");

  gtk_label_set_width_chars (GTK_LABEL (name_label), MIN (find_longest_word (name), WORD_CHARS));
  gtk_label_set_max_width_chars (GTK_LABEL (name_label), NAME_CHARS);
  gtk_label_set_width_chars (GTK_LABEL (count_label), 3);
  gtk_label_set_xalign (GTK_LABEL (count_label), 1);
  gtk_size_group_add_widget (names, name_label);
  gtk_widget_set_visible (details_label, details->len > 0);
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
  g_autoptr (GPtrArray) details = NULL;
  g_autofree char *told = NULL;

  g_return_val_if_fail (name != NULL && results != NULL, NULL);
  g_return_val_if_fail (GTK_IS_SIZE_GROUP (names), NULL);

  row = gtk_list_box_row_new ();
  details = list_details (results);
  told = tell_in_words (words != NULL ? words : name, (int) results->n_games, details);
  gtk_widget_add_css_class (row, "player-row");
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              create_grid (row, name, results, details, names));
  awale_accessible_set_label (row, told);
  return row;
}
