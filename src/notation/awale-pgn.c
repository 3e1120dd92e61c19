/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-pgn.h"

#include "awale-ogn.h"

#include <string.h>

/* Tags of PlayStrategy, and our tags for the same contents. */
static const struct
{
  const char *pgn;
  const char *own;
} names[] = {
  { "White", "South" },
  { "Black", "North" },
  { "Result", AWALE_PGN_RESULT_TAG },
  { "Termination", AWALE_PGN_TERMINATION_TAG },
};

enum
{
  N_PLAYERS = 2,  /* Number of tags for players, which come first in the table. */
};

/* True if @text is a result without a score: a winner, a draw, or `*`. */
static bool
names_winner (const char *text)
{
  AwaleResult result;

  return awale_result_parse (text, &result) && !awale_result_has_seeds (result);
}

/* The pit of a coordinate, such as `d1`; North's files also run from South's left to South's
 * right. */
static AwaleMove
read_pit (const char *text)
{
  int file = text[0] - 'a';

  if (file < 0 || file >= AWALE_SIDE_PITS || (text[1] != '1' && text[1] != '2'))
    return AWALE_NO_MOVE;
  return text[1] == '1' ? file : AWALE_PITS - 1 - file;
}

bool
awale_pgn_read_move (const char *text,
                     AwaleMove  *from,
                     AwaleMove  *to)
{
  AwaleMove begins = read_pit (text), ends = read_pit (text + 2);

  if (begins == AWALE_NO_MOVE || ends == AWALE_NO_MOVE)
    return false;
  *from = begins;
  *to = ends;
  return true;
}

/* Appends the coordinate of a pit, such as `d1`. */
static void
append_pit (GString   *out,
            AwaleMove  pit)
{
  bool is_south = pit < AWALE_SIDE_PITS;

  g_string_append_printf (out, "%c%c", 'a' + (is_south ? pit : AWALE_PITS - 1 - pit),
                          is_south ? '1' : '2');
}

char *
awale_pgn_dup_move (const AwaleNode    *node,
                    const AwaleRuleset *rules)
{
  AwaleMove move = awale_node_get_move (node);
  GString *text = g_string_new (NULL);

  if (move == AWALE_PASS)
    g_string_append (text, "--");
  else
    {
      append_pit (text, move);
      append_pit (text, awale_sow (awale_node_get_position (awale_node_get_parent (node)), rules,
                                   move).last);
    }
  return g_string_free (text, FALSE);
}

static bool
read_number (const char **at,
             int         *number)
{
  *number = 0;
  if (!g_ascii_isdigit (**at))
    return false;
  for (; g_ascii_isdigit (**at); (*at)++)
    *number = MIN (10 * *number + g_ascii_digit_value (**at), AWALE_SEEDS + 1);
  return true;
}

/* Reads the pits of a row, such as `4S,2,3S,1S,5S`. */
static bool
read_rank (const char    **at,
           char            rank,
           AwalePosition  *position)
{
  char pit[] = { 'a', rank };

  for (int n_left = AWALE_SIDE_PITS; n_left > 0;)
    {
      int number;

      if ((n_left < AWALE_SIDE_PITS && *(*at)++ != ',') || !read_number (at, &number))
        return false;
      if (**at == 'S')
        {
          position->pits[read_pit (pit)] = (uint8_t) number;
          number = 1;
          (*at)++;
        }
      if (number > n_left || number == 0)
        return false;
      pit[0] = (char) (pit[0] + number);
      n_left -= number;
    }
  return true;
}

static bool
read_store (const char **at,
            uint8_t     *store)
{
  int number;

  if (*(*at)++ != ' ' || !read_number (at, &number))
    return false;
  *store = (uint8_t) number;
  return true;
}

