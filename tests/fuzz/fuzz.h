/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

/** The entry point of libFuzzer, which libFuzzer or replay.c calls with one input. */
int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);
