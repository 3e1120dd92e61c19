/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-player-progress.h"

G_BEGIN_DECLS

enum
{
  AWALE_PLAYER_PROGRESS_MIN_GAMES = 5,     /**< Minimum number of games on which a statement is
                                            * based. */
  AWALE_PLAYER_PROGRESS_MIN_MOVES = 30,    /**< Minimum number of moves on which a statement is
                                            * based. */
};

/** Returns the name of the ruleset @id; the text is static. */
typedef const char *(* AwaleRulesetNameFunc) (const char *id,
                                              gpointer    user_data);

/**
 * Describes strengths and weaknesses in whole sentences with their numbers, and says what cannot be
 * judged yet. @name, called with @user_data, gives the names of rulesets. Returns: (transfer full)
 * (element-type utf8)
 */
GPtrArray *awale_player_progress_list_sentences (const AwalePlayerProgress *progress,
                                                 AwaleRulesetNameFunc       name,
                                                 gpointer                   user_data);

G_END_DECLS
