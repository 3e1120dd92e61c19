/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Reads the regular file open as @fd. Returns: (transfer full) (nullable): its @size bytes and
 * a zero byte; if they cannot all be read, errno says why
 */
char *awale_local_read  (int         fd,
                         size_t     *size);

/** Whether the file open as @fd, or the one at @path, holds @size bytes of @data, read again. */
bool  awale_local_file_holds (int         fd,
                              const char *data,
                              size_t      size);
bool  awale_local_holds       (const char *path,
                               const char *data,
                               size_t      size);

G_END_DECLS
