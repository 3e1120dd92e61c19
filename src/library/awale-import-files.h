/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct
{
  GFile  *file;
  guint64 size;      /**< Size in bytes; 0 if unknown. */
  bool    is_meant;  /**< True if the file should contain games, because of its extension or because
                      * the user named it. */
} AwaleImportFile;

/** Called for each file or folder that cannot be accessed, with the reason. */
typedef void (* AwaleImportErrorFunc) (GFile        *file,
                                       const GError *error,
                                       void         *user_data);

/**
 * Lists @files. Instead of a folder, lists the files of games in it and in its subfolders, sorted
 * by name, without hidden ones. (transfer full) (element-type AwaleImportFile)
 */
GArray *awale_import_files_list (GFile *const         *files,
                                 size_t                n_files,
                                 GCancellable         *cancellable,
                                 AwaleImportErrorFunc  error,
                                 void                 *user_data);

G_END_DECLS
