/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* A program that saves games in a library is killed, has a failing disk, or loses power. Each game
 * must remain intact, and everything that was reported as saved must be there. */
#include "broken-disk.h"
#include "fixtures.h"
#include "synced-disk.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  N_SAVED = 5,
  KILLS = 8,
  MAX_SAVING = 3000,  /* Maximum time from the first save to the kill, in microseconds. */
  MAX_CALLS = 400,
  CUTS = 40,
};

/* Creates version number @number of a game to be saved. */
static AwaleLibraryRecord *
create_saved (int number)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  g_autofree char *event = g_strdup_printf ("%d", number);

  awale_game_set_tag (game, "Event", event);
  return awale_library_record_new (game);
}

static bool
save (AwaleLibrary  *library,
      int            number,
      GError       **error)
{
  g_autoptr (AwaleLibraryRecord) record = create_saved (number);

  return awale_library_replace (library, 1 + number % N_SAVED, record, error);
}

/* Returns the number of the version of the game @id that was saved last. */
static int
get_saved (AwaleLibrary *library,
           gint64        id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleGame) game = awale_library_load (library, id, &error);

  g_assert_no_error (error);
  return atoi (awale_game_get_tag (game, "Event"));
}

static void
fill (const char *folder)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);

  for (int i = 0; i < N_SAVED; i++)
    {
      g_autoptr (AwaleLibraryRecord) record = create_saved (i);
      gint64 id;

      g_assert_true (awale_library_add (library, record, NULL, NULL, &id, NULL));
      g_assert_cmpint (id, ==, i + 1);
    }
}

/* Checks that each game is intact and has the version last reported as saved, up to @last; only the
 * version after @last may be saved without a report. Returns: the last saved version */
static int
assert_saved (const char *folder,
              int         last)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  g_autoptr (GError) error = NULL;
  int next = get_saved (library, 1 + (last + 1) % N_SAVED);

  awale_library_check (library, &error);
  g_assert_no_error (error);
  g_assert_true (next == last + 1 || next == last + 1 - N_SAVED);
  for (int i = 0; i < N_SAVED - 1; i++)
    g_assert_cmpint (get_saved (library, 1 + (last - i) % N_SAVED), ==, last - i);
  return MAX (next, last);
}

static void
save_in_child (const char *folder,
               int         from,
               int         told)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);

  for (int number = from; save (library, number, NULL); number++)
    if (write (told, &number, sizeof number) != sizeof number)
      break;
  _exit (1);
}

/* A process that saves games one after another is killed; all saves that it reported must be
 * there. */
static void
test_killed (void)
{
  char *folder = fixture_make_folder ();
  int last = N_SAVED - 1, kills = fixture_count_kills (KILLS);

  fill (folder);
  for (int i = 0; i < kills; i++)
    {
      int told[2];
      pid_t child;

      g_assert_cmpint (pipe (told), ==, 0);
      child = fork ();
      if (child == 0)
        save_in_child (folder, last + 1, told[1]);
      close (told[1]);
      /* Wait for the first save, and kill the process at a random time after it. */
      g_assert_cmpint (read (told[0], &last, sizeof last), ==, sizeof last);
      g_usleep ((gulong) g_test_rand_int_range (0, MAX_SAVING));
      kill (child, SIGKILL);
      while (read (told[0], &last, sizeof last) > 0)
        continue;
      close (told[0]);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
      last = assert_saved (folder, last);
    }
  fixture_remove_folder (folder);
}

/* The power is cut after each save that was reported. */
static void
test_power_cut (void)
{
  char *folder = fixture_make_folder ();
  g_autoptr (AwaleLibrary) library = NULL;

  synced_disk_begin (folder);
  fill (folder);
  library = fixture_open_library (folder);
  for (int last = N_SAVED; last < CUTS; last++)
    {
      g_autoptr (GError) error = NULL;
      char *left;

      save (library, last, &error);
      g_assert_no_error (error);
      left = synced_disk_cut ();
      g_assert_cmpint (assert_saved (left, last), ==, last);
      fixture_remove_folder (left);
    }
  g_clear_pointer (&library, awale_library_free);
  synced_disk_end ();
  fixture_remove_folder (folder);
}

/* A game stays unchanged if saving it fails. */
static void
test_broken_disk (const void *data)
{
  char *folder = fixture_make_folder ();
  int last = N_SAVED - 1, n_failures = 0;
  bool reached = true;

  fill (folder);
  broken_disk_begin ();
  for (unsigned n = 1; reached; n++)
    {
      g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
      g_autoptr (GError) error = NULL;
      bool done;

      broken_disk_fail_from (n, GPOINTER_TO_INT (data));
      done = save (library, last + 1, &error);
      reached = broken_disk_count_calls () >= n;
      g_clear_pointer (&library, awale_library_free);
      broken_disk_fail_from (0, 0);
      g_assert_true (done || reached);
      last += done;
      n_failures += !done;
      g_assert_cmpint (assert_saved (folder, last), ==, last);
      g_assert_cmpuint (n, <, MAX_CALLS);
    }
  g_assert_cmpint (n_failures, >, 1);
  broken_disk_mend ();
  fixture_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library/saving/killed", test_killed);
  g_test_add_func ("/library/saving/power-cut", test_power_cut);
  g_test_add_data_func ("/library/saving/full-disk", GINT_TO_POINTER (ENOSPC), test_broken_disk);
  g_test_add_data_func ("/library/saving/broken-disk", GINT_TO_POINTER (EIO), test_broken_disk);

  return g_test_run ();
}
