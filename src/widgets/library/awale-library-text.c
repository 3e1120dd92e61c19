/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-library-text.h"

#include "game/awale-date.h"
#include "game/awale-ellipsis.h"
#include "game/awale-result.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
awale_library_text_players (const AwaleLibraryRow *row)
{
  g_autofree char *south = NULL;
  g_autofree char *north = NULL;

  g_return_val_if_fail (row != NULL, NULL);

  south = awale_ellipsize (row->south != NULL ? row->south : _("South"), AWALE_ELLIPSIS_NAME);
  north = awale_ellipsize (row->north != NULL ? row->north : _("North"), AWALE_ELLIPSIS_NAME);
  return g_strconcat (south, " – ", north, NULL);
}

char *
awale_library_text_date (const char *date)
{
  return date == NULL || *date == '\0' || *date == '?' ? NULL : awale_date_describe (date, NULL);
}

char *
awale_library_text_result (const char *text)
{
  AwaleResult result;

  if (text == NULL || !awale_result_parse (text, &result))
    return g_strdup (text);
  return result.known ? awale_result_describe (result, NULL) : NULL;
}
