/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-share-dialog"

#include "awale-share-dialog.h"

#include "picture/awale-animation.h"

#include <glib/gi18n-lib.h>

struct _AwaleShareDialog
{
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (AwaleShareDialog, awale_share_dialog, ADW_TYPE_WINDOW)

/* A way to share: an action of the window. */
typedef struct
{
  const char *action;
  const char *title;
  const char *subtitle;
} Way;

static const Way copies[] =
{
  { "win.copy-game", N_("_Copy Game"), N_("To paste it into another window or file") },
  { "win.copy-position", N_("Copy _Position"), N_("A line of text for other programs") },
  { "win.copy-diagram", N_("Copy Pic_ture"), N_("The board, to paste into a document") },
  { "win.copy-text", N_("Copy as Te_xt"), N_("The moves so far and the board, for a message") },
};

static const Way files[] =
{
  { "win.save-picture", N_("Save a P_icture…"), N_("The board as PNG, SVG or PDF") },
  { "win.save-animation", N_("Save an _Animation…"),
    N_("The moves from this position on, or at the end all of them, as an animated WebP "
       "picture") },
  { "win.save-graph", N_("Save the _Graph…"), N_("The course of the game as PNG, SVG or PDF") },
  { "win.worksheet", N_("Save a Wor_ksheet…"),
    N_("The exercises of the file and the errors found in its games, with lines to write on") },
  { "win.save-page", N_("Save a _Web Page…"), N_("Replays all games of the file in any browser") },
};

static void
add_key (AdwActionRow *row,
         const char   *trigger)
{
  g_autoptr (GtkShortcutTrigger) parsed = gtk_shortcut_trigger_parse_string (trigger);
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (row));
  g_autofree char *text = gtk_shortcut_trigger_to_label (parsed, display);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (row, label);
}

static GtkWidget *
create_row (const Way    *way,
            AwaleActions *actions)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *key = awale_actions_dup_key (actions, way->action);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(way->title));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(way->subtitle));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", way->action);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "share.choose");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (key != NULL)
    add_key (ADW_ACTION_ROW (row), key);
  return row;
}

/* False for animations in a build without libwebp. */
static bool
is_offered (const Way *way)
{
  return awale_animation_is_supported () || !g_str_equal (way->action, "win.save-animation");
}

/* Adds a group of ways. Returns its first row. */
static GtkWidget *
add_group (AdwPreferencesPage *page,
           const Way          *ways,
           size_t              n_ways,
           AwaleActions       *actions)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *first = NULL;

  for (size_t i = 0; i < n_ways; i++)
    {
      GtkWidget *row;

      if (!is_offered (&ways[i]))
        continue;
      row = create_row (&ways[i], actions);
      adw_preferences_group_add (group, row);
      if (first == NULL)
        first = row;
    }
  adw_preferences_page_add (page, group);
  return first;
}

/* Closes the dialog first, so that the action's dialogs and notices appear over the window. */
static void
choose (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  g_autoptr (GtkWindow) parent =
    g_object_ref (gtk_window_get_transient_for (GTK_WINDOW (widget)));
  g_autofree char *action = g_variant_dup_string (parameter, NULL);

  gtk_window_destroy (GTK_WINDOW (widget));
  gtk_widget_activate_action (GTK_WIDGET (parent), action, NULL);
}

static void
awale_share_dialog_class_init (AwaleShareDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "share.choose", "s", choose);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_share_dialog_init (AwaleShareDialog *self)
{
}

/* Builds the dialog with the focus on the first way, for Return and the arrow keys. */
static void
set_up (AwaleShareDialog *self,
        AwaleActions     *actions)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWidget *first = add_group (page, copies, G_N_ELEMENTS (copies), actions);

  add_group (page, files, G_N_ELEMENTS (files), actions);
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (page));
  adw_window_set_content (ADW_WINDOW (self), content);
  gtk_window_set_focus (GTK_WINDOW (self), first);
}

GtkWidget *
awale_share_dialog_new (GtkWindow    *parent,
                        AwaleActions *actions)
{
  AwaleShareDialog *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (AWALE_IS_ACTIONS (actions), NULL);

  self = g_object_new (AWALE_TYPE_SHARE_DIALOG,
                       "title", _("Share"),
                       "modal", TRUE,
                       "transient-for", parent,
                       "default-width", 460,
                       "default-height", 590,
                       NULL);
  set_up (self, actions);
  return GTK_WIDGET (self);
}
