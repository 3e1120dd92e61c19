/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-explorer-row.h"

#include "awale-library-words.h"
#include "awale-result-bar.h"
#include "game/awale-value.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define NO_BREAK_SPACE "\302\240"

struct _AwaleExplorerRow
{
  GtkListBoxRow  parent_instance;

  GtkWidget     *move_label;
  GtkWidget     *bar;
  GtkWidget     *count_label;
  GtkWidget     *details_label;

  AwaleMove      move;
};

G_DEFINE_FINAL_TYPE (AwaleExplorerRow, awale_explorer_row, GTK_TYPE_LIST_BOX_ROW)

static gint64
count_known (const AwaleLibraryMove *played)
{
  return played->n_south_wins + played->n_draws + played->n_north_wins;
}

/* South's mean lead in hundredths of a seed. */
static int
get_margin (const AwaleExplorerRowContent *content)
{
  double margin = content->mover == AWALE_SOUTH ? content->played->margin
                                                : -content->played->margin;

  return (int) lround (100 * margin);
}

/* Appends a detail with no-break spaces, so that lines break between details only. */
static void
add_detail (GString    *text,
            const char *detail)
{
  g_auto (GStrv) words = g_strsplit (detail, " ", -1);
  g_autofree char *bound = g_strjoinv (NO_BREAK_SPACE, words);

  g_string_append_printf (text, "%s%s", text->len > 0 ? NO_BREAK_SPACE "· " : "", bound);
}

/* Formats the known details: “+1.2 on average · last 2025-06-12 · book +0.4 · engine +0.3”. */
static char *
tell_details (const AwaleExplorerRowContent *content)
{
  GString *text = g_string_new (NULL);
  g_autofree char *date = awale_library_words_date (content->played->last);

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
      /* Translators: %s is a date, when a move was last played: “last 2025-06-12”. */
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
      /* Translators: %s is what the engine says a move is worth: “engine +0.3”. */
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
  g_autofree char *date = awale_library_words_date (played->last);

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

static void
awale_explorer_row_class_init (AwaleExplorerRowClass *klass)
{
}

static GtkWidget *
create_label (const char *css_class,
              float       xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
awale_explorer_row_init (AwaleExplorerRow *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->move = AWALE_NO_MOVE;
  self->move_label = create_label ("move", 0);
  self->bar = awale_result_bar_new ();
  self->count_label = create_label ("count", 1);
  self->details_label = create_label ("details", 0);
  gtk_widget_set_hexpand (self->bar, TRUE);
  gtk_widget_set_valign (self->bar, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (self->details_label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->details_label), PANGO_WRAP_WORD_CHAR);
  gtk_grid_attach (GTK_GRID (grid), self->move_label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->bar, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->count_label, 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->details_label, 1, 1, 2, 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), grid);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (self), FALSE);
}

GtkWidget *
awale_explorer_row_new (GtkSizeGroup *moves,
                        GtkSizeGroup *counts)
{
  AwaleExplorerRow *self = g_object_new (AWALE_TYPE_EXPLORER_ROW, NULL);

  gtk_size_group_add_widget (moves, self->move_label);
  gtk_size_group_add_widget (counts, self->count_label);
  return GTK_WIDGET (self);
}

void
awale_explorer_row_set_content (AwaleExplorerRow              *self,
                                const AwaleExplorerRowContent *content)
{
  g_autofree char *count = NULL;
  g_autofree char *details = NULL;
  g_autofree char *marked = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (AWALE_IS_EXPLORER_ROW (self));
  g_return_if_fail (content != NULL && content->played != NULL);

  self->move = content->played->move;
  count = g_strdup_printf ("%'d", (int) content->played->n_games);
  details = tell_details (content);
  marked = g_strconcat (awale_style_get_direction_mark (GTK_WIDGET (self)), details, NULL);
  words = tell_in_words (content);
  /* Files write a pass like this too; the word would not fit into the column. */
  gtk_label_set_label (GTK_LABEL (self->move_label),
                       self->move == AWALE_PASS ? "--" : awale_move_to_string (self->move));
  gtk_label_set_label (GTK_LABEL (self->count_label), count);
  gtk_label_set_label (GTK_LABEL (self->details_label), marked);
  gtk_widget_set_visible (self->details_label, *details != '\0');
  awale_result_bar_set_counts (AWALE_RESULT_BAR (self->bar), content->played->n_south_wins,
                               content->played->n_draws, content->played->n_north_wins,
                               content->played->n_games);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

AwaleMove
awale_explorer_row_get_move (AwaleExplorerRow *self)
{
  g_return_val_if_fail (AWALE_IS_EXPLORER_ROW (self), AWALE_NO_MOVE);

  return self->move;
}
