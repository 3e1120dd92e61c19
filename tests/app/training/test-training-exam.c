/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Exercises keep their answers, hints and places when they are dropped and restored, or when their
 * question is left.
 */
#include "app/training/awale-combination-page.h"
#include "app/training/awale-opening-page.h"
#include "app/training/awale-training-window.h"
#include "library/awale-library-exercises.h"
#include "cases.h"
#include "stage.h"
#include "training-helpers.h"
#include "training/awale-exercise.h"

#include "../../wait.h"

static const char ama[] = "Round 1: Ama played C. Find a better move.";
static const char kofi[] = "Round 1: Kofi played e. Find a better move.";

static bool
add_grades (const AwaleLibraryExercise *exercise,
            void                       *user_data)
{
  for (size_t i = 0; i < exercise->n_answers; i++)
    g_string_append_printf (user_data, "%d", exercise->answers[i].grade);
  return false;
}

/* Closes the window, and asserts the saved grades of the first exercise. */
static void
assert_grades (Fixture    *self,
               const char *expected)
{
  g_autofree char *path = awale_library_dup_default_path ();
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GString) grades = g_string_new (NULL);

  close_window (self);
  library = awale_library_open (path, AWALE_LIBRARY_READ, NULL);
  g_assert_true (awale_library_list_exercises (library, add_grades, grades, NULL));
  g_assert_cmpstr (grades->str, ==, expected);
}

static void
act (Fixture    *self,
     const char *action)
{
  gtk_widget_activate_action (self->window, action, NULL);
}

static void
open_asking (Fixture *self)
{
  open_window (self, self->game);
  click (self, "From _This Game");
  wait_for_label (self, ama);
}

/* A dropped exercise is not asked again until it is restored. The board is turned to the side to
 * move. */
static void
test_drop (Fixture    *self,
           const void *data)
{
  gboolean is_flipped;

  open_window (self, self->game);
  gtk_widget_activate_action (self->window, "training.drop", NULL);
  click (self, "From _This Game");
  wait_for_label (self, ama);
  g_object_get (get_board (self), "flipped", &is_flipped, NULL);
  g_assert_false (is_flipped);
  gtk_widget_activate_action (self->window, "training.drop", NULL);
  wait_for_label (self, kofi);
  wait_for_label (self, "2 questions left today");
  wait_for_label (self, "Exercise dropped");
  g_object_get (get_board (self), "flipped", &is_flipped, NULL);
  g_assert_true (is_flipped);
  gtk_widget_activate_action (self->window, "training.restore", NULL);
  wait_for_label (self, ama);
  wait_for_label (self, "4 questions left today");
  gtk_widget_activate_action (self->window, "training.restore", NULL);
  gtk_widget_activate_action (self->window, "training.drop", NULL);
  wait_for_label (self, kofi);
  close_window (self);

  open_window (self, self->game);
  wait_for_label (self, kofi);
  wait_for_label (self, "2 questions left today");
  gtk_widget_activate_action (self->window, "training.drop", NULL);

  /* Making the dropped exercise from its game again restores it. */
  click (self, "From _This Game");
  wait_for_label (self, "4 questions left today");
  wait_for_label (self, ama);
  close_window (self);
}

/* Drops are undone one by one, latest first. Making the dropped exercises from their game again
 * restores all of them, and leaves nothing to undo. */
static void
test_drops (Fixture    *self,
            const void *data)
{
  open_asking (self);
  act (self, "training.drop");
  wait_for_label (self, kofi);
  act (self, "training.drop");
  wait_while (find_button (self, "From _This Game") == NULL);
  click (self, "_Undo");
  wait_for_label (self, kofi);
  wait_for_label (self, "1 exercise is still dropped.");
  click (self, "_Undo");
  wait_for_label (self, ama);
  wait_for_label (self, "4 questions left today");
  wait_while (find_button (self, "_Undo") != NULL);

  act (self, "training.drop");
  wait_for_label (self, kofi);
  act (self, "training.drop");
  click (self, "From _This Game");
  wait_for_label (self, ama);
  wait_while (find_button (self, "_Undo") != NULL);
  act (self, "training.restore");
  wait_for_label (self, ama);
  assert_grades (self, "5656");
}

