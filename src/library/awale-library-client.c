/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-client.h"

#include "awale-library-collections.h"
#include "awale-library-explorer.h"
#include "awale-library-list.h"
#include "awale-library-rows.h"
#include "game/awale-signal.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* Maximum number of further attempts, of up to ten seconds each, to make a change at the end of the
 * program. */
#define LAST_ATTEMPTS 6

static const struct
{
  AwaleLibraryMode mode;
  bool             is_busy;    /* True if running jobs set the property "busy". */
  bool             completes;  /* True if the end of the program completes jobs instead of
                                * cancelling them. */
} threads[AWALE_N_LIBRARY_THREADS] = {
  [AWALE_LIBRARY_THREAD_READ] = { AWALE_LIBRARY_READ, false, false },
  [AWALE_LIBRARY_THREAD_EXPLORE] = { AWALE_LIBRARY_READ, false, false },
  [AWALE_LIBRARY_THREAD_EXPORT] = { AWALE_LIBRARY_READ, true, true },
  [AWALE_LIBRARY_THREAD_WRITE] = { AWALE_LIBRARY_WRITE, true, true },
  [AWALE_LIBRARY_THREAD_IMPORT] = { AWALE_LIBRARY_WRITE, true, false },
  [AWALE_LIBRARY_THREAD_ANALYZE] = { AWALE_LIBRARY_WRITE, false, false },
};

typedef struct
{
  AwaleLibraryClient *client;
  AwaleLibraryThread  thread;
  GThreadPool        *pool;        /* Pool of one thread; NULL until the next job, at first and
                                    * after a flush. */
  AwaleLibrary       *library;     /* Connection of the thread; NULL if it is not open. */
  int                 n_replaced;  /* Value of the client's `n_replaced` when `library` was
                                    * opened. */
} Worker;

struct _AwaleLibraryClient
{
  GObject           parent_instance;

  char             *path;
  Worker            workers[AWALE_N_LIBRARY_THREADS];
  GMutex            writing;     /* Lock held by the thread that changes the library. */
  GMutex            opening;     /* Protects `file`. */
  AwaleLibraryFile *file;        /* File opened last, or NULL. */
  int               n_replaced;  /* Number of times that the file was found replaced. */
  unsigned          n_busy;
  GPtrArray        *tasks;       /* Tasks that are not completed. */
  GCancellable     *ending;      /* Cancelled during awale_library_client_flush(). */
  AwaleLibraryValuesFunc values_func;  /* Function to call when values have changed, or NULL. */
};

/* Data of a task. */
typedef struct
{
  const AwaleLibraryJob *job;
  gpointer               data;
  char                  *replaced;  /* Message about a replaced file, or NULL. */
} Run;

G_DEFINE_FINAL_TYPE (AwaleLibraryClient, awale_library_client, G_TYPE_OBJECT)

static void
run_free (Run *run)
{
  if (run->job->free_data != NULL && run->data != NULL)
    run->job->free_data (run->data);
  g_free (run->replaced);
  g_free (run);
}

/* --- Work in a thread ------------------------------------------------------------------------ */

static gboolean
replaced_cb (gpointer data)
{
  AwaleLibraryClient *self = g_task_get_source_object (data);
  const Run *run = g_task_get_task_data (data);

  g_signal_emit_by_name (self, "replaced", run->replaced);
  g_signal_emit_by_name (self, "changed");
  return G_SOURCE_REMOVE;
}

/* Reports a replaced file and makes all threads open the new one. "replaced" is emitted before the
 * callback of the task is called. */
static void
tell_replaced (AwaleLibraryClient *self,
               GTask              *task,
               const GError       *error)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Run *run = g_task_get_task_data (task);

  g_atomic_int_inc (&self->n_replaced);
  run->replaced = g_strdup (error->message);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, replaced_cb, g_object_ref (task), g_object_unref);
  g_source_attach (source, g_task_get_context (task));
}

/* Gives up a file that was replaced: the job fails, because its games were in that file, and the
 * log of the file is moved out of the way of the new file. */
