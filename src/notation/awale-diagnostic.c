/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-diagnostic.h"

#include <glib/gi18n-lib.h>

AwaleFault
awale_fault_new (const char *brief,
                 const char *sentence,
                 ...)
{
  AwaleFault fault;
  va_list arguments;

  va_start (arguments, sentence);
  fault.brief = g_strdup_vprintf (brief, arguments);
  va_end (arguments);
  va_start (arguments, sentence);
  fault.sentence = g_strdup_vprintf (sentence, arguments);
  va_end (arguments);
  return fault;
}

void
awale_fault_clear (AwaleFault *fault)
{
  g_clear_pointer (&fault->brief, g_free);
  g_clear_pointer (&fault->sentence, g_free);
}

G_DEFINE_BOXED_TYPE (AwaleDiagnostic,
                     awale_diagnostic,
                     awale_diagnostic_copy,
                     awale_diagnostic_free)

AwaleDiagnostic *
awale_diagnostic_copy (const AwaleDiagnostic *self)
{
  AwaleDiagnostic *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new (AwaleDiagnostic, 1);
  *copy = *self;
  copy->fault.brief = g_strdup (self->fault.brief);
  copy->fault.sentence = g_strdup (self->fault.sentence);
  return copy;
}

void
awale_diagnostic_free (AwaleDiagnostic *self)
{
  if (self == NULL)
    return;
  awale_fault_clear (&self->fault);
  g_free (self);
}

/* True if the ply is shown. An error needs it, because the move is not in the tree; the message of
 * a warning is complete without it. */
static bool
shows_ply (const AwaleDiagnostic *self)
{
  return self->severity == AWALE_SEVERITY_ERROR && self->ply > 0;
}

char *
awale_diagnostic_to_string (const AwaleDiagnostic *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (shows_ply (self))
    /* Translators: the line, the column and the number of a move in a file, and a description of
     * the fault. */
    return g_strdup_printf (_("%u:%u: ply %u: %s"), self->line, self->column, self->ply,
                            self->fault.brief);
  return g_strdup_printf ("%u:%u: %s", self->line, self->column, self->fault.brief);
}

char *
awale_diagnostic_to_line (const AwaleDiagnostic *self,
                          const char            *file_name)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (file_name != NULL, NULL);

  text = awale_diagnostic_to_string (self);
  return g_strdup_printf ("%s:%s", file_name, text);
}

char *
awale_diagnostic_to_sentence (const AwaleDiagnostic *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->game == 0)
    return g_strdup (self->fault.sentence);
  if (shows_ply (self))
    /* Translators: a place in a file, and a sentence about it: “Line 4, column 2, move 9: Pit F is
     * empty.” */
    return g_strdup_printf (_("Line %u, column %u, move %u: %s"), self->line, self->column,
                            self->ply, self->fault.sentence);
  return g_strdup_printf (_("Line %u, column %u: %s"), self->line, self->column,
                          self->fault.sentence);
}
