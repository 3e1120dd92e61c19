/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TOAST_OVERLAY_SECONDS 5

#define AWALE_TYPE_TOAST_OVERLAY (awale_toast_overlay_get_type ())
G_DECLARE_FINAL_TYPE (AwaleToastOverlay, awale_toast_overlay, AWALE, TOAST_OVERLAY, GtkWidget)

/*
 * A widget that shows short notices over the top of its child, one at a time, or over the bottom
 * with "at-bottom", for narrow windows, where the board is at the top. AdwToastOverlay puts them
 * over our controls and entries, and truncates long sentences. A notice stays while it has the
 * pointer or the focus, and moves out of the way of the focused entry.
 *
 * Properties: "child" (GtkWidget, write only), "at-bottom" (boolean, write only).
 */

/** Shows notices at the bottom while @page is visible, because it has a bar at its top. */
void        awale_toast_overlay_set_low_page (AwaleToastOverlay *self,
                                              GtkWidget         *page);

/**
 * Shows @text for @seconds; @label and @action (nullable) add a button that activates an action by
 * its detailed name. A notice that is already visible or waiting is not repeated.
 */
void        awale_toast_overlay_add      (AwaleToastOverlay *self,
                                          const char        *text,
                                          const char        *label,
                                          const char        *action,
                                          unsigned           seconds);

/**
 * Shows @text with an offer to undo change @number by @action, long enough to reach the button by
 * keyboard. The offer for an earlier change is withdrawn.
 */
void        awale_toast_overlay_offer_undo (AwaleToastOverlay *self,
                                            const char        *text,
                                            const char        *action,
                                            gint64             number);

/** Withdraws the notices that offer @action, because it is done or outdated. */
void        awale_toast_overlay_withdraw (AwaleToastOverlay *self,
                                          const char        *action);

/** Shows @text for the usual time. */
void        awale_toast_overlay_say      (AwaleToastOverlay *self,
                                          const char        *text);

/** Shows @text about the saved @file, with an offer to show the file in its folder. */
void        awale_toast_overlay_say_saved (AwaleToastOverlay *self,
                                           const char        *text,
                                           GFile             *file);

/** The visible text, or NULL. */
const char *awale_toast_overlay_get_text (AwaleToastOverlay *self);

G_END_DECLS
