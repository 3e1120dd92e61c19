/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-toasts.h"
#include "training/awale-drill.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Asks over @window for a file, and writes @drills (element-type AwaleDrill) to it in a thread as a
 * worksheet: boards to think about on paper, and the answers behind them. @toasts, which are in
 * @window, say how that went unless it is closed by then, or that there are no @drills;
 * @application (nullable) does not end meanwhile.
 */
void awale_worksheet_choose (GtkWindow     *window,
                             GPtrArray     *drills,
                             AwaleToasts   *toasts,
                             GApplication  *application);

G_END_DECLS
