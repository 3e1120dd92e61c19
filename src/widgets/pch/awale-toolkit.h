/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The precompiled header of src/widgets and src/app, used if Meson's option b_pch is on, as in the
 * sanitized build of tests/run-tests.py. Source files do not rely on it and include what they need.
 * There is no include guard, because the compiler would warn about one in the main file that it
 * compiles.
 */
#include <adwaita.h>

/* Undefine the default of GLib, because each source file defines its own log domain before it
 * includes anything. */
#undef G_LOG_DOMAIN
