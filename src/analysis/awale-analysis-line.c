/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _AwaleAnalysisLine
{
  GObject         parent_instance;

  AwaleEvaluation evaluation;
  AwaleEvaluation proven;      /* Proven value; an estimate if nothing is proven. */
  char           *text;
  int             n_moves;
  int8_t          moves[AWALE_SEARCH_MAX_LINE];
};

G_DEFINE_FINAL_TYPE (AwaleAnalysisLine, awale_analysis_line, G_TYPE_OBJECT)

static void
awale_analysis_line_finalize (GObject *object)
{
  AwaleAnalysisLine *self = AWALE_ANALYSIS_LINE (object);

  g_free (self->text);
  G_OBJECT_CLASS (awale_analysis_line_parent_class)->finalize (object);
}

static void
awale_analysis_line_class_init (AwaleAnalysisLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_analysis_line_finalize;
}

static void
awale_analysis_line_init (AwaleAnalysisLine *self)
{
}

/* Copies the moves at the start of @moves that are legal in succession, and formats them. */
static void
take_moves (AwaleAnalysisLine  *self,
            const AwaleRuleset *rules,
            AwalePosition       position,
            const int8_t       *moves,
            int                 n_moves)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < MIN (n_moves, AWALE_SEARCH_MAX_LINE); i++)
    {
      AwaleMove move = moves[i];
      int harvest;

      if ((awale_legal_moves (position, rules) >> move & 1) == 0)
        break;
      position = awale_play (position, rules, move, &harvest);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", awale_move_to_string (move));
      if (harvest > 0)
        g_string_append_printf (text, "+%d", harvest);
      self->moves[self->n_moves++] = (int8_t) move;
    }
  self->text = g_string_free (text, FALSE);
}

AwaleAnalysisLine *
awale_analysis_line_new (const AwaleRuleset    *rules,
                         AwalePosition          position,
                         const AwaleEvaluation *evaluation,
                         const int8_t          *moves,
                         int                    n_moves)
{
  AwaleAnalysisLine *self;

  g_return_val_if_fail (rules != NULL && evaluation != NULL, NULL);
  g_return_val_if_fail (moves != NULL || n_moves == 0, NULL);

  self = g_object_new (AWALE_TYPE_ANALYSIS_LINE, NULL);
  self->evaluation = *evaluation;
  take_moves (self, rules, position, moves, n_moves);
  return self;
}

AwaleAnalysisLine *
awale_analysis_line_new_proven (const AwaleRuleset    *rules,
                                AwalePosition          position,
                                const AwaleEvaluation *evaluation,
                                const AwaleEvaluation *proven,
                                const int8_t          *moves,
                                int                    n_moves)
{
  AwaleAnalysisLine *self;

  g_return_val_if_fail (proven != NULL, NULL);

  self = awale_analysis_line_new (rules, position, evaluation, moves, n_moves);
  self->proven = *proven;
  return self;
}

AwaleMove
awale_analysis_line_get_move (AwaleAnalysisLine *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_LINE (self), AWALE_NO_MOVE);

  return self->n_moves > 0 ? self->moves[0] : AWALE_NO_MOVE;
}

const AwaleEvaluation *
awale_analysis_line_get_evaluation (AwaleAnalysisLine *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_LINE (self), NULL);

  return &self->evaluation;
}

const AwaleEvaluation *
awale_analysis_line_get_proven (AwaleAnalysisLine *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_LINE (self), NULL);

  return self->proven.proof != AWALE_PROOF_ESTIMATE ? &self->proven : NULL;
}

const int8_t *
awale_analysis_line_get_moves (AwaleAnalysisLine *self,
                               int               *n_moves)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_LINE (self), NULL);
  g_return_val_if_fail (n_moves != NULL, NULL);

  *n_moves = self->n_moves;
  return self->moves;
}

const char *
awale_analysis_line_get_text (AwaleAnalysisLine *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_LINE (self), NULL);

  return self->text;
}

char *
awale_analysis_line_dup_replies (AwaleAnalysisLine *self,
                                 int                n_moves)
{
  const char *from, *to;

  g_return_val_if_fail (AWALE_IS_ANALYSIS_LINE (self) && n_moves >= 0, NULL);

  from = to = self->text + strcspn (self->text, " ");
  for (int i = 0; i < n_moves && *to != '\0'; i++)
    to += 1 + strcspn (to + 1, " ");
  return from == to ? g_strdup ("") : g_strndup (from + 1, to - from - 1);
}

static bool
are_equal (AwaleAnalysisLine *self,
           AwaleAnalysisLine *other)
{
  return strcmp (self->text, other->text) == 0 &&
         awale_evaluation_equal (&self->evaluation, &other->evaluation) &&
         awale_evaluation_equal (&self->proven, &other->proven);
}

static bool
is_list_of (GListModel *list,
            GPtrArray  *lines)
{
  if (g_list_model_get_n_items (list) != lines->len)
    return false;
  for (unsigned i = 0; i < lines->len; i++)
    {
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (list, i);

      if (!are_equal (line, g_ptr_array_index (lines, i)))
        return false;
    }
  return true;
}

void
awale_analysis_line_update_list (GListStore *list,
                                 GPtrArray  *lines)
{
  g_return_if_fail (G_IS_LIST_STORE (list) && lines != NULL);

  if (!is_list_of (G_LIST_MODEL (list), lines))
    g_list_store_splice (list, 0, g_list_model_get_n_items (G_LIST_MODEL (list)), lines->pdata,
                         lines->len);
}

AwaleNode *
awale_analysis_line_add_to_game (AwaleAnalysisLine *self,
                                 AwaleGame         *game,
                                 AwaleNode         *node,
                                 int                n_moves)
{
  AwaleNode *first = NULL;

  g_return_val_if_fail (AWALE_IS_ANALYSIS_LINE (self), NULL);
  g_return_val_if_fail (AWALE_IS_GAME (game) && node != NULL, NULL);

  awale_game_begin_step (game, _("Expected Line"));
  for (int i = 0; i < MIN (n_moves, self->n_moves) && node != NULL; i++)
    {
      node = awale_game_add_move (game, node, self->moves[i]);
      if (i == 0)
        first = node;
    }
  awale_game_end_step (game);
  return first;
}
