/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-document-history"

#include "awale-document-history.h"

#include "game/awale-game-steps.h"

#include <glib/gi18n-lib.h>

typedef enum
{
  STEP_INSERT,
  STEP_REMOVE,
  STEP_MOVE,
} StepKind;

typedef struct
{
  StepKind    kind;
  GPtrArray  *games;   /* Games added or removed; NULL if a game was moved. */
  unsigned    from;    /* Former index of a moved game. */
  unsigned    to;      /* New index of a moved game, or index of the games added or removed. */
  GHashTable *depths;  /* Number of undo steps of each game when this step was made. */
  GHashTable *made;    /* Number of changes made in each game by the time this step was last undone;
                        * NULL before that. */
} Step;

struct _AwaleDocumentHistory
{
  AwaleDraft *draft;
  GPtrArray  *steps;   /* Steps: those done, then those undone. (element-type Step) */
  unsigned    n_done;
};

static void
step_free (gpointer data)
{
  Step *step = data;

  g_clear_pointer (&step->games, g_ptr_array_unref);
  g_hash_table_unref (step->depths);
  g_clear_pointer (&step->made, g_hash_table_unref);
  g_free (step);
}

/* Clears the history, which does not apply to another document. */
static void
forget (AwaleDocumentHistory *self)
{
  g_ptr_array_set_size (self->steps, 0);
  self->n_done = 0;
}

/* Returns a table of the games for which @count is not 0, with these counts. */
static GHashTable *
count_all (AwaleDocument *document,
           unsigned (*count) (AwaleGame *game))
{
  GHashTable *counts = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);
      unsigned n = count (game);

      if (n > 0)
        g_hash_table_insert (counts, g_object_ref (game), GUINT_TO_POINTER (n));
    }
  return counts;
}

/* Counts the undo steps of each game. The step in progress is closed, so that later changes count
 * as newer than the step of the list. */
static GHashTable *
list_depths (AwaleDocument *document)
{
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    awale_game_break_step (awale_document_get_game (document, i));
  return count_all (document, awale_game_get_n_undo);
}

static void
record (AwaleDocumentHistory *self,
        StepKind              kind,
        GPtrArray            *games,
        unsigned              from,
        unsigned              to)
{
  Step *step = g_new (Step, 1);

  *step = (Step) { kind, games != NULL ? g_ptr_array_ref (games) : NULL, from, to,
                   list_depths (awale_draft_get_document (self->draft)), NULL };
  g_ptr_array_set_size (self->steps, (int) self->n_done);
  g_ptr_array_add (self->steps, step);
  self->n_done++;
}

/* True if the current game has changed since @step was undone, even if that change was undone. */
static bool
is_changed_since (AwaleDocumentHistory *self,
                  const Step           *step)
{
  AwaleGame *game = awale_draft_get_game (self->draft);

  /* While the step is being undone there are no counts, and nothing has changed since. */
  return step->made != NULL && awale_game_get_n_made (game) !=
                                 GPOINTER_TO_UINT (g_hash_table_lookup (step->made, game));
}

/* The number of undo steps that the current game has gained since @step. */
static int
count_since (AwaleDocumentHistory *self,
             const Step           *step)
{
  AwaleGame *game = awale_draft_get_game (self->draft);

  return (int) awale_game_get_n_undo (game) -
         (int) GPOINTER_TO_UINT (g_hash_table_lookup (step->depths, game));
}

static void
insert_games (AwaleDocumentHistory *self,
              const Step           *step)
{
  awale_draft_insert_games (self->draft, step->games, step->to);
}

static void
remove_games (AwaleDocumentHistory *self,
              const Step           *step)
{
  awale_draft_set_index (self->draft, step->to);
  awale_draft_remove_games (self->draft, step->games->len);
}

static void
move_game (AwaleDocumentHistory *self,
           unsigned              from,
           unsigned              to)
{
  awale_draft_set_index (self->draft, from);
  awale_draft_move_game (self->draft, to);
}

static const char *
get_name (const Step *step)
{
  static const char *const names[] = {
    [STEP_INSERT] = N_("Add Games"),
    [STEP_REMOVE] = N_("Remove Game"),
    [STEP_MOVE] = N_("Move Game"),
  };

  return _(names[step->kind]);
}

