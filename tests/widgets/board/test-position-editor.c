/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/board/awale-board.h"

#include "picture/awale-geometry.h"
#include "cases.h"
#include "widget-fixtures.h"

#define SOUTH_STORE (AWALE_SPOT_STORE + AWALE_SOUTH)
#define NORTH_STORE (AWALE_SPOT_STORE + AWALE_NORTH)

static void
count_cb (int *count)
{
  ++*count;
}

static AwalePositionEditor *
create (const char *text,
        int        *changes)
{
  AwalePositionEditor *editor;
  AwalePosition position;

  g_assert_true (awale_position_parse (text, &position, NULL));
  editor = awale_position_editor_new (position);
  *changes = 0;
  g_signal_connect_swapped (editor, "changed", G_CALLBACK (count_cb), changes);
  return editor;
}

static void
assert_position (AwalePositionEditor *editor,
                 const char          *expected)
{
  g_autofree char *text = awale_position_to_string (awale_position_editor_get_position (editor));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_seeds (void)
{
  int changes;
  g_autoptr (AwalePositionEditor) editor = create ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", &changes);

  awale_position_editor_add_seeds (editor, 2, 1);
  awale_position_editor_add_seeds (editor, 11, -1);
  awale_position_editor_set_seeds (editor, SOUTH_STORE, 7);
  awale_position_editor_set_side (editor, AWALE_NORTH);
  assert_position (editor, "4-4-5-4-4-4-4-4-4-4-4-3-7-0-N");
  g_assert_cmpint (changes, ==, 4);

  /* Numbers of seeds are limited, and setting the same value emits no signal. */
  awale_position_editor_add_seeds (editor, NORTH_STORE, -1);
  awale_position_editor_set_side (editor, AWALE_NORTH);
  awale_position_editor_set_seeds (editor, 2, 5);
  g_assert_cmpint (changes, ==, 4);
  awale_position_editor_add_seeds (editor, 0, 1000);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 0), ==, AWALE_BOARD_EDITOR_MAX);
}

static void
test_move (void)
{
  int changes;
  g_autoptr (AwalePositionEditor) editor = create ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", &changes);

  awale_position_editor_move_seeds (editor, 0, 6, 3);
  awale_position_editor_move_seeds (editor, 1, NORTH_STORE, 99);
  awale_position_editor_move_seeds (editor, 3, AWALE_SPOT_NONE, 4);
  assert_position (editor, "1-0-4-0-4-4-7-4-4-4-4-4-0-4-S");
  g_assert_cmpint (changes, ==, 3);

  awale_position_editor_move_seeds (editor, 1, 2, 1);
  awale_position_editor_move_seeds (editor, 2, 2, 1);
  g_assert_cmpint (changes, ==, 3);
}

static void
test_halves (void)
{
  int changes;
  g_autoptr (AwalePositionEditor) editor = create ("0-0-0-0-0-0-0-0-0-0-0-0-23.5-24.5-S", &changes);

  awale_position_editor_add_seeds (editor, 0, 1);
  assert_position (editor, "1-0-0-0-0-0-0-0-0-0-0-0-23.5-24.5-S");
  awale_position_editor_set_seeds (editor, SOUTH_STORE, 23);
  assert_position (editor, "1-0-0-0-0-0-0-0-0-0-0-0-23.5-24.5-S");
  awale_position_editor_set_seeds (editor, SOUTH_STORE, 22);
  assert_position (editor, "1-0-0-0-0-0-0-0-0-0-0-0-22-24-S");
}

static void
test_digits (void)
{
  int changes;
  g_autoptr (AwalePositionEditor) editor = create ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", &changes);

  awale_position_editor_type_digit (editor, 0, 1, 1000);
  awale_position_editor_type_digit (editor, 0, 3, 1200);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 0), ==, 13);
  awale_position_editor_type_digit (editor, 0, 5, 1300);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 0), ==, 5);
  awale_position_editor_type_digit (editor, 0, 2, 9000);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 0), ==, 2);
  awale_position_editor_type_digit (editor, 1, 1, 9001);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 1), ==, 1);
  awale_position_editor_add_seeds (editor, 1, 1);
  awale_position_editor_type_digit (editor, 1, 1, 9002);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 1), ==, 1);

  /* Typing a number is a single undo step, even if its first digit is the number that is already
   * there. */
  awale_position_editor_type_digit (editor, 2, 4, 20000);
  awale_position_editor_type_digit (editor, 2, 0, 20001);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 2), ==, 40);
  awale_position_editor_undo (editor);
  assert_position (editor, "2-1-4-4-4-4-4-4-4-4-4-4-0-0-S");
  for (int i = 0; i < 4; i++)
    awale_position_editor_undo (editor);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 0), ==, 5);
  awale_position_editor_undo (editor);
  g_assert_cmpint (awale_position_editor_get_seeds (editor, 0), ==, 13);
  awale_position_editor_undo (editor);
  assert_position (editor, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
  g_assert_false (awale_position_editor_can_undo (editor));
}

