/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-explorer-game.h"

#include "awale-library-words.h"
#include "game/awale-ellipsis.h"
#include "widgets/awale-wording.h"

struct _AwaleExplorerGame
{
  GtkListBoxRow  parent_instance;

  GtkWidget     *players_label;
  GtkWidget     *result_label;
  GtkWidget     *details_label;

  gint64         id;
};

G_DEFINE_FINAL_TYPE (AwaleExplorerGame, awale_explorer_game, GTK_TYPE_LIST_BOX_ROW)

static void
awale_explorer_game_class_init (AwaleExplorerGameClass *klass)
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
awale_explorer_game_init (AwaleExplorerGame *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->players_label = create_label ("players", 0);
  self->result_label = create_label ("result", 1);
  self->details_label = create_label ("details", 0);
  gtk_widget_set_hexpand (self->players_label, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (self->players_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (self->details_label), PANGO_ELLIPSIZE_END);
  gtk_grid_attach (GTK_GRID (grid), self->players_label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->result_label, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->details_label, 0, 1, 2, 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), grid);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (self), FALSE);
}

GtkWidget *
awale_explorer_game_new (void)
{
  return g_object_new (AWALE_TYPE_EXPLORER_GAME, NULL);
}

/* Describes a game: “Ama – Kofi, 26–22, 2022-01-10, Cup”. */
static char *
tell_in_words (const char *players,
               const char *result,
               const char *date,
               const char *event)
{
  const char *const parts[] = { result, date, event };
  GString *text = g_string_new (players);

  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      awale_wording_add_part (text, parts[i]);
  return g_string_free (text, FALSE);
}

void
awale_explorer_game_set_item (AwaleExplorerGame *self,
                              AwaleLibraryItem  *item)
{
  const AwaleLibraryRow *row;
  g_autofree char *players = NULL;
  g_autofree char *result = NULL;
  g_autofree char *date = NULL;
  g_autofree char *event = NULL;
  g_autofree char *details = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (AWALE_IS_EXPLORER_GAME (self));
  g_return_if_fail (AWALE_IS_LIBRARY_ITEM (item));

  row = awale_library_item_get_row (item);
  self->id = row->id;
  players = awale_library_words_players (row);
  result = awale_library_words_result (row->result);
  date = awale_library_words_date (row->date);
  event = row->event != NULL ? awale_ellipsize (row->event, AWALE_ELLIPSIS_NAME) : NULL;
  details = g_strconcat (date != NULL ? date : "", date != NULL && event != NULL ? " · " : "",
                         event, NULL);
  words = tell_in_words (players, result, date, event);
  gtk_label_set_label (GTK_LABEL (self->players_label), players);
  gtk_label_set_label (GTK_LABEL (self->result_label), result != NULL ? result : "");
  gtk_label_set_label (GTK_LABEL (self->details_label), details);
  gtk_widget_set_visible (self->details_label, *details != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

gint64
awale_explorer_game_get_id (AwaleExplorerGame *self)
{
  g_return_val_if_fail (AWALE_IS_EXPLORER_GAME (self), 0);

  return self->id;
}
