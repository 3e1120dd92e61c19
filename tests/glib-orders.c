/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* A library to preload under ThreadSanitizer. GLib is not built with the sanitizer, so the order
 * that its locks, reference counts and tasks guarantee must be declared here; otherwise data passed
 * between threads would be reported as races. The library declares no more than GLib guarantees. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gio/gio.h>

/* These functions are weak, because the library is also preloaded into child processes without the
 * sanitizer. */
extern void __tsan_acquire (void *address) __attribute__ ((weak));
extern void __tsan_release (void *address) __attribute__ ((weak));

/* Declares that everything done so far is visible to any thread that calls take() on @address
 * afterwards. */
static void
give (gconstpointer address)
{
  if (__tsan_release != NULL)
    __tsan_release ((void *) address);
}

static void
take (gconstpointer address)
{
  if (__tsan_acquire != NULL)
    __tsan_acquire ((void *) address);
}

/* Declares `next` as a pointer to GLib's own function of that name. */
#define NEXT(name) \
  static __typeof__ (&name) next; \
  if (next == NULL) \
    next = (__typeof__ (&name)) dlsym (RTLD_NEXT, #name)

/* --- Locks of GLib --------------------------------------------------------------------------- */

void
g_mutex_lock (GMutex *mutex)
{
  NEXT (g_mutex_lock);
  next (mutex);
  take (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  NEXT (g_mutex_unlock);
  give (mutex);
  next (mutex);
}

void
g_cond_wait (GCond  *cond,
             GMutex *mutex)
{
  NEXT (g_cond_wait);
  give (mutex);
  next (cond, mutex);
  take (mutex);
}

/* --- Reference counts of GLib ---------------------------------------------------------------- */

void
g_object_unref (gpointer object)
{
  NEXT (g_object_unref);
  give (object);
  take (object);
  next (object);
}

gboolean
(g_atomic_ref_count_dec) (gatomicrefcount *count)
{
  NEXT (g_atomic_ref_count_dec);
  give (count);
  take (count);
  return next (count);
}

void
g_atomic_rc_box_release_full (gpointer       box,
                              GDestroyNotify clear)
{
  NEXT (g_atomic_rc_box_release_full);
  give (box);
  take (box);
  next (box, clear);
}

/* --- Data passed from one thread to another -------------------------------------------------- */

static void
run_cb (GTask        *task,
        gpointer      source,
        gpointer      data,
        GCancellable *cancellable)
{
  GTaskThreadFunc func = (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), "orders-func");

  take (task);
  func (task, source, data, cancellable);
}

void
g_task_run_in_thread (GTask           *task,
                      GTaskThreadFunc  func)
{
  NEXT (g_task_run_in_thread);
  g_object_set_data (G_OBJECT (task), "orders-func", (gpointer) func);
  give (task);
  next (task, run_cb);
}

void
g_task_return_pointer (GTask          *task,
                       gpointer        result,
                       GDestroyNotify  free_func)
{
  NEXT (g_task_return_pointer);
  give (task);
  next (task, result, free_func);
}

gpointer
g_task_propagate_pointer (GTask   *task,
                          GError **error)
{
  NEXT (g_task_propagate_pointer);
  take (task);
  return next (task, error);
}
