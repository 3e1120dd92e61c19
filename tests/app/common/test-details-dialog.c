/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/common/awale-details-dialog.h"
#include "library/awale-library-tags.h"
#include "cases.h"
#include "stage.h"

#include "../../wait.h"

typedef struct
{
  Stage     *stage;
  GtkWidget *dialog;
  char      *applied;   /* Names and values of the tags that were applied, separated by bars. */
} Fixture;

static void
applied_cb (Fixture *self,
            GStrv    tags)
{
  g_assert_null (self->applied);
  self->applied = g_strjoinv ("|", tags);
}

static void
add_tag (GPtrArray  *tags,
         const char *value,
         bool        differs)
{
  AwaleSharedTag *tag = g_new (AwaleSharedTag, 1);

  *tag = (AwaleSharedTag) { (char *) value, differs };
  g_ptr_array_add (tags, tag);
}

/* Sets up the dialog for three games of one event at several places and dates. */
static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autoptr (GPtrArray) tags = g_ptr_array_new_with_free_func (g_free);
  const char *const *names = awale_details_dialog_get_shared_names ();

  self->stage = stage_new ();
  for (unsigned i = 0; names[i] != NULL; i++)
    add_tag (tags, g_str_equal (names[i], "Event") ? "Club" : NULL,
             g_str_equal (names[i], "Site") || g_str_equal (names[i], "Date"));
  self->dialog = awale_details_dialog_new_shared (3, tags);
  g_signal_connect_swapped (self->dialog, "applied", G_CALLBACK (applied_cb), self);
  gtk_window_present (GTK_WINDOW (self->dialog));
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  if (self->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (self->dialog));
  g_free (self->applied);
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

static GtkEditable *
get_row (Fixture    *self,
         const char *title)
{
  return GTK_EDITABLE (find_row (self->dialog, title));
}

static bool
can_apply (Fixture *self)
{
  return gtk_widget_get_sensitive (stage_find (self->dialog, GTK_TYPE_BUTTON, "_Apply"));
}

static bool
says_various (Fixture    *self,
              const char *title)
{
  return stage_find (GTK_WIDGET (get_row (self, title)), GTK_TYPE_LABEL, "various") != NULL;
}

static void
apply (Fixture    *self,
       const char *tags)
{
  g_object_add_weak_pointer (G_OBJECT (self->dialog), (gpointer *) &self->dialog);
  gtk_widget_activate_action (self->dialog, "dialog.apply", NULL);
  g_assert_cmpstr (self->applied, ==, tags);
  wait_while (self->dialog != NULL);
}

/* Only changed fields are applied; a field with different values in the games is shown as
 * “various”. */
static void
test_changed (Fixture      *self,
              gconstpointer data)
{
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->dialog)), ==, "Details of 3 Games");
  g_assert_cmpstr (gtk_editable_get_text (get_row (self, "Event")), ==, "Club");
  g_assert_cmpstr (gtk_editable_get_text (get_row (self, "Place")), ==, "");
  g_assert_true (says_various (self, "Place"));
  g_assert_false (says_various (self, "Event"));
  g_assert_false (says_various (self, "Round"));
  g_assert_false (can_apply (self));
  gtk_editable_set_text (get_row (self, "Place"), " Dakar ");
  g_assert_false (says_various (self, "Place"));
  g_assert_true (can_apply (self));
  gtk_editable_set_text (get_row (self, "Event"), "Clubs");
  gtk_editable_set_text (get_row (self, "Event"), "Club");
  apply (self, "Site|Dakar");
}

static void
test_removed (Fixture      *self,
              gconstpointer data)
{
  gtk_editable_set_text (get_row (self, "Event"), "");
  gtk_editable_set_text (get_row (self, "Annotated By"), "Esi");
  apply (self, "Event||Annotator|Esi");
}

static void
test_date (Fixture      *self,
           gconstpointer data)
{
  GtkEditable *row = get_row (self, "Date");

  gtk_editable_set_text (get_row (self, "Round"), "2");
  gtk_editable_set_text (row, "soon");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row), "error"));
  g_assert_false (can_apply (self));
  gtk_editable_set_text (row, "");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (row), "error"));
  g_assert_true (can_apply (self));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "various");
  gtk_editable_set_text (row, "2026-11-21");
  apply (self, "Date|2026.11.21|Round|2");
}

/* Returns true if @row shows @value without an ellipsis. */
static bool
shows_whole (GtkWidget  *row,
             const char *value)
{
  GtkWidget *label = stage_find (row, GTK_TYPE_LABEL, value);

  return label != NULL && gtk_widget_get_width (label) > 0 &&
         !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

/* The row of the end has room for each of its values. */
static void
test_ends (void)
{
  g_autoptr (Stage) stage = stage_new ();
  GtkWidget *dialog = awale_details_dialog_new (stage_show (stage, "Cd"));
  AdwComboRow *row = ADW_COMBO_ROW (find_row (dialog, "End"));
  GListModel *ends = adw_combo_row_get_model (row);

  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 600);
  gtk_window_present (GTK_WINDOW (dialog));
  for (unsigned i = 0; i < g_list_model_get_n_items (ends); i++)
    {
      g_autoptr (GtkStringObject) end = g_list_model_get_item (ends, i);

      adw_combo_row_set_selected (row, i);
      wait_while (!shows_whole (GTK_WIDGET (row), gtk_string_object_get_string (end)));
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Returns true if the whole @row is visible. */
static bool
is_in_view (GtkWidget *row)
{
  GtkWidget *page = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (row) && gtk_widget_get_height (row) > 0 &&
         gtk_widget_compute_bounds (row, page, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (page);
}

/* Enters a result, again at each call because GTK may still be scrolling to the field. Returns true
 * if the message about it is in view. */
static bool
shows_message (GtkWidget *dialog,
               GtkWidget *row)
{
  GtkWidget *message;

  gtk_editable_set_text (GTK_EDITABLE (row), "30-18");
  message = find_row (dialog, "By the rules, the game ended 25–23.");
  return message != NULL && is_in_view (message);
}

/* A result that contradicts the rules can be entered, and the message about it is scrolled into
 * view. */
static void
test_result (void)
{
  g_autoptr (Stage) stage = stage_new ();
  AwaleGame *game = stage_show (stage, "");
  AwalePosition start;
  GtkWidget *dialog, *row;

  g_assert_true (awale_position_parse ("0-3-0-0-0-0-0-0-0-0-0-1-21-23-N", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  g_assert_nonnull (awale_game_add_move (game, awale_game_get_root (game), 11));
  dialog = awale_details_dialog_new (game);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 400);
  gtk_window_present (GTK_WINDOW (dialog));
  row = find_row (dialog, "Result (South-North)");
  wait_while (gtk_widget_get_height (row) == 0);
  gtk_widget_grab_focus (row);
  wait_while (!shows_message (dialog, row));
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, "30-18");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

#define ADD(name, test) \
  g_test_add ("/app/details-dialog/shared-" name, Fixture, NULL, set_up, test, tear_down)

CASES (stage_init)
{
  ADD ("changed", test_changed);
  ADD ("removed", test_removed);
  ADD ("date", test_date);
  g_test_add_func ("/app/details-dialog/ends", test_ends);
  g_test_add_func ("/app/details-dialog/result", test_result);
}
