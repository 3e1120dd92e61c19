/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-ogn.h"

#include <string.h>

/* Maximum digits, enough for far more than any margin or depth; a command with a larger number
 * remains an unknown command. */
enum
{
  MAX_SEEDS_DIGITS = 4,
  MAX_DEPTH_DIGITS = 4,
};

static void
append_hundredths (GString *text,
                   int      value)
{
  int seeds = ABS (value) / 100;
  int rest = ABS (value) % 100;

  if (value < 0)
    g_string_append_c (text, '-');
  g_string_append_printf (text, "%d", seeds);
  if (rest % 10 != 0)
    g_string_append_printf (text, ".%02d", rest);
  else if (rest != 0)
    g_string_append_printf (text, ".%d", rest / 10);
}

char *
awale_evaluation_to_string (const AwaleEvaluation *evaluation)
{
  GString *text;

  g_return_val_if_fail (evaluation != NULL, NULL);

  text = g_string_new (NULL);
  if (evaluation->proof == AWALE_PROOF_EXACT)
    g_string_append_c (text, '=');
  append_hundredths (text, evaluation->low);
  if (evaluation->proof == AWALE_PROOF_BOUNDS)
    {
      g_string_append (text, "..");
      append_hundredths (text, evaluation->high);
    }
  else if (evaluation->proof == AWALE_PROOF_ESTIMATE && evaluation->depth > 0)
    g_string_append_printf (text, ",%d", evaluation->depth);
  return g_string_free (text, FALSE);
}

static bool
read_digits (const char **at,
             size_t       max,
             int         *value)
{
  size_t n = strspn (*at, "0123456789");

  if (n == 0 || n > max)
    return false;
  *value = 0;
  for (size_t i = 0; i < n; i++)
    *value = *value * 10 + ((*at)[i] - '0');
  *at += n;
  return true;
}

/* Reads a number of seeds with at most two decimals into hundredths of a seed; a third decimal is
 * an error. */
static bool
read_hundredths (const char **at,
                 int         *value)
{
  bool negative = **at == '-';
  int whole;

  if (**at == '-' || **at == '+')
    (*at)++;
  if (!read_digits (at, MAX_SEEDS_DIGITS, &whole))
    return false;
  *value = whole * 100;
  if (**at == '.' && (*at)[1] != '.')
    {
      const char *decimals = ++*at;
      int part;

      if (!read_digits (at, 2, &part))
        return false;
      *value += *at - decimals == 1 ? part * 10 : part;
    }
  if (negative)
    *value = -*value;
  return true;
}

bool
awale_evaluation_parse (const char      *text,
                        AwaleEvaluation *evaluation)
{
  AwaleEvaluation read = { .proof = AWALE_PROOF_ESTIMATE };
  const char *at = text;

  g_return_val_if_fail (text != NULL, false);
  g_return_val_if_fail (evaluation != NULL, false);

  if (*at == '=')
    {
      read.proof = AWALE_PROOF_EXACT;
      at++;
    }
  if (!read_hundredths (&at, &read.low))
    return false;
  read.high = read.low;
  if (read.proof == AWALE_PROOF_ESTIMATE && at[0] == '.' && at[1] == '.')
    {
      read.proof = AWALE_PROOF_BOUNDS;
      at += 2;
      if (!read_hundredths (&at, &read.high) || read.high < read.low)
        return false;
    }
  else if (read.proof == AWALE_PROOF_ESTIMATE && *at == ',')
    {
      at++;
      if (!read_digits (&at, MAX_DEPTH_DIGITS, &read.depth))
        return false;
    }
  if (*at != '\0')
    return false;

  *evaluation = read;
  return true;
}

char *
awale_best_to_string (const AwaleMoveValues *values,
                      const AwaleEvaluation *evaluation)
{
  AwaleEvaluation shown;
  GString *text;
  g_autofree char *value = NULL;

  g_return_val_if_fail (values != NULL && evaluation != NULL, NULL);
  g_return_val_if_fail (values->best != AWALE_NO_MOVE, NULL);

  text = g_string_new (awale_move_to_string (values->best));
  if (!values->has_value)
    return g_string_free (text, FALSE);
  shown = values->value;
  if (shown.depth == evaluation->depth)
    shown.depth = 0;
  value = awale_evaluation_to_string (&shown);
  g_string_append_printf (text, " %s", value);
  for (int i = 1; i < values->n_line; i++)
    g_string_append_printf (text, " %s", awale_move_to_string (values->line[i]));
  return g_string_free (text, FALSE);
}

static const char *
skip_blanks (const char *text)
{
  return text + strspn (text, " \t");
}

/* Reads the moves that follow the best one in the expected line. */
static bool
read_line (const char      *at,
           AwaleMoveValues *values)
{
  if (*at != '\0')
    values->line[values->n_line++] = (int8_t) values->best;
  while (*at != '\0')
    {
      AwaleMove move = awale_move_read (&at);

      if (move == AWALE_NO_MOVE || values->n_line == AWALE_MOVE_VALUES_LINE)
        return false;
      values->line[values->n_line++] = (int8_t) move;
      at = skip_blanks (at);
    }
  return true;
}

bool
awale_best_parse (const char      *text,
                  AwaleMoveValues *values)
{
  const char *at = text, *value;
  g_autofree char *evaluation = NULL;

  g_return_val_if_fail (text != NULL && values != NULL, false);

  *values = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
  values->best = awale_move_read (&at);
  value = skip_blanks (at);
  if (values->best == AWALE_NO_MOVE || *value == '\0')
    return values->best != AWALE_NO_MOVE;
  values->has_value = true;
  evaluation = g_strndup (value, strcspn (value, " \t"));
  return value > at && awale_evaluation_parse (evaluation, &values->value) &&
         read_line (skip_blanks (value + strlen (evaluation)), values);
}