static const struct
{
  const char *name;
  const char *button;  /* Button that answers; NULL for a move on the board. */
  const char *verdict;
} answers[] = {
  { "/app/training-exam/answered", NULL, "C gives away 8 seeds" },
  { "/app/training-exam/shown", "_Show the Answer", "Better: A" },
};

/* An answered or revealed exercise stays so after it was dropped and restored. */
static void
test_answered (Fixture    *self,
               const void *data)
{
  size_t i = GPOINTER_TO_SIZE (data);

  open_asking (self);
  if (answers[i].button != NULL)
    click (self, answers[i].button);
  else
    answer (self, ama, 'C');
  wait_for_label (self, answers[i].verdict);
  act (self, "training.drop");
  wait_for_label (self, kofi);
  act (self, "training.restore");
  wait_for_label (self, ama);
  wait_for_label (self, answers[i].verdict);
  g_assert_nonnull (find_button (self, "_Next"));
  click (self, "Try _Again");
  answer (self, ama, 'A');
  wait_for_label (self, "Right: nothing is better than A.");
  assert_grades (self, "156");
}

/* An undo during the making of exercises takes effect afterwards. */
static void
test_restored_meanwhile (Fixture    *self,
                         const void *data)
{
  g_autoptr (AwaleGame) more = read_game ("[South \"Ama\"]\n[North \"Kofi\"]\n\n"
                                          "1. D {[%eval -4,9] [%best C 0]} *\n");

  add_to_library (more);
  open_asking (self);
  act (self, "training.drop");
  wait_for_label (self, kofi);
  g_settings_set_string (self->services->settings, "own-names", "Ama");
  act (self, "training.make");
  click (self, "From Your _Library");
  act (self, "training.restore");
  wait_for_label (self, "4 questions left today");
  act (self, "training.restore");
  wait_for_label (self, ama);
  wait_for_label (self, "6 questions left today");
  g_settings_reset (self->services->settings, "own-names");
  assert_grades (self, "56");
}

/* If an answered exercise was dropped and is made from its game again, its question is asked
 * again. */
static void
test_afresh (Fixture    *self,
             const void *data)
{
  open_asking (self);
  answer (self, ama, 'C');
  wait_for_label (self, "C gives away 8 seeds");
  act (self, "training.drop");
  wait_for_label (self, kofi);
  act (self, "training.drop");
  click (self, "From _This Game");
  wait_for_label (self, kofi);
  click (self, "_Show the Answer");
  click (self, "_Next");
  wait_for_label (self, ama);
  g_assert_null (find_button (self, "_Next"));
  answer (self, ama, 'A');
  wait_for_label (self, "Right: nothing is better than A.");
  assert_grades (self, "1563");
}

/* An answer to a dropped exercise is judged only after it was restored. */
static void
test_thinking (Fixture    *self,
               const void *data)
{
  open_asking (self);
  act (self, "training.drop");
  act (self, "training.restore");
  answer (self, ama, 'F');
  act (self, "training.drop");
  wait_for_label (self, kofi);
  act (self, "training.restore");
  wait_while (find_button (self, "_Next") == NULL);
  assert_grades (self, "56561");
}

/* Functions that leave a question and return to it. */
static void
make_and_go_back (Fixture *self)
{
  act (self, "training.make");
  act (self, "training.go-on");
}

static void
drop_and_restore (Fixture *self)
{
  act (self, "training.drop");
  wait_for_label (self, kofi);
  act (self, "training.restore");
}

/* Starts to learn an opening, whose line is asked before the other exercises. */
static void
learn_a_line (Fixture *self)
{
  g_autoptr (GPtrArray) exercises =
    g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);

  g_ptr_array_add (exercises, awale_exercise_new_from_text ("[Exercise \"opening\"]\n\n"
                                                            "1. C {[%eval 0,9] [%best C 0]} *\n"));
  g_signal_emit_by_name (stage_find (self->window, AWALE_TYPE_OPENING_PAGE, NULL), "learn",
                         exercises);
  wait_for_label (self, "1 exercise of this line was added. At most 10 new exercises come up");
  wait_for_label (self, "Round 1: what does the opening book play?");
  act (self, "training.drop");
  wait_for_label (self, ama);

  /* A dropped line can be learned again. */
  g_signal_emit_by_name (stage_find (self->window, AWALE_TYPE_OPENING_PAGE, NULL), "learn",
                         exercises);
  wait_for_label (self, "Round 1: what does the opening book play?");
  g_assert_null (stage_find (self->window, GTK_TYPE_LABEL, "You are learning this line already."));
  click (self, "_Show the Answer");
  click (self, "_Next");
}

