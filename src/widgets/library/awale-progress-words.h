/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-progress.h"

G_BEGIN_DECLS

enum
{
  AWALE_PROGRESS_MIN_GAMES = 5,     /**< With fewer, nothing is said. */
  AWALE_PROGRESS_MIN_MOVES = 30,    /**< Nor of what has fewer moves than that. */
};

/** What a ruleset is called. Static text. */
typedef const char *(* AwaleProgressNameFunc) (const char *id,
                                               gpointer    user_data);

/**
 * Strengths and weaknesses in whole sentences, each with the numbers that it is said for; what
 * there is not enough known of is told as such. Rulesets are called as @name, which is given
 * @user_data, has it. (transfer full) (element-type utf8)
 */
GPtrArray *awale_progress_list_sentences (const AwaleLibraryProgress *progress,
                                          AwaleProgressNameFunc       name,
                                          gpointer                    user_data);

G_END_DECLS
