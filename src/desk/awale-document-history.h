/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT_HISTORY (awale_document_history_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDocumentHistory, awale_document_history, AWALE, DOCUMENT_HISTORY,
                      GObject)

/*
 * What was done with the games of a draft as a whole: added, taken out, moved. Each is a step that
 * can be undone; what is done within a game is that one's own history. The two are one for whoever
 * undoes: what was done last in the game in view or with the games comes first. Another document
 * begins with an empty history.
 *
 * Signal "changed": there may be something else to undo or redo.
 */

AwaleDocumentHistory *awale_document_history_new           (AwaleDraft           *draft);

/** Adds @games (element-type AwaleGame) from @index on, and shows the first of them. */
void                  awale_document_history_insert        (AwaleDocumentHistory *self,
                                                            GPtrArray            *games,
                                                            unsigned              index);

/** Takes out the game in view, which is not the only one; or moves it to @index. */
void                  awale_document_history_remove        (AwaleDocumentHistory *self);
void                  awale_document_history_move          (AwaleDocumentHistory *self,
                                                            unsigned              index);

/**
 * Whether the next thing to undo or redo is one of these steps, and not one of the game in view;
 * what it is called (translated); and doing it.
 */
bool                  awale_document_history_can_undo      (AwaleDocumentHistory *self);
bool                  awale_document_history_can_redo      (AwaleDocumentHistory *self);
const char           *awale_document_history_get_undo_name (AwaleDocumentHistory *self);
const char           *awale_document_history_get_redo_name (AwaleDocumentHistory *self);
void                  awale_document_history_undo          (AwaleDocumentHistory *self);
void                  awale_document_history_redo          (AwaleDocumentHistory *self);

G_END_DECLS
