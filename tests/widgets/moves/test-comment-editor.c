/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/moves/awale-comment-editor.h"

#include "cases.h"
#include "widget-fixtures.h"

typedef struct
{
  AwaleGame *game;
  GtkWidget *window;
  GtkWidget *editor;
  GtkWidget *view;
} Fixture;

static Fixture
show (const char *letters)
{
  Fixture self = { .game = fixtures_create_game (letters) };

  self.editor = g_object_new (AWALE_TYPE_COMMENT_EDITOR, NULL);
  g_object_set (self.editor, "game", self.game, NULL);
  self.window = fixtures_show (self.editor, 300, 120);
  self.view = fixtures_find (self.editor, GTK_TYPE_TEXT_VIEW, 0);
  return self;
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, self->editor);
  g_assert_finalize_object (self->game);
}

static void
type (Fixture    *self,
      const char *text)
{
  gtk_text_buffer_insert_interactive_at_cursor (
    gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view)), text, -1, TRUE);
}

static void
assert_text (Fixture    *self,
             const char *expected)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view));
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  g_assert_cmpstr (text, ==, expected);
}

static const char *
get_comment (Fixture    *self,
             const char *path)
{
  return awale_node_get_comment (awale_game_find_path (self->game, path));
}

static void
test_writes (void)
{
  Fixture self = show ("Ff");

  type (&self, "Too ");
  g_assert_cmpstr (get_comment (&self, "Ff"), ==, "Too");
  assert_text (&self, "Too ");
  type (&self, "early?\n");
  g_assert_cmpstr (get_comment (&self, "Ff"), ==, "Too early?");
  assert_text (&self, "Too early?\n");
  clear (&self);
}

/* Typing without a pause is one undo step; typing after a pause begins another one. */
static void
test_merges (void)
{
  Fixture self = show ("Ff");

  type (&self, "a");
  type (&self, "b");
  type (&self, "c");
  awale_comment_editor_flush (AWALE_COMMENT_EDITOR (self.editor));
  type (&self, "d");
  g_assert_cmpstr (get_comment (&self, "Ff"), ==, "abcd");
  awale_game_undo (self.game);
  g_assert_cmpstr (get_comment (&self, "Ff"), ==, "abc");
  assert_text (&self, "abc");
  awale_game_undo (self.game);
  g_assert_null (get_comment (&self, "Ff"));
  assert_text (&self, "");
  g_assert_false (awale_game_can_undo (self.game));
  awale_game_redo (self.game);
  awale_game_redo (self.game);
  assert_text (&self, "abcd");
  clear (&self);
}

static void
test_follows_cursor (void)
{
  Fixture self = show ("Ff");

  type (&self, "North");
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "F"));
  assert_text (&self, "");
  type (&self, "South");
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "Ff"));
  assert_text (&self, "North");
  g_assert_cmpstr (get_comment (&self, "F"), ==, "South");
  g_assert_cmpstr (get_comment (&self, "Ff"), ==, "North");
  clear (&self);
}

static void
test_changes_from_outside (void)
{
  Fixture self = show ("Ff");

  awale_game_set_comment (self.game, awale_game_get_cursor (self.game), "From elsewhere");
  assert_text (&self, "From elsewhere");
  /* Changing a glyph does not change text that is being typed. */
  type (&self, " ");
  awale_game_toggle_glyph (self.game, awale_game_get_cursor (self.game), AWALE_GLYPH_GOOD);
  fixtures_settle ();
  assert_text (&self, "From elsewhere ");
  clear (&self);
}

/* A comment before a move has an editor where there is such a comment; the editor stays when the
 * comment is emptied. */
