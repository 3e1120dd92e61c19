/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <pango/pango.h>

/**
 * Highlights the folded @words in @text (see awale_fold_find()), black on yellow for any
 * background. Returns: (transfer full) (nullable): NULL if they do not occur
 */
PangoAttrList *awale_found_create_attributes (const char *text,
                                              const char *words);
