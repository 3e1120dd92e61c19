/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Questions to the user about an ambiguous text: one that fits two notations, or names an unknown
 * variant.
 */
#pragma once

#include "notation/awale-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Receives the user's answer, with which the text should be read again; NULL without an answer. */
typedef void (*AwaleReadingFunc) (const AwaleReadOptions *options,
                                  gpointer                data);

/** True if @document fits two notations or names an unknown variant. */
bool awale_reading_dialog_is_needed (AwaleDocument       *document);

/** Asks how to read @document; @callback is called once. */
void awale_reading_dialog_ask       (GtkWindow           *parent,
                                     AwaleDocument       *document,
                                     AwaleReadingFunc     callback,
                                     gpointer             data);

G_END_DECLS
