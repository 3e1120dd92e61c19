/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../library/fixtures.h"
#include "../library/synced-disk.h"

#include "game/awale-titles.h"
#include "library/awale-library-values.h"
#include "training/awale-training-store.h"

#include <string.h>

enum
{
  MINUTE = 60,
  HOUR = 60 * MINUTE,
  DAY = 24 * HOUR,
};

/* The time 2026-11-23 12:30 UTC, on a Monday. */
static const gint64 START = G_GINT64_CONSTANT (1795437000);

/* Creates a different exercise for each @number, about an error that loses @number + 2 seeds. */
static AwaleExercise *
make_exercise (int number)
{
  g_autofree char *text = g_strdup_printf ("[FEN \"4-4-4-4-4-4-4-4-4-0-%d-4-%d-0-S\"]\n\n"
                                           "1. A {[%%eval %d,9] [%%best B 0]} *\n",
                                           number % 5, number / 5, -2 - number);

  return awale_exercise_new_from_text (text);
}

static AwaleTraining *
make_training (int n_exercises)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  AwaleTraining *self = awale_training_new (zone);

  for (int i = 0; i < n_exercises; i++)
    {
      g_autoptr (AwaleExercise) exercise = make_exercise (i);

      awale_training_add (self, i + 1, exercise, NULL, 0);
    }
  awale_training_set_now (self, START);
  return self;
}

/* Answers all questions with @grade. Returns: the number of questions */
static int
do_all (AwaleTraining     *self,
        AwaleScheduleGrade grade)
{
  const AwaleTrainingItem *item;
  int n_asked = 0;

  while ((item = awale_training_find_next (self)) != NULL && n_asked++ < 1000)
    awale_training_answer (self, item->id, grade);
  return n_asked;
}

static void
test_empty (void)
{
  g_autoptr (AwaleTraining) self = make_training (0);
  AwaleTrainingSummary summary = awale_training_summarize (self);

  g_assert_null (awale_training_find_next (self));
  g_assert_cmpuint (summary.n_due, ==, 0);
  g_assert_cmpuint (summary.streak, ==, 0);
}

/* The worst errors come first, ten new ones a day, and each is asked twice before it counts as
 * known. */
static void
test_new (void)
{
  g_autoptr (AwaleTraining) self = make_training (12);
  AwaleTrainingSummary summary = awale_training_summarize (self);

  g_assert_cmpuint (summary.n_new, ==, 12);
  g_assert_cmpuint (summary.n_due, ==, AWALE_TRAINING_NEW_A_DAY);
  g_assert_cmpint (awale_training_find_next (self)->id, ==, 12);
  awale_training_answer (self, 12, AWALE_SCHEDULE_GRADE_GOOD);
  g_assert_cmpint (awale_training_find_next (self)->id, ==, 11);
  g_assert_cmpint (do_all (self, AWALE_SCHEDULE_GRADE_GOOD), ==, 2 * AWALE_TRAINING_NEW_A_DAY - 1);

  summary = awale_training_summarize (self);
  g_assert_cmpuint (summary.n_new, ==, 2);
  g_assert_cmpuint (summary.n_due, ==, 0);
  g_assert_cmpuint (summary.n_answered, ==, 2 * AWALE_TRAINING_NEW_A_DAY);
  g_assert_cmpuint (summary.forecast[2], ==, AWALE_TRAINING_NEW_A_DAY);
  awale_training_set_now (self, START + DAY);
  g_assert_cmpint (awale_training_find_next (self)->id, ==, 2);
}

/* An exercise that is being learned returns after some minutes, or earlier if no other exercise is
 * left. */
