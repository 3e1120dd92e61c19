/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-dialogs"

#include "awale-dialogs.h"

#include "widgets/adaptive/awale-accessible.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Key under which a GtkFileFilter stores the extensions of its file type. */
#define ENDS "awale-ends"

/* The callback of a dialog, which is cast to its real type before it is called. */
typedef struct
{
  GCallback callback;
  gpointer  data;
} Question;

#define MAX_OPTIONS 8

typedef struct
{
  AwaleOptionsFunc    callback;
  gpointer            data;
  GtkCheckButton     *buttons[MAX_OPTIONS];  /* Buttons of the options, owned by the dialog. */
  size_t              n_buttons;
} Options;

static Question *
question_new (GCallback callback,
              gpointer  data)
{
  Question *question = g_new (Question, 1);

  *question = (Question) { callback, data };
  return question;
}

/* Adds a filter for games and one for all files. If @others is true, the first filter also accepts
 * PGN files and plain text. */
static void
add_filters (GtkFileChooser *chooser,
             bool            others)
{
  g_autoptr (GtkFileFilter) games = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, others ? _("Games") : _("Awalé games"));
  gtk_file_filter_add_mime_type (games, "text/x-oware-ogn");
  gtk_file_filter_add_suffix (games, "ogn");
  if (others)
    {
      gtk_file_filter_add_suffix (games, "pgn");
      gtk_file_filter_add_suffix (games, "txt");
    }
  gtk_file_chooser_add_filter (chooser, games);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, all);
  gtk_file_chooser_set_filter (chooser, games);
}

/* --- File types ------------------------------------------------------------------------------ */

/* The extensions of the file type of @filter (nullable), or NULL. */
static char **
get_ends (GtkFileFilter *filter)
{
  return filter != NULL ? g_object_get_data (G_OBJECT (filter), ENDS) : NULL;
}

static bool
has_end (const char *name,
         const char *end)
{
  size_t n_bytes = strlen (name);
  size_t n_end = strlen (end);

  return n_bytes > n_end && g_ascii_strcasecmp (name + n_bytes - n_end, end) == 0;
}

/* The extension of @name if it belongs to a file type of @chooser, or NULL. */
static const char *
find_end (GtkFileChooser *chooser,
          const char     *name)
{
  g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (chooser);

  for (unsigned i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);
      char **ends = get_ends (filter);

      for (; ends != NULL && *ends != NULL; ends++)
        if (has_end (name, *ends))
          return *ends;
    }
  return NULL;
}

/* Gives the name the extension of the file type that was just chosen. */
static void
type_changed_cb (GtkFileChooser *chooser)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser);
  g_autofree char *renamed = NULL;
  char **wanted = get_ends (gtk_file_chooser_get_filter (chooser));
  const char *end;

  if (name == NULL || wanted == NULL || has_end (name, wanted[0]))
    return;
  end = find_end (chooser, name);
  if (end != NULL)
    name[strlen (name) - strlen (end)] = '\0';
  renamed = g_strconcat (name, wanted[0], NULL);
  gtk_file_chooser_set_current_name (chooser, renamed);
}

/*
 * Adds the extension of the chosen type if the name has no known extension. Returns true if it did
 * so, in which case @chooser must be shown again: the user must be asked before a file with the new
 * name is replaced, and a portal would not allow writing it.
 */
static bool
complete_name (GtkFileChooser *chooser,
               GFile          *file)
{
  char **wanted = get_ends (gtk_file_chooser_get_filter (chooser));
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *whole = NULL;

  if (wanted == NULL || folder == NULL || find_end (chooser, name) != NULL)
    return false;
  whole = g_strconcat (name, wanted[0], NULL);
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, whole);
  return true;
}

static void
add_type (GtkFileChooser      *chooser,
          const AwaleFileKind *kind)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _(kind->name));
  if (kind->type != NULL)
    gtk_file_filter_add_mime_type (filter, kind->type);
  for (int i = 0; kind->ends[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, kind->ends[i] + 1);
  g_object_set_data_full (G_OBJECT (filter), ENDS, g_strdupv ((char **) kind->ends),
                          (GDestroyNotify) g_strfreev);
  gtk_file_chooser_add_filter (chooser, filter);
}

/* --- File dialogs ---------------------------------------------------------------------------- */

