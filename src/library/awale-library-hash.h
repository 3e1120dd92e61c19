/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The beginning of the SHA-256 in @checksum as a number, the same on every machine. */
gint64 awale_library_get_hash (GChecksum *checksum);

G_END_DECLS
