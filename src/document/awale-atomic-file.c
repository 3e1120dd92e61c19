/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-file"

#include "awale-atomic-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

/* Maximum number of attempts to find a free name. */
#define MAX_NAMES 100

/* Maximum number of bytes of the file's name in the name of a hidden file, which must fit into
 * NAME_MAX. */
#define MAX_PREFIX 100

/* Suffixes of the hidden files beside a file being written: the new file, and a copy of the old
 * contents. */
#define PART ".part"
#define COPY ".awale-copy"

/* Extended attribute in which Linux stores a POSIX access list. */
#define ACCESS_LIST "system.posix_acl_access"

typedef enum
{
  REPLACED,
  FAILED,      /* The file is unchanged, or may be so after a power cut; the error has the
                * reason. */
  IMPOSSIBLE,  /* The file is unchanged and can only be written in place. */
} Outcome;

typedef struct
{
  const char  *path;
  const char  *data;
  size_t       size;
  const char  *spare_folder;
  const char  *etag;          /* Required tag; NULL for any. */
  mode_t       mode;          /* Mode for a new file. */
  bool         exists;
  struct stat  old;           /* State of the old file, valid if `exists`. */
} Write;

/* A copy of the old contents, kept while the file is written in place. */
typedef struct
{
  char *path;
  int   lock;  /* Descriptor that holds the lock; -1 for none. */
} Copy;

/* --- Reading -------------------------------------------------------------------------------- */

static bool
read_into (int     fd,
           char   *data,
           size_t  size)
{
  for (size_t done = 0; done < size;)
    {
      ssize_t n = pread (fd, data + done, size - done, (off_t) done);

      /* The end was reached too early: another program has truncated the file meanwhile. */
      if (n == 0)
        errno = EIO;
      if (n <= 0 && errno != EINTR)
        return false;
      done += n > 0 ? (size_t) n : 0;
    }
  return true;
}

char *
awale_atomic_file_read (int     fd,
                        size_t *size)
{
  g_autofree char *data = NULL;
  struct stat status;

  if (fstat (fd, &status) != 0)
    return NULL;
  *size = (size_t) status.st_size;
  data = g_try_malloc (*size + 1);
  if (data == NULL || !read_into (fd, data, *size))
    return NULL;
  data[*size] = '\0';
  return g_steal_pointer (&data);
}

static bool
fd_holds (int         fd,
          const char *data,
          size_t      size)
{
  size_t length;
  g_autofree char *contents = awale_atomic_file_read (fd, &length);

  return contents != NULL && length == size && memcmp (contents, data, size) == 0;
}

char *
awale_atomic_file_make_etag (const void *data,
                             size_t      size)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, size);

  return g_strdup_printf ("%zu:%s", size, checksum);
}

bool
awale_atomic_file_matches_etag (const char *path,
                                const char *etag,
                                int        *error_number)
{
  g_autofree char *contents = NULL;
  g_autofree char *present = NULL;
  struct stat status;
  size_t length;
  int fd;

  g_return_val_if_fail (path != NULL && etag != NULL && error_number != NULL, false);

  *error_number = 0;
  if (stat (path, &status) != 0)
    {
      *error_number = errno != ENOENT ? errno : 0;
      return *error_number == 0;
    }
  /* A pipe is not even opened: its reader would let a save begin that is waiting for one. */
  if (!S_ISREG (status.st_mode)
      || g_ascii_strtoull (etag, NULL, 10) != (guint64) status.st_size)
    return false;

  fd = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  contents = fd >= 0 ? awale_atomic_file_read (fd, &length) : NULL;
  if (contents == NULL)
    *error_number = errno;
  if (fd >= 0)
    close (fd);
  if (contents == NULL)
    return false;
  present = awale_atomic_file_make_etag (contents, length);
  return g_str_equal (present, etag);
}

/* --- Hidden files beside one that is being written ------------------------------------------ */

/* The prefix of the names of hidden files, cut at a character boundary, because some file systems
 * require valid UTF-8. */
static char *
dup_prefix (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  size_t length = MIN (strlen (base), MAX_PREFIX);

  while (length > 0 && ((unsigned char) base[length] & 0xc0) == 0x80)
    length--;
  return g_strdup_printf (".%.*s.", (int) length, base);
}

/* Creates a hidden file in @folder, named after the file at @path. Returns: a descriptor, or -1 */
static int
create_beside (const char  *folder,
               const char  *path,
               const char  *suffix,
               mode_t       mode,
               char       **created)
{
  g_autofree char *prefix = dup_prefix (path);

  for (int i = 0; i < MAX_NAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s%08x%s", prefix, g_random_int (), suffix);
      g_autofree char *full = g_build_filename (folder, name, NULL);
      int fd = open (full, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);

      if (fd >= 0)
        *created = g_steal_pointer (&full);
      if (fd >= 0 || errno != EEXIST)
        return fd;
    }
  return -1;
}