static void
test_minutes (void)
{
  g_autoptr (AwaleTraining) self = make_training (2);

  awale_training_answer (self, 2, AWALE_SCHEDULE_GRADE_AGAIN);
  g_assert_cmpint (awale_training_find_next (self)->id, ==, 1);
  awale_training_set_now (self, START + MINUTE);
  g_assert_cmpint (awale_training_find_next (self)->id, ==, 2);
  awale_training_answer (self, 2, AWALE_SCHEDULE_GRADE_GOOD);
  g_assert_cmpint (awale_training_find_next (self)->id, ==, 1);
  awale_training_answer (self, 1, AWALE_SCHEDULE_GRADE_EASY);
  g_assert_cmpint (awale_training_find_next (self)->id, ==, 2);
  awale_training_answer (self, 2, AWALE_SCHEDULE_GRADE_GOOD);
  g_assert_null (awale_training_find_next (self));
}

/* A dropped exercise is neither asked nor counted until it is restored, which changes nothing else;
 * its earlier answers still count for the day. Of a drop and a restoration the later one wins,
 * whatever the clock said. */
static void
test_dropped (void)
{
  g_autoptr (AwaleTraining) self = make_training (2);
  AwaleScheduleReview review;

  awale_training_answer (self, 2, AWALE_SCHEDULE_GRADE_EASY);
  g_assert_null (awale_training_find_item (self, 3));
  g_assert_cmpint (awale_training_find_item (self, 2)->id, ==, 2);
  review = awale_training_drop (self, 2, true);
  g_assert_cmpint (review.grade, ==, AWALE_SCHEDULE_GRADE_DROPPED);
  review = awale_training_drop (self, 1, true);
  g_assert_cmpint (review.time, ==, START);
  g_assert_null (awale_training_find_next (self));
  g_assert_cmpuint (awale_training_summarize (self).n_exercises, ==, 0);
  g_assert_cmpuint (awale_training_summarize (self).n_answered, ==, 1);
  g_assert_cmpuint (awale_training_summarize (self).streak, ==, 1);

  awale_training_set_now (self, START - DAY);
  review = awale_training_drop (self, 1, false);
  g_assert_cmpint (review.grade, ==, AWALE_SCHEDULE_GRADE_RESTORED);
  g_assert_cmpint (review.time, >, START);
  g_assert_cmpint (awale_training_find_next (self)->id, ==, 1);
  g_assert_cmpint (awale_training_find_next (self)->schedule.last, ==, 0);
  g_assert_cmpuint (awale_training_summarize (self).n_exercises, ==, 1);
  awale_training_set_now (self, START);
  awale_training_drop (self, 2, false);
  g_assert_cmpuint (awale_training_summarize (self).n_exercises, ==, 2);
  g_assert_cmpuint (awale_training_summarize (self).n_new, ==, 1);
}

/* Days begin at local midnight, so exercises that were answered in the evening are due in the
 * morning of their day. */
static void
test_days (void)
{
  static const struct
  {
    const char *zone;
    int         hours;  /* Number of hours from START to half an hour after the exercise is due. */
  } cases[] = { { "Z", 2 * 24 - 12 }, { "-11:00", 2 * 24 - 1 }, { "+11:00", 2 * 24 - 23 } };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GTimeZone) zone = g_time_zone_new_identifier (cases[i].zone);
      g_autoptr (AwaleTraining) self = awale_training_new (zone);
      g_autoptr (AwaleExercise) exercise = make_exercise (0);
      const gint64 midnight = START + cases[i].hours * HOUR - 30 * MINUTE;

      awale_training_add (self, 1, exercise, NULL, 0);
      awale_training_set_now (self, START);
      do_all (self, AWALE_SCHEDULE_GRADE_GOOD);
      awale_training_set_now (self, midnight - 1);
      g_assert_null (awale_training_find_next (self));
      g_assert_cmpuint (awale_training_summarize (self).forecast[1], ==, 1);
      awale_training_set_now (self, midnight);
      g_assert_nonnull (awale_training_find_next (self));
      g_assert_cmpuint (awale_training_summarize (self).n_due, ==, 1);
    }
}

