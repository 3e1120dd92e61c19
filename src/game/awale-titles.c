/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-titles"

#include "awale-titles.h"

#include "awale-date.h"
#include "awale-ellipsis.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum numbers of characters and bytes of a title in a file name, which can usually have at most
 * 255 bytes. */
#define MAX_FILE_TITLE 80
#define MAX_FILE_TITLE_BYTES 200

bool
awale_title_is_exercise (AwaleGame *game)
{
  g_return_val_if_fail (AWALE_IS_GAME (game), false);

  return awale_game_get_tag (game, AWALE_TAG_EXERCISE) != NULL
         || awale_game_get_tag (game, AWALE_TAG_COMBINATION) != NULL;
}

const char *
awale_title_get_tag (AwaleGame  *game,
                     const char *name)
{
  return awale_title_get_whole_tag (game, name) != NULL ? awale_game_get_short_tag (game, name)
                                                        : NULL;
}

const char *
awale_title_get_whole_tag (AwaleGame  *game,
                           const char *name)
{
  const char *value;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  value = awale_game_get_tag (game, name);
  if (value == NULL || value[strspn (value, "?. -*")] == '\0')
    return NULL;

  return value;
}

const char *
awale_title_find_player (AwaleGame *game,
                         AwaleSide  side)
{
  return awale_title_get_tag (game, side == AWALE_SOUTH ? "South" : "North");
}

const char *
awale_title_get_player (AwaleGame *game,
                        AwaleSide  side)
{
  const char *name = awale_title_find_player (game, side);

  return name != NULL ? name : awale_side_get_name (side);
}

char *
awale_title_for_game (AwaleGame *game)
{
  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  if (awale_title_find_player (game, AWALE_SOUTH) == NULL &&
      awale_title_find_player (game, AWALE_NORTH) == NULL &&
      awale_title_get_tag (game, "Event") != NULL)
    return g_strdup (awale_title_get_tag (game, "Event"));

  /* Translators: the names of the two players, South first */
  return g_strdup_printf (_("%s – %s"),
                          awale_title_get_player (game, AWALE_SOUTH),
                          awale_title_get_player (game, AWALE_NORTH));
}

char *
awale_title_for_file (AwaleGame  *game,
                      const char *detail,
                      const char *ending)
{
  g_autofree char *whole = NULL;
  g_autofree char *title = NULL;
  char *name;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);
  g_return_val_if_fail (ending != NULL, NULL);

  whole = awale_title_for_game (game);
  title = awale_ellipsize (whole, MAX_FILE_TITLE);
  for (size_t max = MAX_FILE_TITLE; strlen (title) > MAX_FILE_TITLE_BYTES; max--)
    {
      g_free (title);
      title = awale_ellipsize (whole, max);
    }
  name = detail != NULL ? g_strdup_printf ("%s, %s%s", title, detail, ending)
                        : g_strconcat (title, ending, NULL);

  return g_strdelimit (name, "/\\:*?\"<>|", '-');
}

/* Formats the result if @tells_result, the date and the event, as far as they are known. (transfer
 * full) (nullable) */
static char *
describe_event (AwaleGame *game,
                bool       tells_result)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  AwaleResult result = awale_game_get_result (game);

  if (tells_result && result.known)
    {
      g_autofree char *text = awale_result_describe (result, NULL);

      g_strv_builder_add (builder, text);
    }
  if (awale_title_get_tag (game, "Date") != NULL)
    {
      g_autofree char *text = awale_date_describe (awale_title_get_tag (game, "Date"), NULL);

      g_strv_builder_add (builder, text);
    }
  if (awale_title_get_tag (game, "Event") != NULL)
    g_strv_builder_add (builder, awale_title_get_tag (game, "Event"));

  parts = g_strv_builder_end (builder);

  return parts[0] != NULL ? g_strjoinv (" · ", parts) : NULL;
}

char *
awale_title_for_event (AwaleGame *game)
{
  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  return describe_event (game, true);
}

static char *
describe_details (AwaleGame *game,
                  bool       tells_result)
{
  g_autofree char *event = describe_event (game, tells_result);
  const char *ruleset = awale_ruleset_get_name (awale_game_get_rules (game));

  return event != NULL ? g_strconcat (event, " · ", ruleset, NULL) : g_strdup (ruleset);
}

char *
awale_title_for_details (AwaleGame *game)
{
  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  return describe_details (game, true);
}

char *
awale_title_for_variation (AwaleGame *game)
{
  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  return describe_details (game, false);
}
