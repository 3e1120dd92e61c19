/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-dialogs"

#include "awale-dialogs.h"

#include "awale-file-kinds.h"
#include "widgets/adaptive/awale-accessible.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Number of exercises above which the dialog asks how many to print. */
#define MANY_EXERCISES 96

/* The callback of a dialog, cast to the type that the dialog requires. */
typedef struct
{
  GCallback callback;
  gpointer  data;
} Question;

#define MAX_OPTIONS 8

typedef struct
{
  AwaleOptionsChosen  callback;
  gpointer            data;
  GtkCheckButton     *buttons[MAX_OPTIONS];  /* owned by the dialog */
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

static GtkFileFilter *
create_games_filter (void)
{
  GtkFileFilter *games = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, _("Awalé games"));
  gtk_file_filter_add_mime_type (games, "text/x-oware-ogn");
  gtk_file_filter_add_suffix (games, "ogn");
  return games;
}

/* Adds the filters; with @others also those of other programs' games and of plain text. */
static void
add_filters (GtkFileChooser *chooser,
             bool            others)
{
  g_autoptr (GtkFileFilter) games = create_games_filter ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  if (others)
    {
      gtk_file_filter_set_name (games, _("Games"));
      gtk_file_filter_add_suffix (games, "pgn");
      gtk_file_filter_add_suffix (games, "txt");
    }
  gtk_file_chooser_add_filter (chooser, games);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, all);
  gtk_file_chooser_set_filter (chooser, games);
}

/* Adds the types of exported games; the extension sets the format. */
static void
add_export_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) games = create_games_filter ();
  g_autoptr (GtkFileFilter) table = gtk_file_filter_new ();

  awale_file_kinds_add (chooser, games, ".ogn");
  gtk_file_filter_set_name (table, _("Table of the games, CSV"));
  gtk_file_filter_add_suffix (table, "csv");
  awale_file_kinds_add (chooser, table, ".csv");
  gtk_file_chooser_set_filter (chooser, games);
}

/* Sets a folder to end a search, during which GTK returns no file for a name. */
static void
leave_search (GtkFileChooser *chooser)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser);
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_home_dir ());

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  if (name != NULL)
    gtk_file_chooser_set_current_name (chooser, name);
}

/* True if the dialog must be shown again, because it has no file or an incomplete name. */
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
  else if (!awale_file_kinds_complete (chooser))
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

  ((AwaleFilesChosen) question->callback) (files, question->data);
}

/* Destroys a finished dialog and focuses its parent; window managers may choose another window. */
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

/* Cancels the dialog of a closed parent. */
static void
file_dialog_parent_gone_cb (GtkNativeDialog *dialog)
{
  gtk_native_dialog_hide (dialog);
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_CANCEL);
}

/* Shows @dialog; @response_cb gets a Question with @callback and @data. */
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
               AwaleFilesChosen      callback,
               gpointer              data)
{
  show_file_dialog (dialog, G_CALLBACK (file_response_cb), G_CALLBACK (callback), data);
}