/* A session ends even if the clock is years slow, and the exercises answered in it do not return on
 * the next day. Once the clock is correct, all these times are ignored. */
static void
test_late_clock (void)
{
  const gint64 late[] = { 10 * DAY, START - 400 * DAY };

  for (size_t i = 0; i < G_N_ELEMENTS (late); i++)
    {
      g_autoptr (AwaleTraining) self = make_training (12);

      awale_training_set_now (self, late[i]);
      g_assert_cmpint (do_all (self, AWALE_SCHEDULE_GRADE_GOOD), ==, 2 * AWALE_TRAINING_NEW_A_DAY);
      g_assert_cmpuint (awale_training_summarize (self).n_due, ==, 0);
      awale_training_set_now (self, late[i] + DAY);
      g_assert_cmpuint (awale_training_summarize (self).n_due, ==, 2);
      awale_training_set_now (self, START);
      g_assert_cmpuint (awale_training_summarize (self).n_new, ==, 12);
    }
}

/* Exercises that are to be asked again before midnight count for today, even if they are due only
 * tomorrow. */
static void
test_before_midnight (void)
{
  g_autoptr (AwaleTraining) self = make_training (4);

  awale_training_set_now (self, START / DAY * DAY + DAY - 5 * MINUTE);
  for (int i = 1; i <= 4; i++)
    {
      g_assert_cmpuint (awale_training_summarize (self).n_questions, ==, 9 - i);
      awale_training_answer (self, i, AWALE_SCHEDULE_GRADE_GOOD);
    }
  g_assert_cmpuint (awale_training_summarize (self).n_due, ==, 4);
  g_assert_cmpuint (awale_training_summarize (self).n_questions, ==, 4);
  g_assert_cmpuint (awale_training_summarize (self).forecast[1], ==, 0);
  g_assert_cmpint (do_all (self, AWALE_SCHEDULE_GRADE_GOOD), ==, 4);
  g_assert_cmpuint (awale_training_summarize (self).n_due, ==, 0);
}

/* The streak of days ends only if a day with due exercises is missed. */
static void
test_streak (void)
{
  g_autoptr (AwaleTraining) self = make_training (1);
  const int days[] = { 0, 1, 2 };
  const AwaleTrainingItem *item;
  unsigned streak = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (days); i++)
    {
      awale_training_set_now (self, START + days[i] * DAY);
      awale_training_answer (self, 1, AWALE_SCHEDULE_GRADE_GOOD);
      g_assert_cmpuint (awale_training_summarize (self).streak, ==, ++streak);
    }
  item = awale_training_get_item (self, 0);
  g_assert_cmpint (item->schedule.due, >, START + 4 * DAY);
  awale_training_set_now (self, item->schedule.due);
  g_assert_cmpuint (awale_training_summarize (self).streak, ==, 3);
  awale_training_set_now (self, item->schedule.due + DAY);
  g_assert_cmpuint (awale_training_summarize (self).streak, ==, 0);
  awale_training_answer (self, 1, AWALE_SCHEDULE_GRADE_GOOD);
  g_assert_cmpuint (awale_training_summarize (self).streak, ==, 1);
}

static bool
is_second (AwaleExercise *exercise,
           const void *second)
{
  return exercise == second;
}

/* Answers given before the exercises were loaded are added only once, and only to their exercise.
 * Exercises that are dropped, or outside the filter, are not asked. */
