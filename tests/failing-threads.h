/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/** Makes the creation of threads fail if @failing, as at a limit of their number. */
void failing_threads_set (bool failing);
