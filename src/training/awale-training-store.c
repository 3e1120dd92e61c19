/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-training-store.h"

#include "awale-exercise.h"
#include "game/awale-titles.h"
#include "library/awale-library-exercises.h"
#include "library/awale-library-list.h"
#include "notation/awale-ogn.h"

#include <string.h>

typedef struct
{
  AwaleTraining         *training;
  AwaleTrainingSubjects  subjects;
} Loading;

typedef struct
{
  gint64         id;          /* Id; 0 if it is not stored. */
  AwaleExercise *exercise;    /* Exercise; NULL if it is unreadable. */
  GArray        *reviews;
} Former;

static void
former_clear (Former *former)
{
  g_clear_pointer (&former->exercise, awale_exercise_unref);
  g_clear_pointer (&former->reviews, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Former, former_clear)

/* --- Loading --------------------------------------------------------------------------------- */

static GArray *
copy_reviews (const AwaleLibraryExercise *stored)
{
  GArray *reviews = g_array_new (FALSE, FALSE, sizeof (AwaleScheduleReview));

  for (size_t i = 0; i < stored->n_answers; i++)
    {
      const AwaleScheduleReview review = { stored->answers[i].time,
                                           (AwaleScheduleGrade) stored->answers[i].grade };

      if (review.grade >= AWALE_SCHEDULE_GRADE_AGAIN &&
          review.grade <= AWALE_SCHEDULE_GRADE_RESTORED)
        g_array_append_val (reviews, review);
    }
  return reviews;
}

static AwaleTrainingSubjects
get_subject (AwaleExercise *exercise)
{
  return awale_exercise_get_kind (exercise) == AWALE_EXERCISE_KIND_COMBINATION
           ? AWALE_TRAINING_COMBINATIONS : AWALE_TRAINING_DAILY;
}

/* Adds an exercise to the training. Of an exercise that is unreadable or on another subject,
 * only the reviews count. */
static bool
add_cb (const AwaleLibraryExercise *stored,
        void                       *user_data)
{
  const Loading *loading = user_data;
  g_autoptr (AwaleExercise) exercise = awale_exercise_new_from_text (stored->text);
  g_autoptr (GArray) reviews = copy_reviews (stored);

  if (exercise != NULL && (get_subject (exercise) & loading->subjects) != 0)
    awale_training_add (loading->training, stored->id, exercise,
                        (const AwaleScheduleReview *) (void *) reviews->data, reviews->len);
  else
    awale_training_add_others (loading->training,
                               (const AwaleScheduleReview *) (void *) reviews->data, reviews->len);
  return true;
}

AwaleTraining *
awale_training_load (AwaleLibrary           *library,
                     AwaleTrainingSubjects   subjects,
                     GTimeZone              *zone,
                     GError                **error)
{
  g_autoptr (AwaleTraining) self = NULL;
  Loading loading = { .subjects = subjects };

  g_return_val_if_fail (library == NULL || library != NULL, NULL);
  g_return_val_if_fail (zone != NULL, NULL);

  self = loading.training = awale_training_new (zone);
  if (library != NULL && !awale_library_list_exercises (library, add_cb, &loading, error))
    return NULL;
  return g_steal_pointer (&self);
}

static GHashTable *
list_hashes (AwaleTraining *training)
{
  GHashTable *hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (unsigned i = 0; i < awale_training_get_n_items (training); i++)
    {
      gint64 hash = awale_exercise_get_hash (awale_training_get_item (training, i)->exercise);

      g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash));
    }
  return hashes;
}

AwaleTraining *
awale_training_load_course (AwaleLibrary  *library,
                            GPtrArray     *exercises,
                            GTimeZone     *zone,
                            GError       **error)
{
  g_autoptr (AwaleTraining) self = NULL;
  g_autoptr (GHashTable) hashes = NULL;

  g_return_val_if_fail (exercises != NULL, NULL);

  self = awale_training_load (library, AWALE_TRAINING_COMBINATIONS, zone, error);
  if (self == NULL)
    return NULL;
  awale_training_set_course (self, true);
  hashes = list_hashes (self);
  for (unsigned i = 0; i < exercises->len; i++)
    {
      gint64 hash = awale_exercise_get_hash (exercises->pdata[i]);

      if (!g_hash_table_contains (hashes, &hash))
        awale_training_add (self, -1 - (gint64) i, exercises->pdata[i], NULL, 0);
    }
  return g_steal_pointer (&self);
}

