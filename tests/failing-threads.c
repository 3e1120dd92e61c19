/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "failing-threads.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

typedef int (*Create) (pthread_t            *thread,
                       const pthread_attr_t *attributes,
                       void               *(*function) (void *),
                       void                 *data);

static atomic_bool is_failing;

void
failing_threads_set (bool failing)
{
  atomic_store (&is_failing, failing);
}

/* Replaces the C library's function in the whole program, including GLib. */
int
pthread_create (pthread_t            *thread,
                const pthread_attr_t *attributes,
                void               *(*function) (void *),
                void                 *data)
{
  Create create;

  if (atomic_load (&is_failing))
    return EAGAIN;
  *(void **) &create = dlsym (RTLD_NEXT, "pthread_create");
  return create (thread, attributes, function, data);
}
