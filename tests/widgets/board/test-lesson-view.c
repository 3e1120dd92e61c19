/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/board/awale-lesson-view.h"

#include "cases.h"
#include "widget-fixtures.h"

#include <string.h>

typedef struct
{
  GtkWidget       *window;
  AwaleLessonView *view;
  AwaleBoard      *board;
  int              n_right;
  int              n_wrong;
  int              n_next;
} Fixture;

static void
answered_cb (Fixture  *self,
             gboolean  right)
{
  self->n_right += right;
  self->n_wrong += !right;
}

static void
next_requested_cb (Fixture *self)
{
  self->n_next++;
}

static void
show (Fixture    *self,
      const char *preset,
      const char *id)
{
  *self = (Fixture) { .view = AWALE_LESSON_VIEW (g_object_new (AWALE_TYPE_LESSON_VIEW, NULL)) };
  self->board = awale_lesson_view_get_board (self->view);
  g_signal_connect_swapped (self->view, "answered", G_CALLBACK (answered_cb), self);
  g_signal_connect_swapped (self->view, "next-requested", G_CALLBACK (next_requested_cb), self);
  awale_lesson_view_set_lesson (self->view, awale_lessons_find (id),
                                &awale_preset_find (preset)->rules);
  self->window = fixtures_show (GTK_WIDGET (self->view), 640, 700);
}

static GtkWidget *
find_text (GtkWidget  *root,
           const char *text)
{
  if (GTK_IS_LABEL (root) && strcmp (gtk_label_get_label (GTK_LABEL (root)), text) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_text (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static bool
says (Fixture    *self,
      const char *text)
{
  GtkWidget *label = find_text (GTK_WIDGET (self->view), text);

  return label != NULL && gtk_widget_get_mapped (label);
}

static void
press (Fixture    *self,
       const char *text)
{
  GtkWidget *label = find_text (GTK_WIDGET (self->view), text);

  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
}

static AwalePosition
get_position (Fixture *self)
{
  return awale_node_get_position (awale_game_get_cursor (awale_board_get_game (self->board)));
}

/* A wrong answer is explained, and the next answer starts from the same position even without a
 * reset. */
static void
test_board (void)
{
  Fixture self;

  show (&self, "society", "feed-must");
  g_assert_true (says (&self, "Sow a pit that South may sow."));
  g_assert_true (says (&self, "North has no seeds left."));
  g_assert_false (says (&self, "Not quite"));

  g_assert_false (awale_board_play (self.board, 0));
  g_assert_true (says (&self, "Not quite"));
  g_assert_true (says (&self, "North has no seeds left, and the seeds of <b>A</b> do not get that "
                              "far: you must sow a pit that feeds North."));
  g_assert_cmpint (self.n_wrong, ==, 1);

  g_assert_true (awale_board_play (self.board, 5));
  g_assert_true (says (&self, "Right!"));
  g_assert_cmpint (self.n_right, ==, 1);
  g_assert_cmpint (get_position (&self).pits[6], ==, 1);

  awale_lesson_view_reset (self.view);
  g_assert_false (says (&self, "Right!"));
  g_assert_cmpint (get_position (&self).pits[6], ==, 0);
  gtk_window_destroy (GTK_WINDOW (self.window));
}

/* A legal move that is not the answer counts as wrong, and stays visible until the next answer. */
static void
test_legal_but_wrong (void)
{
  Fixture self;

  show (&self, "society", "sow-reach");
  g_assert_true (awale_board_play (self.board, 3));
  g_assert_cmpint (self.n_wrong, ==, 1);
  g_assert_cmpint (get_position (&self).pits[3], ==, 0);

  /* The board shows that North is to move, but the next answer is again a move of South. */
  awale_board_play (self.board, 4);
  g_assert_cmpint (self.n_right, ==, 1);
  g_assert_cmpint (get_position (&self).pits[3], ==, 4);
  g_assert_cmpint (get_position (&self).pits[4], ==, 0);
  gtk_window_destroy (GTK_WINDOW (self.window));
}

/* Returns true if the view handles @keyval before the focused widget gets it. */
static bool
key (Fixture *self,
     unsigned keyval)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->view));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (box);
  gboolean taken = FALSE;

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &taken);
    }
  return taken;
}

