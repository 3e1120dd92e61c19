/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

void awale_study_keys_add (AwaleStudy *study);

G_END_DECLS
