/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Stub for builds without libwebp.
 */
#include "awale-animation.h"

#include <glib/gi18n-lib.h>

bool
awale_animation_is_supported (void)
{
  return false;
}

GBytes *
awale_animation_draw (GArray  *frames,
                      int      pause,
                      GError **error)
{
  g_set_error_literal (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_DRAW,
                       _("This version of Awalé was built without libwebp and cannot save "
                         "animations."));
  return NULL;
}
