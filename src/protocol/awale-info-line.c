/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-info-line.h"

#include <string.h>

#include "awale-position-command.h"

/* Largest numbers that are read; larger ones are skipped, so that arithmetic with small factors
 * does not overflow. */
#define MAX_COUNT (G_MAXINT64 / 4096)
#define MAX_NUMBER 1000000

/* Parses the number after word *@i and advances *@i; returns @former if no number follows. */
static int64_t
take_number (char    **words,
             int      *i,
             int64_t   most,
             int64_t   former)
{
  gint64 number;

  if (words[*i + 1] == NULL
      || !g_ascii_string_to_signed (words[*i + 1], 10, -most, most, &number, NULL))
    return former;
  (*i)++;
  return number;
}

static void
take_score (AwaleInfoLine *self,
            char         **words,
            int           *i)
{
  const char *kind = words[*i + 1];
  gint64 score;

  if (kind == NULL || words[*i + 2] == NULL
      || (strcmp (kind, "cp") != 0 && strcmp (kind, "exact") != 0)
      || !g_ascii_string_to_signed (words[*i + 2], 10, -MAX_NUMBER, MAX_NUMBER, &score, NULL))
    return;

  self->score = (int) score;
  self->score_kind = kind[0] == 'e' ? AWALE_ENGINE_SCORE_EXACT : AWALE_ENGINE_SCORE_CP;
  *i += 2;
}

static void
note_bound (AwaleInfoLine   *self,
            AwaleEngineScore bound)
{
  if (self->score_kind == AWALE_ENGINE_SCORE_CP)
    self->score_kind = bound;
}

static void
take_moves (AwaleInfoLine *self,
            char         **words,
            int           *i)
{
  unsigned set;

  for (; words[*i + 1] != NULL && awale_moves_parse_set (words[*i + 1], &set); (*i)++)
    {
      const char *text = words[*i + 1];

      while (*text != '\0' && self->pv_length < AWALE_SEARCH_MAX_LINE)
        self->pv[self->pv_length++] = (int8_t) awale_move_read (&text);
    }
}

/* Finds the word “string”, after which the rest of the line is text for people; NULL if there is no
 * such word. */
static const char *
find_string (const char *text)
{
  while (*(text += strspn (text, AWALE_WORDS_SPACES)) != '\0')
    {
      size_t length = strcspn (text, AWALE_WORDS_SPACES);

      if (length == strlen ("string") && strncmp (text, "string", length) == 0)
        return text;
      text += length;
    }
  return NULL;
}

static void
take_word (AwaleInfoLine *self,
           char         **words,
           int           *i)
{
  const char *word = words[*i];

  if (strcmp (word, "depth") == 0)
    self->depth = (int) take_number (words, i, MAX_NUMBER, self->depth);
  else if (strcmp (word, "seldepth") == 0)
    self->seldepth = (int) take_number (words, i, MAX_NUMBER, self->seldepth);
  else if (strcmp (word, "multipv") == 0)
    self->multipv = (int) take_number (words, i, MAX_NUMBER, self->multipv);
  else if (strcmp (word, "nodes") == 0)
    self->nodes = take_number (words, i, MAX_COUNT, self->nodes);
  else if (strcmp (word, "nps") == 0)
    self->nps = take_number (words, i, MAX_COUNT, self->nps);
  else if (strcmp (word, "time") == 0)
    self->milliseconds = take_number (words, i, MAX_COUNT, self->milliseconds);
  else if (strcmp (word, "hashfull") == 0)
    self->hashfull = (int) take_number (words, i, MAX_NUMBER, self->hashfull);
  else if (strcmp (word, "tbhits") == 0)
    self->tbhits = take_number (words, i, MAX_COUNT, self->tbhits);
  else if (strcmp (word, "score") == 0)
    take_score (self, words, i);
  else if (strcmp (word, "lowerbound") == 0)
    note_bound (self, AWALE_ENGINE_SCORE_LOWER);
  else if (strcmp (word, "upperbound") == 0)
    note_bound (self, AWALE_ENGINE_SCORE_UPPER);
  else if (strcmp (word, "pv") == 0)
    take_moves (self, words, i);
}

void
awale_info_line_parse (AwaleInfoLine *self,
                       const char    *text)
{
  const char *string = find_string (text);
  g_autofree char *figures = string != NULL ? g_strndup (text, string - text) : g_strdup (text);
  g_auto (GStrv) words = awale_words_split (figures);

  *self = (AwaleInfoLine) {
    .depth = -1, .seldepth = -1, .multipv = -1, .nodes = -1, .nps = -1, .milliseconds = -1,
    .hashfull = -1, .tbhits = -1,
  };
  for (int i = 0; words[i] != NULL; i++)
    take_word (self, words, &i);
  if (string != NULL)
    self->string = g_strstrip (g_strdup (string + strlen ("string")));
}

void
awale_info_line_clear (AwaleInfoLine *self)
{
  g_clear_pointer (&self->string, g_free);
}

static void
append_score (GString               *text,
              const AwaleSearchLine *line,
              bool                   exact)
{
  bool proven = line->proof == AWALE_PROOF_EXACT;

  g_string_append_printf (text, " score %s %d", proven && exact ? "exact" : "cp", line->value);
  if (line->proof == AWALE_PROOF_BOUNDS && line->value == line->low)
    g_string_append (text, " lowerbound");
  else if (line->proof == AWALE_PROOF_BOUNDS && line->value == line->high)
    g_string_append (text, " upperbound");
}

char *
awale_info_line_from_result (const AwaleSearchResult *result,
                             int                      index,
                             bool                     several,
                             bool                     exact)
{
  const AwaleSearchLine *line = &result->lines[index];
  GString *text = g_string_new (NULL);

  g_string_printf (text, "info depth %d seldepth %d", result->depth,
                   MAX (result->seldepth, result->depth));
  if (several)
    g_string_append_printf (text, " multipv %d", index + 1);
  append_score (text, line, exact);
  g_string_append_printf (text, " nodes %" G_GUINT64_FORMAT " nps %.0f time %.0f hashfull %d",
                          result->nodes, (double) result->nodes / MAX (result->seconds, 1e-6),
                          result->seconds * 1000, result->hash_permille);
  g_string_append_printf (text, " tbhits %" G_GUINT64_FORMAT " pv ", result->table_hits);
  for (int i = 0; i < line->length; i++)
    g_string_append (text, awale_move_to_string (line->line[i]));
  return g_string_free (text, FALSE);
}

/* Value of a claimed win of unknown margin, in hundredths of a seed: the smallest win in whole
 * seeds, 25 to 23. */
#define MIN_WIN 200

/*
 * The figures for Aalina are those of version 2.1, “Samurai Oware”: a won game scores 2500 and a
 * game won by repetition 2475, and either score claims a win.
 */
static const AwaleScoreDialect dialects[] = {
  { "Aalina", 62, 2475, -22, "EngineTurn" },
  { "Samurai", 62, 2475, -22, "EngineTurn" },
  { NULL, 100, 0, 0, NULL },
};

/* True if @name contains the word @part, regardless of case. */
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
