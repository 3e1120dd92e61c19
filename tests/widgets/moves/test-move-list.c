/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/moves/awale-move-list.h"

#include "game/awale-value.h"
#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/awale-paragraph.h"
#include "widgets/moves/awale-move-cell.h"
#include "widgets/moves/awale-move-row-view.h"

typedef struct
{
  AwaleGame *game;
  GtkWidget *window;
  GtkWidget *list;
  int        board_requests;
  int        comment_requests;
} Fixture;

static Fixture
show (AwaleGame *game)
{
  Fixture self = { .game = game };

  self.list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  g_object_set (self.list, "game", game, NULL);
  self.window = fixtures_show (self.list, 320, 400);
  return self;
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, self->list);
  g_assert_finalize_object (self->game);
}

static GtkWidget *
find_cell (Fixture    *self,
           const char *path)
{
  AwaleNode *node = awale_game_find_path (self->game, path);
  g_autofree char *found = awale_node_dup_path (node);
  GtkWidget *cell;

  if (!g_str_equal (path, found))
    return NULL;
  for (int i = 0; (cell = fixtures_find (self->list, AWALE_TYPE_MOVE_CELL, i)) != NULL; i++)
    if (awale_move_cell_get_node (AWALE_MOVE_CELL (cell)) == node)
      return cell;
  return NULL;
}

static GtkWidget *
get_row_view (GtkWidget *cell)
{
  return gtk_widget_get_ancestor (cell, AWALE_TYPE_MOVE_ROW_VIEW);
}

static void
assert_label (GtkWidget  *widget,
              const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static void
assert_cursor (Fixture    *self,
               const char *path)
{
  g_autofree char *actual = awale_node_dup_path (awale_game_get_cursor (self->game));

  g_assert_cmpstr (actual, ==, path);
}

static void
test_names (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));
  AwaleNode *node = awale_game_find_path (self.game, "FfB");

  awale_game_set_comment (self.game, awale_game_get_root (self.game), "A fine game.");
  awale_game_toggle_glyph (self.game, node, AWALE_GLYPH_GOOD);
  awale_game_add_move (self.game, awale_game_find_path (self.game, "Ff"), 0);
  fixtures_settle ();
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  fixtures_settle ();

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (find_cell (&self, "F")),
                                   GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (find_cell (&self, "FfB"), "Round 2, South B · Good move");
  assert_label (get_row_view (find_cell (&self, "F")), "Round 1, South F; North f");
  assert_label (get_row_view (find_cell (&self, "FfA")), "Variation: Round 2, South A");
  assert_label (fixtures_find (self.list, AWALE_TYPE_MOVE_ROW_VIEW, 0), "Comment: A fine game.");

  /* The accessible name of the current row is that of the current move only. */
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "Ff"));
  assert_label (get_row_view (find_cell (&self, "F")), "Round 1, North f");
  clear (&self);
}

static void
test_follows_cursor (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));

  g_assert_true (gtk_widget_has_css_class (find_cell (&self, "FfBe"), "current"));
  g_assert_false (gtk_widget_has_css_class (find_cell (&self, "F"), "current"));
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "F"));
  g_assert_false (gtk_widget_has_css_class (find_cell (&self, "FfBe"), "current"));
  g_assert_true (gtk_widget_has_css_class (find_cell (&self, "F"), "current"));
  clear (&self);
}

static void
test_click (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));

  g_signal_emit_by_name (find_cell (&self, "Ff"), "clicked");
  assert_cursor (&self, "Ff");
  fixtures_settle ();
  /* The focus moves to the list, so that navigation keys continue from there. */
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self.window)), self.list));
  g_assert_false (gtk_widget_get_focusable (find_cell (&self, "Ff")));
  clear (&self);
}

