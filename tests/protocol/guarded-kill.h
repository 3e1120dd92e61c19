/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/*
 * A program that compiles this source aborts when it kills a process group, unless the group is
 * that of a child for which the program has not waited yet.
 */

/** Returns the number of groups killed since the last call. */
unsigned guarded_kill_take_count (void);

/** Simulates a system without pidfds, as older kernels are. */
void     guarded_kill_set_no_pidfd (bool has_none);
