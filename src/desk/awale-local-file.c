/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-file"

#include "awale-local-file.h"

#include "awale-etag.h"
#include "awale-local-beside.h"
#include "awale-local-read.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

/* The attribute in which Linux gives and takes a POSIX access list. */
#define ACCESS_LIST "system.posix_acl_access"

/* How an attempt to put a new file in the place of the old one has ended. */
typedef enum
{
  REPLACED,
  FAILED,      /* The file is as it was, or may be so after a power cut; the error says why. */
  IMPOSSIBLE,  /* The file is as it was, and can only be written in place. */
} Outcome;

typedef struct
{
  const char  *path;
  const char  *data;
  size_t       size;
  const char  *spare_folder;
  const char  *etag;          /* NULL for any. */
  mode_t       mode;          /* Of a file that is new. */
  bool         exists;
  struct stat  old;           /* If it exists. */
} Write;

/* Of what a file held, while it is written in place. */
typedef struct
{
  char *path;
  int   lock;  /* Or -1. */
} Copy;

static bool
fail (GError **error,
      int      number)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
  return false;
}

static bool
refuse_changed (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                       _("Another program has changed the file."));
  return false;
}

/* Whether nobody else has written the file. */
static bool
is_unchanged (const Write  *self,
              GError      **error)
{
  int number;

  if (self->etag == NULL || awale_etag_matches (self->etag, self->path, &number))
    return true;
  if (number != 0)
    return fail (error, number);
  return refuse_changed (error);
}

/* Closes @fd, and says whether all went well up to then; errno is that of what failed first. */
static bool
end (int  fd,
     bool went_well)
{
  int number = errno;

  if (close (fd) == 0 || !went_well)
    {
      errno = number;
      return went_well;
    }
  return false;
}

static bool
write_all (int         fd,
           const char *data,
           size_t      size)
{
  for (size_t done = 0; done < size;)
    {
      ssize_t n = write (fd, data + done, size - done);

      if (n == 0)
        errno = EIO;
      if (n <= 0 && errno != EINTR)
        return false;
      done += n > 0 ? (size_t) n : 0;
    }
  return true;
}

/* Some file systems have nothing to sync and say so. */
static bool
sync_file (int fd)
{
  return fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP;
}

/* A name in a folder lasts once the folder is synced. One that may not be read, or is of a file
 * system that has nothing to sync, has told of no failure. Returns: whether none was told */
static bool
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  bool synced;
  int number;

  if (fd < 0)
    return errno == EACCES;
  synced = sync_file (fd) || errno == EBADF;
  number = errno;
  close (fd);
  errno = number;
  return synced;
}

static bool
copy_attribute (int         from,
                int         to,
                const char *name)
{
  ssize_t size = fgetxattr (from, name, NULL, 0);
  g_autofree char *value = size > 0 ? g_malloc ((size_t) size) : NULL;

  if (size > 0)
    size = fgetxattr (from, name, value, (size_t) size);
  return size >= 0 && fsetxattr (to, name, value, (size_t) size, 0) == 0;
}

/* Access lists and labels are extended attributes too. */
static bool
copy_attributes (int from,
                 int to)
{
  ssize_t size = flistxattr (from, NULL, 0);
  g_autofree char *names = size > 0 ? g_malloc ((size_t) size) : NULL;

  if (size <= 0)
    return size == 0 || errno == ENOTSUP;
  size = flistxattr (from, names, (size_t) size);
  for (const char *name = names; size > 0 && name < names + size; name += strlen (name) + 1)
    if (!copy_attribute (from, to, name))
      return false;
  return size >= 0;
}

/* Whether the file open as @fd is known to have no access list. */
static bool
has_no_access_list (int fd)
{
  return fgetxattr (fd, ACCESS_LIST, NULL, 0) < 0 && (errno == ENODATA || errno == ENOTSUP);
}

/* Takes the access list away that a new file has from its folder, if the old one has none: it would
 * let people in who could not read the old one. None is taken away where none is: the document
 * portal of a sandbox refuses that. */
static bool
copy_access (int from,
             int to)
{
  return !has_no_access_list (from) || has_no_access_list (to) ||
         fremovexattr (to, ACCESS_LIST) == 0;
}

/* Makes the file open as @fd look like the old one, but for its contents. */
static bool
resemble (const Write *self,
          int          fd)
{
  struct stat created;
  bool resembles;
  int old;

  if (!self->exists)
    return true;
  if (fstat (fd, &created) != 0)
    return false;
  if ((created.st_uid != self->old.st_uid || created.st_gid != self->old.st_gid) &&
      fchown (fd, self->old.st_uid, self->old.st_gid) != 0)
    return false;

  old = open (self->path, O_RDONLY | O_CLOEXEC);
  if (old < 0)
    return false;
  resembles = copy_attributes (old, fd) && copy_access (old, fd);
  close (old);
  /* Last: until then nobody else may read it, whoever the access list names. */
  return resembles && fchmod (fd, self->old.st_mode & 07777) == 0;
}

