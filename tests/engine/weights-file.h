/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-weights.h"

/** Serializes @weights as a file that awale_weights_read() can read. (transfer full) */
GBytes *weights_file_new (const AwaleWeights *weights,
                          const char         *origin);
