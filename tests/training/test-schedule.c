/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The schedule equals FSRS-6 on the test vectors that implementations publish (py-fsrs 6, ts-fsrs 5
 * and fsrs-rs 5, with the default weights), and lasts through a year of use with wrong clocks and
 * two machines.
 */
#include "training/awale-schedule.h"

#include <math.h>

enum
{
  DAY = 24 * 60 * 60,
  N_DAYS = 365,
  N_EXERCISES = 60,
};

/* 2026-11-23 12:30 UTC. */
static const gint64 START = G_GINT64_CONSTANT (1795437000);

static void
assert_near (double got,
             double expected,
             double tolerance)
{
  g_assert_cmpfloat_with_epsilon (got, expected, tolerance);
}

static AwaleSchedule
answer (AwaleSchedule      schedule,
        gint64             time,
        AwaleScheduleGrade grade)
{
  return awale_schedule_review (schedule, (AwaleScheduleReview) { time, grade });
}

static void
test_first (void)
{
  static const struct
  {
    double             stability, difficulty;
    AwaleScheduleStage stage;
    int                seconds;
  } first[] = {
    [AWALE_SCHEDULE_GRADE_AGAIN] = { .212, 6.4133, AWALE_SCHEDULE_LEARNING, 60 },
    [AWALE_SCHEDULE_GRADE_HARD] = { 1.2931, 5.11217071, AWALE_SCHEDULE_LEARNING, 330 },
    [AWALE_SCHEDULE_GRADE_GOOD] = { 2.3065, 2.11810397, AWALE_SCHEDULE_LEARNING, 600 },
    [AWALE_SCHEDULE_GRADE_EASY] = { 8.2956, 1, AWALE_SCHEDULE_KNOWN, 8 * DAY },
  };

  for (AwaleScheduleGrade grade = AWALE_SCHEDULE_GRADE_AGAIN; grade <= AWALE_SCHEDULE_GRADE_EASY;
       grade++)
    {
      AwaleSchedule schedule = answer ((AwaleSchedule) { 0 }, START, grade);

      assert_near (schedule.stability, first[grade].stability, 1e-8);
      assert_near (schedule.difficulty, first[grade].difficulty, 1e-8);
      g_assert_cmpint (schedule.stage, ==, first[grade].stage);
      g_assert_cmpint (schedule.due - START, ==, first[grade].seconds);
    }
}

static void
test_curve (void)
{
  static const double recall[] = { 1, .9, .84588465, .8093881 };
  AwaleSchedule schedule = { .stability = 1, .last = START };

  for (size_t i = 0; i < G_N_ELEMENTS (recall); i++)
    assert_near (awale_schedule_get_recall (schedule, START + (gint64) i * DAY), recall[i], 1e-7);
  g_assert_cmpfloat (awale_schedule_get_recall ((AwaleSchedule) { 0 }, START), ==, 0);
}

/* The intervals after each answer are those of the published vectors. */
static void
test_intervals (void)
{
  static const char grades[] = "3333331133333";
  static const int days[] = { 0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21 };
  AwaleSchedule schedule = { 0 };
  gint64 now = START;

  for (size_t i = 0; i < G_N_ELEMENTS (days); i++)
    {
      schedule = answer (schedule, now, grades[i] - '0');
      g_assert_cmpint ((schedule.due - schedule.last) / DAY, ==, days[i]);
      now = schedule.due;
    }
}

/* An exercise is due during the whole day, and an answer earlier in the day than the last one
 * counts for the same number of days. */
