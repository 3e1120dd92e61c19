/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game/awale-history.h"

typedef struct
{
  AwaleHistory *history;
  AwaleNode    *root;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->history = awale_history_new ();
  fixture->root = awale_node_new_root (awale_position_start ());
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  awale_history_free (fixture->history);
  awale_node_unref (fixture->root);
}

static void
record (Fixture *fixture)
{
  awale_history_record (fixture->history, (AwaleEdit){ .kind = AWALE_EDIT_SET_FIELD,
                                                       .index = AWALE_NODE_FIELD_COMMENT,
                                                       .node = awale_node_ref (fixture->root),
                                                       .value = g_strdup ("before") });
}

static void
do_step (Fixture    *fixture,
         const char *name)
{
  awale_history_begin (fixture->history, name, fixture->root);
  record (fixture);
  awale_history_end (fixture->history, fixture->root);
}

static void
save (Fixture *fixture)
{
  awale_history_mark_saved (fixture->history, awale_history_begin_saving (fixture->history));
}

static void
test_empty (Fixture    *fixture,
            const void *data)
{
  g_assert_null (awale_history_peek_undo (fixture->history));
  g_assert_null (awale_history_peek_redo (fixture->history));
  g_assert_false (awale_history_is_open (fixture->history));
  g_assert_false (awale_history_is_modified (fixture->history));
}

static void
test_steps (Fixture    *fixture,
            const void *data)
{
  do_step (fixture, "one");
  do_step (fixture, "two");
  g_assert_cmpstr (awale_history_peek_undo (fixture->history)->name, ==, "two");
  g_assert_cmpstr (awale_history_step_back (fixture->history)->name, ==, "two");
  g_assert_cmpstr (awale_history_peek_undo (fixture->history)->name, ==, "one");
  g_assert_cmpstr (awale_history_peek_redo (fixture->history)->name, ==, "two");
  g_assert_cmpstr (awale_history_step_forward (fixture->history)->name, ==, "two");
  g_assert_null (awale_history_peek_redo (fixture->history));
}

static void
test_new_step_forgets_undone (Fixture    *fixture,
                              const void *data)
{
  do_step (fixture, "one");
  do_step (fixture, "two");
  awale_history_step_back (fixture->history);
  do_step (fixture, "three");
  g_assert_null (awale_history_peek_redo (fixture->history));
  g_assert_cmpstr (awale_history_step_back (fixture->history)->name, ==, "three");
  g_assert_cmpstr (awale_history_step_back (fixture->history)->name, ==, "one");
}

static void
test_nesting (Fixture    *fixture,
              const void *data)
{
  awale_history_begin (fixture->history, "outer", fixture->root);
  do_step (fixture, "inner");
  do_step (fixture, "inner");
  g_assert_true (awale_history_is_open (fixture->history));
  g_assert_null (awale_history_peek_undo (fixture->history));
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_end (fixture->history, fixture->root);
  g_assert_false (awale_history_is_open (fixture->history));
  g_assert_cmpstr (awale_history_peek_undo (fixture->history)->name, ==, "outer");
  g_assert_cmpuint (awale_history_peek_undo (fixture->history)->edits->len, ==, 2);
}

static void
test_nothing_done (Fixture    *fixture,
                   const void *data)
{
  do_step (fixture, "one");
  save (fixture);
  do_step (fixture, "two");
  awale_history_step_back (fixture->history);
  awale_history_begin (fixture->history, "nothing", fixture->root);
  g_assert_false (awale_history_is_modified (fixture->history));
  awale_history_end (fixture->history, fixture->root);
  g_assert_cmpstr (awale_history_peek_undo (fixture->history)->name, ==, "one");
  g_assert_cmpstr (awale_history_peek_redo (fixture->history)->name, ==, "two");
}

static void
test_saved (Fixture    *fixture,
            const void *data)
{
  do_step (fixture, "one");
  g_assert_true (awale_history_is_modified (fixture->history));
  save (fixture);
  g_assert_false (awale_history_is_modified (fixture->history));
  do_step (fixture, "two");
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_step_back (fixture->history);
  g_assert_false (awale_history_is_modified (fixture->history));
  awale_history_step_back (fixture->history);
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_step_forward (fixture->history);
  g_assert_false (awale_history_is_modified (fixture->history));
}

/* One of two saved steps is undone and another made; the history has the same length again, but
 * another state. */
static void
test_saved_state_lost (Fixture    *fixture,
                       const void *data)
{
  do_step (fixture, "one");
  do_step (fixture, "two");
  save (fixture);
  awale_history_step_back (fixture->history);
  do_step (fixture, "other");
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_step_back (fixture->history);
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_step_back (fixture->history);
  g_assert_true (awale_history_is_modified (fixture->history));
}

/* Marking a game as saved refers to its state when writing began, whatever was undone or done
 * meanwhile. */
static void
test_saved_late (Fixture    *fixture,
                 const void *data)
{
  unsigned none = awale_history_begin_saving (fixture->history), one, two;

  do_step (fixture, "one");
  one = awale_history_begin_saving (fixture->history);
  awale_history_step_back (fixture->history);
  g_assert_false (awale_history_is_modified (fixture->history));
  awale_history_mark_saved (fixture->history, one);
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_step_forward (fixture->history);
  g_assert_false (awale_history_is_modified (fixture->history));

  do_step (fixture, "two");
  two = awale_history_begin_saving (fixture->history);
  awale_history_step_back (fixture->history);
  do_step (fixture, "other");
  awale_history_mark_saved (fixture->history, two);
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_step_back (fixture->history);
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_step_back (fixture->history);
  awale_history_mark_saved (fixture->history, none);
  g_assert_false (awale_history_is_modified (fixture->history));
}