void
awale_dialogs_open (GtkWindow        *parent,
                    AwaleFilesChosen  callback,
                    gpointer          data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (callback != NULL);

  dialog = gtk_file_chooser_native_new (_("Open Games"), parent, GTK_FILE_CHOOSER_ACTION_OPEN,
                                        _("_Open"), _("_Cancel"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  add_filters (GTK_FILE_CHOOSER (dialog), false);
  ask_for_files (dialog, callback, data);
}

void
awale_dialogs_save (GtkWindow        *parent,
                    GFile            *file,
                    GFile            *folder,
                    const char       *name,
                    AwaleFilesChosen  callback,
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
                      AwaleFilesChosen  callback,
                      gpointer          data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (callback != NULL);

  dialog = gtk_file_chooser_native_new (_("Import Games"), parent,
                                        folders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                                : GTK_FILE_CHOOSER_ACTION_OPEN,
                                        _("_Import"), _("_Cancel"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  if (!folders)
    add_filters (GTK_FILE_CHOOSER (dialog), true);
  ask_for_files (dialog, callback, data);
}

void
awale_dialogs_export (GtkWindow        *parent,
                      const char       *name,
                      AwaleFilesChosen  callback,
                      gpointer          data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (callback != NULL);

  dialog = gtk_file_chooser_native_new (_("Export Games"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        _("_Export"), _("_Cancel"));
  add_export_filters (GTK_FILE_CHOOSER (dialog));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  awale_file_kinds_follow (GTK_FILE_CHOOSER (dialog));
  ask_for_files (dialog, callback, data);
}

void
awale_dialogs_save_graph (GtkWindow        *parent,
                          const char       *name,
                          AwaleFilesChosen  callback,
                          gpointer          data)
{
  GtkFileChooserNative *dialog;
  g_autoptr (GtkFileFilter) pictures = gtk_file_filter_new ();

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (callback != NULL);

  dialog = gtk_file_chooser_native_new (_("Save the Graph"), parent,
                                        GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  gtk_file_filter_set_name (pictures, _("Pictures (.svg, .png, .pdf)"));
  gtk_file_filter_add_suffix (pictures, "svg");
  gtk_file_filter_add_suffix (pictures, "png");
  gtk_file_filter_add_suffix (pictures, "pdf");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), pictures);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  ask_for_files (dialog, callback, data);
}

/* Creates a dialog for the only file type, with the extension @end, a constant. */
static GtkFileChooserNative *
create_kind_dialog (GtkWindow  *parent,
                    const char *title,
                    const char *kind,
                    const char *end,
                    const char *name)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"),
                                 _("_Cancel"));

  gtk_file_filter_set_name (filter, kind);
  gtk_file_filter_add_suffix (filter, end + 1);
  awale_file_kinds_add (GTK_FILE_CHOOSER (dialog), filter, end);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  return dialog;
}

static void
save_kind (GtkWindow        *parent,
           const char       *title,
           const char       *kind,
           const char       *end,
           const char       *name,
           AwaleFilesChosen  callback,
           gpointer          data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (callback != NULL);

  ask_for_files (create_kind_dialog (parent, title, kind, end, name), callback, data);
}

void
awale_dialogs_save_page (GtkWindow        *parent,
                         const char       *name,
                         AwaleFilesChosen  callback,
                         gpointer          data)
{
  save_kind (parent, _("Save the Web Page"), _("Web pages (.html)"), ".html", name, callback, data);
}

/* Picture formats in the order of the dialog. */
static const struct
{
  const char *end;
  const char *type;
  const char *name;
} picture_kinds[] = {
  { ".png", "image/png", N_("PNG, pixels") },
  { ".svg", "image/svg+xml", N_("SVG, sharp at any size") },
  { ".pdf", "application/pdf", N_("PDF, for printing") },
};

static void
add_picture_filters (GtkFileChooser *chooser)
{
  for (size_t i = 0; i < G_N_ELEMENTS (picture_kinds); i++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, _(picture_kinds[i].name));
      gtk_file_filter_add_mime_type (filter, picture_kinds[i].type);
      awale_file_kinds_add (chooser, filter, picture_kinds[i].end);
    }
}

/* Adds a choice of which the first is the default, or a switch (NULL), which is off. */
static void
add_choice (GtkFileChooser    *chooser,
            const char        *id,
            const char        *label,
            const char *const *values,
            const char *const *labels)
{
  gtk_file_chooser_add_choice (chooser, id, label, (const char **) values, (const char **) labels);
  gtk_file_chooser_set_choice (chooser, id, values != NULL ? values[0] : "false");
  g_object_set_data (G_OBJECT (chooser), id, chooser);
}

/* GTK warns if asked for a choice that is not there. */
static const char *
get_choice (GtkFileChooser *chooser,
            const char     *id)
{
  return g_object_get_data (G_OBJECT (chooser), id) != NULL
           ? gtk_file_chooser_get_choice (chooser, id) : NULL;
}

static void
add_picture_choices (GtkFileChooser *chooser)
{
  /* GTK 4.8 always preselects the first. */
  static const char *const sizes[] = { "1600", "800", "3200", "6400", NULL };
  const char *const labels[] = { _("Medium, 1,600 pixels"), _("Small, 800 pixels"),
                                 _("Large, 3,200 pixels"), _("Poster, 6,400 pixels"), NULL };

  add_choice (chooser, "size", _("Width"), sizes, labels);
  add_choice (chooser, "mono", _("Black and white"), NULL, NULL);
}

static void
add_animation_choices (GtkFileChooser *chooser)
{
  static const char *const sizes[] = { "640", "400", "1200", NULL };
  const char *const size_labels[] = { _("Medium, 640 pixels"), _("Small, 400 pixels"),
                                      _("Large, 1,200 pixels"), NULL };
  static const char *const pauses[] = { "1200", "600", "2400", NULL };
  const char *const pause_labels[] = { _("Normal, a move every 1.2 seconds"),
                                       _("Fast, a move every 0.6 seconds"),
                                       _("Slow, a move every 2.4 seconds"), NULL };

  add_choice (chooser, "size", _("Width"), sizes, size_labels);
  add_choice (chooser, "pause", _("Speed"), pauses, pause_labels);
}

static void
add_number_choice (GtkFileChooser *chooser,
                   unsigned        n)
{
  g_autofree char *all = g_strdup_printf (_("All %'u"), n);
  static const char *const numbers[] = { "24", "48", "96", "0", NULL };
  const char *const labels[] = { _("The first 24"), _("The first 48"), _("The first 96"), all,
                                 NULL };

  add_choice (chooser, "number", _("Exercises"), numbers, labels);
}

static int
get_number (GtkFileChooser *chooser,
            const char     *id)
{
  const char *choice = get_choice (chooser, id);

  return choice != NULL ? (int) g_ascii_strtoll (choice, NULL, 10) : 0;
}

/* Choices that the dialog does not offer are 0 or false. */
static void
picture_response_cb (GtkFileChooserNative *dialog,
                     int                   response,
                     Question             *question)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  AwalePictureChosen callback = (AwalePictureChosen) question->callback;
  AwalePictureChoice choice = { 0 };

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
awale_dialogs_save_worksheet (GtkWindow          *parent,
                              const char         *name,
                              unsigned            n,
                              AwalePictureChosen  callback,
                              gpointer            data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (callback != NULL);

  dialog = create_kind_dialog (parent, _("Save a Worksheet"), _("PDF (.pdf)"), ".pdf", name);
  if (n > MANY_EXERCISES)
    add_number_choice (GTK_FILE_CHOOSER (dialog), n);
  show_file_dialog (dialog, G_CALLBACK (picture_response_cb), G_CALLBACK (callback), data);
}

void
awale_dialogs_save_diagram (GtkWindow          *parent,
                            const char         *name,
                            AwalePictureChosen  callback,
                            gpointer            data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (callback != NULL);

  dialog = gtk_file_chooser_native_new (_("Save the Picture"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        _("_Save"), _("_Cancel"));
  add_picture_filters (GTK_FILE_CHOOSER (dialog));
  add_picture_choices (GTK_FILE_CHOOSER (dialog));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  awale_file_kinds_follow (GTK_FILE_CHOOSER (dialog));
  show_file_dialog (dialog, G_CALLBACK (picture_response_cb), G_CALLBACK (callback), data);
}

void
awale_dialogs_save_animation (GtkWindow          *parent,
                              const char         *name,
                              AwalePictureChosen  callback,
                              gpointer            data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (callback != NULL);

  dialog = create_kind_dialog (parent, _("Save the Animation"), _("Animated pictures (.webp)"),
                               ".webp", name);
  add_animation_choices (GTK_FILE_CHOOSER (dialog));
  show_file_dialog (dialog, G_CALLBACK (picture_response_cb), G_CALLBACK (callback), data);
}

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

/* Disconnects from the parent: an answer may close it before GTK 4.8 destroys the dialog. */
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
  ((AwaleAnswered) question->callback) (answer_of (response), question->data);
}

/* Sets the parent again: libadwaita 1.2 lays out the answers for the width that the parent had when
 * it was set, and may draw none if that changes later. */
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

/* Waits for the width of a parent that has just been mapped. */
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
  present_over_parent (GTK_WINDOW (dialog));
}

