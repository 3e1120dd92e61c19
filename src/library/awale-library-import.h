/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

typedef struct
{
  unsigned n_files;       /**< Number of files read to the end and not passed over. */
  unsigned n_games;       /**< Number of games found. */
  unsigned n_added;
  unsigned n_duplicates;  /**< Number of games already in the library, or repeated in the files. */
  unsigned n_different;   /**< Number of duplicates whose text differs from that of the known
                           * game. */
  unsigned n_bad;         /**< Number of unreadable games, which are kept as text. */
  unsigned n_unread;      /**< Number of files and folders that could not be read to the end. */
  unsigned n_passed;      /**< Number of `.pgn` and `.txt` files in folders that were skipped. */
} AwaleImportCount;

typedef struct
{
  AwaleImportCount count;
  guint64          n_bytes;       /**< Total bytes of all files. */
  guint64          n_bytes_done;
  double           seconds;       /**< Seconds since the start. */
  double           seconds_left;  /**< Estimated seconds; negative if unknown. */
} AwaleImportProgress;

/**
 * Options and callbacks of an import; callbacks run in the importing thread. Any pointer may be
 * NULL.
 */
typedef struct
{
  const char   *collection;   /**< Collection of the imported games, including known ones. */
  unsigned      batch;        /**< Number of games in a transaction; 0 for the default. */
  gint64        interval;     /**< Minimum number of microseconds between two reports of the
                               * progress before the end. */
  GCancellable *cancellable;

  void (* progress) (const AwaleImportProgress *progress,
                     void                      *user_data);

  /**
   * Called for an unreadable game, and for a file or folder that could not be read to the end, for
   * which the number and the line in the source are 0. @reason is short, for a terminal, and
   * @sentence is for a window; both begin with the line if there is one.
   */
  void (* bad)      (const AwaleLibrarySource  *source,
                     const char                *reason,
                     const char                *sentence,
                     void                      *user_data);

  /**
   * Called for a game that was not added because the game @id has the same moves and players, but
   * whose tags, comments or variations differ.
   */
  void (* differs)  (const AwaleLibrarySource  *source,
                     gint64                     id,
                     void                      *user_data);
  void         *user_data;
} AwaleImportJob;

/**
 * Adds the games of @files. In a folder and its subfolders, files named `.ogn`, `.pgn` or `.txt`
 * are read, except hidden ones; a `.pgn` or `.txt` file there is skipped if it is not text,
 * contains only unreadable games, none of them with a legal move, or begins with many such games.
 * Games already in the library are not added again. If an import ends early, because it was
 * cancelled (G_IO_ERROR_CANCELLED) or the library cannot be written, whole batches stay, and
 * importing again adds the rest. @count (out) is set after a failure too.
 */
bool awale_library_import (AwaleLibrary          *self,
                           GFile *const          *files,
                           size_t                 n_files,
                           const AwaleImportJob  *job,
                           AwaleImportCount      *count,
                           GError               **error);

G_END_DECLS
