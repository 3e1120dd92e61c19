/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-import-report.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  AWALE_TRANSFER_IMPORT,
  AWALE_TRANSFER_EXPORT,
  AWALE_TRANSFER_ANALYSIS,
} AwaleTransferKind;

/** How far one is. */
typedef struct
{
  unsigned n_games;       /**< That were found, or written, or are analyzed; */
  unsigned n_total;       /**< of so many, if that is known: else 0. */
  unsigned n_analyzed;    /**< That were analyzed since it began, and were not before. */
  unsigned n_bad;         /**< That could not be read for that. */
  double   fraction;      /**< Of the whole. */
  double   seconds_left;  /**< About; negative while it cannot be told. */
} AwaleTransferProgress;

/** Told how far it is, now and then. */
typedef void (* AwaleTransferTold) (const AwaleTransferProgress *progress,
                                    gpointer                     user_data);

#define AWALE_TYPE_TRANSFER (awale_transfer_get_type ())

/**
 * Games on their way into the library or out of it, or being analyzed there.
 *
 * Property: "paused": it waits until it is to go on; only an analysis can.
 *
 * Signal: "told": it is further than it was.
 */
G_DECLARE_FINAL_TYPE (AwaleTransfer, awale_transfer, AWALE, TRANSFER, GObject)

/** One that @owner, which may go before it ends, has begun; NULL: an earlier run of the program. */
AwaleTransfer               *awale_transfer_new             (AwaleTransferKind            kind,
                                                             GObject                     *owner);

AwaleTransferKind            awale_transfer_get_kind        (AwaleTransfer               *self);

/** Whether @object is to tell what came of it: it has begun it, or who has is gone. */
bool                         awale_transfer_is_for          (AwaleTransfer               *self,
                                                             gpointer                     object);

/** Stops it; what was brought into the library until then stays there. */
void                         awale_transfer_cancel          (AwaleTransfer               *self);
GCancellable                *awale_transfer_get_cancellable (AwaleTransfer               *self);

bool                         awale_transfer_is_paused       (AwaleTransfer               *self);
void                         awale_transfer_set_paused      (AwaleTransfer               *self,
                                                             bool                         paused);

/** How far it is; (transfer none). */
const AwaleTransferProgress *awale_transfer_get_progress    (AwaleTransfer               *self);
void                         awale_transfer_tell            (AwaleTransfer               *self,
                                                             const AwaleTransferProgress *progress);

/** What came of an import (transfer full), NULL before its end. (transfer none) */
void                         awale_transfer_set_report      (AwaleTransfer               *self,
                                                             AwaleImportReport           *report);
const AwaleImportReport     *awale_transfer_get_report      (AwaleTransfer               *self);

/** Why an export or an analysis has failed (transfer full), NULL if it has not. One that is paused
 * then may go on. (transfer none) */
void                         awale_transfer_set_error       (AwaleTransfer               *self,
                                                             GError                      *error);
const GError                *awale_transfer_get_error       (AwaleTransfer               *self);

G_END_DECLS
