/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-ogn.h"

#include "awale-pgn.h"

#include <string.h>

static const char *const format_ids[] = {
  [AWALE_FORMAT_OGN] = "ogn",
  [AWALE_FORMAT_LETTERS] = "letters",
  [AWALE_FORMAT_PLAYSTRATEGY] = "playstrategy",
};

const char *
awale_format_get_id (AwaleFormat format)
{
  g_return_val_if_fail (format < G_N_ELEMENTS (format_ids), NULL);

  return format_ids[format];
}

bool
awale_format_parse (const char  *id,
                    AwaleFormat *format)
{
  g_return_val_if_fail (id != NULL, false);
  g_return_val_if_fail (format != NULL, false);

  for (size_t i = 0; i < G_N_ELEMENTS (format_ids); i++)
    if (g_str_equal (id, format_ids[i]))
      {
        *format = (AwaleFormat) i;
        return true;
      }
  return false;
}
bool
awale_ogn_parse_position (const char     *text,
                          AwalePosition  *position,
                          GError        **error)
{
  g_autoptr (GString) dense = g_string_new (NULL);
  g_autoptr (GString) spaced = g_string_new (NULL);

  g_return_val_if_fail (text != NULL && position != NULL, false);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_unichar_toupper (g_utf8_get_char (at));
      char last = spaced->len > 0 ? spaced->str[spaced->len - 1] : ' ';

      if (g_unichar_isspace (c))
        {
          if (strchr (" ,/", last) == NULL)
            g_string_append_c (spaced, ' ');
          continue;
        }
      if (last == ' ' && (c == ',' || c == '/') && spaced->len > 0)
        g_string_truncate (spaced, spaced->len - 1);
      g_string_append_unichar (spaced, c);
      g_string_append_unichar (dense, c);
    }
  return awale_pgn_parse_position (spaced->str, position)
         || awale_position_parse (dense->str, position, error);
}

AwaleDocument *
awale_format_read (AwaleFormat  format,
                   const char  *bytes,
                   size_t       n_bytes,
                   const char  *name)
{
  return format == AWALE_FORMAT_LETTERS ? awale_letters_read (bytes, n_bytes, name)
                                        : awale_ogn_read (bytes, n_bytes, name);
}
char *
awale_letters_write_game (AwaleGame *game)
{
  AwalePosition start;
  AwaleNode *end;
  g_autofree char *letters = NULL;
  g_autofree char *position = NULL;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  end = awale_game_get_line_end (game, awale_game_get_root (game));
  letters = awale_node_dup_path (end);
  start = awale_game_get_start (game);
  if (awale_position_equal (start, awale_position_start ()))
    return *letters != '\0' ? g_steal_pointer (&letters) : g_strdup ("*");

  position = awale_position_to_string (start);
  return *letters != '\0' ? g_strconcat (position, " ", letters, NULL)
                          : g_steal_pointer (&position);
}

static char *
write_letters (AwaleDocument *document)
{
  GString *out = g_string_new (NULL);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      g_autofree char *letters =
        awale_letters_write_game (awale_document_get_game (document, i));

      g_string_append_printf (out, "%s\n", letters);
    }
  return g_string_free (out, FALSE);
}

bool
awale_format_has_rules (AwaleFormat  format,
                        AwaleGame   *game)
{
  g_return_val_if_fail (AWALE_IS_GAME (game), false);

  return format == AWALE_FORMAT_OGN
         || awale_ruleset_equal (awale_game_get_rules (game), &awale_preset_for_files ()->rules);
}

char *
awale_format_write (AwaleFormat      format,
                    AwaleDocument   *document,
                    AwaleWriteFlags  flags)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (document), NULL);

  switch (format)
    {
    case AWALE_FORMAT_LETTERS:
      return write_letters (document);
    case AWALE_FORMAT_PLAYSTRATEGY:
      return awale_pgn_write (document);
    default:
      return awale_ogn_write (document, flags);
    }
}
