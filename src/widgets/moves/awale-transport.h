/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TRANSPORT (awale_transport_get_type ())
G_DECLARE_FINAL_TYPE (AwaleTransport, awale_transport, AWALE, TRANSPORT, GtkWidget)

/* The buttons to move through a game. They have no model: they activate win.first, win.previous,
 * win.autoplay (stateful, boolean), win.next and win.last, and follow their enabled state. */

G_END_DECLS
