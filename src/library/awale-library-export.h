/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-list.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_EXPORT_OGN,  /**< The games as OGN, separated by blank lines. */
  AWALE_EXPORT_CSV,  /**< A table of the games as CSV, with tags, length and loss: column names,
                      * then a row for each game. */
} AwaleExportFormat;

/** Selects the format by the extension of a file name, regardless of case: CSV for “.csv”. */
AwaleExportFormat awale_export_format_from_name (const char *name);

/** Receives the next part of the output. Returns: false on failure, with @error */
typedef bool (* AwaleExportFunc) (const char  *text,
                                  size_t       n_bytes,
                                  void        *user_data,
                                  GError     **error);

/**
 * Exports the games of @filter and sets @n_games to their number; during a call of @func it is the
 * number of games written so far.
 */
bool awale_library_export (AwaleLibrary              *self,
                           const AwaleLibraryFilter  *filter,
                           AwaleExportFormat          format,
                           AwaleExportFunc            func,
                           void                      *user_data,
                           gint64                    *n_games,
                           GError                   **error);

/**
 * Exports to an unlinked file in @folder, because the bytes may exceed the memory. @watch
 * (nullable) is called with each part. (transfer full) (nullable)
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
