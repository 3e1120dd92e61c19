/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"
#include "awale-cli-theme.h"
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

#include "picture/awale-sheet.h"

/* Points. */
#define LETTER_WIDTH  612
#define LETTER_HEIGHT 792

static bool
read_paper (const char        *name,
            AwaleSheetOptions *options)
{
  if (name == NULL || g_ascii_strcasecmp (name, "a4") == 0)
    return true;
  if (g_ascii_strcasecmp (name, "letter") != 0)
    return false;
  options->width = LETTER_WIDTH;
  options->height = LETTER_HEIGHT;
  return true;
}

static AwaleExit
write_sheet (AwaleDocument           *document,
             const AwaleSheetOptions *options,
             const char              *path)
{
  size_t                 n = awale_document_get_n_games (document), n_bytes;
  g_autofree AwaleGame **games = g_new (AwaleGame *, n);
  g_autoptr (AwaleSheet) sheet = NULL;
  g_autoptr (GError)     error = NULL;
  g_autoptr (GBytes)     bytes = NULL;
  const char            *data;

  for (size_t i = 0; i < n; i++)
    games[i] = awale_document_get_game (document, i);
  sheet = awale_sheet_new (games, n, options);
  bytes = awale_sheet_draw_pdf (sheet, &error);
  if (bytes == NULL)
    {
      awale_cli_message ("%s", error->message);
      return AWALE_EXIT_FAILED;
    }
  data = g_bytes_get_data (bytes, &n_bytes);
  if (!awale_cli_write_file (path, data, n_bytes))
    return AWALE_EXIT_FAILED;
  return awale_document_count_errors (document, 0) > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
}

AwaleExit
awale_cmd_sheet (const AwaleSubcommand   *command,
                 char                  ***arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *theme = NULL;
  g_autofree char *paper = NULL;
  gboolean plain = FALSE, bare = FALSE;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("PDF to write"), N_("FILE") },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &theme,
      N_("Boards in color: hardwood, light-wood or slate"), N_("THEME") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper, N_("Paper: a4 or letter"), N_("PAPER") },
    { "no-diagrams", 0, 0, G_OPTION_ARG_NONE, &plain, N_("Leave the boards out"), NULL },
    { "no-graph", 0, 0, G_OPTION_ARG_NONE, &bare, N_("Leave the graph out"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (AwaleDocument) document = NULL;
  AwaleSheetOptions options = awale_sheet_options_default ();
  AwaleExit status;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (g_strv_length (*arguments) != 2)
    return awale_cli_usage_error (command, _("exactly one file is needed"));
  if (path == NULL)
    return awale_cli_usage_error (command, _("a file to write is needed: -o FILE"));
  if (!awale_cli_has_ending (path, ".pdf") || !awale_cli_is_another (path, (*arguments)[1]))
    return AWALE_EXIT_USAGE;
  if (!read_paper (paper, &options))
    return awale_cli_usage_error (command, _("the paper is a4 or letter"));
  options.diagrams = !plain;
  options.graph = !bare;
  options.mono = theme == NULL;
  if (theme != NULL && (options.palette = awale_cli_find_palette (theme)) == NULL)
    return AWALE_EXIT_USAGE;

  document = awale_cli_read_document ((*arguments)[1], AWALE_FORMAT_OGN);
  if (document == NULL)
    return AWALE_EXIT_FAILED;
  if (!awale_cli_has_games (document, (*arguments)[1]))
    return AWALE_EXIT_NO;
  return write_sheet (document, &options, path);
}
