/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-schedule.h"

#include <math.h>

enum
{
  MINUTE = 60,
  DAY = 24 * 60 * MINUTE,
  MAX_DAYS = 36500,
};

/* 2026-01-01 in seconds since 1970: no answer is older than the program. */
static const gint64 EARLIEST = G_GINT64_CONSTANT (1767225600);

/* Share of right answers that the schedule aims at. */
static const double RETENTION = .9;
static const double MIN_STABILITY = .001;

/* Default weights of the memory model FSRS-6, called w0 to w20 in its formulas. */
static const double w[] = {
  .212, 1.2931, 2.3065, 8.2956, 6.4133, .8334, 3.0194, .001, 1.8722, .1666, .796,
  1.4835, .0614, .2629, 1.6483, .6014, 1.8729, .5425, .0912, .0658, .1542,
};

/* Delays of the learning and relearning steps, in seconds. */
static const struct
{
  unsigned n_steps;
  int      seconds[2];
} ladders[] = {
  [AWALE_SCHEDULE_LEARNING] = { 2, { MINUTE, 10 * MINUTE } },
  [AWALE_SCHEDULE_RELEARNING] = { 1, { 10 * MINUTE } },
};

/* The forgetting curve: the probability of recall after @days. */
static double
get_recall (double stability,
            double days)
{
  double factor = pow (.9, -1 / w[20]) - 1;

  return pow (1 + factor * days / stability, -w[20]);
}

static int
get_interval (double stability)
{
  double factor = pow (.9, -1 / w[20]) - 1;
  double days = stability / factor * (pow (RETENTION, -1 / w[20]) - 1);

  return (int) CLAMP (rint (days), 1, MAX_DAYS);
}

/* The difference between a grade and “good”. */
static int
get_merit (AwaleScheduleGrade grade)
{
  return (int) grade - AWALE_SCHEDULE_GRADE_GOOD;
}

static double
get_first_difficulty (AwaleScheduleGrade grade)
{
  return w[4] - exp (w[5] * ((int) grade - 1)) + 1;
}

/* The difficulty after an answer; it changes less near 10, and tends back to that of an easy
 * exercise. */
static double
get_next_difficulty (double             difficulty,
                     AwaleScheduleGrade grade)
{
  double changed = difficulty - (10 - difficulty) / 9 * w[6] * get_merit (grade);

  return CLAMP (w[7] * get_first_difficulty (AWALE_SCHEDULE_GRADE_EASY) + (1 - w[7]) * changed, 1,
                10);
}

static double
get_stability_after_success (AwaleSchedule      self,
                             double             recall,
                             AwaleScheduleGrade grade)
{
  double penalty = grade == AWALE_SCHEDULE_GRADE_HARD ? w[15] : 1;
  double bonus = grade == AWALE_SCHEDULE_GRADE_EASY ? w[16] : 1;

  return self.stability *
         (1 + exp (w[8]) * (11 - self.difficulty) * pow (self.stability, -w[9]) *
                (exp (w[10] * (1 - recall)) - 1) * penalty * bonus);
}

static double
get_stability_after_failure (AwaleSchedule self,
                             double        recall)
{
  double kept = w[11] * pow (self.difficulty, -w[12]) *
                (pow (self.stability + 1, w[13]) - 1) * exp (w[14] * (1 - recall));

  return MIN (kept, self.stability / exp (w[17] * w[18]));
}

static double
get_stability_on_same_day (AwaleSchedule      self,
                           AwaleScheduleGrade grade)
{
  double change = exp (w[17] * (get_merit (grade) + w[18])) * pow (self.stability, -w[19]);

  return self.stability * (grade >= AWALE_SCHEDULE_GRADE_GOOD ? MAX (change, 1) : change);
}

static double
get_next_stability (AwaleSchedule      self,
                    gint64             days,
                    AwaleScheduleGrade grade)
{
  if (days < 1)
    return get_stability_on_same_day (self, grade);
  if (grade == AWALE_SCHEDULE_GRADE_AGAIN)
    return get_stability_after_failure (self, get_recall (self.stability, days));
  return get_stability_after_success (self, get_recall (self.stability, days), grade);
}

/* Whole days since the last answer, at least 0 because clocks may be set back. */
static gint64
get_days (AwaleSchedule self,
          gint64        now)
{
  return MAX (now - self.last, 0) / DAY;
}

/* The days since the last answer; from 24 hours before a known exercise is due, at least the
 * scheduled days, because it is asked all day, hence also earlier in the day than its last
 * answer. */
