/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The precompiled header of this folder and of app/, used if Meson's b_pch is on, as in tests/run.
 * Each source file includes what it needs all the same. There is no include guard, because the
 * compiler would warn of it in a main file.
 */
#include <adwaita.h>

/* The domain is undefined, because each source file defines its own before it includes anything. */
#undef G_LOG_DOMAIN
