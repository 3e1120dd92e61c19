/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engine-dialog"

#include "awale-engine-dialog.h"

#include "app/common/awale-dialogs.h"
#include "awale-engine-log-window.h"
#include "awale-engine-option-row.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

struct _AwaleEngineDialog
{
  AdwWindow            parent_instance;

  AdwEntryRow         *command;
  AdwEntryRow         *name;
  GtkSpinner          *spinner;
  GtkLabel            *state;
  GtkWidget           *sandbox;     /* Hint about the sandbox, visible only in Flatpak. */
  GtkLabel            *permission;
  AdwPreferencesGroup *options;
  GPtrArray           *rows;

  AwaleEngines        *engines;     /* NULL after dispose. */
  char                *old_name;    /* Name before the change; NULL for a new engine. */
  AwaleEngineEntry    *draft;       /* Entry with the options chosen so far. */
  AwaleEngineProcess  *process;     /* Process of the current or last test. */
  GCancellable        *cancellable; /* Cancels the start of `process`. */
};

G_DEFINE_FINAL_TYPE (AwaleEngineDialog, awale_engine_dialog, ADW_TYPE_WINDOW)

static void
tell (AwaleEngineDialog *self,
      const char        *text,
      bool               problem)
{
  gtk_label_set_label (self->state, text);
  awale_style_set_class (self->state, "problem", problem);
}

static void
set_busy (AwaleEngineDialog *self,
          bool               busy)
{
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), busy);
  gtk_spinner_set_spinning (self->spinner, busy);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "engine.test", !busy);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "engine.log", self->process != NULL);
}

/* Ends the tested process; its log stays readable. */
static void
end_process (AwaleEngineDialog *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->process != NULL)
    awale_engine_process_quit (self->process);
}

static void
clear_options (AwaleEngineDialog *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->options, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->options), FALSE);
}

/* True for the option with which Awalé itself selects the ruleset of the game. */
static bool
is_ours_to_set (const AwaleEngineOption *option)
{
  return g_ascii_strcasecmp (option->name, "Ruleset") == 0;
}

static void
show_options (AwaleEngineDialog *self)
{
  GPtrArray *options = awale_engine_process_get_options (self->process);

  clear_options (self);
  for (guint i = 0; i < options->len; i++)
    {
      const AwaleEngineOption *option = g_ptr_array_index (options, i);
      GtkWidget *row;

      if (is_ours_to_set (option))
        continue;
      row = awale_engine_option_row_new (option, self->draft);
      adw_preferences_group_add (self->options, row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->options), self->rows->len > 0);
}

static void
tell_identity (AwaleEngineDialog *self)
{
  const char *name = awale_engine_process_get_name (self->process);
  const char *author = awale_engine_process_get_author (self->process);
  bool all_rules = awale_engine_process_find_option (self->process, "Ruleset") != NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (author != NULL && *author != '\0')
    /* Translators: the name of an engine and its author */
    g_string_printf (text, _("It works: %s by %s."), name, author);
  else
    g_string_printf (text, _("It works: %s."), name);
  if (!all_rules)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _("It plays %s only."),
                              awale_ruleset_get_name (&awale_preset_for_files ()->rules));
    }
  tell (self, text->str, false);
}

static void
started_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (AwaleEngineDialog) self = data;
  g_autoptr (GError) error = NULL;
  bool started = awale_engine_process_start_finish (AWALE_ENGINE_PROCESS (source), result, &error);

  if (self->process != AWALE_ENGINE_PROCESS (source) || self->engines == NULL)
    return;

  set_busy (self, false);
  if (started)
    {
      tell_identity (self);
      show_options (self);
      if (*gtk_editable_get_text (GTK_EDITABLE (self->name)) == '\0')
        {
          g_autofree char *name = awale_engines_propose_name (
            self->engines, awale_engine_process_get_name (self->process));

          gtk_editable_set_text (GTK_EDITABLE (self->name), name);
        }
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      tell (self, error->message, true);
    }
  awale_engine_process_quit (self->process);
}

static void
test (AwaleEngineDialog *self)
{
  const char *command = gtk_editable_get_text (GTK_EDITABLE (self->command));
  g_autoptr (AwaleEngineProcess) process = NULL;
  g_autoptr (GError) error = NULL;

  end_process (self);
  process = awale_engine_process_new (command, &error);
  if (process == NULL)
    {
      tell (self, error->message, true);
      return;
    }
  g_set_object (&self->process, process);
  self->cancellable = g_cancellable_new ();
  tell (self, _("Starting…"), false);
  set_busy (self, true);
  awale_engine_process_start (process, self->cancellable, started_cb, g_object_ref (self));
}

static void
test_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  test (AWALE_ENGINE_DIALOG (widget));
}

