/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-client.h"

#include "awale-library-client-private.h"
#include "training/awale-training-store.h"

/* Who answers questions, explores, exports, makes changes, imports or analyzes: a thread with a
 * connection of its own each, so that what takes long keeps nobody from the rest. */
typedef struct
{
  const char       *path;
  AwaleLibraryMode  mode;
  GThreadPool      *pool;     /* of one thread; NULL until there is something to do */
  AwaleLibrary     *library;  /* the thread's; NULL until it is open */
  GCancellable     *ending;   /* ends opening it, which may take long; NULL: nothing does */
  int               n_replaced; /* how often the file had been replaced when it was last looked */
} Worker;

struct _AwaleLibraryClient
{
  GObject    parent_instance;

  char      *path;
  Worker     questions;
  Worker     explorations;
  Worker     exports;
  Worker     changes;
  Worker     imports;
  Worker     analyses;
  GMutex     writing;  /* one of the last three is */
  GMutex     opening;     /* of the file */
  AwaleLibraryFile *file; /* that was opened last; NULL: none was */
  int        n_replaced;  /* how often the file was replaced, as any of them has seen */
  unsigned   n_busy;   /* exports, changes and imports */
  GPtrArray *tasks;   /* whose results have not been handed out */

  GCancellable *ending;  /* of the workers for which the end of the program does not wait */
};

G_DEFINE_FINAL_TYPE (AwaleLibraryClient, awale_library_client, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BUSY,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_REPLACED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static unsigned signals[N_SIGNALS];

/* --- In a thread ----------------------------------------------------------------------------- */

static gboolean
replaced_cb (gpointer data)
{
  GTask *task = data;
  AwaleLibraryClient *self = g_task_get_source_object (task);
  const AwaleLibraryJob *job = g_task_get_task_data (task);

  g_signal_emit (self, signals[SIGNAL_REPLACED], 0, job->replaced);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* Has all threads open the file that is there now, and that said before what came of @job is. */
static void
tell_replaced (AwaleLibraryClient *self,
               AwaleLibraryJob    *job,
               const GError       *error)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_atomic_int_inc (&self->n_replaced);
  job->replaced = g_strdup (error->message);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, replaced_cb, g_object_ref (job->task), g_object_unref);
  g_source_attach (source, g_task_get_context (job->task));
}

/* Where no other thread has seen yet that what it has open was replaced, the job may be about games
 * of that: it fails, and the log of the old file is not left to the new one. */
static bool
leave_file (AwaleLibraryClient *self,
            AwaleLibraryJob    *job,
            GError            **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->opening);
  g_autoptr (GError) problem = NULL;

  if (self->file == NULL || !awale_library_file_is_replaced (self->file))
    return true;
  awale_library_file_leave (self->file);
  awale_library_file_set_error (self->file, NULL, &problem);
  g_clear_pointer (&self->file, awale_library_file_unref);
  tell_replaced (self, job, problem);
  g_propagate_error (error, g_steal_pointer (&problem));
  return false;
}

static void
set_file (AwaleLibraryClient *self,
          AwaleLibrary       *library)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->opening);

  g_clear_pointer (&self->file, awale_library_file_unref);
  self->file = awale_library_file_ref (awale_library_get_file (library));
}

static bool
ensure_open (Worker           *worker,
             AwaleLibraryJob  *job,
             GError          **error)
{
  AwaleLibraryClient *self = g_task_get_source_object (job->task);
  g_autoptr (GError) problem = NULL;

  if (job->is_in_memory || worker->library != NULL)
    return true;
  if (!leave_file (self, job, error))
    return false;
  worker->library = awale_library_open_cancellably (worker->path, worker->mode, worker->ending,
                                                    &problem);
  if (worker->library != NULL)
    {
      awale_library_set_values_func (worker->library, awale_training_judge_again);
      set_file (self, worker->library);
    }
  if (worker->library != NULL
      || g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING))
    return true;
  g_propagate_error (error, g_steal_pointer (&problem));
  return false;
}

