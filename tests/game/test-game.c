/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

/* A log of the emitted signals in order: `+F` for an added node, `-F` for a removed one, `~F:2` for
 * a changed one, `<F>` for reordered children, `tags`, `reset`, and `(name)` for a property
 * notification. */
typedef struct
{
  AwaleGame *game;
  GString   *heard;
} Fixture;

static void
hear (Fixture    *fixture,
      const char *format,
      ...) G_GNUC_PRINTF (2, 3);

static void
hear (Fixture    *fixture,
      const char *format,
      ...)
{
  va_list args;

  /* While a signal is emitted, the cursor is in the tree. */
  g_assert_true (awale_game_contains (fixture->game, awale_game_get_cursor (fixture->game)));

  if (fixture->heard->len > 0)
    g_string_append_c (fixture->heard, ' ');
  va_start (args, format);
  g_string_append_vprintf (fixture->heard, format, args);
  va_end (args);
}

static void
added_cb (AwaleGame *game,
          AwaleNode *node,
          Fixture   *fixture)
{
  g_assert_true (awale_game_contains (game, node));
  hear (fixture, "+%s", awale_move_to_string (awale_node_get_move (node)));
}

static void
removed_cb (AwaleGame *game,
            AwaleNode *node,
            AwaleNode *parent,
            Fixture   *fixture)
{
  g_assert_false (awale_game_contains (game, node));
  g_assert_true (awale_game_contains (game, parent));
  hear (fixture, "-%s", awale_move_to_string (awale_node_get_move (node)));
}

static void
changed_cb (AwaleGame *game,
            AwaleNode *node,
            unsigned   change,
            Fixture   *fixture)
{
  hear (fixture, "~%s:%u", awale_move_to_string (awale_node_get_move (node)), change);
}

static void
reordered_cb (AwaleGame *game,
              AwaleNode *parent,
              Fixture   *fixture)
{
  hear (fixture, "<%s>", awale_move_to_string (awale_node_get_move (parent)));
}

static void
tags_cb (AwaleGame *game,
         Fixture   *fixture)
{
  hear (fixture, "tags");
}

static void
reset_cb (AwaleGame *game,
          Fixture   *fixture)
{
  hear (fixture, "reset");
}

static void
notify_cb (AwaleGame  *game,
           GParamSpec *pspec,
           Fixture    *fixture)
{
  hear (fixture, "(%s)", pspec->name);
}

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->game = fixture_new_game ();
  fixture->heard = g_string_new (NULL);
  fixture_play (fixture->game, "FfE");
  awale_game_forget_history (fixture->game);

  g_signal_connect (fixture->game, "node-added", G_CALLBACK (added_cb), fixture);
  g_signal_connect (fixture->game, "node-removed", G_CALLBACK (removed_cb), fixture);
  g_signal_connect (fixture->game, "node-changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect (fixture->game, "reordered", G_CALLBACK (reordered_cb), fixture);
  g_signal_connect (fixture->game, "tags-changed", G_CALLBACK (tags_cb), fixture);
  g_signal_connect (fixture->game, "reset", G_CALLBACK (reset_cb), fixture);
  g_signal_connect (fixture->game, "notify", G_CALLBACK (notify_cb), fixture);
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  g_assert_finalize_object (fixture->game);
  g_string_free (fixture->heard, TRUE);
}

static void
check_heard (Fixture    *fixture,
             const char *expected)
{
  g_assert_cmpstr (fixture->heard->str, ==, expected);
  g_string_truncate (fixture->heard, 0);
}

