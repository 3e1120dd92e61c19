/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "document/awale-atomic-file.h"

#include "failing-disk.h"

/* Upper limit for the number of calls in a write. */
#define MAX_CALLS 100

/* The lengths differ, so that neither text can be mistaken for the beginning of the other. */
#define OLD "an old game, long enough to be cut in two somewhere, 1. F f 2. B e *\n"
#define NEW "a new game\n"
#define LONGER OLD OLD OLD

typedef struct
{
  char *folder;
  char *path;
  char *other;  /* Second name of the file, or NULL. */
  char *spare;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("awale-atomic-file-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = g_build_filename (fixture->folder, "a game.ogn", NULL);
  fixture->other = g_build_filename (fixture->folder, "other.ogn", NULL);
  fixture->spare = g_build_filename (fixture->folder, "spare", NULL);
}

/* Removes everything in @folder except @path and @other. */
static void
clear (const char *folder,
       const char *path,
       const char *other)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *full = g_build_filename (folder, name, NULL);

      if (g_strcmp0 (full, path) != 0 && g_strcmp0 (full, other) != 0)
        g_remove (full);
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  clear (fixture->spare, NULL, NULL);
  clear (fixture->folder, NULL, NULL);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->other);
  g_free (fixture->spare);
}

static bool
write_text (Fixture     *fixture,
            const char  *text,
            GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return awale_atomic_file_write (fixture->path, bytes, fixture->spare, NULL, error);
}

static bool
file_holds (const char *path,
            const char *text)
{
  g_autofree char *contents = NULL;
  size_t length;

  /* Compare the length, too, so that zeros after the text count as a difference. */
  return g_file_get_contents (path, &contents, &length, NULL) && length == strlen (text) &&
         memcmp (contents, text, length) == 0;
}

/* Returns true if another file in the folder contains @text, or if there is another file and @text
 * is NULL. */
static bool
has_copy (Fixture    *fixture,
          const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *full = g_build_filename (fixture->folder, name, NULL);

      if (!g_str_equal (full, fixture->path) && !g_str_equal (full, fixture->other) &&
          g_file_test (full, G_FILE_TEST_IS_REGULAR) && (text == NULL || file_holds (full, text)))
        return true;
    }
  return false;
}

static void
begin_anew (Fixture *fixture,
            bool     has_link)
{
  clear (fixture->folder, NULL, NULL);
  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  if (has_link)
    g_assert_cmpint (link (fixture->path, fixture->other), ==, 0);
}

/* Returns true if call number @n of the last write, counted from 1, was @name. */
static bool
call_is (unsigned    n,
         const char *name)
{
  g_auto (GStrv) calls = g_strsplit (failing_disk_get_calls (), " ", -1);

  return n <= g_strv_length (calls) && g_str_equal (calls[n - 1], name);
}

/* Writes @text while call number @n fails with the errno @number, and with FAILING_DISK_EVER all
 * later ones, too. Returns: true if call number @n was reached */
static bool
fail_at (Fixture         *fixture,
         const char      *text,
         unsigned         n,
         FailingDiskMode  mode,
         int              number)
{
  g_autoptr (GError) error = NULL;
  bool is_written, is_unsure;
  unsigned n_calls;

  failing_disk_begin (n, mode, number);
  is_written = write_text (fixture, text, &error);
  n_calls = failing_disk_end ();

  g_test_message ("%u: %s%s", n, failing_disk_get_calls (), error != NULL ? error->message : "");
  g_assert_true (is_written == (error == NULL));
  if (!is_written && strstr (error->message, fixture->folder) != NULL)
    {
      /* If nothing more can be written, not even the old contents, a copy has the old contents and
       * the message names the copy. */
      g_assert_cmpint (mode, ==, FAILING_DISK_EVER);
      g_assert_true (has_copy (fixture, OLD));
      return n_calls >= n;
    }
  /* If only the last calls of a replacement fail, the new file exists, but may not survive a power
   * cut. */
  is_unsure = (call_is (n, "sync-folder") || call_is (n, "open-folder")) &&
              !g_file_test (fixture->other, G_FILE_TEST_EXISTS);
  g_assert_true (!is_unsure || !is_written);
  g_assert_true (file_holds (fixture->path, is_written || is_unsure ? text : OLD));
  g_assert_false (has_copy (fixture, NULL));
  return n_calls >= n;
}

