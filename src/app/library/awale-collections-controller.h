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
 * Adds the selected games of the library to favorites and collections, and manages these. An
 * AwaleDetailsController inside changes the details of games.
 *
 * Property: "favorite": the first selected game is a favorite.
 *
 * Signal: "changed": the available actions changed.
 */
G_DECLARE_FINAL_TYPE (AwaleCollectionsController, awale_collections_controller, AWALE,
                      COLLECTIONS_CONTROLLER, GObject)

AwaleCollectionsController *awale_collections_controller_new (GtkWindow *window,
                                                              AwaleLibraryClient *library,
                                                              AwaleNoticeBar *notice,
                                                              AwaleToasts *toasts);

/** Sets the page of the window, which all actions need. */
void awale_collections_controller_set_page (AwaleCollectionsController *self,
                                            AwaleLibraryPage *page);

void awale_collections_controller_add_actions (AwaleCollectionsController *self,
                                               AwaleActions *list);

G_END_DECLS
