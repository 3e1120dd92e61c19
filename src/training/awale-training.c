/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-training.h"

/* Seconds by which a learning exercise may be asked early if there is no other. */
#define AHEAD (20 * 60)

struct _AwaleTraining
{
  GTimeZone           *zone;
  GArray              *items;   /* Exercises. (element-type AwaleTrainingItem) */
  GArray              *others;  /* Reviews of exercises not in `items`. (element-type
                                 * AwaleScheduleReview) */
  gint64               now;
  gint64               today;
  bool                 is_course;
  AwaleTrainingFilter  filter;
  const void          *filter_data;
};

static void
item_clear (void *data)
{
  AwaleTrainingItem *item = data;

  awale_exercise_unref (item->exercise);
  g_array_unref (item->reviews);
}

/* --- Days ------------------------------------------------------------------------------------ */

/* The number of the local day of @time; 0 if @time is outside the calendar. */
static gint64
get_day (AwaleTraining *self,
         gint64         time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (time);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_timezone (utc, self->zone) : NULL;
  int year, month, day;
  GDate date;

  if (local == NULL)
    return 0;
  g_date_time_get_ymd (local, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&date);
}

static bool
is_new (const AwaleTrainingItem *item)
{
  return item->schedule.last == 0;
}

/* The number of the day on which the exercise is due, today at the earliest. */
static gint64
get_due_day (AwaleTraining           *self,
             const AwaleTrainingItem *item)
{
  return MAX (get_day (self, item->schedule.due), self->today);
}

/* True if the exercise is due; a known one is due on a day, a learning one at a time. */
static bool
is_due (AwaleTraining           *self,
        const AwaleTrainingItem *item)
{
  if (is_new (item))
    return false;
  return item->schedule.stage == AWALE_SCHEDULE_KNOWN ? get_due_day (self, item) == self->today
                                                      : item->schedule.due <= self->now;
}

/* True for a learning exercise that is due within AHEAD seconds. */
static bool
is_due_soon (AwaleTraining           *self,
             const AwaleTrainingItem *item)
{
  return !is_new (item) && item->schedule.stage != AWALE_SCHEDULE_KNOWN
         && item->schedule.due <= self->now + AHEAD;
}

/* The first answer of @item that counts; NULL if there is none. */
static const AwaleScheduleReview *
find_first_review (AwaleTraining           *self,
                   const AwaleTrainingItem *item)
{
  for (unsigned i = 0; i < item->reviews->len; i++)
    {
      const AwaleScheduleReview *review = &g_array_index (item->reviews, AwaleScheduleReview, i);

      if (awale_schedule_review_counts (*review, self->now))
        return review;
    }
  return NULL;
}

/* The number of new exercises that may still be asked today. */
static unsigned
count_new_left (AwaleTraining *self)
{
  unsigned n_met = 0;

  if (self->is_course)
    return G_MAXUINT;
  for (unsigned i = 0; i < self->items->len; i++)
    {
      const AwaleScheduleReview *first =
        find_first_review (self, &g_array_index (self->items, AwaleTrainingItem, i));

      n_met += first != NULL && get_day (self, first->time) == self->today;
    }
  return n_met < AWALE_TRAINING_NEW_A_DAY ? AWALE_TRAINING_NEW_A_DAY - n_met : 0;
}

/* --- Order of the exercises ------------------------------------------------------------------ */

static bool
is_earlier (const AwaleTrainingItem *item,
            const AwaleTrainingItem *other)
{
  return other == NULL || item->schedule.due < other->schedule.due;
}

/* The urgency of a new exercise. Openings and trainers' exercises come first and in their order,
 * because the user chose them. */
static int
get_urgency (const AwaleTrainingItem *item)
{
  AwaleExerciseKind kind = awale_exercise_get_kind (item->exercise);

  return kind == AWALE_EXERCISE_KIND_OPENING || kind == AWALE_EXERCISE_KIND_POSITION
           ? G_MAXINT
           : awale_exercise_get_judgment (item->exercise).loss;
}

/* True if the new exercise @item should be asked before @other (nullable), which was added
 * first. */
static bool
is_more_urgent (AwaleTraining           *self,
                const AwaleTrainingItem *item,
                const AwaleTrainingItem *other)
{
  return other == NULL || (!self->is_course && get_urgency (item) > get_urgency (other));
}

static bool
is_meant (AwaleTraining           *self,
          const AwaleTrainingItem *item)
{
  return !item->is_dropped
         && (self->filter == NULL || self->filter (item->exercise, self->filter_data));
}

