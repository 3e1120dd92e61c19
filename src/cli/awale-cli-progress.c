/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-progress.h"

#include <unistd.h>

AwaleCliProgress
awale_cli_progress_new (void)
{
  return (AwaleCliProgress) { .is_seen = isatty (STDERR_FILENO) };
}

void
awale_cli_progress_show (AwaleCliProgress *self,
                         const char       *text)
{
  if (!self->is_seen)
    return;
  awale_cli_progress_clear (self);
  g_printerr ("%s", text);
  self->columns = (int) g_utf8_strlen (text, -1);
}

void
awale_cli_progress_clear (AwaleCliProgress *self)
{
  if (self->columns > 0)
    g_printerr ("\r%*s\r", self->columns, "");
  self->columns = 0;
}
