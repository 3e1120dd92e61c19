/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-merge-names-dialog"

#include "awale-merge-names-dialog.h"

#include "app/common/awale-dialogs.h"
#include "library/awale-player-names.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Number of names after which no further ones are shown, because a library may have thousands; a
 * group of similar names is always shown whole. */
#define MAX_ROWS 200

struct _AwaleMergeNamesDialog
{
  AdwWindow            parent_instance;

  AwaleNoticeBar      *notice;
  GtkWidget           *content;
  GtkEditable         *entry;
  AdwPreferencesPage  *page;
  GtkWidget           *bottom;
  AdwComboRow         *stays;

  AwalePlayerNames    *spellings;
  GPtrArray           *groups;
  GPtrArray           *marked;     /* Marked names, sorted by decreasing number of games.
                                    * (element-type AwalePlayerName) */
  GPtrArray           *offered;    /* Marked names in the order of the row's choices. */

  AwaleLibraryView    *view;
  char                *merged;     /* Description of the last merge, which can be undone;
                                    * nullable. */
  gint64               undo;       /* Number of the last merge in the library's history. */
  bool                 is_closed;
};

G_DEFINE_FINAL_TYPE (AwaleMergeNamesDialog, awale_merge_names_dialog, ADW_TYPE_WINDOW)

static AwalePlayerName *
find_spelling (AwaleMergeNamesDialog *self,
               const char            *name)
{
  for (unsigned i = 0; i < self->spellings->all->len; i++)
    {
      AwalePlayerName *spelling = g_ptr_array_index (self->spellings->all, i);

      if (g_str_equal (spelling->name, name))
        return spelling;
    }
  return NULL;
}

/* Describes what is invisible in @name, such as additional spaces; NULL if there is nothing
 * invisible. */
static const char *
describe_writing (const char *name)
{
  gunichar before = ' ';

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (letter == ' ' && before == ' ')
        return at == name ? _("begins with a space") : _("with two spaces together");
      if (letter != ' ' && g_unichar_isspace (letter))
        return _("with a no-break or other special space");
      if (g_unichar_iszerowidth (letter))
        return _("with invisible characters or accents of their own");
      before = letter;
    }
  return before == ' ' && *name != '\0' ? _("ends with a space") : NULL;
}

/* The name, with a description of invisible characters if it has any. (transfer full) */
static char *
dup_distinct_name (const AwalePlayerName *spelling)
{
  return g_strjoin (" · ", spelling->name, describe_writing (spelling->name), NULL);
}

static const AwalePlayerName *
get_spelling_that_stays (AwaleMergeNamesDialog *self)
{
  unsigned selected = adw_combo_row_get_selected (self->stays);

  return selected < self->offered->len ? g_ptr_array_index (self->offered, selected) : NULL;
}

/* Lists the marked names from which the user chooses the one to keep. The first is selected by
 * default. */
static void
update_bottom (AwaleMergeNamesDialog *self)
{
  const AwalePlayerName *chosen =
    adw_combo_row_get_selected (self->stays) > 0 ? get_spelling_that_stays (self) : NULL;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  bool can_merge = self->marked->len > 1;
  unsigned selected = 0;

  g_ptr_array_set_size (self->offered, 0);
  for (unsigned i = 0; i < self->marked->len; i++)
    {
      AwalePlayerName *spelling = g_ptr_array_index (self->marked, i);

      g_ptr_array_add (self->offered, spelling);
      gtk_string_list_take (names, dup_distinct_name (spelling));
      if (spelling == chosen)
        selected = i;
    }
  adw_combo_row_set_model (self->stays, G_LIST_MODEL (names));
  if (self->marked->len > 0)
    adw_combo_row_set_selected (self->stays, selected);
  gtk_widget_set_visible (self->bottom, can_merge);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.merge", can_merge);
}

