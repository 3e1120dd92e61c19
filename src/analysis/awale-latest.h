/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * A mailbox for one value on its way from a searching thread to the main loop. It holds only the
 * latest value and at most one pending source, and delivers at most 30 values a second, no matter
 * how many are put in. Values belong to a generation; once the next generation begins, values of
 * earlier ones are not delivered. References are counted, because threads may outlive the owner.
 */
typedef struct _AwaleLatest AwaleLatest;

/**
 * Callback that receives a value, in the context in which the mailbox was created; @value is valid
 * during the call only.
 */
typedef void (*AwaleLatestFunc) (const void *value,
                                 void       *owner);

/** Minimum time between two deliveries, in microseconds. */
#define AWALE_LATEST_INTERVAL (G_USEC_PER_SEC / 30 + 1)

/**
 * Creates a mailbox for values of @size bytes; @func receives them, with @owner, in the current
 * thread-default context. Returns: (transfer full)
 */
AwaleLatest *awale_latest_new     (gsize            size,
                                   AwaleLatestFunc  func,
                                   void            *owner);
AwaleLatest *awale_latest_ref     (AwaleLatest     *self);
void         awale_latest_unref   (AwaleLatest     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLatest, awale_latest_unref)

/** Begins the next generation and drops a waiting value. Returns: the number of the generation */
unsigned     awale_latest_advance (AwaleLatest     *self);

/**
 * Puts a copy of @value into the mailbox, unless its generation has ended. May be called in any
 * thread.
 */
void         awale_latest_put     (AwaleLatest     *self,
                                   unsigned         generation,
                                   const void      *value);

/**
 * Stops all deliveries, because the owner is about to be freed; must be called in the thread that
 * created the mailbox.
 */
void         awale_latest_disown  (AwaleLatest     *self);

G_END_DECLS
