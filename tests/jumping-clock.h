/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/**
 * While @jumping, each reading of the time of day is a year ahead or behind, far more than daylight
 * saving or synchronization causes. The monotonic clock is unaffected.
 */
void jumping_clock_set (bool jumping);

/** Lets the monotonic clock run @seconds ahead of the kernel's. */
void jumping_clock_advance (unsigned seconds);
