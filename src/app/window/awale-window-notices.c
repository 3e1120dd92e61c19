/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What a window has to say: in passing, or until it is read.
 */
#define G_LOG_DOMAIN "awale-window-notices"

#include "awale-window-private.h"

#include <glib/gi18n-lib.h>

void
awale_window_toast (AwaleWindow *self,
                    const char  *text)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_toasts_add (self->toasts, text, NULL, NULL, AWALE_TOASTS_SECONDS);
}

void
awale_window_toast_undo (AwaleWindow *self,
                         const char  *text,
                         const char  *action)
{
  g_assert (AWALE_IS_WINDOW (self));

  /* There must be time to find the button. */
  awale_toasts_add (self->toasts, text, _("_Undo"), action, 2 * AWALE_TOASTS_SECONDS);
}

void
awale_window_warn_of_tables (AwaleWindow  *self,
                             const GError *error)
{
  g_autofree char *details = NULL;

  g_return_if_fail (AWALE_IS_WINDOW (self));
  g_return_if_fail (error != NULL);

  /* Translators: %s is what went wrong: “seeds-12.awt: no space left for the table”. */
  details = g_strdup_printf (_("%s. Everything works without them, but endings are searched, not "
                               "known."), error->message);
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING,
                         _("The endgame tables could not be built."), details,
                         _("_Preferences"), "app.preferences");
}