static const struct
{
  const char  *name;
  void      (* come_back) (Fixture *self);
  const char  *grades;
} ways[] = {
  { "/app/training-exam/hint-and-make", make_and_go_back, "2" },
  { "/app/training-exam/hint-and-drop", drop_and_restore, "562" },
  { "/app/training-exam/hint-and-learn", learn_a_line, "2" },
};

/* A hint is still shown when its question returns, and a right answer is saved as one with a
 * hint. */
static void
test_hint (Fixture    *self,
           const void *data)
{
  size_t i = GPOINTER_TO_SIZE (data);

  open_asking (self);
  click (self, "_Hint");
  wait_for_label (self, "It is A or F.");
  g_assert_null (find_button (self, "_Hint"));
  ways[i].come_back (self);
  wait_for_label (self, ama);
  wait_for_label (self, "It is A or F.");
  g_assert_null (find_button (self, "_Hint"));
  answer (self, ama, 'A');
  wait_while (find_button (self, "_Next") == NULL);
  assert_grades (self, ways[i].grades);
}

static void
press (GtkWidget  *page,
       const char *label)
{
  g_signal_emit_by_name (stage_find (page, GTK_TYPE_BUTTON, label), "clicked");
}

static bool
has_hint (GtkWidget *page)
{
  return is_in_view (stage_find (page, GTK_TYPE_BUTTON, "_Hint"));
}

/* The hint for a combination is remembered, even if an exercise of another kind was asked
 * meanwhile. */
static void
test_hint_at_combination (Fixture    *self,
                          const void *data)
{
  enum { KROU = 1, HARVEST = 2 };
  static const unsigned kinds[] = { KROU, HARVEST, KROU };
  GtkWidget *page;

  open_window (self, NULL);
  gtk_window_present (GTK_WINDOW (self->window));
  show_kind (self, "combinations");
  page = stage_find (self->window, AWALE_TYPE_COMBINATION_PAGE, NULL);
  wait_while (!gtk_widget_get_sensitive (stage_find (page, GTK_TYPE_BUTTON, "_Start")));
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      adw_combo_row_set_selected (find_choice (self, "Kind"), kinds[i]);
      press (page, "_Start");
      /* Skip exercises with only two moves, which have no hint. */
      while (i == 0 && !has_hint (page))
        act (self, "training.drop");
      if (i == 0)
        press (page, "_Hint");
      g_assert_true (i == 1 || !has_hint (page));
      g_assert_true (is_in_view (stage_find (page, GTK_TYPE_LABEL, "It is ")) == (i != 1));
      press (page, "Other _Combinations");
    }
  close_window (self);
  g_settings_reset (self->services->settings, "combination-kind");
}

/* The count for today is shown only on its page. */
static void
test_left_today (Fixture    *self,
                 const void *data)
{
  AdwWindowTitle *title;

  open_asking (self);
  close_window (self);
  open_window (self, NULL);
  title = ADW_WINDOW_TITLE (stage_find (self->window, ADW_TYPE_WINDOW_TITLE, NULL));
  show_kind (self, "openings");
  wait_while (stage_find (self->window, GTK_TYPE_LABEL, ama) == NULL);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
  show_kind (self, "today");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "4 questions left today");
  show_kind (self, "combinations");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
  close_window (self);
}

#define ADD(name, func) \
  g_test_add ("/app/training-exam/" name, Fixture, NULL, set_up, func, tear_down)

CASES (stage_init)
{
  ADD ("drop", test_drop);
  ADD ("drops", test_drops);
  for (size_t i = 0; i < G_N_ELEMENTS (answers); i++)
    g_test_add (answers[i].name, Fixture, GSIZE_TO_POINTER (i), set_up, test_answered, tear_down);
  ADD ("restored-meanwhile", test_restored_meanwhile);
  ADD ("afresh", test_afresh);
  ADD ("thinking", test_thinking);
  for (size_t i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add (ways[i].name, Fixture, GSIZE_TO_POINTER (i), set_up, test_hint, tear_down);
  ADD ("hint-at-combination", test_hint_at_combination);
  ADD ("left-today", test_left_today);
}