/* --- Keeping --------------------------------------------------------------------------------- */

static bool
put (AwaleLibrary   *library,
     AwaleExercise  *exercise,
     gint64         *id,
     GError        **error)
{
  g_autofree char *text = awale_exercise_dup_text (exercise);

  return awale_library_put_exercise (library, awale_exercise_get_hash (exercise), text, id, error);
}

static bool
find_cb (const AwaleLibraryExercise *stored,
         void                       *user_data)
{
  Former *former = user_data;

  former->id = stored->id;
  former->exercise = awale_exercise_new_from_text (stored->text);
  former->reviews = copy_reviews (stored);
  return true;
}

static void
count_added (AwaleTrainingCount *count,
             AwaleExercise      *exercise)
{
  count->n_added++;
  count->n_combinations += get_subject (exercise) == AWALE_TRAINING_COMBINATIONS;
}

static bool
set_dropped (AwaleLibrary  *library,
             const Former  *former,
             bool           is_dropped,
             GError       **error)
{
  const AwaleScheduleReview *reviews = (const AwaleScheduleReview *) (void *) former->reviews->data;
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  return awale_training_keep_answer (library, former->id,
                                     awale_reviews_drop (reviews, former->reviews->len, now,
                                                         is_dropped),
                                     error);
}

static bool
is_dropped (const Former *former)
{
  return awale_reviews_are_dropped ((const AwaleScheduleReview *) (void *) former->reviews->data,
                                    former->reviews->len);
}

/* Updates a stored exercise if @exercise supersedes it, and restores it if it was dropped and
 * @restores. */
static bool
keep_former (AwaleLibrary        *library,
             AwaleExercise       *exercise,
             const Former        *former,
             bool                 restores,
             AwaleTrainingCount  *count,
             GError             **error)
{
  bool is_better =
    former->exercise == NULL || awale_exercise_supersedes (exercise, former->exercise);
  bool was_dropped = is_dropped (former);
  gint64 id;

  if (was_dropped && restores)
    {
      count_added (count, exercise);
      count->n_restored++;
    }
  else
    {
      count->n_improved += is_better;
      count->n_duplicates += !is_better;
      count->n_dropped += was_dropped;
      count->n_dropped_combinations +=
        was_dropped && get_subject (exercise) == AWALE_TRAINING_COMBINATIONS;
      count->known |= get_subject (exercise);
    }
  return (!is_better || put (library, exercise, &id, error))
         && (!was_dropped || !restores || set_dropped (library, former, false, error));
}

static bool
keep_exercise (AwaleLibrary        *library,
               AwaleExercise       *exercise,
               bool                 restores,
               AwaleTrainingCount  *count,
               gint64              *id,
               GError             **error)
{
  g_auto (Former) former = { .id = 0 };

  if (!awale_library_find_exercise (library, awale_exercise_get_hash (exercise), find_cb, &former,
                                    error))
    return false;
  *id = former.id;
  if (former.id != 0)
    return keep_former (library, exercise, &former, restores, count, error);
  count_added (count, exercise);
  return put (library, exercise, id, error);
}

static bool
read_answer (const char          *text,
             AwaleScheduleReview *review)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  g_autoptr (GDateTime) time = words[0] != NULL ? g_date_time_new_from_iso8601 (words[0], NULL)
                                                : NULL;

  if (time == NULL || words[1] == NULL || words[1][0] < '1' || words[1][0] > '6'
      || words[1][1] != '\0')
    return false;
  *review =
      (AwaleScheduleReview){ g_date_time_to_unix (time), (AwaleScheduleGrade) (words[1][0] - '0') };
  return true;
}

