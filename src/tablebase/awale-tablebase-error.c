/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-tablebase-error.h"

G_DEFINE_QUARK (awale-tablebase-error-quark, awale_tablebase_error)
