/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"

#include <glib/gi18n-lib.h>

#include "picture/awale-picture.h"

/* From a stamp to a poster. */
#define MIN_SIZE     64
#define MAX_SIZE     20000
#define DEFAULT_SIZE "800"

AwaleExit
awale_cmd_diagram (const AwaleSubcommand   *command,
                   char                  ***arguments)
{
  g_autofree char *size_text = NULL;
  g_autofree char *theme = NULL;
  g_autofree char *path = NULL;
  gboolean mono = FALSE;
  const GOptionEntry entries[] = {
    { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, N_("Width in pixels, in points for PDF"),
      "W" },
    AWALE_CLI_THEME_ENTRY (theme, N_("Colors: hardwood, light-wood or slate")),
    { "mono", 0, 0, G_OPTION_ARG_NONE, &mono, N_("Draw in black and white, for printing"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("Picture to write: .svg, .png or .pdf"),
      N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  AwaleBoardPicture board = {
    .flags = AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS,
    .look = awale_board_look_plain (),
  };
  AwalePictureFormat format;
  AwaleExit status;
  char **words = awale_cli_parse_drawing (command, arguments, entries, &path, NULL, &status);
  int size;

  if (words == NULL)
    return status;
  if (!awale_picture_get_format (path, &format, &error))
    return awale_cli_usage_error (command, "%s", error->message);
  if (!awale_cli_read_number (size_text != NULL ? size_text : DEFAULT_SIZE, MIN_SIZE, MAX_SIZE,
                              &size))
    return awale_cli_usage_error (command, _("the size is a number from %d to %d"), MIN_SIZE,
                                  MAX_SIZE);
  board.palette = awale_cli_find_palette (theme);
  if (board.palette == NULL || !awale_cli_read_position (words[0], &board.position))
    return AWALE_EXIT_USAGE;

  board.mono = mono;
  board.width = size;
  bytes = awale_picture_draw_board (&board, format, &error);
  return awale_cli_write_drawing (path, bytes, error);
}
