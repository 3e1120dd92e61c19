/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-widgets.h"

#include "awale-widgets-resources.h"

void
awale_widgets_init (void)
{
  /* The reference also keeps the linker from dropping the resource of a static library. */
  g_resources_register (awale_widgets_get_resource ());
}
