/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notice-bar"

#include "awale-notice-bar.h"

#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

/* More lines than this are scrolled. */
#define MAX_LINES 4

struct _AwaleNoticeBar
{
  GtkWidget          parent_instance;

  GtkRevealer       *revealer;
  GtkWidget         *box;
  GtkImage          *icon;
  GtkLabel          *title;
  GtkLabel          *details;
  GtkScrolledWindow *scroller;
  GtkButton         *button;
};

G_DEFINE_FINAL_TYPE (AwaleNoticeBar, awale_notice_bar, GTK_TYPE_WIDGET)

static int
count_lines (const char *text)
{
  int lines = 1;

  for (const char *c = text; c != NULL && *c != '\0'; c++)
    lines += *c == '\n';

  return lines;
}

static void
button_clicked_cb (AwaleNoticeBar *self)
{
  awale_notice_bar_close (self);
}

static void
awale_notice_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AWALE_TYPE_NOTICE_BAR);

  G_OBJECT_CLASS (awale_notice_bar_parent_class)->dispose (object);
}

static void
awale_notice_bar_class_init (AwaleNoticeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_notice_bar_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/common/awale-notice-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, box);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, icon);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, title);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, details);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, button);
  gtk_widget_class_bind_template_callback (widget_class, button_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_notice_bar_init (AwaleNoticeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
awale_notice_bar_show (AwaleNoticeBar  *self,
                       AwaleNoticeKind  kind,
                       const char      *title,
                       const char      *details,
                       const char      *label,
                       const char      *action)
{
  g_return_if_fail (AWALE_IS_NOTICE_BAR (self));
  g_return_if_fail (title != NULL);
  g_return_if_fail ((label == NULL) == (action == NULL));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->details, details != NULL ? details : "");
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), details != NULL);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER,
                                  count_lines (details) > MAX_LINES ? GTK_POLICY_AUTOMATIC
                                                                    : GTK_POLICY_NEVER);
  gtk_image_set_from_icon_name (self->icon, kind == AWALE_NOTICE_WARNING
                                              ? "dialog-warning-symbolic"
                                              : "dialog-information-symbolic");
  if (kind == AWALE_NOTICE_WARNING)
    gtk_widget_add_css_class (self->box, "warning");
  else
    gtk_widget_remove_css_class (self->box, "warning");

  gtk_widget_set_visible (GTK_WIDGET (self->button), label != NULL);
  gtk_button_set_label (self->button, label != NULL ? label : "");
  awale_accessible_name_buttons (GTK_WIDGET (self->button));
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->button),
                                           action != NULL ? action : "notice.none");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  details != NULL ? details : "",
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

void
awale_notice_bar_close (AwaleNoticeBar *self)
{
  g_return_if_fail (AWALE_IS_NOTICE_BAR (self));

  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

const char *
awale_notice_bar_get_title (AwaleNoticeBar *self)
{
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->title) : NULL;
}
