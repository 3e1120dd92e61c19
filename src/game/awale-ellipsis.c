/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-ellipsis.h"

#include <stdbool.h>

#define ELLIPSIS 0x2026
#define JOINER 0x200d

/* Maximum numbers of combining marks on a letter, and of characters between two possible line
 * breaks. */
#define MAX_MARKS 20
#define MAX_WORD 1000

/* True if a line can certainly break before @c. Punctuation after a space may forbid a break. */
static bool
may_break (gunichar before,
           gunichar c)
{
  GUnicodeBreakType type = g_unichar_break_type (before);

  return before == '\n' || type == G_UNICODE_BREAK_IDEOGRAPHIC
         || (g_unichar_isalnum (c) && (type == G_UNICODE_BREAK_SPACE || before == '\t'));
}

/* True if @c belongs to the same letter or pictogram as the character before it. */
static bool
continues (gunichar before,
           gunichar c)
{
  bool is_skin_tone = c >= 0x1f3fb && c <= 0x1f3ff;

  return g_unichar_ismark (c) || is_skin_tone || c == JOINER || before == JOINER;
}

char *
awale_ellipsize (const char *text,
                 size_t      max)
{
  GString *shown = g_string_new (NULL);
  g_autofree char *valid = NULL;
  size_t n_shown = 0, n_marks = 0, n_in_word = 0, cluster = 0;
  gunichar before = '\n';
  bool is_left_out = false;

  g_return_val_if_fail (text != NULL, NULL);

  text = valid = g_utf8_make_valid (text, -1);
  for (; *text != '\0' && n_shown < max; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);
      bool fits;

      n_marks = g_unichar_ismark (c) ? n_marks + 1 : 0;
      n_in_word = may_break (before, c) ? 0 : n_in_word;
      if (!continues (before, c))
        cluster = shown->len;
      fits = n_marks <= MAX_MARKS && n_in_word < MAX_WORD;
      if (fits || !is_left_out)
        {
          g_string_append_unichar (shown, fits ? c : ELLIPSIS);
          n_in_word++;
          n_shown++;
        }
      is_left_out = !fits;
      before = c;
    }
  if (*text != '\0' && !is_left_out)
    {
      if (continues (before, g_utf8_get_char (text)))
        g_string_truncate (shown, cluster);
      g_string_append_unichar (shown, ELLIPSIS);
    }
  return g_string_free (shown, FALSE);
}
