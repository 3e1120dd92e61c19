/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-cli.h"
#include "training/awale-drill.h"

G_BEGIN_DECLS

/**
 * Writes @drills (element-type AwaleDrill), of which there are some, as a worksheet to the PDF
 * called @path: boards to think about, and the answers behind them. False after telling why not.
 */
bool awale_cli_write_worksheet (GPtrArray  *drills,
                                const char *path);

G_END_DECLS
