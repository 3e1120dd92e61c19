/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-details-controller"

#include "awale-details-controller.h"

#include "app/common/awale-dialogs.h"
#include "app/common/awale-shared-details-dialog.h"
#include "awale-merge-names-dialog.h"
#include "library/awale-library-change.h"
#include "library/awale-library-tags.h"

#include <glib/gi18n-lib.h>

struct _AwaleDetailsController
{
  GObject                parent_instance;

  GtkWindow             *window;     /* the owner; NULL after it was closed */
  AwaleLibraryPage      *page;       /* NULL until first shown */
  AwaleLibraryClient    *library;
  AwaleNoticeBar        *notice;
  AwaleToasts           *toasts;
  AwaleMergeNamesDialog *merging;    /* weak; NULL unless names are being merged */
  char                  *merged;     /* description of the last merge, to undo it; nullable */
  gint64                 undo;       /* its number in the library */
};

G_DEFINE_FINAL_TYPE (AwaleDetailsController, awale_details_controller, G_TYPE_OBJECT)

/* Games whose details are being read or changed. */
typedef struct
{
  AwaleDetailsController *retagging;
  GArray                 *games;
} Asking;

static Asking *
asking_new (AwaleDetailsController *self,
            GArray                 *games)
{
  Asking *asking = g_new (Asking, 1);

  *asking = (Asking) { g_object_ref (self), g_array_ref (games) };
  return asking;
}

static void
asking_free (Asking *asking)
{
  g_object_unref (asking->retagging);
  g_array_unref (asking->games);
  g_free (asking);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asking, asking_free)

static void
say_failure (AwaleDetailsController *self,
             const char             *title,
             const GError           *error)
{
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, title, error->message, NULL, NULL);
  awale_notice_bar_close_at (self->notice, self->page, "unmap", NULL);
}

/* --- Details --------------------------------------------------------------------------------- */

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Asking) asking = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AwaleDetailsController *self = asking->retagging;
  unsigned n_games = asking->games->len;
  const AwaleLibraryChange *change =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (self->window == NULL)
    return;
  text = g_strdup_printf (ngettext ("The details of %'u game were changed.",
                                    "The details of %'u games were changed.", n_games), n_games);
  if (change != NULL)
    awale_toasts_offer_undo (self->toasts, text, "win.undo-library", change->undo);
  else
    say_failure (self, _("Nothing was changed."), error);
}

static void
applied_cb (AdwWindow         *dialog,
            const char *const *tags,
            Asking            *asking)
{
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_TAGS, .games = asking->games,
                                      .tags = tags };
  AwaleDetailsController *self = asking->retagging;

  if (self->window == NULL)
    return;
  awale_library_client_run_async (self->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, changed_cb,
                                  asking_new (self, asking->games));
}

static void
dialog_gone_cb (gpointer  data,
                GClosure *closure)
{
  asking_free (data);
}

static void
shared_tags_listed_cb (GObject      *source,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr (Asking) asking = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tags =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  AwaleDetailsController *self = asking->retagging;
  GtkWidget *dialog;

  if (self->window == NULL)
    return;
  if (tags == NULL)
    {
      say_failure (self, _("The details could not be read."), error);
      return;
    }
  dialog = awale_shared_details_dialog_new (self->window, asking->games->len, tags);
  g_signal_connect_data (dialog, "applied", G_CALLBACK (applied_cb),
                         g_steal_pointer (&asking), dialog_gone_cb, 0);
  awale_dialogs_present (GTK_WIDGET (self->window), dialog);
}

static gpointer
list_shared_tags (AwaleLibrary  *library,
                  gpointer       games,
                  GCancellable  *cancellable,
                  GError       **error)
{
  return awale_library_list_shared_tags (library, games, awale_shared_details_dialog_get_names (),
                                         error);
}

static const AwaleLibraryJob shared_tags_job = {
  .lane = AWALE_LIBRARY_LANE_READ,
  .func = list_shared_tags,
  .free_data = (GDestroyNotify) g_array_unref,
  .free_result = (GDestroyNotify) g_ptr_array_unref,
};