/* Whether the folder, not the disk, is what says no. */
static bool
is_refusal (int number)
{
  return number == EACCES || number == EPERM || number == EROFS || number == EBUSY ||
         number == EXDEV;
}

/* Fills the file open as @fd at @created, closes it and puts it in the place of the old one. */
static Outcome
put_in_place (const Write *self,
              int          fd,
              const char  *created,
              GError     **error)
{
  if (!resemble (self, fd))
    {
      close (fd);
      return IMPOSSIBLE;
    }
  if (!end (fd, write_all (fd, self->data, self->size) && sync_file (fd)))
    {
      fail (error, errno);
      return FAILED;
    }
  if (!is_unchanged (self, error))
    return FAILED;
  if (rename (created, self->path) == 0)
    return sync_folder (self->path) || fail (error, errno) ? REPLACED : FAILED;
  if (self->exists && is_refusal (errno))
    return IMPOSSIBLE;
  fail (error, errno);
  return FAILED;
}

static Outcome
replace (const Write  *self,
         GError      **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *created = NULL;
  Outcome outcome;
  int fd, lock;

  awale_local_beside_clear (self->path);
  if (self->exists && self->old.st_nlink > 1)
    return IMPOSSIBLE;
  /* Until it has the permissions of the old one it is for nobody else. */
  fd = awale_local_beside_create (folder, self->path, AWALE_LOCAL_PART,
                                  self->exists ? 0600 : self->mode, &created);
  if (fd < 0 && self->exists && is_refusal (errno))
    return IMPOSSIBLE;
  if (fd < 0)
    {
      fail (error, errno);
      return FAILED;
    }

  /* The lock lasts until it has its name, or is gone. */
  lock = dup (fd);
  outcome = put_in_place (self, fd, created, error);
  if (outcome != REPLACED)
    unlink (created);
  if (lock >= 0)
    close (lock);
  return outcome;
}

static void
copy_clear (Copy *copy)
{
  if (copy->lock >= 0)
    close (copy->lock);
  copy->lock = -1;
  g_clear_pointer (&copy->path, g_free);
}

/* Copies @data, which the file at @path holds, into one of @folder, which is @copy then. */
static bool
copy_into (Copy       *copy,
           const char *folder,
           const char *path,
           const char *data,
           size_t      size)
{
  int fd = awale_local_beside_create (folder, path, AWALE_LOCAL_COPY, 0600, &copy->path);
  int number;

  if (fd < 0)
    return false;
  copy->lock = dup (fd);
  if (end (fd, copy->lock >= 0 && write_all (fd, data, size) && sync_file (fd)) &&
      sync_folder (copy->path))
    {
      if (awale_local_file_holds (copy->lock, data, size))
        return true;
      errno = EIO;
    }
  number = errno;
  unlink (copy->path);
  copy_clear (copy);
  errno = number;
  return false;
}

static bool
copy_old (const Write *self,
          Copy        *copy,
          const char  *data,
          size_t       size)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  if (copy_into (copy, folder, self->path, data, size))
    return true;
  if (self->spare_folder == NULL)
    return false;
  awale_local_file_make_folder (self->spare_folder);
  return copy_into (copy, self->spare_folder, self->path, data, size);
}

/* What some network disks tell only when a file is closed, such as that a quota is used up, is to
 * be heard while the file can still be written: they tell it of any close. */
static bool
ask_close (int fd)
{
  int second = dup (fd);

  return second >= 0 && close (second) == 0;
}

static bool
set_contents (int         fd,
              const char *data,
              size_t      size)
{
  return lseek (fd, 0, SEEK_SET) == 0 && write_all (fd, data, size) &&
         ftruncate (fd, (off_t) size) == 0 && sync_file (fd) && ask_close (fd);
}

/* Asks for the room that the new contents need beyond the old before any byte is touched. */
static bool
reserve (const Write *self,
         int          fd,
         size_t       old_size)
{
  int number = 0;

  if (self->size > old_size)
    number = posix_fallocate (fd, (off_t) old_size, (off_t) (self->size - old_size));
  errno = number;
  return number == 0 || number == EOPNOTSUPP || number == EINVAL;
}

