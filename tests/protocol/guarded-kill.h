/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/*
 * A program that has this source fails if it kills a group whose number is not its own: that of a
 * child of its that nobody has waited for yet.
 */

/** How often a group was killed since the last time that was asked. */
unsigned guarded_kill_take_count (void);

/** Whether the system cannot tell of the end of a process by a descriptor, as older ones. */
void     guarded_kill_set_no_pidfd (bool has_none);
