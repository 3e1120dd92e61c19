/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"

#include "page/awale-page.h"
#include "picture/awale-animation.h"
#include "picture/awale-picture.h"
#include "picture/awale-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Option entry for a theme that find_palette() reads. */
#define THEME_ENTRY(theme, description) \
  { "theme", 0, 0, G_OPTION_ARG_STRING, &(theme), description, N_("THEME") }

/* Finds the palette of @theme, or of the first theme if it is NULL; NULL after printing an
 * error. */
static const AwaleBoardPalette *
find_palette (const char *theme)
{
  const char *const *themes = awale_board_palette_get_themes ();
  const AwaleBoardPalette *palette =
      awale_board_palette_get (theme != NULL ? theme : themes[0], false);
  g_autofree char *names = NULL;

  if (palette != NULL)
    return palette;
  names = g_strjoinv (", ", (char **) themes);
  awale_cli_message (_("there is no theme “%s”, only %s"), theme, names);
  return NULL;
}

/* Reads a width from @text unless it is NULL; false after a usage error. */
static bool
read_size (const AwaleSubcommand *command,
           const char            *text,
           int                    least,
           int                    most,
           double                *width)
{
  int number;

  if (text == NULL)
    return true;
  if (awale_cli_read_number (text, least, most, &number))
    {
      *width = number;
      return true;
    }
  awale_cli_usage_error (command, _("the size is a number from %d to %d"), least, most);
  return false;
}

static bool
has_ending (const char *name,
            const char *ending)
{
  g_autofree char *base = g_path_get_basename (name);
  const char *dot = strrchr (base, '.');

  if (dot == NULL || g_ascii_strcasecmp (dot, ending) == 0)
    return true;
  /* Translators: a file name, and the extension that it must have: “.pdf”. */
  awale_cli_message (_("%s: the name of the file to write has to end in %s"), name, ending);
  return false;
}

/* Parses the options of a subcommand that writes to @path, a required option. If that file has an
 * extension, it must be @ending (nullable: any). See awale_cli_parse_options(). */
static char **
parse_options (const AwaleSubcommand   *command,
               char                  ***arguments,
               const GOptionEntry      *entries,
               char                   **path,
               const char              *ending,
               AwaleExit               *status)
{
  char **words = awale_cli_parse_options (command, arguments, entries, status);

  if (words == NULL)
    return NULL;
  *status = AWALE_EXIT_USAGE;
  if (*path == NULL)
    awale_cli_usage_error (command, _("a file to write is needed: -o FILE"));
  else if (ending == NULL || (has_ending (*path, ending) && awale_cli_is_another (*path, words[0])))
    return words;
  return NULL;
}

static bool
has_content (AwaleGame *game)
{
  AwaleNode *root = awale_game_get_root (game);

  return awale_game_get_n_tags (game) > 0 || awale_node_get_first_child (root) != NULL
         || !awale_position_equal (awale_game_get_start (game), awale_position_start ());
}

/* True if @document has games to draw; false after printing an error. */
static bool
has_games (AwaleDocument *document,
           const char    *name,
           AwaleExit      status)
{
  if (status == AWALE_EXIT_DONE)
    return true;
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    if (has_content (awale_document_get_game (document, i)))
      return true;
  awale_cli_message (_("%s: no game could be read, so nothing was written"), name);
  return false;
}

/* Makes a file of games (transfer full); G_IO_ERROR_NOT_FOUND if a requested game does not
 * exist. */
typedef GBytes *DrawFunc (AwaleGame  *const  *games,
                          size_t              n_games,
                          const void         *options,
                          GError            **error);

/* Draws the games in the file called @name with @draw, and writes the result to @path. */
static AwaleExit
draw_games (const char *name,
            DrawFunc    draw,
            const void *options,
            const char *path)
{
  AwaleExit status, written;
  g_autoptr (AwaleDocument) document = awale_cli_read_games (name, &status);
  size_t n = document != NULL ? awale_document_get_n_games (document) : 0;
  g_autofree AwaleGame **games = g_new (AwaleGame *, n);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (document == NULL || !has_games (document, name, status))
    return status;
  for (size_t i = 0; i < n; i++)
    games[i] = awale_document_get_game (document, i);
  bytes = draw (games, n, options, &error);
  written = awale_cli_write_drawing (path, bytes, error);
  return MAX (status, written);
}

/* --- diagram ---------------------------------------------------------------------------------- */

