/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "failing-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

typedef struct
{
  bool            is_on;
  unsigned        n_calls;
  unsigned        failing;
  FailingDiskMode mode;
  int             number;
  char            calls[4096];
  void         (* watch) (int   synced,
                          void *user_data);
  void           *user_data;
} Disk;

/* State of one thread, because calls by GLib's own threads do not count. */
static _Thread_local Disk disk;

/* Name of the call refused in all threads. */
static const char *refused_call;
static int refusal;  /* The errno of the refused call, or 0 if none is refused; atomic. */

void
failing_disk_begin (unsigned        n,
                    FailingDiskMode mode,
                    int             number)
{
  disk = (Disk) { .is_on = true, .failing = n, .mode = mode, .number = number };
}

void
failing_disk_watch (void (*watch) (int   synced,
                                   void *user_data),
                    void  *user_data)
{
  disk.watch = watch;
  disk.user_data = user_data;
}

unsigned
failing_disk_end (void)
{
  disk.is_on = false;
  return disk.n_calls;
}

void
failing_disk_refuse (const char *call,
                     int         number)
{
  refused_call = call;
  __atomic_store_n (&refusal, number, __ATOMIC_RELEASE);
}

const char *
failing_disk_get_calls (void)
{
  return disk.calls;
}

static bool
is_refused (const char *name)
{
  int number = __atomic_load_n (&refusal, __ATOMIC_ACQUIRE);

  if (number == 0 || strcmp (name, refused_call) != 0)
    return false;
  disk.number = number;
  return true;
}

/* Counts a call. Returns: true if the call must fail */
static bool
fails (const char *name)
{
  bool does;

  if (is_refused (name))
    return true;
  if (!disk.is_on)
    return false;
  disk.n_calls++;
  g_strlcat (disk.calls, name, sizeof disk.calls);
  g_strlcat (disk.calls, " ", sizeof disk.calls);
  does = disk.failing != 0 && (disk.n_calls == disk.failing ||
                               (disk.mode == FAILING_DISK_EVER && disk.n_calls > disk.failing));
  return does;
}

/* Ends a call that is not made to fail; @synced is the file that was synced, or -1. */
static long
end_well (long result,
          int  synced)
{
  int number = errno;

  if (disk.is_on && disk.watch != NULL)
    {
      /* Do not count the watcher's own calls. */
      disk.is_on = false;
      disk.watch (synced, disk.user_data);
      disk.is_on = true;
    }
  errno = number;
  return result;
}

/* Sets errno and returns -1 for a call that must fail, or kills the process in FAILING_DISK_KILL
 * mode. */
static int
end_badly (void)
{
  if (disk.is_on && disk.mode == FAILING_DISK_KILL)
    raise (SIGKILL);
  errno = disk.number;
  return -1;
}

ssize_t
write (int         fd,
       const void *data,
       size_t      size)
{
  if (!fails ("write"))
    return end_well (syscall (SYS_write, fd, data, size), -1);
  (void) syscall (SYS_write, fd, data, size / 2);
  return end_badly ();
}

ssize_t
pread (int    fd,
       void  *data,
       size_t size,
       off_t  offset)
{
  return is_refused ("pread") ? end_badly () : syscall (SYS_pread64, fd, data, size, offset);
}

ssize_t
pwrite (int         fd,
        const void *data,
        size_t      size,
        off_t       offset)
{
  if (!fails ("write"))
    return end_well (syscall (SYS_pwrite64, fd, data, size, offset), -1);
  (void) syscall (SYS_pwrite64, fd, data, size / 2, offset);
  return end_badly ();
}

int
ftruncate (int   fd,
           off_t size)
{
  return fails ("truncate") ? end_badly () : (int) end_well (syscall (SYS_ftruncate, fd, size), -1);
}

/* The real disk is not synced, because files of tests need not survive a power cut. */
int
fsync (int fd)
{
  struct stat status;
  bool is_folder = fstat (fd, &status) == 0 && S_ISDIR (status.st_mode);

  return fails (is_folder ? "sync-folder" : "sync")
         ? end_badly ()
         : (int) end_well (0, fd);
}

int
rename (const char *from,
        const char *to)
{
  return fails ("rename")
         ? end_badly ()
         : (int) end_well (syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0), -1);
}

int
fchmod (int    fd,
        mode_t mode)
{
  return fails ("chmod") ? end_badly () : (int) end_well (syscall (SYS_fchmod, fd, mode), -1);
}

int
fchown (int   fd,
        uid_t owner,
        gid_t group)
{
  return fails ("chown") ? end_badly ()
                         : (int) end_well (syscall (SYS_fchown, fd, owner, group), -1);
}

int
fsetxattr (int         fd,
           const char *name,
           const void *value,
           size_t      size,
           int         flags)
{
  return fails ("attribute")
         ? end_badly ()
         : (int) end_well (syscall (SYS_fsetxattr, fd, name, value, size, flags), -1);
}

int
fremovexattr (int         fd,
              const char *name)
{
  return fails ("no-attribute") ? end_badly ()
                                : (int) end_well (syscall (SYS_fremovexattr, fd, name), -1);
}

/* Opening a file only for reading is not counted, but can be refused. Opening a folder is counted,
 * because this is done to sync it. */
static const char *
name_open (int flags)
{
  if ((flags & O_CREAT) != 0 || (flags & O_ACCMODE) != O_RDONLY)
    return "open";
  return (flags & O_DIRECTORY) != 0 ? "open-folder" : NULL;
}

int
open (const char *path,
      int         flags,
      ...)
{
  mode_t mode = 0;

  if ((flags & O_CREAT) != 0)
    {
      va_list rest;

      va_start (rest, flags);
      mode = va_arg (rest, mode_t);
      va_end (rest);
    }
  if (name_open (flags) == NULL)
    return is_refused ("read") ? end_badly ()
                               : (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
  return fails (name_open (flags))
         ? end_badly ()
         : (int) end_well (syscall (SYS_openat, AT_FDCWD, path, flags, mode), -1);
}

/* close() may fail, but the file is closed all the same. */
int
close (int fd)
{
  int flags = fcntl (fd, F_GETFL);
  bool does = flags >= 0 && (flags & O_ACCMODE) != O_RDONLY && fails ("close");
  long result = syscall (SYS_close, fd);

  return does ? end_badly () : (int) end_well (result, -1);
}

/* Locks change no file, so they are not counted, but can be made to fail. */
int
flock (int fd,
       int operation)
{
  return is_refused ("lock") ? end_badly () : (int) syscall (SYS_flock, fd, operation);
}

int
posix_fallocate (int   fd,
                 off_t offset,
                 off_t size)
{
  if (fails ("reserve"))
    {
      (void) syscall (SYS_fallocate, fd, 0, offset, size / 2);
      end_badly ();
      return disk.number;
    }
  return end_well (syscall (SYS_fallocate, fd, 0, offset, size), -1) == 0 ? 0 : errno;
}