static gint64
get_days_as_asked (AwaleSchedule self,
                   gint64        now)
{
  gint64 days = get_days (self, now);

  if (self.stage == AWALE_SCHEDULE_KNOWN && now > self.due - DAY)
    days = MAX (days, (self.due - self.last) / DAY);
  return days;
}

/* Seconds until an exercise is due after a hard answer. On the first step this is the mean of the
 * first two steps or, if there is only one step, one and a half times that step. */
static int
get_seconds_after_hard (AwaleSchedule self)
{
  const int *seconds = ladders[self.stage].seconds;

  if (self.step > 0)
    return seconds[self.step];
  return ladders[self.stage].n_steps > 1 ? (seconds[0] + seconds[1]) / 2 : seconds[0] * 3 / 2;
}

/* Moves along the learning steps by @grade, or on to intervals of days. Returns: seconds until
 * the exercise is due */
static gint64
take_step (AwaleSchedule     *self,
           AwaleScheduleGrade grade)
{
  if (self->stage == AWALE_SCHEDULE_KNOWN && grade == AWALE_SCHEDULE_GRADE_AGAIN)
    self->stage = AWALE_SCHEDULE_RELEARNING;
  if (self->stage != AWALE_SCHEDULE_KNOWN)
    {
      if (grade == AWALE_SCHEDULE_GRADE_AGAIN)
        {
          self->step = 0;
          return ladders[self->stage].seconds[0];
        }
      if (grade == AWALE_SCHEDULE_GRADE_HARD)
        return get_seconds_after_hard (*self);
      if (grade == AWALE_SCHEDULE_GRADE_GOOD && self->step + 1 < ladders[self->stage].n_steps)
        return ladders[self->stage].seconds[++self->step];
    }
  self->stage = AWALE_SCHEDULE_KNOWN;
  self->step = 0;
  return (gint64) get_interval (self->stability) * DAY;
}

bool
awale_schedule_grade_is_answer (AwaleScheduleGrade self)
{
  return self >= AWALE_SCHEDULE_GRADE_AGAIN && self <= AWALE_SCHEDULE_GRADE_EASY;
}

bool
awale_schedule_review_counts (AwaleScheduleReview self,
                              gint64              now)
{
  return awale_schedule_grade_is_answer (self.grade) && self.time <= now + DAY
         && (self.time >= EARLIEST || now < EARLIEST);
}

AwaleSchedule
awale_schedule_review (AwaleSchedule self,
                       AwaleScheduleReview review)
{
  g_return_val_if_fail (awale_schedule_grade_is_answer (review.grade), self);

  if (self.last == 0)
    {
      self.stability = w[review.grade - 1];
      self.difficulty = CLAMP (get_first_difficulty (review.grade), 1, 10);
    }
  else
    {
      self.stability = get_next_stability (self, get_days_as_asked (self, review.time),
                                           review.grade);
      self.stability = MAX (self.stability, MIN_STABILITY);
      self.difficulty = get_next_difficulty (self.difficulty, review.grade);
    }
  self.due = review.time + take_step (&self, review.grade);
  self.last = review.time;
  return self;
}

AwaleSchedule
awale_schedule_from_reviews (const AwaleScheduleReview *reviews,
                             size_t                     n_reviews,
                             gint64                     now)
{
  AwaleSchedule self = { .last = 0 };

  for (size_t i = 0; i < n_reviews; i++)
    if (awale_schedule_review_counts (reviews[i], now))
      self = awale_schedule_review (self, reviews[i]);
  return self;
}

bool
awale_reviews_are_dropped (const AwaleScheduleReview *reviews,
                           size_t                     n_reviews)
{
  for (size_t i = n_reviews; i > 0; i--)
    if (!awale_schedule_grade_is_answer (reviews[i - 1].grade))
      return reviews[i - 1].grade == AWALE_SCHEDULE_GRADE_DROPPED;
  return false;
}

AwaleScheduleReview
awale_reviews_drop (const AwaleScheduleReview *reviews,
                    size_t                     n_reviews,
                    gint64                     now,
                    bool                       is_dropped)
{
  AwaleScheduleReview self = { now, is_dropped ? AWALE_SCHEDULE_GRADE_DROPPED
                                               : AWALE_SCHEDULE_GRADE_RESTORED };

  for (size_t i = 0; i < n_reviews; i++)
    if (!awale_schedule_grade_is_answer (reviews[i].grade))
      self.time = MAX (self.time, reviews[i].time + 1);
  return self;
}

double
awale_schedule_get_recall (AwaleSchedule self,
                           gint64        now)
{
  return self.last == 0 ? 0 : get_recall (self.stability, get_days (self, now));
}
