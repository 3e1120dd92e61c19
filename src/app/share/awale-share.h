/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-dialogs.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "document/awale-draft.h"
#include "widgets/board/awale-board.h"
#include "widgets/graph/awale-graph.h"

G_BEGIN_DECLS

/* A game for other eyes: pictures, an animation, a worksheet and a web page. Each is drawn in a
 * thread from a copy of what it shows, and its file is finished even if the window is closed. A
 * picture has the board's orientation, marks, letters and theme, but always all counts, since there
 * is no pointer, and the light palette. */

typedef enum
{
  AWALE_SHARE_PICTURE,
  AWALE_SHARE_ANIMATION,  /**< From the current position to the end of the line, or, there, all. */
  AWALE_SHARE_GRAPH,
  AWALE_SHARE_WORKSHEET,  /**< Exercises to think about on paper, followed by the answers. */
  AWALE_SHARE_PAGE,       /**< All games of the file as a web page. */
} AwaleShareKind;

/** Parts of a window to share from and to report to. */
typedef struct
{
  AwaleToasts    *toasts;
  AwaleNoticeBar *notice;       /**< For failures; NULL: toasts report them. */
  GApplication   *application;  /**< Held until the file is written; nullable. */

  AwaleBoard     *board;        /**< For pictures, animations, and the colors of pages. */
  AwaleGraph     *graph;
  AwaleDraft     *draft;        /**< For all but worksheets. */
  GPtrArray      *drills;       /**< (element-type AwaleDrill): for worksheets. */
} AwaleShareSource;

/** Asks over the window of @source for a file, and writes it. */
void awale_share_save  (AwaleShareKind          kind,
                        const AwaleShareSource *source);

/** Writes the file of @choice and reports the result, unless the window is closed by then. */
void awale_share_write (AwaleShareKind          kind,
                        const AwaleShareSource *source,
                        const AwaleSaveChoice  *choice);

/**
 * Draws the picture for the clipboard in a thread: as a texture, offered as PNG and other formats,
 * and as SVG. The source of @callback is @board. Finish returns: (transfer full) (nullable): NULL
 * sets @error
 */
void                awale_share_draw_content_async  (AwaleBoard           *board,
                                                     GCancellable         *cancellable,
                                                     GAsyncReadyCallback   callback,
                                                     void                 *user_data);
GdkContentProvider *awale_share_draw_content_finish (AwaleBoard           *board,
                                                     GAsyncResult         *result,
                                                     GError              **error);

/**
 * Creates a dialog over @parent with all ways to share, too many and too similar for a menu. The
 * actions of @parent do the work; @actions gives their keys.
 */
GtkWidget *awale_share_dialog_new (GtkWindow    *parent,
                                   AwaleActions *actions);

G_END_DECLS