static void
test_keys (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));

  fixtures_count_action (self.list, "study.focus-board", &self.board_requests);
  g_assert_true (fixtures_press (self.list, GDK_KEY_Left, 0));
  assert_cursor (&self, "FfB");
  g_assert_true (fixtures_press (self.list, GDK_KEY_Up, 0));
  assert_cursor (&self, "Ff");
  g_assert_true (fixtures_press (self.list, GDK_KEY_Right, 0));
  assert_cursor (&self, "FfB");
  g_assert_true (fixtures_press (self.list, GDK_KEY_Home, 0));
  assert_cursor (&self, "");
  g_assert_true (fixtures_press (self.list, GDK_KEY_Up, 0));
  assert_cursor (&self, "");
  g_assert_true (fixtures_press (self.list, GDK_KEY_End, 0));
  assert_cursor (&self, "FfBe");
  g_assert_true (fixtures_press (self.list, GDK_KEY_Down, 0));
  assert_cursor (&self, "FfBe");

  g_assert_true (fixtures_press (self.list, GDK_KEY_Return, 0));
  g_assert_cmpint (self.board_requests, ==, 1);
  /* The list does not handle keys that belong to the window. */
  g_assert_false (fixtures_press (self.list, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_false (fixtures_press (self.list, GDK_KEY_Up, GDK_ALT_MASK));

  fixtures_press (self.list, GDK_KEY_Left, 0);
  g_assert_true (fixtures_press (self.list, GDK_KEY_Delete, 0));
  assert_cursor (&self, "Ff");
  g_assert_null (find_cell (&self, "FfB"));
  awale_game_undo (self.game);
  assert_cursor (&self, "FfB");
  clear (&self);
}

/* Returns true if the current row has the focus, so that a screen reader announces it. */
static bool
is_current_row_focused (gpointer data)
{
  Fixture *self = data;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));
  g_autofree char *path = awale_node_dup_path (awale_game_get_cursor (self->game));
  GtkWidget *cell = find_cell (self, path);

  return focus != NULL && cell != NULL && get_row_view (cell) != NULL &&
         focus == gtk_widget_get_parent (get_row_view (cell));
}

static void
test_focus_is_on_current_row (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAb"));

  g_signal_emit_by_name (find_cell (&self, "Ff"), "clicked");
  fixtures_wait (is_current_row_focused, &self);
  fixtures_press (self.list, GDK_KEY_Down, 0);
  fixtures_wait (is_current_row_focused, &self);
  fixtures_press (self.list, GDK_KEY_End, 0);
  fixtures_wait (is_current_row_focused, &self);
  fixtures_press (self.list, GDK_KEY_Delete, 0);
  fixtures_wait (is_current_row_focused, &self);
  awale_game_undo (self.game);
  fixtures_wait (is_current_row_focused, &self);
  clear (&self);
}

/* A row that is removed does not keep the focus. */
static void
test_focus_is_never_gone (void)
{
  static const char *const actions[] = { "moves.promote", "moves.delete" };
  Fixture self = show (fixtures_create_game ("FfBeBc"));
  GtkRoot *root = GTK_ROOT (self.window);
  AwaleNode *variation = awale_game_add_move (self.game, awale_game_find_path (self.game, "F"), 10);

  awale_game_add_move (self.game, variation, 1);
  awale_game_set_cursor (self.game, variation);
  fixtures_settle ();
  gtk_widget_grab_focus (self.list);
  fixtures_wait (is_current_row_focused, &self);
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_true (gtk_widget_activate_action (self.list, actions[i], NULL));
      g_assert_nonnull (gtk_root_get_focus (root));
      g_assert_true (gtk_widget_get_root (gtk_root_get_focus (root)) == root);
    }
  g_assert_null (find_cell (&self, "Fe"));
  clear (&self);
}

/* The focus stays in the list while its rows change. */
static void
test_focus_stays (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAb"));

  gtk_widget_grab_focus (self.list);
  fixtures_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self.window)), self.list));
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FfB"));
  fixtures_settle ();
  fixtures_press (self.list, GDK_KEY_Delete, 0);
  fixtures_settle ();
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (self.window)));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self.window)), self.list));
  awale_game_undo (self.game);
  fixtures_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self.window)), self.list));
  clear (&self);
}