/* Stores the reviews in @text; unreadable ones are ignored. */
static bool
keep_answers (AwaleLibrary  *library,
              gint64         id,
              const char    *text,
              GError       **error)
{
  g_auto (GStrv) answers = g_strsplit (text, ",", -1);

  for (char **answer = answers; *answer != NULL; answer++)
    {
      AwaleScheduleReview review;

      if (read_answer (g_strstrip (*answer), &review)
          && !awale_training_keep_answer (library, id, review, error))
        return false;
    }
  return true;
}

static bool
keep_each (AwaleLibrary        *library,
           GPtrArray           *exercises,
           const char          *answers,
           bool                 restores,
           AwaleTrainingCount  *count,
           GError             **error)
{
  for (unsigned i = 0; i < exercises->len; i++)
    {
      gint64 id;

      if (!keep_exercise (library, g_ptr_array_index (exercises, i), restores, count, &id, error)
          || (answers != NULL && !keep_answers (library, id, answers, error)))
        return false;
    }
  return true;
}

/* Stores all exercises or none. @answers (nullable) is a text of earlier reviews, which are stored
 * with each exercise. */
static bool
keep (AwaleLibrary        *library,
      GPtrArray           *exercises,
      const char          *answers,
      bool                 restores,
      AwaleTrainingCount  *count,
      GError             **error)
{
  AwaleTrainingCount counted = *count;

  if (exercises->len == 0)
    return true;
  if (!awale_library_begin (library, error)
      || !awale_library_end (library, keep_each (library, exercises, answers,
                                                 restores && answers == NULL, &counted, error),
                             error))
    return false;
  *count = counted;
  return true;
}

bool
awale_training_keep_exercises (AwaleLibrary        *library,
                               GPtrArray           *exercises,
                               AwaleTrainingCount  *count,
                               GError             **error)
{
  g_return_val_if_fail (library != NULL, false);
  g_return_val_if_fail (exercises != NULL && count != NULL, false);

  return keep (library, exercises, NULL, true, count, error);
}

bool
awale_training_keep_game (AwaleLibrary        *library,
                          AwaleGame           *game,
                          const char *const   *names,
                          bool                 restores,
                          AwaleTrainingCount  *count,
                          GError             **error)
{
  g_autoptr (GPtrArray) exercises = NULL;
  const char *answers;

  g_return_val_if_fail (library != NULL && AWALE_IS_GAME (game), false);
  g_return_val_if_fail (count != NULL, false);

  exercises = awale_exercise_list_of_game (game, names);
  answers = exercises->len == 1 ? awale_game_get_tag (game, AWALE_TAG_ANSWERS) : NULL;
  return keep (library, exercises, answers, restores, count, error);
}

/* The moves are compared, because another game may have another error in the same position. */
static bool
judge_again (AwaleLibrary  *library,
             AwaleGame     *game,
             AwaleNode     *node,
             GError       **error)
{
  AwaleNode *question = awale_node_get_parent (node);
  g_auto (Former) former = { .id = 0 };
  g_autoptr (AwaleExercise) exercise = NULL;
  gint64 id;

  if (!awale_library_find_exercise (library, awale_exercise_hash_error (game, question), find_cb,
                                    &former, error))
    return false;
  if (former.exercise == NULL || !awale_exercise_is_outdated (former.exercise, question)
      || awale_node_get_move (awale_exercise_get_move (former.exercise))
         != awale_node_get_move (node))
    return true;
  exercise = awale_exercise_new (game, node);
  if (exercise != NULL)
    return put (library, exercise, &id, error);
  return is_dropped (&former) || set_dropped (library, &former, true, error);
}

bool
awale_training_judge_again (AwaleLibrary  *library,
                            AwaleGame     *game,
                            GError       **error)
{
  g_return_val_if_fail (library != NULL && AWALE_IS_GAME (game), false);

  for (AwaleNode *node = awale_node_get_first_child (awale_game_get_root (game)); node != NULL;
       node = awale_node_get_first_child (node))
    if (!judge_again (library, game, node, error))
      return false;
  return true;
}

