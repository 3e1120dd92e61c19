/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/** Sets whether the creation of threads fails, as it does at the limit of their number. */
void failing_threads_set (bool failing);