AwaleDocumentHistory *
awale_document_history_new (AwaleDraft *draft)
{
  AwaleDocumentHistory *self;

  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);

  self = g_new0 (AwaleDocumentHistory, 1);
  self->draft = g_object_ref (draft);
  self->steps = g_ptr_array_new_with_free_func (step_free);
  g_signal_connect_swapped (draft, "notify::document", G_CALLBACK (forget), self);
  return self;
}

void
awale_document_history_free (AwaleDocumentHistory *self)
{
  g_signal_handlers_disconnect_by_data (self->draft, self);
  g_object_unref (self->draft);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

void
awale_document_history_insert (AwaleDocumentHistory *self,
                               GPtrArray            *games,
                               unsigned              index)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (games != NULL && games->len > 0);

  for (unsigned i = 0; i < games->len; i++)
    awale_game_mark_unsaved (games->pdata[i]);
  record (self, STEP_INSERT, games, 0, index);
  awale_draft_insert_games (self->draft, games, index);
}

void
awale_document_history_remove (AwaleDocumentHistory *self)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (self != NULL);

  g_ptr_array_add (games, g_object_ref (awale_draft_get_game (self->draft)));
  record (self, STEP_REMOVE, games, 0, awale_draft_get_index (self->draft));
  awale_draft_remove_games (self->draft, 1);
}

void
awale_document_history_move (AwaleDocumentHistory *self,
                             unsigned              index)
{
  g_return_if_fail (self != NULL);

  record (self, STEP_MOVE, NULL, awale_draft_get_index (self->draft), index);
  awale_draft_move_game (self->draft, index);
}

/* The step to undo; NULL if there is none, or if the current game has later changes to undo. */
static const Step *
peek_undo (AwaleDocumentHistory *self)
{
  const Step *step = self->n_done > 0 ? g_ptr_array_index (self->steps, self->n_done - 1) : NULL;

  return step != NULL && count_since (self, step) <= 0 ? step : NULL;
}

/* The step to redo; NULL if there is none, or if the current game has changed since. */
static const Step *
peek_redo (AwaleDocumentHistory *self)
{
  const Step *step = self->n_done < self->steps->len
                       ? g_ptr_array_index (self->steps, self->n_done) : NULL;

  return step != NULL && count_since (self, step) == 0 && !is_changed_since (self, step) ? step
                                                                                         : NULL;
}

bool
awale_document_history_can_undo (AwaleDocumentHistory *self)
{
  g_return_val_if_fail (self != NULL, false);

  return peek_undo (self) != NULL;
}

bool
awale_document_history_can_redo (AwaleDocumentHistory *self)
{
  g_return_val_if_fail (self != NULL, false);

  return peek_redo (self) != NULL;
}

const char *
awale_document_history_get_undo_name (AwaleDocumentHistory *self)
{
  g_return_val_if_fail (awale_document_history_can_undo (self), NULL);

  return get_name (peek_undo (self));
}

const char *
awale_document_history_get_redo_name (AwaleDocumentHistory *self)
{
  g_return_val_if_fail (awale_document_history_can_redo (self), NULL);

  return get_name (peek_redo (self));
}

void
awale_document_history_undo (AwaleDocumentHistory *self)
{
  Step *step;

  g_return_if_fail (awale_document_history_can_undo (self));

  step = g_ptr_array_index (self->steps, --self->n_done);
  g_clear_pointer (&step->made, g_hash_table_unref);
  if (step->kind == STEP_INSERT)
    remove_games (self, step);
  else if (step->kind == STEP_REMOVE)
    insert_games (self, step);
  else
    move_game (self, step->to, step->from);
  step->made = count_all (awale_draft_get_document (self->draft), awale_game_get_n_made);
}

void
awale_document_history_redo (AwaleDocumentHistory *self)
{
  const Step *step;

  g_return_if_fail (awale_document_history_can_redo (self));

  step = peek_redo (self);
  self->n_done++;
  if (step->kind == STEP_INSERT)
    insert_games (self, step);
  else if (step->kind == STEP_REMOVE)
    remove_games (self, step);
  else
    move_game (self, step->from, step->to);
}
