/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "document/awale-document-history.h"

#include "drafting.h"

typedef struct
{
  Drafting              drafting;
  AwaleDocumentHistory *history;
} Fixture;

static AwaleGame *
create_game (char name)
{
  AwaleGame *game = awale_game_new (&awale_preset_default ()->rules);
  const char south[] = { name, '\0' };

  awale_game_set_tag (game, "South", south);
  awale_game_forget_history (game);
  return game;
}

static GPtrArray *
create_games (const char *names)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (; *names != '\0'; names++)
    g_ptr_array_add (games, create_game (*names));
  return games;
}

/* Opens a draft with one game per letter, which is the name of South. */
static void
begin (Fixture    *self,
       const char *names)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (GPtrArray) games = create_games (names);

  for (unsigned i = 0; i < games->len; i++)
    awale_document_add_game (document, games->pdata[i]);
  drafting_set_up (&self->drafting, NULL);
  self->history = awale_document_history_new (self->drafting.draft);
  awale_draft_adopt (self->drafting.draft, document, false);
}

static void
end (Fixture *self)
{
  awale_draft_close (self->drafting.draft);
  g_clear_pointer (&self->history, awale_document_history_free);
  drafting_tear_down (&self->drafting, NULL);
}

static void
assert_games (Fixture    *self,
              const char *names,
              unsigned    index)
{
  AwaleDocument *document = awale_draft_get_document (self->drafting.draft);
  g_autoptr (GString) got = g_string_new (NULL);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    g_string_append (got, awale_game_get_tag (awale_document_get_game (document, i), "South"));
  g_assert_cmpstr (got->str, ==, names);
  g_assert_cmpuint (awale_draft_get_index (self->drafting.draft), ==, index);
}

static void
test_steps (void)
{
  Fixture self;
  g_autoptr (GPtrArray) more = create_games ("xy");

  begin (&self, "abcd");
  awale_draft_set_index (self.drafting.draft, 1);
  awale_document_history_remove (self.history);
  assert_games (&self, "acd", 1);
  awale_document_history_insert (self.history, more, 1);
  assert_games (&self, "axycd", 1);
  awale_draft_set_index (self.drafting.draft, 4);
  awale_document_history_move (self.history, 0);
  assert_games (&self, "daxyc", 0);

  awale_document_history_undo (self.history);
  assert_games (&self, "axycd", 4);
  awale_document_history_undo (self.history);
  assert_games (&self, "acd", 1);
  g_assert_true (awale_draft_is_modified (self.drafting.draft));
  awale_document_history_undo (self.history);
  assert_games (&self, "abcd", 1);
  g_assert_false (awale_document_history_can_undo (self.history));
  g_assert_false (awale_draft_is_modified (self.drafting.draft));

  for (int i = 0; i < 3; i++)
    awale_document_history_redo (self.history);
  assert_games (&self, "daxyc", 0);
  g_assert_false (awale_document_history_can_redo (self.history));
  awale_document_history_undo (self.history);
  awale_document_history_remove (self.history);
  g_assert_false (awale_document_history_can_redo (self.history));
  assert_games (&self, "axyc", 3);
  end (&self);
}

/* Undo takes back changes to the current game first, if they were made after a change to the list
 * of games. */
static void
test_order (void)
{
  Fixture self;
  AwaleGame *game;

  begin (&self, "abc");
  game = awale_draft_get_game (self.drafting.draft);
  awale_game_play (game, awale_move_from_letter ('C'));
  awale_draft_set_index (self.drafting.draft, 2);
  awale_document_history_remove (self.history);
  awale_draft_set_index (self.drafting.draft, 0);
  g_assert_true (awale_document_history_can_undo (self.history));
  awale_game_play (game, awale_move_from_letter ('d'));
  g_assert_false (awale_document_history_can_undo (self.history));
  awale_game_undo (game);
  g_assert_true (awale_document_history_can_undo (self.history));
  awale_document_history_undo (self.history);
  assert_games (&self, "abc", 2);
  g_assert_true (awale_document_history_can_redo (self.history));

  awale_draft_set_index (self.drafting.draft, 0);
  awale_game_undo (game);
  g_assert_false (awale_document_history_can_redo (self.history));
  awale_game_redo (game);
  g_assert_true (awale_document_history_can_redo (self.history));
  end (&self);
}

/* A change to the current game after an undo discards the undone steps, even if that change is
 * undone in turn. */
static void
test_replaced (void)
{
  Fixture self;
  AwaleGame *game;

  begin (&self, "abc");
  awale_document_history_remove (self.history);
  awale_document_history_undo (self.history);
  game = awale_draft_get_game (self.drafting.draft);
  g_assert_true (awale_document_history_can_redo (self.history));
  awale_game_play (game, awale_move_from_letter ('C'));
  g_assert_false (awale_document_history_can_redo (self.history));
  awale_game_undo (game);
  g_assert_false (awale_document_history_can_redo (self.history));
  g_assert_true (awale_game_can_redo (game));
  end (&self);
}

static void
test_other_document (void)
{
  Fixture self;
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (AwaleGame) game = create_game ('z');

  begin (&self, "ab");
  awale_document_history_remove (self.history);
  awale_document_add_game (document, game);
  awale_draft_adopt (self.drafting.draft, document, false);
  g_assert_false (awale_document_history_can_undo (self.history));
  end (&self);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/document/document-history/steps", test_steps);
  g_test_add_func ("/document/document-history/order", test_order);
  g_test_add_func ("/document/document-history/replaced", test_replaced);
  g_test_add_func ("/document/document-history/other-document", test_other_document);
  return g_test_run ();
}
