/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-import-report"

#include "awale-import-report.h"

AwaleImportReport *
awale_import_report_new (void)
{
  AwaleImportReport *self = g_new0 (AwaleImportReport, 1);

  self->faults = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
awale_import_report_free (AwaleImportReport *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->faults);
  g_clear_error (&self->error);
  g_free (self);
}
