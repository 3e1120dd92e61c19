/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-private.h"

#include <glib/gi18n-lib.h>

#include "awale-analysis-line.h"
#include "game/awale-glyph.h"

/* Of a better line: enough to see what it is about. */
#define MOST_MOVES_OF_A_LINE 6

/* Makes the value of an entry, which is there already but not as a change, one that undo takes
 * back. One that has been replaced since is left alone. */
static void
write_value (AwaleReport            *self,
             const AwaleReportEntry *entry)
{
  AwaleEvaluation value = entry->item.value;

  if (!entry->item.is_wanted || !entry->item.has_value ||
      !awale_evaluation_equal (awale_node_get_evaluation (entry->node), &value))
    return;
  awale_game_cache_evaluation (self->game, entry->node, entry->had_value ? &entry->former : NULL);
  awale_game_set_evaluation (self->game, entry->node, &value);
}

/* The six first moves of what is better, unless a person has put that very move there. */
static void
write_lines (AwaleReport            *self,
             const AwaleReportEntry *entry)
{
  for (int i = 0; i < entry->item.n_lines; i++)
    {
      const AwaleSearchLine *found = &entry->item.lines[i];
      g_autoptr (AwaleAnalysisLine) line = NULL;

      if (awale_node_find_child (entry->node, found->move) != NULL)
        continue;
      line = awale_analysis_line_new (awale_game_get_rules (self->game),
                                      awale_node_get_position (entry->node), found);
      awale_analysis_line_add_to_game (line, self->game, entry->node, MOST_MOVES_OF_A_LINE);
    }
}

static bool
has_move_glyph (const AwaleNode *node)
{
  size_t n_glyphs;
  const uint16_t *glyphs = awale_node_get_glyphs (node, &n_glyphs);

  for (size_t i = 0; i < n_glyphs; i++)
    if (awale_glyph_is_move_glyph (glyphs[i]))
      return true;
  return false;
}

static void
write_glyphs (AwaleReport *self)
{
  unsigned n_moves = awale_report_get_n_moves (self);

  for (unsigned i = 0; i < n_moves; i++)
    {
      const AwaleReportMove *move = awale_report_get_move (self, i);
      uint16_t glyph = awale_move_class_get_glyph (move->judgment.move_class);

      if (glyph != 0 && !has_move_glyph (move->node))
        awale_game_toggle_glyph (self->game, move->node, glyph);
    }
}

unsigned
awale_report_count_lines (AwaleReport *self)
{
  unsigned n = 0;

  g_return_val_if_fail (AWALE_IS_REPORT (self), 0);

  for (unsigned i = 0; i < self->entries->len; i++)
    n += (unsigned) g_array_index (self->entries, AwaleReportEntry, i).item.n_lines;
  return n;
}

void
awale_report_write (AwaleReport      *self,
                    AwaleReportWrite  what)
{
  g_return_if_fail (AWALE_IS_REPORT (self));

  /* Undo goes back to here, and so does the cursor: it stays. */
  awale_game_begin_step (self->game, _("Game Report"));
  for (unsigned i = 0; i < self->entries->len; i++)
    {
      const AwaleReportEntry *entry = &g_array_index (self->entries, AwaleReportEntry, i);

      if (!awale_game_contains (self->game, entry->node))
        continue;
      write_value (self, entry);
      if ((what & AWALE_REPORT_WRITE_LINES) != 0)
        write_lines (self, entry);
    }
  if ((what & AWALE_REPORT_WRITE_GLYPHS) != 0)
    write_glyphs (self);
  awale_game_end_step (self->game);
}