static void
edit_action (AwaleDetailsController *self)
{
  g_autoptr (GArray) games =
    awale_library_table_list_selected (awale_library_page_get_table (self->page));

  awale_library_client_run_async (self->library, &shared_tags_job, g_array_ref (games), NULL,
                                  shared_tags_listed_cb, asking_new (self, games));
}

/* --- Names ----------------------------------------------------------------------------------- */

/* A merge of names in progress. */
typedef struct
{
  AwaleDetailsController *retagging;
  char                   *name;       /* the name to keep */
  unsigned                n_others;
} Merging;

static void
merging_free (Merging *merging)
{
  g_object_unref (merging->retagging);
  g_free (merging->name);
  g_free (merging);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Merging, merging_free)

/* The result: “2 other names were replaced by “Ama”. 3 games … twice were removed.” */
static char *
dup_merged (const Merging *merging,
            unsigned       n_copies)
{
  g_autofree char *names =
    g_strdup_printf (ngettext ("%'u other name was replaced by “%s”.",
                               "%'u other names were replaced by “%s”.", merging->n_others),
                     merging->n_others, merging->name);
  g_autofree char *copies =
    g_strdup_printf (ngettext ("%'u game that was then in the library twice was removed.",
                               "%'u games that were then in the library twice were removed.",
                               n_copies), n_copies);

  return n_copies > 0 ? g_strjoin (" ", names, copies, NULL) : g_steal_pointer (&names);
}

static void list_spellings (AwaleDetailsController *self);

/* Offers to undo the merge in the window after the dialog was closed. */
static void
offer_undo (AwaleDetailsController *self)
{
  if (self->merged != NULL)
    awale_toasts_offer_undo (self->toasts, self->merged, "win.undo-library", self->undo);
  g_clear_pointer (&self->merged, g_free);
}

static void
merged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Merging) merging = data;
  g_autoptr (GError) error = NULL;
  AwaleDetailsController *self = merging->retagging;
  const AwaleLibraryChange *change =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (self->window == NULL)
    return;
  if (change == NULL)
    {
      /* The notice is in the window below the dialog. */
      if (self->merging != NULL)
        gtk_window_destroy (GTK_WINDOW (self->merging));
      say_failure (self, _("Nothing was changed."), error);
      return;
    }
  g_free (self->merged);
  self->merged = dup_merged (merging, change->n_copies);
  self->undo = change->undo;
  if (self->merging != NULL)
    awale_merge_names_dialog_say_merged (self->merging, self->merged);
  else
    offer_undo (self);
  list_spellings (self);
}

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleDetailsController) self = data;
  g_autoptr (GError) error = NULL;

  if (self->window == NULL)
    return;
  if (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error) == NULL)
    say_failure (self, _("Nothing was changed."), error);
  list_spellings (self);
}

static void
undo_merging_cb (AwaleDetailsController *self)
{
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_UNDO, .undo = self->undo };

  g_clear_pointer (&self->merged, g_free);
  awale_library_client_run_async (self->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, undone_cb,
                                  g_object_ref (self));
}

static void
merge_cb (AwaleDetailsController *self,
          const char *const      *spellings)
{
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_RESPELL, .tags = spellings };
  Merging *merging = g_new (Merging, 1);

  *merging = (Merging) { g_object_ref (self), g_strdup (spellings[1]),
                         g_strv_length ((char **) spellings) / 2 };
  awale_library_client_run_async (self->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, merged_cb, merging);
}

