/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-notice-bar.h"
#include "notation/awale-document.h"

G_BEGIN_DECLS

/** Shows the problems in reading @document, if any, in @notice until it is closed. */
void awale_diagnostics_show (AwaleDocument  *document,
                             AwaleNoticeBar *notice);

G_END_DECLS
