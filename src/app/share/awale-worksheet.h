/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-toasts.h"
#include "training/awale-drill.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Asks over @window for a file and writes @drills (element-type AwaleDrill) to it as a worksheet in
 * a thread: boards to think about on paper, followed by the answers. If there are many, it asks how
 * many are wanted, and removes the others from @drills. @toasts, which belong to @window, report
 * the result unless the window is closed by then, or that @drills is empty. @application (nullable)
 * is held meanwhile.
 */
void awale_worksheet_choose (GtkWindow     *window,
                             GPtrArray     *drills,
                             AwaleToasts   *toasts,
                             GApplication  *application);

G_END_DECLS
