/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "broken-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <stdbool.h>
#include <unistd.h>

/* The calls that write: their number so far, and which of them fail. */
static struct
{
  unsigned n_calls;
  unsigned failing;  /* Number of the first failing call, or 0 if none fails. */
  int      number;
} disk;

static bool
disk_fails (void)
{
  disk.n_calls++;
  if (disk.failing == 0 || disk.n_calls < disk.failing)
    return false;
  errno = disk.number;
  return true;
}

static ssize_t
failing_write (int         fd,
               const void *bytes,
               size_t      n_bytes)
{
  return disk_fails () ? -1 : write (fd, bytes, n_bytes);
}

static ssize_t
failing_pwrite (int         fd,
                const void *bytes,
                size_t      n_bytes,
                off_t       offset)
{
  return disk_fails () ? -1 : pwrite (fd, bytes, n_bytes, offset);
}

static int
failing_ftruncate (int   fd,
                   off_t size)
{
  return disk_fails () ? -1 : ftruncate (fd, size);
}

static int
failing_fallocate (int   fd,
                   off_t offset,
                   off_t size)
{
  return disk_fails () ? disk.number : posix_fallocate (fd, offset, size);
}

void
broken_disk_set_call (const char          *name,
                      sqlite3_syscall_ptr  func)
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);

  g_assert_cmpint (vfs->xSetSystemCall (vfs, name, func), ==, SQLITE_OK);
}

void
broken_disk_fail_from (unsigned n,
                       int      number)
{
  disk.n_calls = 0;
  disk.failing = n;
  disk.number = number;
}

void
broken_disk_begin (void)
{
  broken_disk_set_call ("write", (sqlite3_syscall_ptr) failing_write);
  broken_disk_set_call ("pwrite", (sqlite3_syscall_ptr) failing_pwrite);
  broken_disk_set_call ("pwrite64", (sqlite3_syscall_ptr) failing_pwrite);
  broken_disk_set_call ("ftruncate", (sqlite3_syscall_ptr) failing_ftruncate);
  broken_disk_set_call ("fallocate", (sqlite3_syscall_ptr) failing_fallocate);
}

void
broken_disk_mend (void)
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);

  g_assert_cmpint (vfs->xSetSystemCall (vfs, NULL, NULL), ==, SQLITE_OK);
}

unsigned
broken_disk_count_calls (void)
{
  return disk.n_calls;
}