/* Sets a folder, which ends a search in the dialog; during a search GTK returns no file for a typed
 * name. */
static void
leave_search (GtkFileChooser *chooser)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser);
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_home_dir ());

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  if (name != NULL)
    gtk_file_chooser_set_current_name (chooser, name);
}

/* Shows an accepted dialog again, and returns true, if it has no file or an incomplete name. */
static bool
asks_again (GtkFileChooserNative *dialog,
            int                   response)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr (GFile) file = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return false;
  file = gtk_file_chooser_get_file (chooser);
  if (file == NULL)
    leave_search (chooser);
  else if (!complete_name (chooser, file))
    return false;
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
  return true;
}

static void
file_response_cb (GtkFileChooserNative *dialog,
                  int                   response,
                  Question             *question)
{
  g_autoptr (GListModel) files = NULL;

  if (asks_again (dialog, response))
    return;
  if (response == GTK_RESPONSE_ACCEPT)
    files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  else
    files = G_LIST_MODEL (g_list_store_new (G_TYPE_FILE));

  ((AwaleFilesFunc) question->callback) (files, question->data);
}

/* Destroys a finished dialog and focuses its parent, because window managers may focus another
 * window. */
static void
file_dialog_done_cb (GtkNativeDialog *dialog)
{
  GtkWindow *parent = gtk_native_dialog_get_transient_for (dialog);

  if (gtk_native_dialog_get_visible (dialog))
    return;
  if (parent != NULL && gtk_widget_get_visible (GTK_WIDGET (parent)))
    gtk_window_present (parent);
  g_object_unref (dialog);
}

/* Cancels the dialog because its parent was closed. */
static void
file_dialog_parent_gone_cb (GtkNativeDialog *dialog)
{
  gtk_native_dialog_hide (dialog);
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_CANCEL);
}

