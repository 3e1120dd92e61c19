/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-picture.h"
#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/*
 * The position that a board shows, as a picture of its own: turned as it is, with its marks and
 * letters, in its theme; but with all counts, since nobody can point at it, and light, since
 * documents are.
 */

/** What the picture is, so wide; and what it leaves out since @board does. */
AwaleBoardPicture   awale_diagram_describe       (AwaleBoard           *board,
                                                  int                   width,
                                                  bool                  mono);
void                awale_diagram_leave_out      (AwaleBoard           *board,
                                                  AwaleBoardPicture    *picture);

/**
 * For the clipboard, drawn in a thread: a texture, which goes out as PNG or what else is asked for,
 * and SVG. @callback gets @board as its source. Returns: (transfer full) (nullable): NULL sets
 * @error
 */
void                awale_diagram_create_content_async  (AwaleBoard           *board,
                                                         GCancellable         *cancellable,
                                                         GAsyncReadyCallback   callback,
                                                         void                 *user_data);
GdkContentProvider *awale_diagram_create_content_finish (AwaleBoard           *board,
                                                         GAsyncResult         *result,
                                                         GError              **error);

/**
 * Draws and writes the picture in a thread, as what the name of @file ends in. @width: pixels,
 * points of a PDF; @mono: black lines on white. What happens to @board meanwhile does not matter.
 * awale_file_make_finish() tells how it went.
 */
void                awale_diagram_save_async     (AwaleBoard           *board,
                                                  GFile                *file,
                                                  int                   width,
                                                  bool                  mono,
                                                  GAsyncReadyCallback   callback,
                                                  void                 *user_data);

G_END_DECLS
