/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"

#include <glib/gi18n-lib.h>

#include "page/awale-page.h"

static GBytes *
draw_cb (AwaleGame  *const  *games,
         size_t              n_games,
         const void         *options,
         GError            **error)
{
  return awale_page_write (games, n_games, options);
}

AwaleExit
awale_cmd_page (const AwaleSubcommand   *command,
                char                  ***arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *theme = NULL;
  g_autofree char *title = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("Web page to write"), N_("FILE") },
    AWALE_CLI_THEME_ENTRY (theme, N_("Colors: hardwood, light-wood or slate")),
    { "title", 0, 0, G_OPTION_ARG_STRING, &title, N_("Title of a page with several games"),
      N_("TITLE") },
    G_OPTION_ENTRY_NULL
  };
  AwalePageOptions options = awale_page_options_default ();
  AwaleExit status;
  char **words = awale_cli_parse_drawing (command, arguments, entries, &path, ".html", &status);

  if (words == NULL)
    return status;
  options.palette = awale_cli_find_palette (theme);
  if (options.palette == NULL)
    return AWALE_EXIT_USAGE;
  if (title == NULL && !g_str_equal (words[0], "-"))
    {
      g_autofree char *name = g_filename_display_basename (words[0]);

      title = awale_page_dup_title (name);
    }
  options.title = title;
  return awale_cli_draw_games (words[0], draw_cb, &options, path);
}