static void
test_undo (void)
{
  int changes;
  g_autoptr (AwalePositionEditor) editor = create ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", &changes);

  g_assert_false (awale_position_editor_can_undo (editor));
  awale_position_editor_undo (editor);
  awale_position_editor_redo (editor);
  g_assert_cmpint (changes, ==, 0);

  awale_position_editor_set_position (editor, (AwalePosition) { 0 });
  awale_position_editor_add_seeds (editor, 3, 2);
  awale_position_editor_undo (editor);
  assert_position (editor, "0-0-0-0-0-0-0-0-0-0-0-0-0-0-S");
  g_assert_true (awale_position_editor_can_redo (editor));
  awale_position_editor_redo (editor);
  assert_position (editor, "0-0-0-2-0-0-0-0-0-0-0-0-0-0-S");
  g_assert_false (awale_position_editor_can_redo (editor));
  awale_position_editor_undo (editor);
  awale_position_editor_undo (editor);
  awale_position_editor_add_seeds (editor, 0, 1);
  g_assert_false (awale_position_editor_can_redo (editor));
  assert_position (editor, "5-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
}

typedef struct
{
  AwaleGame           *game;
  AwalePositionEditor *editor;
  GtkWidget           *window;
  AwaleBoard          *board;
} Fixture;

static Fixture
show (void)
{
  Fixture self = { .game = fixtures_create_game ("Ff") };

  self.board = AWALE_BOARD (awale_board_new ());
  awale_board_set_game (self.board, self.game);
  self.window = fixtures_show (GTK_WIDGET (self.board), 800, 400);
  self.editor = awale_position_editor_new (awale_position_start ());
  awale_board_set_editor (self.board, self.editor);
  return self;
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->board));
  g_assert_finalize_object (self->game);
  g_assert_finalize_object (self->editor);
}

static void
assert_heard (GtkWidget             *widget,
              GtkAccessibleProperty  property,
              const char            *text)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, text);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static void
test_board (void)
{
  Fixture self = show ();
  GtkWidget *pit = fixtures_get_pit (self.board, 5);
  AwaleNode *cursor = awale_game_get_cursor (self.game);

  /* The game, in which F was played, is not shown and does not change. */
  assert_heard (pit, GTK_ACCESSIBLE_PROPERTY_LABEL, "F, South, 4 seeds");
  assert_heard (pit, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                "Plus adds a seed, minus removes one, a digit sets the number");
  g_assert_true (gtk_widget_activate (pit));
  assert_heard (pit, GTK_ACCESSIBLE_PROPERTY_LABEL, "F, South, 5 seeds");
  g_assert_cmpint (awale_board_get_look (self.board, 5)->seeds, ==, 5);
  g_assert_false (awale_board_play (self.board, 0));
  g_assert_true (awale_game_get_cursor (self.game) == cursor);
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  g_assert_cmpint (awale_board_get_look (self.board, 5)->seeds, ==, 5);

  awale_position_editor_set_seeds (self.editor, NORTH_STORE, 3);
  assert_heard (fixtures_get_store (self.board, AWALE_NORTH), GTK_ACCESSIBLE_PROPERTY_LABEL,
                "North’s store, 3 seeds");

  awale_game_set_cursor (self.game, cursor);
  awale_board_set_editor (self.board, NULL);
  assert_heard (pit, GTK_ACCESSIBLE_PROPERTY_LABEL, "F, South, 0 seeds");
  g_assert_null (awale_board_get_editor (self.board));
  clear (&self);
}

static void
test_keys (void)
{
  Fixture self = show ();
  GtkWidget *board = GTK_WIDGET (self.board);

  awale_board_focus_pit (self.board, 2);
  g_assert_true (fixtures_press (board, GDK_KEY_plus, 0));
  g_assert_true (fixtures_press (board, GDK_KEY_KP_Add, 0));
  g_assert_cmpint (awale_position_editor_get_seeds (self.editor, 2), ==, 6);
  g_assert_true (fixtures_press (board, GDK_KEY_minus, 0));
  g_assert_cmpint (awale_position_editor_get_seeds (self.editor, 2), ==, 5);
  g_assert_true (fixtures_press (board, GDK_KEY_1, 0));
  g_assert_true (fixtures_press (board, GDK_KEY_KP_2, 0));
  g_assert_cmpint (awale_position_editor_get_seeds (self.editor, 2), ==, 12);
  g_assert_true (fixtures_press (board, GDK_KEY_Delete, 0));
  g_assert_cmpint (awale_position_editor_get_seeds (self.editor, 2), ==, 0);
  g_assert_false (fixtures_press (board, GDK_KEY_1, GDK_CONTROL_MASK));
  g_assert_cmpint (awale_position_editor_get_seeds (self.editor, 2), ==, 0);

  awale_board_set_editor (self.board, NULL);
  g_assert_false (fixtures_press (board, GDK_KEY_plus, 0));
  clear (&self);
}

static void
test_no_game (void)
{
  Fixture self = show ();

  awale_board_set_game (self.board, NULL);
  g_assert_true (gtk_widget_activate (fixtures_get_pit (self.board, 0)));
  g_assert_cmpint (awale_position_editor_get_seeds (self.editor, 0), ==, 5);
  g_assert_cmpint (awale_board_get_look (self.board, 0)->seeds, ==, 5);
  awale_board_set_editor (self.board, NULL);
  g_assert_cmpint (awale_board_get_look (self.board, 0)->seeds, ==, 0);
  clear (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/position-editor/seeds", test_seeds);
  g_test_add_func ("/widgets/position-editor/move", test_move);
  g_test_add_func ("/widgets/position-editor/halves", test_halves);
  g_test_add_func ("/widgets/position-editor/digits", test_digits);
  g_test_add_func ("/widgets/position-editor/undo", test_undo);
  g_test_add_func ("/widgets/position-editor/board", test_board);
  g_test_add_func ("/widgets/position-editor/keys", test_keys);
  g_test_add_func ("/widgets/position-editor/no-game", test_no_game);
}
