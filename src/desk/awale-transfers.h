/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-librarian.h"
#include "awale-transfer.h"

G_BEGIN_DECLS

#define AWALE_TYPE_TRANSFERS (awale_transfers_get_type ())

/**
 * The imports, exports and analyses of a library that are going on. They are nobody's in
 * particular: a window may be closed, and any other one shows them.
 *
 * Signal: "ended" (AwaleTransfer): it is no longer in the list.
 *
 * Signal: "failed" (AwaleTransfer): its error has it wait, until somebody has it go on.
 */
G_DECLARE_FINAL_TYPE (AwaleTransfers, awale_transfers, AWALE, TRANSFERS, GObject)

AwaleTransfers *awale_transfers_new          (AwaleLibrarian *librarian);

/** Those that are going on. (transfer none) (element-type AwaleTransfer) */
GListModel     *awale_transfers_get_list     (AwaleTransfers *self);

/** Whether games are being imported. Another import has to wait until it is over. */
bool            awale_transfers_is_importing (AwaleTransfers *self);

/** Puts one that @owner (nullable) has begun into the list, (transfer full); and out of it. */
AwaleTransfer  *awale_transfers_begin        (AwaleTransfers    *self,
                                              AwaleTransferKind  kind,
                                              GObject           *owner);
void            awale_transfers_end          (AwaleTransfers    *self,
                                              AwaleTransfer     *transfer);

/** Has @transfer wait, which is in the list, because of @error (transfer full). */
void            awale_transfers_fail         (AwaleTransfers    *self,
                                              AwaleTransfer     *transfer,
                                              GError            *error);

/** Begins an import of @files for @owner, see awale_librarian_import_async(). */
void            awale_transfers_import       (AwaleTransfers *self,
                                              GListModel     *files,
                                              GObject        *owner);

/** Begins an export for @owner, see awale_librarian_export_async(). */
void            awale_transfers_export       (AwaleTransfers *self,
                                              GArray         *ids,
                                              GFile          *file,
                                              GObject        *owner);

G_END_DECLS
