/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-draft.h"

G_BEGIN_DECLS

/**
 * The undo history of the list of games of a draft: adding games, removing one and moving one are
 * steps. Changes within a game are in the game's own history. To the user both are one history: the
 * latest change, in the current game or of the list, is undone first. A new document has an empty
 * history. The draft notifies "game" at each step of this history, and when one is undone or
 * redone.
 */
typedef struct _AwaleDocumentHistory AwaleDocumentHistory;

AwaleDocumentHistory *awale_document_history_new           (AwaleDraft           *draft);
void                  awale_document_history_free          (AwaleDocumentHistory *self);

/** Inserts @games (element-type AwaleGame) at @index and makes the first of them current. */
void                  awale_document_history_insert        (AwaleDocumentHistory *self,
                                                            GPtrArray            *games,
                                                            unsigned              index);

/** Removes the current game, which must not be the only one, or moves it to @index. */
void                  awale_document_history_remove        (AwaleDocumentHistory *self);
void                  awale_document_history_move          (AwaleDocumentHistory *self,
                                                            unsigned              index);

/**
 * True if the next step to undo or redo is a change of the list, not of the current game. The
 * functions below give the translated name of that step, and undo or redo it.
 */
bool                  awale_document_history_can_undo      (AwaleDocumentHistory *self);
bool                  awale_document_history_can_redo      (AwaleDocumentHistory *self);
const char           *awale_document_history_get_undo_name (AwaleDocumentHistory *self);
const char           *awale_document_history_get_redo_name (AwaleDocumentHistory *self);
void                  awale_document_history_undo          (AwaleDocumentHistory *self);
void                  awale_document_history_redo          (AwaleDocumentHistory *self);

G_END_DECLS
