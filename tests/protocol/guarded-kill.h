/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

/*
 * A program that compiles this source fails if it kills a process group other than that of a child
 * it has not waited for yet.
 */

/** The number of groups killed since the last call. */
unsigned guarded_kill_take_count (void);

/** Simulates a system without pidfds, like older ones. */
void     guarded_kill_set_no_pidfd (bool has_none);