/* When the focus has left the list, the list does not take it back at the next layout. */
static void
test_focus_is_not_taken_back (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAb"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *other = gtk_button_new ();

  g_object_ref (self.list);
  gtk_window_set_child (GTK_WINDOW (self.window), box);
  gtk_box_append (GTK_BOX (box), self.list);
  gtk_box_append (GTK_BOX (box), other);
  g_object_unref (self.list);
  gtk_widget_grab_focus (self.list);
  fixtures_wait (is_current_row_focused, &self);
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FfB"));
  gtk_widget_grab_focus (other);
  fixtures_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window)) == other);
  gtk_widget_grab_focus (self.list);
  gtk_widget_grab_focus (other);
  fixtures_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window)) == other);
  gtk_widget_grab_focus (self.list);
  gtk_widget_grab_focus (other);
  gtk_window_set_focus (GTK_WINDOW (self.window), NULL);
  fixtures_settle ();
  g_assert_null (gtk_root_get_focus (GTK_ROOT (self.window)));
  clear (&self);
}

/* The list does not take the focus from an open menu. */
static void
test_focus_stays_in_menu (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAb"));
  GtkRoot *root = GTK_ROOT (self.window);
  GtkWidget *menu;

  g_signal_emit_by_name (find_cell (&self, "Ff"), "clicked");
  fixtures_press (self.list, GDK_KEY_Menu, 0);
  fixtures_settle ();
  menu = gtk_widget_get_ancestor (gtk_root_get_focus (root), GTK_TYPE_POPOVER_MENU);
  g_assert_nonnull (menu);
  gtk_popover_popdown (GTK_POPOVER (menu));
  fixtures_wait (is_current_row_focused, &self);
  clear (&self);
}

static void
test_actions (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));
  AwaleNode *variation = awale_game_add_move (self.game, awale_game_find_path (self.game, "Ff"), 0);

  fixtures_count_action (self.list, "study.focus-comment", &self.comment_requests);
  awale_game_set_cursor (self.game, variation);
  g_assert_false (awale_node_is_main_line (variation));
  g_assert_true (gtk_widget_activate_action (self.list, "moves.promote", NULL));
  g_assert_true (awale_node_is_main_line (variation));
  awale_game_undo (self.game);
  g_assert_true (gtk_widget_activate_action (self.list, "moves.make-main-line", NULL));
  g_assert_true (awale_node_is_main_line (variation));

  g_assert_true (gtk_widget_activate_action (self.list, "moves.comment", NULL));
  g_assert_cmpint (self.comment_requests, ==, 1);
  clear (&self);
}

static AwaleGame *
create_varied_game (void)
{
  AwaleGame *game = fixtures_create_game ("FfBe");
  AwaleNode *variation =
    awale_game_add_move (game, awale_game_find_path (game, "F"), awale_move_from_letter ('e'));

  awale_game_add_move (game, variation, awale_move_from_letter ('B'));
  awale_game_add_move (game, variation, awale_move_from_letter ('A'));
  awale_game_add_move (game, awale_game_find_path (game, "F"), awale_move_from_letter ('d'));
  return game;
}

static GtkWidget *
find_expander (Fixture    *self,
               const char *path)
{
  GtkWidget *button;

  for (int i = 0; (button = fixtures_find (get_row_view (find_cell (self, path)), GTK_TYPE_BUTTON,
                                           i)) != NULL; i++)
    if (gtk_widget_has_css_class (button, "fold"))
      return button;
  return NULL;
}

static bool
press (Fixture         *self,
       unsigned         keyval,
       GdkModifierType  modifiers)
{
  bool is_taken = fixtures_press (self->list, keyval, modifiers);

  fixtures_settle ();
  return is_taken;
}

static void
test_fold (void)
{
  Fixture self = show (create_varied_game ());

  g_assert_nonnull (find_cell (&self, "Fe"));
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "Ff"));
  g_assert_true (press (&self, GDK_KEY_minus, 0));
  g_assert_null (find_cell (&self, "Fe"));
  g_assert_null (find_cell (&self, "FeB"));
  g_assert_null (find_cell (&self, "Fd"));
  g_assert_nonnull (find_cell (&self, "FfB"));
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FfBe"));
  assert_label (get_row_view (find_cell (&self, "Ff")),
                "Round 1, South F; North f; 2 variations collapsed");

  /* Going to a move that is hidden expands its variation. */
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FeB"));
  fixtures_settle ();
  g_assert_nonnull (find_cell (&self, "FeB"));

  /* The alternatives of the current move are collapsed; if the current move is one of them itself,
   * the cursor goes to the move that they replace. */
  g_assert_true (press (&self, GDK_KEY_minus, 0));
  assert_cursor (&self, "FeB");
  g_assert_null (find_cell (&self, "FeA"));
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "Fe"));
  g_assert_true (press (&self, GDK_KEY_minus, 0));
  assert_cursor (&self, "Ff");
  g_assert_true (press (&self, GDK_KEY_plus, GDK_SHIFT_MASK));
  g_assert_nonnull (find_cell (&self, "Fe"));
  g_assert_null (find_cell (&self, "FeA"));
  g_assert_true (press (&self, GDK_KEY_plus, GDK_CONTROL_MASK));
  g_assert_nonnull (find_cell (&self, "FeA"));
  g_assert_false (awale_game_is_modified (self.game) && !awale_game_can_undo (self.game));
  clear (&self);
}

