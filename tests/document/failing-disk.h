/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

/**
 * A disk that fails on request. A program compiled with this source calls these functions instead
 * of those of the C library; they count the calls of the current thread that change a file.
 */
typedef enum
{
  FAILING_DISK_ONCE,  /**< One call fails, after half of the data was written or half of the space
                           was allocated. */
  FAILING_DISK_EVER,  /**< The call and all later ones fail. */
  FAILING_DISK_KILL,  /**< The process is killed after half of the data was written. */
} FailingDiskMode;

/** Starts counting; call number @n, counted from 1, fails with the errno @number. No call fails if
 * @n is 0. */
void     failing_disk_begin (unsigned        n,
                             FailingDiskMode mode,
                             int             number);

/** Sets a function to call after each counted call, except those that fail on request, until
 * counting stops. @synced: the descriptor of the file that the call has synced, or -1 */
void     failing_disk_watch (void        (*watch) (int   synced,
                                                   void *user_data),
                             void           *user_data);

/** Makes all calls of @call fail with the errno @number in all threads; 0 stops this. */
void     failing_disk_refuse (const char     *call,
                              int             number);

/** Stops counting. Returns: the number of calls */
unsigned failing_disk_end   (void);

/** Returns the names of all counted calls since the beginning, each followed by a space. (transfer
 * none) */
const char *failing_disk_get_calls (void);
