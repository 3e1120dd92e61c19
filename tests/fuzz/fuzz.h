/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

/** libFuzzer's entry, called by it or by replay.c with one input. */
int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);
