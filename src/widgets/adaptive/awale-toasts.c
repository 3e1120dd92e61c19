/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-toasts"

#include "awale-toasts.h"

#include "awale-accessible.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  char     *text;
  char     *label;
  char     *action;
  unsigned  seconds;
} Toast;

struct _AwaleToasts
{
  GtkWidget   parent_instance;

  GtkWidget  *revealer;
  GtkLabel   *text;
  GtkButton  *button;

  GQueue      waiting;   /* Of Toast. */
  Toast      *current;   /* In view; NULL: none. */
  unsigned    timeout;
  bool        held;      /* By the pointer or the focus. */
};

G_DEFINE_FINAL_TYPE (AwaleToasts, awale_toasts, GTK_TYPE_WIDGET)

static void
toast_free (void *data)
{
  Toast *toast = data;

  g_free (toast->text);
  g_free (toast->label);
  g_free (toast->action);
  g_free (toast);
}

static void
hide_current (AwaleToasts *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->current, toast_free);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

static gboolean
timeout_cb (void *data)
{
  AwaleToasts *self = data;

  self->timeout = 0;
  if (!self->held)
    hide_current (self);
  return G_SOURCE_REMOVE;
}

static void
start_timeout (AwaleToasts *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->current != NULL && !self->held)
    self->timeout = g_timeout_add_seconds (self->current->seconds, timeout_cb, self);
}

/* The next one comes in once the one before is out of sight. */
static void
show_next (AwaleToasts *self)
{
  GtkRevealer *revealer = GTK_REVEALER (self->revealer);

  if (self->current != NULL || gtk_revealer_get_child_revealed (revealer))
    return;

  self->current = g_queue_pop_head (&self->waiting);
  gtk_widget_set_visible (GTK_WIDGET (self), self->current != NULL);
  if (self->current == NULL)
    return;

  gtk_label_set_label (self->text, self->current->text);
  gtk_widget_set_visible (GTK_WIDGET (self->button), self->current->label != NULL);
  if (self->current->label != NULL)
    {
      gtk_button_set_label (self->button, self->current->label);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), self->current->action);
      awale_accessible_name_buttons (GTK_WIDGET (self->button));
    }
  gtk_revealer_set_reveal_child (revealer, TRUE);
  start_timeout (self);
}

static void
closed_cb (AwaleToasts *self)
{
  hide_current (self);
}

/* The pointer or the focus came or went. */
static void
held_changed_cb (AwaleToasts *self,
                 GParamSpec  *pspec,
                 GObject     *controller)
{
  gboolean held;

  g_object_get (controller, pspec->name, &held, NULL);
  self->held = held;
  start_timeout (self);
}

static void
hold_by (AwaleToasts        *self,
         GtkEventController *controller,
         const char         *signal)
{
  g_signal_connect_object (controller, signal, G_CALLBACK (held_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
awale_toasts_dispose (GObject *object)
{
  AwaleToasts *self = AWALE_TOASTS (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_queue_clear_full (&self->waiting, toast_free);
  g_clear_pointer (&self->current, toast_free);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (awale_toasts_parent_class)->dispose (object);
}

static void
awale_toasts_class_init (AwaleToastsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_toasts_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "toasts");
  /* What a screen reader says by itself. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static GtkWidget *
create_close_button (AwaleToasts *self)
{
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_add_css_class (close, "flat");
  gtk_widget_add_css_class (close, "circular");
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (close, _("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Close this notice"), -1);
  g_signal_connect_object (close, "clicked", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  return close;
}

static GtkWidget *
create_box (AwaleToasts *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *text = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new ();

  self->text = GTK_LABEL (text);
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_wrap_mode (self->text, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (self->text, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (self->text, 60);
  gtk_label_set_xalign (self->text, 0);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), text);

  self->button = GTK_BUTTON (button);
  gtk_button_set_use_underline (self->button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_box_append (GTK_BOX (box), button);

  gtk_box_append (GTK_BOX (box), create_close_button (self));
  return box;
}

static void
awale_toasts_init (AwaleToasts *self)
{
  g_queue_init (&self->waiting);
  self->revealer = gtk_revealer_new ();
  gtk_revealer_set_transition_type (GTK_REVEALER (self->revealer),
                                    GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN);
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), create_box (self));
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (show_next), self,
                           G_CONNECT_SWAPPED);
  hold_by (self, gtk_event_controller_motion_new (), "notify::contains-pointer");
  hold_by (self, gtk_event_controller_focus_new (), "notify::contains-focus");
}

GtkWidget *
awale_toasts_new (void)
{
  return g_object_new (AWALE_TYPE_TOASTS, NULL);
}

static bool
is_known (AwaleToasts *self,
          const char  *text)
{
  if (self->current != NULL && g_str_equal (self->current->text, text))
    return true;
  for (GList *link = self->waiting.head; link != NULL; link = link->next)
    if (g_str_equal (((Toast *) link->data)->text, text))
      return true;
  return false;
}

void
awale_toasts_add (AwaleToasts *self,
                  const char  *text,
                  const char  *label,
                  const char  *action,
                  unsigned     seconds)
{
  Toast *toast;

  g_return_if_fail (AWALE_IS_TOASTS (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail ((label == NULL) == (action == NULL));
  g_return_if_fail (seconds > 0);

  if (is_known (self, text))
    {
      start_timeout (self);
      return;
    }
  toast = g_new0 (Toast, 1);
  toast->text = g_strdup (text);
  toast->label = g_strdup (label);
  toast->action = g_strdup (action);
  toast->seconds = seconds;
  g_queue_push_tail (&self->waiting, toast);
  show_next (self);
}

const char *
awale_toasts_get_text (AwaleToasts *self)
{
  g_return_val_if_fail (AWALE_IS_TOASTS (self), NULL);

  return self->current != NULL ? self->current->text : NULL;
}