/* True for the name of a hidden file: a user's own file hardly has eight hexadecimal digits between
 * this prefix and suffix. */
static bool
is_beside (const char *name,
           const char *prefix,
           const char *suffix)
{
  const char *digits = name + strlen (prefix);

  return g_str_has_prefix (name, prefix) && strspn (digits, "0123456789abcdef") == 8
         && strcmp (digits + 8, suffix) == 0;
}

/* True if the file at @path has the same contents as the one open as @fd. */
static bool
is_same (int         fd,
         const char *path)
{
  g_autofree char *contents = NULL;
  struct stat copy, original;
  size_t size;

  return fstat (fd, &copy) == 0 && stat (path, &original) == 0 && S_ISREG (original.st_mode)
         && copy.st_size == original.st_size && g_file_get_contents (path, &contents, &size, NULL)
         && fd_holds (fd, contents, size);
}

/* Removes the hidden file at @path if this user owns it, unless it is being written or differs from
 * the file at @original (nullable). */
static void
clear_beside (const char *path,
              const char *original)
{
  int fd = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat status;

  if (fd < 0)
    return;
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && status.st_uid == geteuid ()
      && flock (fd, LOCK_EX | LOCK_NB) == 0 && (original == NULL || is_same (fd, original)))
    unlink (path);
  close (fd);
}

/* Creates a hidden file and locks it, so that no other program takes it for the leftover of an
 * interrupted write. Sets @created (transfer full) to its path. Returns: a descriptor, or -1 with
 * errno set */
static int
create_locked (const char  *folder,
               const char  *path,
               const char  *suffix,
               mode_t       mode,
               char       **created)
{
  for (int i = 0; i < MAX_NAMES; i++)
    {
      int fd = create_beside (folder, path, suffix, mode, created);
      struct stat status;

      if (fd < 0)
        return fd;
      /* On a file system without locks the file is used unlocked, because leftovers are never
       * removed there. Another name is tried if another program has taken the file for a leftover
       * and locked or removed it. */
      if (flock (fd, LOCK_EX | LOCK_NB) != 0 ? errno != EWOULDBLOCK
                                             : fstat (fd, &status) != 0 || status.st_nlink > 0)
        return fd;
      unlink (*created);
      close (fd);
      g_clear_pointer (created, g_free);
    }
  errno = EEXIST;
  return -1;
}

void
awale_atomic_file_clear_leftovers (const char *path)
{
  g_autofree char *folder = NULL;
  g_autofree char *prefix = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (path != NULL);

  folder = g_path_get_dirname (path);
  prefix = dup_prefix (path);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *beside = g_build_filename (folder, name, NULL);

      if (is_beside (name, prefix, PART))
        clear_beside (beside, NULL);
      else if (is_beside (name, prefix, COPY))
        clear_beside (beside, path);
    }
}

/* --- Writing -------------------------------------------------------------------------------- */

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

static bool
is_unchanged (const Write  *self,
              GError      **error)
{
  int number;

  if (self->etag == NULL || awale_atomic_file_matches_etag (self->path, self->etag, &number))
    return true;
  if (number != 0)
    return fail (error, number);
  return refuse_changed (error);
}

/* Closes @fd. Returns: false if writing or closing failed, with errno of the first failure */
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

/* EINVAL and ENOTSUP are not failures: the file system has nothing to sync. */
static bool
sync_file (int fd)
{
  return fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP;
}

/* Syncs the folder of @path to make the name durable. A folder that cannot be read or has nothing
 * to sync is not a failure. */
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

/* Copies the extended attributes, which include access lists and security labels. */
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

static bool
has_no_access_list (int fd)
{
  return fgetxattr (fd, ACCESS_LIST, NULL, 0) < 0 && (errno == ENODATA || errno == ENOTSUP);
}

/* Removes the access list that a new file inherits from its folder if the old file has none,
 * because it could grant access to others. Does not touch a file without a list, because the
 * document portal of a sandbox refuses the removal. */
static bool
copy_access (int from,
             int to)
{
  return !has_no_access_list (from) || has_no_access_list (to) ||
         fremovexattr (to, ACCESS_LIST) == 0;
}

/* Copies owner, attributes and permissions of the old file to @fd. */
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
  /* Permissions are set last, because a change of the owner clears some of them; the file is still
   * empty. */
  return resembles && fchmod (fd, self->old.st_mode & 07777) == 0;
}

/* True for errors that concern the new file or the renaming, so that the old file may still be
 * writable in place. */
