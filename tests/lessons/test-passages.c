/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Every passage of a rule sheet that states a rule has a lesson that holds under the rules of
 * this sheet. The passages are the cases of tests/rules, read from their sources; a new case
 * without a lesson makes this test fail.
 */
#include "lessons/awale-lesson.h"

#include <string.h>

static const struct
{
  const char *sheet;
  const char *preset;
} sheets[] = {
  { "000", "avele" },  { "001", "society" }, { "002", "common" }, { "003", "booklet" },
  { "004", "family" }, { "abapa", "abapa" }, { "awari", "awari" },
};

static char *
read_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Reads the table that maps `SHEET PASSAGE` to lessons. */
static GHashTable *
read_table (void)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *text = read_file ("passages.tsv");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) fields = g_strsplit (*line, "\t", -1);

      if (**line == '\0' || **line == '#')
        continue;
      g_assert_cmpuint (g_strv_length (fields), ==, 3);
      g_assert_true (g_hash_table_insert (table, g_strdup_printf ("%s %s", fields[0], fields[1]),
                                          g_strdup (fields[2])));
    }
  return table;
}

/* Returns the names of the cases of a sheet. */
static GPtrArray *
list_passages (const char *sheet)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *file = g_strdup_printf ("../rules/test-sheet-%s.c", sheet);
  g_autofree char *text = read_file (file);
  const char *const before = ".name = \"";

  for (char *at = g_strstr_len (text, -1, before); at != NULL; at = g_strstr_len (at, -1, before))
    {
      at += strlen (before);
      g_ptr_array_add (names, g_strndup (at, strcspn (at, "\"")));
    }
  g_assert_cmpuint (names->len, >, 5);
  return names;
}

static void
check_passage (const char         *passage,
               const char         *ids,
               const AwaleRuleset *rules)
{
  g_auto (GStrv) words = NULL;

  g_test_message ("%s", passage);
  g_assert_nonnull (ids);
  words = g_strsplit (ids, " ", -1);
  for (char **id = words; *id != NULL; id++)
    {
      const AwaleLesson *lesson = awale_lessons_find (*id);

      g_test_message ("%s", *id);
      g_assert_nonnull (lesson);
      g_assert_true (awale_lesson_holds (lesson, rules));
    }
}

static void
test_covered (void)
{
  g_autoptr (GHashTable) table = read_table ();
  unsigned n = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (GPtrArray) names = list_passages (sheets[i].sheet);

      for (guint j = 0; j < names->len; j++)
        {
          g_autofree char *key = g_strdup_printf ("%s %s", sheets[i].sheet,
                                                  (char *) g_ptr_array_index (names, j));

          check_passage (key, g_hash_table_lookup (table, key),
                         &awale_preset_find (sheets[i].preset)->rules);
        }
      n += names->len;
    }
  g_assert_cmpuint (g_hash_table_size (table), ==, n);
}

/* Each lesson that holds under the rules of a sheet teaches a passage of one of the sheets. */
static void
test_used (void)
{
  g_autoptr (GHashTable) table = read_table ();
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) lessons = awale_lessons_list ();
  GHashTableIter iter;
  gpointer ids;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &ids))
    {
      g_auto (GStrv) words = g_strsplit (ids, " ", -1);

      for (char **id = words; *id != NULL; id++)
        g_hash_table_add (used, g_strdup (*id));
    }
  for (guint i = 0; i < lessons->len; i++)
    {
      const AwaleLesson *lesson = g_ptr_array_index (lessons, i);
      bool sheet = false;

      for (size_t j = 0; j < G_N_ELEMENTS (sheets); j++)
        sheet = sheet || awale_lesson_holds (lesson,
                                             &awale_preset_find (sheets[j].preset)->rules);
      if (sheet && !g_hash_table_contains (used, lesson->id))
        {
          g_test_message ("%s teaches no passage", lesson->id);
          g_test_fail ();
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lessons/passages/covered", test_covered);
  g_test_add_func ("/lessons/passages/used", test_used);
  return g_test_run ();
}
