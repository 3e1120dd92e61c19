/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-library-page.h"
#include "desk/awale-librarian.h"

G_BEGIN_DECLS

#define AWALE_TYPE_RETAGGING (awale_retagging_get_type ())

/**
 * Changes what the games of a library say of themselves: the details of those that are selected in
 * its page; and how players are called in all of them.
 */
G_DECLARE_FINAL_TYPE (AwaleRetagging, awale_retagging, AWALE, RETAGGING, GObject)

/** For the window @window. Once that is gone, this must be disposed of. */
AwaleRetagging *awale_retagging_new         (GtkWindow        *window,
                                             AwaleLibrarian   *librarian,
                                             AwaleNoticeBar   *notice,
                                             AwaleToasts      *toasts);

/** The page of the library, once there is one. */
void            awale_retagging_set_page    (AwaleRetagging   *self,
                                             AwaleLibraryPage *page);

void            awale_retagging_add_actions (AwaleRetagging   *self,
                                             AwaleActions     *list);

G_END_DECLS