static void
test_fold_all (void)
{
  Fixture self = show (create_varied_game ());
  g_autoptr (AwaleNode) fork = awale_node_ref (awale_game_find_path (self.game, "Ff"));
  GtkWidget *item = g_object_new (GTK_TYPE_BUTTON, "action-name", "moves.fold-all", NULL);

  gtk_widget_set_parent (item, self.list);
  g_assert_true (gtk_widget_is_sensitive (item));
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FeB"));
  g_assert_true (press (&self, GDK_KEY_minus, GDK_CONTROL_MASK));
  assert_cursor (&self, "F");
  g_assert_null (find_cell (&self, "Fe"));
  /* Variations that are collapsed stay hidden while the game is edited. */
  awale_game_delete (self.game, awale_game_find_path (self.game, "Fd"));
  awale_game_set_comment (self.game, fork, "Here");
  fixtures_settle ();
  g_assert_null (find_cell (&self, "Fe"));
  awale_game_make_main_line (self.game, awale_game_find_path (self.game, "FeB"));
  fixtures_settle ();
  g_assert_nonnull (find_cell (&self, "Fe"));
  g_assert_nonnull (find_cell (&self, "Ff"));
  awale_game_undo (self.game);
  fixtures_settle ();
  g_assert_nonnull (find_cell (&self, "Ff"));
  g_assert_true (gtk_widget_activate_action (self.list, "moves.unfold-all", NULL));
  fixtures_settle ();
  g_assert_nonnull (find_cell (&self, "FeA"));
  while (awale_node_get_n_children (awale_node_get_parent (fork)) > 1)
    awale_game_delete (self.game, awale_node_get_next_sibling (fork));
  g_assert_false (gtk_widget_is_sensitive (item));
  gtk_widget_unparent (item);
  clear (&self);
}

/* The button beside the number of a round collapses and expands variations, as the keys do. */
static void
test_expander (void)
{
  Fixture self = show (create_varied_game ());
  GtkWidget *expander = find_expander (&self, "Ff");

  assert_label (expander, "Collapse 2 variations");
  g_signal_emit_by_name (expander, "clicked");
  fixtures_settle ();
  g_assert_null (find_cell (&self, "Fe"));
  expander = find_expander (&self, "Ff");
  assert_label (expander, "Expand 2 variations");
  g_signal_emit_by_name (expander, "clicked");
  fixtures_settle ();
  g_assert_nonnull (find_cell (&self, "Fe"));
  g_assert_null (find_expander (&self, "FfB"));
  clear (&self);
}

/* A round is a single row even if South's move has a comment, and its button collapses the
 * variations of both moves. */
static void
test_round (void)
{
  Fixture self = show (create_varied_game ());
  AwaleNode *south = awale_game_find_path (self.game, "F");
  GtkWidget *comment;

  awale_game_set_comment (self.game, south, "A quiet start.");
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  awale_game_play (self.game, awale_move_from_letter ('A'));
  awale_game_set_cursor (self.game, south);
  fixtures_settle ();
  g_assert_true (get_row_view (find_cell (&self, "F")) == get_row_view (find_cell (&self, "Ff")));
  comment = gtk_widget_get_parent (get_row_view (find_cell (&self, "F")));
  comment = gtk_widget_get_first_child (gtk_widget_get_next_sibling (comment));
  assert_label (comment, "Comment: A quiet start.");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (fixtures_find (comment, GTK_TYPE_LABEL, 0))),
                   ==, "F");

  assert_label (find_expander (&self, "F"), "Collapse 3 variations");
  g_signal_emit_by_name (find_expander (&self, "F"), "clicked");
  fixtures_settle ();
  g_assert_null (find_cell (&self, "A"));
  g_assert_null (find_cell (&self, "Fe"));
  assert_label (find_expander (&self, "F"), "Expand 3 variations");
  g_signal_emit_by_name (find_expander (&self, "F"), "clicked");
  fixtures_settle ();
  g_assert_nonnull (find_cell (&self, "A"));
  g_assert_nonnull (find_cell (&self, "Fe"));
  clear (&self);
}

