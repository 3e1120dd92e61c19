/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-fault.h"

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

AwaleFault
awale_fault_copy (const AwaleFault *fault)
{
  return (AwaleFault) { g_strdup (fault->brief), g_strdup (fault->sentence) };
}

void
awale_fault_clear (AwaleFault *fault)
{
  g_clear_pointer (&fault->brief, g_free);
  g_clear_pointer (&fault->sentence, g_free);
}
