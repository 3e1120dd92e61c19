/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-ogn.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * A file of games that is read part by part, each with a game or a few, so that no more of it is in
 * memory. Its format is told by its beginning. Blocks.
 */
typedef struct _AwaleGameFile AwaleGameFile;

/** A part of a file, which lasts until the next is asked for. */
typedef struct
{
  const char *text;
  size_t      n_bytes;
  unsigned    line;      /**< Where it begins, from 1. */
  unsigned    column;
  bool        is_whole;  /**< No game goes on behind it; else its end was not to be found. */
} AwaleGamePart;

/** @most_bytes: how much of the file is in memory, about. (transfer full) (nullable) */
AwaleGameFile *awale_game_file_open       (GFile          *file,
                                           size_t          most_bytes,
                                           GCancellable   *cancellable,
                                           GError        **error);
void           awale_game_file_close      (AwaleGameFile  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleGameFile, awale_game_file_close)

AwaleFormat    awale_game_file_get_format (AwaleGameFile  *self);

/** Goes on to the next part; false without @error where the file ends. */
bool           awale_game_file_next       (AwaleGameFile  *self,
                                           AwaleGamePart  *part,
                                           GCancellable   *cancellable,
                                           GError        **error);

/** Leaves all but the first @n_bytes of the part to the next. */
void           awale_game_file_take       (AwaleGameFile  *self,
                                           size_t          n_bytes);

/** Gives the part up: the next begins at a line that may begin a game. */
void           awale_game_file_skip       (AwaleGameFile  *self);

G_END_DECLS
