/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-server-search.h"

#include <glib.h>
#include <stdbool.h>
#include <stdio.h>

G_BEGIN_DECLS

/** Our engine behind the protocol: it reads lines, and searches in a thread of its own. */
typedef struct _AwaleServer AwaleServer;

/** Creates a server. @most_hash: maximum mebibytes of the hash; 0: by this machine's memory */
AwaleServer *awale_server_new       (unsigned              most_hash,
                                     AwaleServerWriteFunc  write,
                                     void                 *user_data);

/** Stops a running search; its answer is still written. */
void         awale_server_free      (AwaleServer          *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleServer, awale_server_free)

/**
 * Takes a line of the interface, valid UTF-8. Does not block, but for the end of a search that
 * a new `go` stops.
 *
 * Returns: false after `quit`
 */
bool         awale_server_take_line (AwaleServer          *self,
                                     const char           *line);

/** Serves the file descriptor @input until `quit` or its end. */
void         awale_server_run       (int                   input,
                                     FILE                 *output);

G_END_DECLS
