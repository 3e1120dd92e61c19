/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-librarian"

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
