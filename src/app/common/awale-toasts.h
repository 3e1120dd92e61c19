/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TOASTS_SECONDS 5

#define AWALE_TYPE_TOASTS (awale_toasts_get_type ())
G_DECLARE_FINAL_TYPE (AwaleToasts, awale_toasts, AWALE, TOASTS, GtkWidget)

/*
 * A child, and over its top short notices that come and go, one after the other. Unlike those of
 * AdwToastOverlay, which lie over the bottom, where our controls and entries are, and cut a long
 * sentence short, these show all of it. One that is pointed at, or has the focus, stays; and none
 * covers the entry that has it.
 *
 * Properties: "child" (GtkWidget, write only).
 */

/**
 * Shows @text for so many seconds, with a button (nullable) called @label that does @action, an
 * action's detailed name. What
 * is in view, or waits already, does not come twice.
 */
void        awale_toasts_add      (AwaleToasts *self,
                                   const char  *text,
                                   const char  *label,
                                   const char  *action,
                                   unsigned     seconds);

/** Shows @text, and offers to undo change @number by @action, for long enough to come there by the
 * keyboard. What offered that for another change is withdrawn. */
void        awale_toasts_offer_undo (AwaleToasts *self,
                                     const char  *text,
                                     const char  *action,
                                     gint64       number);

/** Withdraws what offers @action: it is done, or there is something else to say of it. */
void        awale_toasts_withdraw (AwaleToasts *self,
                                   const char  *action);

/** Shows @text for the usual time. */
void        awale_toasts_say      (AwaleToasts *self,
                                   const char  *text);

/** Says that @file was saved, as @text has it, and offers to show it in its folder. */
void        awale_toasts_say_saved (AwaleToasts *self,
                                    const char  *text,
                                    GFile       *file);

/** What is in view, or NULL. */
const char *awale_toasts_get_text (AwaleToasts *self);

G_END_DECLS
