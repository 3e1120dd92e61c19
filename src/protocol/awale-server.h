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
 * Creates a server. @most_hash is the maximum size of the hash table in mebibytes; 0 for a limit
 * that depends on the memory of this machine.
 */
AwaleServer *awale_server_new       (unsigned              most_hash,
                                     AwaleServerWriteFunc  write,
                                     void                 *user_data);

/** Stops a running search, which still writes its answer, and frees the server. */
void         awale_server_free      (AwaleServer          *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleServer, awale_server_free)

/**
 * Handles a line from the interface, which must be valid UTF-8. Blocks while a new `go` waits for
 * the running search to end.
 *
 * Returns: false after `quit`
 */
bool         awale_server_take_line (AwaleServer          *self,
                                     const char           *line);

/**
 * Serves lines from the descriptor @input, with answers to @output, until `quit` or the end of the
 * input.
 */
void         awale_server_run       (int                   input,
                                     FILE                 *output);

G_END_DECLS
