/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/** Lets the creation of threads fail while @failing is true, as at a limit of their number. */
void failing_threads_set (bool failing);
