/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-text.h"

char *
awale_cli_dup_printable (const char *text,
                         bool        keep_lines)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *printable = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);
      bool is_shown = !g_unichar_iscntrl (c) || (c == '\n' && keep_lines);

      g_string_append_unichar (printable, is_shown ? c : ' ');
    }
  return g_string_free (printable, FALSE);
}
