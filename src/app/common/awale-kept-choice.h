/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Keeps the place of what is chosen in @row under @key, for the next time. One can choose even
 * where nothing can be kept. */
void awale_kept_choice_bind (AdwComboRow *row,
                             GSettings   *settings,
                             const char  *key);

G_END_DECLS
