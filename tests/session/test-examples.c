/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "session/awale-examples.h"

#include "../wait.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct
{
  char          *folder;
  AwaleExamples *examples;
  GListModel    *model;
} Fixture;

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_no_errno (g_unlink (path));
    }
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GFile) folder = NULL;

  fixture->folder = g_dir_make_tmp ("awale-examples-XXXXXX", NULL);
  folder = g_file_new_for_path (fixture->folder);
  fixture->examples = awale_examples_new (folder);
  fixture->model = awale_examples_get_model (fixture->examples);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  remove_files (fixture);
  g_assert_no_errno (g_rmdir (fixture->folder));
  g_free (fixture->folder);
  awale_examples_free (fixture->examples);
}

static void
wait_for_examples (Fixture *fixture)
{
  wait_while (g_list_model_get_n_items (fixture->model) == 0);
}

static void
check_example (Fixture    *fixture,
               guint       position,
               const char *name,
               const char *title,
               const char *subtitle)
{
  g_autoptr (GFileInfo) example = g_list_model_get_item (fixture->model, position);
  GFile *file = G_FILE (g_file_info_get_attribute_object (example, "standard::file"));
  g_autofree char *base = g_file_get_basename (file);

  g_assert_cmpstr (base, ==, name);
  g_assert_cmpstr (g_file_info_get_display_name (example), ==, title);
  g_assert_cmpstr (g_file_info_get_attribute_string (
                     example, G_FILE_ATTRIBUTE_STANDARD_DESCRIPTION), ==, subtitle);
}

static void
test_load (Fixture       *fixture,
           gconstpointer  data)
{
  write_file (fixture, "b.en.ogn", "[Variant \"Abapa\"]\n[Event \"Cup\"]\n[South \"Ama\"]\n\nFf");
  write_file (fixture, "a.ogn", "[Variant \"Abapa\"]\n[South \"Ama\"]\n[North \"Kofi\"]\n\nFf");
  write_file (fixture, "b.fr.ogn", "[Event \"Coupe\"]\n\nFf");
  write_file (fixture, "c.ogn", "");
  write_file (fixture, "d.txt", "Ff");

  awale_examples_load (fixture->examples);
  g_assert_cmpuint (g_list_model_get_n_items (fixture->model), ==, 0);
  wait_for_examples (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (fixture->model), ==, 2);
  check_example (fixture, 0, "a.ogn", "Ama – Kofi", "Oware Abapa");
  check_example (fixture, 1, "b.en.ogn", "Cup", "Ama – North · Oware Abapa");

  /* Examples are read only once, however often they are requested. */
  remove_files (fixture);
  awale_examples_load (fixture->examples);
  wait_while (g_main_context_pending (NULL));
  g_assert_cmpuint (g_list_model_get_n_items (fixture->model), ==, 2);
}

/* A file that does not answer does not block the main loop. */
static void
test_slow_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *mute = g_build_filename (fixture->folder, "mute.ogn", NULL);
  int fd;

  g_assert_no_errno (mkfifo (mute, 0600));
  awale_examples_load (fixture->examples);
  g_assert_cmpuint (g_list_model_get_n_items (fixture->model), ==, 0);
  fd = g_open (mute, O_WRONLY, 0);
  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (write (fd, "Ff", 2), ==, 2);
  g_close (fd, NULL);
  wait_for_examples (fixture);
}

static void
check (const char *name,
       const char *language,
       bool        suits)
{
  const char *const languages[] = { language, "C", NULL };

  g_assert_cmpint (awale_examples_suits (name, languages), ==, suits);
}

static void
test_suits (void)
{
  check ("krou.fr.ogn", "fr_FR.UTF-8", true);
  check ("krou.fr.ogn", "fr", true);
  check ("krou.fr.ogn", "en_GB", false);
  check ("krou-en.ogn", "en_GB", true);
  check ("krou-en.ogn", "fr_CI@x", false);
  check ("krou.ogn", "fr", true);
  check ("krou.ogn", "en", true);

  /* A user whose languages include neither English nor French gets English. */
  check ("krou.en.ogn", "tw_GH", true);
  check ("krou.fr.ogn", "tw_GH", false);
}

static void
test_second_choice (void)
{
  const char *const languages[] = { "tw_GH", "fr", "en", NULL };

  g_assert_true (awale_examples_suits ("a.fr.ogn", languages));
  g_assert_false (awale_examples_suits ("a.en.ogn", languages));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/session/examples/load", Fixture, NULL, set_up, test_load, tear_down);
  g_test_add ("/session/examples/slow-disk", Fixture, NULL, set_up, test_slow_disk, tear_down);
  g_test_add_func ("/session/examples/suits", test_suits);
  g_test_add_func ("/session/examples/second-choice", test_second_choice);

  return g_test_run ();
}
