/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-error.h"

G_DEFINE_QUARK (awale-library-error-quark, awale_library_error)
