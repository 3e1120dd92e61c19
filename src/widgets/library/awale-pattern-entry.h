/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-position-pattern.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PATTERN_ENTRY (awale_pattern_entry_get_type ())

/**
 * A small board on which one writes how many seeds each pit is to have: nothing for any number,
 * `0`, `12+`, `1-3`. What cannot be read asks for nothing, and says so.
 *
 * Signal: "changed": it asks for other positions.
 */
G_DECLARE_FINAL_TYPE (AwalePatternEntry, awale_pattern_entry, AWALE, PATTERN_ENTRY, GtkWidget)

GtkWidget                  *awale_pattern_entry_new         (void);

/** What is asked for of the pits, whoever is to move; NULL: nothing. */
const AwalePositionPattern *awale_pattern_entry_get_pattern (AwalePatternEntry *self);

/** All pits may have any number of seeds again. */
void                        awale_pattern_entry_clear       (AwalePatternEntry *self);

/** What is asked for: “A 0, b 12+, c 1–3”; NULL: nothing. (transfer full) */
char                       *awale_pattern_entry_dup_words   (AwalePatternEntry *self);

G_END_DECLS
