/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_ENDGAME_PAGE (awale_endgame_page_get_type ())

/**
 * Training in endgames. The user chooses the kind and the number of seeds, and plays South against
 * the endgame tables, which are built first if they are missing.
 */
G_DECLARE_FINAL_TYPE (AwaleEndgamePage, awale_endgame_page, AWALE, ENDGAME_PAGE, AdwBin)

/** Sets the services; call it once. @rules is the ruleset to be selected first. */
void awale_endgame_page_set_services (AwaleEndgamePage   *self,
                                      AwaleServices      *services,
                                      const AwaleRuleset *rules);

G_END_DECLS
