/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-library-page.h"

G_BEGIN_DECLS

#define AWALE_TYPE_COLLECTIONS_CONTROLLER (awale_collections_controller_get_type ())

/**
 * Puts the games of the library that are selected among the favorites and into collections, and
 * looks after these; and has an AwaleDetailsController beside itself for what games say of
 * themselves.
 *
 * Property: "favorite": the first of those games is one.
 *
 * Signal: "changed": other actions make sense.
 */
G_DECLARE_FINAL_TYPE (AwaleCollectionsController, awale_collections_controller, AWALE,
                      COLLECTIONS_CONTROLLER, GObject)

AwaleCollectionsController *awale_collections_controller_new (GtkWindow *window,
                                                              AwaleLibraryClient *librarian,
                                                              AwaleNoticeBar *notice,
                                                              AwaleToasts *toasts);

/** The page of the window, without which there is nothing to do. */
void awale_collections_controller_set_page (AwaleCollectionsController *self,
                                            AwaleLibraryPage *page);

void awale_collections_controller_add_actions (AwaleCollectionsController *self,
                                               AwaleActions *list);

G_END_DECLS
