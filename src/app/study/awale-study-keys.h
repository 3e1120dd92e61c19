/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-study-view.h"

G_BEGIN_DECLS

/** Adds what is done with the view of a game as such, and the keys of the widgets in it. */
void awale_study_keys_add (AwaleActions   *list,
                           AwaleStudyView *study);

G_END_DECLS
