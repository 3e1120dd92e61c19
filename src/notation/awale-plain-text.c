/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-plain-text.h"

#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

/* Widths in columns of a pit, and of the store at either end. */
enum
{
  PIT_WIDTH = 4,
  STORE_WIDTH = 5,
};

static void
append_score (GString *text,
              int      halves)
{
  g_autofree char *score = g_strdup_printf (halves % 2 != 0 ? "%d.5" : "%d", halves / 2);

  g_string_append_printf (text, "%*s", STORE_WIDTH, score);
}

/* Appends the letters of a side's pits and, if it is known, the name of the player. */
static void
append_letters (GString    *text,
                AwaleSide   side,
                const char *player)
{
  g_string_append_printf (text, "%*s ", STORE_WIDTH, "");
  for (int i = 0; i < AWALE_SIDE_PITS; i++)
    g_string_append_printf (text, "%*c", PIT_WIDTH, side == AWALE_SOUTH ? 'A' + i : 'f' - i);
  if (player != NULL)
    g_string_append_printf (text, "%*s%s", PIT_WIDTH, "", player);
  g_string_append_c (text, '\n');
}

static void
append_pits (GString       *text,
             AwalePosition  position,
             AwaleSide      side)
{
  g_string_append (text, " |");
  for (int i = 0; i < AWALE_SIDE_PITS; i++)
    g_string_append_printf (text, "%*d", i == 0 ? PIT_WIDTH - 1 : PIT_WIDTH,
                            position.pits[side == AWALE_SOUTH ? i : AWALE_PITS - 1 - i]);
  g_string_append (text, "  |");
}

static char *
draw_board (AwalePosition  position,
            const char    *south,
            const char    *north)
{
  AwaleScore score = awale_score (position);
  GString *text = g_string_new (NULL);

  append_letters (text, AWALE_NORTH, north);
  append_score (text, score.north);
  append_pits (text, position, AWALE_NORTH);
  g_string_append (text, "\n     ");
  append_pits (text, position, AWALE_SOUTH);
  append_score (text, score.south);
  g_string_append_c (text, '\n');
  append_letters (text, AWALE_SOUTH, south);
  return g_string_free (text, FALSE);
}

char *
awale_plain_text_draw_board (AwalePosition position)
{
  return draw_board (position, NULL, NULL);
}

static void
append_move (GString   *text,
             AwaleNode *node,
             bool       is_first)
{
  g_autofree char *move = awale_node_dup_text (node);
  bool south = awale_node_get_mover (node) == AWALE_SOUTH;
  size_t n_glyphs;
  const uint16_t *glyphs = awale_node_get_glyphs (node, &n_glyphs);

  if (!is_first)
    g_string_append_c (text, ' ');
  if (south || is_first)
    g_string_append_printf (text, south ? "%d. " : "%d… ", awale_node_get_round (node));
  g_string_append (text, move);
  for (size_t i = 0; i < n_glyphs; i++)
    if (awale_glyph_is_move_glyph (glyphs[i]))
      {
        g_autofree char *glyph = awale_glyph_to_string (glyphs[i]);

        g_string_append (text, glyph);
      }
}

/* Appends the moves that lead to @node, on one line. */
static void
append_moves (GString   *text,
              AwaleNode *node)
{
  g_autoptr (GPtrArray) path = g_ptr_array_new ();

  for (; awale_node_get_parent (node) != NULL; node = awale_node_get_parent (node))
    g_ptr_array_add (path, node);
  for (unsigned i = path->len; i > 0; i--)
    append_move (text, path->pdata[i - 1], i == path->len);
  if (path->len > 0)
    g_string_append_c (text, '\n');
}

/* Appends a line that says after which move of the game the variation of @node begins. */
static void
append_variation (GString   *text,
                  AwaleNode *node)
{
  g_autoptr (GString) move = g_string_new (NULL);

  while (!awale_node_is_main_line (node))
    node = awale_node_get_parent (node);
  if (awale_node_get_parent (node) != NULL)
    {
      append_move (move, node, true);
      /* Translators: a move with its number: “Variation after 34. E”. */
      g_string_append_printf (text, _("Variation after %s"), move->str);
    }
  else
    g_string_append (text, _("Variation"));
  g_string_append_c (text, '\n');
}

char *
awale_plain_text_describe_node (AwaleGame *game,
                                AwaleNode *node)
{
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;
  g_autofree char *board = NULL;
  g_autofree char *end = NULL;
  AwalePosition position;
  bool is_variation;
  GString *text;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  position = awale_game_get_board (game, node);
  title = awale_title_for_game (game);
  is_variation = !awale_node_is_main_line (node);
  details = is_variation ? awale_title_for_variation (game) : awale_title_for_details (game);
  board = draw_board (position, awale_title_find_player (game, AWALE_SOUTH),
                      awale_title_find_player (game, AWALE_NORTH));
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s\n%s\n", title, details);
  if (is_variation)
    append_variation (text, node);
  append_moves (text, node);
  g_string_append_printf (text, "```\n%s```\n", board);
  end = awale_game_describe_end_at (game, node, NULL);
  if (end != NULL)
    g_string_append_printf (text, "%s\n", end);
  else if (awale_game_get_outcome (game, node).state == AWALE_GAME_STATE_PLAYING)
    {
      g_string_append_printf (text, _("%s to move"), awale_title_get_player (game, position.side));
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