/* Writes into the file open as @fd, which holds @old; a copy of it is at @copy. */
static bool
overwrite (const Write  *self,
           int           fd,
           const char   *old,
           size_t        old_size,
           const char   *copy,
           GError      **error)
{
  bool has_room = reserve (self, fd, old_size);
  int number;

  if (has_room && set_contents (fd, self->data, self->size))
    {
      unlink (copy);
      return true;
    }

  number = errno;
  /* Where there is no room for all the file may have grown by a part of it. */
  if (has_room ? set_contents (fd, old, old_size) : ftruncate (fd, (off_t) old_size) == 0)
    {
      unlink (copy);
      return fail (error, number);
    }
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
               /* Translators: what the system says, and the path of a file. */
               _("The file was damaged while it was being saved: %s. Its previous contents are in "
                 "“%s”."),
               g_strerror (number), copy);
  return false;
}

/* Whether the file open as @fd is still the one at its path: what is written into it while another
 * takes its place is lost. */
static bool
is_in_place (const Write  *self,
             int           fd,
             GError      **error)
{
  struct stat here, there;

  if (fstat (fd, &here) != 0 || stat (self->path, &there) != 0)
    return fail (error, errno);
  return (here.st_dev == there.st_dev && here.st_ino == there.st_ino) || refuse_changed (error);
}

/* Writes the open file in place, with a copy made first. */
static bool
rewrite_open (const Write  *self,
              int           fd,
              GError      **error)
{
  g_autofree char *old = NULL;
  Copy copy = { .lock = -1 };
  bool written = false;
  size_t old_size;

  old = awale_local_read (fd, &old_size);
  if (old == NULL)
    return fail (error, errno);
  if (!copy_old (self, &copy, old, old_size))
    return fail (error, errno);
  if (is_unchanged (self, error) && is_in_place (self, fd, error))
    written = overwrite (self, fd, old, old_size, copy.path, error) &&
              is_in_place (self, fd, error);
  else
    unlink (copy.path);
  copy_clear (&copy);
  return written;
}

static bool
rewrite (const Write  *self,
         GError      **error)
{
  int fd = open (self->path, O_RDWR | O_CLOEXEC);
  bool written;

  if (fd < 0)
    return fail (error, errno);
  written = rewrite_open (self, fd, error);
  close (fd);
  return written;
}

/* A pipe or a device holds nothing that could be lost. */
static bool
pour (const Write  *self,
      GError      **error)
{
  int fd = open (self->path, O_WRONLY | O_CLOEXEC);

  return (fd >= 0 && end (fd, write_all (fd, self->data, self->size))) || fail (error, errno);
}

bool
awale_local_file_make_folder (const char *path)
{
  g_autofree char *parent = NULL;

  g_return_val_if_fail (path != NULL, false);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return true;
  parent = g_path_get_dirname (path);
  if (g_str_equal (parent, path) || !awale_local_file_make_folder (parent))
    return false;
  if (g_mkdir (path, 0700) != 0 && !(errno == EEXIST && g_file_test (path, G_FILE_TEST_IS_DIR)))
    return false;
  /* It is there for now, and what is kept in it may be kept. */
  (void) sync_folder (path);
  return true;
}

static bool
write_file (Write   *self,
            GBytes  *bytes,
            GError **error)
{
  Outcome outcome;

  self->data = g_bytes_get_data (bytes, &self->size);
  self->exists = stat (self->path, &self->old) == 0;
  if (self->exists && S_ISDIR (self->old.st_mode))
    return fail (error, EISDIR);
  if (self->exists && !S_ISREG (self->old.st_mode))
    return pour (self, error);
  /* Whoever may write in the folder could replace what was locked on purpose. */
  if (self->exists && faccessat (AT_FDCWD, self->path, W_OK, AT_EACCESS) != 0)
    return fail (error, errno);
  if (!is_unchanged (self, error))
    return false;

  outcome = replace (self, error);
  return outcome == REPLACED || (outcome == IMPOSSIBLE && rewrite (self, error));
}

bool
awale_local_file_write (const char  *path,
                        GBytes      *bytes,
                        const char  *spare_folder,
                        const char  *etag,
                        GError     **error)
{
  Write self = { .path = path, .spare_folder = spare_folder, .etag = etag, .mode = 0666 };

  g_return_val_if_fail (path != NULL && bytes != NULL, false);

  return write_file (&self, bytes, error);
}

bool
awale_local_file_write_private (const char  *path,
                                GBytes      *bytes,
                                GError     **error)
{
  Write self = { .path = path, .mode = 0600 };

  g_return_val_if_fail (path != NULL && bytes != NULL, false);

  return write_file (&self, bytes, error);
}
