/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engine-option-row"

#include "awale-engine-option-row.h"

#include <glib/gi18n-lib.h>

/* The option and the entry that a row changes; the row owns this struct. */
typedef struct
{
  AwaleEngineEntry      *entry;
  AwaleEngineOptionType  type;
  char                  *name;
  char                  *initial;
  char                 **values;
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_object_unref (choice->entry);
  g_free (choice->name);
  g_free (choice->initial);
  g_strfreev (choice->values);
  g_free (choice);
}

/* The value that @control shows; NULL for a button that is off or a list without a selection. */
static char *
dup_value (Choice  *choice,
           GObject *control)
{
  gboolean active;
  guint selected;

  switch (choice->type)
    {
    case AWALE_ENGINE_OPTION_CHECK:
      g_object_get (control, "active", &active, NULL);
      return g_strdup (active ? "true" : "false");
    case AWALE_ENGINE_OPTION_BUTTON:
      g_object_get (control, "active", &active, NULL);
      return active ? g_strdup ("") : NULL;
    case AWALE_ENGINE_OPTION_SPIN:
      return g_strdup_printf ("%.0f", gtk_spin_button_get_value (GTK_SPIN_BUTTON (control)));
    case AWALE_ENGINE_OPTION_COMBO:
      selected = adw_combo_row_get_selected (ADW_COMBO_ROW (control));
      return selected < g_strv_length (choice->values) ? g_strdup (choice->values[selected]) : NULL;
    case AWALE_ENGINE_OPTION_STRING:
    default:
      return g_strdup (gtk_editable_get_text (GTK_EDITABLE (control)));
    }
}

static void
changed_cb (Choice     *choice,
            GParamSpec *pspec,
            GObject    *control)
{
  g_autofree char *value = dup_value (choice, control);
  bool proposed = choice->type != AWALE_ENGINE_OPTION_BUTTON &&
                  g_strcmp0 (value, choice->initial) == 0;

  awale_engine_entry_set_option (choice->entry, choice->name, proposed ? NULL : value);
}

static GtkWidget *
create_action_row (GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  return row;
}

static GtkWidget *
create_switch_row (Choice     *choice,
                   const char *value)
{
  GtkWidget *toggle = gtk_switch_new ();
  GtkWidget *row = create_action_row (toggle);

  if (choice->type == AWALE_ENGINE_OPTION_BUTTON)
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Sent each time the engine starts"));
      gtk_switch_set_active (GTK_SWITCH (toggle), value != NULL);
    }
  else
    {
      gtk_switch_set_active (GTK_SWITCH (toggle),
                             g_ascii_strcasecmp (value, "true") == 0);
    }
  g_signal_connect_swapped (toggle, "notify::active", G_CALLBACK (changed_cb), choice);
  return row;
}

static GtkWidget *
create_number_row (Choice                  *choice,
                   const AwaleEngineOption *option,
                   const char              *value)
{
  GtkWidget *spin =
    gtk_spin_button_new_with_range ((double) option->least, (double) option->most, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), g_ascii_strtod (value, NULL));
  g_signal_connect_swapped (spin, "notify::value", G_CALLBACK (changed_cb), choice);
  return create_action_row (spin);
}

static GtkWidget *
create_list_row (Choice     *choice,
                 const char *value)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *const *) choice->values);
  GtkWidget *row = adw_combo_row_new ();

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  for (guint i = 0; choice->values[i] != NULL; i++)
    if (g_ascii_strcasecmp (choice->values[i], value) == 0)
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (changed_cb), choice);
  return row;
}

static GtkWidget *
create_text_row (Choice     *choice,
                 const char *value)
{
  GtkWidget *row = adw_entry_row_new ();

  gtk_editable_set_text (GTK_EDITABLE (row), value);
  g_signal_connect_swapped (row, "notify::text", G_CALLBACK (changed_cb), choice);
  return row;
}

static GtkWidget *
create_row (Choice                  *choice,
            const AwaleEngineOption *option)
{
  const char *set = awale_engine_entry_get_option (choice->entry, option->name);
  const char *value = set != NULL ? set : option->initial;

  switch (option->type)
    {
    case AWALE_ENGINE_OPTION_CHECK:
      return create_switch_row (choice, value);
    case AWALE_ENGINE_OPTION_BUTTON:
      return create_switch_row (choice, set);
    case AWALE_ENGINE_OPTION_SPIN:
      return create_number_row (choice, option, value);
    case AWALE_ENGINE_OPTION_COMBO:
      return create_list_row (choice, value);
    case AWALE_ENGINE_OPTION_STRING:
    default:
      return create_text_row (choice, value);
    }
}

GtkWidget *
awale_engine_option_row_new (const AwaleEngineOption *option,
                             AwaleEngineEntry        *entry)
{
  Choice *choice;
  GtkWidget *row;

  g_return_val_if_fail (option != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_ENGINE_ENTRY (entry), NULL);

  choice = g_new0 (Choice, 1);
  choice->entry = g_object_ref (entry);
  choice->type = option->type;
  choice->name = g_strdup (option->name);
  choice->initial = g_strdup (option->initial);
  choice->values = g_strdupv (option->values);
  row = create_row (choice, option);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), option->name);
  g_object_set_data_full (G_OBJECT (row), "choice", choice, choice_free);
  return row;
}
