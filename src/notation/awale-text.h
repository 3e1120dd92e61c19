/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** What was done to bytes to make text of them. */
typedef struct
{
  bool is_windows_1252;  /**< They were no UTF-8. */
  bool had_zeros;  /**< They held NULs, which text cannot; each became U+FFFD. */
} AwaleTextFacts;

/**
 * The text that @bytes are: valid UTF-8 without byte order mark, lines ended by "\n" alone.
 * Returns: (transfer full)
 */
GString *awale_text_decode (const char     *bytes,
                            size_t          n_bytes,
                            AwaleTextFacts *facts);

/** The length of the longest beginning of @text of at most @max bytes that cuts no character. */
size_t   awale_text_cut    (const char     *text,
                            size_t          length,
                            size_t          max);

G_END_DECLS
