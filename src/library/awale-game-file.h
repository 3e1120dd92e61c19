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

/** (transfer full) (nullable) */
AwaleGameFile *awale_game_file_open       (GFile          *file,
                                           GCancellable   *cancellable,
                                           GError        **error);
void           awale_game_file_close      (AwaleGameFile  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleGameFile, awale_game_file_close)

AwaleFormat    awale_game_file_get_format (AwaleGameFile  *self);

/** The line at which the part that was read last begins, from 1. */
unsigned       awale_game_file_get_line   (AwaleGameFile  *self);

/**
 * The next part, until the one after it is asked for; NULL without @error where the file ends.
 * (transfer none)
 */
const char    *awale_game_file_next       (AwaleGameFile  *self,
                                           size_t         *n_bytes,
                                           GCancellable   *cancellable,
                                           GError        **error);

G_END_DECLS
