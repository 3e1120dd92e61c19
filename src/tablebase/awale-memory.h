/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * The memory, in bytes, that this process may use: that of the machine, or the limit of its control
 * groups if that is lower, as in a container. Reads a few small files.
 */
uint64_t awale_memory_get_limit  (void);

/**
 * The lowest memory limit, in bytes, of the control groups in @groups, the text of
 * /proc/self/cgroup, and of all groups that contain them; @mount is the folder where they are
 * mounted. G_MAXUINT64 if there is no limit.
 */
uint64_t awale_memory_read_limit (const char *groups,
                                    const char *mount);

G_END_DECLS
