/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-dialogs.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toast-overlay.h"
#include "document/awale-draft.h"
#include "widgets/board/awale-board.h"
#include "widgets/graph/awale-graph.h"

G_BEGIN_DECLS

/* Ways to share a game: pictures, an animation, a worksheet, a web page and PGN. Each is made in a
 * thread from a copy of its content, and the file is finished even if the window is closed. A
 * picture has the board's orientation, marks, letters and theme, but always all counts, since
 * nobody can point at a pit, and the light palette. */

typedef enum
{
  AWALE_SHARE_PICTURE,
  AWALE_SHARE_ANIMATION,  /**< An animation of the line from the current position to its end, or
                           * of the whole line if the cursor is at the end. */
  AWALE_SHARE_GRAPH,
  AWALE_SHARE_WORKSHEET,  /**< Exercises to solve on paper, followed by the answers. */
  AWALE_SHARE_PAGE,       /**< All games of the file as a web page. */
  AWALE_SHARE_PGN,        /**< All games of the file in the PGN format of PlayStrategy. */
} AwaleShareKind;

/** Widgets and models that provide the content, and the widgets that report the result. */
typedef struct
{
  AwaleToastOverlay *toasts;
  AwaleNoticeBar    *notice;       /**< Shows failures; NULL if toasts show them. */
  GApplication      *application;  /**< Held until the file is written; nullable. */

  AwaleBoard        *board;        /**< Source of pictures and animations, and of the colors of web
                                    * pages. */
  AwaleGraph        *graph;
  AwaleDraft        *draft;        /**< Document to share; may be NULL for worksheets. */
  GPtrArray         *exercises;    /**< Exercises of a worksheet. (element-type AwaleExercise) */
} AwaleShareSource;

/**
 * Asks where to save in a dialog above the window of @source, then writes the file. A worksheet
 * without exercises is only refused in a toast.
 */
void awale_share_save  (AwaleShareKind          kind,
                        const AwaleShareSource *source);

/** Writes the file of @choice, and reports the result unless the window has been closed by then. */
void awale_share_write (AwaleShareKind          kind,
                        const AwaleShareSource *source,
                        const AwaleSaveChoice  *choice);

/**
 * Draws the picture of @board for the clipboard in a thread: as a texture, offered as PNG and other
 * formats, and as SVG. The source object of @callback is @board. The finish function returns:
 * (transfer full) (nullable): the content, or NULL with @error set
 */
void                awale_share_draw_content_async  (AwaleBoard           *board,
                                                     GCancellable         *cancellable,
                                                     GAsyncReadyCallback   callback,
                                                     void                 *user_data);
GdkContentProvider *awale_share_draw_content_finish (AwaleBoard           *board,
                                                     GAsyncResult         *result,
                                                     GError              **error);

/**
 * Creates a dialog over @parent with the ways to share. Each row activates an action of @parent;
 * @actions provides the keys shown in the rows.
 */
GtkWidget *awale_share_dialog_new (GtkWindow    *parent,
                                   AwaleActions *actions);

G_END_DECLS
