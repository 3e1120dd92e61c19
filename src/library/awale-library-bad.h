/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/**
 * A game that could not be read. Its text is kept, to be repaired, until somebody asks for its
 * removal: the file that it came from may be gone, or be another one by now.
 */
typedef struct
{
  gint64             id;
  AwaleLibrarySource source;
  bool               is_gone;  /**< It was not in its file when that was last imported. */
  const char        *reason;   /**< A few words that begin with line and column. */
  const char        *text;     /**< As it is in the file. */
} AwaleLibraryBad;

/** Told of one; @bad lasts until it returns. Returns: whether to go on */
typedef bool (* AwaleLibraryBadFunc) (const AwaleLibraryBad *bad,
                                      void                  *user_data);

/** Tells @func of all games that could not be read, file by file, in their order there. */
bool awale_library_list_bad    (AwaleLibrary              *self,
                                AwaleLibraryBadFunc        func,
                                void                      *user_data,
                                GError                   **error);

/**
 * Keeps the text of a game that could not be read. One of the same file and text stays one. @id:
 * the number it has among those
 */
bool awale_library_add_bad     (AwaleLibrary              *self,
                                const AwaleLibrarySource  *source,
                                const char                *reason,
                                const char                *text,
                                gint64                    *id,
                                GError                   **error);

/**
 * Notes which of those of the file at @path were in it when it was read again: those in @there, of
 * their numbers.
 */
bool awale_library_mark_bad    (AwaleLibrary              *self,
                                const char                *path,
                                GArray                    *there,
                                GError                   **error);

/** Removes the one with the number @id; or all that are gone from their files. */
bool awale_library_remove_bad  (AwaleLibrary              *self,
                                gint64                     id,
                                GError                   **error);
bool awale_library_remove_gone (AwaleLibrary              *self,
                                gint64                    *n_removed,
                                GError                   **error);

G_END_DECLS