static void
toggled_cb (GtkCheckButton *check,
            AdwActionRow   *row)
{
  AwaleMergeNamesDialog *self = AWALE_MERGE_NAMES_DIALOG (gtk_widget_get_root (GTK_WIDGET (row)));
  AwalePlayerName *spelling =
    find_spelling (self, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));

  if (gtk_check_button_get_active (check))
    g_ptr_array_add (self->marked, spelling);
  else
    g_ptr_array_remove (self->marked, spelling);
  g_ptr_array_sort (self->marked, awale_player_name_compare);
  update_bottom (self);
}

static GtkWidget *
create_row (AwaleMergeNamesDialog *self,
            AwalePlayerName       *spelling)
{
  unsigned n_games = (unsigned) spelling->n_games;
  g_autofree char *count = g_strdup_printf (ngettext ("%'u game", "%'u games", n_games), n_games);
  g_autofree char *games = g_strjoin (" · ", count, describe_writing (spelling->name), NULL);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "subtitle", games,
                                 "activatable-widget", check, NULL);

  /* Set the title after turning off markup, because a name may contain “&” or “<”. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), spelling->name);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                               g_ptr_array_find (self->marked, spelling, NULL));
  awale_accessible_describe (check, spelling->name, games);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), row, 0);
  return row;
}

static AdwPreferencesGroup *
add_group (AwaleMergeNamesDialog *self,
           const char            *description)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (self->groups, group);
  return ADW_PREFERENCES_GROUP (group);
}

static void
show_similar (AwaleMergeNamesDialog *self)
{
  GPtrArray *groups = self->spellings->groups;
  unsigned n_rows = 0;

  add_group (self, groups->len > 0
                     ? _("Similar names are grouped: the same words in any order, with or "
                         "without capitals and accents, or with one typo in a word of four letters "
                         "or more. Search to find any other name.")
                     : _("No names are similar. Search to find any name."));
  for (unsigned i = 0; i < groups->len && n_rows < MAX_ROWS; i++)
    {
      GPtrArray *names = g_ptr_array_index (groups, i);
      AdwPreferencesGroup *group = add_group (self, NULL);

      for (unsigned j = 0; j < names->len; j++, n_rows++)
        adw_preferences_group_add (group, create_row (self, g_ptr_array_index (names, j)));
    }
}

/* Shows the names in which each word of @text is the beginning of a word. */
static void
show_found (AwaleMergeNamesDialog *self,
            const char            *text)
{
  AdwPreferencesGroup *group = add_group (self, NULL);
  unsigned n_rows = 0;

  for (unsigned i = 0; i < self->spellings->all->len && n_rows < MAX_ROWS; i++)
    {
      AwalePlayerName *spelling = g_ptr_array_index (self->spellings->all, i);

      if (!g_str_match_string (text, spelling->name, TRUE))
        continue;
      adw_preferences_group_add (group, create_row (self, spelling));
      n_rows++;
    }
  if (n_rows == 0)
    adw_preferences_group_set_description (group, _("No names were found."));
  else if (n_rows == MAX_ROWS)
    adw_preferences_group_set_description (group,
                                           _("There may be more names. Type more letters to "
                                             "narrow the search."));
}

static void
show_names (AwaleMergeNamesDialog *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));

  for (unsigned i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, g_ptr_array_index (self->groups, i));
  g_ptr_array_set_size (self->groups, 0);
  if (*text != '\0')
    show_found (self, text);
  else
    show_similar (self);
}

