/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"

#include "document/awale-file-contents.h"
#include "game/awale-titles.h"

#include <errno.h>
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

GFile *
awale_cli_file_new (const char *name)
{
  return strstr (name, "://") != NULL ? g_file_new_for_uri (name) : g_file_new_for_path (name);
}

static bool
is_standard (const char *name)
{
  return strcmp (name, "-") == 0;
}

static char *
read_standard_input (size_t  *length,
                     GError **error)
{
  g_autoptr (GInputStream) stream = g_unix_input_stream_new (STDIN_FILENO, FALSE);

  return awale_file_load_stream (stream, AWALE_FILE_MAX_BYTES, NULL, length, error);
}

static char *
read_named (const char  *name,
            size_t      *length,
            GError     **error)
{
  g_autoptr (GFile) file = awale_cli_file_new (name);

  return awale_file_load (file, NULL, length, NULL, error);
}

AwaleDocument *
awale_cli_read_document (const char          *name,
                         AwaleFormat          format,
                         const AwaleNotation *preferred)
{
  g_autoptr (GError) error = NULL;
  size_t length;
  g_autofree char *text = is_standard (name) ? read_standard_input (&length, &error)
                                             : read_named (name, &length, &error);

  if (text != NULL)
    return preferred != NULL
             ? awale_notation_read (&(AwaleReadOptions) { .notation = preferred }, text, length,
                                    name)
             : awale_format_read (format, text, length, name);
  awale_cli_message ("%s: %s", name, error->message);
  return NULL;
}

static bool
write_standard_output (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if ((length == 0 || fwrite (data, 1, length, stdout) == length) && fflush (stdout) == 0)
    return true;
  awale_cli_message ("-: %s", g_strerror (errno));
  return false;
}

/* Reads the status of a local file; false if there is none. */
static bool
look_up (const char *name,
         GStatBuf   *status)
{
  g_autoptr (GFile) file = awale_cli_file_new (name);
  const char *path = g_file_peek_path (file);

  return !is_standard (name) && path != NULL && g_stat (path, status) == 0;
}

bool
awale_cli_is_file (const char *name)
{
  GStatBuf status;

  return look_up (name, &status) && S_ISREG (status.st_mode);
}

/* True if the file is a library or another database, which is never overwritten. */
static bool
is_library (const char *name)
{
  static const char magic[] = "SQLite format 3";
  char head[sizeof magic] = "";
  g_autoptr (GFile) file = awale_cli_file_new (name);
  g_autoptr (GFileInputStream) stream = NULL;

  if (!awale_cli_is_file (name))
    return false;
  stream = g_file_read (file, NULL, NULL);
  return stream != NULL
         && g_input_stream_read_all (G_INPUT_STREAM (stream), head, sizeof head, NULL, NULL, NULL)
         && memcmp (head, magic, sizeof magic) == 0;
}

bool
awale_cli_write_quietly (const char  *name,
                         GBytes      *bytes,
                         GError     **error)
{
  g_autoptr (GFile) file = awale_cli_file_new (name);

  if (is_library (name))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                           _("not written, because this file is a library"));
      return false;
    }
  return awale_file_write (file, bytes, NULL, NULL, error);
}

static bool
write_bytes (const char *name,
             GBytes     *bytes)
{
  g_autoptr (GError) error = NULL;

  if (is_standard (name))
    return write_standard_output (bytes);
  if (awale_cli_write_quietly (name, bytes, &error))
    return true;
  awale_cli_message ("%s: %s", name, error->message);
  return false;
}

bool
awale_cli_write_text (const char *name,
                      const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return write_bytes (name, bytes);
}

bool
awale_cli_can_write (const char *name)
{
  g_autoptr (GFile) file = awale_cli_file_new (name);
  const char *path = g_file_peek_path (file);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  if (is_standard (name) || path == NULL)
    return true;
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    errno = EISDIR;
  else if (g_access (folder, W_OK | X_OK) == 0)
    return true;
  awale_cli_message ("%s: %s", name, g_strerror (errno));
  return false;
}

bool
awale_cli_is_same_file (const char *one,
                        const char *other)
{
  GStatBuf first, second;

  return look_up (one, &first) && look_up (other, &second)
         && first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

bool
awale_cli_is_another (const char *out,
                      const char *in)
{
  if (!awale_cli_is_same_file (out, in))
    return true;
  awale_cli_message (_("%s: the file to write is the same as the file to read"), out);
  return false;
}

bool
awale_cli_may_hold_exercises (const char *name)
{
  g_autoptr (GFile) file = awale_cli_file_new (name);
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *text = NULL;
  size_t length;

  if (is_standard (name))
    return true;
  text = awale_file_load (file, NULL, &length, NULL, NULL);
  if (text == NULL)
    return true;
  document = awale_ogn_read (text, length, NULL);
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);

      if (awale_node_get_first_child (awale_game_get_root (game)) == NULL
          || awale_title_is_exercise (game))
        continue;
      awale_cli_message (_("%s: not replaced, because it holds games that are no exercises"), name);
      return false;
    }
  return true;
}

bool
awale_cli_read_format (const AwaleSubcommand *command,
                       const char            *text,
                       AwaleFormat           *format)
{
  if (text == NULL || awale_format_parse (text, format))
    return true;
  awale_cli_usage_error (command, _("“%s” is not a format: write %s, %s or %s"), text,
                         awale_format_get_id (AWALE_FORMAT_OGN),
                         awale_format_get_id (AWALE_FORMAT_LETTERS),
                         awale_format_get_id (AWALE_FORMAT_PLAYSTRATEGY));
  return false;
}

AwaleDocument *
awale_cli_read_games (const char *name,
                      AwaleExit  *status)
{
  AwaleDocument *document = awale_cli_read_document (name, AWALE_FORMAT_OGN, NULL);

  *status = AWALE_EXIT_FAILED;
  if (document == NULL)
    return NULL;
  awale_cli_print_diagnostics (document, name);
  *status = awale_document_get_n_games (document) == 0
                || awale_document_count_errors (document, 0) > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
  return document;
}

void
awale_cli_print_diagnostics (AwaleDocument *document,
                             const char    *name)
{
  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, i);
      g_autofree char *line = awale_diagnostic_to_line (diagnostic, name);

      awale_cli_message ("%s", line);
    }
}

AwaleExit
awale_cli_write_drawing (const char *path,
                         GBytes     *bytes,
                         GError     *error)
{
  if (bytes != NULL)
    return write_bytes (path, bytes) ? AWALE_EXIT_DONE : AWALE_EXIT_FAILED;
  awale_cli_message ("%s", error->message);
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ? AWALE_EXIT_NO
                                                                   : AWALE_EXIT_FAILED;
}
