/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_WRAP_BOX (awale_wrap_box_get_type ())

/** A box for templates whose children go on below where there is no room (AwaleWrapLayout). */
G_DECLARE_FINAL_TYPE (AwaleWrapBox, awale_wrap_box, AWALE, WRAP_BOX, GtkWidget)

GtkWidget *awale_wrap_box_new (void);

G_END_DECLS
