/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"
#include "awale-cli-theme.h"
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

#include "page/awale-page.h"

static AwaleExit
write_page (AwaleDocument          *document,
            const AwalePageOptions *options,
            const char             *path)
{
  size_t                 n = awale_document_get_n_games (document), n_bytes;
  g_autofree AwaleGame **games = g_new (AwaleGame *, n);
  g_autoptr (GBytes)     bytes = NULL;
  const char            *data;

  for (size_t i = 0; i < n; i++)
    games[i] = awale_document_get_game (document, i);
  bytes = awale_page_write (games, n, options);
  data = g_bytes_get_data (bytes, &n_bytes);
  if (!awale_cli_write_file (path, data, n_bytes))
    return AWALE_EXIT_FAILED;
  return awale_document_count_errors (document, 0) > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
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
    { "theme", 0, 0, G_OPTION_ARG_STRING, &theme, N_("Colors: hardwood, light-wood or slate"),
      N_("THEME") },
    { "title", 0, 0, G_OPTION_ARG_STRING, &title, N_("Title of a page with several games"),
      N_("TITLE") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (AwaleDocument) document = NULL;
  AwalePageOptions options = awale_page_options_default ();
  AwaleExit status;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (g_strv_length (*arguments) != 2)
    return awale_cli_usage_error (command, _("exactly one file is needed"));
  if (path == NULL)
    return awale_cli_usage_error (command, _("a file to write is needed: -o FILE"));
  if (!awale_cli_has_ending (path, ".html") || !awale_cli_is_another (path, (*arguments)[1]))
    return AWALE_EXIT_USAGE;
  options.palette = awale_cli_find_palette (theme);
  if (options.palette == NULL)
    return AWALE_EXIT_USAGE;

  document = awale_cli_read_document ((*arguments)[1], AWALE_FORMAT_OGN);
  if (document == NULL)
    return AWALE_EXIT_FAILED;
  if (!awale_cli_has_games (document, (*arguments)[1]))
    return AWALE_EXIT_NO;
  if (title == NULL && !g_str_equal ((*arguments)[1], "-"))
    {
      g_autofree char *name = g_filename_display_basename ((*arguments)[1]);

      title = awale_page_dup_title (name);
    }
  options.title = title;
  return write_page (document, &options, path);
}
