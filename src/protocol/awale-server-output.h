/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

/**
 * Takes one line that the engine says, without line end. Called from the thread that gives lines
 * to the server and from that of the search, maybe at once.
 */
typedef void (*AwaleServerWriteFunc) (const char *line,
                                      void       *user_data);
