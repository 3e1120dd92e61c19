/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-tablebases.h"
#include "play/awale-play.h"

G_BEGIN_DECLS

#define AWALE_TYPE_COACH (awale_coach_get_type     ())

/**
 * A coach that comments on a person's mistakes and blunders while a game is played, judged as in
 * the report. Nobody waits for it: a comment appears while the opponent thinks or after the answer,
 * and is dropped once the person has played again.
 */
G_DECLARE_FINAL_TYPE (AwaleCoach, awale_coach,     AWALE, COACH, GObject)

/*
 * Signals: "told" (const char *lesson, nullable): a person's move has been judged, and this is the
 * comment; NULL is none, or withdraws the last one.
 */

/** Creates a coach that uses the available tables of @tables. Returns: (transfer full) */
AwaleCoach *awale_coach_new      (AwaleTablebases *tables);

/** Follows @play (nullable) from its present state on. */
void        awale_coach_set_play (AwaleCoach      *self,
                                  AwalePlay       *play);

G_END_DECLS
