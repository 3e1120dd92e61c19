/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-recent.h"
#include "desk/awale-examples.h"
#include "desk/awale-rulesets.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_START_PAGE (awale_start_page_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStartPage, awale_start_page, AWALE, START_PAGE, GtkWidget)

/*
 * What a window shows before anything is open: a new game, opening one, the games opened last,
 * and the examples. It activates win.new-game, win.open and win.open-uri.
 */

/** The games opened last. */
void       awale_start_page_set_recent   (AwaleStartPage *self,
                                          AwaleRecent    *recent);

/** The example games, which are loaded once the page is seen. */
void       awale_start_page_set_examples (AwaleStartPage *self,
                                          AwaleExamples  *examples);

/**
 * Tells of the tour: @settings remember whether it was taken, and the default of @rulesets is
 * what it teaches.
 */
void       awale_start_page_set_tour     (AwaleStartPage *self,
                                          GSettings      *settings,
                                          AwaleRulesets  *rulesets);

G_END_DECLS
