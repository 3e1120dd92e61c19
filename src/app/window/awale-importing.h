/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-actions.h"
#include "awale-library-page.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_IMPORTING (awale_importing_get_type ())

/**
 * Brings games into the library: from files and folders that are chosen, or dropped on its page.
 *
 * Signal: "changed": other actions make sense.
 */
G_DECLARE_FINAL_TYPE (AwaleImporting, awale_importing, AWALE, IMPORTING, GObject)

AwaleImporting *awale_importing_new         (GtkWindow        *window,
                                             AwaleLibrarian   *librarian,
                                             AwaleNoticeBar   *notice,
                                             AwaleToasts      *toasts);

/** The page of the window, without which nothing is imported. */
void            awale_importing_set_page    (AwaleImporting   *self,
                                             AwaleLibraryPage *page);

void            awale_importing_add_actions (AwaleImporting   *self,
                                             AwaleActions     *list);

/** Whether games are being imported. */
bool            awale_importing_is_busy     (AwaleImporting   *self);

G_END_DECLS