/* Shows @dialog; @response_cb receives a Question that holds @callback and @data. */
static void
show_file_dialog (GtkFileChooserNative *dialog,
                  GCallback             response_cb,
                  GCallback             callback,
                  gpointer              data)
{
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog, "response", response_cb, question_new (callback, data),
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  g_signal_connect (dialog, "response", G_CALLBACK (file_dialog_done_cb), NULL);
  g_signal_connect_object (gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (dialog)),
                           "destroy", G_CALLBACK (file_dialog_parent_gone_cb), dialog,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
ask_for_files (GtkFileChooserNative *dialog,
               AwaleFilesFunc        callback,
               gpointer              data)
{
  show_file_dialog (dialog, G_CALLBACK (file_response_cb), G_CALLBACK (callback), data);
}

/* Asks for files or, by @action, for folders. If @others is true, also for games of other
 * notations. */
static void
choose_files (GtkWindow            *parent,
              const char           *title,
              const char           *accept,
              GtkFileChooserAction  action,
              bool                  others,
              AwaleFilesFunc        callback,
              gpointer              data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (callback != NULL);

  dialog = gtk_file_chooser_native_new (title, parent, action, accept, _("_Cancel"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  if (action == GTK_FILE_CHOOSER_ACTION_OPEN)
    add_filters (GTK_FILE_CHOOSER (dialog), others);
  ask_for_files (dialog, callback, data);
}

void
awale_dialogs_open (GtkWindow        *parent,
                    AwaleFilesFunc    callback,
                    gpointer          data)
{
  choose_files (parent, _("Open Games"), _("_Open"), GTK_FILE_CHOOSER_ACTION_OPEN, false,
                callback, data);
}

void
awale_dialogs_save (GtkWindow        *parent,
                    GFile            *file,
                    GFile            *folder,
                    const char       *name,
                    AwaleFilesFunc    callback,
                    gpointer          data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (callback != NULL);

  dialog = gtk_file_chooser_native_new (_("Save the Game"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        _("_Save"), _("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (dialog), false);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  if (file == NULL || !gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), file, NULL))
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  ask_for_files (dialog, callback, data);
}

void
awale_dialogs_import (GtkWindow        *parent,
                      bool              folders,
                      AwaleFilesFunc    callback,
                      gpointer          data)
{
  choose_files (parent, _("Import Games"), _("_Import"),
                folders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN,
                true, callback, data);
}

/* Adds a choice with the first value selected, or a switch that is off. */
static void
add_choice (GtkFileChooser        *chooser,
            const AwaleFileChoice *choice)
{
  const char *labels[G_N_ELEMENTS (choice->labels)] = { NULL };
  bool is_switch = choice->values[0] == NULL;

  for (int i = 0; choice->labels[i] != NULL; i++)
    labels[i] = _(choice->labels[i]);
  gtk_file_chooser_add_choice (chooser, choice->id, _(choice->label),
                               is_switch ? NULL : (const char **) choice->values,
                               is_switch ? NULL : labels);
  gtk_file_chooser_set_choice (chooser, choice->id, is_switch ? "false" : choice->values[0]);
  g_object_set_data (G_OBJECT (chooser), choice->id, chooser);
}

/* The value of the choice @id, or NULL if the dialog does not offer it; GTK would warn about an
 * unknown choice. */
static const char *
get_choice (GtkFileChooser *chooser,
            const char     *id)
{
  return g_object_get_data (G_OBJECT (chooser), id) != NULL
           ? gtk_file_chooser_get_choice (chooser, id) : NULL;
}

static int
get_number (GtkFileChooser *chooser,
            const char     *id)
{
  const char *choice = get_choice (chooser, id);

  return choice != NULL ? (int) g_ascii_strtoll (choice, NULL, 10) : 0;
}

/* Passes the result of a save dialog to its callback; choices that the dialog does not offer are 0
 * or false. */
static void
save_response_cb (GtkFileChooserNative *dialog,
                  int                   response,
                  Question             *question)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  AwaleSaveFunc callback = (AwaleSaveFunc) question->callback;
  AwaleSaveChoice choice = { 0 };

  if (asks_again (dialog, response))
    return;
  if (response != GTK_RESPONSE_ACCEPT)
    {
      callback (NULL, question->data);
      return;
    }
  choice.file = gtk_file_chooser_get_file (chooser);
  choice.width = get_number (chooser, "size");
  choice.pause = get_number (chooser, "pause");
  choice.number = get_number (chooser, "number");
  choice.mono = g_strcmp0 (get_choice (chooser, "mono"), "true") == 0;
  callback (&choice, question->data);
  g_object_unref (choice.file);
}

void
awale_dialogs_save_kind (GtkWindow           *parent,
                         const AwaleSaveForm *form,
                         const char          *name,
                         AwaleSaveFunc        callback,
                         gpointer             data)
{
  GtkFileChooserNative *dialog;
  GtkFileChooser *chooser;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (form != NULL && name != NULL);
  g_return_if_fail (callback != NULL);

  dialog = gtk_file_chooser_native_new (_(form->title), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        form->accept != NULL ? _(form->accept) : _("_Save"),
                                        _("_Cancel"));
  chooser = GTK_FILE_CHOOSER (dialog);
  for (size_t i = 0; i < G_N_ELEMENTS (form->kinds) && form->kinds[i].name != NULL; i++)
    add_type (chooser, &form->kinds[i]);
  for (size_t i = 0; i < G_N_ELEMENTS (form->choices) && form->choices[i].id != NULL; i++)
    add_choice (chooser, &form->choices[i]);
  gtk_file_chooser_set_current_name (chooser, name);
  g_signal_connect (chooser, "notify::filter", G_CALLBACK (type_changed_cb), NULL);
  show_file_dialog (dialog, G_CALLBACK (save_response_cb), G_CALLBACK (callback), data);
}

/* --- Questions ------------------------------------------------------------------------------- */

static AwaleAnswer
answer_of (const char *response)
{
  if (g_str_equal (response, "accept"))
    return AWALE_ANSWER_ACCEPT;
  if (g_str_equal (response, "other"))
    return AWALE_ANSWER_OTHER;
  if (g_str_equal (response, "discard"))
    return AWALE_ANSWER_DISCARD;

  return AWALE_ANSWER_CANCEL;
}

static void
message_dialog_parent_gone_cb (AdwMessageDialog *dialog)
{
  adw_message_dialog_response (dialog, "cancel");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Disconnects from the parent, because an answer may close the parent before GTK 4.8 destroys the
 * dialog. */
static void
leave_parent (AdwMessageDialog *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));

  if (parent != NULL)
    g_signal_handlers_disconnect_by_func (parent, message_dialog_parent_gone_cb, dialog);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), NULL);
}

static void
question_response_cb (AdwMessageDialog *dialog,
                      const char       *response,
                      Question         *question)
{
  leave_parent (dialog);
  ((AwaleAnswerFunc) question->callback) (answer_of (response), question->data);
}

/* Sets the parent again: libadwaita 1.2 lays out the buttons for the width that the parent had when
 * it was set, and may draw none of them if the width changes later. */
static void
present_over_sized (GtkWindow *dialog,
                    GtkWindow *parent)
{
  gtk_window_set_transient_for (dialog, NULL);
  gtk_window_set_transient_for (dialog, parent);
  gtk_window_present (dialog);
}

static gboolean
present_over_parent_cb (GtkWidget     *parent,
                        GdkFrameClock *clock,
                        gpointer       dialog)
{
  if (gtk_widget_get_width (parent) == 0)
    return G_SOURCE_CONTINUE;

  present_over_sized (dialog, GTK_WINDOW (parent));
  return G_SOURCE_REMOVE;
}

/* Presents the dialog; if its parent is mapped, only once the parent has a width. */
static void
present_over_parent (GtkWindow *dialog)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (dialog));

  if (gtk_widget_get_mapped (parent) && gtk_widget_get_width (parent) == 0)
    gtk_widget_add_tick_callback (parent, present_over_parent_cb, g_object_ref (dialog),
                                  g_object_unref);
  else
    gtk_window_present (dialog);
}

