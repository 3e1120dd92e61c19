/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-name-dialog"

#include "awale-name-dialog.h"

#include "awale-dialogs.h"
#include "widgets/adaptive/awale-accessible.h"

/* The state of a dialog, stored in the data of its window. */
typedef struct
{
  GtkWindow      *window;
  GtkWidget      *accept_button;
  GtkEditable    *name_row;
  AwaleNamedFunc  named;
  gpointer        data;
  GDestroyNotify  destroy;
} NameDialog;

static void
name_dialog_free (gpointer data)
{
  NameDialog *self = data;

  self->destroy (self->data);
  g_free (self);
}

static char *
dup_name (NameDialog *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->name_row)));
}

static void
changed_cb (NameDialog *self)
{
  g_autofree char *name = dup_name (self);

  gtk_widget_set_sensitive (self->accept_button, *name != '\0');
}

static void
accepted_cb (NameDialog *self)
{
  g_autofree char *name = dup_name (self);

  self->named (name, self->data);
  gtk_window_close (self->window);
}

static void
name_chosen_cb (NameDialog        *self,
                AdwPreferencesRow *row)
{
  gtk_editable_set_text (self->name_row, adw_preferences_row_get_title (row));
  accepted_cb (self);
}

static void
add_names (NameDialog          *self,
           AdwPreferencesGroup *group,
           const char *const   *names)
{
  for (unsigned i = 0; names[i] != NULL; i++)
    {
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "activatable", TRUE,
                                     NULL);

      /* Set the title after turning off markup, so that the name is not parsed as markup. */
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names[i]);
      g_signal_connect_swapped (row, "activated", G_CALLBACK (name_chosen_cb), self);
      adw_preferences_group_add (group, row);
    }
}

GtkWidget *
awale_name_dialog_new (GtkWindow         *parent,
                       const char        *title,
                       const char        *accept,
                       const char        *name,
                       const char *const *names,
                       AwaleNamedFunc     named,
                       gpointer           data,
                       GDestroyNotify     destroy)
{
  g_autoptr (GtkBuilder) builder = NULL;
  NameDialog *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (title != NULL && accept != NULL && name != NULL, NULL);
  g_return_val_if_fail (named != NULL && destroy != NULL, NULL);

  builder =
    gtk_builder_new_from_resource ("/io/github/awale/Awale/common/awale-name-dialog.ui");
  self = g_new (NameDialog, 1);
  *self = (NameDialog) {
    GTK_WINDOW (gtk_builder_get_object (builder, "window")),
    GTK_WIDGET (gtk_builder_get_object (builder, "accept_button")),
    GTK_EDITABLE (gtk_builder_get_object (builder, "name_row")), named, data, destroy };
  g_object_set_data_full (G_OBJECT (self->window), "awale-name-dialog", self, name_dialog_free);
  gtk_window_set_transient_for (self->window, parent);
  gtk_window_set_title (self->window, title);
  awale_dialogs_close_at_escape (GTK_WIDGET (self->window));
  gtk_button_set_label (GTK_BUTTON (self->accept_button), accept);
  awale_accessible_name_buttons (GTK_WIDGET (self->window));
  g_signal_connect_swapped (self->accept_button, "clicked", G_CALLBACK (accepted_cb), self);
  g_signal_connect_swapped (self->name_row, "changed", G_CALLBACK (changed_cb), self);
  gtk_editable_set_text (self->name_row, name);
  changed_cb (self);
  if (names != NULL && names[0] != NULL)
    {
      add_names (self, ADW_PREFERENCES_GROUP (gtk_builder_get_object (builder, "names_group")),
                 names);
      gtk_widget_set_visible (GTK_WIDGET (gtk_builder_get_object (builder, "names_window")), TRUE);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));

  return GTK_WIDGET (self->window);
}
