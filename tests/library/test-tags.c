/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Tags are changed in many games together, in either all of them or none, and nothing else is
 * changed. */
#include "broken-disk.h"
#include "fixtures.h"

#include "library/awale-library-list.h"
#include "library/awale-library-private.h"
#include "library/awale-library-tags.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  KILLS = 8,
  MAX_TAKEN = 20000,  /* Maximum time until the kill, in microseconds. */
  MAX_CALLS = 400,
};

static const char *const games[] = {
  "[Event \"Club\"]\n[Site \"Dakar\"]\n[South \"Ama\"]\n[North \"Kofi\"]\n"
  "[Source \"A \\\"book\\\"\"]\n[Result \"26-22\"]\n\n"
  "{Before} 1. F! {[%eval 0.5,12] Feeds} f (1. ... e {[%csl GA]}) 2. B 26-22\n",
  "[Event \"Club\"]\n[Site \"Lomé\"]\n[South \"Ama\"]\n[North \"Esi\"]\n\n1. E e *\n",
  "[Event \"Club\"]\n[South \"Yaw\"]\n[Annotator \"Esi\"]\n\n1. A a *\n",
};

enum
{
  N_GAMES = G_N_ELEMENTS (games),
};

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
  GArray       *ids;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->folder = fixture_make_folder ();
  fixture->library = fixture_open_library (fixture->folder);
  fixture->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (size_t i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleDocument) document = awale_ogn_read (games[i], strlen (games[i]), NULL);
      g_autoptr (AwaleLibraryRecord) record =
        awale_library_record_new (awale_document_get_game (document, 0));
      gint64 id;

      g_assert_true (awale_library_add (fixture->library, record, NULL, "A fault.", &id, NULL));
      g_array_append_val (fixture->ids, id);
    }
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  g_clear_pointer (&fixture->library, awale_library_free);
  g_array_unref (fixture->ids);
  fixture_remove_folder (fixture->folder);
}

/* Sets the tags in all games. Returns: false if that failed, and no game was changed */
static bool
set_all (AwaleLibrary       *library,
         const char *const  *tags,
         GError            **error)
{
  bool done;

  if (!awale_library_begin (library, error))
    return false;
  done = true;
  for (gint64 id = 1; done && id <= N_GAMES; id++)
    done = awale_library_set_tags (library, id, tags, error);
  return awale_library_end (library, done, error);
}

