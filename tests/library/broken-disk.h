/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The disk that SQLite writes to, whose system calls can be made to fail.
 */
#pragma once

#include <sqlite3.h>

/** Starts counting calls that write, which can then be made to fail. */
void     broken_disk_begin       (void);

/** Starts counting; all calls from number @n on, counted from 1, fail with the errno @number. No
 * call fails if @n is 0. */
void     broken_disk_fail_from   (unsigned            n,
                                  int                 number);
unsigned broken_disk_count_calls (void);

/** Replaces SQLite's system call @name with @func. */
void     broken_disk_set_call    (const char         *name,
                                  sqlite3_syscall_ptr func);

/** Restores all system calls of SQLite. */
void     broken_disk_mend        (void);
