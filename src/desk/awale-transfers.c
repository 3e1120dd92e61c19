/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-transfers"

#include "awale-transfers.h"

struct _AwaleTransfers
{
  GObject         parent_instance;

  AwaleLibrarian *librarian;
  GListStore     *list;       /* of AwaleTransfer */
};

G_DEFINE_FINAL_TYPE (AwaleTransfers, awale_transfers, G_TYPE_OBJECT)

enum
{
  SIGNAL_ENDED,
  SIGNAL_FAILED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

/* One that is going on, which keeps the list of them. */
typedef struct
{
  AwaleTransfers *transfers;
  AwaleTransfer  *transfer;
} Going;

static void
going_free (Going *going)
{
  g_object_unref (going->transfers);
  g_object_unref (going->transfer);
  g_free (going);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Going, going_free)

static Going *
begin (AwaleTransfers    *self,
       AwaleTransferKind  kind,
       GObject           *owner)
{
  Going *going = g_new (Going, 1);

  *going = (Going) { g_object_ref (self), awale_transfers_begin (self, kind, owner) };
  return going;
}

static void
end (const Going *going)
{
  awale_transfers_end (going->transfers, going->transfer);
}

static void
told_cb (const AwaleTransferProgress *progress,
         gpointer                     data)
{
  const Going *going = data;

  awale_transfer_tell (going->transfer, progress);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (Going) going = data;
  AwaleLibrarian *librarian = AWALE_LIBRARIAN (source);

  awale_transfer_set_report (going->transfer, awale_librarian_import_finish (librarian, result));
  end (going);
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (Going) going = data;
  GError *error = NULL;

  if (!awale_librarian_export_finish (AWALE_LIBRARIAN (source), result, &error))
    awale_transfer_set_error (going->transfer, error);
  end (going);
}

static void
awale_transfers_finalize (GObject *object)
{
  AwaleTransfers *self = AWALE_TRANSFERS (object);

  g_object_unref (self->list);
  g_object_unref (self->librarian);

  G_OBJECT_CLASS (awale_transfers_parent_class)->finalize (object);
}

static void
awale_transfers_class_init (AwaleTransfersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_transfers_finalize;

  signals[SIGNAL_ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, AWALE_TYPE_TRANSFER);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, AWALE_TYPE_TRANSFER);
}

static void
awale_transfers_init (AwaleTransfers *self)
{
  self->list = g_list_store_new (AWALE_TYPE_TRANSFER);
}

AwaleTransfers *
awale_transfers_new (AwaleLibrarian *librarian)
{
  AwaleTransfers *self;

  g_return_val_if_fail (AWALE_IS_LIBRARIAN (librarian), NULL);

  self = g_object_new (AWALE_TYPE_TRANSFERS, NULL);
  self->librarian = g_object_ref (librarian);

  return self;
}

GListModel *
awale_transfers_get_list (AwaleTransfers *self)
{
  g_return_val_if_fail (AWALE_IS_TRANSFERS (self), NULL);

  return G_LIST_MODEL (self->list);
}

bool
awale_transfers_is_importing (AwaleTransfers *self)
{
  GListModel *list;

  g_return_val_if_fail (AWALE_IS_TRANSFERS (self), false);

  list = awale_transfers_get_list (self);
  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AwaleTransfer) transfer = g_list_model_get_item (list, i);

      if (awale_transfer_get_kind (transfer) == AWALE_TRANSFER_IMPORT)
        return true;
    }
  return false;
}

AwaleTransfer *
awale_transfers_begin (AwaleTransfers    *self,
                       AwaleTransferKind  kind,
                       GObject           *owner)
{
  AwaleTransfer *transfer;

  g_return_val_if_fail (AWALE_IS_TRANSFERS (self), NULL);

  transfer = awale_transfer_new (kind, owner);
  g_list_store_append (self->list, transfer);
  return transfer;
}

void
awale_transfers_end (AwaleTransfers *self,
                     AwaleTransfer  *transfer)
{
  unsigned position;

  g_return_if_fail (AWALE_IS_TRANSFERS (self));
  g_return_if_fail (AWALE_IS_TRANSFER (transfer));

  if (g_list_store_find (self->list, transfer, &position))
    g_list_store_remove (self->list, position);
  g_signal_emit (self, signals[SIGNAL_ENDED], 0, transfer);
}

void
awale_transfers_fail (AwaleTransfers *self,
                      AwaleTransfer  *transfer,
                      GError         *error)
{
  g_return_if_fail (AWALE_IS_TRANSFERS (self));
  g_return_if_fail (AWALE_IS_TRANSFER (transfer));
  g_return_if_fail (error != NULL);

  awale_transfer_set_error (transfer, error);
  awale_transfer_set_paused (transfer, true);
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, transfer);
}

void
awale_transfers_import (AwaleTransfers *self,
                        GListModel     *files,
                        GObject        *owner)
{
  Going *going;

  g_return_if_fail (AWALE_IS_TRANSFERS (self));
  g_return_if_fail (G_IS_LIST_MODEL (files));

  going = begin (self, AWALE_TRANSFER_IMPORT, owner);
  awale_librarian_import_async (self->librarian, files,
                                awale_transfer_get_cancellable (going->transfer), told_cb,
                                imported_cb, going);
}

void
awale_transfers_export (AwaleTransfers *self,
                        GArray         *ids,
                        GFile          *file,
                        GObject        *owner)
{
  Going *going;

  g_return_if_fail (AWALE_IS_TRANSFERS (self));
  g_return_if_fail (ids != NULL && G_IS_FILE (file));

  going = begin (self, AWALE_TRANSFER_EXPORT, owner);
  awale_librarian_export_async (self->librarian, ids, file,
                                awale_transfer_get_cancellable (going->transfer), told_cb,
                                exported_cb, going);
}
