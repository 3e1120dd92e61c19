/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_START_PAGE (awale_start_page_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStartPage, awale_start_page, AWALE, START_PAGE, GtkWidget)

/*
 * What a window shows before anything is open: a new game, opening one, the games opened last,
 * and the examples. It activates win.new-game, win.open and win.open-uri.
 */

GtkWidget *awale_start_page_new          (void);

/** The games opened last. (element-type GFile) */
void       awale_start_page_set_recent   (AwaleStartPage *self,
                                          GListModel     *files);

/** The folder of the example games, those in the language of the program being shown. */
void       awale_start_page_set_examples (AwaleStartPage *self,
                                          GFile          *folder);

/** The settings that remember whether the tour was taken. */
void       awale_start_page_set_settings (AwaleStartPage *self,
                                          GSettings      *settings);

/**
 * Whether an example called @name suits a person whose languages, the first choice first, are
 * @languages: `x.fr.ogn` is for those who read French, a name without a language is for all.
 */
gboolean   awale_start_page_suits        (const char         *name,
                                          const char *const  *languages);

G_END_DECLS