static void
test_found (void)
{
  Fixture self = show (create_varied_game ());
  g_autoptr (AwaleFinder) finder = awale_finder_new ();
  GtkWidget *label;

  awale_game_set_comment (self.game, awale_game_find_path (self.game, "FfB"), "Une récolte");
  fixtures_settle ();
  awale_finder_set_game (finder, self.game);
  awale_move_list_set_finder (AWALE_MOVE_LIST (self.list), finder);
  awale_finder_set_text (finder, "e B");
  g_assert_true (gtk_widget_has_css_class (find_cell (&self, "Fe"), "found"));
  g_assert_true (gtk_widget_has_css_class (find_cell (&self, "FeB"), "found"));
  g_assert_false (gtk_widget_has_css_class (find_cell (&self, "FfB"), "found"));
  awale_finder_set_text (finder, "RECOLTE");
  g_assert_false (gtk_widget_has_css_class (find_cell (&self, "Fe"), "found"));
  label = gtk_widget_get_first_child (fixtures_find (self.list, AWALE_TYPE_PARAGRAPH, 0));
  g_assert_nonnull (gtk_inscription_get_attributes (GTK_INSCRIPTION (label)));
  awale_move_list_set_finder (AWALE_MOVE_LIST (self.list), NULL);
  g_assert_null (gtk_inscription_get_attributes (GTK_INSCRIPTION (label)));
  awale_finder_set_game (finder, NULL);
  clear (&self);
}

static void
test_evaluations (void)
{
  Fixture self = show (fixtures_create_game ("Ff"));
  AwaleNode *node = awale_game_find_path (self.game, "F");
  GtkWidget *cell = find_cell (&self, "F");
  GtkWidget *label;

  awale_game_set_evaluation (self.game, node,
                             &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -80, -80, 9 });
  cell = find_cell (&self, "F");
  label = fixtures_find (cell, GTK_TYPE_LABEL, 1);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, AWALE_LTR_MARK "−0.8");
  awale_game_set_evaluation (self.game, node,
                             &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 200, 200, 9 });
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, AWALE_LTR_MARK "+2.0");
  /* A proven value has no tenths but leaves room for them; the direction mark takes no room. */
  awale_game_set_evaluation (self.game, node,
                             &(AwaleEvaluation) { AWALE_PROOF_EXACT, 300, 300, 0 });
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (label)), AWALE_LTR_MARK "+3"));
  g_assert_cmpint (g_utf8_strlen (gtk_label_get_label (GTK_LABEL (label)), -1), ==, 5);
  g_assert_true (gtk_widget_has_css_class (label, "proven"));
  awale_move_list_set_show_evaluations (AWALE_MOVE_LIST (self.list), false);
  g_assert_false (gtk_widget_get_visible (label));
  clear (&self);
}

static void
test_menu (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));
  GtkWidget *popover;

  gtk_widget_grab_focus (self.list);
  g_assert_true (fixtures_press (self.list, GDK_KEY_F10, GDK_SHIFT_MASK));
  popover = fixtures_find (self.list, GTK_TYPE_POPOVER_MENU, 0);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));
  /* The list does not handle arrow keys while the popover is open. */
  g_assert_false (fixtures_press (self.list, GDK_KEY_Up, 0));
  gtk_popover_popdown (GTK_POPOVER (popover));
  fixtures_settle ();
  clear (&self);
}