static bool
leave_file (AwaleLibraryClient *self,
            GTask              *task,
            GError            **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->opening);
  g_autoptr (GError) problem = NULL;

  if (self->file == NULL || !awale_library_file_is_replaced (self->file))
    return true;
  awale_library_file_leave (self->file);
  awale_library_file_set_error (self->file, NULL, &problem);
  g_clear_pointer (&self->file, awale_library_file_unref);
  tell_replaced (self, task, problem);
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

/* Opens the library if necessary. An empty library in memory stands for a missing file, which may
 * exist by now. */
static bool
ensure_open (Worker  *worker,
             GTask   *task,
             GError **error)
{
  AwaleLibraryClient *self = worker->client;
  g_autoptr (GError) problem = NULL;

  if (worker->library != NULL && awale_library_get_file (worker->library) != NULL)
    return true;
  g_clear_pointer (&worker->library, awale_library_free);
  if (!leave_file (self, task, error))
    return false;
  worker->library =
    awale_library_open_cancellably (self->path, threads[worker->thread].mode,
                                    threads[worker->thread].completes ? NULL : self->ending,
                                    &problem);
  if (worker->library != NULL)
    {
      awale_library_set_write_lock (worker->library, &self->writing);
      awale_library_set_values_func (worker->library, self->values_func);
      set_file (self, worker->library);
    }
  else if (g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING))
    worker->library = awale_library_new_empty (error);
  else
    g_propagate_error (error, g_steal_pointer (&problem));
  return worker->library != NULL;
}

static void
interrupt_cb (GCancellable *cancellable,
              AwaleLibrary *library)
{
  awale_library_interrupt (library);
}

static gpointer
call (AwaleLibrary  *library,
      GTask         *task,
      GError       **error)
{
  const Run *run = g_task_get_task_data (task);
  GCancellable *cancellable = g_task_get_cancellable (task);
  gulong handler = 0;
  gpointer result;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (interrupt_cb), library, NULL);
  result = run->job->func (library, run->data, cancellable, error);
  if (handler != 0)
    g_cancellable_disconnect (cancellable, handler);
  return result;
}

/* Calls the function of a job. At the end of the program, a change that waits for another program
 * is tried again, because its failure could no longer be reported. */
static gpointer
call_insistently (Worker  *worker,
                  GTask   *task,
                  GError **error)
{
  gpointer result = call (worker->library, task, error);

  for (int i = 0; i < LAST_ATTEMPTS && result == NULL
                  && worker->thread == AWALE_LIBRARY_THREAD_WRITE
                  && g_error_matches (*error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_BUSY)
                  && g_cancellable_is_cancelled (worker->client->ending); i++)
    {
      g_clear_error (error);
      result = call (worker->library, task, error);
    }
  return result;
}

/* True for an error that may be permanent for this connection, which is any error but a timeout or
 * a cancellation. */
static bool
is_lasting (const GError *error)
{
  return error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
         && !g_error_matches (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_BUSY);
}

/* Looks for a replaced file after a job, because the file may have been replaced during the job. */
static void
look_for_replaced (AwaleLibraryClient *self,
                   AwaleLibrary       *library,
                   GTask              *task)
{
  g_autoptr (GMutexLocker) locker = NULL;
  g_autoptr (GError) problem = NULL;

  if (awale_library_check_file (library, &problem))
    return;
  locker = g_mutex_locker_new (&self->opening);
  /* The file is dropped, so that a thread that opens the library does not report its replacement
   * again. */
  if (self->file != NULL && awale_library_file_is_replaced (self->file))
    g_clear_pointer (&self->file, awale_library_file_unref);
  tell_replaced (self, task, problem);
}

