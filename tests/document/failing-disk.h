/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

/**
 * A disk that fails on request. A program that compiles this source calls its functions instead of
 * those of the C library. They count the calling thread's calls that change a file.
 */
typedef enum
{
  FAILING_DISK_ONCE,  /**< The call fails; half of the data or space is written. */
  FAILING_DISK_EVER,  /**< The call and all later ones fail. */
  FAILING_DISK_KILL,  /**< The process is killed, with half of the data written. */
} FailingDiskMode;

/** Starts counting; call @n (from 1; 0 for none) fails with the errno @number. */
void     failing_disk_begin (unsigned        n,
                             FailingDiskMode mode,
                             int             number);

/** Calls @watch after each call until the end, with the synced file or -1. */
void     failing_disk_watch (void        (*watch) (int   synced,
                                                   void *user_data),
                             void           *user_data);

/** Makes all calls of @call fail with the errno @number in all threads; 0 stops this. */
void     failing_disk_refuse (const char     *call,
                              int             number);

/** Stops counting. Returns: the number of calls */
unsigned failing_disk_end   (void);

/** The names of all calls since the beginning, each followed by a space. (transfer none) */
const char *failing_disk_get_calls (void);