static void
test_earlier (void)
{
  static const int days[] = { 1, 2, 7, 19, 48, 111 };
  const gint64 earlier[] = { 0, 1, 60 * 60, DAY - 1 };

  for (size_t i = 0; i < G_N_ELEMENTS (earlier); i++)
    {
      AwaleSchedule schedule = answer ((AwaleSchedule) { 0 }, START, AWALE_SCHEDULE_GRADE_AGAIN);

      schedule = answer (schedule, schedule.due, AWALE_SCHEDULE_GRADE_GOOD);
      for (size_t j = 0; j < G_N_ELEMENTS (days); j++)
        {
          const gint64 time = schedule.due - (j > 0 ? earlier[i] : 0);

          g_assert_cmpfloat (answer (schedule, time, AWALE_SCHEDULE_GRADE_AGAIN).stability, ==,
                             answer (schedule, schedule.due, AWALE_SCHEDULE_GRADE_AGAIN).stability);
          schedule = answer (schedule, time, AWALE_SCHEDULE_GRADE_GOOD);
          g_assert_cmpint ((schedule.due - schedule.last) / DAY, ==, days[j]);
        }
    }
}

static void
test_state (void)
{
  static const char grades[] = "133333";
  static const int days[] = { 0, 0, 1, 3, 8, 21 };
  AwaleSchedule schedule = { 0 };
  gint64 now = START;

  for (size_t i = 0; i < G_N_ELEMENTS (days); i++)
    {
      now += (gint64) days[i] * DAY;
      schedule = answer (schedule, now, grades[i] - '0');
    }
  assert_near (schedule.stability, 53.62691, 1e-4);
  assert_near (schedule.difficulty, 6.3574867, 1e-4);
}

static void
test_easy (void)
{
  AwaleSchedule schedule = { 0 };

  for (int i = 0; i < 10; i++)
    schedule = answer (schedule, START, AWALE_SCHEDULE_GRADE_EASY);
  g_assert_cmpfloat (schedule.difficulty, ==, 1);
}

static void
test_steps (void)
{
  AwaleSchedule schedule = answer ((AwaleSchedule) { 0 }, START, AWALE_SCHEDULE_GRADE_GOOD);

  schedule = answer (schedule, START, AWALE_SCHEDULE_GRADE_HARD);
  g_assert_cmpint (schedule.due - START, ==, 600);
  schedule = answer (schedule, START, AWALE_SCHEDULE_GRADE_AGAIN);
  g_assert_cmpint (schedule.due - START, ==, 60);
  schedule = answer (schedule, START, AWALE_SCHEDULE_GRADE_EASY);
  g_assert_cmpint (schedule.stage, ==, AWALE_SCHEDULE_KNOWN);
  schedule = answer (schedule, START, AWALE_SCHEDULE_GRADE_AGAIN);
  g_assert_cmpint (schedule.stage, ==, AWALE_SCHEDULE_RELEARNING);
  g_assert_cmpint (schedule.due - START, ==, 600);
  schedule = answer (schedule, START, AWALE_SCHEDULE_GRADE_HARD);
  g_assert_cmpint (schedule.due - START, ==, 900);
  schedule = answer (schedule, START, AWALE_SCHEDULE_GRADE_GOOD);
  g_assert_cmpint (schedule.stage, ==, AWALE_SCHEDULE_KNOWN);
}

static int
compare_reviews (gconstpointer a,
                 gconstpointer b)
{
  const AwaleScheduleReview *first = a, *second = b;

  if (first->time != second->time)
    return first->time < second->time ? -1 : 1;
  return (int) first->grade - (int) second->grade;
}

/* Computes the schedule from the answers alone, on whichever machine they were given. */
static AwaleSchedule
replay (GArray *reviews,
        gint64  now)
{
  g_array_sort (reviews, compare_reviews);
  return awale_schedule_from_reviews ((const AwaleScheduleReview *) (gpointer) reviews->data,
                                      reviews->len, now);
}

