/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-import.h"

G_BEGIN_DECLS

/** What came of an import. */
typedef struct
{
  AwaleImportCount  count;
  GPtrArray        *faults;  /**< A line for each game or file that could not be read. */
  GError           *error;   /**< Why it ended early (nullable); G_IO_ERROR_CANCELLED, too. */
} AwaleImportReport;

/** One of an import in which nothing was done yet. (transfer full) */
AwaleImportReport *awale_import_report_new  (void);
void               awale_import_report_free (AwaleImportReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleImportReport, awale_import_report_free)

G_END_DECLS
