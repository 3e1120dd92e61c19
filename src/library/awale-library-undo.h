/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Taking back the last change of games: what they were is kept in memory by the connection that
 * has changed them, and gone with it. After a crash the change stands.
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** Keeps the games @ids as they are, in the place of what was kept before. Within a change, before
 * it touches them. */
bool   awale_library_keep       (AwaleLibrary  *self,
                                 const GArray  *ids,
                                 GError       **error);

/** Notes what has become of them. Within the same change, at its end. */
bool   awale_library_keep_after (AwaleLibrary  *self,
                                 GError       **error);

/** The number by which that change can be taken back; 0: it cannot. */
gint64 awale_library_get_undo   (AwaleLibrary  *self);

/** Takes back the change of that number. Games that others have changed since stay as they are. */
bool   awale_library_undo       (AwaleLibrary  *self,
                                 gint64         number,
                                 GError       **error);

G_END_DECLS
