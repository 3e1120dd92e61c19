/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-tablebases.h"
#include "play/awale-play.h"

G_BEGIN_DECLS

/**
 * A coach that comments on a person's mistakes and blunders while a game is played, judged as in
 * the report. Nobody waits for it: a comment appears while the opponent thinks or after the answer,
 * and is dropped once the person has played again.
 */
typedef struct _AwaleCoach AwaleCoach;

/** A person's move has been judged: @lesson (nullable) replaces the last comment. */
typedef void (*AwaleCoachFunc) (gpointer    data,
                                const char *lesson);

/** Creates a coach that uses the available tables of @tables. Returns: (transfer full) */
AwaleCoach *awale_coach_new      (AwaleTablebases *tables,
                                  AwaleCoachFunc   told,
                                  gpointer         data);
void        awale_coach_free     (AwaleCoach      *self);

/** Follows @play (nullable) from its present state on. */
void        awale_coach_set_play (AwaleCoach      *self,
                                  AwalePlay       *play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCoach, awale_coach_free)

G_END_DECLS
