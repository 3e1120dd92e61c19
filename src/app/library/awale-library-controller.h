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
 * The library in a window: its page, which is made when it is first shown, and what is done with
 * the games that are listed there.
 *
 * Properties: "shown" (the page is in view), "with-position" and "either-side" (only games in which
 * the position on the board comes up, also seen from the other side), "sort" (the column by which
 * the menu has sorted the table, or "") and "reversed".
 *
 * Signals: "changed": other actions make sense; "opened" (AwaleDocument, int64): a game, of that
 * number in the library, is to be studied;
 * "titled": awale_library_controller_dup_subtitle() is another one.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryController, awale_library_controller, AWALE, LIBRARY_CONTROLLER,
                      GObject)

/** For @window, in which the page goes into @bin. @draft has the game on the board. */
AwaleLibraryController *awale_library_controller_new          (GtkWindow *window,
                                                               AdwBin *bin,
                                                               AwaleDraft *draft,
                                                               AwaleLibraryClient *librarian,
                                                               AwaleLibraryTasks *transfers,
                                                               AwaleRulesets *rulesets,
                                                               AwaleNoticeBar *notice,
                                                               AwaleToasts *toasts);

void                    awale_library_controller_add_actions  (AwaleLibraryController *self,
                                                               AwaleActions *list);

bool                    awale_library_controller_get_shown    (AwaleLibraryController *self);
void                    awale_library_controller_set_shown    (AwaleLibraryController *self,
                                                               bool shown);

/** Shows all games with the position and the rules on the board, and no others. */
void                    awale_library_controller_show_position (AwaleLibraryController *self,
                                                                bool either_side);

/** How many games are listed, in words, or which player is shown; empty before the first list.
 * (transfer full) */
char                   *awale_library_controller_dup_subtitle (AwaleLibraryController *self);

G_END_DECLS