static void
test_loss (void)
{
  g_autoptr (AwaleTraining) self = make_training (2);
  AwaleExercise *exercise = awale_training_get_item (self, 0)->exercise;
  AwaleExercise *other = awale_training_get_item (self, 1)->exercise;
  g_autoptr (AwaleExercise) stranger = make_exercise (7);
  const AwaleScheduleReview loss = { START, AWALE_SCHEDULE_GRADE_GOOD };
  const AwaleScheduleReview dropped = { START + 1, AWALE_SCHEDULE_GRADE_DROPPED };

  awale_training_set_now (self, START);
  for (int i = 0; i < 2; i++)
    {
      awale_training_add_given (self, exercise, loss);
      awale_training_add_given (self, stranger, loss);
      g_assert_cmpuint (awale_training_get_item (self, 0)->reviews->len, ==, 1);
      g_assert_cmpuint (awale_training_get_item (self, 1)->reviews->len, ==, 0);
    }
  g_assert_true (awale_training_asks (self, exercise));
  g_assert_false (awale_training_asks (self, stranger));
  awale_training_add_given (self, exercise, dropped);
  g_assert_false (awale_training_asks (self, exercise));
  g_assert_true (awale_training_asks (self, other));
  awale_training_set_filter (self, is_second, exercise);
  g_assert_false (awale_training_asks (self, other));
  awale_training_set_filter (self, is_second, other);
  g_assert_true (awale_training_asks (self, other));
}

/* --- Exercises in a library ------------------------------------------------------------------ */

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
} Machine;

static Machine
machine_new (void)
{
  Machine self = { .folder = fixture_make_folder () };

  self.library = fixture_open_library (self.folder);
  return self;
}

static void
machine_clear (Machine *self)
{
  awale_library_free (self->library);
  fixture_remove_folder (self->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Machine, machine_clear)

static AwaleTrainingCount
keep (Machine    *machine,
      const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  AwaleTrainingCount count = { 0 };
  g_autoptr (GError) error = NULL;

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    awale_training_keep_game (machine->library, awale_document_get_game (document, i), NULL,
                              false, &count, &error);
  g_assert_no_error (error);
  return count;
}

static AwaleTraining *
load (Machine    *machine,
      const char *zone_name,
      gint64      now)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier (zone_name);
  g_autoptr (GError) error = NULL;
  AwaleTraining *self = awale_training_load (machine->library, AWALE_TRAINING_ALL, zone,
                                             &error);

  g_assert_no_error (error);
  awale_training_set_now (self, now);
  return self;
}

static char *
dup_exercises (int n_exercises)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_exercises; i++)
    {
      g_autoptr (AwaleExercise) exercise = make_exercise (i);
      g_autofree char *one = awale_exercise_dup_text (exercise);

      g_string_append_printf (text, "%s\n", one);
    }
  return g_string_free (text, FALSE);
}

static void
test_kept (void)
{
  g_auto (Machine) machine = machine_new ();
  g_autofree char *text = dup_exercises (3);
  AwaleTrainingCount count = keep (&machine, text);
  g_autoptr (AwaleTraining) training = NULL;
  AwaleScheduleReview review;

  g_assert_cmpuint (count.n_added, ==, 3);
  count = keep (&machine, text);
  g_assert_cmpuint (count.n_added, ==, 0);
  g_assert_cmpuint (count.n_duplicates, ==, 3);
  count = keep (&machine, "[FEN \"4-4-4-4-4-4-4-4-4-0-0-4-0-0-S\"]\n\n"
                          "1. C {[%eval -2,14] [%best D 1]} *\n");
  g_assert_cmpuint (count.n_improved, ==, 1);

  training = load (&machine, "Z", START);
  g_assert_cmpuint (awale_training_get_n_items (training), ==, 3);
  g_assert_cmpint (
    awale_exercise_get_judgment (awale_training_get_item (training, 0)->exercise).loss, ==, 300);
  g_assert_cmpint (awale_training_answer (training, 1, AWALE_SCHEDULE_GRADE_GOOD).time, ==, START);
  g_assert_cmpint (awale_training_answer (training, 1, AWALE_SCHEDULE_GRADE_GOOD).time, ==,
                   START + 1);
  g_assert_cmpint (awale_training_answer (training, 1, AWALE_SCHEDULE_GRADE_GOOD).time, ==,
                   START + 2);
  review = awale_training_answer (training, 2, AWALE_SCHEDULE_GRADE_HARD);
  for (int i = 0; i < 2; i++)
    g_assert_true (awale_training_keep_answer (machine.library, 2, review, NULL));
  g_clear_pointer (&training, awale_training_free);
  training = load (&machine, "Z", START);
  g_assert_cmpuint (awale_training_get_item (training, 1)->reviews->len, ==, 1);
  g_assert_cmpint (awale_training_get_item (training, 1)->schedule.last, ==, START);
  g_assert_cmpuint (awale_training_get_item (training, 0)->reviews->len, ==, 0);
  g_assert_true (awale_library_check (machine.library, NULL));
}

