/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-study-view.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_EXPORTING (awale_exporting_get_type ())

/**
 * The game in view for other eyes: pictures of the board, of a line and of the graph, and the
 * printed sheet; and all games of the file as a web page. What is being written when the window
 * goes is finished all the same.
 */
G_DECLARE_FINAL_TYPE (AwaleExporting, awale_exporting, AWALE, EXPORTING, GObject)

/** For @window, which shows the games of @draft in @study. */
AwaleExporting *awale_exporting_new         (GtkWindow      *window,
                                             AwaleStudyView *study,
                                             AwaleDraft     *draft,
                                             AwaleNoticeBar *notice,
                                             AwaleToasts    *toasts);

/** Adds what it does to @list. */
void            awale_exporting_add_actions (AwaleExporting *self,
                                             AwaleActions   *list);

G_END_DECLS
