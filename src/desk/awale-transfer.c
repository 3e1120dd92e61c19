/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-transfer"

#include "awale-transfer.h"

struct _AwaleTransfer
{
  GObject                parent_instance;

  AwaleTransferKind      kind;
  GObject               *owner;        /* NULL once it is gone */
  GCancellable          *cancellable;
  AwaleTransferProgress  progress;
  AwaleImportReport     *report;
  GError                *error;
};

G_DEFINE_FINAL_TYPE (AwaleTransfer, awale_transfer, G_TYPE_OBJECT)

enum
{
  SIGNAL_TOLD,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static void
awale_transfer_finalize (GObject *object)
{
  AwaleTransfer *self = AWALE_TRANSFER (object);

  g_clear_weak_pointer (&self->owner);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->report, awale_import_report_free);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (awale_transfer_parent_class)->finalize (object);
}

static void
awale_transfer_class_init (AwaleTransferClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_transfer_finalize;

  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_transfer_init (AwaleTransfer *self)
{
  self->cancellable = g_cancellable_new ();
  self->progress.seconds_left = -1;
}

AwaleTransfer *
awale_transfer_new (AwaleTransferKind  kind,
                    GObject           *owner)
{
  AwaleTransfer *self;

  g_return_val_if_fail (G_IS_OBJECT (owner), NULL);

  self = g_object_new (AWALE_TYPE_TRANSFER, NULL);
  self->kind = kind;
  g_set_weak_pointer (&self->owner, owner);

  return self;
}

AwaleTransferKind
awale_transfer_get_kind (AwaleTransfer *self)
{
  g_return_val_if_fail (AWALE_IS_TRANSFER (self), AWALE_TRANSFER_IMPORT);

  return self->kind;
}

bool
awale_transfer_is_for (AwaleTransfer *self,
                       gpointer       object)
{
  g_return_val_if_fail (AWALE_IS_TRANSFER (self), false);

  return self->owner == NULL || self->owner == object;
}

void
awale_transfer_cancel (AwaleTransfer *self)
{
  g_return_if_fail (AWALE_IS_TRANSFER (self));

  g_cancellable_cancel (self->cancellable);
}

GCancellable *
awale_transfer_get_cancellable (AwaleTransfer *self)
{
  g_return_val_if_fail (AWALE_IS_TRANSFER (self), NULL);

  return self->cancellable;
}

const AwaleTransferProgress *
awale_transfer_get_progress (AwaleTransfer *self)
{
  g_return_val_if_fail (AWALE_IS_TRANSFER (self), NULL);

  return &self->progress;
}

void
awale_transfer_tell (AwaleTransfer               *self,
                     const AwaleTransferProgress *progress)
{
  g_return_if_fail (AWALE_IS_TRANSFER (self));
  g_return_if_fail (progress != NULL);

  self->progress = *progress;
  g_signal_emit (self, signals[SIGNAL_TOLD], 0);
}

void
awale_transfer_set_report (AwaleTransfer     *self,
                           AwaleImportReport *report)
{
  g_return_if_fail (AWALE_IS_TRANSFER (self));
  g_return_if_fail (report != NULL && self->report == NULL);

  self->report = report;
}

const AwaleImportReport *
awale_transfer_get_report (AwaleTransfer *self)
{
  g_return_val_if_fail (AWALE_IS_TRANSFER (self), NULL);

  return self->report;
}

void
awale_transfer_set_error (AwaleTransfer *self,
                          GError        *error)
{
  g_return_if_fail (AWALE_IS_TRANSFER (self));
  g_return_if_fail (self->error == NULL);

  self->error = error;
}

const GError *
awale_transfer_get_error (AwaleTransfer *self)
{
  g_return_val_if_fail (AWALE_IS_TRANSFER (self), NULL);

  return self->error;
}