static void
assert_shared (Fixture    *fixture,
               const char *name,
               const char *value,
               bool        differs)
{
  const char *const names[] = { name, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tags =
    awale_library_list_shared_tags (fixture->library, fixture->ids, names, &error);
  const AwaleSharedTag *tag;

  g_assert_no_error (error);
  g_assert_cmpuint (tags->len, ==, 1);
  tag = g_ptr_array_index (tags, 0);
  g_assert_cmpstr (tag->value, ==, value);
  g_assert_true (tag->differs == differs);
}

static void
test_shared (Fixture    *fixture,
             const void *data)
{
  gint64 gone = 99;

  assert_shared (fixture, "Event", "Club", false);
  assert_shared (fixture, "Site", NULL, true);
  assert_shared (fixture, "Annotator", NULL, true);
  assert_shared (fixture, "Round", NULL, false);
  g_array_append_val (fixture->ids, gone);
  assert_shared (fixture, "Event", "Club", false);
  g_array_remove_range (fixture->ids, 1, 3);
  assert_shared (fixture, "Site", "Dakar", false);
  assert_shared (fixture, "Source", "A \"book\"", false);
}

static gint64
get_number (Fixture    *fixture,
            const char *sql)
{
  gint64 number = -1;

  g_assert_true (awale_sql_get_int (fixture->library->db, &number, NULL, sql, ""));
  return number;
}

/* Only the tags in the text of a game change, and its moves are not stored again. */
static void
test_set (Fixture    *fixture,
          const void *data)
{
  static const char *const tags[] = { "Event", "Cup \\ \"1\"", "Site", "", "Date", "2026.11.21",
                                      NULL };
  const AwaleLibraryFilter found = { .text = "cup", .from = "2026.??.??" };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = awale_library_dup_text (fixture->library, 1, NULL);
  g_autofree char *after = NULL;
  AwaleLibraryResults results;
  gint64 stamps = get_number (fixture, "SELECT sum (stamp) FROM moves");

  set_all (fixture->library, tags, &error);
  g_assert_no_error (error);
  after = awale_library_dup_text (fixture->library, 1, NULL);
  g_assert_cmpstr (strstr (before, "\n\n"), ==, strstr (after, "\n\n"));
  g_assert_nonnull (strstr (after, "[Event \"Cup \\\\ \\\"1\\\"\"]\n"));
  g_assert_null (strstr (after, "Dakar"));
  g_assert_nonnull (strstr (after, "[Source \"A \\\"book\\\"\"]\n"));
  assert_shared (fixture, "Event", tags[1], false);
  g_assert_true (awale_library_get_results (fixture->library, &found, &results, NULL));
  g_assert_cmpint (results.n_games, ==, N_GAMES);
  g_assert_cmpint (get_number (fixture, "SELECT sum (stamp) FROM moves"), ==, stamps);
  g_assert_cmpint (get_number (fixture, "SELECT count (*) FROM games WHERE faults NOTNULL"), ==,
                   N_GAMES);
  awale_library_check (fixture->library, &error);
  g_assert_no_error (error);
}

/* A game whose players are changed is found by its new players, and keeps its score. */
static void
test_players (Fixture    *fixture,
              const void *data)
{
  static const char *const tags[] = { "South", "Afi", NULL };
  g_autoptr (AwaleGame) game = NULL;
  g_autoptr (AwaleLibraryRecord) record = NULL;
  gint64 id;

  g_assert_true (awale_library_set_tags (fixture->library, 1, tags, NULL));
  game = awale_library_load (fixture->library, 1, NULL);
  record = awale_library_record_new (game);
  g_assert_true (awale_library_find_same (fixture->library, record, &id, NULL, NULL));
  g_assert_cmpint (id, ==, 1);
  g_assert_cmpint (get_number (fixture, "SELECT south_score FROM games WHERE south = 'Afi'"), ==,
                   52);
}

/* If one of the games is missing, none is changed. */
static void
test_missing (Fixture    *fixture,
              const void *data)
{
  static const char *const tags[] = { "Event", "Cup", NULL };
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_library_remove (fixture->library, 3, NULL));
  g_assert_false (set_all (fixture->library, tags, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  assert_shared (fixture, "Event", "Club", false);
}

/* Checks that either all games have the event @event, or all have @other. Returns: true if it is
 * @other */
static bool
assert_whole (const char *folder,
              const char *event,
              const char *other)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  const AwaleLibraryFilter one = { .event = event }, two = { .event = other };
  AwaleLibraryResults results, others;
  g_autoptr (GError) error = NULL;

  awale_library_check (library, &error);
  g_assert_no_error (error);
  g_assert_true (awale_library_get_results (library, &one, &results, NULL));
  g_assert_true (awale_library_get_results (library, &two, &others, NULL));
  g_assert_cmpint (results.n_games + others.n_games, ==, N_GAMES);
  g_assert_true (results.n_games == 0 || others.n_games == 0);
  return others.n_games > 0;
}

static void
change_in_child (const char *folder)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);

  for (bool odd = true; ; odd = !odd)
    {
      const char *tags[] = { "Event", odd ? "Cup" : "Club", NULL };

      if (!set_all (library, tags, NULL))
        _exit (1);
    }
}

/* A process that repeatedly changes all games is killed. */
static void
test_killed (Fixture    *fixture,
             const void *data)
{
  int kills = fixture_count_kills (KILLS);

  g_clear_pointer (&fixture->library, awale_library_free);
  for (int i = 0; i < kills; i++)
    {
      pid_t child = fork ();

      if (child == 0)
        change_in_child (fixture->folder);
      g_usleep ((gulong) g_test_rand_int_range (0, MAX_TAKEN));
      kill (child, SIGKILL);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
      assert_whole (fixture->folder, "Club", "Cup");
    }
}

static void
test_broken_disk (Fixture    *fixture,
                  const void *data)
{
  static const char *const tags[] = { "Event", "Cup", NULL };
  int n_failures = 0;
  bool done = false;

  g_clear_pointer (&fixture->library, awale_library_free);
  broken_disk_begin ();
  for (unsigned n = 1; !done; n++)
    {
      g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
      g_autoptr (GError) error = NULL;

      broken_disk_fail_from (n, GPOINTER_TO_INT (data));
      done = set_all (library, tags, &error);
      g_assert_true (done == (error == NULL));
      g_clear_pointer (&library, awale_library_free);
      broken_disk_fail_from (0, 0);
      n_failures += !done;
      g_assert_true (assert_whole (fixture->folder, "Club", "Cup") == done);
      g_assert_cmpuint (n, <, MAX_CALLS);
    }
  g_assert_cmpint (n_failures, >, 1);
  broken_disk_mend ();
}

#define ADD(name, data, test) \
  g_test_add ("/library/tags/" name, Fixture, data, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("shared", NULL, test_shared);
  ADD ("set", NULL, test_set);
  ADD ("players", NULL, test_players);
  ADD ("missing", NULL, test_missing);
  ADD ("killed", NULL, test_killed);
  ADD ("full-disk", GINT_TO_POINTER (ENOSPC), test_broken_disk);
  ADD ("broken-disk", GINT_TO_POINTER (EIO), test_broken_disk);

  return g_test_run ();
}