static bool
is_dropped (Machine *machine)
{
  g_autoptr (AwaleTraining) training = load (machine, "Z", START);

  return awale_training_get_item (training, 0)->is_dropped;
}

/* A dropped exercise stays dropped when exercises are made from the whole library. It returns when
 * it is made from its game alone, even if it was dropped at a time still to come, unless the
 * answers in the game include the drop. */
static void
test_made_again (void)
{
  static const struct
  {
    gint64 time;
    bool   restores;
    bool   with_answers;  /* True if the answers stored in the game include the drop. */
  } cases[] = {
    { START, false, false }, { START, true, false }, { START + 9 * 365 * DAY, true, false },
    { START, true, true },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const AwaleScheduleReview review = { cases[i].time, AWALE_SCHEDULE_GRADE_DROPPED };
      bool comes_back = cases[i].restores && !cases[i].with_answers;
      g_auto (Machine) machine = machine_new ();
      g_autofree char *text = dup_exercises (1);
      g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
      AwaleGame *game = awale_document_get_game (document, 0);
      AwaleTrainingCount count = { 0 };

      keep (&machine, text);
      g_assert_true (awale_training_keep_answer (machine.library, 1, review, NULL));
      g_assert_true (is_dropped (&machine));
      if (cases[i].with_answers)
        awale_game_set_tag (game, AWALE_TAG_ANSWERS, "2026-11-23T12:30:00Z 5");
      g_assert_true (awale_training_keep_game (machine.library, game, NULL, cases[i].restores,
                                               &count, NULL));
      g_assert_true (is_dropped (&machine) != comes_back);
      g_assert_cmpuint (count.n_added, ==, comes_back);
      g_assert_cmpuint (count.n_restored, ==, comes_back);
      g_assert_cmpuint (count.n_dropped_combinations, ==, 0);
      g_assert_cmpuint (count.n_duplicates, ==, !comes_back);
      g_assert_cmpuint (count.n_dropped, ==, !comes_back);
      g_assert_cmpuint (count.known, ==, comes_back ? 0 : AWALE_TRAINING_DAILY);
    }
}

/* A deeper analysis of a game in the library updates the exercises about its errors, and drops
 * those that are no longer errors; a shallower analysis changes nothing. */
static void
test_judged_again (void)
{
  static const struct
  {
    const char *values;
    int         loss;
    bool        is_dropped;
  } cases[] = {
    { "[%eval -6,8] [%best B 0]", 300, false },
    { "[%eval -5,20] [%best B 0]", 500, false },
    { "[%eval -0.2,20] [%best B 0]", 300, true },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Machine) machine = machine_new ();
      g_autofree char *text = g_strdup_printf ("1. A {%s} *", "[%eval -3,9] [%best B 0]");
      g_autofree char *deeper = g_strdup_printf ("1. A {%s} *", cases[i].values);
      g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
      g_autoptr (AwaleDocument) analyzed = awale_ogn_read (deeper, strlen (deeper), NULL);
      g_autoptr (AwaleLibraryRecord) record =
        awale_library_record_new (awale_document_get_game (document, 0));
      g_autoptr (AwaleTraining) training = NULL;
      const AwaleTrainingItem *item;
      gint64 id;
      bool kept;

      awale_library_set_values_func (machine.library, awale_training_judge_again);
      g_assert_true (awale_library_add (machine.library, record, NULL, NULL, &id, NULL));
      keep (&machine, text);
      g_assert_true (awale_library_keep_values (machine.library, id,
                                                awale_document_get_game (analyzed, 0), &kept,
                                                NULL));
      g_assert_true (kept);
      training = load (&machine, "Z", START);
      g_assert_cmpuint (awale_training_get_n_items (training), ==, 1);
      item = awale_training_get_item (training, 0);
      g_assert_cmpint (awale_exercise_get_judgment (item->exercise).loss, ==, cases[i].loss);
      g_assert_cmpint (item->is_dropped, ==, cases[i].is_dropped);
    }
}

