/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"

#include <glib/gi18n-lib.h>

#include "picture/awale-animation.h"

typedef struct
{
  const char        *name;    /* Name of the file. */
  int                number;  /* From 1 on. */
  AwaleBoardPicture  board;
} Animation;

static GBytes *
draw_cb (AwaleGame  *const  *games,
         size_t              n_games,
         const void         *options,
         GError            **error)
{
  const Animation *self = options;
  AwaleGame *game;
  AwaleNode *root, *last;
  g_autoptr (GArray) frames = NULL;

  if ((size_t) self->number > n_games)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("%s: there is no game %d"),
                   self->name, self->number);
      return NULL;
    }
  game = games[self->number - 1];
  root = awale_game_get_root (game);
  last = awale_game_get_line_end (game, root);
  frames = awale_animation_list_frames (&self->board, game, root, last);
  if (awale_node_get_ply (last) >= (int) frames->len)
    /* Translators: a file, the number of a game in it, and positions. */
    awale_cli_message (ngettext ("%s: game %d: only the first %u position is in the animation",
                                 "%s: game %d: only the first %u positions are in the animation",
                                 frames->len), self->name, self->number, frames->len);
  return awale_animation_draw (frames, AWALE_ANIMATION_PAUSE, error);
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
    AWALE_CLI_THEME_ENTRY (theme, N_("Colors: hardwood, light-wood or slate")),
    { "game", 0, 0, G_OPTION_ARG_STRING, &game_text,
      N_("Number of the game in the file (default: 1)"), "N" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("WebP file to write"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  Animation animation = {
    .number = 1, .board.flags = AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS,
  };
  AwaleExit status;
  char **words = awale_cli_parse_drawing (command, arguments, entries, &path, ".webp", &status);
  int size = AWALE_ANIMATION_WIDTH;

  if (words == NULL)
    return status;
  if (size_text != NULL
      && !awale_cli_read_number (size_text, AWALE_ANIMATION_MIN_WIDTH,
                                 AWALE_ANIMATION_MAX_WIDTH, &size))
    return awale_cli_usage_error (command, _("the size is a number from %d to %d"),
                                  AWALE_ANIMATION_MIN_WIDTH, AWALE_ANIMATION_MAX_WIDTH);
  if (game_text != NULL && !awale_cli_read_number (game_text, 1, G_MAXINT, &animation.number))
    return awale_cli_usage_error (command, _("the number of a game is 1 or more"));
  animation.board.palette = awale_cli_find_palette (theme);
  if (animation.board.palette == NULL)
    return AWALE_EXIT_USAGE;
  animation.board.width = size;
  animation.name = words[0];
  return awale_cli_draw_games (words[0], draw_cb, &animation, path);
}
