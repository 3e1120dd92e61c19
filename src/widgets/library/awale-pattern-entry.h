/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-position-pattern.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PATTERN_ENTRY (awale_pattern_entry_get_type ())

/**
 * A small board with an entry for the number of seeds in each pit, such as `0`, `12+` or `1-3`; an
 * empty entry allows any number. An unreadable entry counts as empty and is marked as wrong.
 *
 * Signals: "changed": the pattern has changed.
 */
G_DECLARE_FINAL_TYPE (AwalePatternEntry, awale_pattern_entry, AWALE, PATTERN_ENTRY, GtkWidget)

/** The pattern of the pits, for either player to move; NULL if every pit allows any number. */
const AwalePositionPattern *awale_pattern_entry_get_pattern (AwalePatternEntry *self);

void                        awale_pattern_entry_clear       (AwalePatternEntry *self);

/**
 * Describes the pattern: “A 0, b 12+, c 1–3”; NULL if every pit allows any number. Returns:
 * (transfer full)
 */
char                       *awale_pattern_entry_dup_words   (AwalePatternEntry *self);

G_END_DECLS
