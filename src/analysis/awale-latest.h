/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * A one-value mailbox from a searching thread to the main loop. It holds the latest value and at
 * most one pending source, so that it delivers at most 30 values a second, however many arrive.
 * Values belong to a generation; after the next generation has begun, earlier values are not
 * delivered. It is refcounted because threads may outlive their owners.
 */
typedef struct _AwaleLatest AwaleLatest;

/** Receives a value in the context where the mailbox was made; @value is valid during the call. */
typedef void (*AwaleLatestFunc) (const void *value,
                                 void       *owner);

/** Minimum time between deliveries, in microseconds. */
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

/** Begins and returns the next generation; a waiting value is dropped. */
unsigned     awale_latest_advance (AwaleLatest     *self);

/** Stores a copy of @value, unless its generation has ended. May be called in any thread. */
void         awale_latest_put     (AwaleLatest     *self,
                                   unsigned         generation,
                                   const void      *value);

/** Stops all deliveries for an owner that goes away; call it in the thread that created it. */
void         awale_latest_disown  (AwaleLatest     *self);

G_END_DECLS
