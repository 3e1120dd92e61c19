/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"
#include "picture/awale-palette.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Writes all games of @document to @file as a web page with boards in @palette, in a thread: the
 * games of a club take seconds. It is the games as they are now: what happens to them meanwhile
 * does not matter. awale_file_write_finish() tells how it went.
 */
void awale_web_page_save_async (AwaleDocument        *document,
                                const AwalePalette   *palette,
                                GFile                *file,
                                GAsyncReadyCallback   callback,
                                void                 *user_data);

G_END_DECLS
