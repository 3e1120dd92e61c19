/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-solver.h"

#include "awale-memory.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <sys/mman.h>

void *
awale_solver_alloc (uint64_t   boards,
                    size_t     size,
                    GError   **error)
{
  void *memory = MAP_FAILED;

  /* What is beyond the limit would be given, and the process killed for using it. */
  if (boards * size < awale_memory_get_limit ())
    memory = mmap (NULL, boards * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    {
      g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MEMORY,
                   _("There is not enough memory for a layer of %" PRIu64 " boards."), boards);
      return NULL;
    }
#ifdef MADV_HUGEPAGE
  madvise (memory, boards * size, MADV_HUGEPAGE);
#endif
  return memory;
}

void
awale_solver_free (void     *memory,
                   uint64_t  boards,
                   size_t    size)
{
  if (memory != NULL)
    munmap (memory, boards * size);
}
