/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-picture.h"
#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/* The position on a board as a picture for documents: with the board's orientation, marks, letters
 * and theme, but always with all counts, since there is no pointer, and in the light palette. */

/** Describe the picture of width @width, and remove from it what @board does not show. */
AwaleBoardPicture   awale_diagram_describe       (AwaleBoard           *board,
                                                  int                   width,
                                                  bool                  mono);
void                awale_diagram_leave_out      (AwaleBoard           *board,
                                                  AwaleBoardPicture    *picture);

/**
 * Draws the picture for the clipboard in a thread: as a texture, offered as PNG and other formats,
 * and as SVG. The source of @callback is @board. Finish returns: (transfer full) (nullable): NULL
 * sets @error
 */
void                awale_diagram_create_content_async  (AwaleBoard           *board,
                                                         GCancellable         *cancellable,
                                                         GAsyncReadyCallback   callback,
                                                         void                 *user_data);
GdkContentProvider *awale_diagram_create_content_finish (AwaleBoard           *board,
                                                         GAsyncResult         *result,
                                                         GError              **error);

/**
 * Draws the picture and writes it to @file in a thread, in the format of the file's extension.
 * @width is in pixels, or points of a PDF; @mono is black lines on white. Later changes of @board
 * have no effect. Complete it with awale_file_make_finish().
 */
void                awale_diagram_save_async     (AwaleBoard           *board,
                                                  GFile                *file,
                                                  int                   width,
                                                  bool                  mono,
                                                  GAsyncReadyCallback   callback,
                                                  void                 *user_data);

G_END_DECLS
