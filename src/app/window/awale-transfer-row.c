/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-transfer-row"

#include "awale-transfer-row.h"

#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

struct _AwaleTransferRow
{
  GtkListBoxRow   parent_instance;

  GtkLabel       *label;
  GtkLabel       *time_label;
  GtkProgressBar *bar;

  AwaleTransfer  *transfer;
};

G_DEFINE_FINAL_TYPE (AwaleTransferRow, awale_transfer_row, GTK_TYPE_LIST_BOX_ROW)

static char *
dup_label (AwaleTransfer *transfer)
{
  unsigned n = awale_transfer_get_progress (transfer)->n_games;

  if (awale_transfer_get_kind (transfer) == AWALE_TRANSFER_IMPORT)
    return g_strdup_printf (ngettext ("Importing: %'u game", "Importing: %'u games", n), n);
  return g_strdup_printf (ngettext ("Exporting: %'u game", "Exporting: %'u games", n), n);
}

static void
told_cb (AwaleTransferRow *self)
{
  const AwaleTransferProgress *progress = awale_transfer_get_progress (self->transfer);
  g_autofree char *text = dup_label (self->transfer);
  g_autofree char *left = progress->seconds_left >= 0
                            ? awale_wording_time_left (progress->seconds_left) : NULL;

  gtk_label_set_label (self->label, text);
  gtk_label_set_label (self->time_label, left != NULL ? left : "");
  gtk_progress_bar_set_fraction (self->bar, progress->fraction);
}

static void
cancel_cb (AwaleTransferRow *self)
{
  awale_transfer_cancel (self->transfer);
}

static void
awale_transfer_row_dispose (GObject *object)
{
  g_clear_object (&AWALE_TRANSFER_ROW (object)->transfer);

  G_OBJECT_CLASS (awale_transfer_row_parent_class)->dispose (object);
}

static void
awale_transfer_row_class_init (AwaleTransferRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_transfer_row_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/window/awale-transfer-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleTransferRow, label);
  gtk_widget_class_bind_template_child (widget_class, AwaleTransferRow, time_label);
  gtk_widget_class_bind_template_child (widget_class, AwaleTransferRow, bar);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
awale_transfer_row_init (AwaleTransferRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
awale_transfer_row_new (AwaleTransfer *transfer)
{
  AwaleTransferRow *self;

  g_return_val_if_fail (AWALE_IS_TRANSFER (transfer), NULL);

  self = g_object_new (AWALE_TYPE_TRANSFER_ROW, NULL);
  self->transfer = g_object_ref (transfer);
  g_signal_connect_object (transfer, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  told_cb (self);

  return GTK_WIDGET (self);
}