static void
test_unsaved (Fixture    *fixture,
              const void *data)
{
  awale_history_mark_unsaved (fixture->history);
  g_assert_true (awale_history_is_modified (fixture->history));
  do_step (fixture, "one");
  awale_history_step_back (fixture->history);
  g_assert_true (awale_history_is_modified (fixture->history));
  awale_history_clear (fixture->history);
  g_assert_false (awale_history_is_modified (fixture->history));
  g_assert_null (awale_history_peek_redo (fixture->history));
}

static bool
may_merge (Fixture *fixture)
{
  return awale_history_peek_merge (fixture->history, fixture->root, AWALE_NODE_FIELD_COMMENT) !=
         NULL;
}

static void
test_merge (Fixture    *fixture,
            const void *data)
{
  g_autoptr (AwaleNode) other = awale_node_new_root (awale_position_start ());

  g_assert_false (may_merge (fixture));
  do_step (fixture, "one");
  g_assert_false (may_merge (fixture));
  awale_history_allow_merge (fixture->history);
  g_assert_true (may_merge (fixture));
  g_assert_null (awale_history_peek_merge (fixture->history, other, AWALE_NODE_FIELD_COMMENT));
  g_assert_null (
      awale_history_peek_merge (fixture->history, fixture->root, AWALE_NODE_FIELD_GLYPHS));

  awale_history_drop_merge (fixture->history);
  g_assert_null (awale_history_peek_undo (fixture->history));
  g_assert_false (awale_history_is_modified (fixture->history));
}

static void
test_merge_ends (Fixture    *fixture,
                 const void *data)
{
  do_step (fixture, "one");
  awale_history_allow_merge (fixture->history);
  awale_history_deny_merge (fixture->history);
  g_assert_false (may_merge (fixture));

  awale_history_allow_merge (fixture->history);
  save (fixture);
  g_assert_false (may_merge (fixture));

  awale_history_allow_merge (fixture->history);
  do_step (fixture, "two");
  g_assert_false (may_merge (fixture));

  awale_history_allow_merge (fixture->history);
  awale_history_step_back (fixture->history);
  g_assert_false (may_merge (fixture));

  awale_history_step_forward (fixture->history);
  g_assert_false (may_merge (fixture));

  awale_history_begin (fixture->history, "open", fixture->root);
  awale_history_allow_merge (fixture->history);
  g_assert_false (may_merge (fixture));
  awale_history_end (fixture->history, fixture->root);
}

/* A step with several edits is not merged with another step. */
static void
test_merge_needs_lone_edit (Fixture    *fixture,
                            const void *data)
{
  awale_history_begin (fixture->history, "two", fixture->root);
  record (fixture);
  record (fixture);
  awale_history_end (fixture->history, fixture->root);
  awale_history_allow_merge (fixture->history);
  g_assert_false (may_merge (fixture));
}

/* LeakSanitizer checks that all data of edits is freed, also that of a step that was not ended. */
static void
test_frees_everything (Fixture    *fixture,
                       const void *data)
{
  const uint16_t glyphs[] = { 1 };
  const AwaleCommentCommand command = { (char *) "clk", (char *) "1" };

  awale_history_begin (fixture->history, "all", fixture->root);
  record (fixture);
  awale_history_record (fixture->history, (AwaleEdit){ .kind = AWALE_EDIT_SET_FIELD,
                                                       .index = AWALE_NODE_FIELD_GLYPHS,
                                                       .node = awale_node_ref (fixture->root),
                                                       .value = awale_glyphs_new (glyphs, 1) });
  awale_history_record (fixture->history, (AwaleEdit){ .kind = AWALE_EDIT_SET_FIELD,
                                                       .index = AWALE_NODE_FIELD_COMMANDS,
                                                       .node = awale_node_ref (fixture->root),
                                                       .value = awale_commands_new (&command, 1) });
  awale_history_record (fixture->history,
                        (AwaleEdit) { .kind = AWALE_EDIT_ADD_TAG,
                                      .value = awale_tag_new ("South", "Ama") });
  awale_history_record (fixture->history,
                        (AwaleEdit) { .kind = AWALE_EDIT_SET_TAG, .value = g_strdup ("Kofi") });
  awale_history_record (fixture->history,
                        (AwaleEdit) { .kind = AWALE_EDIT_ADD_NODE,
                                      .node = awale_node_new_root (awale_position_start ()),
                                      .parent = awale_node_ref (fixture->root) });
  awale_history_record (fixture->history,
                        (AwaleEdit) { .kind = AWALE_EDIT_START,
                                      .node = awale_node_new_root (awale_position_start ()),
                                      .value = g_new0 (AwaleRuleset, 1) });
  awale_history_end (fixture->history, fixture->root);
  awale_history_begin (fixture->history, "open", fixture->root);
  record (fixture);
  g_assert_cmpuint (awale_history_peek_undo (fixture->history)->edits->len, ==, 7);
}

#define ADD(path, function) \
  g_test_add ("/game/history/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("empty", test_empty);
  ADD ("steps", test_steps);
  ADD ("new-step-forgets-undone", test_new_step_forgets_undone);
  ADD ("nesting", test_nesting);
  ADD ("nothing-done", test_nothing_done);
  ADD ("saved", test_saved);
  ADD ("saved-state-lost", test_saved_state_lost);
  ADD ("saved-late", test_saved_late);
  ADD ("unsaved", test_unsaved);
  ADD ("merge", test_merge);
  ADD ("merge-ends", test_merge_ends);
  ADD ("merge-needs-lone-edit", test_merge_needs_lone_edit);
  ADD ("frees-everything", test_frees_everything);

  return g_test_run ();
}
