/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** Counts of an import. */
typedef struct
{
  unsigned n_files;       /**< Files read to their ends. */
  unsigned n_games;       /**< Games found. */
  unsigned n_added;
  unsigned n_duplicates;  /**< Games already in the library, or twice in the files. */
  unsigned n_different;   /**< Duplicates whose text differs from the known game's. */
  unsigned n_bad;         /**< Unreadable games, kept as text. */
  unsigned n_unread;      /**< Files, parts of files and folders that could not be read. */
  unsigned n_passed;      /**< Text files in folders that hold no games. */
} AwaleImportCount;

/** Progress of an import. */
typedef struct
{
  AwaleImportCount count;
  guint64          n_bytes;       /**< Bytes of all files. */
  guint64          n_bytes_done;
  double           seconds;       /**< Seconds since the start. */
  double           seconds_left;  /**< Estimate; negative: unknown. */
} AwaleImportProgress;

/**
 * Options and callbacks of an import; callbacks run in the importing thread. All but @user_data
 * is nullable.
 */
typedef struct
{
  const char   *collection;   /**< Collection for the games, known ones included. */
  unsigned      batch;        /**< Games a transaction; 0: default. */
  gint64        interval;     /**< Microseconds between two progress reports. */
  GCancellable *cancellable;

  /** Called with the progress. */
  void (* progress) (const AwaleImportProgress *progress,
                     void                      *user_data);

  /**
   * Called for each unreadable game, and with game number 0 for each unreadable file or, with
   * its line, part of a file. @reason is short for a terminal, the sentence is for a window;
   * both begin with the line, if there is one.
   */
  void (* bad)      (const AwaleLibrarySource  *source,
                     const char                *reason,
                     const char                *sentence,
                     void                      *user_data);

  /**
   * Called for each game with comments or variations that was not added because the game @id has
   * the same moves and players, but another text.
   */
  void (* differs)  (const AwaleLibrarySource  *source,
                     gint64                     id,
                     void                      *user_data);
  void         *user_data;
} AwaleImportJob;

/**
 * Adds the games of @files. Of a folder, and its subfolders, all files named `.ogn`, `.pgn` or
 * `.txt` are read; a `.pgn` or `.txt` without a move of a game is taken for something else and
 * skipped. Games already in the library are not added again. An import that ends early,
 * cancelled (G_IO_ERROR_CANCELLED) or because the library cannot be written, leaves whole
 * batches, and importing again continues from there.
 * @count: (out): the counts, also after a failure
 */
bool awale_library_import (AwaleLibrary          *self,
                           GFile *const          *files,
                           size_t                 n_files,
                           const AwaleImportJob  *job,
                           AwaleImportCount      *count,
                           GError               **error);

G_END_DECLS
