/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sample.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

/* A twentieth of the games is held out, always as whole games and equally in all rulesets. */
static void
test_held_out (void)
{
  const uint32_t n_games = 2100;
  size_t n_presets;
  unsigned n_held_out[16] = { 0 };

  awale_presets (&n_presets);
  g_assert_cmpuint (n_presets, <=, G_N_ELEMENTS (n_held_out));
  for (uint32_t game = 0; game < n_games; game++)
    {
      Sample first = { .game = game, .preset = (uint8_t) (game % n_presets), .value = 100 };
      Sample second = { .game = game, .preset = first.preset, .position.pits = { 4 } };

      g_assert_true (sample_is_held_out (&first) == sample_is_held_out (&second));
      n_held_out[first.preset] += sample_is_held_out (&first);
    }
  for (size_t i = 0; i < n_presets; i++)
    g_assert_cmpuint (n_held_out[i], ==, n_games / n_presets / SAMPLE_HELD_OUT);
}

/* Returns a path in a new folder. */
static char *
make_path (void)
{
  g_autofree char *folder = g_dir_make_tmp ("awale-samples-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return g_build_filename (folder, "samples", NULL);
}

static void
remove_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Writes a file with two samples. */
static void
write_file (const char *path)
{
  Sample samples[2] = {
    { .position = awale_position_start (), .value = 150, .outcome = -200, .game = 7 },
    { .position.pits = { 1, 2 }, .value = -300, .outcome = -300, .game = 8, .preset = 6 },
  };
  FILE *out = g_fopen (path, "wb");

  g_assert_nonnull (out);
  g_assert_true (samples_begin (out, 23466058));
  g_assert_cmpuint (fwrite (samples, sizeof *samples, G_N_ELEMENTS (samples), out), ==, 2);
  g_assert_cmpint (fclose (out), ==, 0);
}

static void
test_read (void)
{
  g_autofree char *path = make_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) samples = NULL;
  uint64_t engine = 0;

  write_file (path);
  samples = samples_read (path, &engine, &error);
  remove_file (path);
  g_assert_no_error (error);
  g_assert_cmpuint (engine, ==, 23466058);
  g_assert_cmpuint (samples->len, ==, 2);
  g_assert_true (awale_position_equal (g_array_index (samples, Sample, 0).position,
                                       awale_position_start ()));
  g_assert_cmpint (g_array_index (samples, Sample, 1).value, ==, -300);
  g_assert_cmpint (g_array_index (samples, Sample, 1).preset, ==, 6);
}

static void
assert_refused (const char *bytes,
                size_t      n_bytes,
                const char *sentence)
{
  g_autofree char *path = make_path ();
  g_autoptr (GError) error = NULL;
  uint64_t engine;

  g_assert_true (g_file_set_contents (path, bytes, (gssize) n_bytes, NULL));
  g_assert_null (samples_read (path, &engine, &error));
  remove_file (path);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_nonnull (strstr (error->message, sentence));
  g_assert_nonnull (strstr (error->message, path));
}

/* Truncated files and files of other types are rejected with a sentence. */
static void
test_refused (void)
{
  g_autofree char *path = make_path ();
  g_autofree char *bytes = NULL;
  Sample *samples;
  SampleHead *head;
  size_t n_bytes;

  write_file (path);
  g_assert_true (g_file_get_contents (path, &bytes, &n_bytes, NULL));
  remove_file (path);
  head = (void *) bytes;
  samples = (void *) (head + 1);

  assert_refused ("", 0, "is not a file of samples");
  assert_refused ((const char *) samples, n_bytes - sizeof *head, "is not a file of samples");
  assert_refused (bytes, n_bytes - 1, "is cut short");
  head->version++;
  assert_refused (bytes, n_bytes, "another version");
  head->version--;
  head->size *= 2;
  assert_refused (bytes, n_bytes, "another version");
  head->size /= 2;
  samples[1].preset = 200;
  assert_refused (bytes, n_bytes, "is damaged");
  samples[1].preset = 0;
  samples[0].position.pits[3] = 60;
  assert_refused (bytes, n_bytes, "is damaged");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tune/sample/held-out", test_held_out);
  g_test_add_func ("/tune/sample/read", test_read);
  g_test_add_func ("/tune/sample/refused", test_refused);

  return g_test_run ();
}
