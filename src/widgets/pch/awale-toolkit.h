/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What is compiled once, before all files of this folder and of app/, where Meson's b_pch is on, as
 * tests/run has it. Each file includes what it needs all the same. A guard would be warned of.
 */
#include <adwaita.h>

/* The domain is undefined, because each source file defines its own before it includes anything. */
#undef G_LOG_DOMAIN