static void
show_merging (AwaleDetailsController *self,
              AwaleSpellings *spellings)
{
  GtkWidget *dialog = awale_merge_names_dialog_new (self->window, spellings);

  g_set_weak_pointer (&self->merging, AWALE_MERGE_NAMES_DIALOG (dialog));
  g_signal_connect_object (dialog, "merged", G_CALLBACK (merge_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "undone", G_CALLBACK (undo_merging_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (offer_undo), self, G_CONNECT_SWAPPED);
  awale_dialogs_present (GTK_WIDGET (self->window), dialog);
}

/* Shows the spellings in the dialog, or opens it; it may have been closed meanwhile. */
static void
spellings_listed_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr (AwaleDetailsController) self = data;
  g_autoptr (GError) error = NULL;
  AwaleSpellings *spellings =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (self->window != NULL && spellings != NULL && self->merging != NULL)
    awale_merge_names_dialog_set_spellings (self->merging, g_steal_pointer (&spellings));
  else if (self->window != NULL && spellings == NULL)
    {
      if (self->merging != NULL)
        gtk_window_destroy (GTK_WINDOW (self->merging));
      say_failure (self, _("The names could not be read."), error);
    }
  g_clear_pointer (&spellings, awale_spellings_free);
}

static void
first_listed_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (AwaleDetailsController) self = data;
  g_autoptr (GError) error = NULL;
  AwaleSpellings *spellings =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (self->window != NULL && spellings != NULL && self->merging == NULL)
    show_merging (self, g_steal_pointer (&spellings));
  else if (self->window != NULL && spellings == NULL)
    say_failure (self, _("The names could not be read."), error);
  g_clear_pointer (&spellings, awale_spellings_free);
}

static gpointer
list_in_thread (AwaleLibrary  *library,
                gpointer       data,
                GCancellable  *cancellable,
                GError       **error)
{
  return awale_library_list_spellings (library, error);
}

static const AwaleLibraryJob spellings_job = {
  .lane = AWALE_LIBRARY_LANE_READ,
  .func = list_in_thread,
  .free_result = (GDestroyNotify) awale_spellings_free,
};

static void
list_spellings (AwaleDetailsController *self)
{
  awale_library_client_run_async (self->library, &spellings_job, NULL, NULL, spellings_listed_cb,
                                  g_object_ref (self));
}

static void
merge_action (AwaleDetailsController *self)
{
  awale_library_client_run_async (self->library, &spellings_job, NULL, NULL, first_listed_cb,
                                  g_object_ref (self));
}

/* --- Actions --------------------------------------------------------------------------------- */

static bool
has_games (AwaleDetailsController *self)
{
  return self->page != NULL
         && awale_library_table_count_selected (awale_library_page_get_table (self->page)) > 0;
}

static const AwaleAction actions[] =
{
  { .name = "edit-listed", .activate = G_CALLBACK (edit_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .name = "merge-names", .activate = G_CALLBACK (merge_action), .when = AWALE_WHEN_LIBRARY },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_details_controller_dispose (GObject *object)
{
  AwaleDetailsController *self = AWALE_DETAILS_CONTROLLER (object);

  self->window = NULL;
  self->page = NULL;
  g_clear_weak_pointer (&self->merging);
  g_clear_pointer (&self->merged, g_free);
  g_clear_object (&self->library);
  g_clear_object (&self->notice);
  g_clear_object (&self->toasts);

  G_OBJECT_CLASS (awale_details_controller_parent_class)->dispose (object);
}

static void
awale_details_controller_class_init (AwaleDetailsControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_details_controller_dispose;
}

static void
awale_details_controller_init (AwaleDetailsController *self)
{
}

AwaleDetailsController *
awale_details_controller_new (GtkWindow          *window,
                              AwaleLibraryClient *library,
                              AwaleNoticeBar     *notice,
                              AwaleToasts        *toasts)
{
  AwaleDetailsController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (library), NULL);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), NULL);
  g_return_val_if_fail (AWALE_IS_TOASTS (toasts), NULL);

  self = g_object_new (AWALE_TYPE_DETAILS_CONTROLLER, NULL);
  self->window = window;
  self->library = g_object_ref (library);
  self->notice = g_object_ref (notice);
  self->toasts = g_object_ref (toasts);
  return self;
}

void
awale_details_controller_set_page (AwaleDetailsController *self,
                                   AwaleLibraryPage       *page)
{
  g_return_if_fail (AWALE_IS_DETAILS_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_LIBRARY_PAGE (page));

  self->page = page;
}

void
awale_details_controller_add_actions (AwaleDetailsController *self,
                                      AwaleActions           *list)
{
  g_return_if_fail (AWALE_IS_DETAILS_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}