GPtrArray *
awale_training_list_exercises (AwaleTraining *self)
{
  GPtrArray *exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);

  g_return_val_if_fail (self != NULL, exercises);

  for (unsigned i = 0; i < self->items->len; i++)
    {
      const AwaleTrainingItem *item = &g_array_index (self->items, AwaleTrainingItem, i);

      if (is_meant (self, item))
        g_ptr_array_add (exercises, awale_exercise_ref (item->exercise));
    }
  return exercises;
}

bool
awale_training_asks (AwaleTraining *self,
                     AwaleExercise *exercise)
{
  const AwaleTrainingItem *item;

  g_return_val_if_fail (self != NULL, false);

  item = awale_training_find_exercise (self, exercise);
  return item != NULL && is_meant (self, item);
}

const AwaleTrainingItem *
awale_training_find_next (AwaleTraining *self)
{
  const AwaleTrainingItem *due = NULL, *fresh = NULL, *learned = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  for (unsigned i = 0; i < self->items->len; i++)
    {
      const AwaleTrainingItem *item = &g_array_index (self->items, AwaleTrainingItem, i);

      if (!is_meant (self, item))
        continue;
      if (is_new (item))
        fresh = is_more_urgent (self, item, fresh) ? item : fresh;
      else if (is_due (self, item))
        due = is_earlier (item, due) ? item : due;
      else if (is_due_soon (self, item))
        learned = is_earlier (item, learned) ? item : learned;
    }
  if (due != NULL)
    return due;
  return fresh != NULL && count_new_left (self) > 0 ? fresh : learned;
}

/* --- The object ------------------------------------------------------------------------------ */

AwaleTraining *
awale_training_new (GTimeZone *zone)
{
  AwaleTraining *self;

  g_return_val_if_fail (zone != NULL, NULL);

  self = g_new0 (AwaleTraining, 1);
  self->zone = g_time_zone_ref (zone);
  self->items = g_array_new (FALSE, FALSE, sizeof (AwaleTrainingItem));
  g_array_set_clear_func (self->items, item_clear);
  self->others = g_array_new (FALSE, FALSE, sizeof (AwaleScheduleReview));
  return self;
}

void
awale_training_free (AwaleTraining *self)
{
  g_return_if_fail (self != NULL);

  g_time_zone_unref (self->zone);
  g_array_unref (self->items);
  g_array_unref (self->others);
  g_free (self);
}

static void
remember (AwaleTraining     *self,
          AwaleTrainingItem *item)
{
  item->schedule = awale_schedule_from_reviews (
      (const AwaleScheduleReview *) (void *) item->reviews->data, item->reviews->len, self->now);
  item->is_dropped =
    awale_reviews_are_dropped ((const AwaleScheduleReview *) (void *) item->reviews->data,
                               item->reviews->len);
}

void
awale_training_add (AwaleTraining             *self,
                    gint64                     id,
                    AwaleExercise             *exercise,
                    const AwaleScheduleReview *reviews,
                    size_t                     n_reviews)
{
  AwaleTrainingItem item = { .id = id };

  g_return_if_fail (self != NULL);
  g_return_if_fail (exercise != NULL);

  item.exercise = awale_exercise_ref (exercise);
  item.reviews = g_array_new (FALSE, FALSE, sizeof (AwaleScheduleReview));
  g_array_append_vals (item.reviews, reviews, (guint) n_reviews);
  remember (self, &item);
  g_array_append_val (self->items, item);
}

void
awale_training_add_others (AwaleTraining             *self,
                           const AwaleScheduleReview *reviews,
                           size_t                     n_reviews)
{
  g_return_if_fail (self != NULL);

  g_array_append_vals (self->others, reviews, (guint) n_reviews);
}

void
awale_training_set_course (AwaleTraining *self,
                           bool           is_course)
{
  g_return_if_fail (self != NULL);

  self->is_course = is_course;
}

void
awale_training_set_filter (AwaleTraining       *self,
                           AwaleTrainingFilter  filter,
                           const void          *data)
{
  g_return_if_fail (self != NULL);

  self->filter = filter;
  self->filter_data = data;
}

void
awale_training_set_now (AwaleTraining *self,
                        gint64         now)
{
  g_return_if_fail (self != NULL);

  self->now = now;
  self->today = get_day (self, now);
  for (unsigned i = 0; i < self->items->len; i++)
    remember (self, &g_array_index (self->items, AwaleTrainingItem, i));
}

