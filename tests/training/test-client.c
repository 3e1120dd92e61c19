/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Exercises are made, answered and loaded through the client of the library.
 */
#include "../library/asking.h"

#include "training/awale-training-store.h"

#include <glib/gstdio.h>
#include <string.h>

/* Ama loses 3 seeds, Kofi 6. */
static const char judged[] =
  "[South \"Ama\"]\n[North \"Kofi\"]\n\n"
  "1. F {[%eval -3,9] [%best C 0]} f {[%eval 3,9] [%best e -3]} *\n";

static AwaleTraining *
load (Asking  *fixture,
      GError **error)
{
  return asking_run (fixture, &awale_training_load_job, NULL, NULL, error);
}

static bool
make (Asking              *fixture,
      GPtrArray           *exercises,
      const char          *name,
      AwaleTrainingCount  *count,
      GError             **error)
{
  const char *names[] = { name, NULL };
  AwaleTrainingChange *change = awale_training_change_new (NULL);
  const AwaleTrainingChange *made;

  if (exercises != NULL)
    change->exercises = g_ptr_array_ref (exercises);
  else
    change->names = g_strdupv ((char **) names);
  made = asking_run (fixture, &awale_training_make_job, change, NULL, error);
  if (made != NULL)
    *count = made->count;
  return made != NULL;
}

static AwaleGame *
read_game (void)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (judged, strlen (judged), NULL);

  return g_object_ref (awale_document_get_game (document, 0));
}

/* Reading exercises does not create a library. */
static void
test_none (Asking     *fixture,
           const void *data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleTraining) training = load (fixture, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (awale_training_get_n_items (training), ==, 0);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* Answers are stored even if nobody waits for a callback, and do not make lists of games reload. */
static void
test_kept (Asking     *fixture,
           const void *data)
{
  const AwaleScheduleReview review = { G_GINT64_CONSTANT (1795437000), AWALE_SCHEDULE_GRADE_GOOD };
  g_autoptr (AwaleGame) game = read_game ();
  g_autoptr (GPtrArray) exercises = awale_exercise_list_of_game (game, NULL);
  g_autoptr (AwaleTraining) training = NULL;
  g_autoptr (GError) error = NULL;
  AwaleTrainingChange *answer;
  AwaleTrainingCount count = { 0 };

  g_assert_true (make (fixture, exercises, NULL, &count, &error));
  g_assert_cmpuint (count.n_added, ==, 2);
  g_assert_true (make (fixture, exercises, NULL, &count, &error));
  g_assert_cmpuint (count.n_duplicates, ==, 2);
  answer = awale_training_change_new (exercises->pdata[0]);
  answer->review = review;
  awale_library_client_run_async (fixture->client, &awale_training_answer_job, answer, NULL, NULL,
                                  NULL);
  awale_library_client_flush (fixture->client);
  training = load (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (awale_training_get_n_items (training), ==, 2);
  g_assert_cmpuint (awale_training_get_item (training, 0)->reviews->len, ==, 1);
  g_assert_cmpuint (fixture->n_changed, ==, 0);
}

/* In the games of the library, only the user's own errors become exercises. */
static void
test_library (Asking     *fixture,
              const void *data)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (AwaleGame) game = read_game ();
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
  g_autoptr (GError) error = NULL;
  AwaleTrainingCount count = { 0 };
  gint64 id;

  g_assert_true (awale_library_add (library, record, NULL, NULL, &id, NULL));
  g_assert_true (make (fixture, NULL, "Esi", &count, &error));
  g_assert_cmpuint (count.n_added, ==, 0);
  g_assert_true (make (fixture, NULL, "KOFI", &count, &error));
  g_assert_cmpuint (count.n_added, ==, 1);
}

static void
test_foreign (Asking     *fixture,
              const void *data)
{
  g_autofree char *path = fixture_write_file (fixture->folder, "library.sqlite", judged);
  g_autoptr (GError) error = NULL;
  AwaleTrainingCount count = { 0 };

  g_assert_null (load (fixture, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FOREIGN);
  g_clear_error (&error);
  g_assert_false (make (fixture, NULL, "Ama", &count, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FOREIGN);
}

#define ADD(name, func) \
  g_test_add ("/training/client/" name, Asking, NULL, asking_set_up, func, asking_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("none", test_none);
  ADD ("kept", test_kept);
  ADD ("library", test_library);
  ADD ("foreign", test_foreign);
  return g_test_run ();
}
