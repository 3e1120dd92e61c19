/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-name-dialog"

#include "awale-name-dialog.h"

#include "widgets/adaptive/awale-accessible.h"

struct _AwaleNameDialog
{
  AdwWindow    parent_instance;

  GtkButton   *accept_button;
  GtkEditable *name_row;
  GtkWidget   *names_window;
  GtkWidget   *names_group;
};

G_DEFINE_FINAL_TYPE (AwaleNameDialog, awale_name_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_NAMED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static char *
dup_name (AwaleNameDialog *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->name_row)));
}

static void
changed_cb (AwaleNameDialog *self)
{
  g_autofree char *name = dup_name (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self->accept_button), *name != '\0');
}

static void
accepted_cb (AwaleNameDialog *self)
{
  g_autofree char *name = dup_name (self);

  g_signal_emit (self, signals[SIGNAL_NAMED], 0, name);
  gtk_window_close (GTK_WINDOW (self));
}

static void
name_chosen_cb (AwaleNameDialog *self,
                AdwActionRow    *row)
{
  gtk_editable_set_text (self->name_row, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  accepted_cb (self);
}

static void
awale_name_dialog_class_init (AwaleNameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_NAMED] = g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/common/awale-name-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleNameDialog, accept_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleNameDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleNameDialog, names_window);
  gtk_widget_class_bind_template_child (widget_class, AwaleNameDialog, names_group);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, accepted_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_name_dialog_init (AwaleNameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
awale_name_dialog_new (GtkWindow  *parent,
                       const char *title,
                       const char *accept,
                       const char *name)
{
  AwaleNameDialog *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (title != NULL && accept != NULL && name != NULL, NULL);

  self = g_object_new (AWALE_TYPE_NAME_DIALOG, "transient-for", parent, "title", title, NULL);
  gtk_button_set_label (self->accept_button, accept);
  awale_accessible_name_buttons (GTK_WIDGET (self));
  gtk_editable_set_text (self->name_row, name);
  changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));

  return GTK_WIDGET (self);
}

void
awale_name_dialog_offer (AwaleNameDialog   *self,
                         const char *const *names)
{
  g_return_if_fail (AWALE_IS_NAME_DIALOG (self));
  g_return_if_fail (names != NULL);

  for (unsigned i = 0; names[i] != NULL; i++)
    {
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "activatable", TRUE,
                                     NULL);

      /* The title is set after use-markup, because it would be parsed as markup otherwise. */
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names[i]);
      g_signal_connect_swapped (row, "activated", G_CALLBACK (name_chosen_cb), self);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->names_group), row);
    }
  gtk_widget_set_visible (self->names_window, names[0] != NULL);
}
