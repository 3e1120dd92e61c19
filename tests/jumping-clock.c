/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "jumping-clock.h"

#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define YEAR (365 * 24 * 60 * 60)

static atomic_bool is_jumping;
static atomic_uint n_looks;
static atomic_uint n_seconds_ahead;

void
jumping_clock_set (bool jumping)
{
  atomic_store (&is_jumping, jumping);
}

void
jumping_clock_advance (unsigned seconds)
{
  atomic_fetch_add (&n_seconds_ahead, seconds);
}

/* Replaces functions of the C library in the whole program, including GLib. */

int
clock_gettime (clockid_t        id,
               struct timespec *time)
{
  int failed = (int) syscall (SYS_clock_gettime, id, time);

  if ((id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE) && atomic_load (&is_jumping))
    time->tv_sec += atomic_fetch_add (&n_looks, 1) % 2 == 0 ? YEAR : -YEAR;
  if (id == CLOCK_MONOTONIC)
    time->tv_sec += atomic_load (&n_seconds_ahead);
  return failed;
}

int
gettimeofday (struct timeval *time,
              void           *zone)
{
  struct timespec now;
  int failed = clock_gettime (CLOCK_REALTIME, &now);

  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return failed;
}

time_t
time (time_t *result)
{
  struct timespec now;

  clock_gettime (CLOCK_REALTIME, &now);
  if (result != NULL)
    *result = now.tv_sec;
  return now.tv_sec;
}
