/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_NOTICE_BAR (awale_notice_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleNoticeBar, awale_notice_bar, AWALE, NOTICE_BAR, AdwBin)

/* A bar at the top of a window for a message with an optional action. The message stays until it is
 * closed, answered, no longer true, or replaced. Unlike AdwBanner (libadwaita 1.3), the bar has
 * room for details and can be closed without an answer. */

typedef enum
{
  AWALE_NOTICE_INFO,
  AWALE_NOTICE_WARNING,
} AwaleNoticeKind;

/**
 * Shows @title and, below it, @details (nullable). @label and @action (both nullable, but only
 * together) add a button that activates the action with this detailed name.
 */
void        awale_notice_bar_show  (AwaleNoticeBar  *self,
                                    AwaleNoticeKind  kind,
                                    const char      *title,
                                    const char      *details,
                                    const char      *label,
                                    const char      *action);
void        awale_notice_bar_close (AwaleNoticeBar  *self);

/** Closes the notice whose button activates @action, or drops it if it is still to be shown. */
void        awale_notice_bar_withdraw (AwaleNoticeBar *self,
                                       const char     *action);

/**
 * Closes the current notice as soon as @object emits @signal or one of the signals that follow it;
 * the list ends with NULL.
 */
void        awale_notice_bar_close_at (AwaleNoticeBar *self,
                                       gpointer        object,
                                       const char     *signal,
                                       ...) G_GNUC_NULL_TERMINATED;

/** Hides the current notice, which is about @page, while that page of the window is not visible. */
void        awale_notice_bar_keep_to (AwaleNoticeBar *self,
                                      GtkWidget      *page);

/**
 * Shows a notice about an operation after a second, unless the bar is closed or shows another
 * notice before that, because shorter operations need none. @label and @action belong to a button
 * that stops the operation.
 */
void        awale_notice_bar_show_progress (AwaleNoticeBar *self,
                                            const char     *title,
                                            const char     *label,
                                            const char     *action);

/** The title of the current notice, even while it is hidden with its page; NULL without one. */
const char *awale_notice_bar_get_title (AwaleNoticeBar *self);

G_END_DECLS
