/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-desk.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_ENDGAME_PAGE (awale_endgame_page_get_type ())

/**
 * Training in endgames: one chooses what kind, and plays one after the other out, as South against
 * the tables. Tables that are not there yet are built first.
 */
G_DECLARE_FINAL_TYPE (AwaleEndgamePage, awale_endgame_page, AWALE, ENDGAME_PAGE, GtkWidget)

/** Called once, to begin with: @rules are those that are proposed. */
void awale_endgame_page_set_desk (AwaleEndgamePage   *self,
                                  AwaleDesk          *desk,
                                  const AwaleRuleset *rules);

G_END_DECLS
