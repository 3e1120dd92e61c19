/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-importing"

#include "awale-importing.h"

#include "app/common/awale-dialogs.h"
#include "awale-import-notice.h"

#include <glib/gi18n-lib.h>

struct _AwaleImporting
{
  GObject           parent_instance;

  GtkWindow        *window;       /* has this; NULL once it is gone */
  AwaleLibraryPage *page;         /* in that; NULL until it is shown */
  AwaleLibrarian   *librarian;
  AwaleNoticeBar   *notice;
  AwaleToasts      *toasts;
  GCancellable     *cancellable;  /* NULL: nothing is imported */
};

G_DEFINE_FINAL_TYPE (AwaleImporting, awale_importing, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static void
changed (AwaleImporting *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
told_cb (const AwaleImportProgress *progress,
         gpointer                   data)
{
  AwaleImporting *self = data;

  if (self->window != NULL)
    awale_library_page_show_progress (self->page, progress);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (AwaleImporting) self = data;
  g_autoptr (AwaleImportReport) report =
    awale_librarian_import_finish (AWALE_LIBRARIAN (source), result);

  g_clear_object (&self->cancellable);
  if (self->window == NULL)
    return;
  awale_library_page_show_progress (self->page, NULL);
  awale_import_notice_show (report, self->notice, self->toasts);
  changed (self);
}

static void
import (AwaleImporting *self,
        GListModel    *files)
{
  const AwaleImportProgress begin = { .seconds_left = -1 };

  if (self->cancellable != NULL || g_list_model_get_n_items (files) == 0)
    return;
  self->cancellable = g_cancellable_new ();
  awale_library_page_show_progress (self->page, &begin);
  awale_librarian_import_async (self->librarian, files, self->cancellable, told_cb, imported_cb,
                                g_object_ref (self));
  changed (self);
}

static gboolean
dropped_cb (AwaleImporting *self,
            const GValue  *value)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GSList) dropped = gdk_file_list_get_files (g_value_get_boxed (value));

  for (const GSList *l = dropped; l != NULL; l = l->next)
    g_list_store_append (files, l->data);
  if (self->cancellable == NULL)
    import (self, G_LIST_MODEL (files));
  else
    awale_toasts_say (self->toasts, _("Other games are still being imported."));
  return TRUE;
}

static void
import_chosen_cb (GListModel *files,
                  gpointer    data)
{
  g_autoptr (AwaleImporting) self = data;

  if (self->window != NULL)
    import (self, files);
}

static void
import_files_action (AwaleImporting *self)
{
  awale_dialogs_import (self->window, false, import_chosen_cb, g_object_ref (self));
}

static void
import_folders_action (AwaleImporting *self)
{
  awale_dialogs_import (self->window, true, import_chosen_cb, g_object_ref (self));
}

static void
stop_import (AwaleImporting *self)
{
  g_cancellable_cancel (self->cancellable);
}

static bool
can_import (AwaleImporting *self)
{
  return self->cancellable == NULL;
}

static const AwaleAction actions[] =
{
  { .name = "import-files", .activate = G_CALLBACK (import_files_action),
    .sense = AWALE_SENSE_LIBRARY, .can = G_CALLBACK (can_import),
    .keys = "<Control>i", .group = AWALE_KEYS_LIBRARY, .title = N_("Import games") },
  { .name = "import-folders", .activate = G_CALLBACK (import_folders_action),
    .sense = AWALE_SENSE_LIBRARY, .can = G_CALLBACK (can_import) },
  { .name = "stop-import", .activate = G_CALLBACK (stop_import),
    .can = G_CALLBACK (awale_importing_is_busy) },
};

static void
awale_importing_dispose (GObject *object)
{
  AwaleImporting *self = AWALE_IMPORTING (object);

  self->window = NULL;
  self->page = NULL;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->librarian);
  g_clear_object (&self->notice);
  g_clear_object (&self->toasts);

  G_OBJECT_CLASS (awale_importing_parent_class)->dispose (object);
}

static void
awale_importing_class_init (AwaleImportingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_importing_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_importing_init (AwaleImporting *self)
{
}

AwaleImporting *
awale_importing_new (GtkWindow      *window,
                     AwaleLibrarian *librarian,
                     AwaleNoticeBar *notice,
                     AwaleToasts    *toasts)
{
  AwaleImporting *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARIAN (librarian), NULL);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), NULL);
  g_return_val_if_fail (AWALE_IS_TOASTS (toasts), NULL);

  self = g_object_new (AWALE_TYPE_IMPORTING, NULL);
  self->window = window;
  self->librarian = g_object_ref (librarian);
  self->notice = g_object_ref (notice);
  self->toasts = g_object_ref (toasts);

  return self;
}

void
awale_importing_set_page (AwaleImporting   *self,
                          AwaleLibraryPage *page)
{
  GtkDropTarget *target;

  g_return_if_fail (AWALE_IS_IMPORTING (self));
  g_return_if_fail (AWALE_IS_LIBRARY_PAGE (page));

  self->page = page;
  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (page), GTK_EVENT_CONTROLLER (target));
}

void
awale_importing_add_actions (AwaleImporting *self,
                             AwaleActions   *list)
{
  g_return_if_fail (AWALE_IS_IMPORTING (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}

bool
awale_importing_is_busy (AwaleImporting *self)
{
  g_return_val_if_fail (AWALE_IS_IMPORTING (self), false);

  return self->cancellable != NULL;
}
