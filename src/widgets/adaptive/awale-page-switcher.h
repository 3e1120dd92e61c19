/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PAGE_SWITCHER (awale_page_switcher_get_type ())
G_DECLARE_FINAL_TYPE (AwalePageSwitcher, awale_page_switcher, AWALE, PAGE_SWITCHER, GtkWidget)

/*
 * Stand-in for AdwInlineViewSwitcher (libadwaita 1.7), whose display mode can be changed by
 * breakpoints.
 *
 * A GtkStackSwitcher that shows the titles of the pages if all of them fit, and otherwise their
 * icons with the titles as tooltips.
 *
 * Properties: "stack"; "icons", the icon names of the pages in order, used while titles do not fit
 * (a page without an icon keeps its title); "label" (write only), the accessible name.
 */

G_END_DECLS
