/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** A line on standard error that tells a person who looks on how far work has come. */
typedef struct
{
  bool is_seen;  /**< Whether somebody looks on: what is for nobody need not be put together. */
  int  columns;  /**< What the line takes. */
} AwaleCliProgress;

AwaleCliProgress awale_cli_progress_new   (void);

/** Shows @text in the place of what was there. */
void             awale_cli_progress_show  (AwaleCliProgress *self,
                                           const char       *text);
void             awale_cli_progress_clear (AwaleCliProgress *self);

G_END_DECLS
