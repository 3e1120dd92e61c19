/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-widgets.h"

#include "awale-widgets-resources.h"
#include "widgets/adaptive/awale-page-switcher.h"
#include "widgets/adaptive/awale-wrap-layout.h"

void
awale_widgets_init (void)
{
  /* Refer to the resource, because the linker would otherwise drop it from the static library. */
  awale_widgets_get_resource ();
  g_type_ensure (AWALE_TYPE_ANALYSIS_PANEL);
  g_type_ensure (AWALE_TYPE_BOARD);
  g_type_ensure (AWALE_TYPE_BRANCH_BAR);
  g_type_ensure (AWALE_TYPE_COMMENT_EDITOR);
  g_type_ensure (AWALE_TYPE_LESSON_VIEW);
  g_type_ensure (AWALE_TYPE_FIND_BAR);
  g_type_ensure (AWALE_TYPE_GLYPH_BAR);
  g_type_ensure (AWALE_TYPE_GRAPH);
  g_type_ensure (AWALE_TYPE_LIBRARY_TABLE);
  g_type_ensure (AWALE_TYPE_MOVE_LIST);
  g_type_ensure (AWALE_TYPE_PAGE_SWITCHER);
  g_type_ensure (AWALE_TYPE_PASS_BAR);
  g_type_ensure (AWALE_TYPE_PATTERN_ENTRY);
  g_type_ensure (AWALE_TYPE_PLAYER_BAR);
  g_type_ensure (AWALE_TYPE_REPORT_PAGE);
  g_type_ensure (AWALE_TYPE_THEME_CHOOSER);
  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
}
