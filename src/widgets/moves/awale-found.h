/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <pango/pango.h>

/**
 * Shows where in @text the folded @words stand, see awale_fold_find(): black on yellow, on any
 * ground. Returns: (transfer full) (nullable): NULL if they are not there
 */
PangoAttrList *awale_found_create_attributes (const char *text,
                                              const char *words);
