/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

/**
 * Writes a line without its end. Called, perhaps concurrently, from the thread that passes
 * lines to the server and from the search's.
 */
typedef void (*AwaleServerWriteFunc) (const char *line,
                                      void       *user_data);
