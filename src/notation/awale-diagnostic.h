/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * A translated description of a fault in two wordings: briefly for awale-cli, and as a sentence.
 */
typedef struct
{
  char *brief;     /**< Brief wording, such as `F: empty pit`. */
  char *sentence;  /**< Sentence, such as “Pit F is empty.” */
} AwaleFault;

/** Formats both wordings with the same arguments. The caller must clear the fault. */
AwaleFault awale_fault_new   (const char *brief,
                              const char *sentence,
                              ...) G_GNUC_PRINTF (1, 3) G_GNUC_PRINTF (2, 3);
void       awale_fault_clear (AwaleFault *fault);

typedef enum
{
  AWALE_SEVERITY_WARNING,  /**< The text was read in spite of the fault. */
  AWALE_SEVERITY_ERROR,    /**< The text was not understood; if possible it is kept as a comment or
                            * in a tag. */
} AwaleSeverity;

/** A reader's message about a place in a file. This is a boxed type. */
typedef struct
{
  AwaleSeverity severity;
  unsigned      line;     /**< Line, from 1. */
  unsigned      column;   /**< Column, from 1, in characters. */
  unsigned      game;     /**< Number of the game, from 1; 0 for the whole file. */
  unsigned      ply;      /**< Number of the move, from 1; 0 for none. */
  AwaleFault    fault;
} AwaleDiagnostic;

#define AWALE_TYPE_DIAGNOSTIC (awale_diagnostic_get_type ())

GType            awale_diagnostic_get_type     (void);
AwaleDiagnostic *awale_diagnostic_copy         (const AwaleDiagnostic *self);
void             awale_diagnostic_free         (AwaleDiagnostic       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleDiagnostic, awale_diagnostic_free)

/**
 * Formats the diagnostic briefly: `40:17: ply 9: F: empty pit`; only an error states the ply. The
 * text is translated. (transfer full)
 */
char            *awale_diagnostic_to_string    (const AwaleDiagnostic *self);

/**
 * Formats the diagnostic with the file name: `game.ogn:40:17: ply 9: F: empty pit`. (transfer full)
 */
char            *awale_diagnostic_to_line      (const AwaleDiagnostic *self,
                                                const char            *file_name);

/**
 * Formats the diagnostic as a sentence: “Line 40, column 17, move 9: Pit F is empty.”; a fault of
 * the whole file without its place. The text is translated. (transfer full)
 */
char            *awale_diagnostic_to_sentence  (const AwaleDiagnostic *self);

G_END_DECLS