static bool
is_refusal (int number)
{
  return number == EACCES || number == EPERM || number == EROFS || number == EBUSY ||
         number == EXDEV;
}

/* Fills and closes the new file @created, which is open as @fd, and renames it over the old one. */
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

  awale_atomic_file_clear_leftovers (self->path);
  if (self->exists && self->old.st_nlink > 1)
    return IMPOSSIBLE;
  /* The file is private until it gets the permissions of the old one. */
  fd = create_locked (folder, self->path, PART,
                                  self->exists ? 0600 : self->mode, &created);
  if (fd < 0 && self->exists && is_refusal (errno))
    return IMPOSSIBLE;
  if (fd < 0)
    {
      fail (error, errno);
      return FAILED;
    }

  /* A duplicate of the descriptor keeps the lock until the file has its final name or is
   * removed. */
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

/* Copies @data, the contents of the file at @path, to a hidden file in @folder. */
static bool
copy_into (Copy       *copy,
           const char *folder,
           const char *path,
           const char *data,
           size_t      size)
{
  int fd = create_locked (folder, path, COPY, 0600, &copy->path);
  int number;

  if (fd < 0)
    return false;
  copy->lock = dup (fd);
  if (end (fd, copy->lock >= 0 && write_all (fd, data, size) && sync_file (fd)) &&
      sync_folder (copy->path))
    {
      if (fd_holds (copy->lock, data, size))
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
  awale_atomic_file_make_folder (self->spare_folder);
  return copy_into (copy, self->spare_folder, self->path, data, size);
}

/* Closes a duplicate of @fd: NFS and others report errors such as an exceeded quota only on
 * close(), and @fd can still be written afterwards. */
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

/* Reserves disk space for new contents that exceed the old size, before any byte is changed. */
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

/* Overwrites the file open as @fd, whose contents are @old; @copy is the path of their copy. */
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
  /* A failed reservation may have extended the file, so it is cut to its old size. */
  if (has_room ? set_contents (fd, old, old_size) : ftruncate (fd, (off_t) old_size) == 0)
    {
      unlink (copy);
      return fail (error, number);
    }
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
               /* Translators: the error message of the system, and the path of a file. */
               _("The file was damaged while it was being saved: %s. Its previous contents are in "
                 "“%s”."),
               g_strerror (number), copy);
  return false;
}

/* Fails if the file open as @fd was replaced at its path, because bytes written to it would be
 * lost. */
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

/* Rewrites the file open as @fd in place, after copying its old contents. */
static bool
rewrite_open (const Write  *self,
              int           fd,
              GError      **error)
{
  g_autofree char *old = NULL;
  Copy copy = { .lock = -1 };
  bool written = false;
  size_t old_size;

  old = awale_atomic_file_read (fd, &old_size);
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

/* Writes to a pipe or a device, which has no old contents to lose. */
static bool
pour (const Write  *self,
      GError      **error)
{
  int fd = open (self->path, O_WRONLY | O_CLOEXEC);

  return (fd >= 0 && end (fd, write_all (fd, self->data, self->size))) || fail (error, errno);
}

bool
awale_atomic_file_make_folder (const char *path)
{
  g_autofree char *parent = NULL;

  g_return_val_if_fail (path != NULL, false);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return true;
  parent = g_path_get_dirname (path);
  if (g_str_equal (parent, path) || !awale_atomic_file_make_folder (parent))
    return false;
  if (g_mkdir (path, 0700) != 0 && !(errno == EEXIST && g_file_test (path, G_FILE_TEST_IS_DIR)))
    return false;
  /* A failure is ignored: the folder exists for now, which is enough to continue. */
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
  /* A read-only file is protected on purpose, even if its folder allows replacing the file. */
  if (self->exists && faccessat (AT_FDCWD, self->path, W_OK, AT_EACCESS) != 0)
    return fail (error, errno);
  if (!is_unchanged (self, error))
    return false;

  outcome = replace (self, error);
  return outcome == REPLACED || (outcome == IMPOSSIBLE && rewrite (self, error));
}

bool
awale_atomic_file_write (const char *path,
                         GBytes     *bytes,
                         const char *spare_folder,
                         const char *etag,
                         GError    **error)
{
  Write self = { .path = path, .spare_folder = spare_folder, .etag = etag, .mode = 0666 };

  g_return_val_if_fail (path != NULL && bytes != NULL, false);

  return write_file (&self, bytes, error);
}

bool
awale_atomic_file_write_private (const char *path,
                                 GBytes     *bytes,
                                 GError    **error)
{
  Write self = { .path = path, .mode = 0600 };

  g_return_val_if_fail (path != NULL && bytes != NULL, false);

  return write_file (&self, bytes, error);
}