static void
test_wrong_clock (void)
{
  g_autoptr (GArray) reviews = g_array_new (false, false, sizeof (AwaleScheduleReview));
  AwaleScheduleReview good = { START, AWALE_SCHEDULE_GRADE_GOOD };
  AwaleScheduleReview old = { 86400, AWALE_SCHEDULE_GRADE_GOOD };
  AwaleScheduleReview ahead = { START + 3 * N_DAYS * (gint64) DAY, AWALE_SCHEDULE_GRADE_EASY };
  AwaleSchedule schedule;

  g_array_append_val (reviews, good);
  schedule = replay (reviews, START);
  g_array_append_val (reviews, old);
  g_array_append_val (reviews, ahead);
  g_assert_cmpint (replay (reviews, START).due, ==, schedule.due);
  g_assert_cmpfloat (replay (reviews, START).stability, ==, schedule.stability);
  g_assert_cmpint (replay (reviews, ahead.time).last, ==, ahead.time);

  /* A clock that was set back a little counts as one that stood still. */
  g_assert_cmpfloat (answer (schedule, START - DAY / 2, AWALE_SCHEDULE_GRADE_GOOD).stability, ==,
                     answer (schedule, START, AWALE_SCHEDULE_GRADE_GOOD).stability);
}

/* Returns the time of a machine's clock on a day; once it is three years ahead, and once in
 * 1970. */
static gint64
tell_time (int day)
{
  if (day == 100)
    return START + (gint64) (day + 3 * N_DAYS) * DAY;
  return day == 200 ? 1000 : START + (gint64) day * DAY;
}

/* A year of a user whose memory follows the formulas, on two machines that are synchronized every
 * evening: nine of ten answers are right, and every exercise keeps coming back. */
static void
test_year (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (42);
  int n_asked = 0, n_right = 0;

  for (int exercise = 0; exercise < N_EXERCISES; exercise++)
    {
      g_autoptr (GArray) here = g_array_new (false, false, sizeof (AwaleScheduleReview));
      g_autoptr (GArray) there = g_array_new (false, false, sizeof (AwaleScheduleReview));
      int asked_last = 0;

      for (int day = exercise / 2; day < N_DAYS; day++)
        {
          gint64 now = tell_time (day);
          GArray *reviews = day % 2 ? here : there;
          AwaleSchedule schedule = replay (reviews, now);
          AwaleScheduleReview review;

          for (int i = 0; i < 20 && schedule.due < now + DAY / 2; i++)
            {
              double recall = awale_schedule_get_recall (schedule, now);
              bool right = schedule.last == 0 || g_rand_double (chance) < recall;

              if (schedule.stage == AWALE_SCHEDULE_KNOWN && day != 100 && day != 200)
                {
                  n_asked++;
                  n_right += right;
                }
              review = (AwaleScheduleReview){ now + i * 60, right ? AWALE_SCHEDULE_GRADE_GOOD
                                                                  : AWALE_SCHEDULE_GRADE_AGAIN };
              g_array_append_val (here, review);
              g_array_append_val (there, review);
              schedule = replay (reviews, now);
              asked_last = day;
            }
          g_assert_cmpfloat (replay (here, now).stability, ==, replay (there, now).stability);
          g_assert_cmpint (replay (here, now).due, ==, replay (there, now).due);
        }
      /* The exercise was asked at least once in the last seven months of the year. */
      g_assert_cmpint (N_DAYS - asked_last, <, N_DAYS / 2 + 30);
    }
  g_test_message ("%d of %d were right", n_right, n_asked);
  g_assert_cmpint (n_asked, >, 3 * N_EXERCISES);
  assert_near ((double) n_right / n_asked, .9, .03);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/training/schedule/first", test_first);
  g_test_add_func ("/training/schedule/curve", test_curve);
  g_test_add_func ("/training/schedule/intervals", test_intervals);
  g_test_add_func ("/training/schedule/earlier", test_earlier);
  g_test_add_func ("/training/schedule/state", test_state);
  g_test_add_func ("/training/schedule/easy", test_easy);
  g_test_add_func ("/training/schedule/steps", test_steps);
  g_test_add_func ("/training/schedule/wrong-clock", test_wrong_clock);
  g_test_add_func ("/training/schedule/year", test_year);
  return g_test_run ();
}