/* Limits and default of a width in pixels. */
enum
{
  MIN_DIAGRAM = 64,
  MAX_DIAGRAM = 20000,
  DIAGRAM_WIDTH = 800,
};

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
    THEME_ENTRY (theme, N_("Colors: hardwood, light-wood or slate")),
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
    .width = DIAGRAM_WIDTH,
  };
  AwalePictureFormat format;
  AwaleExit status;
  char **words = parse_options (command, arguments, entries, &path, NULL, &status);

  if (words == NULL)
    return status;
  if (!awale_picture_get_format (path, &format, &error))
    return awale_cli_usage_error (command, "%s", error->message);
  if (!read_size (command, size_text, MIN_DIAGRAM, MAX_DIAGRAM, &board.width))
    return AWALE_EXIT_USAGE;
  board.palette = find_palette (theme);
  if (board.palette == NULL || !awale_cli_read_position (words[0], &board.position))
    return AWALE_EXIT_USAGE;

  board.mono = mono;
  bytes = awale_picture_draw_board (&board, format, &error);
  return awale_cli_write_drawing (path, bytes, error);
}

/* --- animate ---------------------------------------------------------------------------------- */

typedef struct
{
  const char        *name;    /* Name of the file of games. */
  int                number;  /* Number of the game, from 1. */
  AwaleBoardPicture  board;
} Animation;

static GBytes *
draw_animation (AwaleGame  *const  *games,
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
    /* Translators: a file name, the number of a game in the file, and a number of positions. */
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
    THEME_ENTRY (theme, N_("Colors: hardwood, light-wood or slate")),
    { "game", 0, 0, G_OPTION_ARG_STRING, &game_text,
      N_("Number of the game in the file (default: 1)"), "N" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("WebP file to write"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  Animation animation = {
    .number = 1, .board.width = AWALE_ANIMATION_WIDTH,
    .board.flags = AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS,
  };
  AwaleExit status;
  char **words = parse_options (command, arguments, entries, &path, ".webp", &status);

  if (words == NULL)
    return status;
  if (!read_size (command, size_text, AWALE_ANIMATION_MIN_WIDTH, AWALE_ANIMATION_MAX_WIDTH,
                  &animation.board.width))
    return AWALE_EXIT_USAGE;
  if (game_text != NULL && !awale_cli_read_number (game_text, 1, G_MAXINT, &animation.number))
    return awale_cli_usage_error (command, _("the number of a game is 1 or more"));
  animation.board.palette = find_palette (theme);
  if (animation.board.palette == NULL)
    return AWALE_EXIT_USAGE;
  animation.name = words[0];
  return draw_games (words[0], draw_animation, &animation, path);
}

/* --- sheet ------------------------------------------------------------------------------------ */

/* Size of a letter page, in points. */
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
draw_sheet (AwaleGame  *const  *games,
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
    THEME_ENTRY (theme, N_("Boards in color: hardwood, light-wood or slate")),
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper, N_("Paper: a4 or letter"), N_("PAPER") },
    { "no-diagrams", 0, 0, G_OPTION_ARG_NONE, &plain, N_("Leave the boards out"), NULL },
    { "no-graph", 0, 0, G_OPTION_ARG_NONE, &bare, N_("Leave the graph out"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwaleSheetOptions options = awale_sheet_options_default ();
  AwaleExit status;
  char **words = parse_options (command, arguments, entries, &path, ".pdf", &status);

  if (words == NULL)
    return status;
  if (!read_paper (paper, &options))
    return awale_cli_usage_error (command, _("the paper is a4 or letter"));
  options.diagrams = !plain;
  options.graph = !bare;
  options.mono = theme == NULL;
  if (theme != NULL && (options.palette = find_palette (theme)) == NULL)
    return AWALE_EXIT_USAGE;
  return draw_games (words[0], draw_sheet, &options, path);
}

/* --- page ------------------------------------------------------------------------------------- */

static GBytes *
draw_page (AwaleGame  *const  *games,
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
  gboolean why = FALSE;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("Web page to write"), N_("FILE") },
    THEME_ENTRY (theme, N_("Colors: hardwood, light-wood or slate")),
    { "title", 0, 0, G_OPTION_ARG_STRING, &title, N_("Title of a page with several games"),
      N_("TITLE") },
    { "why", 0, 0, G_OPTION_ARG_NONE, &why, N_("Explain the errors"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwalePageOptions options = awale_page_options_default ();
  AwaleExit status;
  char **words = parse_options (command, arguments, entries, &path, ".html", &status);

  if (words == NULL)
    return status;
  options.palette = find_palette (theme);
  if (options.palette == NULL)
    return AWALE_EXIT_USAGE;
  if (title == NULL && !g_str_equal (words[0], "-"))
    {
      g_autofree char *name = g_filename_display_basename (words[0]);

      title = awale_page_dup_title (name);
    }
  options.title = title;
  options.why = why;
  return draw_games (words[0], draw_page, &options, path);
}