/* Creates a different combination of level @level for each @number. */
static AwaleExercise *
make_combination (int number,
                  int level)
{
  g_autofree char *text = g_strdup_printf ("[FEN \"4-4-4-4-4-4-4-4-4-0-%d-4-%d-0-S\"]\n"
                                           "[Combination \"quiet %d\"]\n\n"
                                           "1. A {[%%eval -4,9] [%%best B 0]} *\n",
                                           number % 5, number / 5, level);

  return awale_exercise_new_from_text (text);
}

/* An answer to a combination counts for the streak of days, too. */
static void
test_streak_of_all (void)
{
  static const AwaleTrainingSubjects subjects[] = {
    AWALE_TRAINING_DAILY, AWALE_TRAINING_COMBINATIONS, AWALE_TRAINING_ALL,
  };
  g_auto (Machine) machine = machine_new ();
  g_autofree char *text = dup_exercises (1);
  g_autoptr (AwaleExercise) combination = make_combination (1, 1);
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();

  keep (&machine, text);
  for (int day = -2; day <= 0; day++)
    {
      const AwaleScheduleReview review = { START + day * DAY, AWALE_SCHEDULE_GRADE_GOOD };

      g_assert_true (day == -1
                       ? awale_training_keep_answer_to (machine.library, combination, review, NULL)
                       : awale_training_keep_answer (machine.library, 1, review, NULL));
    }
  for (size_t i = 0; i < G_N_ELEMENTS (subjects); i++)
    {
      g_autoptr (AwaleTraining) self =
        awale_training_load (machine.library, subjects[i], zone, NULL);

      awale_training_set_now (self, START);
      g_assert_cmpuint (awale_training_summarize (self).streak, ==, 3);
      g_assert_cmpuint (awale_training_summarize (self).n_answered, ==, 1);
    }
}

/* Loads the exercises of @machine, together with the installed ones. */
static AwaleTraining *
load_course (Machine *machine)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GPtrArray) exercises =
    g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);
  g_autoptr (GError) error = NULL;
  AwaleTraining *self;

  for (int i = 0; i < 12; i++)
    g_ptr_array_add (exercises, make_combination (i, 1 + i % 2));
  self = awale_training_load_course (machine->library, exercises, zone, &error);
  g_assert_no_error (error);
  awale_training_set_now (self, START);
  return self;
}

static bool
is_level (AwaleExercise *exercise,
          const void *data)
{
  AwaleCombinationKind kind;
  int level;

  return awale_exercise_get_combination (exercise, &kind, &level) && level == *(const int *) data;
}

/* The exercises of a course come in order and without a daily limit; exercises outside the filter
 * are not counted. */
