/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Questions about what a text leaves open: two notations that fit, or a variant that is unknown.
 */
#pragma once

#include "notation/awale-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Receives the answer, with which the text is to be read again; NULL leaves it as it was read. */
typedef void (*AwaleReadingFunc) (const AwaleReadWish *wish,
                                  gpointer             data);

/** True if @document leaves something open. */
bool awale_reading_dialog_is_needed (AwaleDocument    *document);

/** Asks what @document leaves open; @callback is called once. */
void awale_reading_dialog_ask       (GtkWindow        *parent,
                                     AwaleDocument    *document,
                                     AwaleReadingFunc  callback,
                                     gpointer          data);

G_END_DECLS