/* Enter continues after a right answer, if there is another question; Space returns to the position
 * of the question. */
static void
test_enter (void)
{
  Fixture self;

  show (&self, "society", "feed-must");
  awale_lesson_view_set_next (self.view, "_Next");
  awale_lesson_view_focus (self.view);
  g_assert_false (awale_board_play (self.board, 0));
  g_assert_false (key (&self, GDK_KEY_Return));
  g_assert_cmpint (self.n_next, ==, 0);
  g_assert_true (awale_board_play (self.board, 5));
  g_assert_true (key (&self, GDK_KEY_Return));
  g_assert_cmpint (self.n_next, ==, 1);
  g_assert_false (key (&self, GDK_KEY_space));
  g_assert_false (says (&self, "Right!"));
  gtk_window_destroy (GTK_WINDOW (self.window));

  show (&self, "booklet", "slam-captures");
  awale_lesson_view_set_next (self.view, "_Next");
  awale_lesson_view_focus (self.view);
  press (&self, "It captures 5 seeds");
  g_assert_true (key (&self, GDK_KEY_KP_Enter));
  g_assert_cmpint (self.n_next, ==, 1);
  awale_lesson_view_set_next (self.view, NULL);
  press (&self, "It captures 5 seeds");
  g_assert_false (key (&self, GDK_KEY_Return));
  gtk_window_destroy (GTK_WINDOW (self.window));
}

/* A question with answers in words locks the board, and an answer plays the move in question. */
static void
test_words (void)
{
  Fixture self;

  show (&self, "booklet", "slam-captures");
  awale_board_play (self.board, 5);
  g_assert_cmpint (get_position (&self).pits[5], ==, 2);
  g_assert_cmpint (self.n_right + self.n_wrong, ==, 0);

  press (&self, "It captures nothing");
  g_assert_true (says (&self, "Not quite"));
  press (&self, "It captures 5 seeds");
  g_assert_true (says (&self, "Right!"));
  g_assert_cmpint (get_position (&self).pits[5], ==, 0);
  gtk_window_destroy (GTK_WINDOW (self.window));
}

/* The board does not reveal the answer. */
static void
test_silent (void)
{
  Fixture self;

  show (&self, "society", "capture-two");
  gtk_test_accessible_assert_property (fixtures_get_pit (self.board, 5),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "F, South, 1 seed");
  awale_board_set_telling (self.board, true);
  gtk_test_accessible_assert_property (fixtures_get_pit (self.board, 5),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "F, South, 1 seed, sows to a, captures 2");
  gtk_window_destroy (GTK_WINDOW (self.window));
}

static void
test_next (void)
{
  Fixture self;

  show (&self, "society", "first-move");
  awale_lesson_view_set_next (self.view, "Onwards");
  g_assert_false (says (&self, "Onwards"));
  awale_board_play (self.board, 6);
  g_assert_false (says (&self, "Onwards"));
  awale_board_play (self.board, 0);
  g_assert_true (says (&self, "Onwards"));
  press (&self, "Onwards");
  g_assert_cmpint (self.n_next, ==, 1);
  awale_lesson_view_set_lesson (self.view, NULL, NULL);
  g_assert_false (says (&self, "Onwards"));
  gtk_window_destroy (GTK_WINDOW (self.window));
}

static void
test_finalize (void)
{
  Fixture self;
  gpointer view;

  show (&self, "society", "first-move");
  view = self.view;
  g_object_add_weak_pointer (view, &view);
  gtk_window_destroy (GTK_WINDOW (self.window));
  g_assert_null (view);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/lesson-view/board", test_board);
  g_test_add_func ("/widgets/lesson-view/legal-but-wrong", test_legal_but_wrong);
  g_test_add_func ("/widgets/lesson-view/enter", test_enter);
  g_test_add_func ("/widgets/lesson-view/words", test_words);
  g_test_add_func ("/widgets/lesson-view/silent", test_silent);
  g_test_add_func ("/widgets/lesson-view/next", test_next);
  g_test_add_func ("/widgets/lesson-view/finalize", test_finalize);
}
