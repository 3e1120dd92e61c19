/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/**
 * While @jumping the time of day is a year ahead or a year back each time anybody looks at it, as
 * no daylight saving or synchronization makes it. The clock that measures how long something takes
 * goes on as ever.
 */
void jumping_clock_set (bool jumping);
