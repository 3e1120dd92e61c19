/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-writing.h"

#include "game/awale-glyph.h"

/* Maximum length of a better line, enough to show its idea. */
#define MAX_MOVES_OF_A_LINE 6

bool
awale_report_move_lacks_line (const AwaleReportMove *self)
{
  g_return_val_if_fail (self != NULL, false);

  return awale_judgment_is_error (&self->judgment) &&
         awale_node_find_child (awale_node_get_parent (self->node), self->judgment.best) == NULL;
}

/* Adds @moves after @node, unless a person has already added the first of them. */
static void
write_line (AwaleGame    *game,
            AwaleNode    *node,
            const int8_t *moves,
            int           n_moves)
{
  if (awale_node_find_child (node, moves[0]) != NULL)
    return;
  for (int i = 0; i < MIN (n_moves, MAX_MOVES_OF_A_LINE) && node != NULL; i++)
    node = awale_game_add_move (game, node, moves[i]);
}

void
awale_report_move_write_lines (const AwaleReportMove *self,
                               AwaleGame             *game,
                               const AwaleReportItem *item)
{
  AwaleNode *node;
  const AwaleMoveValues *values;
  int8_t best;

  g_return_if_fail (self != NULL && AWALE_IS_GAME (game));

  /* Read these first: an added move may recompute the report that @self is part of. */
  node = awale_node_get_parent (self->node);
  values = awale_node_get_move_values (node);
  best = (int8_t) self->judgment.best;
  if (item != NULL)
    for (int i = 0; i < item->n_lines; i++)
      write_line (game, node, item->lines[i].line, item->lines[i].length);
  else if (values->n_line > 0)
    write_line (game, node, values->line, values->n_line);
  else
    write_line (game, node, &best, 1);
}

static uint16_t
get_move_glyph (const AwaleNode *node)
{
  size_t n_glyphs;
  const uint16_t *glyphs = awale_node_get_glyphs (node, &n_glyphs);

  for (size_t i = 0; i < n_glyphs; i++)
    if (awale_glyph_is_move_glyph (glyphs[i]))
      return glyphs[i];
  return 0;
}

void
awale_report_move_write_glyph (const AwaleReportMove *self,
                               AwaleGame             *game,
                               AwaleMoveClass         former)
{
  uint16_t glyph, present;

  g_return_if_fail (self != NULL && AWALE_IS_GAME (game));

  glyph = awale_move_class_get_glyph (self->judgment.move_class);
  present = get_move_glyph (self->node);
  if (present == glyph)
    return;
  if (present != 0)
    {
      if (present != awale_move_class_get_glyph (former))
        return;
      awale_game_toggle_glyph (game, self->node, present);
    }
  if (glyph != 0)
    awale_game_toggle_glyph (game, self->node, glyph);
}
