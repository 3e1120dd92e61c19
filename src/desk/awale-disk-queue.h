/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define AWALE_TYPE_DISK_QUEUE (awale_disk_queue_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDiskQueue, awale_disk_queue, AWALE, DISK_QUEUE, GObject)

/** What is done with a file, in the thread of the queue. */
typedef void (*AwaleDiskFunc) (gpointer data);

/**
 * Writes files in a thread of its own, one after the other, so that nobody waits for a disk: what
 * the program saves by itself, without being asked. Before the program ends, it flushes the queue.
 */
AwaleDiskQueue *awale_disk_queue_new   (void);

/**
 * Has @func called with @data (transfer full), which @free_func then frees in the thread. A job
 * with the same @key that has not begun is dropped: of what is written to one file, the latest
 * counts.
 */
void            awale_disk_queue_push  (AwaleDiskQueue *self,
                                        gconstpointer   key,
                                        AwaleDiskFunc   func,
                                        gpointer        data,
                                        GDestroyNotify  free_func);

/** Waits until all that was pushed is done. */
void            awale_disk_queue_flush (AwaleDiskQueue *self);

G_END_DECLS
