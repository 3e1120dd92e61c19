/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notice-bar"

#include "awale-notice-bar.h"

#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

/* Number of lines of details, before wrapping, above which they scroll. */
#define MAX_LINES 4

/* Milliseconds until a running operation gets a notice. */
#define PATIENCE 1000

struct _AwaleNoticeBar
{
  AdwBin             parent_instance;

  GtkRevealer       *revealer;
  GtkWidget         *box;
  GtkImage          *icon;
  GtkLabel          *title;
  GtkLabel          *details;
  GtkLabel          *long_details;
  GtkWidget         *scroller;
  GtkSpinner        *spinner;
  GtkButton         *button;
  bool               has_notice;    /* True until the notice is closed, even if it is hidden. */
  GSignalGroup      *page;          /* Signals of the page that the notice is about, or NULL. */
  GPtrArray         *ends;          /* Signals that close the notice. (element-type GSignalGroup) */

  /* An operation that has not yet run long enough for a notice. */
  unsigned           progress_source;
  char              *progress_title;
  char              *progress_label;
  char              *progress_action;
};

G_DEFINE_FINAL_TYPE (AwaleNoticeBar, awale_notice_bar, ADW_TYPE_BIN)

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
forget_progress (AwaleNoticeBar *self)
{
  g_clear_handle_id (&self->progress_source, g_source_remove);
  g_clear_pointer (&self->progress_title, g_free);
  g_clear_pointer (&self->progress_label, g_free);
  g_clear_pointer (&self->progress_action, g_free);
}

static void
forget (AwaleNoticeBar *self)
{
  forget_progress (self);
  g_clear_object (&self->page);
  g_clear_pointer (&self->ends, g_ptr_array_unref);
}

static void
page_mapped_cb (AwaleNoticeBar *self)
{
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

static void
page_unmapped_cb (AwaleNoticeBar *self)
{
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

static void
awale_notice_bar_dispose (GObject *object)
{
  forget (AWALE_NOTICE_BAR (object));

  G_OBJECT_CLASS (awale_notice_bar_parent_class)->dispose (object);
}

static void
awale_notice_bar_class_init (AwaleNoticeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_notice_bar_dispose;

  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/common/awale-notice-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, box);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, icon);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, title);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, details);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, long_details);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, AwaleNoticeBar, button);
  gtk_widget_class_bind_template_callback (widget_class, button_clicked_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_notice_bar_init (AwaleNoticeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows short details in a label and long ones in the scrolled window, which gives wrapped lines
 * too little height. */
static void
show_details (AwaleNoticeBar *self,
              const char     *details)
{
  bool is_long = count_lines (details) > MAX_LINES;

  gtk_label_set_label (self->details, details != NULL && !is_long ? details : "");
  gtk_label_set_label (self->long_details, is_long ? details : "");
  gtk_widget_set_visible (GTK_WIDGET (self->details), details != NULL && !is_long);
  gtk_widget_set_visible (self->scroller, is_long);
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

  forget (self);
  self->has_notice = true;
  gtk_widget_set_visible (GTK_WIDGET (self->icon), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->icon),
                         details != NULL ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), FALSE);
  gtk_label_set_label (self->title, title);
  show_details (self, details);
  gtk_image_set_from_icon_name (self->icon, kind == AWALE_NOTICE_WARNING
                                              ? "dialog-warning-symbolic"
                                              : "dialog-information-symbolic");
  awale_style_set_class (self->box, "warning", kind == AWALE_NOTICE_WARNING);

  gtk_widget_set_visible (GTK_WIDGET (self->button), label != NULL);
  gtk_button_set_label (self->button, label != NULL ? label : "");
  awale_accessible_name_buttons (GTK_WIDGET (self->button));
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->button),
                                           action != NULL ? action : "notice.none");

  awale_accessible_describe (self, title, details != NULL ? details : "");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

void
awale_notice_bar_close (AwaleNoticeBar *self)
{
  g_return_if_fail (AWALE_IS_NOTICE_BAR (self));

  forget (self);
  self->has_notice = false;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

void
awale_notice_bar_withdraw (AwaleNoticeBar *self,
                           const char     *action)
{
  g_return_if_fail (AWALE_IS_NOTICE_BAR (self));
  g_return_if_fail (action != NULL);

  if (g_strcmp0 (self->progress_action, action) == 0)
    forget_progress (self);
  if (self->has_notice
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->button)), action) == 0)
    awale_notice_bar_close (self);
}

void
awale_notice_bar_close_at (AwaleNoticeBar *self,
                           gpointer        object,
                           const char     *signal,
                           ...)
{
  GSignalGroup *end;
  va_list signals;

  g_return_if_fail (AWALE_IS_NOTICE_BAR (self));
  g_return_if_fail (G_IS_OBJECT (object));

  if (self->ends == NULL)
    self->ends = g_ptr_array_new_with_free_func (g_object_unref);
  end = g_signal_group_new (G_OBJECT_TYPE (object));
  g_ptr_array_add (self->ends, end);
  va_start (signals, signal);
  for (; signal != NULL; signal = va_arg (signals, const char *))
    g_signal_group_connect_swapped (end, signal, G_CALLBACK (awale_notice_bar_close), self);
  va_end (signals);
  g_signal_group_set_target (end, object);
}

void
awale_notice_bar_keep_to (AwaleNoticeBar *self,
                          GtkWidget      *page)
{
  g_return_if_fail (AWALE_IS_NOTICE_BAR (self));
  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (self->has_notice && self->page == NULL);

  self->page = g_signal_group_new (GTK_TYPE_WIDGET);
  g_signal_group_connect_swapped (self->page, "map", G_CALLBACK (page_mapped_cb), self);
  g_signal_group_connect_swapped (self->page, "unmap", G_CALLBACK (page_unmapped_cb), self);
  g_signal_group_set_target (self->page, page);
  gtk_revealer_set_reveal_child (self->revealer, gtk_widget_get_mapped (page));
}

static gboolean
progress_due_cb (gpointer data)
{
  AwaleNoticeBar *self = data;
  g_autofree char *title = g_steal_pointer (&self->progress_title);
  g_autofree char *label = g_steal_pointer (&self->progress_label);
  g_autofree char *action = g_steal_pointer (&self->progress_action);

  self->progress_source = 0;
  awale_notice_bar_show (self, AWALE_NOTICE_INFO, title, NULL, label, action);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), TRUE);
  return G_SOURCE_REMOVE;
}

void
awale_notice_bar_show_progress (AwaleNoticeBar *self,
                                const char     *title,
                                const char     *label,
                                const char     *action)
{
  g_return_if_fail (AWALE_IS_NOTICE_BAR (self));
  g_return_if_fail (title != NULL && label != NULL && action != NULL);

  forget_progress (self);
  self->progress_title = g_strdup (title);
  self->progress_label = g_strdup (label);
  self->progress_action = g_strdup (action);
  self->progress_source = g_timeout_add (PATIENCE, progress_due_cb, self);
}

const char *
awale_notice_bar_get_title (AwaleNoticeBar *self)
{
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (self), NULL);

  return self->has_notice ? gtk_label_get_label (self->title) : NULL;
}
