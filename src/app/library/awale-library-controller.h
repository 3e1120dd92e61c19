/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-library-page.h"
#include "library/awale-library-tasks.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_CONTROLLER (awale_library_controller_get_type ())

/**
 * The library in a window: its page, created when first shown, and the actions on its games.
 *
 * Properties: "shown" (the page is on display), "with-position" and "either-side" (list only games
 * with the position on the board, also with the sides swapped), "sort" (the column by which the
 * menu sorted the table, or "") and "reversed".
 *
 * Signals: "changed": the available actions changed; "opened" (AwaleDocument, int64: the number of
 * its game in the library): show the game; "titled": awale_library_controller_dup_subtitle()
 * changed.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryController, awale_library_controller, AWALE, LIBRARY_CONTROLLER,
                      GObject)

/** Creates the library of @window, whose page goes into @bin. @draft has the game on the board. */
AwaleLibraryController *awale_library_controller_new          (GtkWindow *window,
                                                               AdwBin *bin,
                                                               AwaleDraft *draft,
                                                               AwaleLibraryClient *library,
                                                               AwaleLibraryTasks *tasks,
                                                               AwaleRulesets *rulesets,
                                                               AwaleNoticeBar *notice,
                                                               AwaleToasts *toasts);

void                    awale_library_controller_add_actions  (AwaleLibraryController *self,
                                                               AwaleActions *list);

bool                    awale_library_controller_get_shown    (AwaleLibraryController *self);
void                    awale_library_controller_set_shown    (AwaleLibraryController *self,
                                                               bool shown);

/** Lists all games with the position and ruleset on the board, without other filters. */
void                    awale_library_controller_show_position (AwaleLibraryController *self,
                                                                bool either_side);

/**
 * The number of listed games in words, or the name of the player shown; empty before the first
 * list. Returns: (transfer full)
 */
char                   *awale_library_controller_dup_subtitle (AwaleLibraryController *self);

G_END_DECLS
