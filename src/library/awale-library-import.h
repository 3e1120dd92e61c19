/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** What has been done of an import. */
typedef struct
{
  unsigned n_files;       /**< That were read to their ends. */
  unsigned n_games;       /**< That were found in them. */
  unsigned n_added;
  unsigned n_duplicates;  /**< That were there already, or twice in the files. */
  unsigned n_different;   /**< Of those, that the library has with another text. */
  unsigned n_bad;         /**< That could not be read and are kept as text. */
  unsigned n_unread;      /**< Files, parts of them and folders that could not be read. */
  unsigned n_passed;      /**< Files of folders that are text, but hold no games. */
} AwaleImportCount;

/** How far an import is. */
typedef struct
{
  AwaleImportCount count;
  guint64          n_bytes;       /**< Of all files. */
  guint64          n_bytes_done;
  double           seconds;       /**< Since it began. */
  double           seconds_left;  /**< About; negative while it cannot be told. */
} AwaleImportProgress;

/** How to import, and whom to tell, in the thread that imports. All but @user_data is nullable. */
typedef struct
{
  const char   *collection;   /**< Where the games go, also those that were there already. */
  unsigned      batch;        /**< How many games are written as one set of changes; 0: enough. */
  gint64        interval;     /**< Microseconds from one telling of progress to the next. */
  GCancellable *cancellable;

  /** Told of progress. */
  void (* progress) (const AwaleImportProgress *progress,
                     void                      *user_data);

  /**
   * Told of each game that could not be read, and with the number 0 of each file or, with its line,
   * part of a file: which one it is, and why, a few words for a terminal and a sentence for a
   * window. If there is a line, both begin with it.
   */
  void (* bad)      (const AwaleLibrarySource  *source,
                     const char                *reason,
                     const char                *sentence,
                     void                      *user_data);

  /**
   * Told of each game with comments or variations that was not added because the library has the
   * game @id with the same moves and players, but not with the same text.
   */
  void (* differs)  (const AwaleLibrarySource  *source,
                     gint64                     id,
                     void                      *user_data);
  void         *user_data;
} AwaleImportJob;

/**
 * Adds the games of @files, which may be folders: of these all that are named `.ogn`, `.pgn` or
 * `.txt`, of folders in them too. There, a `.pgn` or `.txt` that has no move of a game is taken for
 * something else and passed over. Games that are in the library already are not added again. Where
 * it ends early, cancelled (G_IO_ERROR_CANCELLED) or because the library cannot be written, whole
 * batches are in it, and the same import again goes on from there.
 *
 * @count: (out): what has been done, also where it ended early
 */
bool awale_library_import (AwaleLibrary          *self,
                           GFile *const          *files,
                           size_t                 n_files,
                           const AwaleImportJob  *job,
                           AwaleImportCount      *count,
                           GError               **error);

G_END_DECLS
