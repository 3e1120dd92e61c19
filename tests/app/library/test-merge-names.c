/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/library/awale-merge-names-dialog.h"
#include "stage.h"

typedef struct
{
  Stage                 *stage;
  AwaleMergeNamesDialog *dialog;
  char                  *merged;   /* the spellings, separated by bars */
} Fixture;

static void
merged_cb (Fixture *self,
           GStrv    spellings)
{
  g_free (self->merged);
  self->merged = g_strjoinv ("|", spellings);
}

static void
spelling_free (gpointer data)
{
  g_free (((AwaleSpelling *) data)->name);
  g_free (data);
}

/* Creates spellings from @names, separated by bars, with increasing numbers of games. */
static AwaleSpellings *
create_spellings (const char *names)
{
  AwaleSpellings *spellings = g_new (AwaleSpellings, 1);
  g_auto (GStrv) parts = g_strsplit (names, "|", -1);

  spellings->all = g_ptr_array_new_with_free_func (spelling_free);
  for (unsigned i = 0; parts[i] != NULL; i++)
    {
      AwaleSpelling *spelling = g_new (AwaleSpelling, 1);

      *spelling = (AwaleSpelling) { g_strdup (parts[i]), i + 1 };
      g_ptr_array_add (spellings->all, spelling);
    }
  spellings->groups = awale_spellings_group (spellings->all);
  return spellings;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  GtkWidget *dialog;

  self->stage = stage_new ();
  dialog = awale_merge_names_dialog_new (self->stage->window,
                                         create_spellings ("Esi|KOFI MENSAH|Kofi Mensah|"
                                                           "Mensah, Kofi|Yaw <b>"));
  self->dialog = AWALE_MERGE_NAMES_DIALOG (dialog);
  g_signal_connect_swapped (dialog, "merged", G_CALLBACK (merged_cb), self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->dialog));
  g_free (self->merged);
  stage_free (self->stage);
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

/* Only similar names are listed at first, and the one with most games stays by default. */
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
  gtk_widget_activate_action (GTK_WIDGET (self->dialog), "dialog.merge", NULL);
  g_assert_cmpstr (self->merged, ==, "Mensah, Kofi|Kofi Mensah");
  g_assert_false (can_merge (self));
  awale_merge_names_dialog_set_spellings (self->dialog, create_spellings ("Esi|Kofi Mensah"));
  g_assert_false (has_row (self, "Kofi Mensah"));
  g_assert_false (can_merge (self));
}

static void
undone_cb (Fixture *self)
{
  g_free (self->merged);
  self->merged = g_strdup ("undo");
}

/* Names that differ only in spaces are described, and a merge can be undone. */
static void
test_spaces (Fixture      *self,
             gconstpointer data)
{
  AdwActionRow *row;
  AdwComboRow *stays;
  GListModel *names;
  g_autoptr (GtkStringObject) name = NULL;

  awale_merge_names_dialog_set_spellings (self->dialog,
                                          create_spellings ("Ama Owusu|Ama\302\240Owusu"));
  row = ADW_ACTION_ROW (find_row (GTK_WIDGET (self->dialog), "Ama\302\240Owusu"));
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==,
                   "2 games · with a no-break or other special space");
  row = ADW_ACTION_ROW (find_row (GTK_WIDGET (self->dialog), "Ama Owusu"));
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "1 game");
  mark (self, "Ama Owusu");
  mark (self, "Ama\302\240Owusu");
  stays = ADW_COMBO_ROW (find_row (GTK_WIDGET (self->dialog), "_Name to Keep"));
  names = adw_combo_row_get_model (stays);
  name = g_list_model_get_item (names, 0);
  g_assert_cmpstr (gtk_string_object_get_string (name), ==,
                   "Ama\302\240Owusu · with a no-break or other special space");
  adw_combo_row_set_selected (stays, 1);
  gtk_widget_activate_action (GTK_WIDGET (self->dialog), "dialog.merge", NULL);
  g_assert_cmpstr (self->merged, ==, "Ama\302\240Owusu|Ama Owusu");

  g_signal_connect_swapped (self->dialog, "undone", G_CALLBACK (undone_cb), self);
  awale_merge_names_dialog_say_merged (self->dialog, "1 other name was replaced.");
  g_signal_emit_by_name (stage_find (GTK_WIDGET (self->dialog), GTK_TYPE_BUTTON, "_Undo"),
                         "clicked");
  g_assert_cmpstr (self->merged, ==, "undo");
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
  gtk_widget_activate_action (GTK_WIDGET (self->dialog), "dialog.merge", NULL);
  g_assert_cmpstr (self->merged, ==, "Esi|Yaw <b>");
}

#define ADD(name, test) \
  g_test_add ("/app/merge-names/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  stage_init (&argc, &argv);
  ADD ("similar", test_similar);
  ADD ("spaces", test_spaces);
  ADD ("search", test_search);
  return g_test_run ();
}
