/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-notice-bar.h"
#include "notation/awale-document.h"

G_BEGIN_DECLS

/**
 * Says in @notice what the reader of @document had to say, if anything: what could not be read
 * stays in view until it is closed.
 */
void awale_diagnostics_show (AwaleDocument  *document,
                             AwaleNoticeBar *notice);

G_END_DECLS
