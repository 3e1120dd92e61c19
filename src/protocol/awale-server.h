/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-server-search.h"

#include <glib.h>
#include <stdbool.h>
#include <stdio.h>

G_BEGIN_DECLS

/**
 * A server that offers our engine by the protocol: it reads lines, and searches in a thread of its
 * own.
 */
typedef struct _AwaleServer AwaleServer;

/**
 * Creates a server. @most_hash: maximum mebibytes of the hash table; 0 for a limit by the memory of
 * this machine
 */
AwaleServer *awale_server_new       (unsigned              most_hash,
                                     AwaleServerWriteFunc  write,
                                     void                 *user_data);

/** Stops a running search, whose answer is still written, and frees the server. */
void         awale_server_free      (AwaleServer          *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleServer, awale_server_free)

/**
 * Handles a line from the interface, valid UTF-8. Blocks only until the end of a search that a new
 * `go` stops.
 *
 * Returns: false after `quit`
 */
bool         awale_server_take_line (AwaleServer          *self,
                                     const char           *line);

/** Serves the file descriptor @input until `quit` or the end of the input. */
void         awale_server_run       (int                   input,
                                     FILE                 *output);

G_END_DECLS
