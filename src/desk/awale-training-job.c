/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-job.h"

#include "library/awale-library-list.h"
#include "training/awale-combinations.h"
#include "training/awale-training-store.h"

gpointer
awale_training_job_load (AwaleLibrary     *library,
                         AwaleLibraryJob  *self,
                         GCancellable     *cancellable,
                         GError          **error)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();

  return awale_training_load (library, AWALE_TRAINING_DAILY, zone, error);
}

gpointer
awale_training_job_load_course (AwaleLibrary     *library,
                                AwaleLibraryJob  *self,
                                GCancellable     *cancellable,
                                GError          **error)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GPtrArray) drills = awale_combinations_read (NULL);

  return awale_training_load_course (library, drills, zone, error);
}

static bool
add_number_cb (const AwaleLibraryRow *row,
               void                  *user_data)
{
  g_array_append_val (user_data, row->id);
  return true;
}

static bool
keep_game (AwaleLibrary           *library,
           const AwaleLibraryJob  *self,
           gint64                  id,
           AwaleTrainingCount     *count,
           GError                **error)
{
  g_autoptr (AwaleGame) game = awale_library_load (library, id, error);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  return game != NULL
         && awale_training_keep_game (library, game, (const char *const *) self->names, false,
                                      count, error);
}

/* Those of the games of one player. */
static bool
keep_player (AwaleLibrary           *library,
             const AwaleLibraryJob  *self,
             const char             *name,
             GCancellable           *cancellable,
             AwaleTrainingCount     *count,
             GError                **error)
{
  const AwaleLibraryFilter filter = { .player = name };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  bool done = awale_library_list (library, &filter, add_number_cb, ids, error);

  for (unsigned i = 0; done && i < ids->len; i++)
    done = !g_cancellable_set_error_if_cancelled (cancellable, error)
           && keep_game (library, self, g_array_index (ids, gint64, i), count, error);
  return done;
}

static bool
keep_drills (AwaleLibrary           *library,
             const AwaleLibraryJob  *self,
             AwaleTrainingCount     *count,
             GError                **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  return awale_training_keep_drills (library, self->drills, count, error);
}

gpointer
awale_training_job_make (AwaleLibrary     *library,
                         AwaleLibraryJob  *self,
                         GCancellable     *cancellable,
                         GError          **error)
{
  g_autofree AwaleTrainingCount *count = g_new0 (AwaleTrainingCount, 1);

  if (self->drills != NULL)
    return keep_drills (library, self, count, error) ? g_steal_pointer (&count) : NULL;
  for (char **name = self->names; *name != NULL; name++)
    if (!keep_player (library, self, *name, cancellable, count, error))
      return NULL;
  return g_steal_pointer (&count);
}

/* Puts @drill as a game into the collection @name. @id: (out): its number; 0 if a game with the
 * same moves was there, which is replaced. */
static bool
collect_drill (AwaleLibrary  *library,
               AwaleDrill    *drill,
               const char    *name,
               gint64        *id,
               GError       **error)
{
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (awale_drill_get_game (drill));
  gint64 same = 0;
  bool done = awale_library_begin (library, error)
              && awale_library_find_same (library, record, &same, NULL, error)
              && (same != 0 ? awale_library_replace (library, same, record, error)
                            : awale_library_add (library, record, NULL, NULL, id, error))
              && awale_library_collect (library, name, same != 0 ? same : *id, error)
              && awale_library_commit (library, error);

  if (!done)
    awale_library_roll_back (library);
  return done;
}

gpointer
awale_training_job_add (AwaleLibrary     *library,
                        AwaleLibraryJob  *self,
                        GCancellable     *cancellable,
                        GError          **error)
{
  g_autofree gint64 *id = g_new0 (gint64, 1);
  AwaleTrainingCount count = { 0 };
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  return collect_drill (library, self->drills->pdata[0], self->names[0], id, error)
             && awale_training_keep_drills (library, self->drills, &count, error)
           ? g_steal_pointer (&id) : NULL;
}

gpointer
awale_training_job_list (AwaleLibrary     *library,
                         AwaleLibraryJob  *self,
                         GCancellable     *cancellable,
                         GError          **error)
{
  g_autoptr (GPtrArray) drills = g_ptr_array_new_with_free_func (g_object_unref);

  for (unsigned i = 0; i < self->ids->len; i++)
    {
      g_autoptr (AwaleGame) game = NULL;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      game = awale_library_load (library, g_array_index (self->ids, gint64, i), error);
      if (game == NULL)
        return NULL;
      g_ptr_array_extend_and_steal (drills, awale_drill_list_of_game (game, NULL));
    }
  return g_steal_pointer (&drills);
}

gpointer
awale_training_job_answer (AwaleLibrary     *library,
                           AwaleLibraryJob  *self,
                           GCancellable     *cancellable,
                           GError          **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  return GINT_TO_POINTER (awale_training_keep_answer_to (library, self->drills->pdata[0],
                                                         self->review, error));
}
