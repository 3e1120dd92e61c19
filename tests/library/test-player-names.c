/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Several spellings of a player's name are found and merged. */
#include "broken-disk.h"
#include "fixtures.h"

#include "library/awale-library-change.h"
#include "library/awale-library-collections.h"
#include "library/awale-library-list.h"
#include "library/awale-library-private.h"
#include "library/awale-player-names.h"
#include "notation/awale-ogn.h"

#include <errno.h>
#include <string.h>
#include <wchar.h>

enum
{
  MAX_CALLS = 400,
};

static GPtrArray *
create_spellings (const char *names)
{
  GPtrArray *spellings = g_ptr_array_new ();
  g_auto (GStrv) parts = g_strsplit (names, "|", -1);

  for (unsigned i = 0; parts[i] != NULL; i++)
    {
      AwalePlayerName *spelling = g_new (AwalePlayerName, 1);

      *spelling = (AwalePlayerName) { g_steal_pointer (&parts[i]), i };
      g_ptr_array_add (spellings, spelling);
    }
  return spellings;
}

static void
free_spellings (GPtrArray *spellings)
{
  for (unsigned i = 0; i < spellings->len; i++)
    {
      AwalePlayerName *spelling = spellings->pdata[i];

      g_free (spelling->name);
      g_free (spelling);
    }
  g_ptr_array_unref (spellings);
}

/* Returns the groups of spellings as text, with bars between names and semicolons between groups.
 * (transfer full) */
static char *
write_groups (GPtrArray *groups)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < groups->len; i++)
    {
      GPtrArray *group = groups->pdata[i];

      for (unsigned j = 0; j < group->len; j++)
        g_string_append_printf (text, "%s%s", j > 0 ? "|" : i > 0 ? ";" : "",
                                ((AwalePlayerName *) group->pdata[j])->name);
    }
  return g_string_free (text, FALSE);
}

/* In each row, every name has more games than the name before it. */
static void
test_group (void)
{
  static const struct
  {
    const char *names;
    const char *groups;
  } rows[] = {
    { "", "" },
    { "Ama|Kofi|Yaw", "" },
    { "KOFI MENSAH|Kofi Mensah", "Kofi Mensah|KOFI MENSAH" },
    { "Mensah, Kofi|Esi|Kofi Mensah", "Kofi Mensah|Mensah, Kofi" },
    { "Élodie|e\xcc\x81lodie|Elodie", "Elodie|e\xcc\x81lodie|Élodie" },
    { "Jean-Pierre|Jean Pierre", "Jean Pierre|Jean-Pierre" },
    /* Names with an extra letter, a different letter, or two transposed letters are similar. */
    { "Kofi Mensah|Kofi Menssah", "Kofi Menssah|Kofi Mensah" },
    { "Kofi Mensah|Kofi Mencah", "Kofi Mencah|Kofi Mensah" },
    { "Kofi Mensah|Kofi Mesnah", "Kofi Mesnah|Kofi Mensah" },
    { "Kofi Mensah|Mensa Kofi", "Mensa Kofi|Kofi Mensah" },
    { "Ménsah|Mensa", "Mensa|Ménsah" },
    /* Names with two errors, or with a letter that has moved further, are not similar. */
    { "Kofi Mensah|Kofi Menza", "" },
    { "Kofi Mensah|Koffi Mensa", "" },
    { "Mensah|Mesahn", "" },
    /* Short words and numbers make names different. */
    { "Ama|Ami", "" },
    { "A. Mensah|B. Mensah", "" },
    { "Awalé 1000|Awalé 1001", "" },
    { "Player 1|Player 2", "" },
    { "Kofi|Kofi Mensah", "" },
    /* Similarity is transitive, and groups are sorted and have no common names. */
    { "Mensa|Afua Boateng|Mensah|Boateng, Afua|Mensaah",
      "Mensaah|Mensah|Mensa;Boateng, Afua|Afua Boateng" },
    { "!|?", "" },
    { "\xff\xfe|Ama", "" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GPtrArray *spellings = create_spellings (rows[i].names);
      g_autoptr (GPtrArray) groups = awale_player_names_group (spellings);
      g_autofree char *text = write_groups (groups);

      g_assert_cmpstr (text, ==, rows[i].groups);
      free_spellings (spellings);
    }
}

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
} Fixture;

static const char *const games[] = {
  "[South \"Mensah, Kofi\"]\n[North \"Esi\"]\n\n{Mensah, Kofi begins} 1. F f *\n",
  "[South \"Esi\"]\n[North \"Kofi Mensah\"]\n\n1. F f *\n",
  "[South \"Esi\"]\n[North \"KOFI MENSAH\"]\n\n1. F f *\n",
  "[South \"Kofi Mensah\"]\n[North \"Kofi Mensah\"]\n\n1. E e *\n",
  "[South \"?\"]\n\n1. A a *\n",
};

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->folder = fixture_make_folder ();
  fixture->library = fixture_open_library (fixture->folder);
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (AwaleDocument) document = awale_ogn_read (games[i], strlen (games[i]), NULL);
      g_autoptr (AwaleLibraryRecord) record =
        awale_library_record_new (awale_document_get_game (document, 0));
      gint64 id;

      g_assert_true (awale_library_add (fixture->library, record, NULL, NULL, &id, NULL));
    }
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  g_clear_pointer (&fixture->library, awale_library_free);
  fixture_remove_folder (fixture->folder);
}

