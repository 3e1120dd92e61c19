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
  bool                   is_paused;
  AwaleImportReport     *report;
  GError                *error;
};

G_DEFINE_FINAL_TYPE (AwaleTransfer, awale_transfer, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PAUSED,
  N_PROPS,
};

enum
{
  SIGNAL_TOLD,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
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
awale_transfer_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (prop_id == PROP_PAUSED)
    g_value_set_boolean (value, awale_transfer_is_paused (AWALE_TRANSFER (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
awale_transfer_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (prop_id == PROP_PAUSED)
    awale_transfer_set_paused (AWALE_TRANSFER (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
awale_transfer_class_init (AwaleTransferClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = awale_transfer_finalize;
  object_class->get_property = awale_transfer_get_property;
  object_class->set_property = awale_transfer_set_property;

  props[PROP_PAUSED] =
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

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

  g_return_val_if_fail (owner == NULL || G_IS_OBJECT (owner), NULL);

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

bool
awale_transfer_is_paused (AwaleTransfer *self)
{
  g_return_val_if_fail (AWALE_IS_TRANSFER (self), false);

  return self->is_paused;
}

void
awale_transfer_set_paused (AwaleTransfer *self,
                           bool           paused)
{
  g_return_if_fail (AWALE_IS_TRANSFER (self));

  if (self->is_paused == paused)
    return;
  self->is_paused = paused;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
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

  g_clear_error (&self->error);
  self->error = error;
}

const GError *
awale_transfer_get_error (AwaleTransfer *self)
{
  g_return_val_if_fail (AWALE_IS_TRANSFER (self), NULL);

  return self->error;
}
