/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "document/awale-draft.h"
#include "picture/awale-palette.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Writes all games of @draft to @file as a web page with boards in @palette, in a thread, since
 * many games take seconds. Complete it with awale_file_make_finish().
 */
void awale_web_page_save_async (AwaleDraft           *draft,
                                const AwalePalette   *palette,
                                GFile                *file,
                                GAsyncReadyCallback   callback,
                                void                 *user_data);

G_END_DECLS
