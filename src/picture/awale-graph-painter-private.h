/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-graph-painter.h"

G_BEGIN_DECLS

/* Of the labels, in logical pixels. */
double awale_graph_get_font_size (const AwaleGraphLayout *layout);

G_END_DECLS