/* Checks all names with the numbers of their games, and the groups of similar names. */
static void
assert_spellings (AwaleLibrary *library,
                  const char   *all,
                  const char   *groups)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AwalePlayerNames) spellings = awale_library_list_player_names (library, &error);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *grouped = NULL;

  g_assert_no_error (error);
  for (unsigned i = 0; i < spellings->all->len; i++)
    {
      const AwalePlayerName *spelling = spellings->all->pdata[i];

      g_string_append_printf (names, "%s%s %d", i > 0 ? "|" : "", spelling->name,
                              (int) spelling->n_games);
    }
  grouped = write_groups (spellings->groups);
  g_assert_cmpstr (names->str, ==, all);
  g_assert_cmpstr (grouped, ==, groups);
}

#define ALL "Esi 3|KOFI MENSAH 1|Kofi Mensah 2|Mensah, Kofi 1"
#define GROUPS "Kofi Mensah|KOFI MENSAH|Mensah, Kofi"

static const char *const respelled[] = { "Mensah, Kofi", "Kofi Mensah", "KOFI MENSAH",
                                         "Kofi Mensah", NULL };

static gint64
add_game (AwaleLibrary *library,
          const char   *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleLibraryRecord) record =
    awale_library_record_new (awale_document_get_game (document, 0));
  gint64 id = 0;

  g_assert_true (awale_library_add (library, record, NULL, NULL, &id, NULL));
  return id;
}

/* Stands for the collation of a language with accents, which the machine may not have. */
size_t
wcsxfrm (wchar_t       *key,
         const wchar_t *text,
         size_t         n)
{
  size_t length = wcslen (text);

  for (size_t i = 0; i <= length && length < n; i++)
    key[i] = text[i] == L'é' ? L'e' : text[i];
  return length;
}

/* Names of players and collections are sorted as in the user's language. */
static void
test_order (Fixture    *fixture,
            const void *data)
{
  gint64 id = add_game (fixture->library, "[South \"Élan\"]\n[North \"Zoé\"]\n\n1. B *\n");
  g_auto (GStrv) collections = NULL;
  g_autofree char *joined = NULL;

  assert_spellings (fixture->library, "Élan 1|" ALL "|Zoé 1", GROUPS);
  g_assert_true (awale_library_collect (fixture->library, "zones", id, NULL));
  g_assert_true (awale_library_collect (fixture->library, "Été", id, NULL));
  g_assert_true (awale_library_collect (fixture->library, "Easter", id, NULL));
  collections = awale_library_list_collections (fixture->library, NULL);
  joined = g_strjoinv ("|", collections);
  g_assert_cmpstr (joined, ==, "Easter|Été|zones");
}

/* Only the names of players are changed, and of several games that become equal one stays. */
static void
test_rename (Fixture    *fixture,
              const void *data)
{
  const AwaleLibraryFilter player = { .player = "Kofi Mensah" };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AwaleLibraryResults results;
  unsigned n_copies = 1;

  assert_spellings (fixture->library, ALL, GROUPS);
  awale_library_rename_players (fixture->library, respelled, &n_copies, &error);
  g_assert_no_error (error);
  assert_spellings (fixture->library, "Esi 2|Kofi Mensah 3", "");
  g_assert_true (awale_library_get_results (fixture->library, &player, &results, NULL));
  g_assert_cmpint (results.n_games, ==, 3);
  text = awale_library_dup_text (fixture->library, 1, NULL);
  g_assert_nonnull (strstr (text, "[South \"Kofi Mensah\"]\n[North \"Esi\"]\n"));
  g_assert_nonnull (strstr (text, "{Mensah, Kofi begins} 1. F f *"));
  g_assert_cmpuint (n_copies, ==, 1);
  awale_library_check (fixture->library, &error);
  g_assert_no_error (error);
}

/* Returns all visible data of the games, without the stamps of their moves. (transfer full) */
static char *
dump (AwaleLibrary *library)
{
  static const char *const queries[] = {
    "SELECT json_group_array (json_array (id, south, north, result, plies, favorite, hash, added))"
    " FROM (SELECT * FROM games ORDER BY id)",
    "SELECT json_group_array (json_array (id, text)) FROM (SELECT * FROM texts ORDER BY id)",
    "SELECT json_group_array (json_array (game, hex (moves))) FROM (SELECT * FROM moves"
    " ORDER BY game)",
    "SELECT json_group_array (json_array (rowid, south, north, comments)) FROM (SELECT rowid, *"
    " FROM words ORDER BY rowid)",
    "SELECT json_group_array (json_array (collection, game)) FROM (SELECT * FROM collected"
    " ORDER BY collection, game)",
  };
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (AwaleStatement) statement = awale_statement_new (library->db, NULL, queries[i],
                                                                  "");

      g_assert_cmpint (awale_statement_step (statement, NULL), ==, AWALE_SQL_ROW);
      g_string_append_printf (text, "%s\n", awale_statement_get_text (statement, 0));
    }
  return g_string_free (text, FALSE);
}

