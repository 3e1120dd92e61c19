/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PAGE_SWITCHER (awale_page_switcher_get_type ())
G_DECLARE_FINAL_TYPE (AwalePageSwitcher, awale_page_switcher, AWALE, PAGE_SWITCHER, GtkWidget)

/*
 * Stands in for AdwInlineViewSwitcher (libadwaita 1.7), whose display mode breakpoints change.
 *
 * A GtkStackSwitcher that shows the titles of the pages while all of them are in view whole, and
 * their icons, with the titles as tooltips, where they are not.
 *
 * Properties: "stack"; "icons", the names of an icon for each page of the stack in its order, while
 * the pages have none of their own (a page without one keeps its title); "label" (write only), what
 * screen readers call it.
 */

G_END_DECLS
