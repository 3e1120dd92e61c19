/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-protocol-error.h"

G_DEFINE_QUARK (awale-protocol-error-quark, awale_protocol_error)
