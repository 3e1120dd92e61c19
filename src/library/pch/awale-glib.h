/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The precompiled header of folders with many files that use GLib but not the toolkit. What
 * src/widgets/pch/awale-toolkit.h says of itself holds for it, too.
 */
#include <gio/gio.h>

#undef G_LOG_DOMAIN
