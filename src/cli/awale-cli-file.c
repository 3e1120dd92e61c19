/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"

#include "awale-cli.h"
#include "desk/awale-file.h"

#include <errno.h>
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

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

  return awale_file_load_stream (stream, AWALE_FILE_MOST_BYTES, NULL, length, error);
}

static char *
read_named (const char  *name,
            size_t      *length,
            GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);

  return awale_file_load (file, NULL, length, NULL, error);
}

GBytes *
awale_cli_read_file (const char *name)
{
  g_autoptr (GError) error = NULL;
  size_t length;
  char *contents = is_standard (name) ? read_standard_input (&length, &error)
                                      : read_named (name, &length, &error);

  if (contents == NULL)
    {
      awale_cli_message ("%s: %s", name, error->message);
      return NULL;
    }
  return g_bytes_new_take (contents, length);
}

AwaleDocument *
awale_cli_read_document (const char  *name,
                         AwaleFormat  format)
{
  g_autoptr (GBytes) bytes = awale_cli_read_file (name);
  gsize length;
  const char *data;

  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &length);
  return awale_format_read (format, data, length, name);
}

static bool
write_standard_output (const char *bytes,
                       size_t      n_bytes)
{
  if (fwrite (bytes, 1, n_bytes, stdout) == n_bytes && fflush (stdout) == 0)
    return true;
  awale_cli_message ("-: %s", g_strerror (errno));
  return false;
}

bool
awale_cli_write_bytes (const char  *name,
                       GBytes      *bytes,
                       GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);

  return awale_file_write (file, bytes, NULL, NULL, error);
}

bool
awale_cli_can_write (const char *name)
{
  g_autofree char *folder = g_path_get_dirname (name);

  if (is_standard (name))
    return true;
  if (g_file_test (name, G_FILE_TEST_IS_DIR))
    errno = EISDIR;
  else if (g_access (folder, W_OK | X_OK) == 0)
    return true;
  awale_cli_message ("%s: %s", name, g_strerror (errno));
  return false;
}

bool
awale_cli_write_file (const char *name,
                      const char *bytes,
                      size_t      n_bytes)
{
  g_autoptr (GBytes) contents = NULL;
  g_autoptr (GError) error = NULL;

  if (is_standard (name))
    return write_standard_output (bytes, n_bytes);

  contents = g_bytes_new (bytes, n_bytes);
  if (awale_cli_write_bytes (name, contents, &error))
    return true;
  awale_cli_message ("%s: %s", name, error->message);
  return false;
}

void
awale_cli_tell_document (AwaleDocument *document,
                         const char    *name)
{
  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, i);
      g_autofree char *line = awale_diagnostic_to_line (diagnostic, name);

      awale_cli_message ("%s", line);
    }
}
