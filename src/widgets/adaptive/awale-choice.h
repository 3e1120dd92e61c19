/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Sets the accessible name of @choice, a list of strings, to @label and its value to @chosen, or to
 * the selected string if that is NULL. Call it again after each change.
 */
void awale_choice_put_in_words (GtkDropDown *choice,
                                const char  *label,
                                const char  *chosen);

G_END_DECLS
