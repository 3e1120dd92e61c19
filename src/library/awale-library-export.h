/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-list.h"

G_BEGIN_DECLS

/** How games of a library are written out. */
typedef enum
{
  AWALE_EXPORT_OGN,  /**< Their texts, with a blank line between two. */
  AWALE_EXPORT_CSV,  /**< Their tags, between commas, a line a game; the first names them. */
} AwaleExportFormat;

/** The format of a file by the ending of its name, of any case: a table for “.csv”. */
AwaleExportFormat awale_export_format_from_name (const char *name);

/** Takes the next part of what is written. Returns: false if it cannot, with @error */
typedef bool (* AwaleExportFunc) (const char  *text,
                                  size_t       n_bytes,
                                  void        *user_data,
                                  GError     **error);

/**
 * Writes the games of @filter. @n_games: (out): how many they are; when @func is called, how many
 * are written already
 */
bool awale_library_export (AwaleLibrary              *self,
                           const AwaleLibraryFilter  *filter,
                           AwaleExportFormat          format,
                           AwaleExportFunc            func,
                           void                      *user_data,
                           gint64                    *n_games,
                           GError                   **error);

/**
 * The same as bytes that may be more than fit into memory: they are in a file without a name, which
 * is made in @folder. @watch (nullable) is told of each part. (transfer full)
 */
GBytes *awale_library_export_bytes (AwaleLibrary              *self,
                                    const AwaleLibraryFilter  *filter,
                                    AwaleExportFormat          format,
                                    const char                *folder,
                                    AwaleExportFunc            watch,
                                    void                      *user_data,
                                    gint64                    *n_games,
                                    GError                   **error);

G_END_DECLS
