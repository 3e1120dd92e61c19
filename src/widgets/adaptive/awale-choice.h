/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Tells screen readers that @choice, a list of strings, is about @label, and what is chosen:
 * @chosen, or else the string itself; to be called again when that changes.
 */
void awale_choice_put_in_words (GtkDropDown *choice,
                                const char  *label,
                                const char  *chosen);

G_END_DECLS