/* Clears the search text, or closes the dialog if there is none. */
static void
stopped_cb (AwaleMergeNamesDialog *self)
{
  if (*gtk_editable_get_text (self->entry) != '\0')
    gtk_editable_set_text (self->entry, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* --- Merging --------------------------------------------------------------------------------- */

static AwaleLibraryClient *
get_client (AwaleMergeNamesDialog *self)
{
  return awale_library_view_get_services (self->view)->library;
}

/* Closes the dialog and shows a notice about @error in the window, which the dialog would cover. */
static void
fail (AwaleMergeNamesDialog *self,
      const char            *title,
      const GError          *error)
{
  if (!self->is_closed)
    gtk_window_destroy (GTK_WINDOW (self));
  awale_library_view_say_failure (self->view, title, error);
}

/* Offers to undo the last merge in a toast of the window, once the dialog is closed. */
static void
offer_undo (AwaleMergeNamesDialog *self)
{
  if (self->merged != NULL && awale_library_view_get_window (self->view) != NULL)
    awale_toast_overlay_offer_undo (awale_library_view_get_toasts (self->view), self->merged,
                                    "win.undo-library", self->undo);
  g_clear_pointer (&self->merged, g_free);
}

/* Shows @spellings (transfer full), of which no name is marked yet. */
static void
set_spellings (AwaleMergeNamesDialog *self,
               AwalePlayerNames      *spellings)
{
  g_ptr_array_set_size (self->marked, 0);
  g_ptr_array_set_size (self->offered, 0);
  g_clear_pointer (&self->spellings, awale_player_names_free);
  self->spellings = spellings;
  show_names (self);
  update_bottom (self);
  gtk_widget_set_sensitive (self->content, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static gpointer
list_spellings_in_thread (AwaleLibrary *library,
                          gpointer      data,
                          GCancellable *cancellable,
                          GError      **error)
{
  return awale_library_list_player_names (library, error);
}

static const AwaleLibraryJob spellings_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = list_spellings_in_thread,
  .free_result = (GDestroyNotify) awale_player_names_free,
};

static void
spellings_listed_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr (AwaleMergeNamesDialog) self = data;
  g_autoptr (GError) error = NULL;
  AwalePlayerNames *spellings =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (spellings == NULL)
    fail (self, _("The names could not be read."), error);
  else if (self->is_closed)
    awale_player_names_free (spellings);
  else
    set_spellings (self, spellings);
}

static void
list_spellings (AwaleMergeNamesDialog *self)
{
  awale_library_client_run_async (get_client (self), &spellings_job, NULL, NULL,
                                  spellings_listed_cb, g_object_ref (self));
}

/* Describes the result: “2 other names were replaced by “Ama”. 3 games … twice were removed.” */
static char *
describe_merge (const AwaleLibraryChange *change)
{
  unsigned n_names = g_strv_length ((char **) change->tags) / 2;
  g_autofree char *names =
    g_strdup_printf (ngettext ("%'u other name was replaced by “%s”.",
                               "%'u other names were replaced by “%s”.", n_names),
                     n_names, change->tags[1]);
  g_autofree char *copies =
    g_strdup_printf (ngettext ("%'u game that was then in the library twice was removed.",
                               "%'u games that were then in the library twice were removed.",
                               change->n_copies), change->n_copies);

  return change->n_copies > 0 ? g_strjoin (" ", names, copies, NULL) : g_steal_pointer (&names);
}

static void
merged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleMergeNamesDialog) self = data;
  g_autoptr (GError) error = NULL;
  const AwaleLibraryChange *change =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (change == NULL)
    {
      fail (self, _("Nothing was changed."), error);
      return;
    }
  g_free (self->merged);
  self->merged = describe_merge (change);
  self->undo = change->undo;
  if (self->is_closed)
    {
      offer_undo (self);
      return;
    }
  awale_notice_bar_show (self->notice, AWALE_NOTICE_INFO, self->merged, NULL, _("_Undo"),
                         "dialog.undo");
  list_spellings (self);
}

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleMergeNamesDialog) self = data;
  g_autoptr (GError) error = NULL;

  if (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error) == NULL)
    awale_library_view_say_failure (self->view, _("Nothing was changed."), error);
  list_spellings (self);
}

