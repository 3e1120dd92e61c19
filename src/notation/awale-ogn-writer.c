/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-ogn.h"

#include "awale-header.h"
#include "awale-movetext.h"
#include "awale-text.h"

#include <string.h>

/* Tag for the comments that Aualé cannot read. */
#define ANNOTATION "Annotation"

/* Tags in the order in which they are written; those before Termination are always written. */
static const char *const first_tags[] = { "Event", "Site", "Date", "Round", "South", "North" };
static const char *const ordered_tags[] = {
  "Event", "Site", "Date", "Round", "South", "North", "Result", "Termination",
};

/* The name of the game's ruleset if it was unknown when the game was read and still is; otherwise
 * NULL. */
static const char *
find_unknown_variant (AwaleGame *game)
{
  const char *name = awale_game_get_tag (game, AWALE_TAG_UNKNOWN_VARIANT);

  return name != NULL && awale_preset_find (name) == NULL
             && awale_preset_of (awale_game_get_rules (game)) == awale_preset_for_files ()
           ? name : NULL;
}

static void
append_rules (GString   *out,
              AwaleGame *game)
{
  const AwaleRuleset *rules = awale_game_get_rules (game);
  const AwalePreset *preset = awale_preset_of (rules);
  const char *unknown = find_unknown_variant (game);

  if (unknown != NULL)
    {
      awale_text_append_tag (out, "Variant", unknown);
      return;
    }
  awale_text_append_tag (out, "Variant", preset != NULL ? preset->file_name : "Custom");
  if (preset != awale_preset_for_files ())
    {
      g_autofree char *line = awale_ruleset_to_string (rules);

      awale_text_append_tag (out, "Rules", line);
    }
}

static void
append_start (GString   *out,
              AwaleGame *game)
{
  AwalePosition start = awale_game_get_start (game);
  g_autofree char *text = NULL;

  if (awale_position_equal (start, awale_position_start ()))
    return;
  text = awale_position_to_string (start);
  awale_text_append_tag (out, "FEN", text);
}

/* The value of the Result tag, or else the result by the rules. (transfer full) */
static char *
dup_result (AwaleGame *game)
{
  const char *tag = awale_game_get_tag (game, "Result");

  return tag != NULL ? g_strdup (tag)
                     : awale_result_to_string (awale_game_get_settled_result (game));
}

static bool
is_ordered (const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (ordered_tags); i++)
    if (g_str_equal (name, ordered_tags[i]))
      return true;
  return false;
}

/* Appends all tags without a place in the fixed order, in their own order; @annotation is appended
 * to the Annotation tag. */
static void
append_other_tags (GString    *out,
                   AwaleGame  *game,
                   const char *annotation)
{
  bool is_annotated = *annotation == '\0';

  for (size_t i = 0; i < awale_game_get_n_tags (game); i++)
    {
      const char *name = awale_game_get_tag_name (game, i);
      const char *value = awale_game_get_tag (game, name);

      if (is_ordered (name)
          || (g_str_equal (name, AWALE_TAG_UNKNOWN_VARIANT)
              && find_unknown_variant (game) != NULL))
        continue;
      if (!is_annotated && g_str_equal (name, ANNOTATION))
        {
          g_autofree char *both = g_strconcat (value, "; ", annotation, NULL);

          awale_text_append_tag (out, name, both);
          is_annotated = true;
        }
      else
        awale_text_append_tag (out, name, value);
    }
  if (!is_annotated)
    awale_text_append_tag (out, ANNOTATION, annotation);
}

static void
append_tags (GString    *out,
             AwaleGame  *game,
             const char *result,
             const char *annotation)
{
  const char *termination = awale_game_get_tag (game, "Termination");

  append_rules (out, game);
  for (size_t i = 0; i < G_N_ELEMENTS (first_tags); i++)
    {
      const char *tag = awale_game_get_tag (game, first_tags[i]);
      g_autofree char *value = awale_text_squeeze (tag != NULL ? tag : "");

      awale_text_append_tag (out, first_tags[i], *value != '\0' ? value : "?");
    }
  awale_text_append_tag (out, "Result", result);
  append_start (out, game);
  if (termination != NULL)
    awale_text_append_tag (out, "Termination", termination);
  append_other_tags (out, game, annotation);
}

static void
append_game (GString         *out,
             AwaleGame       *game,
             AwaleWriteFlags  flags)
{
  bool main_line = (flags & AWALE_WRITE_MAIN_LINE) != 0;
  g_autoptr (GString) movetext = g_string_new (NULL);
  g_autoptr (GString) annotation = g_string_new (NULL);
  g_autofree char *result = dup_result (game);
  AwaleResult known;

  awale_movetext_write (movetext, game, awale_result_parse (result, &known) ? result : "*",
                        main_line ? annotation : NULL, false);
  append_tags (out, game, result, annotation->str);
  g_string_append_printf (out, "\n%s\n", movetext->str);
}

char *
awale_ogn_write_game (AwaleGame       *game,
                      AwaleWriteFlags  flags)
{
  GString *out;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  out = g_string_new (NULL);
  append_game (out, game, flags);
  return g_string_free (out, FALSE);
}

char *
awale_ogn_write (AwaleDocument   *document,
                 AwaleWriteFlags  flags)
{
  GString *out;

  g_return_val_if_fail (AWALE_IS_DOCUMENT (document), NULL);

  out = g_string_new (NULL);
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      if (i > 0)
        g_string_append_c (out, '\n');
      append_game (out, awale_document_get_game (document, i), flags);
    }
  return g_string_free (out, FALSE);
}
