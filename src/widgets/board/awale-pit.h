/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PIT (awale_pit_get_type ())
G_DECLARE_FINAL_TYPE (AwalePit, awale_pit, AWALE, PIT, GtkButton)

/**
 * Creates a pit: a button that is painted by the board. It is never made insensitive, because it
 * would lose the focus. If the pit cannot be played, pressing it shows the reason.
 */
GtkWidget *awale_pit_new      (AwaleMove move);

AwaleMove awale_pit_get_move (AwalePit *self);

/**
 * Sets the accessible name, and whether the pit is reported as disabled because it cannot be
 * played.
 */
void awale_pit_set_name (AwalePit   *self,
                         const char *name,
                         bool        disabled);

/** Sets the accessible description, such as the marks on the pit; NULL for none. */
void awale_pit_set_description (AwalePit   *self,
                                const char *description);

G_END_DECLS
