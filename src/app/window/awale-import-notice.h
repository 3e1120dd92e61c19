/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "desk/awale-import-report.h"

G_BEGIN_DECLS

/** Says what came of an import: in @toasts, or, where something could not be read, in @notice. */
void awale_import_notice_show (const AwaleImportReport *report,
                               AwaleNoticeBar          *notice,
                               AwaleToasts             *toasts);

G_END_DECLS
