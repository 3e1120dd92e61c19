/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

/**
 * A disk that fails when a test wants it: a program that has this source calls the functions of it
 * instead of the system's. They count the calls that change a file in the thread that asked.
 */
typedef enum
{
  FAILING_DISK_ONCE,  /**< That call fails; half of what was to be written, or of the room that
                           was asked for, is there. */
  FAILING_DISK_EVER,  /**< That call and all that come after it. */
  FAILING_DISK_KILL,  /**< The process is killed then, half of it written. */
} FailingDiskMode;

/** From now on counts; the call number @n (from 1; 0 for none) fails with @number as its errno. */
void     failing_disk_begin (unsigned        n,
                             FailingDiskMode mode,
                             int             number);

/** Calls @watch after each call from now to the end; with the file it has synced, or -1. */
void     failing_disk_watch (void        (*watch) (int   synced,
                                                   void *user_data),
                             void           *user_data);

/** From now on, in all threads, each call of that name fails with @number; with 0 none does. */
void     failing_disk_refuse (const char     *call,
                              int             number);

/** Ends it. Returns: how many calls there were */
unsigned failing_disk_end   (void);

/** The names of the calls from the beginning on, each with a blank behind it. (transfer none) */
const char *failing_disk_get_calls (void);
