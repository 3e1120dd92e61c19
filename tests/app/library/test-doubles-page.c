/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "cases.h"
#include "library-stage.h"
#include "library/awale-library.h"

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
show (LibraryStage *self,
      const char   *text,
      unsigned      n_games)
{
  library_stage_set_up (self, text);
  library_stage_show (self, n_games);
  stage_do (self->stage, "find-doubles");
}

static void
set_up (LibraryStage *self,
        gconstpointer data)
{
  show (self, data, 4);
}

/* The rows name only the differences, and the page can be left. */
static void
test_differences (LibraryStage *self,
                  gconstpointer data)
{
  wait_for_pairs (self, 2);
  library_stage_assert_subtitle (self, "Doubles");
  assert_label (get_row (self, 0),
                "Ama – Kofi, The moves are the same, but the names are not., "
                "North: first Kofi, second Koffi, Event: first Cup, second none, "
                "Result: first none, second 26–22, Extra Comments: first none, second 1");
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

enum
{
  N_GAMES = 103,
  MAX_ROWS = 100,
};

/* Games with the moves of one of the first two, which have 101 pairs. */
static void
set_up_many (LibraryStage *self,
             gconstpointer data)
{
  static const char *const lines[] = { "FfBeBcDaAbCcDbAc", "FfBeBcDaAbEdCfFaDeBc" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < N_GAMES; i++)
    g_string_append_printf (text, "[South \"%c%c\"]\n\n%s *\n\n", 'A' + i / 26, 'a' + i % 26,
                            lines[i % 2]);
  show (self, text->str, N_GAMES);
}

/* Only the first pairs are listed. The others are counted, and listed when there is room. */
static void
test_many (LibraryStage *self,
           gconstpointer data)
{
  const char *more = "1 more pair is shown when there is room.";

  wait_for_pairs (self, MAX_ROWS);
  g_assert_nonnull (stage_find (get_page (self), GTK_TYPE_LABEL, more));
  choose (self, 0, "Merge Into First");
  g_assert_cmpint (count_rows (self), ==, MAX_ROWS - 1);
  wait_for_pairs (self, MAX_ROWS);
  g_assert_null (stage_find (get_page (self), GTK_TYPE_LABEL, more));
}

/* A library that cannot be searched is reported, with a button that tries it again. */
static void
test_failed (LibraryStage *self,
             gconstpointer data)
{
  g_autofree char *path = awale_library_dup_default_path ();
  g_autofree char *kept = NULL;
  gsize n_bytes;

  wait_for_pairs (self, 2);
  stage_do (self->stage, "leave-subpage");
  awale_library_client_flush (self->stage->services->library);
  g_assert_true (g_file_get_contents (path, &kept, &n_bytes, NULL));
  g_assert_true (g_file_set_contents (path, "nonsense", -1, NULL));
  awale_library_client_changed (self->stage->services->library);
  stage_do (self->stage, "find-doubles");
  wait_while (!g_str_equal (get_state (self), "failed"));
  g_assert_true (g_file_set_contents (path, kept, (gssize) n_bytes, NULL));
  g_signal_emit_by_name (stage_find (get_page (self), GTK_TYPE_BUTTON, "Try Again"), "clicked");
  wait_while (!g_str_equal (get_state (self), "doubles"));
  g_assert_cmpint (count_rows (self), ==, 2);
}

#define ADD(name, test) \
  g_test_add ("/app/doubles-page/" name, LibraryStage, games, set_up, test, \
              library_stage_tear_down)

CASES (stage_init)
{
  ADD ("differences", test_differences);
  ADD ("merge", test_merge);
  ADD ("keep", test_keep);
  ADD ("changed", test_changed);
  ADD ("failed", test_failed);
  g_test_add ("/app/doubles-page/many", LibraryStage, NULL, set_up_many, test_many,
              library_stage_tear_down);
}
