/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What one touches: board, move list, graph, comment and the small bars around them. This folder
 * promises widgets that follow a game and know no window: each is given an AwaleGame by its
 * "game" property, shows it from then on and changes it only through the game's own functions,
 * so that undo covers everything. All of them work with the mouse, by touch, by keyboard alone
 * and with a screen reader.
 */
#pragma once

#include "widgets/analysis/awale-analysis-panel.h"
#include "widgets/analysis/awale-report-page.h"
#include "widgets/board/awale-board-editor.h"
#include "widgets/board/awale-board.h"
#include "widgets/board/awale-exercise-view.h"
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
#include "widgets/moves/awale-transport.h"

G_BEGIN_DECLS

/** The folder's style sheet: the application's `style.css` imports it by this address. */
#define AWALE_WIDGETS_CSS "resource:///io/github/awale/Awale/widgets/widgets.css"

/**
 * Registers the folder's resources and types, so that templates may name the widgets. Call it
 * before building an interface; more than once does no harm.
 */
void awale_widgets_init (void);

G_END_DECLS
