/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-tablebases.h"
#include "play/awale-play.h"

G_BEGIN_DECLS

#define AWALE_TYPE_COACH (awale_coach_get_type     ())

/**
 * Looks on while a game is played, and says what there is to learn from a person's move if it was
 * bad: a mistake or a blunder, by the same judgment as the report's. Nobody waits for it: what it
 * has to say comes while the opponent thinks or after the answer, and not at all once the person
 * has played again.
 */
G_DECLARE_FINAL_TYPE (AwaleCoach, awale_coach,     AWALE, COACH, GObject)

/*
 * Signal: "told" (const char *lesson, nullable): a move of a person's has been judged, and this is
 * what is to be said of it. NULL: nothing, or nothing any more.
 */

/** One that asks the tables there are in @tables. */
AwaleCoach *awale_coach_new      (AwaleTablebases *tables);

/** Looks on @play (nullable: on none) from where it is now. */
void        awale_coach_set_play (AwaleCoach      *self,
                                  AwalePlay       *play);

G_END_DECLS