/* A long press on a move goes to the move and opens its menu. */
static void
test_touch (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self.list);
  GtkWidget *popover;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find_cell (&self, "Ff"), self.list, &bounds));
  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        g_signal_emit_by_name (controller, "pressed",
                               (double) bounds.origin.x + bounds.size.width / 2,
                               (double) bounds.origin.y + bounds.size.height / 2);
    }
  popover = fixtures_find (self.list, GTK_TYPE_POPOVER_MENU, 0);
  g_assert_true (popover != NULL && gtk_widget_get_visible (popover));
  g_assert_true (awale_game_get_cursor (self.game) == awale_game_find_path (self.game, "Ff"));
  gtk_popover_popdown (GTK_POPOVER (popover));
  fixtures_settle ();
  clear (&self);
}

static void
test_empty (void)
{
  Fixture self = show (fixtures_create_game (""));

  g_assert_null (fixtures_find (self.list, AWALE_TYPE_MOVE_CELL, 0));
  g_assert_cmpint (awale_game_play (self.game, 0), ==, AWALE_ILLEGAL_REASON_NONE);
  fixtures_settle ();
  g_assert_nonnull (find_cell (&self, "A"));
  awale_game_undo (self.game);
  fixtures_settle ();
  g_assert_null (fixtures_find (self.list, AWALE_TYPE_MOVE_CELL, 0));
  clear (&self);
}

/* Rows can change in a hidden list while the focused widget is removed from another page. */
static void
test_focus_out_of_sight (void)
{
  AwaleGame *game = fixtures_create_game ("Ff");
  GtkWidget *list = g_object_new (AWALE_TYPE_MOVE_LIST, "game", game, NULL);
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_button_new ());
  GtkWidget *window;

  gtk_stack_add_child (GTK_STACK (stack), list);
  gtk_stack_add_child (GTK_STACK (stack), box);
  gtk_box_append (GTK_BOX (box), button);
  window = fixtures_show (stack, 320, 400);
  fixtures_settle ();
  gtk_stack_set_visible_child (GTK_STACK (stack), box);
  gtk_widget_grab_focus (button);

  gtk_box_remove (GTK_BOX (box), button);
  g_assert_cmpint (awale_game_play (game, 0), ==, AWALE_ILLEGAL_REASON_NONE);
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (window)));

  fixtures_destroy (window, stack);
  g_assert_finalize_object (game);
}

static void
test_another_game (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));
  AwaleGame *other = fixtures_create_game ("A");

  g_object_set (self.list, "game", other, NULL);
  g_assert_finalize_object (self.game);
  self.game = other;
  fixtures_settle ();
  g_assert_nonnull (find_cell (&self, "A"));
  g_object_set (self.list, "game", NULL, NULL);
  fixtures_settle ();
  g_assert_null (fixtures_find (self.list, AWALE_TYPE_MOVE_CELL, 0));
  clear (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/move-list/names", test_names);
  g_test_add_func ("/widgets/move-list/follows-cursor", test_follows_cursor);
  g_test_add_func ("/widgets/move-list/click", test_click);
  g_test_add_func ("/widgets/move-list/keys", test_keys);
  g_test_add_func ("/widgets/move-list/focus-is-on-current-row", test_focus_is_on_current_row);
  g_test_add_func ("/widgets/move-list/focus-is-never-gone", test_focus_is_never_gone);
  g_test_add_func ("/widgets/move-list/focus-stays", test_focus_stays);
  g_test_add_func ("/widgets/move-list/focus-is-not-taken-back", test_focus_is_not_taken_back);
  g_test_add_func ("/widgets/move-list/focus-stays-in-menu", test_focus_stays_in_menu);
  g_test_add_func ("/widgets/move-list/actions", test_actions);
  g_test_add_func ("/widgets/move-list/fold", test_fold);
  g_test_add_func ("/widgets/move-list/fold-all", test_fold_all);
  g_test_add_func ("/widgets/move-list/expander", test_expander);
  g_test_add_func ("/widgets/move-list/round", test_round);
  g_test_add_func ("/widgets/move-list/found", test_found);
  g_test_add_func ("/widgets/move-list/evaluations", test_evaluations);
  g_test_add_func ("/widgets/move-list/menu", test_menu);
  g_test_add_func ("/widgets/move-list/touch", test_touch);
  g_test_add_func ("/widgets/move-list/empty", test_empty);
  g_test_add_func ("/widgets/move-list/focus-out-of-sight", test_focus_out_of_sight);
  g_test_add_func ("/widgets/move-list/another-game", test_another_game);
}
