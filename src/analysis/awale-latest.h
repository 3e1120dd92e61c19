/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * A mailbox for one value from a searching thread to the main loop. It holds the latest value and
 * at most one pending source, so that it delivers at most 30 values a second, however many are put
 * in. Values belong to a generation; once the next generation has begun, earlier values are not
 * delivered. References are counted, because threads may outlive the owner.
 */
typedef struct _AwaleLatest AwaleLatest;

/**
 * Receives a value in the context in which the mailbox was created; @value is valid during the
 * call.
 */
typedef void (*AwaleLatestFunc) (const void *value,
                                 void       *owner);

/** Minimum time between two deliveries, in microseconds. */
#define AWALE_LATEST_INTERVAL (G_USEC_PER_SEC / 30 + 1)

/**
 * Creates a mailbox for values of @size bytes; @func receives them in the thread-default context.
 * Returns: (transfer full)
 */
AwaleLatest *awale_latest_new     (gsize            size,
                                   AwaleLatestFunc  func,
                                   void            *owner);
AwaleLatest *awale_latest_ref     (AwaleLatest     *self);
void         awale_latest_unref   (AwaleLatest     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLatest, awale_latest_unref)

/** Begins the next generation, drops a waiting value, and returns the number of the generation. */
unsigned     awale_latest_advance (AwaleLatest     *self);

/**
 * Puts a copy of @value into the mailbox, unless its generation has ended. May be called in any
 * thread.
 */
void         awale_latest_put     (AwaleLatest     *self,
                                   unsigned         generation,
                                   const void      *value);

/**
 * Stops all deliveries, because the owner is freed; call it in the thread that created the mailbox.
 */
void         awale_latest_disown  (AwaleLatest     *self);

G_END_DECLS