void
awale_training_update_day (AwaleTraining *self)
{
  awale_training_set_now (self, g_get_real_time () / G_USEC_PER_SEC);
}

unsigned
awale_training_get_n_items (AwaleTraining *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->items->len;
}

bool
awale_training_has_exercises (AwaleTraining *self)
{
  g_return_val_if_fail (self != NULL, false);

  for (unsigned i = 0; i < awale_training_get_n_items (self); i++)
    if (!awale_training_get_item (self, i)->is_dropped)
      return true;
  return false;
}

const AwaleTrainingItem *
awale_training_get_item (AwaleTraining *self,
                         unsigned       index)
{
  g_return_val_if_fail (self != NULL && index < self->items->len, NULL);

  return &g_array_index (self->items, AwaleTrainingItem, index);
}

const AwaleTrainingItem *
awale_training_find_item (AwaleTraining *self,
                          gint64         id)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (unsigned i = 0; i < self->items->len; i++)
    if (g_array_index (self->items, AwaleTrainingItem, i).id == id)
      return &g_array_index (self->items, AwaleTrainingItem, i);
  return NULL;
}

const AwaleTrainingItem *
awale_training_find_exercise (AwaleTraining *self,
                              AwaleExercise *exercise)
{
  g_return_val_if_fail (self != NULL && exercise != NULL, NULL);

  for (unsigned i = 0; i < self->items->len; i++)
    {
      const AwaleTrainingItem *item = &g_array_index (self->items, AwaleTrainingItem, i);

      if (awale_exercise_get_hash (item->exercise) == awale_exercise_get_hash (exercise))
        return item;
    }
  return NULL;
}

/* Inserts @review in the order of time; within the same second as another one, it is dated a second
 * later. */
static void
insert (GArray              *reviews,
        AwaleScheduleReview *review)
{
  unsigned place = 0;

  for (; place < reviews->len; place++)
    {
      gint64 time = g_array_index (reviews, AwaleScheduleReview, place).time;

      if (time > review->time)
        break;
      review->time += time == review->time;
    }
  g_array_insert_val (reviews, place, *review);
}

/* Adds the review to the exercise with @id. Returns: the review as stored */
static AwaleScheduleReview
add_review (AwaleTraining      *self,
            gint64              id,
            AwaleScheduleReview review)
{
  AwaleTrainingItem *item = (AwaleTrainingItem *) awale_training_find_item (self, id);

  if (item != NULL)
    {
      insert (item->reviews, &review);
      remember (self, item);
    }
  return review;
}

AwaleScheduleReview
awale_training_answer (AwaleTraining     *self,
                       gint64             id,
                       AwaleScheduleGrade grade)
{
  AwaleScheduleReview review = { 0, grade };

  g_return_val_if_fail (self != NULL, review);

  review.time = self->now;
  return add_review (self, id, review);
}

static bool
has_review (const AwaleTrainingItem *item,
            AwaleScheduleReview      review)
{
  for (unsigned i = 0; i < item->reviews->len; i++)
    {
      AwaleScheduleReview each = g_array_index (item->reviews, AwaleScheduleReview, i);

      if (each.time == review.time && each.grade == review.grade)
        return true;
    }
  return false;
}

void
awale_training_add_given (AwaleTraining      *self,
                          AwaleExercise      *exercise,
                          AwaleScheduleReview review)
{
  const AwaleTrainingItem *item;

  g_return_if_fail (self != NULL);

  item = awale_training_find_exercise (self, exercise);
  if (item != NULL && !has_review (item, review))
    add_review (self, item->id, review);
}

AwaleScheduleReview
awale_training_drop (AwaleTraining *self,
                     gint64         id,
                     bool           is_dropped)
{
  const AwaleTrainingItem *item;
  const AwaleScheduleReview *reviews = NULL;
  size_t n_reviews = 0;

  g_return_val_if_fail (self != NULL, (AwaleScheduleReview) { 0 });

  item = awale_training_find_item (self, id);
  if (item != NULL)
    {
      reviews = (const AwaleScheduleReview *) (void *) item->reviews->data;
      n_reviews = item->reviews->len;
    }
  return add_review (self, id, awale_reviews_drop (reviews, n_reviews, self->now, is_dropped));
}

/* --- Summary --------------------------------------------------------------------------------- */