void
awale_dialogs_ask (GtkWindow          *parent,
                   const char         *heading,
                   const char         *body,
                   const AwaleAnswers *answers,
                   AwaleAnswered       callback,
                   gpointer            data)
{
  AdwMessageDialog *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (heading != NULL && body != NULL);
  g_return_if_fail (answers != NULL && answers->cancel != NULL);
  g_return_if_fail (callback != NULL);

  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
  adw_message_dialog_add_response (dialog, "cancel", answers->cancel);
  if (answers->discard != NULL)
    {
      adw_message_dialog_add_response (dialog, "discard", answers->discard);
      adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
    }
  if (answers->other != NULL)
    adw_message_dialog_add_response (dialog, "other", answers->other);
  if (answers->accept != NULL)
    {
      adw_message_dialog_add_response (dialog, "accept", answers->accept);
      adw_message_dialog_set_response_appearance (dialog, "accept", ADW_RESPONSE_SUGGESTED);
      adw_message_dialog_set_default_response (dialog, "accept");
    }
  show_message_dialog (dialog, G_CALLBACK (question_response_cb),
                       question_new (G_CALLBACK (callback), data));
}

/* The action to activate on confirmation. */
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

  /* A widget without a root was closed meanwhile. */
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
append_option (GtkBox            *box,
               Options           *chosen,
               const AwaleOption *option)
{
  GtkWidget *button = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new_with_mnemonic (option->label);
  g_autofree char *name = awale_accessible_strip (option->label);

  /* GtkCheckButton's own label does not wrap and would widen the dialog. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), button);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), option->chosen);
  gtk_widget_set_sensitive (button, !option->missing);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_box_append (box, button);
  chosen->buttons[chosen->n_buttons++] = GTK_CHECK_BUTTON (button);
}

void
awale_dialogs_choose (GtkWindow          *parent,
                      const char         *heading,
                      const char         *body,
                      const char         *cancel,
                      const char         *accept,
                      const AwaleOption  *options,
                      size_t              n_options,
                      AwaleOptionsChosen  callback,
                      gpointer            data)
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
                         /* Translators: your name, one a line */
                         "translator-credits", _("translator-credits"),
                         NULL);
}
