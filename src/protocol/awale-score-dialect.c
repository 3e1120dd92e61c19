/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-score-dialect.h"

#include <string.h>

/* Minimum margin of a win, in our unit: 25 to 23. */
#define MIN_WIN 200

/*
 * Aalina's figures are those of version 2.1, “Samurai Oware”: a won game scores 2500, one that is
 * won by a repetition 2475, which is a claim just as proven.
 */
static const AwaleScoreDialect dialects[] = {
  { "Aalina", 62, 2475, -22, "EngineTurn" },
  { "Samurai", 62, 2475, -22, "EngineTurn" },
  { NULL, 100, 0, 0, NULL },
};

/* True if @name contains the word @part, in any case. */
static bool
holds_word (const char *name,
            const char *part)
{
  size_t length = strlen (part);

  for (const char *at = name; *at != '\0'; at++)
    if (g_ascii_strncasecmp (at, part, length) == 0 && !g_ascii_isalnum (at[length])
        && (at == name || !g_ascii_isalnum (at[-1])))
      return true;
  return false;
}

const AwaleScoreDialect *
awale_score_dialect_find (const char *name)
{
  const AwaleScoreDialect *dialect = dialects;

  while (dialect->name != NULL && !holds_word (name, dialect->name))
    dialect++;
  return dialect;
}

AwaleEngineValue
awale_score_dialect_convert (const AwaleScoreDialect *self,
                             const AwaleInfoLine     *info)
{
  int score = CLAMP (info->score, -G_MAXINT / 100, G_MAXINT / 100);

  if (info->score_kind == AWALE_ENGINE_SCORE_EXACT)
    return (AwaleEngineValue) { score, AWALE_ENGINE_CLAIM_NONE, AWALE_PROOF_EXACT };
  if (self->win != 0 && score >= self->win)
    return (AwaleEngineValue) { MIN_WIN, AWALE_ENGINE_CLAIM_WIN, AWALE_PROOF_ESTIMATE };
  if (self->win != 0 && score <= -self->win)
    return (AwaleEngineValue) { -MIN_WIN, AWALE_ENGINE_CLAIM_LOSS, AWALE_PROOF_ESTIMATE };
  if (self->draw != 0 && score == self->draw)
    return (AwaleEngineValue) { 0, AWALE_ENGINE_CLAIM_DRAW, AWALE_PROOF_ESTIMATE };
  return (AwaleEngineValue) { score * 100 / self->seed, AWALE_ENGINE_CLAIM_NONE,
                              AWALE_PROOF_ESTIMATE };
}
