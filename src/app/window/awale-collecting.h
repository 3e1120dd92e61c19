/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-toasts.h"
#include "awale-actions.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

#define AWALE_TYPE_COLLECTING (awale_collecting_get_type ())

/**
 * The games of a file as a collection: going from one to the next, adding one, taking one out,
 * and bringing back what was taken out, which is in no game's own history.
 */
G_DECLARE_FINAL_TYPE (AwaleCollecting, awale_collecting, AWALE, COLLECTING, GObject)

/** For the games of @draft, which @study shows; says in @toasts what can be brought back. */
AwaleCollecting *awale_collecting_new         (AwaleStudyView  *study,
                                               AwaleDraft      *draft,
                                               AwaleToasts     *toasts);

/** Adds what it does to @list. */
void             awale_collecting_add_actions (AwaleCollecting *self,
                                               AwaleActions    *list);

G_END_DECLS
