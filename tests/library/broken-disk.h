/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The disk that SQLite writes to, with system calls that fail.
 */
#pragma once

#include <sqlite3.h>

/** Starts counting writing calls, which can then be made to fail. */
void     broken_disk_begin       (void);

/** Starts counting; all calls from number @n (from 1; 0: none) fail with the errno @number. */
void     broken_disk_fail_from   (unsigned            n,
                                  int                 number);
unsigned broken_disk_count_calls (void);

/** Replaces the system call @name. */
void     broken_disk_set_call    (const char         *name,
                                  sqlite3_syscall_ptr func);

/** Restores all system calls. */
void     broken_disk_mend        (void);
