/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-axes.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** A row to choose the value of @axis; what is selected is the value. */
AdwComboRow *awale_axis_row_new (const AwaleAxis *axis);

G_END_DECLS
