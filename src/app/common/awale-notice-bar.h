/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_NOTICE_BAR (awale_notice_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleNoticeBar, awale_notice_bar, AWALE, NOTICE_BAR, GtkWidget)

/*
 * A bar at the top of a window that says what happened and what can be done about it. It stays
 * until it is closed, answered, no longer so, or replaced by the next notice. Unlike an AdwBanner
 * (libadwaita 1.3) it has room for details, and can be closed without an answer.
 */

/** What kind of thing is said. */
typedef enum
{
  AWALE_NOTICE_INFO,
  AWALE_NOTICE_WARNING,
} AwaleNoticeKind;

/**
 * Shows @title and, below it, @details (nullable). @label and @action (both NULL or neither): a
 * button, and the detailed name of the action it activates.
 */
void        awale_notice_bar_show  (AwaleNoticeBar  *self,
                                    AwaleNoticeKind  kind,
                                    const char      *title,
                                    const char      *details,
                                    const char      *label,
                                    const char      *action);
void        awale_notice_bar_close (AwaleNoticeBar  *self);

/** Closes the notice in view as soon as @object emits one of the signals (up to NULL): what it
 *  says is then no longer so. */
void        awale_notice_bar_close_at (AwaleNoticeBar *self,
                                       gpointer        object,
                                       const char     *signal,
                                       ...) G_GNUC_NULL_TERMINATED;

/**
 * Says that what @title names is under way, with a button as above that ends it: in a second, if
 * it is not closed before. What is quick is not worth a notice.
 */
void        awale_notice_bar_show_progress (AwaleNoticeBar *self,
                                            const char     *title,
                                            const char     *label,
                                            const char     *action);

/** What it says now, or NULL while it is hidden. */
const char *awale_notice_bar_get_title (AwaleNoticeBar *self);

G_END_DECLS