static void
test_failing (Fixture       *fixture,
              gconstpointer  data)
{
  const char *texts[] = { NEW, LONGER };
  unsigned n_failures = 0;

  for (int has_link = 0; has_link < 2; has_link++)
    for (int mode = FAILING_DISK_ONCE; mode <= FAILING_DISK_EVER; mode++)
      for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
        for (unsigned n = 1; n < MAX_CALLS; n++)
          {
            begin_anew (fixture, has_link);
            if (setxattr (fixture->path, "user.club", "Awalé", 6, 0) != 0)
              g_test_message ("There are no attributes here that could fail.");
            if (!fail_at (fixture, texts[i], n, mode, GPOINTER_TO_INT (data)))
              break;
            n_failures++;
          }
  g_assert_cmpuint (n_failures, >, 30);
}

/* Kills the process at call number @n of a write, which leaves the old file, the new file, or a
 * copy of the old one. Returns: true if call number @n was reached */
static bool
kill_at (Fixture    *fixture,
         const char *text,
         unsigned    n)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      failing_disk_begin (n, FAILING_DISK_KILL, EIO);
      _exit (write_text (fixture, text, NULL) ? 0 : 1);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (file_holds (fixture->path, OLD) || file_holds (fixture->path, text) ||
                 has_copy (fixture, OLD));
  g_assert_true (WIFSIGNALED (status) || (WIFEXITED (status) && WEXITSTATUS (status) == 0));
  return WIFSIGNALED (status);
}

static bool
has_part (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".part"))
      return true;
  return false;
}

/* Leftovers of a killed save are removed by the next one, but no other file is. */
static void
test_leftovers (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const others[] = { "0123abcd", "0123abc.part", "0123abcdx.part", "game.part" };
  g_autofree char *base = g_path_get_basename (fixture->path);
  g_autofree char *left = g_strdup_printf ("%s/.%s.0123abcd.part", fixture->folder, base);
  g_autofree char *held = g_strdup_printf ("%s/.%s.4567abcd.part", fixture->folder, base);
  g_autofree char *copy = g_strdup_printf ("%s/.%s.4567abcd.awale-copy", fixture->folder, base);
  int fd, copy_fd;

  begin_anew (fixture, false);
  g_assert_true (g_file_set_contents (left, "", -1, NULL));
  g_assert_true (g_file_set_contents (held, "", -1, NULL));
  g_assert_true (g_file_set_contents (copy, NEW, -1, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s/.%s.%s", fixture->folder, base, others[i]);

      g_assert_true (g_file_set_contents (other, NEW, -1, NULL));
    }
  fd = open (held, O_RDONLY | O_CLOEXEC);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  copy_fd = open (copy, O_RDONLY | O_CLOEXEC);
  g_assert_cmpint (flock (copy_fd, LOCK_EX), ==, 0);

  g_assert_true (write_text (fixture, NEW, NULL));
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (held, G_FILE_TEST_EXISTS));
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s/.%s.%s", fixture->folder, base, others[i]);

      g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
    }

  close (fd);
  awale_atomic_file_clear_leftovers (fixture->path);
  g_assert_false (g_file_test (held, G_FILE_TEST_EXISTS));
  /* The copy stays while the process that made it is alive and may still need it, even if the file
   * is unchanged. */
  g_assert_true (g_file_test (copy, G_FILE_TEST_EXISTS));
  close (copy_fd);
  awale_atomic_file_clear_leftovers (fixture->path);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_true (file_holds (fixture->path, NEW));
}

/* A name that is too long for a suffix is cut between two characters. */
static void
test_long_name (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GString) name = g_string_new ("ab");
  g_autofree char *path = NULL;
  g_autofree char *left = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static (NEW, strlen (NEW));

  for (int i = 0; i < 32; i++)
    g_string_append (name, "€");
  left = g_strdup_printf ("%s/.%s.0123abcd.part", fixture->folder, name->str);
  g_string_append (name, "€€€€€€€€€€.ogn");
  path = g_build_filename (fixture->folder, name->str, NULL);
  g_assert_true (g_file_set_contents (left, "", -1, NULL));
  g_assert_true (awale_atomic_file_write (path, bytes, NULL, NULL, NULL));
  g_assert_true (file_holds (path, NEW));
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
}

static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  const char *texts[] = { NEW, LONGER };
  unsigned n_killed = 0;

  for (int has_link = 0; has_link < 2; has_link++)
    for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
      for (unsigned n = 1; n < MAX_CALLS; n++)
        {
          begin_anew (fixture, has_link);
          if (!kill_at (fixture, texts[i], n))
            break;
          n_killed++;
          /* After a kill, the next process that opens the file finds nothing beside it, or one copy
           * of the old file. */
          awale_atomic_file_clear_leftovers (fixture->path);
          g_assert_false (has_part (fixture));
          /* The copy is removed if the file is unchanged, and kept if the file has neither the old
           * nor the new contents. */
          g_assert_true (!has_copy (fixture, OLD) || !file_holds (fixture->path, OLD));
          g_assert_true (has_copy (fixture, OLD) || file_holds (fixture->path, OLD) ||
                         file_holds (fixture->path, texts[i]));
        }
  g_assert_cmpuint (n_killed, >, 15);
}

