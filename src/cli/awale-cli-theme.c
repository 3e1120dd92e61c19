/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-theme.h"

#include "awale-cli.h"

#include <glib/gi18n-lib.h>

const AwalePalette *
awale_cli_find_palette (const char *theme)
{
  const char *const  *themes = awale_palette_get_themes ();
  const AwalePalette *palette = awale_palette_get (theme != NULL ? theme : themes[0], false);
  g_autofree char    *names = NULL;

  if (palette != NULL)
    return palette;
  names = g_strjoinv (", ", (char **) themes);
  awale_cli_message (_("there is no theme “%s”, only %s"), theme, names);
  return NULL;
}
