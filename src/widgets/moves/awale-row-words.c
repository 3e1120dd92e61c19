/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-row-words.h"

#include "game/awale-ellipsis.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

static bool
has_node (AwaleMoveRow *row,
          AwaleNode    *node)
{
  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    if (awale_move_row_get_node (row, i) == node)
      return true;
  return false;
}

static char *
list_moves (AwaleMoveRow *row)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (row, i);
      bool with_round = i == 0 || awale_node_get_mover (node) == AWALE_SOUTH;
      g_autofree char *move = with_round ? awale_wording_move_in_round (node)
                                         : awale_wording_move (node);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : "; ", move);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Describes the moves of a row as a variation, and the number of collapsed ones after them. */
static char *
word_moves (AwaleMoveRow *row,
            const char   *moves,
            int           n_folded)
{
  g_autofree char *folded = NULL;

  if (n_folded > 0)
    /* Translators: the moves of a row, and what is hidden after them. */
    folded = g_strdup_printf (ngettext ("%s; %d variation collapsed", "%s; %d variations collapsed",
                                        n_folded), moves, n_folded);
  if (folded != NULL)
    moves = folded;
  if (awale_move_row_get_depth (row) > 0)
    /* Translators: %s is the moves of a row. */
    return g_strdup_printf (_("Variation: %s"), moves);
  return g_strdup (moves);
}

char *
awale_row_words_describe (AwaleMoveRow   *row,
                          AwaleNode      *cursor,
                          AwaleMoveFolds *folds)
{
  g_autofree char *moves = NULL;
  g_autofree char *comment = NULL;

  g_return_val_if_fail (AWALE_IS_MOVE_ROW (row), NULL);
  g_return_val_if_fail (AWALE_IS_MOVE_FOLDS (folds), NULL);

  if (awale_move_row_get_kind (row) == AWALE_ROW_COMMENT)
    {
      comment = awale_ellipsize (awale_node_get_comment (awale_move_row_get_node (row, 0)),
                                 AWALE_ELLIPSIS_COMMENT);
      return g_strdup_printf (_("Comment: %s"), comment);
    }
  if (awale_move_row_get_kind (row) == AWALE_ROW_END)
    return g_strdup (awale_move_row_get_end (row));

  moves = has_node (row, cursor) ? awale_wording_move_in_round (cursor) : list_moves (row);
  return word_moves (row, moves, awale_move_folds_count_after (folds, row, true));
}
