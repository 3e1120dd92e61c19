/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-answers.h"

#include "awale-book-key.h"
#include "awale-book-node.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAGIC "awale-book-answers 1 "

struct _AwaleBookAnswers
{
  char *path;
  int   file;
};

static char *
dup_head (uint64_t state)
{
  return g_strdup_printf (MAGIC "%016" G_GINT64_MODIFIER "x\n", state);
}

/* Reads a line of @text, which ends in a line break; false if it is no answer. */
static bool
read_line (const char *text,
           uint64_t   *key,
           int        *value)
{
  const char *rest;
  char *end;
  gint64 number;

  if (!g_ascii_isdigit (*text))
    return false;
  *key = g_ascii_strtoull (text, &end, 10);
  if (*key >= awale_book_key_count () || *end != ' ')
    return false;
  rest = end + 1;
  if (!g_ascii_isdigit (*rest) && *rest != '-')
    return false;
  number = g_ascii_strtoll (rest, &end, 10);
  *value = (int) number;
  return *end == '\n' && ABS (number) <= AWALE_BOOK_MAX_VALUE;
}

static void
note_answer (GHashTable *answers,
             uint64_t    key,
             int         value)
{
  g_hash_table_insert (answers, g_memdup2 (&key, sizeof key), g_memdup2 (&value, sizeof value));
}

/*
 * Reads the answers of @text as far as they are for @state and whole.
 *
 * Returns: how many bytes that is; 0 if they are for another state.
 */
static size_t
read_text (const char *text,
           uint64_t    state,
           GHashTable *answers)
{
  g_autofree char *head = dup_head (state);
  const char *at = text;
  const char *line_end;

  if (!g_str_has_prefix (text, head))
    return 0;
  for (at += strlen (head); (line_end = strchr (at, '\n')) != NULL; at = line_end + 1)
    {
      uint64_t key;
      int value;

      if (!read_line (at, &key, &value))
        break;
      note_answer (answers, key, value);
    }
  return (size_t) (at - text);
}

static GHashTable *
create_table (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

/* Cuts off what is not for @state, or not whole, and goes to the end. Returns: 0, or why not. */
static int
prepare (int         file,
         const char *path,
         uint64_t    state)
{
  g_autoptr (GHashTable) answers = create_table ();
  g_autofree char *head = dup_head (state);
  g_autofree char *text = NULL;
  size_t size = g_file_get_contents (path, &text, NULL, NULL) ? read_text (text, state, answers)
                                                              : 0;

  if (ftruncate (file, (off_t) size) != 0 || lseek (file, 0, SEEK_END) < 0)
    return errno;
  if (size == 0 && write (file, head, strlen (head)) != (ssize_t) strlen (head))
    return errno != 0 ? errno : ENOSPC;
  return 0;
}

AwaleBookAnswers *
awale_book_answers_open (const char  *path,
                         int          part,
                         int          n_parts,
                         uint64_t     state,
                         GError     **error)
{
  g_autofree char *name = g_strdup_printf ("%s.answers-%d-of-%d", path, part, n_parts);
  g_autoptr (AwaleBookAnswers) self = g_new0 (AwaleBookAnswers, 1);
  int error_number;

  self->file = open (name, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  self->path = g_steal_pointer (&name);
  if (self->file < 0)
    {
      awale_book_set_failed (error, self->path, errno);
      return NULL;
    }
  if (flock (self->file, LOCK_EX | LOCK_NB) != 0)
    {
      g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_BUSY,
                   _("Another program is building this part of the book: “%s” is in use."),
                   self->path);
      return NULL;
    }
  error_number = prepare (self->file, self->path, state);
  if (error_number != 0)
    {
      awale_book_set_failed (error, self->path, error_number);
      return NULL;
    }
  return g_steal_pointer (&self);
}

bool
awale_book_answers_add (AwaleBookAnswers  *self,
                        uint64_t           key,
                        int                value,
                        GError           **error)
{
  g_autofree char *line = g_strdup_printf ("%" G_GUINT64_FORMAT " %d\n", (guint64) key, value);
  ssize_t n = write (self->file, line, strlen (line));

  if (n == (ssize_t) strlen (line))
    return true;
  awale_book_set_failed (error, self->path, n < 0 ? errno : ENOSPC);
  return false;
}

void
awale_book_answers_close (AwaleBookAnswers *self)
{
  if (self->file >= 0)
    close (self->file);
  g_free (self->path);
  g_free (self);
}

typedef void (* FileFunc) (const char *path,
                           const char *text,
                           uint64_t    state,
                           GHashTable *answers);

static void
for_each_file (const char *path,
               FileFunc    func,
               uint64_t    state,
               GHashTable *answers)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *prefix = g_strconcat (base, ".answers-", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      if (g_str_has_prefix (name, prefix) && g_file_test (file, G_FILE_TEST_IS_REGULAR)
          && g_file_get_contents (file, &text, NULL, NULL))
        func (file, text, state, answers);
    }
}

static void
read_file (const char *path,
           const char *text,
           uint64_t    state,
           GHashTable *answers)
{
  read_text (text, state, answers);
}

GHashTable *
awale_book_answers_read (const char *path,
                         uint64_t    state)
{
  GHashTable *answers = create_table ();

  for_each_file (path, read_file, state, answers);
  return answers;
}

static void
tidy_file (const char *path,
           const char *text,
           uint64_t    state,
           GHashTable *answers)
{
  g_autofree char *head = dup_head (state);

  if (!g_str_has_prefix (text, head))
    g_unlink (path);
}

void
awale_book_answers_tidy (const char *path,
                         uint64_t    state)
{
  for_each_file (path, tidy_file, state, NULL);
}