static void
interrupt_cb (GCancellable *cancellable,
              AwaleLibrary *library)
{
  awale_library_interrupt (library);
}

/* Does it; who cancels it ends what the database is doing then. */
static gpointer
work_cancellably (Worker           *worker,
                  AwaleLibraryJob  *job,
                  GError          **error)
{
  AwaleLibrary *library = worker->library;
  GCancellable *cancellable = g_task_get_cancellable (job->task);
  gulong handler = 0;
  gpointer result;

  if (cancellable != NULL && library != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (interrupt_cb), library, NULL);
  result = job->work (library, job, cancellable, error);
  if (handler != 0)
    g_cancellable_disconnect (cancellable, handler);
  return result;
}

/* Attempts, of ten seconds each, to make a change at the end of the program. */
#define LAST_ATTEMPTS 6

/* A change that waits for another program when this one ends is not said to have failed any more:
 * it is tried again. */
static gpointer
work_insistently (Worker           *worker,
                  AwaleLibraryJob  *job,
                  GError          **error)
{
  AwaleLibraryClient *self = g_task_get_source_object (job->task);
  gpointer result = work_cancellably (worker, job, error);

  for (int i = 0; i < LAST_ATTEMPTS && result == NULL && worker == &self->changes
                  && g_error_matches (*error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_BUSY)
                  && g_cancellable_is_cancelled (self->ending); i++)
    {
      g_clear_error (error);
      result = work_cancellably (worker, job, error);
    }
  return result;
}

/* A connection that has failed may fail forever: the next job has a new one, unless it only had to
 * wait too long. */
static bool
has_failed (const AwaleLibraryJob *job,
            const GError          *error)
{
  return job->has_failed
         || (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
             && !g_error_matches (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_BUSY));
}

/* Also after what has been done, or found. */
static void
look_for_replaced (AwaleLibrary    *library,
                   AwaleLibraryJob *job)
{
  AwaleLibraryClient *self = g_task_get_source_object (job->task);
  g_autoptr (GMutexLocker) locker = NULL;
  g_autoptr (GError) problem = NULL;

  if (awale_library_check_file (library, &problem))
    return;
  locker = g_mutex_locker_new (&self->opening);
  /* No other thread need say so again. */
  if (self->file != NULL && awale_library_file_is_replaced (self->file))
    g_clear_pointer (&self->file, awale_library_file_unref);
  tell_replaced (self, job, problem);
}

/* The task, and with it the librarian, may be gone as soon as it has returned. */
static void
work (gpointer data,
      gpointer user_data)
{
  Worker *worker = user_data;
  AwaleLibraryJob *job = data;
  GError *error = NULL;
  AwaleLibraryClient *self;
  gpointer result;
  int n_replaced;

  if (data == user_data)
    {
      g_clear_object (&worker->library);
      return;
    }
  if (g_task_return_error_if_cancelled (job->task))
    return;
  self = g_task_get_source_object (job->task);
  n_replaced = g_atomic_int_get (&self->n_replaced);
  if (worker->n_replaced != n_replaced)
    g_clear_object (&worker->library);
  worker->n_replaced = n_replaced;
  result = ensure_open (worker, job, &error) ? work_insistently (worker, job, &error) : NULL;
  if (worker->library != NULL)
    look_for_replaced (worker->library, job);
  if (has_failed (job, error))
    g_clear_object (&worker->library);
  if (result != NULL)
    g_task_return_pointer (job->task, result, job->free_result);
  else
    g_task_return_error (job->task, error);
}

/* --- The object ------------------------------------------------------------------------------ */

/* Waits for all jobs. The last one is to close the connection, in the thread that opened it. */
static void
worker_end (Worker *worker)
{
  if (worker->pool == NULL)
    return;
  g_thread_pool_push (worker->pool, worker, NULL);
  g_thread_pool_free (g_steal_pointer (&worker->pool), FALSE, TRUE);
}

