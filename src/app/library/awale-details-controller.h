/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-library-page.h"
#include "library/awale-library-client.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DETAILS_CONTROLLER (awale_details_controller_get_type ())

/**
 * Changes the details of the games selected in the library, and merges the names of players in all
 * its games.
 */
G_DECLARE_FINAL_TYPE (AwaleDetailsController, awale_details_controller, AWALE, DETAILS_CONTROLLER,
                      GObject)

/** Creates the controller of @window, which must dispose it. */
AwaleDetailsController *awale_details_controller_new         (GtkWindow              *window,
                                                              AwaleLibraryClient     *library,
                                                              AwaleNoticeBar         *notice,
                                                              AwaleToasts            *toasts);

/** Sets the page of the library. */
void                    awale_details_controller_set_page    (AwaleDetailsController *self,
                                                              AwaleLibraryPage       *page);

void                    awale_details_controller_add_actions (AwaleDetailsController *self,
                                                              AwaleActions           *list);

G_END_DECLS
