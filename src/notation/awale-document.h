/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-diagnostic.h"
#include "awale-notation.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DOCUMENT (awale_document_get_type ())

/** The games of a file, as a GListModel of AwaleGame, with the diagnostics of the reader. */
G_DECLARE_FINAL_TYPE (AwaleDocument, awale_document, AWALE, DOCUMENT, GObject)

/**
 * Decisions of a person where a text can be read in several ways; NULL where nothing was decided.
 */
typedef struct
{
  const AwaleNotation *notation;  /**< Notation to choose for a game that is legal in it, but not in
                                   * the program's own. */
  const AwalePreset   *variant;   /**< Rules for games of an unknown variant. */
} AwaleReadOptions;

enum
{
  AWALE_N_READINGS = 2,
};

/** One of the two ways to read a game that fit it equally well. */
typedef struct
{
  const AwaleNotation *notation;
  char                *moves;  /**< First moves, in the program's own notation. */
} AwaleReading;

/** Creates a document without games; @name (nullable) is its display name. */
AwaleDocument   *awale_document_new               (const char          *name);

/** The display name; NULL if there is none. */
const char      *awale_document_get_name          (AwaleDocument       *self);

size_t           awale_document_get_n_games       (AwaleDocument       *self);

AwaleGame       *awale_document_get_game          (AwaleDocument       *self,
                                                   size_t               index);

size_t           awale_document_get_index         (AwaleDocument       *self,
                                                   AwaleGame           *game);

/** Appends, inserts or removes @game; the document holds a reference to each game. */
void             awale_document_add_game          (AwaleDocument       *self,
                                                   AwaleGame           *game);
void             awale_document_insert_game       (AwaleDocument       *self,
                                                   AwaleGame           *game,
                                                   size_t               index);
void             awale_document_remove_game       (AwaleDocument       *self,
                                                   size_t               index);

/** The number of diagnostics; they are in file order. */
size_t                 awale_document_get_n_diagnostics (AwaleDocument *self);
const AwaleDiagnostic *awale_document_get_diagnostic    (AwaleDocument *self,
                                                         size_t         index);

/**
 * Formats a diagnostic as a sentence, see awale_diagnostic_to_sentence(), with the number and the
 * players of its game if there are several. (transfer full)
 */
char            *awale_document_describe_diagnostic (AwaleDocument     *self,
                                                     size_t             index);

/** The number of errors in the game with @number, from 1, or of all errors if @number is 0. */
size_t           awale_document_count_errors      (AwaleDocument       *self,
                                                   unsigned             number);

/** Adds @diagnostic (transfer full). */
void             awale_document_add_diagnostic    (AwaleDocument       *self,
                                                   AwaleDiagnostic     *diagnostic);

/**
 * The two readings of the first game that fits two notations, whose moves are kept as a comment;
 * NULL if there is no such game. The setter takes ownership of the texts.
 */
const AwaleReading *awale_document_get_readings  (AwaleDocument       *self);
void             awale_document_set_readings      (AwaleDocument       *self,
                                                   const AwaleReading   readings[AWALE_N_READINGS]);

/**
 * The first unknown variant for which the file states no rules, so that the default ones were
 * taken; NULL if there is none.
 */
const char      *awale_document_get_unknown_variant (AwaleDocument     *self);
void             awale_document_set_unknown_variant (AwaleDocument     *self,
                                                     const char        *name);

/**
 * True if some lines were not UTF-8 and were read as Windows-1252; the document will be written as
 * UTF-8.
 */
bool             awale_document_is_windows_1252   (AwaleDocument       *self);
void             awale_document_set_windows_1252  (AwaleDocument       *self,
                                                   bool                 is_windows_1252);

/**
 * True if a part of the file was not even kept as a comment, because it exceeded the limits,
 * consisted of NUL characters or was invalid UTF-16; overwriting the file would lose it.
 */
bool             awale_document_is_incomplete     (AwaleDocument       *self);
void             awale_document_set_incomplete    (AwaleDocument       *self,
                                                   bool                 incomplete);

/** True if a game was read from PGN or in another notation; the document will be written as OGN. */
bool             awale_document_is_converted      (AwaleDocument       *self);
void             awale_document_set_converted     (AwaleDocument       *self,
                                                   bool                 converted);

G_END_DECLS
