/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"

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

static GBytes *
draw_cb (AwaleGame  *const  *games,
         size_t              n_games,
         const void         *options,
         GError            **error)
{
  g_autoptr (AwaleSheet) sheet = awale_sheet_new (games, n_games, options);

  return awale_sheet_draw_pdf (sheet, error);
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
    AWALE_CLI_THEME_ENTRY (theme, N_("Boards in color: hardwood, light-wood or slate")),
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper, N_("Paper: a4 or letter"), N_("PAPER") },
    { "no-diagrams", 0, 0, G_OPTION_ARG_NONE, &plain, N_("Leave the boards out"), NULL },
    { "no-graph", 0, 0, G_OPTION_ARG_NONE, &bare, N_("Leave the graph out"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwaleSheetOptions options = awale_sheet_options_default ();
  AwaleExit status;
  char **words = awale_cli_parse_drawing (command, arguments, entries, &path, ".pdf", &status);

  if (words == NULL)
    return status;
  if (!read_paper (paper, &options))
    return awale_cli_usage_error (command, _("the paper is a4 or letter"));
  options.diagrams = !plain;
  options.graph = !bare;
  options.mono = theme == NULL;
  if (theme != NULL && (options.palette = awale_cli_find_palette (theme)) == NULL)
    return AWALE_EXIT_USAGE;
  return awale_cli_draw_games (words[0], draw_cb, &options, path);
}