static int
compare_words (const void *a,
               const void *b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/* Checks the log regardless of its order, because GObject decides the order of property
 * notifications. */
static void
check_heard_set (Fixture    *fixture,
                 const char *expected)
{
  g_auto (GStrv) heard = g_strsplit (fixture->heard->str, " ", -1);
  g_autofree char *sorted = NULL;

  qsort (heard, g_strv_length (heard), sizeof *heard, compare_words);
  sorted = g_strjoinv (" ", heard);
  g_assert_cmpstr (sorted, ==, expected);
  g_string_truncate (fixture->heard, 0);
}

static void
test_new (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("society")->rules;
  AwaleGame *game = awale_game_new (rules);
  AwaleNode *cursor = NULL;
  gboolean modified = TRUE;
  g_autofree char *undo_name = NULL;
  g_autofree char *redo_name = NULL;

  g_object_get (game, "cursor", &cursor, "modified", &modified, "undo-name", &undo_name,
                "redo-name", &redo_name, NULL);
  g_assert_true (awale_ruleset_equal (awale_game_get_rules (game), rules));
  g_assert_true (awale_position_equal (awale_game_get_start (game), awale_position_start ()));
  g_assert_true (cursor == awale_game_get_root (game));
  g_assert_false (modified);
  g_assert_false (awale_game_can_undo (game));
  g_assert_false (awale_game_can_redo (game));
  g_assert_null (undo_name);
  g_assert_null (redo_name);
  awale_node_unref (cursor);
  g_assert_finalize_object (game);
}

static void
test_cursor (Fixture    *fixture,
             const void *data)
{
  AwaleNode *node = fixture_find (fixture->game, "F");

  g_object_set (fixture->game, "cursor", node, NULL);
  g_assert_true (awale_game_get_cursor (fixture->game) == node);
  check_heard (fixture, "(cursor)");
  awale_game_set_cursor (fixture->game, node);
  g_object_set (fixture->game, "cursor", node, NULL);
  check_heard (fixture, "");
  g_assert_false (awale_game_is_modified (fixture->game));
  g_assert_false (awale_game_can_undo (fixture->game));
}

static void
test_cursor_of_another_game (Fixture    *fixture,
                             const void *data)
{
  g_autoptr (AwaleGame) other = fixture_new_game ();

  g_test_expect_message ("Awale-game", G_LOG_LEVEL_CRITICAL, "*awale_game_contains*");
  awale_game_set_cursor (fixture->game, awale_game_get_root (other));
  g_test_assert_expected_messages ();
  check_heard (fixture, "");
}

static void
test_play (Fixture    *fixture,
           const void *data)
{
  fixture_play (fixture->game, "e");
  g_assert_true (g_str_has_prefix (fixture->heard->str, "+e ("));
  check_heard_set (fixture, "(cursor) (modified) (undo-name) +e");
  g_assert_cmpstr (awale_game_get_undo_name (fixture->game), ==, "Move");

  /* Unchanged properties are not notified. */
  fixture_play (fixture->game, "D");
  check_heard_set (fixture, "(cursor) +D");
}

static void
test_play_existing (Fixture    *fixture,
                    const void *data)
{
  awale_game_set_cursor (fixture->game, awale_game_get_root (fixture->game));
  g_string_truncate (fixture->heard, 0);
  fixture_play (fixture->game, "F");
  check_heard (fixture, "(cursor)");
}

static void
test_undo_redo (Fixture    *fixture,
                const void *data)
{
  fixture_play (fixture->game, "e");
  g_string_truncate (fixture->heard, 0);

  awale_game_undo (fixture->game);
  g_assert_true (g_str_has_prefix (fixture->heard->str, "-e ("));
  check_heard_set (fixture, "(cursor) (modified) (redo-name) (undo-name) -e");
  g_assert_null (awale_game_get_undo_name (fixture->game));
  g_assert_cmpstr (awale_game_get_redo_name (fixture->game), ==, "Move");
  g_assert_true (awale_game_get_cursor (fixture->game) == fixture_find (fixture->game, "FfE"));

  awale_game_redo (fixture->game);
  check_heard_set (fixture, "(cursor) (modified) (redo-name) (undo-name) +e");
  g_assert_true (awale_game_get_cursor (fixture->game) == fixture_find (fixture->game, "FfEe"));
}

static void
test_nothing_to_undo (Fixture    *fixture,
                      const void *data)
{
  awale_game_undo (fixture->game);
  awale_game_redo (fixture->game);
  check_heard (fixture, "");
}

static void
test_delete_under_cursor (Fixture    *fixture,
                          const void *data)
{
  AwaleNode *end = awale_game_get_cursor (fixture->game);

  awale_game_delete (fixture->game, fixture_find (fixture->game, "Ff"));
  g_assert_true (g_str_has_prefix (fixture->heard->str, "-f ("));
  check_heard_set (fixture, "(cursor) (modified) (undo-name) -f");
  g_assert_true (awale_game_get_cursor (fixture->game) == fixture_find (fixture->game, "F"));

  awale_game_undo (fixture->game);
  g_assert_true (awale_game_get_cursor (fixture->game) == end);
}

static void
test_changes (Fixture    *fixture,
              const void *data)
{
  const AwaleEvaluation evaluation = { AWALE_PROOF_EXACT, 300, 300, 0 };
  AwaleNode *node = fixture_find (fixture->game, "F");

  awale_game_set_tag (fixture->game, "South", "Ama");
  check_heard_set (fixture, "(modified) (undo-name) tags");
  awale_game_set_comment (fixture->game, node, "so");
  check_heard (fixture, "~F:1 (undo-name)");
  awale_game_toggle_glyph (fixture->game, node, 2);
  check_heard (fixture, "~F:2 (undo-name)");
  awale_game_set_evaluation (fixture->game, node, &evaluation);
  check_heard (fixture, "~:4 ~F:4 (undo-name)");
  awale_game_set_command (fixture->game, node, "clk", "0:01");
  check_heard (fixture, "~F:8 (undo-name)");
  awale_game_add_move (fixture->game, node, 10);
  check_heard (fixture, "+e (undo-name)");
  awale_game_promote (fixture->game, fixture_find (fixture->game, "Fe"));
  check_heard (fixture, "<F> (undo-name)");
  awale_game_set_start (fixture->game, &awale_preset_find ("society")->rules,
                        awale_position_start ());
  g_assert_true (g_str_has_prefix (fixture->heard->str, "reset ("));
  check_heard_set (fixture, "(cursor) (undo-name) reset");
}

static void
test_step (Fixture    *fixture,
           const void *data)
{
  AwaleNode *node = fixture_find (fixture->game, "F");

  awale_game_begin_step (fixture->game, "Report");
  check_heard (fixture, "");
  awale_game_set_comment (fixture->game, node, "one");
  check_heard (fixture, "~F:1 (modified)");
  awale_game_begin_step (fixture->game, "Inner");
  awale_game_set_comment (fixture->game, fixture_find (fixture->game, "Ff"), "two");
  awale_game_end_step (fixture->game);
  check_heard (fixture, "~f:1");
  awale_game_end_step (fixture->game);
  check_heard_set (fixture, "(undo-name)");
  g_assert_cmpstr (awale_game_get_undo_name (fixture->game), ==, "Report");

  /* Undo takes back the comments of a step, beginning with the last one. */
  awale_game_undo (fixture->game);
  g_assert_true (g_str_has_prefix (fixture->heard->str, "~f:1 ~F:1 ("));
  g_assert_false (awale_game_can_undo (fixture->game));
}

static void
test_saved (Fixture    *fixture,
            const void *data)
{
  fixture_play (fixture->game, "e");
  g_string_truncate (fixture->heard, 0);

  awale_game_mark_saved (fixture->game, awale_game_begin_saving (fixture->game));
  check_heard (fixture, "(modified)");
  g_assert_false (awale_game_is_modified (fixture->game));
  awale_game_undo (fixture->game);
  g_assert_true (awale_game_is_modified (fixture->game));
  awale_game_redo (fixture->game);
  g_assert_false (awale_game_is_modified (fixture->game));
  g_string_truncate (fixture->heard, 0);

  awale_game_mark_unsaved (fixture->game);
  check_heard (fixture, "(modified)");
  awale_game_undo (fixture->game);
  g_assert_true (awale_game_is_modified (fixture->game));
  awale_game_forget_history (fixture->game);
  g_assert_false (awale_game_is_modified (fixture->game));
  g_assert_false (awale_game_can_redo (fixture->game));
}

static void
change_cb (AwaleGame *game,
           AwaleNode *node,
           Fixture   *fixture)
{
  awale_game_set_cursor (game, awale_game_get_root (game));
  g_test_expect_message ("Awale-game", G_LOG_LEVEL_CRITICAL, "*can_edit*");
  awale_game_set_comment (game, node, "no");
  g_test_assert_expected_messages ();
  g_test_expect_message ("Awale-game", G_LOG_LEVEL_CRITICAL, "*announcing*");
  awale_game_undo (game);
  g_test_assert_expected_messages ();
}

/* A signal handler may read the game and move the cursor, but may not change what is being
 * signaled. */
static void
test_change_in_handler (Fixture    *fixture,
                        const void *data)
{
  AwaleNode *end = fixture_find (fixture->game, "FfE");

  g_signal_connect (fixture->game, "node-added", G_CALLBACK (change_cb), fixture);
  g_assert_nonnull (awale_game_add_move (fixture->game, end, 10));
  g_assert_true (awale_game_get_cursor (fixture->game) == awale_game_get_root (fixture->game));
  g_assert_null (awale_node_get_comment (fixture_find (fixture->game, "FfEe")));
}

static void
test_contains (Fixture    *fixture,
               const void *data)
{
  g_autoptr (AwaleGame) other = fixture_new_game ();

  g_assert_true (awale_game_contains (fixture->game, fixture_find (fixture->game, "Ff")));
  g_assert_false (awale_game_contains (other, fixture_find (fixture->game, "Ff")));
}

#define ADD(path, function) \
  g_test_add ("/game/game/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/game/new", test_new);
  ADD ("cursor", test_cursor);
  ADD ("cursor-of-another-game", test_cursor_of_another_game);
  ADD ("play", test_play);
  ADD ("play-existing", test_play_existing);
  ADD ("undo-redo", test_undo_redo);
  ADD ("nothing-to-undo", test_nothing_to_undo);
  ADD ("delete-under-cursor", test_delete_under_cursor);
  ADD ("changes", test_changes);
  ADD ("step", test_step);
  ADD ("saved", test_saved);
  ADD ("change-in-handler", test_change_in_handler);
  ADD ("contains", test_contains);

  return g_test_run ();
}
