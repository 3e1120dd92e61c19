/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_BYTE_ORDER_MARK "\xef\xbb\xbf"

typedef struct
{
  bool is_utf_16;          /**< True if the text began with a byte order mark of UTF-16. */
  bool is_damaged_utf_16;  /**< True if some of the UTF-16 was invalid and became U+FFFD. */
  bool is_windows_1252;    /**< True if some lines were not UTF-8. */
  bool had_zeros;          /**< True if there were NUL characters, each of which became U+FFFD. */
} AwaleTextFacts;

/**
 * Decodes @bytes to valid UTF-8 without a byte order mark, with lines ended by "\n". (transfer
 * full)
 */
GString *awale_text_decode (const char     *bytes,
                            size_t          n_bytes,
                            AwaleTextFacts *facts);

/** True if @bytes begin with the byte order mark of UTF-16. */
bool     awale_text_is_utf_16 (const char  *bytes,
                               size_t       n_bytes);

/**
 * Trims @text and replaces each run of spaces with one plain space; a special space that stands
 * alone, such as a no-break space, is kept. (transfer full)
 */
char    *awale_text_squeeze (const char    *text);

/** Appends a tag on one line, as OGN and PGN write it. */
void     awale_text_append_tag (GString    *out,
                                const char *name,
                                const char *value);

/**
 * The length in bytes of the longest prefix of @text that has at most @max bytes and ends with a
 * whole character.
 */
size_t   awale_text_cut    (const char     *text,
                            size_t          length,
                            size_t          max);

G_END_DECLS