static void
test_before (void)
{
  Fixture self = show ("F");
  AwaleNode *node = awale_game_add_move (self.game, awale_game_get_cursor (self.game),
                                         awale_move_from_letter ('d'));

  /* GTK 4.8 never frees a widget that is hidden twice in one frame while the focus is in it. */
  gtk_window_set_focus (GTK_WINDOW (self.window), NULL);
  awale_game_set_comment_before (self.game, node, "Or");
  awale_comment_editor_set_before (AWALE_COMMENT_EDITOR (self.editor));
  g_assert_false (gtk_widget_get_visible (self.editor));
  awale_game_set_cursor (self.game, node);
  g_assert_true (gtk_widget_get_visible (self.editor));
  assert_text (&self, "Or");
  type (&self, " else");
  g_assert_cmpstr (awale_node_get_comment_before (node), ==, "Or else");
  g_assert_null (awale_node_get_comment (node));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self.view)), "", 0);
  g_assert_null (awale_node_get_comment_before (node));
  g_assert_true (gtk_widget_get_visible (self.editor));
  awale_game_set_cursor (self.game, awale_node_get_parent (node));
  g_assert_false (gtk_widget_get_visible (self.editor));
  clear (&self);
}

static void
test_undo_keys (void)
{
  Fixture self = show ("Ff");

  type (&self, "abc");
  g_assert_true (fixtures_press (self.view, GDK_KEY_z, GDK_CONTROL_MASK));
  assert_text (&self, "");
  g_assert_true (fixtures_press (self.view, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  assert_text (&self, "abc");
  clear (&self);
}

static void
activated_cb (int *count)
{
  ++*count;
}

/* In a window with a history of its own, the window handles the keys for undo. */
static void
test_undo_actions (void)
{
  Fixture self = show ("Ff");
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) undo = g_simple_action_new ("undo", NULL);
  int activated = 0;

  g_signal_connect_swapped (undo, "activate", G_CALLBACK (activated_cb), &activated);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (undo));
  gtk_widget_insert_action_group (self.window, "win", G_ACTION_GROUP (group));
  type (&self, "abc");
  g_assert_true (fixtures_press (self.view, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_cmpint (activated, ==, 1);
  assert_text (&self, "abc");
  clear (&self);
}

static void
test_escape (void)
{
  Fixture self = show ("Ff");
  int requests;

  fixtures_count_action (self.editor, "study.focus-board", &requests);
  type (&self, "abc");
  g_assert_true (fixtures_press (self.view, GDK_KEY_Escape, 0));
  g_assert_cmpint (requests, ==, 1);
  g_assert_cmpstr (get_comment (&self, "Ff"), ==, "abc");
  g_assert_false (fixtures_press (self.view, GDK_KEY_a, 0));
  clear (&self);
}

static void
test_accessible (void)
{
  Fixture self = show ("Ff");

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (self.view), GTK_ACCESSIBLE_ROLE_TEXT_BOX);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self.view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Comment on Round 1, North f");
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self.view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Comment on the game");
  clear (&self);
}

/* The comment of a deleted move is deleted together with the move, and returns by undo. */
static void
test_deleted_move (void)
{
  Fixture self = show ("Ff");

  type (&self, "abc");
  awale_game_delete (self.game, awale_game_get_cursor (self.game));
  assert_text (&self, "");
  type (&self, "South");
  awale_game_undo (self.game);
  awale_game_undo (self.game);
  g_assert_cmpstr (get_comment (&self, "Ff"), ==, "abc");
  g_assert_null (get_comment (&self, "F"));
  clear (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/comment-editor/writes", test_writes);
  g_test_add_func ("/widgets/comment-editor/merges", test_merges);
  g_test_add_func ("/widgets/comment-editor/follows-cursor", test_follows_cursor);
  g_test_add_func ("/widgets/comment-editor/changes-from-outside", test_changes_from_outside);
  g_test_add_func ("/widgets/comment-editor/before", test_before);
  g_test_add_func ("/widgets/comment-editor/undo-keys", test_undo_keys);
  g_test_add_func ("/widgets/comment-editor/undo-actions", test_undo_actions);
  g_test_add_func ("/widgets/comment-editor/escape", test_escape);
  g_test_add_func ("/widgets/comment-editor/accessible", test_accessible);
  g_test_add_func ("/widgets/comment-editor/deleted-move", test_deleted_move);
}
