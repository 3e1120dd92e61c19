/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_NOTICE_BAR (awale_notice_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleNoticeBar, awale_notice_bar, AWALE, NOTICE_BAR, GtkWidget)

/* A bar at the top of a window for a message with an optional action. It stays until it is closed,
 * answered, no longer true, or replaced. Unlike AdwBanner (libadwaita 1.3), it has room for details
 * and can be closed without an answer. */

/** Kinds of notices. */
typedef enum
{
  AWALE_NOTICE_INFO,
  AWALE_NOTICE_WARNING,
} AwaleNoticeKind;

/**
 * Shows @title and, below it, @details (nullable). @label and @action, both or neither NULL, add a
 * button that activates an action by its detailed name.
 */
void        awale_notice_bar_show  (AwaleNoticeBar  *self,
                                    AwaleNoticeKind  kind,
                                    const char      *title,
                                    const char      *details,
                                    const char      *label,
                                    const char      *action);
void        awale_notice_bar_close (AwaleNoticeBar  *self);

/**
 * Closes the present notice as soon as @object emits any of the signals, a NULL-terminated list,
 * because the notice is then no longer true.
 */
void        awale_notice_bar_close_at (AwaleNoticeBar *self,
                                       gpointer        object,
                                       const char     *signal,
                                       ...) G_GNUC_NULL_TERMINATED;

/**
 * Announces an operation after a second, unless it is closed before then, because quick operations
 * need no notice. @label and @action are those of a button that stops it.
 */
void        awale_notice_bar_show_progress (AwaleNoticeBar *self,
                                            const char     *title,
                                            const char     *label,
                                            const char     *action);

/** The present title, or NULL while hidden. */
const char *awale_notice_bar_get_title (AwaleNoticeBar *self);

G_END_DECLS