static void
test_course (void)
{
  g_auto (Machine) machine = machine_new ();
  g_autoptr (AwaleTraining) course = load_course (&machine);
  const int level = 2;

  g_assert_cmpint (awale_training_find_next (course)->id, ==, -1);
  g_assert_cmpuint (awale_training_summarize (course).n_due, ==, 12);
  awale_training_set_filter (course, is_level, &level);
  g_assert_cmpint (awale_training_find_next (course)->id, ==, -2);
  g_assert_cmpuint (awale_training_summarize (course).n_exercises, ==, 6);
  g_assert_cmpint (do_all (course, AWALE_SCHEDULE_GRADE_EASY), ==, 6);
  g_assert_cmpuint (awale_training_summarize (course).n_new, ==, 0);
  awale_training_set_filter (course, NULL, NULL);
  g_assert_cmpint (do_all (course, AWALE_SCHEDULE_GRADE_EASY), ==, 6);
}

/* An exercise of the course is stored once with its answers, after it was answered, and does not
 * count as an error; the others are not stored. */
static void
test_course_kept (void)
{
  g_auto (Machine) machine = machine_new ();
  g_autofree char *text = dup_exercises (1);
  g_autoptr (AwaleTraining) course = load_course (&machine);
  g_autoptr (AwaleTraining) all = NULL;
  g_autoptr (AwaleTraining) errors = NULL;
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();

  keep (&machine, text);
  for (int i = 0; i < 2; i++)
    {
      const AwaleScheduleReview review =
          awale_training_answer (course, -3, AWALE_SCHEDULE_GRADE_GOOD);

      g_assert_true (awale_training_keep_answer_to (machine.library,
                                                    awale_training_get_item (course, 2)->exercise,
                                                    review, NULL));
    }
  all = load (&machine, "Z", START);
  g_assert_cmpuint (awale_training_get_n_items (all), ==, 2);
  errors = awale_training_load (machine.library, AWALE_TRAINING_DAILY, zone, NULL);
  g_assert_cmpuint (awale_training_get_n_items (errors), ==, 1);
  g_clear_pointer (&course, awale_training_free);
  course = load_course (&machine);
  g_assert_cmpuint (awale_training_get_n_items (course), ==, 12);
  g_assert_cmpuint (awale_training_get_item (course, 0)->reviews->len, ==, 2);
  g_assert_cmpint (awale_training_get_item (course, 0)->id, >, 0);
}

/* Exercises and answers are still stored after a power cut. */
static void
test_power_cut (void)
{
  g_autofree char *text = dup_exercises (3);
  char *folder = fixture_make_folder ();
  g_auto (Machine) machine = { .folder = folder };
  g_autoptr (AwaleTraining) training = NULL;
  AwaleTrainingCount count;

  synced_disk_begin (folder);
  machine.library = fixture_open_library (folder);
  count = keep (&machine, text);
  g_assert_cmpuint (count.n_added, ==, 3);
  training = load (&machine, "Z", START);
  for (unsigned i = 0; i < 3; i++)
    {
      const AwaleScheduleReview review =
          awale_training_answer (training, i + 1, AWALE_SCHEDULE_GRADE_GOOD);
      g_auto (Machine) left = { NULL, NULL };
      g_autoptr (AwaleTraining) found = NULL;

      g_assert_true (awale_training_keep_answer (machine.library, i + 1, review, NULL));
      left.folder = synced_disk_cut ();
      left.library = fixture_open_library (left.folder);
      found = load (&left, "Z", START);
      g_assert_cmpuint (awale_training_get_n_items (found), ==, 3);
      g_assert_cmpuint (awale_training_get_item (found, i)->reviews->len, ==, 1);
    }
  synced_disk_end ();
}

/* Transfers the exercises and answers of @from to @to as text, like an export followed by an
 * import. */
static void
carry (Machine *from,
       Machine *to,
       gint64   now)
{
  g_autoptr (AwaleTraining) training = load (from, "Z", now);

  for (unsigned i = 0; i < awale_training_get_n_items (training); i++)
    {
      g_autofree char *text =
        awale_training_item_dup_text (awale_training_get_item (training, i));

      keep (to, text);
    }
}