static void
end_workers (AwaleLibraryClient *self)
{
  worker_end (&self->questions);
  worker_end (&self->explorations);
  worker_end (&self->exports);
  worker_end (&self->changes);
  worker_end (&self->imports);
  worker_end (&self->analyses);
}

static void
awale_library_client_finalize (GObject *object)
{
  AwaleLibraryClient *self = AWALE_LIBRARY_CLIENT (object);

  end_workers (self);
  g_clear_pointer (&self->file, awale_library_file_unref);
  g_ptr_array_unref (self->tasks);
  g_object_unref (self->ending);
  g_mutex_clear (&self->opening);
  g_mutex_clear (&self->writing);
  g_free (self->path);

  G_OBJECT_CLASS (awale_library_client_parent_class)->finalize (object);
}

static void
awale_library_client_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  if (prop_id == PROP_BUSY)
    g_value_set_boolean (value, awale_library_client_is_busy (AWALE_LIBRARY_CLIENT (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
awale_library_client_class_init (AwaleLibraryClientClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = awale_library_client_finalize;
  object_class->get_property = awale_library_client_get_property;

  props[PROP_BUSY] =
    g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REPLACED] =
    g_signal_new ("replaced", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
awale_library_client_init (AwaleLibraryClient *self)
{
  self->tasks = g_ptr_array_new ();
  self->ending = g_cancellable_new ();
  g_mutex_init (&self->writing);
  g_mutex_init (&self->opening);
}

AwaleLibraryClient *
awale_library_client_new (const char *path)
{
  AwaleLibraryClient *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_CLIENT, NULL);
  self->path = g_strdup (path);
  self->questions = (Worker) { self->path, AWALE_LIBRARY_READ, NULL, NULL, self->ending, 0 };
  self->explorations = (Worker) { self->path, AWALE_LIBRARY_READ, NULL, NULL, self->ending, 0 };
  self->exports = (Worker) { self->path, AWALE_LIBRARY_READ, NULL, NULL, NULL, 0 };
  self->changes = (Worker) { self->path, AWALE_LIBRARY_WRITE, NULL, NULL, NULL, 0 };
  self->imports = (Worker) { self->path, AWALE_LIBRARY_WRITE, NULL, NULL, self->ending, 0 };
  self->analyses = (Worker) { self->path, AWALE_LIBRARY_WRITE, NULL, NULL, self->ending, 0 };

  return self;
}

bool
awale_library_client_is_busy (AwaleLibraryClient *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (self), false);

  return self->n_busy > 0;
}

/* Whether the end of the program need not wait for @worker: what it does is of no use to anybody
 * but who asked for it, or goes on at the next start. */
static bool
is_dispensable (AwaleLibraryClient *self,
                const Worker       *worker)
{
  return worker == &self->questions || worker == &self->explorations || worker == &self->analyses;
}

void
awale_library_client_flush (AwaleLibraryClient *self)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  for (unsigned i = 0; i < self->tasks->len; i++)
    {
      GTask *task = g_ptr_array_index (self->tasks, i);
      const AwaleLibraryJob *job = g_task_get_task_data (task);
      GCancellable *cancellable = g_task_get_cancellable (task);

      if (cancellable != NULL
          && (is_dispensable (self, job->worker) || job->worker == &self->imports))
        g_cancellable_cancel (cancellable);
    }
  g_cancellable_cancel (self->ending);
  end_workers (self);
  g_cancellable_reset (self->ending);
}

static void
add_busy (AwaleLibraryClient *self,
          int                 n_tasks)
{
  bool was_busy = awale_library_client_is_busy (self);

  self->n_busy += n_tasks;
  if (awale_library_client_is_busy (self) != was_busy)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/* Whoever asked has been told. The thread holds nothing of the task any more: the last reference to
 * it, and to the librarian, goes here. */
static void
completed_cb (GTask *task)
{
  AwaleLibraryClient *self = g_task_get_source_object (task);
  const AwaleLibraryJob *job = g_task_get_task_data (task);

  if (job->writing != NULL && !job->is_quiet)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (!is_dispensable (self, job->worker))
    add_busy (self, -1);
  g_ptr_array_remove_fast (self->tasks, task);
  g_object_unref (task);
}

/* A job of @worker that does @what for @callback. It is done once it has been started. */
static AwaleLibraryJob *
job_new (AwaleLibraryClient  *self,
         Worker              *worker,
         AwaleLibraryWork     what,
         GDestroyNotify       free_result,
         GCancellable        *cancellable,
         GAsyncReadyCallback  callback,
         gpointer             user_data)
{
  AwaleLibraryJob *job = awale_library_job_new ();

  job->task = g_task_new (self, cancellable, callback, user_data);
  job->worker = worker;
  job->writing = worker->mode == AWALE_LIBRARY_WRITE ? &self->writing : NULL;
  job->work = what;
  job->free_result = free_result;
  g_task_set_task_data (job->task, job, (GDestroyNotify) awale_library_job_free);
  g_task_set_source_tag (job->task, (gpointer) what);
  g_signal_connect (job->task, "notify::completed", G_CALLBACK (completed_cb), NULL);
  g_ptr_array_add (self->tasks, job->task);
  if (!is_dispensable (self, worker))
    add_busy (self, 1);
  return job;
}

void
awale_library_client_start (AwaleLibraryJob *job)
{
  Worker *worker = job->worker;
  GError *error = NULL;

  if (worker->pool == NULL)
    worker->pool = g_thread_pool_new (work, worker, 1, TRUE, &error);
  if (worker->pool != NULL)
    g_thread_pool_push (worker->pool, job, NULL);
  else
    g_task_return_error (job->task, error);
}

AwaleLibraryJob *
awale_library_client_new_question (AwaleLibraryClient *self,
                                   AwaleLibraryWork    what,
                                   GDestroyNotify      free_result,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data)
{
  return job_new (self, &self->questions, what, free_result, cancellable, callback, user_data);
}

AwaleLibraryJob *
awale_library_client_new_change (AwaleLibraryClient *self,
                                 AwaleLibraryWork    what,
                                 GDestroyNotify      free_result,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data)
{
  return job_new (self, &self->changes, what, free_result, cancellable, callback, user_data);
}

AwaleLibraryJob *
awale_library_client_new_analysis (AwaleLibraryClient *self,
                                   AwaleLibraryWork    what,
                                   GDestroyNotify      free_result,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data)
{
  return job_new (self, &self->analyses, what, free_result, cancellable, callback, user_data);
}

void
awale_library_client_explore_async (AwaleLibraryClient       *self,
                                    const AwaleLibraryFilter *filter,
                                    GCancellable             *cancellable,
                                    GAsyncReadyCallback       callback,
                                    gpointer                  user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (filter != NULL && filter->position != NULL);

  job = job_new (self, &self->explorations, awale_library_job_explore,
                 (GDestroyNotify) awale_exploration_free, cancellable, callback, user_data);
  job->filter = awale_library_filter_copy (filter);
  awale_library_client_start (job);
}

AwaleExploration *
awale_library_client_explore_finish (AwaleLibraryClient *self,
                                     GAsyncResult       *result,
                                     GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
moves_read_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  const AwaleLibraryJob *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  if (GPOINTER_TO_INT (g_task_propagate_pointer (G_TASK (result), &error)) == AWALE_READ_SOME)
    awale_library_client_read_moves (AWALE_LIBRARY_CLIENT (source), job->n_games);
}

void
awale_library_client_read_moves (AwaleLibraryClient *self,
                                 unsigned            n_games)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (n_games > 0);

  job = job_new (self, &self->explorations, awale_library_job_read_moves,
                 NULL, self->ending, moves_read_cb, NULL);
  job->n_games = n_games;
  awale_library_client_start (job);
}

void
awale_library_client_load_async (AwaleLibraryClient *self,
                                 gint64              id,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  job = job_new (self, &self->questions, awale_library_job_load,
                 g_object_unref, cancellable, callback, user_data);
  job->id = id;
  awale_library_client_start (job);
}

AwaleDocument *
awale_library_client_load_finish (AwaleLibraryClient *self,
                                  GAsyncResult       *result,
                                  GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

gint64
awale_library_client_load_get_game (GAsyncResult *result)
{
  const AwaleLibraryJob *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, awale_library_job_load), 0);

  job = g_task_get_task_data (G_TASK (result));
  return job->id;
}

