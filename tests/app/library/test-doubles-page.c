/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "library-stage.h"

#include "../../wait.h"

/* A game and the same game with other spellings, and another game and its beginning. */
static const char games[] =
  "[South \"Ama\"]\n[North \"Kofi\"]\n[Event \"Cup\"]\n\nFfBeBcDaAb *\n\n"
  "[South \"Ama\"]\n[North \"Koffi\"]\n[Result \"26-22\"]\n\nFf {Hm.} BeBcDaAb 26-22\n\n"
  "[South \"Esi\"]\n[North \"Yaw\"]\n\nAaBbCcDdEe *\n\n"
  "[South \"Esi\"]\n[North \"Yaw\"]\n\nAaBbCcDd *\n";

static GtkWidget *
get_page (LibraryStage *self)
{
  return gtk_widget_get_last_child (
    gtk_widget_get_parent (GTK_WIDGET (library_stage_get_page (self))));
}

static GtkListBoxRow *
get_row (LibraryStage *self,
         int           index)
{
  GtkWidget *list = stage_find (get_page (self), GTK_TYPE_LIST_BOX, NULL);

  return list != NULL ? gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index) : NULL;
}

static int
count_rows (LibraryStage *self)
{
  int n = 0;

  while (get_row (self, n) != NULL)
    n++;
  return n;
}

static GtkWidget *
find_button (LibraryStage *self,
             int           index,
             const char   *label)
{
  return stage_find (GTK_WIDGET (get_row (self, index)), GTK_TYPE_BUTTON, label);
}

static void
choose (LibraryStage *self,
        int           index,
        const char   *label)
{
  GtkWidget *button = find_button (self, index, label);

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
wait_for_pairs (LibraryStage *self,
                int           n)
{
  wait_while (count_rows (self) != n);
}

static const char *
get_state (LibraryStage *self)
{
  return gtk_stack_get_visible_child_name (
    GTK_STACK (stage_find (get_page (self), GTK_TYPE_STACK, NULL)));
}

static void
assert_label (GtkListBoxRow *row,
              const char    *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static void
set_up (LibraryStage *self,
        gconstpointer data)
{
  library_stage_set_up (self, data);
  awale_library_view_set_shown (self->library, true);
  awale_actions_set_in_library (self->stage->actions, true);
  library_stage_wait_for_games (self, 4);
  stage_do (self->stage, "find-doubles");
}

/* The rows name only the differences, and the page can be left like that of a player. */
static void
test_differences (LibraryStage *self,
                  gconstpointer data)
{
  wait_for_pairs (self, 2);
  library_stage_assert_subtitle (self, "Doubles");
  assert_label (get_row (self, 0),
                "Ama – Kofi, The moves are the same, the names are not., "
                "North: first Kofi, second Koffi, Event: first Cup, second none, "
                "Result: first none, second 26–22, Own Comments: first none, second 1");
  assert_label (get_row (self, 1),
                "Esi – Yaw, The second game is the beginning of the first., "
                "Moves: first 10, second 8");
  g_assert_false (stage_can (self->stage, "delete-listed"));
  stage_do (self->stage, "leave-subpage");
  g_assert_true (stage_can (self->stage, "import-files"));
}

/* A merged pair leaves the list, and the focus goes to the same button of the next. */
static void
test_merge (LibraryStage *self,
            gconstpointer data)
{
  wait_for_pairs (self, 2);
  choose (self, 0, "Merge Into Second");
  g_assert_cmpint (count_rows (self), ==, 1);
  assert_label (get_row (self, 0),
                "Esi – Yaw, The second game is the beginning of the first., "
                "Moves: first 10, second 8");
  g_assert_true (gtk_window_get_focus (self->stage->window)
                 == find_button (self, 0, "Merge Into Second"));
  wait_while (awale_toast_overlay_get_text (self->stage->toasts) == NULL);
  g_assert_cmpstr (awale_toast_overlay_get_text (self->stage->toasts), ==,
                   "Two games were merged.");
  library_stage_wait_for_games (self, 3);
}

/* Without pairs the page says so, and the focus is on the button that leads back. Pairs that were
 * kept do not return. */
static void
test_keep (LibraryStage *self,
           gconstpointer data)
{
  wait_for_pairs (self, 2);
  choose (self, 1, "Keep Both");
  g_assert_true (gtk_window_get_focus (self->stage->window) == find_button (self, 0, "Keep Both"));
  choose (self, 0, "Keep Both");
  g_assert_cmpstr (get_state (self), ==, "none");
  g_assert_true (gtk_window_get_focus (self->stage->window)
                 == stage_find (get_page (self), GTK_TYPE_BUTTON, NULL));
  wait_while (awale_library_client_is_busy (self->stage->services->library));
  stage_do (self->stage, "leave-subpage");
  stage_do (self->stage, "find-doubles");
  wait_while (!g_str_equal (get_state (self), "none"));
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_assert_nonnull (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL));
}

/* The page follows changes from elsewhere, and the focus stays in its pair. */
static void
test_changed (LibraryStage *self,
              gconstpointer data)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  const gint64 id = 2;

  wait_for_pairs (self, 2);
  gtk_widget_grab_focus (find_button (self, 1, "Merge Into First"));
  g_array_append_val (ids, id);
  awale_library_client_run_async (
    self->stage->services->library, &awale_library_change_job,
    awale_library_change_copy (&(AwaleLibraryChange) { .kind = AWALE_CHANGE_REMOVE, .games = ids }),
    NULL, removed_cb, NULL);
  wait_for_pairs (self, 1);
  g_assert_true (gtk_window_get_focus (self->stage->window)
                 == find_button (self, 0, "Merge Into First"));
}

#define ADD(name, test) \
  g_test_add ("/app/doubles-page/" name, LibraryStage, games, set_up, test, \
              library_stage_tear_down)

int
main (int   argc,
      char *argv[])
{
  stage_init (&argc, &argv);
  ADD ("differences", test_differences);
  ADD ("merge", test_merge);
  ADD ("keep", test_keep);
  ADD ("changed", test_changed);
  return g_test_run ();
}
