/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "awale-cli-file.h"
#include "game/awale-glyph.h"
#include "game/awale-titles.h"
#include "notation/awale-ogn.h"
#include "notation/awale-plain-text.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <unistd.h>

/* Appends a move: `2. B+3!`, or `2. … e` for a move of North's that needs its round. */
static void
append_move (GString         *text,
             const AwaleNode *node,
             bool             with_round)
{
  AwaleSide player = awale_node_get_position (awale_node_get_parent (node)).side;
  g_autofree char *move = awale_node_dup_text (node);
  size_t n_glyphs;
  const uint16_t *glyphs = awale_node_get_glyphs (node, &n_glyphs);

  if (with_round || player == AWALE_SOUTH)
    g_string_append_printf (text, "%d. %s", awale_node_get_round (node),
                            player == AWALE_NORTH ? "… " : "");
  g_string_append (text, move);
  for (size_t i = 0; i < n_glyphs; i++)
    {
      g_autofree char *glyph = awale_glyph_to_string (glyphs[i]);

      g_string_append_printf (text, "%s%s", awale_glyph_is_move_glyph (glyphs[i]) ? "" : " ",
                              glyph);
    }
}

static void
append_remark (GString         *text,
               const AwaleNode *node,
               const char      *indent)
{
  const char *comment = awale_node_get_comment (node);
  g_auto (GStrv) paragraphs = comment != NULL ? g_strsplit (comment, "\n", -1) : NULL;

  for (int i = 0; paragraphs != NULL && paragraphs[i] != NULL; i++)
    g_string_append_printf (text, "%s%s\n", indent, paragraphs[i]);
}

/* Appends a variation and those within it, a line for each branch, indented by depth. */
static void
append_variation (GString   *text,
                  AwaleNode *node,
                  int        depth)
{
  g_autofree char *indent = g_strnfill ((gsize) MIN (depth, 8) * 4, ' ');
  AwaleNode *first = node;

  g_string_append (text, indent);
  for (; node != NULL; node = awale_node_get_first_child (node))
    {
      const char *comment = awale_node_get_comment (node);

      append_move (text, node, node == first);
      if (comment != NULL)
        g_string_append_printf (text, " {%s}", comment);
      g_string_append_c (text, awale_node_get_first_child (node) != NULL ? ' ' : '\n');
    }
  for (node = first; node != NULL; node = awale_node_get_first_child (node))
    for (AwaleNode *other = node == first ? NULL : awale_node_get_next_sibling (node);
         other != NULL; other = awale_node_get_next_sibling (other))
      append_variation (text, other, depth + 1);
}

static char *
show_node (AwaleGame *game,
           AwaleNode *node)
{
  AwaleNode *parent = awale_node_get_parent (node);
  g_autofree char *board = awale_plain_text_draw_board (awale_game_get_board (game, node));
  GString *text = g_string_new (NULL);

  if (parent != NULL)
    {
      append_move (text, node, true);
      g_string_append (text, "\n\n");
    }
  g_string_append (text, board);
  append_remark (text, node, "\n  ");
  if (parent != NULL && awale_node_get_first_child (parent) == node)
    for (AwaleNode *other = awale_node_get_next_sibling (node); other != NULL;
         other = awale_node_get_next_sibling (other))
      append_variation (text, other, 1);
  return g_string_free (text, FALSE);
}

/* Formats the heading of a game: players, event, site, date, round and ruleset. */
static char *
show_heading (AwaleGame *game)
{
  static const char *const tags[] = { "Event", "Site", "Date", "Round" };
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s – %s\n", awale_title_get_player (game, AWALE_SOUTH),
                          awale_title_get_player (game, AWALE_NORTH));
  for (size_t i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      const char *tag = awale_title_get_tag (game, tags[i]);

      if (tag != NULL)
        g_string_append_printf (text, "%s · ", tag);
    }
  g_string_append_printf (text, "%s\n", awale_ruleset_get_name (awale_game_get_rules (game)));
  return g_string_free (text, FALSE);
}

/* Describes the end of the game, or its state if it is not over. */
static char *
show_end (AwaleGame *game)
{
  AwaleNode *last = awale_game_get_line_end (game, awale_game_get_root (game));
  AwaleOutcome outcome = awale_game_get_outcome (game, last);
  g_autofree char *end = awale_game_describe_end_at (game, last, NULL);
  g_autofree char *score = awale_score_describe (outcome.score);

  if (end == NULL)
    end = g_strdup_printf ("%s %s", awale_ending_describe (outcome.ending), score);
  return g_strconcat (end, "\n", NULL);
}

/* Prints a text that may contain tags and comments, made printable because the file may be
 * untrusted. */
static void
print_paragraph (const char *text)
{
  g_autofree char *printable = awale_cli_dup_printable (text, true);

  g_print ("%s\n", printable);
}

/* Waits for Enter; false at the end of the input. */
static bool
wait_for_enter (void)
{
  int c;

  do
    c = getchar ();
  while (c != '\n' && c != EOF);
  return c != EOF;
}

static void
show_game (AwaleGame *game,
           bool       step)
{
  g_autofree char *heading = show_heading (game);
  g_autofree char *end = show_end (game);

  print_paragraph (heading);
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    {
      g_autofree char *text = show_node (game, node);

      print_paragraph (text);
      if (step && awale_node_get_first_child (node) != NULL && !wait_for_enter ())
        return;
    }
  print_paragraph (end);
}

AwaleExit
awale_cmd_show (const AwaleSubcommand   *command,
                char                  ***arguments)
{
  gboolean step = FALSE;
  const GOptionEntry entries[] = {
    { "step", 0, 0, G_OPTION_ARG_NONE, &step, N_("Wait for Enter after every move"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (AwaleDocument) document = NULL;
  AwaleExit status;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);

  if (words == NULL)
    return status;
  document = awale_cli_read_games (words[0], &status);
  for (size_t i = 0; document != NULL && i < awale_document_get_n_games (document); i++)
    show_game (awale_document_get_game (document, i), step && isatty (STDIN_FILENO));
  return status;
}
