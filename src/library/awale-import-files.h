/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** A file that is to be imported. */
typedef struct
{
  GFile  *file;
  guint64 size;      /**< In bytes, as far as it is known. */
  bool    is_meant;  /**< To hold games: by who named it, or by its own name. */
} AwaleImportFile;

/** Told of each file or folder that cannot be looked at, and why. */
typedef void (* AwaleImportFileError) (GFile        *file,
                                       const GError *error,
                                       void         *user_data);

/**
 * The files that @files are or, where these are folders, hold: each folder's in the order of their
 * names. (transfer full) (element-type AwaleImportFile)
 */
GArray *awale_import_files_list (GFile *const         *files,
                                 size_t                n_files,
                                 GCancellable         *cancellable,
                                 AwaleImportFileError  error,
                                 void                 *user_data);

G_END_DECLS
