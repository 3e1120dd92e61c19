/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "counted-heap.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>

#if defined (__GLIBC__) && !defined (__SANITIZE_ADDRESS__) && !defined (__SANITIZE_THREAD__)
#define COUNTED 1
#else
#define COUNTED 0
#endif

static atomic_size_t held;
static atomic_size_t peak;
static atomic_size_t calls;

void
counted_heap_begin (void)
{
  atomic_store (&peak, atomic_load (&held));
  atomic_store (&calls, 0);
}

CountedHeap
counted_heap_get (void)
{
  return (CountedHeap) { atomic_load (&held), atomic_load (&peak), atomic_load (&calls) };
}

#if COUNTED

/* The functions of the C library's heap, which the functions below replace in the whole program. */
extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *memory, size_t size);
extern void __libc_free (void *memory);

static void *
count (void *memory)
{
  size_t now = atomic_fetch_add (&held, malloc_usable_size (memory)) + malloc_usable_size (memory);

  if (now > atomic_load (&peak))
    atomic_store (&peak, now);
  atomic_fetch_add (&calls, 1);
  return memory;
}

static void
uncount (void *memory)
{
  atomic_fetch_sub (&held, malloc_usable_size (memory));
}

void *
malloc (size_t size)
{
  return count (__libc_malloc (size));
}

void *
calloc (size_t n,
        size_t size)
{
  return count (__libc_calloc (n, size));
}

void *
realloc (void  *memory,
         size_t size)
{
  uncount (memory);
  return count (__libc_realloc (memory, size));
}

void
free (void *memory)
{
  uncount (memory);
  __libc_free (memory);
}

#endif