static void
log_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AwaleEngineDialog *self = AWALE_ENGINE_DIALOG (widget);

  awale_dialogs_present (widget,
                         awale_engine_log_window_new (awale_engine_process_get_name (self->process),
                                                      self->process));
}

static AwaleEngineEntry *
create_entry (AwaleEngineDialog *self)
{
  AwaleEngineEntry *entry =
    awale_engine_entry_new (gtk_editable_get_text (GTK_EDITABLE (self->name)),
                            gtk_editable_get_text (GTK_EDITABLE (self->command)));

  awale_engine_entry_copy_options (entry, self->draft);
  return entry;
}

static void
save_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwaleEngineDialog *self = AWALE_ENGINE_DIALOG (widget);
  g_autoptr (AwaleEngineEntry) entry = create_entry (self);
  g_autoptr (GError) error = NULL;

  if (awale_engines_save (self->engines, self->old_name, entry, &error))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  tell (self, error->message, true);
  gtk_widget_add_css_class (g_error_matches (error, AWALE_ENGINES_ERROR,
                                             AWALE_ENGINES_ERROR_COMMAND)
                              ? GTK_WIDGET (self->command) : GTK_WIDGET (self->name), "error");
}

/* Explains how an engine outside the Flatpak sandbox can be started. */
static void
explain_sandbox (AwaleEngineDialog *self)
{
  const char *id = g_getenv ("FLATPAK_ID");
  g_autofree char *line = g_strconcat (
    "flatpak override --user --talk-name=org.freedesktop.Flatpak ", id, NULL);

  gtk_widget_set_visible (self->sandbox, id != NULL);
  gtk_label_set_label (self->permission, line);
}

/* Removes the rows of options, because they belong to the previous command. */
static void
command_changed_cb (AwaleEngineDialog *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->command), "error");
  if (self->rows != NULL)
    clear_options (self);
}

static void
name_changed_cb (AwaleEngineDialog *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
}

static void
awale_engine_dialog_dispose (GObject *object)
{
  AwaleEngineDialog *self = AWALE_ENGINE_DIALOG (object);

  end_process (self);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_ENGINE_DIALOG);
  g_clear_object (&self->process);
  g_clear_pointer (&self->engines, awale_engines_unref);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->old_name, g_free);

  G_OBJECT_CLASS (awale_engine_dialog_parent_class)->dispose (object);
}

static gboolean
awale_engine_dialog_close_request (GtkWindow *window)
{
  end_process (AWALE_ENGINE_DIALOG (window));
  return GTK_WINDOW_CLASS (awale_engine_dialog_parent_class)->close_request (window);
}

static void
awale_engine_dialog_class_init (AwaleEngineDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_engine_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = awale_engine_dialog_close_request;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/engines/awale-engine-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleEngineDialog, command);
  gtk_widget_class_bind_template_child (widget_class, AwaleEngineDialog, name);
  gtk_widget_class_bind_template_child (widget_class, AwaleEngineDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, AwaleEngineDialog, state);
  gtk_widget_class_bind_template_child (widget_class, AwaleEngineDialog, sandbox);
  gtk_widget_class_bind_template_child (widget_class, AwaleEngineDialog, permission);
  gtk_widget_class_bind_template_child (widget_class, AwaleEngineDialog, options);
  gtk_widget_class_bind_template_callback (widget_class, command_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, test);
  gtk_widget_class_install_action (widget_class, "engine.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "engine.test", NULL, test_action);
  gtk_widget_class_install_action (widget_class, "engine.log", NULL, log_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_engine_dialog_init (AwaleEngineDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  explain_sandbox (self);
  set_busy (self, false);
  gtk_window_set_focus (GTK_WINDOW (self),
                        GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->command))));
}

GtkWidget *
awale_engine_dialog_new (AwaleEngines     *engines,
                         AwaleEngineEntry *entry)
{
  AwaleEngineDialog *self;

  g_return_val_if_fail (engines != NULL, NULL);
  g_return_val_if_fail (entry == NULL || AWALE_IS_ENGINE_ENTRY (entry), NULL);

  self = g_object_new (AWALE_TYPE_ENGINE_DIALOG, NULL);
  self->engines = awale_engines_ref (engines);
  self->draft = awale_engine_entry_new ("", "");
  if (entry != NULL)
    {
      self->old_name = g_strdup (awale_engine_entry_get_name (entry));
      awale_engine_entry_copy_options (self->draft, entry);
      gtk_editable_set_text (GTK_EDITABLE (self->name), self->old_name);
      gtk_editable_set_text (GTK_EDITABLE (self->command), awale_engine_entry_get_command (entry));
      test (self);
    }
  return GTK_WIDGET (self);
}
