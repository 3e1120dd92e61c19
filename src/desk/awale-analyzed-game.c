/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-analyzed-game.h"

AwaleAnalyzedGame *
awale_analyzed_game_new (void)
{
  AwaleAnalyzedGame *self = g_new0 (AwaleAnalyzedGame, 1);

  self->known = g_array_new (FALSE, FALSE, sizeof (AwaleGameLoss));
  return self;
}

void
awale_analyzed_game_free (AwaleAnalyzedGame *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->known);
  g_free (self);
}
