/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-notation-finder.h"

#include "awale-ogn.h"
#include "game/awale-result.h"

enum
{
  MIN_MOVES = 3,  /* Minimum number of moves in a game; fewer might fit another notation by
                   * chance. */
  MIN_GAIN = 6,   /* Number of moves that a notation with an illegal move must read beyond what the
                   * program's own reads. */
};

/* Result of trying to read a game in a notation. */
typedef struct
{
  bool     is_legal;      /* True if all moves are legal and every word was understood. */
  unsigned n_moves;
  unsigned n_right;       /* Number of harvests, seeds sown, totals, last pits and results in the
                           * text that agree with the moves. */
  unsigned n_wrong;
  unsigned n_wrong_ends;  /* Number of wrong last pits; `n_wrong` includes them. */
} Trial;

static void
count (Trial *trial,
       bool   is_told,
       bool   is_right)
{
  trial->n_right += is_told && is_right;
  trial->n_wrong += is_told && !is_right;
}

static void
compare_move (Trial            *trial,
              const AwaleToken *token,
              AwaleSowing       sowing)
{
  AwaleSide mover = sowing.sown.side;
  bool ends_there = awale_token_ends_in (token, sowing);

  count (trial, token->number >= 0, token->number == sowing.harvest);
  count (trial, token->seeds >= 0, token->seeds == sowing.seeds);
  count (trial, token->total >= 0, token->total == sowing.after.stores[mover]);
  count (trial, token->to != AWALE_NO_MOVE, ends_there);
  trial->n_wrong_ends += !ends_there;
}

/* Counts whether a result agrees with the stores, or with the score by the rules if they end the
 * game. */
static void
compare_result (Trial              *trial,
                const char         *text,
                const AwaleRuleset *rules,
                AwalePosition       end)
{
  AwaleResult result;

  if (text != NULL && awale_result_parse (text, &result) && result.known)
    count (trial, true,
           awale_result_agrees (result, awale_score (end))
             || awale_result_agrees (result, awale_outcome (rules, &end, 1).score));
}

/* True if @letter may begin a move after @first has begun the first one. If both sides have the
 * same letters in the notation, a mixture of cases suggests the program's own notation with a
 * mistake. */
static bool
keeps_case (const AwaleNotation *notation,
            char                 first,
            char                 letter)
{
  return notation == NULL || !awale_notation_is_of_either (notation)
         || g_ascii_islower (first) == g_ascii_islower (letter);
}

/* Plays the main line at @lexer, in the notation of @lexer or, if that is NULL, in the program's
 * own. @n_moves: number of moves after which the end of a line ends the trial */
static Trial
try_game (AwaleLexer          lexer,
          const AwaleRuleset *rules,
          AwalePosition       position,
          const char         *result,
          unsigned            n_moves)
{
  g_autofree char *own_result = NULL;
  Trial trial = { .is_legal = true };
  unsigned depth = 0, line = 0;
  char first = '\0';

  while (trial.is_legal && own_result == NULL && trial.n_moves < AWALE_OGN_MAX_PLIES)
    {
      AwaleToken token;

      lexer.side = position.side;
      awale_lexer_next (&lexer, &token);
      line = line == 0 ? token.line : line;
      if (token.kind == AWALE_TOKEN_END
          || (token.line > line && (lexer.game_a_line || trial.n_moves >= n_moves))
          || (token.kind == AWALE_TOKEN_TAG && trial.n_moves > 0))
        break;
      if (token.kind == AWALE_TOKEN_OPEN)
        depth++;
      else if (token.kind == AWALE_TOKEN_CLOSE && depth > 0)
        depth--;
      else if (depth > 0)
        continue;
      else if (token.kind == AWALE_TOKEN_RESULT)
        own_result = g_strndup (token.start, (size_t) (token.end - token.start));
      else if (token.kind == AWALE_TOKEN_WORD)
        trial.is_legal = false;
      else if (token.kind == AWALE_TOKEN_MOVE)
        {
          first = first == '\0' ? *token.start : first;
          trial.is_legal = keeps_case (lexer.notation, first, *token.start)
                           && awale_illegal_reason (position, rules, token.move)
                                == AWALE_ILLEGAL_REASON_NONE;
          if (!trial.is_legal)
            break;
          if (token.move != AWALE_PASS)
            compare_move (&trial, &token, awale_sow (position, rules, token.move));
          position = awale_play (position, rules, token.move, NULL);
          trial.n_moves++;
          line = lexer.game_a_line ? line : token.line;
        }
    }
  if (trial.is_legal)
    compare_result (&trial, own_result != NULL ? own_result : result, rules, position);
  return trial;
}

/* True if the game fits @trial by more than chance; @own is the trial in the program's own
 * notation. */
static bool
is_plausible (const Trial *trial,
              const Trial *own)
{
  return trial->n_moves >= (trial->is_legal ? MIN_MOVES : own->n_moves + MIN_GAIN)
         && 2 * trial->n_wrong_ends <= trial->n_moves;
}

/* Compares trials; the better one comes first. */
static int
compare_trials (const Trial *a,
                const Trial *b)
{
  if (a->is_legal != b->is_legal)
    return b->is_legal - a->is_legal;
  if (!a->is_legal && a->n_moves != b->n_moves)
    return a->n_moves > b->n_moves ? -1 : 1;
  if (a->n_wrong != b->n_wrong)
    return a->n_wrong < b->n_wrong ? -1 : 1;
  return a->n_right != b->n_right ? (a->n_right > b->n_right ? -1 : 1) : 0;
}

const AwaleNotation *
awale_notation_find (const AwaleLexer     *lexer,
                     const AwaleRuleset   *rules,
                     AwalePosition         start,
                     const char           *result,
                     const AwaleNotation  *preferred,
                     const AwaleNotation **other)
{
  const AwaleNotation *best = NULL;
  AwaleLexer at = *lexer;
  Trial own, least = { .is_legal = false };

  *other = NULL;
  at.notation = NULL;
  own = try_game (at, rules, start, result, AWALE_OGN_MAX_PLIES);
  if (own.is_legal && own.n_moves > 0)
    return NULL;
  for (size_t i = 0; (at.notation = awale_notation_get (i)) != NULL; i++)
    {
      Trial trial;
      int order;

      trial = try_game (at, rules, start, result, AWALE_OGN_MAX_PLIES);
      order = best != NULL ? compare_trials (&trial, &least) : -1;
      if (!is_plausible (&trial, &own))
        continue;
      if (trial.is_legal && at.notation == preferred)
        {
          *other = NULL;
          return preferred;
        }
      if (order > 0)
        continue;
      if (order == 0)
        {
          *other = at.notation;
          continue;
        }
      best = at.notation;
      least = trial;
      *other = NULL;
    }
  return best;
}

bool
awale_notation_begins (const AwaleLexer   *lexer,
                       const AwaleRuleset *rules)
{
  AwaleLexer at = *lexer;
  Trial own;

  at.notation = NULL;
  own = try_game (at, rules, awale_position_start (), NULL, MIN_MOVES);
  if (own.is_legal && own.n_moves > 0)
    return false;
  for (size_t i = 0; (at.notation = awale_notation_get (i)) != NULL; i++)
    {
      Trial trial = try_game (at, rules, awale_position_start (), NULL, MIN_MOVES);

      if (trial.is_legal && is_plausible (&trial, &own))
        return true;
    }
  return false;
}
