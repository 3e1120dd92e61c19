/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A heap that counts the allocations of a test program and its libraries. Tests can thus check
 * limits of memory and work that are the same on every machine.
 */
#pragma once

#include <stddef.h>

typedef struct
{
  size_t held;   /**< Bytes currently allocated. */
  size_t peak;   /**< Maximum of @held since counting began. */
  size_t calls;  /**< Number of allocations since counting began, as a measure of work. */
} CountedHeap;

/** Resets @peak and @calls. */
void        counted_heap_begin (void);

/** Returns the counts, which are all zero without the GNU C library, and with sanitizers, because
 * they have a heap of their own. */
CountedHeap counted_heap_get   (void);
