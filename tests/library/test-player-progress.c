/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-player-progress.h"

#include <string.h>

/* The player Ama, who is also called Ámá “A.”, plays on both sides, under two rulesets, and once
 * against herself under the other name. One game is not analyzed. */
#define OTHER_NAME "\xc3\x81m\xc3\xa1 \\\"A.\\\""

static const char *const games[] = {
  "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2022.01.10\"]\n\n"
  "1. F {[%eval -1,9] [%best E 0]} f {[%eval 1,9] [%best a -1]} *\n",
  "[South \"Kofi\"]\n[North \"AMA\"]\n[Date \"2021.??.??\"]\n\n"
  "1. F {[%eval 0,9] [%best F]} e {[%eval 3,9] [%best a 0]} *\n",
  "[Variant \"Awele Society\"]\n[South \"" OTHER_NAME "\"]\n[North \"Ama\"]\n\n"
  "1. F {[%eval -4,9] [%best E 0]} f {[%eval 1,9] [%best a -4]} *\n",
  "[South \"Ama\"]\n[North \"Esi\"]\n\n1. E a *\n",
  "[South \"Kofi\"]\n[North \"Esi\"]\n\n1. F {[%eval -9,9] [%best E 0]} *\n",
};

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
} Fixture;

static void
add_game (Fixture    *self,
          const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleLibraryRecord) record =
    awale_library_record_new (awale_document_get_game (document, 0));
  g_autoptr (GError) error = NULL;
  gint64 id;

  awale_library_add (self->library, record, NULL, NULL, &id, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture    *self,
        const void *data)
{
  self->folder = fixture_make_folder ();
  self->library = fixture_open_library (self->folder);
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    add_game (self, games[i]);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  awale_library_free (self->library);
  fixture_remove_folder (self->folder);
}

static AwalePlayerProgress *
ask (Fixture    *self,
     const char *first,
     const char *second)
{
  const char *const names[] = { first, second, NULL };
  g_autoptr (GError) error = NULL;
  AwalePlayerProgress *progress = awale_library_get_player_progress (self->library, names, &error);

  g_assert_no_error (error);
  return progress;
}

static void
assert_sum (const AwalePlayerProgressSum *sum,
            int                           n_games,
            int                           n_moves,
            int                           loss)
{
  g_assert_cmpint (sum->n_games, ==, n_games);
  g_assert_cmpint (sum->loss.n_moves, ==, n_moves);
  g_assert_cmpint (sum->loss.loss, ==, loss);
  g_assert_cmpint (sum->phases[AWALE_PHASE_OPENING].n_moves, ==, n_moves);
  g_assert_cmpint (sum->phases[AWALE_PHASE_OPENING].loss, ==, loss);
  g_assert_cmpint (sum->phases[AWALE_PHASE_END].n_moves, ==, 0);
}

static const AwalePlayerProgressRuleset *
get_ruleset (const AwalePlayerProgress *progress,
             unsigned                   index)
{
  g_assert_cmpuint (index, <, progress->rulesets->len);
  return &g_array_index (progress->rulesets, AwalePlayerProgressRuleset, index);
}

/* A name matches in any case and on either side, and only the moves of that side count. */
static void
test_name (Fixture    *self,
           const void *data)
{
  g_autoptr (AwalePlayerProgress) progress = ask (self, "ama", NULL);

  assert_sum (&progress->all, 3, 3, 100 + 300 + 500);
  g_assert_cmpuint (progress->rulesets->len, ==, 2);
  g_assert_cmpstr (get_ruleset (progress, 0)->id, ==, "abapa");
  assert_sum (&get_ruleset (progress, 0)->sum, 2, 2, 400);
  g_assert_cmpstr (get_ruleset (progress, 1)->id, ==, "society");
  assert_sum (&get_ruleset (progress, 1)->sum, 1, 1, 500);
}

/* Several names can belong to one person, and a game in which this person played both sides counts
 * twice. Only games with a date are listed one by one. */
static void
test_names (Fixture    *self,
            const void *data)
{
  g_autoptr (AwalePlayerProgress) progress = ask (self, "Ama", "\xc3\x81m\xc3\xa1 \"A.\"");
  const AwalePlayerGame *dated = (const AwalePlayerGame *) (void *) progress->games->data;

  assert_sum (&progress->all, 4, 4, 100 + 300 + 500 + 400);
  assert_sum (&get_ruleset (progress, 1)->sum, 2, 2, 900);
  g_assert_cmpuint (progress->games->len, ==, 2);
  g_assert_cmpstr (dated[0].date, ==, "2021.??.??");
  g_assert_cmpint (dated[0].loss.loss, ==, 300);
  g_assert_cmpstr (dated[1].date, ==, "2022.01.10");
  g_assert_cmpint (dated[1].loss.loss, ==, 100);
}

static void
test_nobody (Fixture    *self,
             const void *data)
{
  g_autoptr (AwalePlayerProgress) stranger = ask (self, "Nobody", "]\\\"");
  g_autoptr (AwalePlayerProgress) nameless = ask (self, NULL, NULL);

  assert_sum (&stranger->all, 0, 0, 0);
  assert_sum (&nameless->all, 0, 0, 0);
  g_assert_cmpuint (stranger->rulesets->len, ==, 0);
  g_assert_cmpuint (stranger->games->len, ==, 0);
}

/* Exercises that were exported as games are judged, but their moves are not counted for any
 * player. */
static void
test_exercises (Fixture    *self,
                const void *data)
{
  static const char *const tags[] = { "Exercise \"opening\"", "Combination \"krou 2\"" };
  g_autoptr (AwalePlayerProgress) before = ask (self, "Ama", NULL);
  g_autoptr (AwalePlayerProgress) after = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      g_autofree char *text = g_strdup_printf ("[%s]\n%s", tags[i], games[0]);

      add_game (self, text);
    }
  after = ask (self, "Ama", NULL);
  assert_sum (&after->all, (int) before->all.n_games, (int) before->all.loss.n_moves,
              (int) before->all.loss.loss);
  g_assert_cmpuint (after->games->len, ==, before->games->len);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/library/progress/name", test_name);
  ADD ("/library/progress/names", test_names);
  ADD ("/library/progress/nobody", test_nobody);
  ADD ("/library/progress/exercises", test_exercises);
  return g_test_run ();
}
