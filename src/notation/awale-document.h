/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-diagnostic.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT (awale_document_get_type ())

/**
 * What a file holds: its games in order, as a GListModel of AwaleGame, and what its reader had to
 * say of each.
 */
G_DECLARE_FINAL_TYPE (AwaleDocument, awale_document, AWALE, DOCUMENT, GObject)

/** A document without games, called @name (nullable: it has none yet). */
AwaleDocument   *awale_document_new               (const char          *name);

/** Its name to show, as given; NULL if it has none. */
const char      *awale_document_get_name          (AwaleDocument       *self);

size_t           awale_document_get_n_games       (AwaleDocument       *self);

/** (transfer none) */
AwaleGame       *awale_document_get_game          (AwaleDocument       *self,
                                                   size_t               index);

/** Which of its games @game is, from 0. */
size_t           awale_document_get_index         (AwaleDocument       *self,
                                                   AwaleGame           *game);

/** Adds @game (a reference is taken) as the last one, or at a place; or takes one out. */
void             awale_document_add_game          (AwaleDocument       *self,
                                                   AwaleGame           *game);
void             awale_document_insert_game       (AwaleDocument       *self,
                                                   AwaleGame           *game,
                                                   size_t               index);
void             awale_document_remove_game       (AwaleDocument       *self,
                                                   size_t               index);

/** What there is to say of all, in the order of the file. (transfer none) */
size_t                 awale_document_get_n_diagnostics (AwaleDocument *self);
const AwaleDiagnostic *awale_document_get_diagnostic    (AwaleDocument *self,
                                                         size_t         index);

/** How many errors there are among them, or how many of the game @number (from 1; 0: all). */
size_t           awale_document_count_errors      (AwaleDocument       *self,
                                                   unsigned             number);

/** Adds something to say. Takes @diagnostic over. */
void             awale_document_add_diagnostic    (AwaleDocument       *self,
                                                   AwaleDiagnostic     *diagnostic);

/** The bytes were no UTF-8 and were read as Windows-1252; they will be written as UTF-8. */
bool             awale_document_is_windows_1252   (AwaleDocument       *self);
void             awale_document_set_windows_1252  (AwaleDocument       *self,
                                                   bool                 is_windows_1252);

/**
 * The file holds more than the document: some of it was beyond the limits and could not be kept
 * even as a comment. Writing over the file would lose that.
 */
bool             awale_document_is_incomplete     (AwaleDocument       *self);
void             awale_document_set_incomplete    (AwaleDocument       *self,
                                                   bool                 incomplete);

/** A game was in the format of another program; what is written of it is OGN. */
bool             awale_document_is_converted      (AwaleDocument       *self);
void             awale_document_set_converted     (AwaleDocument       *self,
                                                   bool                 converted);

G_END_DECLS
