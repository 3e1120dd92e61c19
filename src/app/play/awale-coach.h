/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-tablebases.h"
#include "play/awale-play.h"

G_BEGIN_DECLS

/**
 * A coach that comments on the mistakes and blunders of a human player during a game, judged as in
 * the report. The game never waits for the coach: a comment appears while the opponent thinks or
 * after the opponent's move, and is removed when a human player moves again or takes moves back.
 */
typedef struct _AwaleCoach AwaleCoach;

/**
 * Called with the comment on the last move of a human player. NULL as @lesson means that no comment
 * should be shown.
 */
typedef void (*AwaleCoachFunc) (gpointer    data,
                                const char *lesson);

/** Creates a coach that uses the tables available in @tables. Returns: (transfer full) */
AwaleCoach *awale_coach_new      (AwaleTablebases *tables,
                                  AwaleCoachFunc   told,
                                  gpointer         data);
void        awale_coach_free     (AwaleCoach      *self);

/** Follows the game being played in @play (nullable), starting with the next move. */
void        awale_coach_set_play (AwaleCoach      *self,
                                  AwalePlay       *play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCoach, awale_coach_free)

G_END_DECLS
