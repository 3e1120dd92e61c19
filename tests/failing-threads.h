/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/** From now on no thread can be started, as where a limit on their number has been reached. */
void failing_threads_set (bool failing);
