/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "awale-study-view.h"

G_BEGIN_DECLS

void awale_study_keys_add (AwaleActions   *list,
                           AwaleStudyView *study);

G_END_DECLS
