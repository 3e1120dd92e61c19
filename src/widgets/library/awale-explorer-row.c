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

#define NO_BREAK_SPACE "\302\240"

static gint64
count_known (const AwaleLibraryMove *played)
{
  return played->n_south_wins + played->n_draws + played->n_north_wins;
}

/* South's mean lead at the end of the games with the move, in hundredths of a seed. */
static int
get_margin (const AwaleExplorerRowContent *content)
{
  double margin = content->mover == AWALE_SOUTH ? content->played->margin
                                                : -content->played->margin;

  return (int) lround (100 * margin);
}

/* Appends a detail whose words are joined by no-break spaces, so that lines break only between
 * details. */
static void
add_detail (GString    *text,
            const char *detail)
{
  g_auto (GStrv) words = g_strsplit (detail, " ", -1);
  g_autofree char *bound = g_strjoinv (NO_BREAK_SPACE, words);

  g_string_append_printf (text, "%s%s", text->len > 0 ? NO_BREAK_SPACE "· " : "", bound);
}

/* Formats the details that are known: “+1.2 on average · last 2025-06-12 · book +0.4 · engine
 * +0.3”. */
static char *
tell_details (const AwaleExplorerRowContent *content)
{
  GString *text = g_string_new (NULL);
  g_autofree char *date = awale_library_text_date (content->played->last);

  if (!isnan (content->played->margin))
    {
      g_autofree char *margin = awale_value_to_string (get_margin (content),
                                                       AWALE_VALUE_SIGNED | AWALE_VALUE_DECIMAL);
      /* Translators: %s is a value: “+1.2 on average”. */
      g_autofree char *average = g_strdup_printf (_("%s on average"), margin);

      add_detail (text, average);
    }
  if (date != NULL)
    {
      /* Translators: %s is the date of the last game with a move: “last 2025-06-12”. */
      g_autofree char *last = g_strdup_printf (_("last %s"), date);

      add_detail (text, last);
    }
  if (content->book != NULL)
    {
      g_autofree char *book = awale_describe_book (content->book);

      add_detail (text, book);
    }
  if (content->value != NULL)
    {
      g_autofree char *value = awale_evaluation_describe (content->value);
      /* Translators: %s is the value of a move according to the engine: “engine +0.3”. */
      g_autofree char *engine = g_strdup_printf (_("engine %s"), value);

      add_detail (text, engine);
    }
  return g_string_free (text, FALSE);
}

static void
add_results (GString                *text,
             const AwaleLibraryMove *played)
{
  int n_draws = (int) played->n_draws;
  /* Translators: %'d is a number of games. */
  g_autofree char *south = g_strdup_printf (_("South wins %'d"), (int) played->n_south_wins);
  g_autofree char *draws = g_strdup_printf (ngettext ("%'d draw", "%'d draws", n_draws), n_draws);
  /* Translators: %'d is a number of games. */
  g_autofree char *north = g_strdup_printf (_("North wins %'d"), (int) played->n_north_wins);

  awale_description_add_part (text, south);
  awale_description_add_part (text, draws);
  awale_description_add_part (text, north);
}

/* Describes a row: “F, 1,234 games, South wins 600, 34 draws, North wins 600, on average 1.2 seeds
 * for South, last played 2025-06-12, opening book: …” */
static char *
tell_in_words (const AwaleExplorerRowContent *content)
{
  const AwaleLibraryMove *played = content->played;
  int n_games = (int) played->n_games;
  GString *text = g_string_new (played->move == AWALE_PASS ? C_("move", "pass")
                                                           : awale_move_to_string (played->move));
  g_autofree char *games = g_strdup_printf (ngettext ("%'d game", "%'d games", n_games), n_games);
  g_autofree char *date = awale_library_text_date (played->last);

  awale_description_add_part (text, games);
  if (count_known (played) > 0)
    add_results (text, played);
  if (!isnan (played->margin))
    {
      g_autofree char *margin = awale_describe_margin (get_margin (content));
      /* Translators: %s is a value in words: “on average 1.2 seeds for South”. */
      g_autofree char *average = g_strdup_printf (_("on average %s"), margin);

      awale_description_add_part (text, average);
    }
  if (date != NULL)
    {
      /* Translators: %s is a date: “last played 2025-06-12”. */
      g_autofree char *last = g_strdup_printf (_("last played %s"), date);

      awale_description_add_part (text, last);
    }
  if (content->book != NULL)
    {
      g_autofree char *book = awale_describe_book_in_words (content->book);

      awale_description_add_part (text, book);
    }
  if (content->value != NULL)
    {
      g_autofree char *value = awale_describe_evaluation_in_words (content->value);
      /* Translators: %s is a value in words: “engine: 0.3 seeds for South, depth 18”. */
      g_autofree char *engine = g_strdup_printf (_("engine: %s"), value);

      awale_description_add_part (text, engine);
    }
  return g_string_free (text, FALSE);
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
  g_autofree char *told = NULL;
  g_autofree char *marked = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (content != NULL && content->played != NULL);

  played = content->played;
  n_games = g_strdup_printf ("%'d", (int) played->n_games);
  told = tell_details (content);
  marked = g_strconcat (awale_style_get_direction_mark (GTK_WIDGET (row)), told, NULL);
  words = tell_in_words (content);

  /* A pass is written as two dashes, as in files, because the word “pass” would not fit the
   * column. */
  move = create_label (played->move == AWALE_PASS ? "--" : awale_move_to_string (played->move),
                       "move", 0);
  bar = awale_result_bar_new ();
  count = create_label (n_games, "count", 1);
  details = awale_style_create_label (marked, "details");
  awale_result_bar_set_counts (AWALE_RESULT_BAR (bar), played->n_south_wins, played->n_draws,
                               played->n_north_wins, played->n_games);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (details, *told != '\0');
  gtk_size_group_add_widget (moves, move);
  gtk_size_group_add_widget (counts, count);

  grid = gtk_grid_new ();
  gtk_grid_attach (GTK_GRID (grid), move, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), bar, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), count, 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), details, 1, 1, 2, 1);
  gtk_list_box_row_set_child (row, grid);
  awale_accessible_set_label (row, words);
}
