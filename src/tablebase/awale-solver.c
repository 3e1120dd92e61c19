/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-solver.h"

#include "awale-memory.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <sys/mman.h>
#include <unistd.h>

enum
{
  HUGE_PAGE = 2 << 20,  /* Size of a huge page in bytes; where pages differ in size, only the
                         * alignment is useless. */
};

/* Maps @n_bytes of memory, aligned to a huge page. Returns: MAP_FAILED if there is not enough
 * memory */
static void *
map (size_t n_bytes)
{
  uint8_t *memory = mmap (NULL, n_bytes + HUGE_PAGE, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  size_t before;

  if (memory == MAP_FAILED)
    return memory;
  before = -(uintptr_t) memory % HUGE_PAGE;
  if (before > 0)
    munmap (memory, before);
  munmap (memory + before + n_bytes, HUGE_PAGE - before);
  return memory + before;
}

/* The size of the mapped memory, rounded up to whole pages. */
static size_t
get_mapped_size (uint64_t boards,
                 size_t   size)
{
  size_t page = (size_t) sysconf (_SC_PAGESIZE);

  return (boards * size + page - 1) / page * page;
}

void *
awale_solver_alloc (uint64_t   boards,
                    size_t     size,
                    GError   **error)
{
  size_t n_bytes = get_mapped_size (boards, size);
  void *memory = MAP_FAILED;

  /* The limit is checked first, because the kernel would grant more memory and then kill the
   * process for using it. */
  if (boards * size < awale_memory_get_limit ())
    memory = map (n_bytes);
  if (memory == MAP_FAILED)
    {
      g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MEMORY,
                   _("There is not enough memory for a layer of %" PRIu64 " boards."), boards);
      return NULL;
    }
#ifdef MADV_HUGEPAGE
  madvise (memory, n_bytes, MADV_HUGEPAGE);
#endif
  return memory;
}

void
awale_solver_free (void     *memory,
                   uint64_t  boards,
                   size_t    size)
{
  if (memory != NULL)
    munmap (memory, get_mapped_size (boards, size));
}
