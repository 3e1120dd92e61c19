/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The widgets of the program: board, move list, graph, comment, analysis, library and the small
 * bars around them. The folder promises that no widget knows its window. A widget about a game has
 * a property "game" and changes the AwaleGame only through the game's own functions, so that every
 * change can be undone. All widgets work with the mouse, by touch, with the keyboard alone and with
 * a screen reader.
 */
#pragma once

#include "widgets/analysis/awale-analysis-panel.h"
#include "widgets/analysis/awale-report-page.h"
#include "widgets/board/awale-position-editor.h"
#include "widgets/board/awale-board.h"
#include "widgets/board/awale-lesson-view.h"
#include "widgets/board/awale-pass-bar.h"
#include "widgets/board/awale-player-bar.h"
#include "widgets/board/awale-theme-chooser.h"
#include "widgets/graph/awale-graph.h"
#include "widgets/library/awale-explorer.h"
#include "widgets/library/awale-library-table.h"
#include "widgets/library/awale-pattern-entry.h"
#include "widgets/moves/awale-branch-bar.h"
#include "widgets/moves/awale-comment-editor.h"
#include "widgets/moves/awale-find-bar.h"
#include "widgets/moves/awale-glyph-bar.h"
#include "widgets/moves/awale-move-list.h"

G_BEGIN_DECLS

/** URI of the style sheet of all widgets, which the application's `style.css` imports. */
#define AWALE_WIDGETS_CSS "resource:///io/github/awale/Awale/widgets/widgets.css"

/**
 * Registers the resources and types of the folder, so that templates can use its widgets. Call it
 * before building an interface; further calls do nothing.
 */
void awale_widgets_init (void);

G_END_DECLS