/* The task, and with it the client, may be freed as soon as the task has returned. */
static void
work (gpointer data,
      gpointer user_data)
{
  Worker *worker = user_data;
  GTask *task = data;
  GError *error = NULL;
  const Run *run;
  gpointer result;
  int n_replaced;

  if (data == user_data)
    {
      g_clear_pointer (&worker->library, awale_library_free);
      return;
    }
  if (g_task_return_error_if_cancelled (task))
    return;
  run = g_task_get_task_data (task);
  n_replaced = g_atomic_int_get (&worker->client->n_replaced);
  if (worker->n_replaced != n_replaced)
    g_clear_pointer (&worker->library, awale_library_free);
  worker->n_replaced = n_replaced;
  result = ensure_open (worker, task, &error) ? call_insistently (worker, task, &error) : NULL;
  if (worker->library != NULL)
    look_for_replaced (worker->client, worker->library, task);
  if (is_lasting (error))
    g_clear_pointer (&worker->library, awale_library_free);
  if (result != NULL)
    g_task_return_pointer (task, result, run->job->free_result);
  else
    g_task_return_error (task, error);
}

/* --- The object ------------------------------------------------------------------------------ */

/* Waits for all jobs of a thread. The last job closes the connection, in the thread that opened
 * it. */
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
  for (int thread = 0; thread < AWALE_N_LIBRARY_THREADS; thread++)
    worker_end (&self->workers[thread]);
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
  g_value_set_boolean (value, awale_library_client_is_busy (AWALE_LIBRARY_CLIENT (object)));
}

static void
awale_library_client_class_init (AwaleLibraryClientClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = awale_library_client_finalize;
  object_class->get_property = awale_library_client_get_property;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));

  AWALE_ADD_SIGNAL (klass, "changed", 0);
  AWALE_ADD_SIGNAL (klass, "replaced", 1, G_TYPE_STRING);
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
  for (int thread = 0; thread < AWALE_N_LIBRARY_THREADS; thread++)
    self->workers[thread] = (Worker) { .client = self, .thread = (AwaleLibraryThread) thread };

  return self;
}

void
awale_library_client_set_values_func (AwaleLibraryClient     *self,
                                      AwaleLibraryValuesFunc  func)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  self->values_func = func;
}

bool
awale_library_client_is_busy (AwaleLibraryClient *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (self), false);

  return self->n_busy > 0;
}

static AwaleLibraryThread
get_thread (GTask *task)
{
  const Run *run = g_task_get_task_data (task);

  return run->job->thread;
}

void
awale_library_client_flush (AwaleLibraryClient *self)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  for (unsigned i = 0; i < self->tasks->len; i++)
    {
      GTask *task = g_ptr_array_index (self->tasks, i);
      GCancellable *cancellable = g_task_get_cancellable (task);

      if (cancellable != NULL && !threads[get_thread (task)].completes)
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
    g_object_notify (G_OBJECT (self), "busy");
}

/* Releases the task, and with it the client, on the main thread rather than in the thread of the
 * job. */
static void
completed_cb (GTask *task)
{
  AwaleLibraryClient *self = g_task_get_source_object (task);
  const Run *run = g_task_get_task_data (task);

  if (threads[run->job->thread].mode == AWALE_LIBRARY_WRITE && !run->job->is_quiet)
    awale_library_client_changed (self);
  if (threads[run->job->thread].is_busy)
    add_busy (self, -1);
  g_ptr_array_remove_fast (self->tasks, task);
  g_object_unref (task);
}

void
awale_library_client_run_async (AwaleLibraryClient    *self,
                                const AwaleLibraryJob *job,
                                gpointer               data,
                                GCancellable          *cancellable,
                                GAsyncReadyCallback    callback,
                                gpointer               user_data)
{
  Worker *worker;
  GError *error = NULL;
  GTask *task;
  Run *run;

  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (job != NULL && job->func != NULL);

  run = g_new0 (Run, 1);
  run->job = job;
  run->data = data;
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_library_client_run_async);
  g_task_set_task_data (task, run, (GDestroyNotify) run_free);
  g_signal_connect (task, "notify::completed", G_CALLBACK (completed_cb), NULL);
  g_ptr_array_add (self->tasks, task);
  if (threads[job->thread].is_busy)
    add_busy (self, 1);
  worker = &self->workers[job->thread];
  if (worker->pool == NULL)
    worker->pool = g_thread_pool_new (work, worker, 1, TRUE, &error);
  if (worker->pool != NULL)
    g_thread_pool_push (worker->pool, task, NULL);
  else
    g_task_return_error (task, error);
}

