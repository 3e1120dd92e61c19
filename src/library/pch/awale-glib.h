/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The precompiled header of folders that use GLib but not the toolkit; see
 * src/widgets/pch/awale-toolkit.h.
 */
#include <gio/gio.h>

#undef G_LOG_DOMAIN
