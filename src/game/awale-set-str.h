/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

/*
 * Replaces the string at @place with a copy of @text; both may be NULL. Returns true if that
 * changed it. Stands in for g_set_str() of GLib 2.76.
 */
static inline bool
awale_set_str (char       **place,
               const char  *text)
{
  if (g_strcmp0 (*place, text) == 0)
    return false;
  g_free (*place);
  *place = g_strdup (text);
  return true;
}