static void
answer_all (Machine    *machine,
            const char *zone,
            gint64      now,
            GRand      *chance)
{
  g_autoptr (AwaleTraining) training = load (machine, zone, now);
  const AwaleTrainingItem *item;

  for (int i = 0; i < 40 && (item = awale_training_find_next (training)) != NULL; i++)
    {
      bool right = item->schedule.last == 0
                   || g_rand_double (chance) < awale_schedule_get_recall (item->schedule, now);
      gint64 id = item->id;

      awale_training_set_now (training, now + i * 20);
      awale_training_keep_answer (
          machine->library, id,
          awale_training_answer (training, id,
                                 right ? AWALE_SCHEDULE_GRADE_GOOD : AWALE_SCHEDULE_GRADE_AGAIN),
          NULL);
    }
}

static void
assert_same (Machine *here,
             Machine *there,
             gint64   now)
{
  g_autoptr (AwaleTraining) one = load (here, "Z", now);
  g_autoptr (AwaleTraining) other = load (there, "Z", now);
  AwaleTrainingSummary a = awale_training_summarize (one);
  AwaleTrainingSummary b = awale_training_summarize (other);

  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  for (unsigned i = 0; i < awale_training_get_n_items (one); i++)
    g_assert_cmpint (awale_training_get_item (one, i)->schedule.due, ==,
                     awale_training_get_item (other, i)->schedule.due);
}

/* Two machines are used for a year, one of them while traveling, with clocks that are once three
 * years ahead and once in 1970. They exchange all data every month, and then have the same
 * exercises and answers. */
static void
test_year (void)
{
  static const char *const zones[] = { "Z", "-11:00", "+05:30", "+13:00" };
  g_auto (Machine) here = machine_new ();
  g_auto (Machine) there = machine_new ();
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);
  g_autofree char *text = dup_exercises (12);
  gint64 now = START;

  keep (&here, text);
  carry (&here, &there, now);
  for (int day = 0; day < 365; day += 3)
    {
      bool travels = day % 2 == 1;

      now = START + day * (gint64) DAY;
      if (day == 99)
        now += 3 * 365 * (gint64) DAY;
      if (day == 201)
        now = 1000;
      answer_all (travels ? &there : &here, travels ? zones[day / 90 % 4] : "Z", now, chance);
      if (day % 30 == 27)
        {
          carry (&here, &there, now);
          carry (&there, &here, now);
          assert_same (&here, &there, now);
        }
    }
  {
    g_autoptr (AwaleTraining) training = load (&here, "Z", now);
    AwaleTrainingSummary summary = awale_training_summarize (training);

    g_assert_cmpuint (summary.n_exercises, ==, 12);
    g_assert_cmpuint (summary.n_new, ==, 0);
    for (unsigned i = 0; i < 12; i++)
      g_assert_cmpint (awale_training_get_item (training, i)->schedule.due, <, now + 900 * DAY);
  }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/training/training/empty", test_empty);
  g_test_add_func ("/training/training/new", test_new);
  g_test_add_func ("/training/training/minutes", test_minutes);
  g_test_add_func ("/training/training/dropped", test_dropped);
  g_test_add_func ("/training/training/days", test_days);
  g_test_add_func ("/training/training/late-clock", test_late_clock);
  g_test_add_func ("/training/training/streak", test_streak);
  g_test_add_func ("/training/training/before-midnight", test_before_midnight);
  g_test_add_func ("/training/training/streak-of-all", test_streak_of_all);
  g_test_add_func ("/training/training/given", test_loss);
  g_test_add_func ("/training/training/kept", test_kept);
  g_test_add_func ("/training/training/made-again", test_made_again);
  g_test_add_func ("/training/training/judged-again", test_judged_again);
  g_test_add_func ("/training/training/course", test_course);
  g_test_add_func ("/training/training/course-kept", test_course_kept);
  g_test_add_func ("/training/training/power-cut", test_power_cut);
  g_test_add_func ("/training/training/year", test_year);
  return g_test_run ();
}
