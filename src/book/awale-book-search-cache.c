/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-search-cache.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define MAGIC "awale-book-answers 1 "

struct _AwaleBookSearchCache
{
  char *path;
  int   file;
};

static char *
dup_head (uint32_t state)
{
  return g_strdup_printf (MAGIC "%08" PRIx32 "\n", state);
}

/* Parses @line, which must not end in a line break; returns false if the line is not a result. */
static bool
parse_line (const char        *line,
            AwaleBookQuestion *question,
            int               *value)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  guint64 number;
  gint64 said;

  if (g_strv_length (words) != 2
      || !g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXUINT64, &number, NULL)
      || !awale_book_question_is_valid (number)
      || !g_ascii_string_to_signed (words[1], 10, -AWALE_BOOK_MAX_VALUE, AWALE_BOOK_MAX_VALUE,
                                    &said, NULL))
    return false;
  *question = number;
  *value = (int) said;
  return true;
}

GHashTable *
awale_book_search_cache_table (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

size_t
awale_book_search_cache_parse (const char *text,
                               uint32_t    state,
                               GHashTable *answers)
{
  g_autofree char *head = dup_head (state);
  const char *at = text;
  const char *end;

  if (!g_str_has_prefix (text, head))
    return 0;
  for (at += strlen (head); (end = strchr (at, '\n')) != NULL; at = end + 1)
    {
      g_autofree char *line = g_strndup (at, (size_t) (end - at));
      AwaleBookQuestion question;
      int value;

      if (!parse_line (line, &question, &value))
        break;
      g_hash_table_insert (answers, g_memdup2 (&question, sizeof question),
                           g_memdup2 (&value, sizeof value));
    }
  return (size_t) (at - text);
}

/* Reads a file, even one that another program is writing. NULL with @error. (transfer full) */
static char *
read_file (const char  *path,
           GError     **error)
{
  g_autoptr (GError) failure = NULL;
  char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, &failure))
    g_set_error_literal (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE, failure->message);
  return text;
}

AwaleBookSearchCache *
awale_book_search_cache_open (const char *path,
                              int         part,
                              int         n_parts,
                              GError    **error)
{
  g_autoptr (AwaleBookSearchCache) self = g_new0 (AwaleBookSearchCache, 1);

  self->path = g_strdup_printf ("%s.answers-%d-of-%d", path, part, n_parts);
  self->file = open (self->path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  if (self->file >= 0 && flock (self->file, LOCK_EX | LOCK_NB) == 0)
    return g_steal_pointer (&self);
  if (errno == EWOULDBLOCK)
    g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_BUSY,
                 _("Another program is building this part of the book: “%s” is in use."),
                 self->path);
  else
    awale_book_set_failed (error, self->path, errno);
  return NULL;
}

/* Returns @succeeded; if it is false, sets @error from errno. */
static bool
check (AwaleBookSearchCache *self,
       bool                  succeeded,
       GError              **error)
{
  if (!succeeded)
    awale_book_set_failed (error, self->path, errno);
  return succeeded;
}

bool
awale_book_search_cache_begin (AwaleBookSearchCache *self,
                               uint32_t              state,
                               GError              **error)
{
  g_autoptr (GHashTable) answers = awale_book_search_cache_table ();
  g_autofree char *text = read_file (self->path, error);
  g_autofree char *head = dup_head (state);
  size_t n_good;

  if (text == NULL)
    return false;
  n_good = awale_book_search_cache_parse (text, state, answers);
  return check (self, ftruncate (self->file, (off_t) n_good) == 0, error)
         && (n_good > 0 || check (self, dprintf (self->file, "%s", head) > 0, error));
}

bool
awale_book_search_cache_add (AwaleBookSearchCache *self,
                             AwaleBookQuestion     question,
                             int                   value,
                             GError              **error)
{
  return check (self, dprintf (self->file, "%" PRIu64 " %d\n", question, value) > 0, error);
}

bool
awale_book_search_cache_sync (AwaleBookSearchCache *self,
                              GError              **error)
{
  return check (self, fsync (self->file) == 0, error);
}

void
awale_book_search_cache_close (AwaleBookSearchCache *self)
{
  if (self->file >= 0)
    close (self->file);
  g_free (self->path);
  g_free (self);
}

/* Lists the files of results beside the book at @path, such as “BOOK.answers-2-of-4”. (transfer
 * full) */
static GPtrArray *
list_files (const char *path)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *escaped = g_regex_escape_string (base, -1);
  g_autofree char *pattern = g_strdup_printf ("^%s\\.answers-[0-9]+-of-[0-9]+$", escaped);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_regex_match_simple (pattern, name, 0, 0))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  return files;
}

GHashTable *
awale_book_search_cache_read (const char *path,
                              uint32_t    state,
                              GError    **error)
{
  g_autoptr (GHashTable) answers = awale_book_search_cache_table ();
  g_autoptr (GPtrArray) files = list_files (path);

  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *text = read_file (g_ptr_array_index (files, i), error);

      if (text == NULL)
        return NULL;
      awale_book_search_cache_parse (text, state, answers);
    }
  return g_steal_pointer (&answers);
}

static void
tidy_file (const char *path,
           const char *head)
{
  g_autofree char *text = read_file (path, NULL);
  int file = open (path, O_RDONLY | O_CLOEXEC);

  if (file < 0)
    return;
  if (text != NULL && !g_str_has_prefix (text, head) && flock (file, LOCK_EX | LOCK_NB) == 0)
    g_unlink (path);
  close (file);
}

void
awale_book_search_cache_tidy (const char *path,
                              uint32_t    state)
{
  g_autoptr (GPtrArray) files = list_files (path);
  g_autofree char *head = dup_head (state);

  for (guint i = 0; i < files->len; i++)
    tidy_file (g_ptr_array_index (files, i), head);
}
