/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DISK_QUEUE (awale_disk_queue_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDiskQueue, awale_disk_queue, AWALE, DISK_QUEUE, GObject)

/** A function on a file, called in the thread of the queue. */
typedef void (*AwaleDiskFunc) (gpointer data);

/**
 * A thread that writes files one by one, for what the program saves automatically. Flush it
 * before the program ends.
 */
AwaleDiskQueue *awale_disk_queue_new   (void);

/**
 * Queues @func with @data (transfer full), which @free_func frees in the thread. A waiting job
 * with the same @key is dropped, as only the latest contents of a file count.
 */
void            awale_disk_queue_push  (AwaleDiskQueue *self,
                                        gconstpointer   key,
                                        AwaleDiskFunc   func,
                                        gpointer        data,
                                        GDestroyNotify  free_func);

/** Waits until all queued jobs are done. */
void            awale_disk_queue_flush (AwaleDiskQueue *self);

G_END_DECLS
