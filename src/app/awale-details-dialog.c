/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-details-dialog"

#include "awale-details-dialog.h"

#include "awale-accessible.h"

#include <glib/gi18n-lib.h>

/* The tags that one can edit, in the order of the dialog. */
static const struct
{
  const char *tag;
  const char *title;
} fields[] =
{
  { "South", N_("South") },
  { "North", N_("North") },
  { "Event", N_("Event") },
  { "Site", N_("Place") },
  { "Date", N_("Date (year.month.day)") },
  { "Round", N_("Round") },
  { "Result", N_("Result (South-North)") },
  { "Annotator", N_("Annotated by") },
};

struct _AwaleDetailsDialog
{
  AdwWindow            parent_instance;

  AdwPreferencesGroup *players;
  AdwPreferencesGroup *details;
  AdwActionRow        *ruleset;
  AdwEntryRow         *rows[G_N_ELEMENTS (fields)];

  AwaleGame           *game;
};

G_DEFINE_FINAL_TYPE (AwaleDetailsDialog, awale_details_dialog, ADW_TYPE_WINDOW)

static void
apply_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  awale_details_dialog_apply (AWALE_DETAILS_DIALOG (widget));
  gtk_window_close (GTK_WINDOW (widget));
}

static void
awale_details_dialog_dispose (GObject *object)
{
  AwaleDetailsDialog *self = AWALE_DETAILS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_DETAILS_DIALOG);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (awale_details_dialog_parent_class)->dispose (object);
}

static void
awale_details_dialog_class_init (AwaleDetailsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_details_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/awale-details-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, players);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, details);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, ruleset);
  gtk_widget_class_install_action (widget_class, "dialog.apply", NULL, apply_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_details_dialog_init (AwaleDetailsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

static AdwEntryRow *
make_row (const char *title,
          const char *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);

  return ADW_ENTRY_ROW (row);
}

GtkWidget *
awale_details_dialog_new (AwaleGame *game)
{
  AwaleDetailsDialog *self;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  self = g_object_new (AWALE_TYPE_DETAILS_DIALOG, NULL);
  self->game = g_object_ref (game);
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      self->rows[i] = make_row (_(fields[i].title), awale_game_get_tag (game, fields[i].tag));
      adw_preferences_group_add (i < 2 ? self->players : self->details,
                                 GTK_WIDGET (self->rows[i]));
    }
  adw_action_row_set_subtitle (self->ruleset,
                               awale_ruleset_get_name (awale_game_get_rules (game)));

  return GTK_WIDGET (self);
}

void
awale_details_dialog_apply (AwaleDetailsDialog *self)
{
  g_return_if_fail (AWALE_IS_DETAILS_DIALOG (self));

  awale_game_begin_step (self->game, _("Game details"));
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      const char *before = awale_game_get_tag (self->game, fields[i].tag);
      g_autofree char *text =
        g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->rows[i]))));

      if (g_strcmp0 (text, before != NULL ? before : "") != 0)
        awale_game_set_tag (self->game, fields[i].tag, *text != '\0' ? text : NULL);
    }
  awale_game_end_step (self->game);
}