/* To survive a power cut, the contents are synced before the file gets its name, and the name
 * before the write ends. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  begin_anew (fixture, false);
  failing_disk_begin (0, FAILING_DISK_ONCE, 0);
  g_assert_true (write_text (fixture, NEW, NULL));
  failing_disk_end ();
  g_assert_cmpstr (failing_disk_get_calls (), ==,
                   "open chmod write sync close rename open-folder sync-folder close ");

  begin_anew (fixture, true);
  failing_disk_begin (0, FAILING_DISK_ONCE, 0);
  g_assert_true (write_text (fixture, LONGER, NULL));
  failing_disk_end ();
  g_assert_cmpstr (failing_disk_get_calls (), ==,
                   "open open write sync close open-folder sync-folder reserve write truncate sync "
                   "close close close ");
}

/* Attributes of the file are kept, whichever way the file is written. */
static void
test_nature (Fixture       *fixture,
             gconstpointer  data)
{
  for (int has_link = 0; has_link < 2; has_link++)
    {
      bool has_attributes;
      struct stat before, after;
      char value[8];

      begin_anew (fixture, has_link);
      g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
      if (chown (fixture->path, 1234, 2345) != 0)
        g_test_message ("There is nobody else here to whom it could belong.");
      has_attributes = setxattr (fixture->path, "user.club", "Awélé", 7, 0) == 0;
      g_assert_cmpint (g_stat (fixture->path, &before), ==, 0);

      g_assert_true (write_text (fixture, LONGER, NULL));
      g_assert_true (file_holds (fixture->path, LONGER));
      g_assert_cmpint (g_stat (fixture->path, &after), ==, 0);
      g_assert_cmpuint (after.st_mode, ==, before.st_mode);
      g_assert_cmpuint (after.st_uid, ==, before.st_uid);
      g_assert_cmpuint (after.st_gid, ==, before.st_gid);
      g_assert_cmpuint (after.st_nlink, ==, before.st_nlink);
      if (has_attributes)
        g_assert_cmpint (getxattr (fixture->path, "user.club", value, sizeof value), ==, 7);
      if (has_link)
        g_assert_true (file_holds (fixture->other, LONGER));
      g_assert_false (has_copy (fixture, NULL));
    }
}

/* Writes a file in a folder that is closed to writing, in a child process without root's rights. */
static void
write_in_closed_folder (Fixture *fixture)
{
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = { 0 };

  g_assert_no_errno (syscall (SYS_capset, &header, none));
  _exit (write_text (fixture, NEW, NULL) ? 0 : 1);
}

