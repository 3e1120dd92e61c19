/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The disk that SQLite writes to, with system calls that fail.
 */
#pragma once

#include <sqlite3.h>

/** From now on writing counts, and can be made to fail. */
void     broken_disk_begin       (void);

/** Starts counting; the call number @n, from 1, and all later ones fail with @number; 0: none. */
void     broken_disk_fail_from   (unsigned            n,
                                  int                 number);
unsigned broken_disk_count_calls (void);

/** Puts another function in the place of the system call @name. */
void     broken_disk_set_call    (const char         *name,
                                  sqlite3_syscall_ptr func);

/** All calls are the system's own again. */
void     broken_disk_mend        (void);
