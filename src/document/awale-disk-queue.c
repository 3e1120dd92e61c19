/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-disk-queue"

#include "awale-disk-queue.h"

#include <stdbool.h>

typedef struct
{
  gconstpointer  key;
  AwaleDiskFunc  func;
  gpointer       data;
  GDestroyNotify free_func;
} Job;

struct _AwaleDiskQueue
{
  GThread *thread;   /* Thread, started with the first job. */

  GMutex   mutex;    /* Protects the fields below. */
  GCond    changed;
  GQueue   jobs;     /* Jobs that have not begun. (element-type Job) */
  bool     working;
  bool     ending;
};

static void
job_free (Job *job)
{
  job->free_func (job->data);
  g_free (job);
}

/* The thread completes all waiting jobs before it ends. */
static gpointer
work (gpointer data)
{
  AwaleDiskQueue *self = data;

  g_mutex_lock (&self->mutex);
  while (true)
    {
      Job *job = g_queue_pop_head (&self->jobs);

      if (job == NULL && self->ending)
        break;
      if (job == NULL)
        {
          g_cond_wait (&self->changed, &self->mutex);
          continue;
        }
      self->working = true;
      g_mutex_unlock (&self->mutex);
      job->func (job->data);
      job_free (job);
      g_mutex_lock (&self->mutex);
      self->working = false;
      g_cond_broadcast (&self->changed);
    }
  g_mutex_unlock (&self->mutex);
  return NULL;
}

static void
clear (gpointer data)
{
  AwaleDiskQueue *self = data;

  if (self->thread != NULL)
    {
      g_mutex_lock (&self->mutex);
      self->ending = true;
      g_cond_broadcast (&self->changed);
      g_mutex_unlock (&self->mutex);
      g_thread_join (self->thread);
    }
  g_cond_clear (&self->changed);
  g_mutex_clear (&self->mutex);
}

AwaleDiskQueue *
awale_disk_queue_new (void)
{
  AwaleDiskQueue *self = g_atomic_rc_box_new0 (AwaleDiskQueue);

  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  g_queue_init (&self->jobs);
  return self;
}

AwaleDiskQueue *
awale_disk_queue_ref (AwaleDiskQueue *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
awale_disk_queue_unref (AwaleDiskQueue *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

static int
compare_key (gconstpointer job,
             gconstpointer key)
{
  return ((const Job *) job)->key != key;
}

/* Writes synchronously rather than losing data, because no thread could be started. */
static void
work_in_place (AwaleDiskQueue *self)
{
  Job *job;

  while ((job = g_queue_pop_head (&self->jobs)) != NULL)
    {
      job->func (job->data);
      job_free (job);
    }
}

void
awale_disk_queue_push (AwaleDiskQueue *self,
                       gconstpointer   key,
                       AwaleDiskFunc   func,
                       gpointer        data,
                       GDestroyNotify  free_func)
{
  Job *dropped = NULL;
  GList *earlier;
  Job *job;

  g_return_if_fail (self != NULL);
  g_return_if_fail (func != NULL && free_func != NULL);

  job = g_new (Job, 1);
  *job = (Job) { key, func, data, free_func };

  g_mutex_lock (&self->mutex);
  earlier = g_queue_find_custom (&self->jobs, key, compare_key);
  if (earlier != NULL)
    {
      dropped = earlier->data;
      g_queue_delete_link (&self->jobs, earlier);
    }
  g_queue_push_tail (&self->jobs, job);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);

  g_clear_pointer (&dropped, job_free);
  if (self->thread == NULL)
    self->thread = g_thread_try_new ("awale-disk", work, self, NULL);
  if (self->thread == NULL)
    work_in_place (self);
}

void
awale_disk_queue_flush (AwaleDiskQueue *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->mutex);
  while (self->working || !g_queue_is_empty (&self->jobs))
    g_cond_wait (&self->changed, &self->mutex);
  g_mutex_unlock (&self->mutex);
}
