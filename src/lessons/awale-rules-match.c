/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-rules-match.h"

#include <string.h>

/* The value after `axis=` in an axes line, not terminated, and its length. */
static const char *
find_value (const char *line,
            const char *axis,
            size_t      axis_length,
            size_t     *length)
{
  for (const char *word = line; word != NULL; word = strchr (word, ' '))
    {
      word += *word == ' ';
      if (strncmp (word, axis, axis_length) == 0 && word[axis_length] == '=')
        {
          *length = strcspn (word + axis_length + 1, " ");
          return word + axis_length + 1;
        }
    }
  return NULL;
}

static bool
is_value (const char *value,
          size_t      length,
          const char *wanted,
          size_t      wanted_length)
{
  if (wanted_length == strlen ("some") && strncmp (wanted, "some", wanted_length) == 0)
    return strncmp (value, "none", length) != 0;
  return length == wanted_length && strncmp (value, wanted, length) == 0;
}

/* True if @line has one of the values of @word, which is `axis=value|value`. */
static bool
match_word (const char *line,
            const char *word,
            size_t      word_length)
{
  size_t axis_length = strcspn (word, "=");
  const char *end = word + word_length;
  const char *wanted = word + axis_length + 1;
  size_t length = 0;
  const char *value = find_value (line, word, axis_length, &length);

  g_assert (value != NULL);
  while (wanted < end)
    {
      size_t wanted_length = MIN (strcspn (wanted, "| "), (size_t) (end - wanted));

      if (is_value (value, length, wanted, wanted_length))
        return true;
      wanted += wanted_length + 1;
    }
  return false;
}

/* True if @line has a value of each of @words. */
static bool
match_words (const char *line,
             const char *words,
             size_t      words_length)
{
  const char *end = words + words_length;

  for (const char *word = words; word < end; word++)
    {
      size_t length = MIN (strcspn (word, " ;"), (size_t) (end - word));

      if (length > 0 && !match_word (line, word, length))
        return false;
      word += length;
    }
  return true;
}

bool
awale_rules_match (const AwaleRuleset *rules,
                   const char         *condition)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (rules != NULL, false);

  if (condition == NULL)
    return true;
  line = awale_ruleset_to_string (rules);
  for (const char *words = condition; *words != '\0'; words += *words == ';')
    {
      size_t length = strcspn (words, ";");

      if (match_words (line, words, length))
        return true;
      words += length;
    }
  return false;
}
