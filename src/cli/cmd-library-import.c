/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include "awale-cli-file.h"

#include "library/awale-library-import.h"
#include "library/awale-unreadable-games.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#define STANDARD_INPUT "/dev/stdin"

#define PROGRESS_EVERY (G_USEC_PER_SEC / 5)

typedef struct
{
  AwaleCliProgress   progress;
  char             **words;  /* Files and folders, as the user wrote them. */
} Work;

static void
progress_cb (const AwaleImportProgress *progress,
             void                      *user_data)
{
  Work *work = user_data;
  unsigned n_games = progress->count.n_games;
  double per_second = progress->seconds > 0 ? n_games / progress->seconds : 0;

  if (progress->seconds_left < 0)
    awale_cli_progress_show (&work->progress,
                             ngettext ("%u game, %.0f per second", "%u games, %.0f per second",
                                       n_games), n_games, per_second);
  else
    awale_cli_progress_show (&work->progress,
                             ngettext ("%u game, %.0f per second, %.0f s left",
                                       "%u games, %.0f per second, %.0f s left", n_games),
                             n_games, per_second, progress->seconds_left);
}

/* The path by which the library knows @word, a name that the user wrote. (transfer full) */
static char *
dup_path (const char *word)
{
  g_autofree char *path = strcmp (word, "-") == 0 ? g_strdup (STANDARD_INPUT)
                                                  : g_canonicalize_filename (word, NULL);

  return g_filename_display_name (path);
}

/* @path in the user's spelling, if the user named the file or a folder that contains it. (transfer
 * full) */
static char *
dup_as_written (const Work *work,
                const char *path)
{
  for (char **word = work->words; *word != NULL; word++)
    {
      g_autofree char *start = dup_path (*word);
      size_t length = strlen (start);

      if (strncmp (path, start, length) != 0)
        continue;
      if (path[length] == '\0')
        return g_strdup (*word);
      if (path[length] == '/')
        return g_build_filename (*word, path + length, NULL);
    }
  return g_strdup (path);
}

static void
bad_cb (const AwaleLibrarySource *source,
        const char               *reason,
        const char               *sentence,
        void                     *user_data)
{
  g_autofree char *name = dup_as_written (user_data, source->path);
  Work *work = user_data;

  awale_cli_progress_clear (&work->progress);
  awale_cli_message (source->line > 0 ? "%s:%s" : "%s: %s", name, reason);
}

static void
differs_cb (const AwaleLibrarySource *source,
            gint64                    id,
            void                     *user_data)
{
  g_autofree char *name = dup_as_written (user_data, source->path);
  Work *work = user_data;

  awale_cli_progress_clear (&work->progress);
  /* Translators: the first %s is the name of a file. */
  awale_cli_message (_("%s:%u:%u: same moves and players as game %" PRIi64 " in the library, but "
                       "not the same text; not added"), name, source->line, 1u, id);
}

static void
print_import (const AwaleImportCount *count,
              bool                    json)
{
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, "files games added duplicates bad");
  awale_table_writer_add (&table, "%u %u %u %u %u", count->n_files, count->n_games, count->n_added,
                          count->n_duplicates, count->n_bad);
}

AwaleExit
awale_cli_library_import (void  *request,
                          char **words)
{
  AwaleCliLibrary *self = request;
  Work work = { .progress = awale_cli_progress_new (), .words = words };
  AwaleImportJob job = { .collection = self->filter.collection, .progress = progress_cb,
                         .interval = PROGRESS_EVERY, .bad = bad_cb, .differs = differs_cb,
                         .user_data = &work };
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  AwaleImportCount count;
  bool done;

  if (g_strv_contains ((const char *const *) words, ""))
    return awale_cli_usage_error (self->command, _("a file or folder is needed"));
  if (!awale_cli_library_open (self, AWALE_LIBRARY_WRITE))
    return AWALE_EXIT_FAILED;
  for (char **word = words; *word != NULL; word++)
    g_ptr_array_add (files, strcmp (*word, "-") == 0 ? g_file_new_for_path (STANDARD_INPUT)
                                                     : awale_cli_file_new (*word));

  done = awale_library_import (self->library, (GFile *const *) files->pdata, files->len, &job,
                               &count, &error);
  awale_cli_progress_clear (&work.progress);
  if (count.n_passed > 0)
    awale_cli_message (ngettext ("%u file that holds no games was passed over",
                                 "%u files that hold no games were passed over",
                                 count.n_passed), count.n_passed);
  if (!done)
    awale_cli_fail (error);
  print_import (&count, self->json);
  return !done || count.n_unread > 0 ? AWALE_EXIT_FAILED
         : count.n_bad > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
}

