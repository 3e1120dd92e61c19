/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-transfer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TRANSFER_ROW (awale_transfer_row_get_type ())

/** Shows how far an import or an export is, and cancels it. */
G_DECLARE_FINAL_TYPE (AwaleTransferRow, awale_transfer_row, AWALE, TRANSFER_ROW, GtkListBoxRow)

GtkWidget *awale_transfer_row_new (AwaleTransfer *transfer);

G_END_DECLS
