/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-result.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum length of a result in bytes. */
#define MAX_LENGTH 64

/* Spellings that are replaced by others, in all parts of a result. */
static const struct
{
  const char *from;
  const char *to;
} spellings[] = {
  { "½", ".5" }, { "1/2", ".5" }, { "‐", "-" }, { "‑", "-" }, { "–", "-" }, { "—", "-" },
  { "−", "-" }, { ":", "-" },
};

/* Reasons that may follow the winner, as in `S+R`, and the values of the Termination tag that they
 * imply. */
static const struct
{
  const char *letter;
  const char *word;
  const char *termination;
} reasons[] = {
  { "", "", NULL },
  { "R", "Resign", AWALE_TERMINATION_RESIGNATION },
  { "T", "Time", AWALE_TERMINATION_TIME },
  { "F", "Forfeit", AWALE_TERMINATION_FORFEIT },
};

/* Unifies the spelling of a result. Returns: (nullable): NULL if @text is too long or not valid
 * UTF-8 */
static char *
normalize (const char *text)
{
  GString *normal;

  if (strlen (text) > MAX_LENGTH || !g_utf8_validate (text, -1, NULL))
    return NULL;
  normal = g_string_new (NULL);
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!g_unichar_isspace (g_utf8_get_char (text)))
      g_string_append_unichar (normal, g_utf8_get_char (text));
  for (size_t i = 0; i < G_N_ELEMENTS (spellings); i++)
    g_string_replace (normal, spellings[i].from, spellings[i].to, 0);
  return g_string_free (normal, FALSE);
}

/* Parses `26`, `23.5` or `.5` into a number of half seeds. Returns: the text after the number, or
 * NULL */
static const char *
parse_half_seeds (const char *text,
                  int        *half_seeds)
{
  int seeds = 0;

  if (!g_ascii_isdigit (*text) && *text != '.')
    return NULL;
  for (; g_ascii_isdigit (*text); text++)
    {
      seeds = 10 * seeds + g_ascii_digit_value (*text);
      if (seeds > AWALE_SEEDS)
        return NULL;
    }

  *half_seeds = 2 * seeds;
  if (*text != '.')
    return text;
  if (text[1] != '0' && text[1] != '5')
    return NULL;
  *half_seeds += text[1] == '5';
  return text + 2;
}

static bool
parse_score (const char *text,
             AwaleScore *score)
{
  text = parse_half_seeds (text, &score->south);
  if (text == NULL || *text != '-')
    return false;
  text = parse_half_seeds (text + 1, &score->north);
  return text != NULL && *text == '\0' && score->south + score->north <= 2 * AWALE_SEEDS;
}

/* Parses a winner and the reason, as in `S+R` or `N+Time`. A number in place of the reason is a
 * margin, which gives no score. */
static bool
parse_winner (const char  *text,
              AwaleResult *result)
{
  char side = g_ascii_toupper (text[0]);

  if ((side != 'S' && side != 'N') || text[1] != '+')
    return false;
  result->score = side == 'S' ? (AwaleScore) { 2, 0 } : (AwaleScore) { 0, 2 };
  text += 2;
  for (size_t i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_ascii_strcasecmp (text, reasons[i].letter) == 0
        || g_ascii_strcasecmp (text, reasons[i].word) == 0)
      {
        result->termination = reasons[i].termination;
        return true;
      }
  return strspn (text, "0123456789.") == strlen (text);
}

bool
awale_result_parse (const char  *text,
                    AwaleResult *result)
{
  AwaleResult read = { .known = true };
  g_autofree char *normal = NULL;

  g_return_val_if_fail (text != NULL, false);
  g_return_val_if_fail (result != NULL, false);

  normal = normalize (text);
  if (normal == NULL)
    return false;
  if (strcmp (normal, "*") == 0)
    read = (AwaleResult) { .known = false };
  else if (!parse_score (normal, &read.score) && !parse_winner (normal, &read))
    return false;

  *result = read;
  return true;
}

bool
awale_result_has_seeds (AwaleResult result)
{
  return result.score.south + result.score.north > 2;
}

bool
awale_result_agrees (AwaleResult result,
                     AwaleScore  score)
{
  AwaleScore told = result.score;

  if (awale_result_has_seeds (result) && awale_result_has_seeds ((AwaleResult) { .score = score }))
    return told.south == score.south && told.north == score.north;
  return (told.south > told.north) == (score.south > score.north)
         && (told.south < told.north) == (score.south < score.north);
}

char *
awale_result_to_string (AwaleResult result)
{
  if (!result.known)
    return g_strdup ("*");
  if (result.score.south == 1 && result.score.north == 1)
    return g_strdup ("1/2-1/2");
  return awale_score_to_string (result.score);
}

char *
awale_result_describe (AwaleResult            result,
                       const AwaleTranslator *translator)
{
  const char *winner = result.score.south > result.score.north ? N_("South won")
                       : result.score.south < result.score.north ? N_("North won") : N_("Draw");

  g_return_val_if_fail (result.known, NULL);

  return awale_result_has_seeds (result) ? awale_score_describe (result.score)
                                         : g_strdup (awale_translate (translator, winner));
}
