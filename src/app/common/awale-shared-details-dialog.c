/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-shared-details-dialog"

#include "awale-shared-details-dialog.h"

#include "awale-item-row.h"
#include "game/awale-date.h"
#include "library/awale-library-tags.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

typedef enum
{
  FIELD_SOUTH,
  FIELD_NORTH,
  FIELD_EVENT,
  FIELD_SITE,
  FIELD_DATE,
  FIELD_ROUND,
  FIELD_ANNOTATOR,
  N_FIELDS,
} Field;

/* Tags in the same order as in the dialog of a single game. */
static const char *const names[N_FIELDS + 1] = {
  "South", "North", "Event", "Site", "Date", "Round", "Annotator", NULL,
};

static const char *const titles[N_FIELDS] = {
  N_("South"), N_("North"), N_("Event"), N_("Place"), N_("Date"), N_("Round"),
  N_("Annotated By"),
};

struct _AwaleSharedDetailsDialog
{
  AdwWindow            parent_instance;

  AdwPreferencesGroup *players;
  AdwPreferencesGroup *details;
  AdwActionRow        *date_message;

  AdwEntryRow         *rows[N_FIELDS];
  GtkWidget           *various[N_FIELDS];  /* note that the values differ, or NULL */
  char                *before[N_FIELDS];   /* "" if there is none */
};

G_DEFINE_FINAL_TYPE (AwaleSharedDetailsDialog, awale_shared_details_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_APPLIED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static char *
dup_text (AwaleSharedDetailsDialog *self,
          Field                     field)
{
  return awale_entry_row_dup_text (self->rows[field]);
}

/* The new value of the tag of @field, or NULL to leave it. A date is in the format of files. */
static char *
dup_change (AwaleSharedDetailsDialog *self,
            Field                     field)
{
  g_autofree char *text = dup_text (self, field);
  char *date;

  if (g_str_equal (text, self->before[field]))
    return NULL;
  date = field == FIELD_DATE ? awale_date_normalize (text) : NULL;
  return date != NULL ? date : g_steal_pointer (&text);
}

/* True if @change (nullable) is a valid value of @field. */
static bool
is_good (Field       field,
         const char *change)
{
  g_autofree char *date = NULL;

  if (field != FIELD_DATE || change == NULL || *change == '\0')
    return true;
  date = awale_date_normalize (change);
  return date != NULL;
}

/* Marks a wrong date; @description is for screen readers. */
static void
show_state (AwaleSharedDetailsDialog *self,
            Field                     field,
            bool                      is_wrong,
            const char               *description)
{
  GtkWidget *row = GTK_WIDGET (self->rows[field]);

  if (is_wrong)
    gtk_widget_add_css_class (row, "error");
  else
    gtk_widget_remove_css_class (row, "error");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_INVALID,
                               is_wrong ? GTK_ACCESSIBLE_INVALID_TRUE
                                        : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* Updates a field and hides “various” once a common value was entered; false if it is invalid. */
static bool
update_field (AwaleSharedDetailsDialog *self,
              Field                     field,
              bool                     *is_changed)
{
  g_autofree char *change = dup_change (self, field);
  bool good = is_good (field, change);
  bool is_various = self->various[field] != NULL && change == NULL;
  const char *problem =
    adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->date_message));

  if (self->various[field] != NULL)
    gtk_widget_set_visible (self->various[field], is_various);
  show_state (self, field, !good, is_various ? _("various") : good ? "" : problem);
  if (field == FIELD_DATE)
    gtk_widget_set_visible (GTK_WIDGET (self->date_message), !good);
  *is_changed = *is_changed || change != NULL;
  return good;
}

static void
update (AwaleSharedDetailsDialog *self)
{
  bool is_changed = false, good = true;

  for (Field field = 0; field < N_FIELDS; field++)
    good = update_field (self, field, &is_changed) && good;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.apply", is_changed && good);
}

static void
apply_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AwaleSharedDetailsDialog *self = AWALE_SHARED_DETAILS_DIALOG (widget);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) tags = NULL;

  for (Field field = 0; field < N_FIELDS; field++)
    {
      g_autofree char *change = dup_change (self, field);

      if (change != NULL)
        g_strv_builder_add_many (builder, names[field], change, NULL);
    }
  tags = g_strv_builder_end (builder);
  g_signal_emit (self, signals[SIGNAL_APPLIED], 0, tags);
  gtk_window_close (GTK_WINDOW (self));
}

static void
awale_shared_details_dialog_finalize (GObject *object)
{
  AwaleSharedDetailsDialog *self = AWALE_SHARED_DETAILS_DIALOG (object);

  for (Field field = 0; field < N_FIELDS; field++)
    g_free (self->before[field]);

  G_OBJECT_CLASS (awale_shared_details_dialog_parent_class)->finalize (object);
}

static void
awale_shared_details_dialog_class_init (AwaleSharedDetailsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = awale_shared_details_dialog_finalize;

  signals[SIGNAL_APPLIED] = g_signal_new ("applied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/common/awale-shared-details-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleSharedDetailsDialog, players);
  gtk_widget_class_bind_template_child (widget_class, AwaleSharedDetailsDialog, details);
  gtk_widget_class_bind_template_child (widget_class, AwaleSharedDetailsDialog, date_message);
  gtk_widget_class_install_action (widget_class, "dialog.apply", NULL, apply_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_shared_details_dialog_init (AwaleSharedDetailsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

const char *const *
awale_shared_details_dialog_get_names (void)
{
  return names;
}

static void
add_field (AwaleSharedDetailsDialog *self,
           Field                     field,
           const AwaleSharedTag     *tag)
{
  GtkWidget *row = adw_entry_row_new ();

  self->rows[field] = ADW_ENTRY_ROW (row);
  self->before[field] = g_strdup (tag->value != NULL ? tag->value : "");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(titles[field]));
  awale_entry_row_set_text (ADW_ENTRY_ROW (row), self->before[field]);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  if (tag->differs)
    {
      self->various[field] = gtk_label_new (_("various"));
      gtk_widget_add_css_class (self->various[field], "dim-label");
      adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), self->various[field]);
    }
  adw_preferences_group_add (field <= FIELD_NORTH ? self->players : self->details, row);
  if (field == FIELD_DATE)
    {
      const char *help = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->date_message));

      gtk_widget_set_tooltip_text (row, help);
      /* Move the message below the date. */
      g_object_ref (self->date_message);
      adw_preferences_group_remove (self->details, GTK_WIDGET (self->date_message));
      adw_preferences_group_add (self->details, GTK_WIDGET (self->date_message));
      g_object_unref (self->date_message);
    }
  g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

GtkWidget *
awale_shared_details_dialog_new (GtkWindow *parent,
                                 unsigned   n_games,
                                 GPtrArray *tags)
{
  AwaleSharedDetailsDialog *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (tags != NULL && tags->len == N_FIELDS, NULL);

  title = g_strdup_printf (ngettext ("Details of %'u Game", "Details of %'u Games", n_games),
                           n_games);
  self = g_object_new (AWALE_TYPE_SHARED_DETAILS_DIALOG, "transient-for", parent, "title", title,
                       NULL);
  for (Field field = 0; field < N_FIELDS; field++)
    add_field (self, field, g_ptr_array_index (tags, field));
  update (self);
  /* Games changed together usually share an event rather than a player. */
  gtk_widget_grab_focus (GTK_WIDGET (self->rows[FIELD_EVENT]));

  return GTK_WIDGET (self);
}
