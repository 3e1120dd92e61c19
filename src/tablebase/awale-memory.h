/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * Bytes of memory available to this process: those of the machine, or the limit of a control group,
 * as in a container. Reads a few small files.
 */
uint64_t awale_memory_get_limit  (void);

/**
 * The lowest limit of the control groups in @groups, the text of /proc/self/cgroup, from the group
 * of the process itself up to the outermost one; @mount is where they are mounted. G_MAXUINT64 if
 * there is no limit.
 */
uint64_t awale_memory_read_limit (const char *groups,
                                    const char *mount);

G_END_DECLS
