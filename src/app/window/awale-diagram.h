/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/**
 * The position that @board shows, with its marks and turned as it is, as a picture for the
 * clipboard: a texture, which goes out as PNG or what else is asked for, and SVG. Light, since
 * documents are. Returns: (transfer full) (nullable): NULL sets @error
 */
GdkContentProvider *awale_diagram_create_content (AwaleBoard  *board,
                                                  GError     **error);

G_END_DECLS
