/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-client.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Creates the page of the pairs of games in @library that may be the same: what differs between
 * them, and buttons to merge them or to keep both. The page searches the library when it first
 * becomes visible, and again when the library changes.
 */
GtkWidget *awale_doubles_page_new    (AwaleLibraryClient *library);

/** Searches the library again, at once or when the page becomes visible. */
void       awale_doubles_page_reload (GtkWidget          *page);

G_END_DECLS
