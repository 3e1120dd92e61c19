/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * A text that may be too long for memory, until all of it is there and it can take its place in a
 * file as a whole. It waits in a file without a name, of which nothing is left when it goes.
 */
typedef struct _AwaleTempFile AwaleTempFile;

/** An empty one, in the folder @path, which is made; NULL with an error. Blocks. (transfer full) */
AwaleTempFile *awale_temp_file_new    (const char    *path,
                                       GError       **error);
void           awale_temp_file_free   (AwaleTempFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleTempFile, awale_temp_file_free)

/** Adds to its end. Blocks. */
bool           awale_temp_file_append (AwaleTempFile *self,
                                       const char    *text,
                                       size_t         n_bytes,
                                       GError       **error);

/** All of it, mapped into memory; nothing is added then. (transfer full) (nullable) */
GBytes        *awale_temp_file_map    (AwaleTempFile *self,
                                       GError       **error);

G_END_DECLS
