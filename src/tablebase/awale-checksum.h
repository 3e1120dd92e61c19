/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stddef.h>
#include <stdint.h>

G_BEGIN_DECLS

/** XXH64 (Yann Collet's specification) of @bytes, seed 0: as fast as memory, notices a flip. */
uint64_t awale_checksum (const void *bytes,
                         size_t      n_bytes);

G_END_DECLS