/* Of two games whose players differ only in spelling, one stays, in the collections of both; undo
 * restores both, but only once. */
static void
test_copies (Fixture    *fixture,
             const void *data)
{
  gint64 first = add_game (fixture->library, "[South \"Yaa Asante\"]\n\n{Bold.} 1. F f *\n");
  gint64 copy = add_game (fixture->library, "[South \"Yaa\302\240Asante\"]\n\n{Bold.} 1. F f *\n");
  const char *const spaces[] = { "Yaa\302\240Asante", "Yaa Asante", NULL };
  g_autoptr (AwaleStatement) statement = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  unsigned n_copies = 0;
  AwaleLibraryChange undo = { .kind = AWALE_CHANGE_UNDO };

  add_game (fixture->library, "[South \"Yaa\302\240Asante\"]\n\n{Bolder.} 1. F f *\n");
  awale_library_collect (fixture->library, "Club", copy, NULL);
  awale_library_set_favorite (fixture->library, copy, true, NULL);
  before = dump (fixture->library);
  awale_library_rename_players (fixture->library, spaces, &n_copies, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_copies, ==, 1);
  g_assert_null (awale_library_dup_text (fixture->library, copy, NULL));
  statement = awale_statement_new (fixture->library->db, NULL,
                                   "SELECT game FROM collected JOIN games"
                                   " ON game = id AND favorite", "");
  g_assert_cmpint (awale_statement_step (statement, NULL), ==, AWALE_SQL_ROW);
  g_assert_cmpint (awale_statement_get_int (statement, 0), ==, first);
  g_clear_pointer (&statement, awale_statement_free);

  undo.undo = fixture->library->undo;
  awale_library_change_make (&undo, fixture->library, &error);
  g_assert_no_error (error);
  after = dump (fixture->library);
  g_assert_cmpstr (after, ==, before);
  awale_library_check (fixture->library, &error);
  g_assert_no_error (error);
  g_assert_false (awale_library_change_make (&undo, fixture->library, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
}

/* A game that was saved after the names were merged stays as it was saved, even after an undo. */
static void
test_undo_after_saving (Fixture    *fixture,
                        const void *data)
{
  const char *text = "[South \"Yaa\"]\n\n1. E *\n";
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleLibraryRecord) record =
    awale_library_record_new (awale_document_get_game (document, 0));
  AwaleLibraryChange undo = { .kind = AWALE_CHANGE_UNDO };
  g_autoptr (GError) error = NULL;
  unsigned n_copies;

  g_assert_true (awale_library_rename_players (fixture->library, respelled, &n_copies, NULL));
  g_assert_true (awale_library_replace (fixture->library, 1, record, NULL));
  undo.undo = fixture->library->undo;
  awale_library_change_make (&undo, fixture->library, &error);
  g_assert_no_error (error);
  assert_spellings (fixture->library, "Esi 2|KOFI MENSAH 1|Kofi Mensah 2|Yaa 1",
                    "Kofi Mensah|KOFI MENSAH");
}

/* If the disk fails, either all names are changed or none. */
static void
test_broken_disk (Fixture    *fixture,
                  const void *data)
{
  int n_failures = 0;
  bool done = false;

  g_clear_pointer (&fixture->library, awale_library_free);
  broken_disk_begin ();
  for (unsigned n = 1; !done; n++)
    {
      g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
      g_autoptr (GError) error = NULL;
      unsigned n_copies;

      broken_disk_fail_from (n, GPOINTER_TO_INT (data));
      done = awale_library_rename_players (library, respelled, &n_copies, &error);
      g_assert_true (done == (error == NULL));
      g_clear_pointer (&library, awale_library_free);
      broken_disk_fail_from (0, 0);
      n_failures += !done;
      library = fixture_open_library (fixture->folder);
      assert_spellings (library, done ? "Esi 2|Kofi Mensah 3" : ALL, done ? "" : GROUPS);
      g_assert_cmpuint (n, <, MAX_CALLS);
    }
  g_assert_cmpint (n_failures, >, 1);
  broken_disk_mend ();
}

#define ADD(name, data, test) \
  g_test_add ("/library/player-names/" name, Fixture, data, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library/player-names/group", test_group);
  ADD ("order", NULL, test_order);
  ADD ("rename", NULL, test_rename);
  ADD ("copies", NULL, test_copies);
  ADD ("undo-after-saving", NULL, test_undo_after_saving);
  ADD ("full-disk", GINT_TO_POINTER (ENOSPC), test_broken_disk);
  ADD ("broken-disk", GINT_TO_POINTER (EIO), test_broken_disk);

  return g_test_run ();
}
