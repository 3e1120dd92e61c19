/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"
#include "awale-cli-theme.h"
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

#include "picture/awale-picture.h"

/* From a stamp to a poster. */
#define MIN_SIZE     64
#define MAX_SIZE     20000
#define DEFAULT_SIZE "800"

static AwaleExit
write_diagram (const AwaleBoardPicture *board,
               AwalePictureFormat       format,
               const char              *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = awale_picture_draw_board (board, format, &error);

  if (bytes == NULL)
    {
      awale_cli_message ("%s", error->message);
      return AWALE_EXIT_FAILED;
    }
  return awale_cli_write_file (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes))
           ? AWALE_EXIT_DONE : AWALE_EXIT_FAILED;
}

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
    { "theme", 0, 0, G_OPTION_ARG_STRING, &theme, N_("Colors: hardwood, light-wood or slate"),
      N_("THEME") },
    { "mono", 0, 0, G_OPTION_ARG_NONE, &mono, N_("Draw in black and white, for printing"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("Picture to write: .svg, .png or .pdf"),
      N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GError) error = NULL;
  AwaleBoardPicture board = {
    .flags = AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS,
    .look = awale_board_look_plain (),
  };
  AwalePictureFormat format;
  AwaleExit status;
  int size;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (g_strv_length (*arguments) != 2)
    return awale_cli_usage_error (command, _("a position is needed"));
  if (path == NULL)
    return awale_cli_usage_error (command, _("a file to write is needed: -o FILE"));
  if (!awale_picture_get_format (path, &format, &error))
    return awale_cli_usage_error (command, "%s", error->message);
  if (!awale_cli_read_number (size_text != NULL ? size_text : DEFAULT_SIZE, MIN_SIZE, MAX_SIZE,
                              &size))
    return awale_cli_usage_error (command, _("the size is a number from %d to %d"), MIN_SIZE,
                                  MAX_SIZE);
  board.palette = awale_cli_find_palette (theme);
  if (board.palette == NULL || !awale_cli_read_position ((*arguments)[1], &board.position))
    return AWALE_EXIT_USAGE;

  board.mono = mono;
  board.width = size;
  return write_diagram (&board, format, path);
}
