/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/library/awale-merge-names-dialog.h"
#include "cases.h"
#include "library-stage.h"

#include "../../wait.h"

typedef struct
{
  LibraryStage           library;
  AwaleMergeNamesDialog *dialog;
} Fixture;

/* Writes games of the players @names, which are separated by bars: one game of the first player,
 * two of the second, and so on. */
static char *
write_games (const char *names)
{
  GString *text = g_string_new (NULL);
  g_auto (GStrv) parts = g_strsplit (names, "|", -1);
  unsigned n_games = 0;

  for (unsigned i = 0; parts[i] != NULL; i++)
    for (unsigned j = 0; j <= i; j++, n_games++)
      g_string_append_printf (text, "[South \"%s\"]\n\n1. %c %c *\n\n", parts[i],
                              'A' + n_games / 6, 'a' + n_games % 6);
  return g_string_free (text, FALSE);
}

static AwaleMergeNamesDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (AWALE_IS_MERGE_NAMES_DIALOG (window))
        return AWALE_MERGE_NAMES_DIALOG (window);
    }
  return NULL;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  const char *names = data;
  g_autofree char *games = write_games (names);

  library_stage_set_up (&self->library, games);
  awale_library_view_set_shown (self->library.library, true);
  awale_actions_set_in_library (self->library.stage->actions, true);
  stage_do (self->library.stage, "merge-names");
  wait_while (find_dialog () == NULL);
  self->dialog = find_dialog ();
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  if (self->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (self->dialog));
  library_stage_tear_down (&self->library, NULL);
}

static GtkWidget *
find_row (GtkWidget  *widget,
          const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static bool
has_row (Fixture    *self,
         const char *name)
{
  return find_row (GTK_WIDGET (self->dialog), name) != NULL;
}

static void
mark (Fixture    *self,
      const char *name)
{
  GtkWidget *row = find_row (GTK_WIDGET (self->dialog), name);

  adw_action_row_activate (ADW_ACTION_ROW (row));
}

static bool
can_merge (Fixture *self)
{
  return gtk_widget_get_sensitive (stage_find (GTK_WIDGET (self->dialog), GTK_TYPE_BUTTON,
                                               "_Merge"));
}

static void
search (Fixture    *self,
        const char *text)
{
  GtkWidget *entry = stage_find (GTK_WIDGET (self->dialog), GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "search-changed");
}

/* Returns true if @name is listed with the subtitle @subtitle, which tells its number of games. */
static bool
has_games (Fixture    *self,
           const char *name,
           const char *subtitle)
{
  GtkWidget *row = find_row (GTK_WIDGET (self->dialog), name);

  return row != NULL
         && g_strcmp0 (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), subtitle) == 0;
}

static void
merge (Fixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->dialog), "dialog.merge", NULL);
  g_assert_false (can_merge (self));
}

/* Only similar names are listed at first, and the name with most games is kept by default. */
static void
test_similar (Fixture      *self,
              gconstpointer data)
{
  AdwComboRow *stays;

  g_assert_true (has_row (self, "KOFI MENSAH"));
  g_assert_false (has_row (self, "Esi"));
  g_assert_false (can_merge (self));
  mark (self, "KOFI MENSAH");
  g_assert_false (can_merge (self));
  mark (self, "Mensah, Kofi");
  mark (self, "Kofi Mensah");
  g_assert_true (can_merge (self));
  stays = ADW_COMBO_ROW (find_row (GTK_WIDGET (self->dialog), "_Name to Keep"));
  g_assert_cmpuint (adw_combo_row_get_selected (stays), ==, 0);
  adw_combo_row_set_selected (stays, 1);
  mark (self, "KOFI MENSAH");
  g_assert_cmpuint (adw_combo_row_get_selected (stays), ==, 1);
  merge (self);
  wait_while (has_row (self, "Mensah, Kofi"));
  g_assert_true (has_games (self, "Kofi Mensah", "7 games"));
  g_assert_true (has_games (self, "KOFI MENSAH", "2 games"));
  g_assert_false (can_merge (self));
  mark (self, "Kofi Mensah");
  mark (self, "KOFI MENSAH");
  merge (self);
  wait_while (has_row (self, "Kofi Mensah"));
  g_assert_false (can_merge (self));
}

/* Names that differ only in spaces are described, and a merge can be undone. */
static void
test_spaces (Fixture      *self,
             gconstpointer data)
{
  static const char special[] = "2 games · with a no-break or other special space";
  AdwComboRow *stays;
  GListModel *names;
  g_autoptr (GtkStringObject) name = NULL;

  g_assert_true (has_games (self, "Ama\302\240Owusu", special));
  g_assert_true (has_games (self, "Ama Owusu", "1 game"));
  mark (self, "Ama Owusu");
  mark (self, "Ama\302\240Owusu");
  stays = ADW_COMBO_ROW (find_row (GTK_WIDGET (self->dialog), "_Name to Keep"));
  names = adw_combo_row_get_model (stays);
  name = g_list_model_get_item (names, 0);
  g_assert_cmpstr (gtk_string_object_get_string (name), ==,
                   "Ama\302\240Owusu · with a no-break or other special space");
  adw_combo_row_set_selected (stays, 1);
  merge (self);
  wait_while (has_row (self, "Ama\302\240Owusu"));
  g_assert_nonnull (stage_find (GTK_WIDGET (self->dialog), GTK_TYPE_LABEL,
                                "1 other name was replaced by “Ama Owusu”."));
  g_signal_emit_by_name (stage_find (GTK_WIDGET (self->dialog), GTK_TYPE_BUTTON, "_Undo"),
                         "clicked");
  wait_while (!has_games (self, "Ama\302\240Owusu", special));
}

static void
test_search (Fixture      *self,
             gconstpointer data)
{
  search (self, "ESI");
  g_assert_true (has_row (self, "Esi"));
  g_assert_false (has_row (self, "Kofi Mensah"));
  mark (self, "Esi");
  search (self, "yaw");
  mark (self, "Yaw <b>");
  search (self, "nobody");
  g_assert_false (has_row (self, "Esi"));
  merge (self);
  wait_while (!gtk_widget_is_sensitive (stage_find (GTK_WIDGET (self->dialog),
                                                    GTK_TYPE_SEARCH_ENTRY, NULL)));
  search (self, "yaw");
  g_assert_true (has_games (self, "Yaw <b>", "6 games"));
}

/* After the dialog has been closed, the window reports the merge. */
static void
test_closed (Fixture      *self,
             gconstpointer data)
{
  mark (self, "Ama Owusu");
  mark (self, "Ama\302\240Owusu");
  merge (self);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&self->dialog)));
  wait_while (awale_toast_overlay_get_text (self->library.stage->toasts) == NULL);
  g_assert_cmpstr (awale_toast_overlay_get_text (self->library.stage->toasts), ==,
                   "1 other name was replaced by “Ama\302\240Owusu”.");
}

#define ADD(name, names, test) \
  g_test_add ("/app/merge-names/" name, Fixture, names, set_up, test, tear_down)

CASES (stage_init)
{
  static const char names[] = "Esi|KOFI MENSAH|Kofi Mensah|Mensah, Kofi|Yaw <b>";
  static const char spaces[] = "Ama Owusu|Ama\302\240Owusu";

  ADD ("similar", names, test_similar);
  ADD ("spaces", spaces, test_spaces);
  ADD ("search", names, test_search);
  ADD ("closed", spaces, test_closed);
}
