/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-toasts.h"
#include "training/awale-training.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Asks over @window where to, and writes the exercises of @training that were not dropped, of which
 * there are some, as a worksheet, in a thread: boards to think about on paper, and the answers
 * behind them. @toasts, which are in @window, say how that went unless it is closed by then;
 * @application (nullable) does not end meanwhile.
 */
void awale_worksheet_choose (GtkWindow     *window,
                             AwaleTraining *training,
                             AwaleToasts   *toasts,
                             GApplication  *application);

G_END_DECLS
