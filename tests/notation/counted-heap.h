/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A heap that counts: what a test program and the libraries it uses allocate, so that memory and
 * work have bounds that a test can hold, the same on every machine.
 */
#pragma once

#include <stddef.h>

typedef struct
{
  size_t held;   /**< Bytes that are allocated now. */
  size_t peak;   /**< The most there were since the counting began. */
  size_t calls;  /**< Allocations since the counting began: a measure of the work. */
} CountedHeap;

/** Begins to count peak and calls anew. */
void        counted_heap_begin (void);

/** All zero under a sanitizer, which has a heap of its own. */
CountedHeap counted_heap_get   (void);