/* Adds the days of the answers that count to @days. Returns: the number of answers today */
static unsigned
add_days (AwaleTraining *self,
          const GArray  *reviews,
          GHashTable    *days)
{
  unsigned n_today = 0;

  for (unsigned i = 0; i < reviews->len; i++)
    {
      AwaleScheduleReview review = g_array_index (reviews, AwaleScheduleReview, i);
      gint64 day = get_day (self, review.time);

      if (!awale_schedule_review_counts (review, self->now))
        continue;
      g_hash_table_add (days, GSIZE_TO_POINTER (day));
      n_today += day == self->today;
    }
  return n_today;
}

/* The set of days with answers that count, and the number of answers today. */
static GHashTable *
list_days (AwaleTraining *self,
           unsigned      *n_today)
{
  GHashTable *days = g_hash_table_new (NULL, NULL);

  *n_today = add_days (self, self->others, days);
  for (unsigned i = 0; i < self->items->len; i++)
    *n_today += add_days (self, g_array_index (self->items, AwaleTrainingItem, i).reviews, days);
  return days;
}

/* The last day before today on which @item was due but no exercise was answered, which is a day not
 * in @days; 0 if there is none. */
static gint64
find_missed_day (AwaleTraining           *self,
                 const AwaleTrainingItem *item,
                 GHashTable              *days)
{
  AwaleSchedule schedule = { .last = 0 };
  gint64 missed = 0;

  for (unsigned i = 0; i <= item->reviews->len; i++)
    {
      bool is_last = i == item->reviews->len;
      AwaleScheduleReview review = is_last ? (AwaleScheduleReview) { .time = self->now }
                                           : g_array_index (item->reviews, AwaleScheduleReview, i);

      if (!is_last && !awale_schedule_review_counts (review, self->now))
        continue;
      if (schedule.last != 0)
        for (gint64 day = MIN (get_day (self, review.time), self->today) - 1;
             day >= get_day (self, schedule.due) && day > missed; day--)
          if (!g_hash_table_contains (days, GSIZE_TO_POINTER (day)))
            missed = day;
      if (!is_last)
        schedule = awale_schedule_review (schedule, review);
    }
  return missed;
}

/* The number of days in the streak, which neither today nor a day without due exercises ends. */
static unsigned
count_streak (AwaleTraining *self,
              GHashTable    *days)
{
  gint64 missed = 0;
  unsigned streak = 0;
  GHashTableIter iter;
  void *day;

  for (unsigned i = 0; i < self->items->len; i++)
    {
      const AwaleTrainingItem *item = &g_array_index (self->items, AwaleTrainingItem, i);

      if (!item->is_dropped)
        missed = MAX (missed, find_missed_day (self, item, days));
    }
  g_hash_table_iter_init (&iter, days);
  while (g_hash_table_iter_next (&iter, &day, NULL))
    streak += (gint64) GPOINTER_TO_SIZE (day) > missed
              && (gint64) GPOINTER_TO_SIZE (day) <= self->today;
  return streak;
}

/* The number of right answers until an exercise with @schedule is due on another day. */
static unsigned
count_questions (AwaleTraining *self,
                 AwaleSchedule  schedule)
{
  const AwaleScheduleReview right = { self->now, AWALE_SCHEDULE_GRADE_GOOD };
  unsigned n_questions = 0;

  do
    {
      schedule = awale_schedule_review (schedule, right);
      n_questions++;
    }
  while (schedule.stage != AWALE_SCHEDULE_KNOWN);
  return n_questions;
}

AwaleTrainingSummary
awale_training_summarize (AwaleTraining *self)
{
  AwaleTrainingSummary summary = { 0 };
  g_autoptr (GHashTable) days = NULL;
  unsigned n_fresh;

  g_return_val_if_fail (self != NULL, summary);

  days = list_days (self, &summary.n_answered);
  summary.streak = count_streak (self, days);
  for (unsigned i = 0; i < self->items->len; i++)
    {
      const AwaleTrainingItem *item = &g_array_index (self->items, AwaleTrainingItem, i);
      gint64 ahead = is_due_soon (self, item) ? 0 : get_due_day (self, item) - self->today;

      if (!is_meant (self, item))
        continue;
      summary.n_exercises++;
      if (is_new (item))
        summary.n_new++;
      else if (ahead < AWALE_TRAINING_FORECAST_DAYS)
        summary.forecast[ahead]++;
      if (!is_new (item) && ahead == 0)
        summary.n_questions += count_questions (self, item->schedule);
    }
  n_fresh = MIN (summary.n_new, count_new_left (self));
  summary.n_questions += n_fresh * count_questions (self, (AwaleSchedule) { .last = 0 });
  summary.forecast[0] += n_fresh;
  summary.n_due = summary.forecast[0];
  return summary;
}
