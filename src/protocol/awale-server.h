/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-server-output.h"

#include <glib.h>
#include <stdbool.h>
#include <stdio.h>

G_BEGIN_DECLS

/** Our engine as the protocol shows it: takes lines, searches in a thread of its own. */
typedef struct _AwaleServer AwaleServer;

/** @most_hash: mebibytes that an interface may ask for; 0: what suits this machine. */
AwaleServer *awale_server_new       (unsigned              most_hash,
                                     AwaleServerWriteFunc  write,
                                     void                 *user_data);

/** Stops a search that is running, whose answer is still written. */
void         awale_server_free      (AwaleServer          *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleServer, awale_server_free)

/**
 * Takes a line of the interface, valid UTF-8. Never waits for a search, but for the end of one
 * that it has stopped because of a new `go`.
 *
 * Returns: whether to go on; false after `quit`.
 */
bool         awale_server_take_line (AwaleServer          *self,
                                     const char           *line);

/** Serves what comes from the file descriptor @input until `quit` or its end. */
void         awale_server_run       (int                   input,
                                     FILE                 *output);

G_END_DECLS
