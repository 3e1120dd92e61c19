/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * Bytes of memory that there are for this process: what the machine has, or less where it runs in
 * a control group with a limit, as in a container. Asking reads a few small files.
 */
uint64_t awale_memory_get_limit  (void);

/**
 * The limit of the control groups that @groups, as /proc/self/cgroup, tells: the lowest of those
 * from the process's own up to the outermost, which is at @mount. G_MAXUINT64 if there is none.
 */
uint64_t awale_memory_read_limit (const char *groups,
                                    const char *mount);

G_END_DECLS
