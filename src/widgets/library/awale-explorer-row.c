/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-explorer-row.h"

#include "awale-library-text.h"
#include "awale-result-bar.h"
#include "game/awale-value.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* South's mean lead at the end of the games with the move, in hundredths of a seed. */
static int
get_margin (const AwaleExplorerRowContent *content)
{
  double margin = content->mover == AWALE_SOUTH ? content->played->margin
                                                : -content->played->margin;

  return (int) lround (100 * margin);
}

static void
add_results (GString                *text,
             const AwaleLibraryMove *played)
{
  int n_south_wins = (int) played->n_south_wins, n_draws = (int) played->n_draws,
      n_north_wins = (int) played->n_north_wins;

  if (n_south_wins + n_draws + n_north_wins == 0)
    return;
  /* Translators: %'d is a number of games. */
  awale_description_take_part (text, g_strdup_printf (_("South wins %'d"), n_south_wins));
  awale_description_take_part (text, g_strdup_printf (ngettext ("%'d draw", "%'d draws", n_draws),
                                                      n_draws));
  /* Translators: %'d is a number of games. */
  awale_description_take_part (text, g_strdup_printf (_("North wins %'d"), n_north_wins));
}

/*
 * Adds what is known of a move for the eyes, “+1.2 on average · last 2025-06-12 · book +0.4 ·
 * engine +0.3”, and for a screen reader, “F, 1,234 games, South wins 600, 34 draws, North wins 600,
 * on average 1.2 seeds for South, last played 2025-06-12, opening book: …”.
 */
static void
describe (const AwaleExplorerRowContent *content,
          GString                       *shown,
          GString                       *spoken)
{
  const AwaleLibraryMove *played = content->played;
  int n_games = (int) played->n_games;
  g_autofree char *date = awale_library_text_date (played->last);

  awale_description_add_part (spoken, played->move == AWALE_PASS
                                        ? C_("move", "pass") : awale_move_to_string (played->move));
  awale_description_take_part (spoken, g_strdup_printf (ngettext ("%'d game", "%'d games", n_games),
                                                        n_games));
  add_results (spoken, played);
  if (!isnan (played->margin))
    {
      g_autofree char *margin = awale_value_to_string (get_margin (content),
                                                       AWALE_VALUE_SIGNED | AWALE_VALUE_DECIMAL);
      g_autofree char *seeds = awale_describe_margin (get_margin (content));

      /* Translators: %s is a value: “+1.2 on average”. */
      awale_description_take_detail (shown, g_strdup_printf (_("%s on average"), margin));
      /* Translators: %s is a value in words: “on average 1.2 seeds for South”. */
      awale_description_take_part (spoken, g_strdup_printf (_("on average %s"), seeds));
    }
  if (date != NULL)
    {
      /* Translators: %s is the date of the last game with a move: “last 2025-06-12”. */
      awale_description_take_detail (shown, g_strdup_printf (_("last %s"), date));
      /* Translators: %s is a date: “last played 2025-06-12”. */
      awale_description_take_part (spoken, g_strdup_printf (_("last played %s"), date));
    }
  if (content->book != NULL)
    {
      awale_description_take_detail (shown, awale_describe_book (content->book));
      awale_description_take_part (spoken, awale_describe_book_in_words (content->book));
    }
  if (content->value != NULL)
    {
      g_autofree char *value = awale_evaluation_describe (content->value);
      g_autofree char *words = awale_describe_evaluation_in_words (content->value);

      /* Translators: %s is the value of a move according to the engine: “engine +0.3”. */
      awale_description_take_detail (shown, g_strdup_printf (_("engine %s"), value));
      /* Translators: %s is a value in words: “engine: 0.3 seeds for South, depth 18”. */
      awale_description_take_part (spoken, g_strdup_printf (_("engine: %s"), words));
    }
}

static GtkWidget *
create_label (const char *text,
              const char *css_class,
              float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

void
awale_explorer_row_fill (GtkListBoxRow                 *row,
                         const AwaleExplorerRowContent *content,
                         GtkSizeGroup                  *moves,
                         GtkSizeGroup                  *counts)
{
  const AwaleLibraryMove *played;
  GtkWidget *grid, *move, *bar, *count, *details;
  g_autofree char *n_games = NULL;
  g_autoptr (GString) shown = g_string_new (NULL);
  g_autoptr (GString) spoken = g_string_new (NULL);

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (content != NULL && content->played != NULL);

  played = content->played;
  n_games = g_strdup_printf ("%'d", (int) played->n_games);
  describe (content, shown, spoken);
  grid = gtk_grid_new ();

  /* A pass is written as two dashes, as in files, because the word “pass” would not fit the
   * column. */
  move = create_label (played->move == AWALE_PASS ? "--" : awale_move_to_string (played->move),
                       "move", 0);
  bar = awale_result_bar_new ();
  count = create_label (n_games, "count", 1);
  details = awale_style_create_label (NULL, "details");
  awale_result_bar_set_counts (AWALE_RESULT_BAR (bar), played->n_south_wins, played->n_draws,
                               played->n_north_wins, played->n_games);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  if (shown->len > 0)
    g_string_prepend (shown, awale_style_get_direction_mark (grid));
  awale_style_show_text (details, shown->str);
  gtk_size_group_add_widget (moves, move);
  gtk_size_group_add_widget (counts, count);

  gtk_grid_attach (GTK_GRID (grid), move, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), bar, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), count, 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), details, 1, 1, 2, 1);
  gtk_list_box_row_set_child (row, grid);
  awale_accessible_set_label (row, spoken->str);
}