/* Focuses the button of the default answer after the layout: libadwaita focuses the first button,
 * which is the last answer if the buttons form a column. */
static gboolean
focus_default_cb (GtkWidget     *dialog,
                  GdkFrameClock *clock,
                  gpointer       data)
{
  if (gtk_widget_get_width (dialog) == 0)
    return G_SOURCE_CONTINUE;

  gtk_window_set_focus (GTK_WINDOW (dialog), gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  return G_SOURCE_REMOVE;
}

static void
show_message_dialog (AdwMessageDialog *dialog,
                     GCallback         response_cb,
                     gpointer          question)
{
  adw_message_dialog_set_close_response (dialog, "cancel");
  awale_accessible_name_buttons (GTK_WIDGET (dialog));
  g_signal_connect_data (dialog, "response", response_cb, question,
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  g_signal_connect_object (gtk_window_get_transient_for (GTK_WINDOW (dialog)), "destroy",
                           G_CALLBACK (message_dialog_parent_gone_cb), dialog, G_CONNECT_SWAPPED);
  gtk_widget_add_tick_callback (GTK_WIDGET (dialog), focus_default_cb, NULL, NULL);
  present_over_parent (GTK_WINDOW (dialog));
}

void
awale_dialogs_ask (GtkWindow          *parent,
                   const char         *heading,
                   const char         *body,
                   const AwaleAnswers *answers,
                   AwaleAnswerFunc     callback,
                   gpointer            data)
{
  AdwMessageDialog *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (heading != NULL && body != NULL);
  g_return_if_fail (answers != NULL && answers->cancel != NULL);
  g_return_if_fail (callback != NULL);

  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
  adw_message_dialog_add_response (dialog, "cancel", answers->cancel);
  adw_message_dialog_set_default_response (dialog, "cancel");
  if (answers->discard != NULL)
    {
      adw_message_dialog_add_response (dialog, "discard", answers->discard);
      adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
    }
  if (answers->other != NULL)
    adw_message_dialog_add_response (dialog, "other", answers->other);
  if (answers->accept != NULL)
    adw_message_dialog_add_response (dialog, "accept", answers->accept);
  if (answers->accept != NULL && !answers->neutral)
    {
      adw_message_dialog_set_response_appearance (dialog, "accept", ADW_RESPONSE_SUGGESTED);
      adw_message_dialog_set_default_response (dialog, "accept");
    }
  show_message_dialog (dialog, G_CALLBACK (question_response_cb),
                       question_new (G_CALLBACK (callback), data));
}

typedef struct
{
  GtkWidget  *widget;
  const char *action;
  GVariant   *target;
} Confirmation;

static void
confirmed_cb (AwaleAnswer answer,
              gpointer    data)
{
  Confirmation *confirmation = data;

  /* A widget without a root has been closed while the question was shown. */
  if (answer == AWALE_ANSWER_DISCARD && gtk_widget_get_root (confirmation->widget) != NULL)
    gtk_widget_activate_action_variant (confirmation->widget, confirmation->action,
                                        confirmation->target);
  g_object_unref (confirmation->widget);
  g_clear_pointer (&confirmation->target, g_variant_unref);
  g_free (confirmation);
}

void
awale_dialogs_confirm (GtkWidget  *widget,
                       const char *heading,
                       const char *body,
                       const char *label,
                       const char *action,
                       GVariant   *target)
{
  const AwaleAnswers answers = { .cancel = _("_Cancel"), .discard = label };
  Confirmation *confirmation;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (action != NULL);

  confirmation = g_new (Confirmation, 1);
  confirmation->widget = g_object_ref (widget);
  confirmation->action = g_intern_string (action);
  confirmation->target = target != NULL ? g_variant_ref_sink (target) : NULL;
  awale_dialogs_ask (GTK_WINDOW (gtk_widget_get_root (widget)), heading, body, &answers,
                     confirmed_cb, confirmation);
}

void
awale_dialogs_present (GtkWidget *widget,
                       GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (widget)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_present (GTK_WINDOW (window));
}

void
awale_dialogs_close_at_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

static void
options_response_cb (AdwMessageDialog *dialog,
                     const char       *response,
                     Options          *options)
{
  int chosen = 0;

  for (size_t i = 0; i < options->n_buttons; i++)
    if (gtk_check_button_get_active (options->buttons[i]))
      chosen |= 1 << i;
  leave_parent (dialog);
  options->callback (g_str_equal (response, "accept") ? chosen : -1, options->data);
}

static void
append_option (GtkBox                  *box,
               Options                 *chosen,
               const AwaleDialogOption *option)
{
  GtkWidget *button = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new_with_mnemonic (option->label);
  g_autofree char *name = awale_accessible_strip (option->label);

  /* The label is a separate widget, because the label of a GtkCheckButton does not wrap and would
   * widen the dialog. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), button);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  if (option->alone && chosen->n_buttons > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (button), chosen->buttons[0]);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), option->chosen);
  gtk_widget_set_sensitive (button, !option->missing);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  awale_accessible_set_label (button, name);
  gtk_box_append (box, button);
  chosen->buttons[chosen->n_buttons++] = GTK_CHECK_BUTTON (button);
}

void
awale_dialogs_choose (GtkWindow               *parent,
                      const char              *heading,
                      const char              *body,
                      const char              *cancel,
                      const char              *accept,
                      const AwaleDialogOption *options,
                      size_t                   n_options,
                      AwaleOptionsFunc         callback,
                      gpointer                 data)
{
  AdwMessageDialog *dialog;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  Options *chosen;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (n_options <= MAX_OPTIONS);
  g_return_if_fail (callback != NULL);

  chosen = g_new0 (Options, 1);
  chosen->callback = callback;
  chosen->data = data;
  for (size_t i = 0; i < n_options; i++)
    append_option (GTK_BOX (box), chosen, &options[i]);

  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
  adw_message_dialog_set_extra_child (dialog, box);
  adw_message_dialog_add_responses (dialog, "cancel", cancel, "accept", accept, NULL);
  adw_message_dialog_set_response_appearance (dialog, "accept", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "accept");
  show_message_dialog (dialog, G_CALLBACK (options_response_cb), chosen);
}

void
awale_dialogs_about (GtkWindow *parent)
{
  static const char *const developers[] = { "The Awalé developers", NULL };

  g_return_if_fail (GTK_IS_WINDOW (parent));

  adw_show_about_window (parent,
                         "application-name", "Awalé",
                         "application-icon", APPLICATION_ID,
                         "version", AWALE_VERSION,
                         "developer-name", _("The Awalé developers"),
                         "developers", developers,
                         "copyright", "© 2026 The Awalé developers",
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "comments", _("Study, replay and annotate awalé and oware games."),
                         "website", HOMEPAGE,
                         "issue-url", HOMEPAGE[0] != '\0' ? HOMEPAGE "/issues" : "",
                         /* Translators: put your name here, one translator per line. */
                         "translator-credits", _("translator-credits"),
                         NULL);
}