static bool
row_cb (const AwaleUnreadableGame *bad,
        void                      *user_data)
{
  AwaleTableWriter *table = user_data;

  awale_table_writer_add (table, "%" PRIi64 " %s %u %u %s %s", bad->id, bad->source.path,
                          bad->source.number, bad->source.line, bad->is_gone ? "gone" : "there",
                          bad->reason);
  return true;
}

static bool
text_cb (const AwaleUnreadableGame *bad,
         void                      *user_data)
{
  GString *texts = user_data;

  if (texts->len > 0)
    g_string_append_c (texts, '\n');
  g_string_append (texts, bad->text);
  if (!g_str_has_suffix (bad->text, "\n"))
    g_string_append_c (texts, '\n');
  return true;
}

static bool
list_bad (AwaleLibrary  *library,
          bool           json,
          GError       **error)
{
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, "id file game line state reason");
  return awale_library_list_unreadable (library, row_cb, &table, error);
}

/* Lists the games that could not be read, or writes them to a file so that they can be repaired. */
AwaleExit
awale_cli_library_bad (void  *request,
                       char **words)
{
  AwaleCliLibrary *self = request;
  const char *name = words[0];
  g_autoptr (GString) texts = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (!awale_cli_library_open (self, AWALE_LIBRARY_READ))
    return AWALE_EXIT_FAILED;
  if (!(name == NULL ? list_bad (self->library, self->json, &error)
                     : awale_library_list_unreadable (self->library, text_cb, texts, &error)))
    return awale_cli_fail (error);
  if (name != NULL && texts->len == 0 && strcmp (name, "-") != 0)
    {
      awale_cli_message (_("%s: not written, because there are no unreadable games"), name);
      return AWALE_EXIT_NO;
    }
  return name == NULL || awale_cli_write_text (name, texts->str) ? AWALE_EXIT_DONE
                                                                 : AWALE_EXIT_FAILED;
}

/* Reads the word `gone`, or the numbers of games that could not be read. */
static bool
read_numbers (char   **words,
              GArray  *ids)
{
  bool is_gone = words[0] != NULL && strcmp (words[0], "gone") == 0;

  for (char **word = words; *word != NULL && !is_gone; word++)
    {
      gint64 id;

      if (!g_ascii_string_to_signed (*word, 10, 1, G_MAXINT64, &id, NULL))
        return false;
      g_array_append_val (ids, id);
    }
  return words[0] != NULL && (!is_gone || words[1] == NULL);
}

/* Removes all of @ids or none of them; without ids, all unreadable games that are gone from their
 * files. */
static bool
remove_bad (AwaleLibrary  *library,
            const GArray  *ids,
            gint64        *n_removed,
            GError       **error)
{
  bool done = true;

  if (ids->len == 0)
    return awale_library_remove_gone_unreadable (library, n_removed, error);
  if (!awale_library_begin (library, error))
    return false;
  for (unsigned i = 0; done && i < ids->len; i++)
    done = awale_library_remove_unreadable (library, g_array_index (ids, gint64, i), error);
  *n_removed = ids->len;
  return awale_library_end (library, done, error);
}

AwaleExit
awale_cli_library_forget (void  *request,
                          char **words)
{
  AwaleCliLibrary *self = request;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  gint64 n_removed;

  if (!read_numbers (words, ids))
    return awale_cli_usage_error (self->command,
                                  _("the numbers of unreadable games, or “gone”, are needed"));
  if (!awale_cli_library_open_present (self))
    return AWALE_EXIT_FAILED;
  if (!remove_bad (self->library, ids, &n_removed, &error))
    return awale_cli_fail (error);
  awale_cli_print_record (self->json, "removed", "%" PRIi64, n_removed);
  return AWALE_EXIT_DONE;
}

AwaleExit
awale_cli_library_check (void  *request,
                         char **words)
{
  AwaleCliLibrary *self = request;
  g_autoptr (GError) error = NULL;

  if (!awale_cli_library_open (self, AWALE_LIBRARY_READ))
    return AWALE_EXIT_FAILED;
  if (!awale_library_check (self->library, &error))
    {
      awale_cli_fail (error);
      return g_error_matches (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_DAMAGED)
               ? AWALE_EXIT_NO : AWALE_EXIT_FAILED;
    }
  awale_cli_print_record (self->json, "state", "%s", "ok");
  return AWALE_EXIT_DONE;
}
