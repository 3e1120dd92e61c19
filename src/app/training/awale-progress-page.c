/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-progress-page"

#include "awale-progress-page.h"

#include "app/common/awale-loss-group.h"
#include "library/awale-player-progress.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/library/awale-player-progress-text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AwaleProgressPage
{
  AdwBin               parent_instance;

  AwaleServices       *services;
  GCancellable        *asking;  /* Cancels the query; NULL if none runs. */

  GtkStack            *stack;
  AdwStatusPage       *none_page;
  GtkWidget           *preferences_button;
  GtkListBox          *sentences_list;
  AdwPreferencesGroup *loss_group;
  GtkListBox          *rulesets_list;
};

G_DEFINE_FINAL_TYPE (AwaleProgressPage, awale_progress_page, ADW_TYPE_BIN)

/* --- Display --------------------------------------------------------------------------------- */

/* The name of a ruleset, or @id if this version does not know the ruleset. */
static const char *
name_ruleset (const char *id,
              gpointer    rulesets)
{
  AwaleRuleset rules;

  return awale_ruleset_resolve (id, &rules, NULL) ? awale_rulesets_get_name (rulesets, &rules)
                                                  : id;
}

static GtkWidget *
create_sentence (const char *sentence)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 12);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  awale_accessible_set_label (row, sentence);
  return row;
}

static void
show_sentences (AwaleProgressPage         *self,
                const AwalePlayerProgress *progress)
{
  g_autoptr (GPtrArray) sentences =
    awale_player_progress_list_sentences (progress, name_ruleset, self->services->rulesets);

  gtk_list_box_bind_model (self->sentences_list, NULL, NULL, NULL, NULL);
  for (unsigned i = 0; i < sentences->len; i++)
    gtk_list_box_append (self->sentences_list, create_sentence (sentences->pdata[i]));
}

static void
show_loss (AwaleProgressPage         *self,
           const AwalePlayerProgress *progress)
{
  int n = (int) (progress->all.n_games - progress->games->len);
  g_autofree char *text =
    awale_loss_group_describe (progress->all.loss, (int) progress->all.n_games);
  g_autofree char *without = NULL;

  if (n > 0)
    without = g_strdup_printf (ngettext ("%'d game without a date is not on the graph.",
                                         "%'d games without a date are not on the graph.", n), n);
  awale_loss_group_show (self->loss_group, text, progress->games, without, progress->all.phases);
}

static void
show_rulesets (AwaleProgressPage         *self,
               const AwalePlayerProgress *progress)
{
  gtk_list_box_bind_model (self->rulesets_list, NULL, NULL, NULL, NULL);
  for (unsigned i = 0; i < progress->rulesets->len; i++)
    {
      const AwalePlayerProgressRuleset *ruleset =
        &g_array_index (progress->rulesets, AwalePlayerProgressRuleset, i);
      int n = (int) ruleset->sum.n_games;
      g_autofree char *games = g_strdup_printf (ngettext ("%'d game", "%'d games", n), n);

      gtk_list_box_append (self->rulesets_list,
                           awale_loss_row_new (name_ruleset (ruleset->id, self->services->rulesets),
                                               games, ruleset->sum.loss));
    }
}

/* Shows a message instead of the progress. If @for_names is true, a button opens the preferences,
 * in which users enter the names under which they play. */
static void
show_none (AwaleProgressPage *self,
           const char        *title,
           const char        *why,
           bool               for_names)
{
  g_autofree char *text = g_markup_escape_text (why, -1);

  adw_status_page_set_title (self->none_page, title);
  adw_status_page_set_description (self->none_page, text);
  gtk_widget_set_visible (self->preferences_button, for_names);
  gtk_stack_set_visible_child_name (self->stack, "none");
}

static gpointer
ask_in_thread (AwaleLibrary  *library,
               gpointer       names,
               GCancellable  *cancellable,
               GError       **error)
{
  return awale_library_get_player_progress (library, names, error);
}

static const AwaleLibraryJob progress_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = ask_in_thread,
  .free_data = (GDestroyNotify) g_strfreev,
  .free_result = (GDestroyNotify) awale_player_progress_free,
};

static void
told_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (AwaleProgressPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwalePlayerProgress) progress =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asking);
  if (progress == NULL)
    {
      show_none (self, _("The Library Cannot Be Read"), error->message, false);
      return;
    }
  if (progress->all.n_games == 0)
    {
      show_none (self, _("No Analyzed Games"),
                 _("The library has no analyzed game under your names. Check the names in the "
                   "preferences, or select your games in the library and choose “Analyze” in its "
                   "menu."), true);
      return;
    }
  show_sentences (self, progress);
  show_loss (self, progress);
  show_rulesets (self, progress);
  gtk_stack_set_visible_child_name (self->stack, "progress");
}

static void
stop_asking (AwaleProgressPage *self)
{
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

/* Opens the preferences through the parent window, because this window has no application
 * actions. */
static void
preferences_clicked_cb (AwaleProgressPage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWindow *parent = gtk_window_get_transient_for (window);

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "app.preferences", NULL);
}

/* --- The widget ------------------------------------------------------------------------------ */

static void
awale_progress_page_dispose (GObject *object)
{
  AwaleProgressPage *self = AWALE_PROGRESS_PAGE (object);

  stop_asking (self);
  g_clear_pointer (&self->services, awale_services_unref);

  G_OBJECT_CLASS (awale_progress_page_parent_class)->dispose (object);
}

static void
awale_progress_page_class_init (AwaleProgressPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_progress_page_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/training/awale-progress-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleProgressPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AwaleProgressPage, none_page);
  gtk_widget_class_bind_template_child (widget_class, AwaleProgressPage, preferences_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleProgressPage, sentences_list);
  gtk_widget_class_bind_template_child (widget_class, AwaleProgressPage, loss_group);
  gtk_widget_class_bind_template_child (widget_class, AwaleProgressPage, rulesets_list);
  gtk_widget_class_bind_template_callback (widget_class, preferences_clicked_cb);
}

static void
awale_progress_page_init (AwaleProgressPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

/* Updates the page while it is visible and the user changes the names, for example in the
 * preferences. */
static void
names_changed_cb (AwaleProgressPage *self)
{
  g_auto (GStrv) names = NULL;

  if (!gtk_widget_get_child_visible (GTK_WIDGET (self)))
    return;
  names = awale_services_dup_own_names (self->services);
  awale_progress_page_show (self, (const char *const *) names);
}

void
awale_progress_page_set_services (AwaleProgressPage *self,
                                  AwaleServices     *services)
{
  g_return_if_fail (AWALE_IS_PROGRESS_PAGE (self));
  g_return_if_fail (services != NULL && self->services == NULL);

  self->services = awale_services_ref (services);
  g_signal_connect_object (services->settings, "changed::own-names", G_CALLBACK (names_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

void
awale_progress_page_show (AwaleProgressPage *self,
                          const char *const *names)
{
  g_return_if_fail (AWALE_IS_PROGRESS_PAGE (self));
  g_return_if_fail (names != NULL);

  stop_asking (self);
  if (names[0] == NULL)
    {
      show_none (self, _("Which Games Are Yours?"),
                 _("In the preferences, enter the names you play under: the seeds that you give "
                   "away will then appear here."), true);
      return;
    }
  self->asking = g_cancellable_new ();
  awale_library_client_run_async (self->services->library, &progress_job,
                                  g_strdupv ((char **) names), self->asking, told_cb,
                                  g_object_ref (self));
}
