/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * The way from a searching thread to the main loop: a slot for the latest value and at most one
 * pending source, so that however fast values come the loop is asked 30 times a second at most.
 * Each value belongs to a generation; once the next one has begun none of an earlier one is
 * delivered any more. Refcounted, since threads may outlive whom they work for.
 */
typedef struct _AwaleLatest AwaleLatest;

/** Called in the context in which the slot was made. @value is valid during the call. */
typedef void (*AwaleLatestFunc) (const void *value,
                                 void       *owner);

/** How far apart deliveries are, in microseconds. */
#define AWALE_LATEST_INTERVAL (G_USEC_PER_SEC / 30 + 1)

/** A slot for values of @size bytes, which @func takes in the thread's default context. */
AwaleLatest *awale_latest_new     (gsize            size,
                                   AwaleLatestFunc  func,
                                   void            *owner);
AwaleLatest *awale_latest_ref     (AwaleLatest     *self);
void         awale_latest_unref   (AwaleLatest     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLatest, awale_latest_unref)

/** Begins the next generation, which it returns; what waits in the slot is dropped. */
unsigned     awale_latest_advance (AwaleLatest     *self);

/** From any thread: puts a copy of @value in the slot, unless its generation is over. */
void         awale_latest_put     (AwaleLatest     *self,
                                   unsigned         generation,
                                   const void      *value);

/** The owner goes: nothing is delivered any more. In the thread that made it. */
void         awale_latest_disown  (AwaleLatest     *self);

G_END_DECLS