static void
make_change (AwaleMergeNamesDialog    *self,
             const AwaleLibraryChange *change,
             GAsyncReadyCallback       callback)
{
  /* Remove the focus first, because in GTK 4.8 the cursor of an insensitive entry keeps
   * blinking. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_set_sensitive (self->content, FALSE);
  awale_library_client_run_async (get_client (self), &awale_library_change_job,
                                  awale_library_change_copy (change), NULL, callback,
                                  g_object_ref (self));
}

static void
merge_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AwaleMergeNamesDialog *self = AWALE_MERGE_NAMES_DIALOG (widget);
  const char *name = get_spelling_that_stays (self)->name;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) spellings = NULL;

  for (unsigned i = 0; i < self->marked->len; i++)
    {
      const AwalePlayerName *spelling = g_ptr_array_index (self->marked, i);

      if (!g_str_equal (spelling->name, name))
        g_strv_builder_add_many (builder, spelling->name, name, NULL);
    }
  spellings = g_strv_builder_end (builder);
  gtk_widget_action_set_enabled (widget, "dialog.merge", FALSE);
  make_change (self, &(AwaleLibraryChange) { .kind = AWALE_CHANGE_RENAME_PLAYERS,
                                        .tags = (const char *const *) spellings }, merged_cb);
}

static void
undo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwaleMergeNamesDialog *self = AWALE_MERGE_NAMES_DIALOG (widget);

  g_clear_pointer (&self->merged, g_free);
  make_change (self, &(AwaleLibraryChange) { .kind = AWALE_CHANGE_UNDO, .undo = self->undo },
          undone_cb);
}

static void
awale_merge_names_dialog_dispose (GObject *object)
{
  AwaleMergeNamesDialog *self = AWALE_MERGE_NAMES_DIALOG (object);

  self->is_closed = true;
  offer_undo (self);

  G_OBJECT_CLASS (awale_merge_names_dialog_parent_class)->dispose (object);
}

static void
awale_merge_names_dialog_finalize (GObject *object)
{
  AwaleMergeNamesDialog *self = AWALE_MERGE_NAMES_DIALOG (object);

  g_clear_pointer (&self->spellings, awale_player_names_free);
  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->marked);
  g_ptr_array_unref (self->offered);
  g_object_unref (self->view);

  G_OBJECT_CLASS (awale_merge_names_dialog_parent_class)->finalize (object);
}

static void
awale_merge_names_dialog_class_init (AwaleMergeNamesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_merge_names_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = awale_merge_names_dialog_finalize;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/library/awale-merge-names-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleMergeNamesDialog, notice);
  gtk_widget_class_bind_template_child (widget_class, AwaleMergeNamesDialog, content);
  gtk_widget_class_bind_template_child (widget_class, AwaleMergeNamesDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, AwaleMergeNamesDialog, page);
  gtk_widget_class_bind_template_child (widget_class, AwaleMergeNamesDialog, bottom);
  gtk_widget_class_bind_template_child (widget_class, AwaleMergeNamesDialog, stays);
  gtk_widget_class_bind_template_callback (widget_class, show_names);
  gtk_widget_class_bind_template_callback (widget_class, stopped_cb);
  gtk_widget_class_install_action (widget_class, "dialog.merge", NULL, merge_action);
  gtk_widget_class_install_action (widget_class, "dialog.undo", NULL, undo_action);
  g_type_ensure (AWALE_TYPE_NOTICE_BAR);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_merge_names_dialog_init (AwaleMergeNamesDialog *self)
{
  self->groups = g_ptr_array_new ();
  self->marked = g_ptr_array_new ();
  self->offered = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

/* Opens the dialog once the names have been read. */
static void
first_listed_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (AwaleLibraryView) view = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwalePlayerNames) spellings =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  GtkWindow *window = awale_library_view_get_window (view);
  AwaleMergeNamesDialog *self;

  if (spellings == NULL)
    awale_library_view_say_failure (view, _("The names could not be read."), error);
  if (spellings == NULL || window == NULL)
    return;
  self = g_object_new (AWALE_TYPE_MERGE_NAMES_DIALOG, "transient-for", window, NULL);
  self->view = g_object_ref (view);
  set_spellings (self, g_steal_pointer (&spellings));
  awale_dialogs_present (GTK_WIDGET (window), GTK_WIDGET (self));
}

void
awale_merge_names_dialog_open (AwaleLibraryView *view)
{
  g_return_if_fail (AWALE_IS_LIBRARY_VIEW (view));

  awale_library_client_run_async (awale_library_view_get_services (view)->library, &spellings_job,
                                  NULL, NULL, first_listed_cb, g_object_ref (view));
}
