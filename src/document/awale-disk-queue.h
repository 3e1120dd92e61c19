/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _AwaleDiskQueue AwaleDiskQueue;

/**
 * A function that accesses a file, called in the thread of the queue or, if the system cannot start
 * one, in that of the caller.
 */
typedef void (*AwaleDiskFunc) (gpointer data);

/**
 * A thread that writes the program's automatic saves one after another. Flush the queue before the
 * program ends.
 */
AwaleDiskQueue *awale_disk_queue_new   (void);
AwaleDiskQueue *awale_disk_queue_ref   (AwaleDiskQueue *self);
void            awale_disk_queue_unref (AwaleDiskQueue *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleDiskQueue, awale_disk_queue_unref)

/**
 * Queues a call of @func with @data (transfer full), which @free_func frees in any thread. A
 * waiting job with the same @key is dropped, because only the latest contents of a file count.
 */
void            awale_disk_queue_push  (AwaleDiskQueue *self,
                                        gconstpointer   key,
                                        AwaleDiskFunc   func,
                                        gpointer        data,
                                        GDestroyNotify  free_func);

/** Waits until all queued jobs are done. */
void            awale_disk_queue_flush (AwaleDiskQueue *self);

G_END_DECLS
