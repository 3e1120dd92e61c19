/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-actions.h"
#include "desk/awale-transfers.h"

G_BEGIN_DECLS

#define AWALE_TYPE_TRANSFERRING (awale_transferring_get_type ())

/**
 * Brings games into the library, from files and folders that are chosen or dropped on its page, and
 * out of it. It says what came of that, also of what a window began that is gone by then.
 *
 * Signal: "changed": other actions make sense.
 */
G_DECLARE_FINAL_TYPE (AwaleTransferring, awale_transferring, AWALE, TRANSFERRING, GObject)

AwaleTransferring *awale_transferring_new         (GtkWindow         *window,
                                                   AwaleTransfers    *transfers,
                                                   AwaleNoticeBar    *notice,
                                                   AwaleToasts       *toasts);

/** Files that are dropped on @page are imported. */
void               awale_transferring_set_page    (AwaleTransferring *self,
                                                   GtkWidget         *page);

void               awale_transferring_add_actions (AwaleTransferring *self,
                                                   AwaleActions      *list);

/** Asks for a file and writes the games whose numbers are in @ids to it. (element-type gint64) */
void               awale_transferring_export      (AwaleTransferring *self,
                                                   GArray            *ids);

G_END_DECLS
