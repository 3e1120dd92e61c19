/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"
#include "awale-cli-theme.h"
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

#include "picture/awale-animation.h"

/* The main line, as far as an animation goes. */
static GArray *
list_frames (AwaleGame               *game,
             const char              *name,
             int                      number,
             const AwaleBoardPicture *board)
{
  AwaleNode *root = awale_game_get_root (game), *last = awale_game_get_line_end (game, root);
  GArray *frames = awale_animation_list_frames (board, game, root, last);

  if (awale_node_get_ply (last) >= (int) frames->len)
    /* Translators: a file, the number of a game in it, and positions. */
    awale_cli_message (ngettext ("%s: game %d: only the first %u position is in the animation",
                                 "%s: game %d: only the first %u positions are in the animation",
                                 frames->len), name, number, frames->len);
  return frames;
}

static AwaleExit
write_animation (AwaleGame               *game,
                 const char              *name,
                 int                      number,
                 const AwaleBoardPicture *board,
                 const char              *path)
{
  g_autoptr (GArray) frames = list_frames (game, name, number, board);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = awale_animation_draw (frames, AWALE_ANIMATION_PAUSE, &error);

  if (bytes == NULL)
    {
      awale_cli_message ("%s", error->message);
      return AWALE_EXIT_FAILED;
    }
  return awale_cli_write_file (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes))
           ? AWALE_EXIT_DONE : AWALE_EXIT_FAILED;
}

/* @number counts from 1. */
static AwaleExit
animate (const char              *name,
         int                      number,
         const AwaleBoardPicture *board,
         const char              *path)
{
  g_autoptr (AwaleDocument) document = awale_cli_read_document (name, AWALE_FORMAT_OGN);
  AwaleExit status;

  if (document == NULL)
    return AWALE_EXIT_FAILED;
  if (!awale_cli_has_games (document, name))
    return AWALE_EXIT_NO;
  if ((size_t) number > awale_document_get_n_games (document))
    {
      awale_cli_message (_("%s: there is no game %d"), name, number);
      return AWALE_EXIT_NO;
    }
  status = write_animation (awale_document_get_game (document, (size_t) number - 1), name, number,
                            board, path);
  if (status == AWALE_EXIT_DONE && awale_document_count_errors (document, 0) > 0)
    return AWALE_EXIT_NO;
  return status;
}

AwaleExit
awale_cmd_animate (const AwaleSubcommand   *command,
                   char                  ***arguments)
{
  g_autofree char *size_text = NULL;
  g_autofree char *game_text = NULL;
  g_autofree char *theme = NULL;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, N_("Width in pixels"), "W" },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &theme, N_("Colors: hardwood, light-wood or slate"),
      N_("THEME") },
    { "game", 0, 0, G_OPTION_ARG_STRING, &game_text,
      N_("Number of the game in the file (default: 1)"), "N" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("WebP file to write"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  AwaleBoardPicture board = { .flags = AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS };
  AwaleExit status;
  int size = AWALE_ANIMATION_WIDTH, number = 1;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (g_strv_length (*arguments) != 2)
    return awale_cli_usage_error (command, _("exactly one file is needed"));
  if (path == NULL)
    return awale_cli_usage_error (command, _("a file to write is needed: -o FILE"));
  if (!awale_cli_has_ending (path, ".webp") || !awale_cli_is_another (path, (*arguments)[1]))
    return AWALE_EXIT_USAGE;
  if (size_text != NULL
      && !awale_cli_read_number (size_text, AWALE_ANIMATION_MIN_WIDTH,
                                 AWALE_ANIMATION_MAX_WIDTH, &size))
    return awale_cli_usage_error (command, _("the size is a number from %d to %d"),
                                  AWALE_ANIMATION_MIN_WIDTH, AWALE_ANIMATION_MAX_WIDTH);
  if (game_text != NULL && !awale_cli_read_number (game_text, 1, G_MAXINT, &number))
    return awale_cli_usage_error (command, _("the number of a game is 1 or more"));
  board.palette = awale_cli_find_palette (theme);
  if (board.palette == NULL)
    return AWALE_EXIT_USAGE;
  board.width = size;
  return animate ((*arguments)[1], number, &board, path);
}