gpointer
awale_library_client_run_finish (AwaleLibraryClient *self,
                                 GAsyncResult       *result,
                                 GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

gpointer
awale_library_client_get_data (GAsyncResult *result)
{
  const Run *run;

  g_return_val_if_fail (g_async_result_is_tagged (result, awale_library_client_run_async), NULL);

  run = g_task_get_task_data (G_TASK (result));
  return run->data;
}

void
awale_library_client_changed (AwaleLibraryClient *self)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));

  g_signal_emit_by_name (self, "changed");
}

/* --- Jobs ------------------------------------------------------------------------------------ */

/* Results of read_moves(), converted to a pointer; 0 would be NULL, a failure. */
typedef enum
{
  READ_SOME = 1,
  READ_ALL,
} ReadMoves;

static gpointer
read_moves (AwaleLibrary  *library,
            gpointer       n_games,
            GCancellable  *cancellable,
            GError       **error)
{
  bool is_read;

  if (!awale_library_read_moves (library, GPOINTER_TO_UINT (n_games), &is_read, error))
    return NULL;
  return GINT_TO_POINTER (is_read ? READ_ALL : READ_SOME);
}

static const AwaleLibraryJob read_moves_job = {
  .thread = AWALE_LIBRARY_THREAD_EXPLORE,
  .func = read_moves,
};

/* An error is ignored, because the next exploration reports it. */
static void
moves_read_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  AwaleLibraryClient *self = AWALE_LIBRARY_CLIENT (source);
  gpointer read = awale_library_client_run_finish (self, result, NULL);

  if (GPOINTER_TO_INT (read) == READ_SOME)
    awale_library_client_read_moves (
      self, GPOINTER_TO_UINT (awale_library_client_get_data (result)));
}

void
awale_library_client_read_moves (AwaleLibraryClient *self,
                                 unsigned            n_games)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (self));
  g_return_if_fail (n_games > 0);

  awale_library_client_run_async (self, &read_moves_job, GUINT_TO_POINTER (n_games), self->ending,
                                  moves_read_cb, NULL);
}

typedef struct
{
  AwaleLibraryRows *games;
  GCancellable     *cancellable;
} Listing;

static bool
row_cb (const AwaleLibraryRow *row,
        void                  *user_data)
{
  const Listing *listing = user_data;

  awale_library_rows_add (listing->games, row);
  return !g_cancellable_is_cancelled (listing->cancellable);
}

static gpointer
list (AwaleLibrary  *library,
      gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr (AwaleLibraryRows) games = awale_library_rows_new ();
  Listing listing = { games, cancellable };

  if (!awale_library_list (library, data, row_cb, &listing, error)
      || g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  return g_steal_pointer (&games);
}

const AwaleLibraryJob awale_library_list_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = list,
  .free_data = (GDestroyNotify) awale_library_filter_free,
  .free_result = (GDestroyNotify) awale_library_rows_unref,
};

static gpointer
load (AwaleLibrary  *library,
      gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  const gint64 *id = data;

  return awale_library_load_document (library, *id, error);
}

const AwaleLibraryJob awale_library_load_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = load,
  .free_data = g_free,
  .free_result = g_object_unref,
};

static gpointer
list_collections (AwaleLibrary  *library,
                  gpointer       data,
                  GCancellable  *cancellable,
                  GError       **error)
{
  return awale_library_list_collections (library, error);
}

const AwaleLibraryJob awale_library_collections_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = list_collections,
  .free_result = (GDestroyNotify) g_strfreev,
};

static gpointer
explore (AwaleLibrary  *library,
         gpointer       filter,
         GCancellable  *cancellable,
         GError       **error)
{
  return awale_library_continue_exploration (library, filter, cancellable, error);
}

const AwaleLibraryJob awale_library_explore_job = {
  .thread = AWALE_LIBRARY_THREAD_EXPLORE,
  .func = explore,
  .free_data = (GDestroyNotify) awale_library_filter_free,
  .free_result = (GDestroyNotify) awale_exploration_free,
};