bool
awale_training_keep_answer (AwaleLibrary       *library,
                            gint64              id,
                            AwaleScheduleReview review,
                            GError            **error)
{
  const AwaleExerciseAnswer answer = { review.time, review.grade };

  g_return_val_if_fail (library != NULL, false);

  return awale_library_answer_exercise (library, id, answer, error);
}

static bool
keep_and_answer (AwaleLibrary       *library,
                 AwaleExercise      *exercise,
                 AwaleScheduleReview review,
                 GError            **error)
{
  AwaleTrainingCount count = { 0 };
  gint64 id;

  return keep_exercise (library, exercise, false, &count, &id, error)
         && awale_training_keep_answer (library, id, review, error);
}

bool
awale_training_keep_answer_to (AwaleLibrary       *library,
                               AwaleExercise      *exercise,
                               AwaleScheduleReview review,
                               GError            **error)
{
  g_return_val_if_fail (library != NULL, false);
  g_return_val_if_fail (exercise != NULL, false);

  return awale_library_begin (library, error)
         && awale_library_end (library, keep_and_answer (library, exercise, review, error), error);
}

static char *
write_answers (GArray *reviews)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < reviews->len; i++)
    {
      const AwaleScheduleReview *review = &g_array_index (reviews, AwaleScheduleReview, i);
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (review->time);
      g_autofree char *written = time != NULL ? g_date_time_format_iso8601 (time) : NULL;

      if (written != NULL)
        g_string_append_printf (text, "%s%s %d", text->len > 0 ? ", " : "", written,
                                (int) review->grade);
    }
  return g_string_free (text, FALSE);
}

char *
awale_training_item_dup_text (const AwaleTrainingItem *item)
{
  g_autofree char *text = NULL;
  g_autofree char *answers = NULL;
  g_autoptr (AwaleDocument) document = NULL;

  g_return_val_if_fail (item != NULL, NULL);

  text = awale_exercise_dup_text (item->exercise);
  if (item->reviews->len == 0)
    return g_steal_pointer (&text);
  answers = write_answers (item->reviews);
  document = awale_ogn_read (text, strlen (text), NULL);
  awale_game_set_tag (awale_document_get_game (document, 0), AWALE_TAG_ANSWERS, answers);
  return awale_ogn_write (document, AWALE_WRITE_DEFAULT);
}

/* --- Jobs ------------------------------------------------------------------------------------ */

AwaleTrainingChange *
awale_training_change_new (AwaleExercise *exercise)
{
  AwaleTrainingChange *change = g_new0 (AwaleTrainingChange, 1);

  if (exercise != NULL)
    {
      change->exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);
      g_ptr_array_add (change->exercises, awale_exercise_ref (exercise));
    }
  return change;
}

static void
change_free (AwaleTrainingChange *change)
{
  g_clear_pointer (&change->exercises, g_ptr_array_unref);
  g_strfreev (change->names);
  g_free (change->collection);
  g_free (change);
}

static gpointer
load (AwaleLibrary  *library,
      gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();

  return awale_training_load (library, AWALE_TRAINING_DAILY, zone, error);
}

const AwaleLibraryJob awale_training_load_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = load,
  .free_result = (GDestroyNotify) awale_training_free,
};

static gpointer
load_course (AwaleLibrary  *library,
             gpointer       data,
             GCancellable  *cancellable,
             GError       **error)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GPtrArray) exercises = awale_exercise_read_combinations (NULL);

  return awale_training_load_course (library, exercises, zone, error);
}

const AwaleLibraryJob awale_training_course_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = load_course,
  .free_result = (GDestroyNotify) awale_training_free,
};

static bool
add_number_cb (const AwaleLibraryRow *row,
               void                  *user_data)
{
  g_array_append_val (user_data, row->id);
  return true;
}

static bool
make_of_game (AwaleLibrary         *library,
              gint64                id,
              AwaleTrainingChange  *change,
              GError              **error)
{
  g_autoptr (AwaleGame) game = awale_library_load (library, id, error);

  return game != NULL
         && awale_training_keep_game (library, game, (const char *const *) change->names, false,
                                      &change->count, error);
}

