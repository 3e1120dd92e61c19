/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */

#pragma once

#include <glib-object.h>

/* Adds a signal without a return value to a class that is being initialized. The arguments after
 * @name are the number of the signal's parameters and their types. Signals are emitted by name. */
#define AWALE_ADD_SIGNAL(klass, name, ...)                                                 \
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,   \
                G_TYPE_NONE, __VA_ARGS__)