void
awale_library_client_remove_async (AwaleLibraryClient *self,
                                   GArray             *ids,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (ids != NULL);

  job = job_new (self, &self->changes, awale_library_job_remove,
                 NULL, cancellable, callback, user_data);
  job->ids = g_array_copy (ids);
  awale_library_client_start (job);
}

bool
awale_library_client_remove_finish (AwaleLibraryClient *self,
                                    GAsyncResult       *result,
                                    GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

void
awale_library_client_export_async (AwaleLibraryClient          *self,
                                   GArray                      *ids,
                                   GFile                       *file,
                                   GCancellable                *cancellable,
                                   AwaleLibraryTaskProgressFunc told,
                                   GAsyncReadyCallback          callback,
                                   gpointer                     user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (ids != NULL && G_IS_FILE (file));
  g_return_if_fail (told != NULL);

  job = job_new (self, &self->exports, awale_library_job_export,
                 NULL, cancellable, callback, user_data);
  job->ids = g_array_copy (ids);
  job->file = g_object_ref (file);
  job->told = told;
  job->told_data = user_data;
  awale_library_client_start (job);
}

bool
awale_library_client_export_finish (AwaleLibraryClient *self,
                                    GAsyncResult       *result,
                                    GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

void
awale_library_client_save_async (AwaleLibraryClient *self,
                                 gint64              id,
                                 GBytes             *text,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (text != NULL);

  job = job_new (self, &self->changes, awale_library_job_save,
                 NULL, cancellable, callback, user_data);
  job->id = id;
  job->text = g_bytes_ref (text);
  awale_library_client_start (job);
}

bool
awale_library_client_save_finish (AwaleLibraryClient *self,
                                  GAsyncResult       *result,
                                  GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

void
awale_library_client_add_async (AwaleLibraryClient *self,
                                GBytes             *text,
                                bool                merges,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (text != NULL);

  job = job_new (self, &self->changes, merges ? awale_library_job_merge : awale_library_job_add,
                 g_free, cancellable, callback, user_data);
  job->text = g_bytes_ref (text);
  awale_library_client_start (job);
}

bool
awale_library_client_add_finish (AwaleLibraryClient *self,
                                 GAsyncResult       *result,
                                 AwaleLibraryAdded  *added,
                                 GError            **error)
{
  g_autofree AwaleLibraryAdded *found = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), false);
  g_return_val_if_fail (added != NULL, false);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return false;
  *added = *found;
  return true;
}

void
awale_library_client_import_async (AwaleLibraryClient          *self,
                                   GListModel                  *files,
                                   GCancellable                *cancellable,
                                   AwaleLibraryTaskProgressFunc told,
                                   GAsyncReadyCallback          callback,
                                   gpointer                     user_data)
{
  AwaleLibraryJob *job;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (G_IS_LIST_MODEL (files));
  g_return_if_fail (told != NULL);

  job = job_new (self, &self->imports, awale_library_job_import,
                 (GDestroyNotify) awale_import_report_free, cancellable, callback, user_data);
  /* What was added before it was cancelled is told. */
  g_task_set_check_cancellable (job->task, FALSE);
  job->told = told;
  job->told_data = user_data;
  job->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (unsigned i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (job->files, g_list_model_get_item (files, i));
  awale_library_client_start (job);
}

AwaleImportReport *
awale_library_client_import_finish (AwaleLibraryClient *self,
                                    GAsyncResult       *result)
{
  AwaleImportReport *report;
  GError *error = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  report = g_task_propagate_pointer (G_TASK (result), &error);
  if (report == NULL)
    {
      report = awale_import_report_new ();
      report->error = error;
    }
  return report;
}