static int
wait_for (pid_t child)
{
  int status;

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

/* A writable file in a folder closed to writing is written in place, with its copy elsewhere; if
 * there is no room for a copy, nothing is written. */
static void
test_closed_folder (Fixture       *fixture,
                    gconstpointer  data)
{
  pid_t child;

  begin_anew (fixture, false);
  g_assert_cmpint (g_chmod (fixture->path, 0666), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->spare, 0777), ==, 0);
  g_assert_cmpint (g_chmod (fixture->spare, 0777), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  if ((child = fork ()) == 0)
    write_in_closed_folder (fixture);
  g_assert_cmpint (wait_for (child), ==, 0);
  g_assert_true (file_holds (fixture->path, NEW));

  g_assert_cmpint (g_chmod (fixture->spare, 0555), ==, 0);
  g_assert_true (g_file_set_contents_full (fixture->path, OLD, -1, G_FILE_SET_CONTENTS_NONE, 0666,
                                           NULL));
  if ((child = fork ()) == 0)
    write_in_closed_folder (fixture);
  g_assert_cmpint (wait_for (child), ==, 1);
  g_assert_true (file_holds (fixture->path, OLD));
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
}

/* Returns the number of the first call @name of a write, counted from 1. */
static unsigned
find_call (Fixture    *fixture,
           const char *name,
           bool        has_link)
{
  unsigned n_calls, n = 1;

  begin_anew (fixture, has_link);
  failing_disk_begin (0, FAILING_DISK_ONCE, 0);
  g_assert_true (write_text (fixture, NEW, NULL));
  n_calls = failing_disk_end ();
  while (n <= n_calls && !call_is (n, name))
    n++;
  g_assert_cmpuint (n, <=, n_calls);
  return n;
}

/* Errors of close() are reported, because some network file systems report an exceeded quota only
 * then. */
static void
test_told_at_close (Fixture       *fixture,
                    gconstpointer  data)
{
  for (int has_link = 0; has_link < 2; has_link++)
    {
      unsigned n = has_link ? find_call (fixture, "truncate", true) + 2
                            : find_call (fixture, "close", false);
      g_autoptr (GError) error = NULL;

      begin_anew (fixture, has_link);
      failing_disk_begin (n, FAILING_DISK_ONCE, EDQUOT);
      g_assert_false (write_text (fixture, NEW, &error));
      failing_disk_end ();
      g_assert_true (call_is (n, "close"));
      g_assert_cmpstr (error->message, ==, g_strerror (EDQUOT));
      g_assert_true (file_holds (fixture->path, OLD));
      g_assert_false (has_copy (fixture, NULL));
    }
}

/* If files can be created but not renamed, as in some mounts and portals, the file is written in
 * place and the copy removed. */
static void
test_no_rename (Fixture       *fixture,
                gconstpointer  data)
{
  static const int refusals[] = { EACCES, EPERM, EROFS, EBUSY, EXDEV };
  unsigned n = find_call (fixture, "rename", false);

  for (size_t i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      struct stat before, after;
      bool is_written;

      begin_anew (fixture, false);
      g_assert_cmpint (stat (fixture->path, &before), ==, 0);
      failing_disk_begin (n, FAILING_DISK_ONCE, refusals[i]);
      is_written = write_text (fixture, NEW, NULL);
      failing_disk_end ();
      g_assert_true (is_written);
      g_assert_true (file_holds (fixture->path, NEW));
      g_assert_cmpint (stat (fixture->path, &after), ==, 0);
      g_assert_cmpuint (before.st_ino, ==, after.st_ino);
      g_assert_false (has_copy (fixture, NULL));
    }
}

/* Files of another owner, or with attributes that no new file can have, are written in place. */
static void
test_inimitable (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char *const calls[] = { "chown", "attribute", "chmod" };

  for (size_t i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autoptr (GError) error = NULL;
      struct stat before, after;

      begin_anew (fixture, false);
      if (setxattr (fixture->path, "user.club", "Awalé", 6, 0) != 0 ||
          chown (fixture->path, 1234, 2345) != 0)
        {
          g_test_message ("There are no attributes here, or only root may give a file away.");
          return;
        }
      g_assert_no_errno (stat (fixture->path, &before));
      failing_disk_refuse (calls[i], EPERM);
      write_text (fixture, LONGER, &error);
      failing_disk_refuse (calls[i], 0);
      g_assert_no_error (error);
      g_assert_true (file_holds (fixture->path, LONGER));
      g_assert_no_errno (stat (fixture->path, &after));
      g_assert_cmpuint (after.st_ino, ==, before.st_ino);
      g_assert_cmpuint (after.st_uid, ==, 1234);
      g_assert_false (has_copy (fixture, NULL));
    }
}

typedef struct
{
  Fixture    *fixture;
  const char *after;  /* Names of the last calls before the change. */
} Replacement;

/* Replaces the file as another program would. */
static void
replace_after (int   synced,
               void *user_data)
{
  Replacement *replacement = user_data;

  if (replacement->after == NULL ||
      !g_str_has_suffix (failing_disk_get_calls (), replacement->after))
    return;
  g_assert_true (g_file_set_contents_full (replacement->fixture->path, OLD "theirs\n", -1,
                                           G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL));
  replacement->after = NULL;
}

/* Removes leftover files as another program does when it opens the file. */
static void
clear_after (int   synced,
             void *user_data)
{
  Replacement *replacement = user_data;

  if (!g_str_has_suffix (failing_disk_get_calls (), replacement->after))
    return;
  awale_atomic_file_clear_leftovers (replacement->fixture->path);
  g_assert_true (has_copy (replacement->fixture, OLD));
  replacement->after = "never";
}

/* The copy of a file written in place stays until the write ends. */
static void
test_opened_meanwhile (Fixture       *fixture,
                       gconstpointer  data)
{
  Replacement replacement = { fixture, "sync-folder " };

  begin_anew (fixture, true);
  failing_disk_begin (0, FAILING_DISK_ONCE, 0);
  failing_disk_watch (clear_after, &replacement);
  g_assert_true (write_text (fixture, LONGER, NULL));
  failing_disk_end ();
  g_assert_cmpstr (replacement.after, ==, "never");
  g_assert_false (has_copy (fixture, NULL));
}

/* A write into a file that was replaced meanwhile fails. */
static void
test_replaced_meanwhile (Fixture       *fixture,
                         gconstpointer  data)
{
  static const char *const moments[] = {
    "sync-folder ", "reserve ", "truncate ", "truncate sync ",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      Replacement replacement = { fixture, moments[i] };
      g_autoptr (GError) error = NULL;

      begin_anew (fixture, true);
      failing_disk_begin (0, FAILING_DISK_ONCE, 0);
      failing_disk_watch (replace_after, &replacement);
      g_assert_false (write_text (fixture, LONGER, &error));
      failing_disk_end ();
      g_assert_null (replacement.after);
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
      g_assert_true (file_holds (fixture->path, OLD "theirs\n"));
    }
}

/* Some file systems cannot sync folders, which is not an error. */
static void
test_unsyncable (Fixture       *fixture,
                 gconstpointer  data)
{
  static const int answers[] = { EINVAL, ENOTSUP, EBADF };
  unsigned n = find_call (fixture, "sync-folder", false);

  for (size_t i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autoptr (GError) error = NULL;

      begin_anew (fixture, false);
      failing_disk_begin (n, FAILING_DISK_ONCE, answers[i]);
      write_text (fixture, NEW, &error);
      failing_disk_end ();
      g_assert_no_error (error);
      g_assert_true (file_holds (fixture->path, NEW));
    }
}

static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_atomic_file_write (fixture->folder, bytes, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_clear_error (&error);

  begin_anew (fixture, false);
  g_assert_false (awale_atomic_file_write (fixture->path, bytes, NULL, "1:1", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_true (file_holds (fixture->path, OLD));
  g_assert_false (has_copy (fixture, NULL));
}

/* Output can be written to a device, and its errors are reported. */
static void
test_device (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_atomic_file_write ("/dev/null", bytes, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_false (awale_atomic_file_write ("/dev/full", bytes, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

/* A pipe in the place of the file counts as changed, and is not opened. */
static void
test_pipe (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "pipe", NULL);
  int watch = inotify_init1 (IN_NONBLOCK | IN_CLOEXEC);
  char event[sizeof (struct inotify_event) + NAME_MAX + 1];
  int number;

  g_assert_no_errno (mkfifo (path, 0600));
  g_assert_no_errno (inotify_add_watch (watch, path, IN_OPEN));
  g_assert_false (awale_atomic_file_matches_etag (path, "0:1", &number));
  g_assert_cmpint (number, ==, 0);
  g_assert_cmpint (read (watch, event, sizeof event), ==, -1);
  g_assert_cmpint (errno, ==, EAGAIN);
  close (watch);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/document/atomic/failing/full", Fixture, GINT_TO_POINTER (ENOSPC), set_up,
              test_failing, tear_down);
  g_test_add ("/document/atomic/failing/quota", Fixture, GINT_TO_POINTER (EDQUOT), set_up,
              test_failing, tear_down);
  g_test_add ("/document/atomic/failing/broken", Fixture, GINT_TO_POINTER (EIO), set_up,
              test_failing, tear_down);
  g_test_add ("/document/atomic/killed", Fixture, NULL, set_up, test_killed, tear_down);
  g_test_add ("/document/atomic/leftovers", Fixture, NULL, set_up, test_leftovers, tear_down);
  g_test_add ("/document/atomic/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/document/atomic/nature", Fixture, NULL, set_up, test_nature, tear_down);
  g_test_add ("/document/atomic/closed-folder", Fixture, NULL, set_up, test_closed_folder,
              tear_down);
  g_test_add ("/document/atomic/no-rename", Fixture, NULL, set_up, test_no_rename, tear_down);
  g_test_add ("/document/atomic/told-at-close", Fixture, NULL, set_up, test_told_at_close,
              tear_down);
  g_test_add ("/document/atomic/long-name", Fixture, NULL, set_up, test_long_name, tear_down);
  g_test_add ("/document/atomic/inimitable", Fixture, NULL, set_up, test_inimitable, tear_down);
  g_test_add ("/document/atomic/opened-meanwhile", Fixture, NULL, set_up, test_opened_meanwhile,
              tear_down);
  g_test_add ("/document/atomic/replaced-meanwhile", Fixture, NULL, set_up,
              test_replaced_meanwhile, tear_down);
  g_test_add ("/document/atomic/unsyncable", Fixture, NULL, set_up, test_unsyncable, tear_down);
  g_test_add ("/document/atomic/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add_func ("/document/atomic/device", test_device);
  g_test_add ("/document/atomic/pipe", Fixture, NULL, set_up, test_pipe, tear_down);
  return g_test_run ();
}
