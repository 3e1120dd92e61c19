/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-export.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  AwaleLibrary      *library;
  AwaleExportFormat  format;
  AwaleExportFunc    func;
  void              *user_data;
  gint64            *n_games;
  GError            *error;
} Export;

/* Appends a comma and a CSV value, which is quoted if it contains separators or quotes. A text that
 * looks like a formula gets an apostrophe, because a spreadsheet would run it. */
static void
append_value (GString    *line,
              const char *value)
{
  g_autofree char *quoted = NULL;

  g_string_append_c (line, ',');
  if (value == NULL)
    return;
  if (*value != '\0' && strchr ("=+-@\t\r", *value) != NULL)
    value = quoted = g_strconcat ("'", value, NULL);
  if (strpbrk (value, ",\"\r\n") == NULL)
    {
      g_string_append (line, value);
      return;
    }
  g_string_append_c (line, '"');
  for (; *value != '\0'; value++)
    {
      if (*value == '"')
        g_string_append_c (line, '"');
      g_string_append_c (line, *value);
    }
  g_string_append_c (line, '"');
}

static bool
write_csv (Export                *export,
           const AwaleLibraryRow *row)
{
  g_autoptr (GString) line = g_string_new (NULL);
  const char *const values[] = { row->south, row->north, row->event, row->site, row->date,
                                 row->round, row->ruleset, row->result };
  char loss[G_ASCII_DTOSTR_BUF_SIZE] = "";

  g_string_append_printf (line, "%" G_GINT64_FORMAT, row->id);
  for (size_t i = 0; i < G_N_ELEMENTS (values); i++)
    append_value (line, values[i]);
  if (row->loss >= 0)
    g_ascii_formatd (loss, sizeof loss, "%.2f", row->loss);
  g_string_append_printf (line, ",%d,%s\n", row->plies, loss);
  return export->func (line->str, line->len, export->user_data, &export->error);
}

static bool
write_ogn (Export                *export,
           const AwaleLibraryRow *row)
{
  g_autofree char *text = awale_library_dup_text (export->library, row->id, &export->error);

  return text != NULL
         && (*export->n_games == 0 || export->func ("\n", 1, export->user_data, &export->error))
         && export->func (text, strlen (text), export->user_data, &export->error);
}

static bool
row_cb (const AwaleLibraryRow *row,
        void                  *user_data)
{
  Export *export = user_data;

  if (!(export->format == AWALE_EXPORT_CSV ? write_csv : write_ogn) (export, row))
    return false;
  ++*export->n_games;
  return true;
}

AwaleExportFormat
awale_export_format_from_name (const char *name)
{
  const char *end;

  g_return_val_if_fail (name != NULL, AWALE_EXPORT_OGN);

  end = strrchr (name, '.');
  return end != NULL && g_ascii_strcasecmp (end, ".csv") == 0 ? AWALE_EXPORT_CSV : AWALE_EXPORT_OGN;
}

bool
awale_library_export (AwaleLibrary              *self,
                      const AwaleLibraryFilter  *filter,
                      AwaleExportFormat          format,
                      AwaleExportFunc            func,
                      void                      *user_data,
                      gint64                    *n_games,
                      GError                   **error)
{
  static const char head[] = "id,south,north,event,site,date,round,ruleset,result,plies,given\n";
  Export export = { self, format, func, user_data, n_games, NULL };

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (filter != NULL && func != NULL && n_games != NULL, false);

  *n_games = 0;
  if (format == AWALE_EXPORT_CSV && !func (head, strlen (head), user_data, error))
    return false;
  if (!awale_library_list (self, filter, row_cb, &export, error))
    return false;
  if (export.error == NULL)
    return true;
  g_propagate_error (error, export.error);
  return false;
}

/* --- Export to an unnamed file --------------------------------------------------------------- */

typedef struct
{
  FILE            *file;
  AwaleExportFunc  watch;
  void            *user_data;
} Output;

static bool
set_failed (GError **error)
{
  int number = errno;

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
               _("The games could not be prepared for export: %s"), g_strerror (number));
  return false;
}

static FILE *
open_unnamed (const char  *folder,
              GError     **error)
{
  g_autofree char *name = g_build_filename (folder, "games-XXXXXX", NULL);
  int fd = g_mkdir_with_parents (folder, 0700) == 0 ? g_mkstemp (name) : -1;
  FILE *file = NULL;

  if (fd >= 0)
    {
      g_unlink (name);
      file = fdopen (fd, "w+");
    }
  if (file != NULL)
    return file;
  set_failed (error);
  if (fd >= 0)
    close (fd);
  return NULL;
}

static bool
append_cb (const char  *text,
           size_t       n_bytes,
           void        *user_data,
           GError     **error)
{
  const Output *output = user_data;

  if (output->watch != NULL && !output->watch (text, n_bytes, output->user_data, error))
    return false;
  return fwrite (text, 1, n_bytes, output->file) == n_bytes || set_failed (error);
}

static GBytes *
map (FILE    *file,
     GError **error)
{
  g_autoptr (GMappedFile) mapped = NULL;

  if (fflush (file) != 0)
    {
      set_failed (error);
      return NULL;
    }
  mapped = g_mapped_file_new_from_fd (fileno (file), FALSE, error);
  return mapped != NULL ? g_mapped_file_get_bytes (mapped) : NULL;
}

GBytes *
awale_library_export_bytes (AwaleLibrary              *self,
                            const AwaleLibraryFilter  *filter,
                            AwaleExportFormat          format,
                            const char                *folder,
                            AwaleExportFunc            watch,
                            void                      *user_data,
                            gint64                    *n_games,
                            GError                   **error)
{
  Output output = { .watch = watch, .user_data = user_data };
  GBytes *bytes = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  output.file = open_unnamed (folder, error);
  if (output.file == NULL)
    return NULL;
  if (awale_library_export (self, filter, format, append_cb, &output, n_games, error))
    bytes = map (output.file, error);
  fclose (output.file);
  return bytes;
}
