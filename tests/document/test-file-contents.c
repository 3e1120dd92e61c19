/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

#include "document/awale-file-contents.h"

#include "../wait.h"
#include "failing-disk.h"

/* A file in a folder of its own; the file does not exist at first. */
typedef struct
{
  char  *folder;
  char  *path;
  GFile *file;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("awale-file-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = g_build_filename (fixture->folder, "a game.ogn", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_object_unref (fixture->file);
}

static unsigned
count_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
assert_contents (Fixture    *fixture,
                 const char *expected)
{
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
}

static bool
write_text (Fixture     *fixture,
            const char  *text,
            const char  *etag,
            char       **new_etag,
            GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return awale_file_write (fixture->file, bytes, etag, new_etag, error);
}

/* Limits the size of files to @size, like a full disk. */
static void
limit_files (rlim_t size)
{
  struct rlimit limit = { size, RLIM_INFINITY };

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Replaces the fixture's file, or writes it in place, without changing its time. */
static void
write_behind (Fixture    *fixture,
              const char *text,
              bool        in_place)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  const char *path = in_place ? fixture->path : other;
  struct stat status;
  struct timespec times[2];

  g_assert_no_errno (stat (fixture->path, &status));
  g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  times[0] = status.st_atim;
  times[1] = status.st_mtim;
  g_assert_no_errno (utimensat (AT_FDCWD, path, times, 0));
  if (!in_place)
    g_assert_no_errno (g_rename (other, fixture->path));
}

/* Contents written by another program are not overwritten, even if time and size are equal. */
static void
test_changed (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const others[] = { "six", "eight" };

  for (size_t i = 0; i < 2 * G_N_ELEMENTS (others); i++)
    {
      const char *other = others[i / 2];
      g_autofree char *etag = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (write_text (fixture, "one", NULL, &etag, NULL));
      g_assert_true (awale_file_matches_etag (fixture->file, etag));
      write_behind (fixture, other, i % 2 == 1);
      g_assert_false (awale_file_matches_etag (fixture->file, etag));
      g_assert_false (write_text (fixture, "two", etag, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
      assert_contents (fixture, other);
      g_assert_cmpuint (count_files (fixture), ==, 1);
    }
}

/* A file with the known contents counts as unchanged, even with another time and mode; a missing
 * file is created again. */
static void
test_unchanged (Fixture       *fixture,
                gconstpointer  data)
{
  struct utimbuf long_ago = { 1000000000, 1000000000 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *loaded = NULL;
  g_autofree char *contents = NULL;
  size_t length;

  g_assert_true (write_text (fixture, "one", NULL, &first, NULL));
  g_assert_true (write_text (fixture, "two is longer", first, &second, NULL));
  g_assert_no_errno (g_utime (fixture->path, &long_ago));
  g_assert_no_errno (g_chmod (fixture->path, 0640));
  g_assert_true (write_text (fixture, "three", second, &loaded, NULL));
  assert_contents (fixture, "three");

  g_free (g_steal_pointer (&loaded));
  contents = awale_file_load (fixture->file, NULL, &length, &loaded, NULL);
  g_assert_cmpstr (contents, ==, "three");
  g_assert_cmpuint (length, ==, 5);
  g_assert_no_errno (g_unlink (fixture->path));
  g_assert_true (write_text (fixture, "four", loaded, NULL, NULL));
  assert_contents (fixture, "four");
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

/* A full disk destroys no old contents, and leaves no other files. */
static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr (GError) error = NULL;

  limit_files (1000);
  g_assert_false (write_text (fixture, text, NULL, NULL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpuint (count_files (fixture), ==, 0);

  g_assert_true (write_text (fixture, "before", NULL, NULL, NULL));
  g_assert_false (write_text (fixture, text, NULL, NULL, &error));
  g_assert_nonnull (error);
  assert_contents (fixture, "before");
  g_assert_cmpuint (count_files (fixture), ==, 1);

  limit_files (RLIM_INFINITY);
  g_assert_true (write_text (fixture, text, NULL, NULL, NULL));
  assert_contents (fixture, text);
}

/* A folder that cannot be synced is reported, and the written file is still recognized as our
 * own. */
static void
test_broken_folder (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *none = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (write_text (fixture, "one", NULL, &first, NULL));
  failing_disk_refuse ("sync-folder", EIO);
  g_assert_false (write_text (fixture, "two", first, &second, &error));
  failing_disk_refuse ("sync-folder", 0);
  g_assert_cmpstr (error->message, ==, g_strerror (EIO));
  g_clear_error (&error);
  assert_contents (fixture, "two");
  g_assert_nonnull (second);

  failing_disk_refuse ("sync", EIO);
  g_assert_false (write_text (fixture, "three", second, &none, &error));
  failing_disk_refuse ("sync", 0);
  g_assert_cmpstr (error->message, ==, g_strerror (EIO));
  g_assert_null (none);
  g_assert_true (write_text (fixture, "three", second, NULL, NULL));
  assert_contents (fixture, "three");
}

/* An unreadable file does not count as changed, and the real error is reported. */
static void
test_unreadable (Fixture       *fixture,
                 gconstpointer  data)
{
  static const int numbers[] = { EACCES, EIO, ESTALE };
  g_autofree char *etag = NULL;

  g_assert_true (write_text (fixture, "one", NULL, &etag, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (GError) error = NULL;
      bool written, matches;

      failing_disk_refuse ("read", numbers[i]);
      written = write_text (fixture, "two", etag, NULL, &error);
      matches = awale_file_matches_etag (fixture->file, etag);
      failing_disk_refuse ("read", 0);
      g_assert_false (written);
      g_assert_cmpstr (error->message, ==, g_strerror (numbers[i]));
      g_assert_true (matches);
    }
  g_assert_true (write_text (fixture, "two", etag, NULL, NULL));
  assert_contents (fixture, "two");
}

/* A Linux access list: the owner and the user @other may do anything, the group may read and
 * execute, others nothing. (transfer full) */
static GByteArray *
make_access_list (uint32_t other)
{
  const struct
  {
    uint16_t tag;
    uint16_t rights;
    uint32_t id;
  } entries[] = {
    { 0x01, 7, 0xffffffff }, { 0x02, 7, other }, { 0x04, 5, 0xffffffff }, { 0x10, 7, 0xffffffff },
    { 0x20, 0, 0xffffffff },
  };
  GByteArray *list = g_byte_array_new ();
  uint32_t version = GUINT32_TO_LE (2);

  g_byte_array_append (list, (const guint8 *) &version, sizeof version);
  for (size_t i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      uint16_t tag = GUINT16_TO_LE (entries[i].tag), rights = GUINT16_TO_LE (entries[i].rights);
      uint32_t id = GUINT32_TO_LE (entries[i].id);

      g_byte_array_append (list, (const guint8 *) &tag, sizeof tag);
      g_byte_array_append (list, (const guint8 *) &rights, sizeof rights);
      g_byte_array_append (list, (const guint8 *) &id, sizeof id);
    }
  return list;
}

/* The folder's default access list is not applied when an existing file is saved. */
static void
test_access_list (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GByteArray) loss = make_access_list (1234);
  g_autoptr (GByteArray) own = make_access_list (2345);
  g_autofree char *after = g_malloc0 (own->len);

  g_assert_true (g_file_set_contents (fixture->path, "one", -1, NULL));
  g_assert_no_errno (g_chmod (fixture->path, 0660));
  if (setxattr (fixture->folder, "system.posix_acl_default", loss->data, loss->len, 0) != 0)
    {
      g_test_message ("The file system has no access lists.");
      return;
    }
  g_assert_true (write_text (fixture, "two", NULL, NULL, NULL));
  g_assert_cmpint (getxattr (fixture->path, "system.posix_acl_access", NULL, 0), ==, -1);
  g_assert_cmpint (errno, ==, ENODATA);

  /* A file that has an access list of its own keeps it. */
  g_assert_no_errno (setxattr (fixture->path, "system.posix_acl_access", own->data, own->len, 0));
  g_assert_true (write_text (fixture, "three", NULL, NULL, NULL));
  g_assert_cmpint (getxattr (fixture->path, "system.posix_acl_access", after, own->len), ==,
                   own->len);
  g_assert_cmpmem (after, own->len, own->data, own->len);
  assert_contents (fixture, "three");
}

/* A file without an access list is replaced as a whole, without a call that removes the list, which
 * the document portal of a sandbox would refuse. */
static void
test_no_access_list (Fixture       *fixture,
                     gconstpointer  data)
{
  struct stat before, after;

  g_assert_true (g_file_set_contents (fixture->path, "one", -1, NULL));
  g_assert_no_errno (stat (fixture->path, &before));
  failing_disk_refuse ("no-attribute", EPERM);
  g_assert_true (write_text (fixture, "two", NULL, NULL, NULL));
  failing_disk_refuse ("no-attribute", 0);
  g_assert_no_errno (stat (fixture->path, &after));
  g_assert_cmpuint (after.st_ino, !=, before.st_ino);
  assert_contents (fixture, "two");
}

/* A file above the size limit and an endless file are refused. */
static void
test_too_large (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GFile) endless = g_file_new_for_path ("/dev/zero");
  g_autoptr (GInputStream) zeros = G_INPUT_STREAM (g_file_read (endless, NULL, NULL));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strnfill (200000, 'x');
  size_t length;

  g_assert_null (awale_file_load_stream (zeros, 200000, NULL, &length, &error));
  g_assert_cmpstr (error->message, ==, "The file is too large to be read.");
  g_clear_error (&error);

  /* A file of exactly the maximum size is read, and one that is a byte longer is not. */
  for (size_t less = 0; less < 2; less++)
    {
      g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, 200000, NULL);
      g_autofree char *read = awale_file_load_stream (stream, 200000 - less, NULL, &length, NULL);

      g_assert_true (less == 0 ? g_strcmp0 (read, text) == 0 && length == 200000 : read == NULL);
    }

  g_assert_true (write_text (fixture, "", NULL, NULL, NULL));
  g_assert_no_errno (truncate (fixture->path, (off_t) AWALE_FILE_MAX_BYTES + 1));
  g_assert_null (awale_file_load (fixture->file, NULL, &length, NULL, &error));
  g_assert_cmpstr (error->message, ==, "The file is too large to be read.");
}

/* A file with hard links keeps its contents on a full disk. */
static void
test_full_disk_hard_link (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  g_autofree char *text = g_strnfill (100000, 'x');

  g_assert_true (write_text (fixture, "before", NULL, NULL, NULL));
  g_assert_cmpint (link (fixture->path, other), ==, 0);
  limit_files (1000);
  g_assert_false (write_text (fixture, text, NULL, NULL, NULL));
  limit_files (RLIM_INFINITY);
  assert_contents (fixture, "before");
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

/* Writing through a dangling link creates its target, and the link remains. */
static void
test_dangling_link (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL);

  g_assert_cmpint (symlink ("target", fixture->path), ==, 0);
  g_assert_true (write_text (fixture, "text", NULL, NULL, NULL));
  assert_contents (fixture, "text");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (target, G_FILE_TEST_IS_REGULAR));
}

static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL);
  g_autofree char *text = g_strnfill (100000, 'x');

  g_assert_true (g_file_set_contents (target, "before", -1, NULL));
  g_assert_cmpint (symlink (target, fixture->path), ==, 0);
  limit_files (1000);
  g_assert_false (write_text (fixture, text, NULL, NULL, NULL));
  limit_files (RLIM_INFINITY);
  assert_contents (fixture, "before");
  g_assert_true (write_text (fixture, "after", NULL, NULL, NULL));
  assert_contents (fixture, "after");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "nowhere", "x", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_file_write (file, bytes, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static GBytes *
make_text (const void  *data,
           GError     **error)
{
  const int *number = data;

  if (*number < 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "too little");
      return NULL;
    }
  return g_bytes_new_take (g_strdup_printf ("%d", *number), 2);
}

typedef struct
{
  bool    is_done;
  GError *error;
} Made;

static void
made_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Made *made = data;

  awale_file_make_finish (G_FILE (source), result, &made->error);
  made->is_done = true;
}

/* The contents are generated and written; if they cannot be generated, the file is unchanged. */
static void
test_make (Fixture       *fixture,
           gconstpointer  data)
{
  Made made = { 0 };
  int *number = g_new (int, 1);

  *number = 42;
  awale_file_make_async (fixture->file, make_text, number, g_free, made_cb, &made);
  wait_while (!made.is_done);
  g_assert_no_error (made.error);
  assert_contents (fixture, "42");

  made.is_done = false;
  number = g_new (int, 1);
  *number = -1;
  awale_file_make_async (fixture->file, make_text, number, g_free, made_cb, &made);
  wait_while (!made.is_done);
  g_assert_error (made.error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_clear_error (&made.error);
  assert_contents (fixture, "42");
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/document/file/changed", Fixture, NULL, set_up, test_changed, tear_down);
  g_test_add ("/document/file/unchanged", Fixture, NULL, set_up, test_unchanged, tear_down);
  g_test_add ("/document/file/full-disk", Fixture, NULL, set_up, test_full_disk, tear_down);
  g_test_add ("/document/file/broken-folder", Fixture, NULL, set_up, test_broken_folder, tear_down);
  g_test_add ("/document/file/unreadable", Fixture, NULL, set_up, test_unreadable, tear_down);
  g_test_add ("/document/file/access-list", Fixture, NULL, set_up, test_access_list, tear_down);
  g_test_add ("/document/file/no-access-list", Fixture, NULL, set_up, test_no_access_list,
              tear_down);
  g_test_add ("/document/file/too-large", Fixture, NULL, set_up, test_too_large, tear_down);
  g_test_add ("/document/file/full-disk-hard-link", Fixture, NULL, set_up, test_full_disk_hard_link,
              tear_down);
  g_test_add ("/document/file/dangling-link", Fixture, NULL, set_up, test_dangling_link, tear_down);
  g_test_add ("/document/file/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/document/file/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/document/file/make", Fixture, NULL, set_up, test_make, tear_down);
  return g_test_run ();
}
