/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-ogn.h"

#include "awale-movetext.h"
#include "awale-pgn.h"
#include "awale-text.h"

/* Appends a row of a position: the pits of @side, from left to right as South sees them. */
static void
append_rank (GString       *out,
             AwaleSide      side,
             AwalePosition  position)
{
  for (int file = 0; file < AWALE_SIDE_PITS;)
    {
      int n_empty = 0, seeds = 0;

      if (file > 0)
        g_string_append_c (out, ',');
      for (; file < AWALE_SIDE_PITS && seeds == 0; file++)
        {
          seeds = position.pits[side == AWALE_SOUTH ? file : AWALE_PITS - 1 - file];
          n_empty += seeds == 0;
        }
      if (n_empty > 0)
        g_string_append_printf (out, "%d%s", n_empty, seeds > 0 ? "," : "");
      if (seeds > 0)
        g_string_append_printf (out, "%dS", seeds);
    }
}

/* Appends the ruleset: `Oware` for Abapa, the only one that PlayStrategy knows, and the tags of OGN
 * for all others. */
static void
append_rules (GString   *out,
              AwaleGame *game)
{
  const AwaleRuleset *rules = awale_game_get_rules (game);
  const AwalePreset *preset = awale_preset_of (rules);
  g_autofree char *line = awale_ruleset_to_string (rules);

  if (preset == awale_preset_for_files ())
    {
      awale_text_append_tag (out, "Variant", "Oware");
      return;
    }
  awale_text_append_tag (out, "Variant", preset != NULL ? preset->file_name : "Custom");
  awale_text_append_tag (out, "Rules", line);
}

static void
append_start (GString   *out,
              AwaleGame *game)
{
  AwalePosition start = awale_game_get_start (game);
  g_autoptr (GString) text = g_string_new (NULL);

  if (awale_position_equal (start, awale_position_start ()))
    return;
  append_rank (text, AWALE_NORTH, start);
  g_string_append_c (text, '/');
  append_rank (text, AWALE_SOUTH, start);
  g_string_append_printf (text, " %u %u %c 1", start.stores[AWALE_SOUTH],
                          start.stores[AWALE_NORTH], start.side == AWALE_SOUTH ? 'S' : 'N');
  awale_text_append_tag (out, "FEN", text->str);
}

/* The result in the tags, or else by the rules that ended the game. */
static AwaleResult
get_result (AwaleGame *game)
{
  AwaleResult result = awale_game_get_result (game);

  return result.known ? result : awale_game_get_settled_result (game);
}

static const char *
name_winner (AwaleResult result)
{
  if (!result.known)
    return "*";
  return result.score.south > result.score.north ? "1-0"
         : result.score.south < result.score.north ? "0-1" : "1/2-1/2";
}

/* True if the game has no score or the one that its moves give, so that the score need not be
 * written. */
static bool
is_settled (AwaleGame *game)
{
  const char *told = awale_game_get_tag (game, "Result");
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  AwaleOutcome outcome = awale_game_get_outcome (game, end);
  g_autofree char *score = awale_score_to_string (outcome.score);

  return told == NULL
         || (outcome.state != AWALE_GAME_STATE_PLAYING && g_str_equal (told, score));
}

/* Appends the result. A game that PlayStrategy wrote keeps its own tags; @is_own games get another
 * tag for the score. Returns: (transfer full): the result to be written after the moves */
static char *
append_result (GString   *out,
               AwaleGame *game,
               bool       is_own)
{
  const char *named = awale_game_get_tag (game, AWALE_PGN_RESULT_TAG);
  const char *told = awale_game_get_tag (game, "Result");
  AwaleResult result = get_result (game);
  g_autofree char *score = told != NULL ? g_strdup (told) : awale_result_to_string (result);

  if (is_own)
    {
      awale_text_append_tag (out, "Result", name_winner (result));
      awale_text_append_tag (out, AWALE_PGN_SCORE_TAG, score);
      return g_strdup (name_winner (result));
    }
  if (!is_settled (game))
    awale_text_append_tag (out, "Result", told);
  else if (named != NULL)
    awale_text_append_tag (out, "Result", named);
  return g_strdup (named != NULL ? named : is_settled (game) ? "*" : told);
}

static void
append_name (GString    *out,
             AwaleGame  *game,
             const char *name,
             const char *own)
{
  const char *tag = awale_game_get_tag (game, own);
  g_autofree char *value = awale_text_squeeze (tag != NULL ? tag : "");

  awale_text_append_tag (out, name, *value != '\0' ? value : "?");
}

/* Appends all tags that have no fixed place, in their order. A game that PlayStrategy wrote gets
 * the Termination of PlayStrategy back in place of our own. */
static void
append_other_tags (GString   *out,
                   AwaleGame *game,
                   bool       is_own)
{
  static const char *const placed[] = {
    "Event", "Site", "Date", "Round", "South", "North", "Result", AWALE_PGN_RESULT_TAG, NULL
  };

  for (size_t i = 0; i < awale_game_get_n_tags (game); i++)
    {
      const char *name = awale_game_get_tag_name (game, i);
      const char *value = awale_game_get_tag (game, name);

      if (g_strv_contains (placed, name))
        continue;
      if (g_str_equal (name, AWALE_PGN_TERMINATION_TAG))
        awale_text_append_tag (out, "Termination", value);
      else if (is_own || !g_str_equal (name, "Termination"))
        awale_text_append_tag (out, name, value);
    }
}

static void
append_game (GString   *out,
             AwaleGame *game)
{
  static const char *const first[] = { "Event", "Site", "Date", "Round" };
  bool is_own = awale_game_get_tag (game, AWALE_PGN_RESULT_TAG) == NULL
                && awale_game_get_tag (game, AWALE_PGN_TERMINATION_TAG) == NULL;
  g_autoptr (GString) movetext = g_string_new (NULL);
  g_autofree char *end = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (first); i++)
    if (awale_game_get_tag (game, first[i]) != NULL)
      append_name (out, game, first[i], first[i]);
  append_name (out, game, "White", "South");
  append_name (out, game, "Black", "North");
  end = append_result (out, game, is_own);
  append_rules (out, game);
  append_start (out, game);
  append_other_tags (out, game, is_own);
  awale_movetext_write (movetext, game, end, NULL, true);
  g_string_append_printf (out, "\n%s\n", movetext->str);
}

char *
awale_pgn_write (AwaleDocument *document)
{
  GString *out = g_string_new (NULL);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      if (i > 0)
        g_string_append_c (out, '\n');
      append_game (out, awale_document_get_game (document, i));
    }
  return g_string_free (out, FALSE);
}