bool
awale_pgn_parse_position (const char    *text,
                          AwalePosition *position)
{
  AwalePosition read = { .words = { 0, 0 } };

  if (!read_rank (&text, '2', &read) || *text++ != '/' || !read_rank (&text, '1', &read)
      || !read_store (&text, &read.stores[AWALE_SOUTH])
      || !read_store (&text, &read.stores[AWALE_NORTH]) || *text++ != ' '
      || (*text != 'S' && *text != 'N') || (text[1] != '\0' && text[1] != ' '))
    return false;
  read.side = *text == 'S' ? AWALE_SOUTH : AWALE_NORTH;
  *position = read;
  return awale_position_total (read) <= AWALE_SEEDS;
}

static bool
is_pgn (AwaleHeader *header)
{
  const AwaleReadTag *variant = awale_header_find (header, "Variant");

  return awale_header_find (header, "South") == NULL && awale_header_find (header, "North") == NULL
         && (awale_header_find (header, "White") != NULL
             || awale_header_find (header, "Black") != NULL
             || (variant != NULL && g_ascii_strcasecmp (variant->value, "Oware") == 0));
}

static void
adopt_variant (AwaleHeader *header)
{
  const AwaleReadTag *variant = awale_header_find (header, "Variant");

  if (variant != NULL && g_ascii_strcasecmp (variant->value, "Oware") == 0)
    awale_header_set (header, variant, awale_preset_find ("abapa")->file_name);
}

static void
adopt_start (AwaleHeader *header)
{
  const AwaleReadTag *fen = awale_header_find (header, "FEN");
  AwalePosition start;
  g_autofree char *text = NULL;

  if (fen == NULL || !awale_pgn_parse_position (fen->value, &start))
    return;
  text = awale_position_to_string (start);
  awale_header_set (header, fen, text);
}

/* True for a Result tag that keeps its name because it does not just name a winner. */
static bool
is_own_result (const AwaleReadTag *tag)
{
  return strcmp (tag->name, "Result") == 0 && !names_winner (tag->value);
}

/* Sets the Result tag to the score in our own tag. Returns: false if there is no such score */
static bool
adopt_score (AwaleHeader *header)
{
  const AwaleReadTag *score = awale_header_find (header, AWALE_PGN_SCORE_TAG);
  const AwaleReadTag *named = awale_header_find (header, "Result");
  AwaleResult result;

  if (score == NULL || named == NULL || !awale_result_parse (score->value, &result))
    return false;
  awale_header_set (header, named, score->value);
  awale_header_remove (header, score);
  return true;
}

bool
awale_pgn_adopt_header (AwaleHeader *header,
                        bool        *has_score)
{
  *has_score = false;
  if (!is_pgn (header))
    return false;
  *has_score = adopt_score (header);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const AwaleReadTag *tag = awale_header_find (header, names[i].pgn);

      if (tag != NULL && !is_own_result (tag)
          && !(*has_score && i >= N_PLAYERS)
          && awale_header_find (header, names[i].own) == NULL)
        awale_header_rename (header, tag, names[i].own);
    }
  adopt_variant (header);
  adopt_start (header);
  return true;
}

/* PlayStrategy ends a game at a majority and leaves the remaining seeds on the board, so the stores
 * are the score. */
bool
awale_pgn_settle (AwaleGame *game)
{
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  AwaleOutcome outcome = awale_game_get_outcome (game, end);
  AwaleResult result = { .known = true, .score = outcome.score };
  g_autofree char *text = NULL;

  if (outcome.state == AWALE_GAME_STATE_PLAYING || awale_game_get_tag (game, "Result") != NULL)
    return false;
  text = awale_result_to_string (result);
  awale_game_set_tag (game, "Result", text);
  if (outcome.state == AWALE_GAME_STATE_MAY_STOP)
    awale_game_set_tag (game, "Termination", "majority");
  return true;
}

const char *
awale_pgn_find_contradiction (AwaleGame *game)
{
  const char *told = awale_game_get_tag (game, AWALE_PGN_RESULT_TAG);
  AwaleResult settled, named;

  if (told == NULL || !awale_result_parse (told, &named) || !named.known
      || !awale_result_parse (awale_game_get_tag (game, "Result"), &settled)
      || awale_result_agrees (named, settled.score)
      || !awale_result_agrees (awale_game_get_result (game), settled.score))
    return NULL;
  return told;
}