static bool
make_of_player (AwaleLibrary         *library,
                const char           *name,
                AwaleTrainingChange  *change,
                GCancellable         *cancellable,
                GError              **error)
{
  const AwaleLibraryFilter filter = { .player = name };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  bool done = awale_library_list (library, &filter, add_number_cb, ids, error);

  for (unsigned i = 0; done && i < ids->len; i++)
    done = !g_cancellable_set_error_if_cancelled (cancellable, error)
           && make_of_game (library, g_array_index (ids, gint64, i), change, error);
  return done;
}

static gpointer
make (AwaleLibrary  *library,
      gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  AwaleTrainingChange *change = data;

  if (change->exercises != NULL)
    return awale_training_keep_exercises (library, change->exercises, &change->count, error)
             ? change : NULL;
  for (char **name = change->names; *name != NULL; name++)
    if (!make_of_player (library, *name, change, cancellable, error))
      return NULL;
  return change;
}

const AwaleLibraryJob awale_training_make_job = {
  .thread = AWALE_LIBRARY_THREAD_WRITE,
  .func = make,
  .free_data = (GDestroyNotify) change_free,
  .is_quiet = true,
};

/* Adds @exercise as a game to the collection @name. Sets @id to the id of the game, unless it
 * replaced one with the same moves and players. */
static bool
collect_exercise (AwaleLibrary   *library,
                  AwaleExercise  *exercise,
                  const char     *name,
                  gint64         *id,
                  GError        **error)
{
  g_autoptr (AwaleLibraryRecord) record =
    awale_library_record_new (awale_exercise_get_game (exercise));
  gint64 same = 0;
  bool done;

  if (!awale_library_begin (library, error))
    return false;
  done = awale_library_find_same (library, record, &same, NULL, error)
         && (same != 0 ? awale_library_replace (library, same, record, error)
                       : awale_library_add (library, record, NULL, NULL, id, error))
         && awale_library_collect (library, name, same != 0 ? same : *id, error);
  return awale_library_end (library, done, error);
}

static gpointer
add (AwaleLibrary  *library,
     gpointer       data,
     GCancellable  *cancellable,
     GError       **error)
{
  AwaleTrainingChange *change = data;

  return collect_exercise (library, change->exercises->pdata[0], change->collection, &change->id,
                           error)
             && awale_training_keep_exercises (library, change->exercises, &change->count, error)
           ? change : NULL;
}

const AwaleLibraryJob awale_training_add_job = {
  .thread = AWALE_LIBRARY_THREAD_WRITE,
  .func = add,
  .free_data = (GDestroyNotify) change_free,
};

static gpointer
answer (AwaleLibrary  *library,
        gpointer       data,
        GCancellable  *cancellable,
        GError       **error)
{
  AwaleTrainingChange *change = data;

  return awale_training_keep_answer_to (library, change->exercises->pdata[0], change->review, error)
           ? change : NULL;
}

const AwaleLibraryJob awale_training_answer_job = {
  .thread = AWALE_LIBRARY_THREAD_WRITE,
  .func = answer,
  .free_data = (GDestroyNotify) change_free,
  .is_quiet = true,
};

static gpointer
list (AwaleLibrary  *library,
      gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  const GArray *ids = data;
  g_autoptr (GPtrArray) exercises =
    g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);

  for (unsigned i = 0; i < ids->len; i++)
    {
      g_autoptr (AwaleGame) game = NULL;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      game = awale_library_load (library, g_array_index (ids, gint64, i), error);
      if (game == NULL)
        return NULL;
      g_ptr_array_extend_and_steal (exercises, awale_exercise_list_of_game (game, NULL));
    }
  return g_steal_pointer (&exercises);
}

const AwaleLibraryJob awale_training_list_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = list,
  .free_data = (GDestroyNotify) g_array_unref,
  .free_result = (GDestroyNotify) g_ptr_array_unref,
};
