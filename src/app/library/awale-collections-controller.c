/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-collections-controller"

#include "awale-collections-controller.h"

#include "app/common/awale-dialogs.h"
#include "app/common/awale-name-dialog.h"
#include "app/share/awale-worksheet.h"
#include "awale-details-controller.h"
#include "library/awale-library-change.h"
#include "training/awale-training-store.h"

#include <glib/gi18n-lib.h>

struct _AwaleCollectionsController
{
  GObject                 parent_instance;

  GtkWindow              *window;     /* the owner; NULL after it was closed */
  AwaleLibraryPage       *page;       /* NULL until first shown */
  AwaleLibraryClient     *library;
  AwaleNoticeBar         *notice;
  AwaleToasts            *toasts;
  AwaleDetailsController *details_controller;

  GStrv                   collections; /* names of all collections; NULL until known */
};

G_DEFINE_FINAL_TYPE (AwaleCollectionsController, awale_collections_controller, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_FAVORITE,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static unsigned signals[N_SIGNALS];

/* --- Collections ----------------------------------------------------------------------------- */

static void
collections_listed_cb (GObject      *source,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr (AwaleCollectionsController) self = data;
  GStrv names = awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL);

  /* The page reports why the library cannot be read. */
  if (names == NULL)
    return;
  g_strfreev (self->collections);
  self->collections = names;
  if (self->window == NULL)
    return;
  awale_library_page_set_collections (self->page, (const char *const *) names);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
list_collections (AwaleCollectionsController *self)
{
  if (self->page != NULL)
    awale_library_client_run_async (self->library, &awale_library_collections_job, NULL,
                                    NULL, collections_listed_cb,
                                    g_object_ref (self));
}

/* --- Changes --------------------------------------------------------------------------------- */

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (AwaleCollectionsController) self = data;
  g_autoptr (GError) error = NULL;

  if (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error) == NULL
      && self->window != NULL)
    {
      awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, _("Nothing was changed."),
                             error->message, NULL, NULL);
      awale_notice_bar_close_at (self->notice, self->page, "unmap", NULL);
    }
}

static void
change_games (AwaleCollectionsController *self,
              AwaleLibraryChangeKind      kind,
              GArray                     *games,
              const char                 *name)
{
  const AwaleLibraryChange change = { .kind = kind, .games = games, .name = name };

  awale_library_client_run_async (self->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, changed_cb,
                                  g_object_ref (self));
}

static GArray *
list_selected (AwaleCollectionsController *self)
{
  return awale_library_table_list_selected (awale_library_page_get_table (self->page));
}

static void
change_selected (AwaleCollectionsController *self,
                 AwaleLibraryChangeKind      kind,
                 const char                 *name)
{
  g_autoptr (GArray) games = list_selected (self);

  change_games (self, kind, games, name);
}

/* The subject of a dialog: the games selected and the collection shown when it was opened. */
typedef struct
{
  AwaleCollectionsController *shelving;
  GArray                     *games;
  char                       *collection;  /* nullable */
} Asking;

static Asking *
asking_new (AwaleCollectionsController *self)
{
  Asking *asking = g_new (Asking, 1);

  *asking = (Asking) { g_object_ref (self), list_selected (self),
                       g_strdup (awale_library_page_get_collection (self->page)) };
  return asking;
}

static void
asking_free (Asking *asking)
{
  g_object_unref (asking->shelving);
  g_array_unref (asking->games);
  g_free (asking->collection);
  g_free (asking);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asking, asking_free)

static void
dialog_gone_cb (gpointer  data,
                GClosure *closure)
{
  asking_free (data);
}

/* Calls @named_cb (dialog, name, asking) with the name chosen in @dialog. */
static void
ask_for_name (AwaleCollectionsController *self,
              GtkWidget                  *dialog,
              GCallback                   named_cb)
{
  g_signal_connect_data (dialog, "named", named_cb, asking_new (self), dialog_gone_cb, 0);
  awale_dialogs_present (GTK_WIDGET (self->window), dialog);
}

/* --- Actions --------------------------------------------------------------------------------- */

static bool
is_favorite (AwaleCollectionsController *self)
{
  g_autoptr (AwaleLibraryItem) item = NULL;

  if (self->page != NULL)
    item = awale_library_table_dup_selected (awale_library_page_get_table (self->page));
  return item != NULL && awale_library_item_get_row (item)->favorite;
}

static void
collect_named_cb (AwaleNameDialog *dialog,
                  const char      *name,
                  Asking          *asking)
{
  if (asking->shelving->window != NULL)
    change_games (asking->shelving, AWALE_CHANGE_COLLECT, asking->games, name);
}

static void
collect_action (AwaleCollectionsController *self)
{
  GtkWidget *dialog = awale_name_dialog_new (self->window, _("Add to Collection"), _("_Add"), "");

  if (self->collections != NULL)
    awale_name_dialog_offer (AWALE_NAME_DIALOG (dialog), (const char *const *) self->collections);
  ask_for_name (self, dialog, G_CALLBACK (collect_named_cb));
}

static void
uncollect_action (AwaleCollectionsController *self)
{
  change_selected (self, AWALE_CHANGE_UNCOLLECT, awale_library_page_get_collection (self->page));
}

typedef struct
{
  AwaleCollectionsController *shelving;
  char                       *old_name;
  char                       *name;
} Renaming;

static void
renaming_free (Renaming *renaming)
{
  g_object_unref (renaming->shelving);
  g_free (renaming->old_name);
  g_free (renaming->name);
  g_free (renaming);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Renaming, renaming_free)

static void
renamed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Renaming) renaming = data;
  AwaleCollectionsController *self = renaming->shelving;

  if (self->window != NULL && !g_task_had_error (G_TASK (result))
      && g_strcmp0 (awale_library_page_get_collection (self->page), renaming->old_name) == 0)
    awale_library_page_rename_collection (self->page, renaming->name);
  changed_cb (source, result, g_object_ref (self));
}

static void
rename_named_cb (AwaleNameDialog *dialog,
                 const char      *name,
                 Asking          *asking)
{
  AwaleCollectionsController *self = asking->shelving;
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_RENAME_COLLECTION,
                                      .name = asking->collection, .new_name = name };
  Renaming *renaming;

  if (self->window == NULL)
    return;
  renaming = g_new (Renaming, 1);
  *renaming = (Renaming) { g_object_ref (self), g_strdup (asking->collection), g_strdup (name) };
  awale_library_client_run_async (self->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, renamed_cb, renaming);
}

static void
rename_action (AwaleCollectionsController *self)
{
  GtkWidget *dialog = awale_name_dialog_new (self->window, _("Rename Collection"), _("_Rename"),
                                             awale_library_page_get_collection (self->page));

  ask_for_name (self, dialog, G_CALLBACK (rename_named_cb));
}

static void
delete_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  g_autoptr (Asking) asking = data;
  AwaleCollectionsController *self = asking->shelving;
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_REMOVE_COLLECTION,
                                      .name = asking->collection };

  if (self->window == NULL || answer != AWALE_ANSWER_DISCARD)
    return;
  awale_library_client_run_async (self->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, changed_cb,
                                  g_object_ref (self));
}

static void
delete_action (AwaleCollectionsController *self)
{
  const AwaleAnswers answers = { .cancel = _("_Cancel"), .discard = _("_Delete") };
  g_autofree char *heading =
    g_strdup_printf (_("Delete the Collection “%s”?"),
                     awale_library_page_get_collection (self->page));

  awale_dialogs_ask (self->window, heading, _("Its games stay in the library."), &answers,
                     delete_answered_cb, asking_new (self));
}

static void
drills_listed_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (AwaleCollectionsController) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) drills =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (self->window == NULL)
    return;
  if (drills == NULL)
    awale_toasts_say (self->toasts, error->message);
  else
    awale_worksheet_choose (self->window, drills, self->toasts,
                            G_APPLICATION (gtk_window_get_application (self->window)));
}

/* Saves the exercises and errors in the selected games as a worksheet. */
static void
worksheet_action (AwaleCollectionsController *self)
{
  g_autoptr (GArray) games = list_selected (self);

  awale_library_client_run_async (self->library, &awale_training_list_job, g_array_ref (games),
                                  NULL, drills_listed_cb, g_object_ref (self));
}

static bool
has_games (AwaleCollectionsController *self)
{
  return self->page != NULL
         && awale_library_table_count_selected (awale_library_page_get_table (self->page)) > 0;
}

static bool
has_collection (AwaleCollectionsController *self)
{
  return self->page != NULL && awale_library_page_get_collection (self->page) != NULL;
}

static bool
can_uncollect (AwaleCollectionsController *self)
{
  return has_games (self) && has_collection (self);
}

static const AwaleAction actions[] =
{
  { .name = "favorite", .property = "favorite", .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (has_games),
    .keys = "<Control>d", .group = AWALE_KEYS_LIBRARY, .title = N_("Mark as a favorite") },
  { .name = "collect", .activate = G_CALLBACK (collect_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .name = "uncollect", .activate = G_CALLBACK (uncollect_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (can_uncollect) },
  { .name = "worksheet-listed", .activate = G_CALLBACK (worksheet_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_games) },
  { .name = "rename-collection", .activate = G_CALLBACK (rename_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_collection) },
  { .name = "delete-collection", .activate = G_CALLBACK (delete_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_collection) },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_collections_controller_get_property (GObject    *object,
                                           guint       prop_id,
                                           GValue     *value,
                                           GParamSpec *pspec)
{
  if (prop_id == PROP_FAVORITE)
    g_value_set_boolean (value, is_favorite (AWALE_COLLECTIONS_CONTROLLER (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
awale_collections_controller_set_property (GObject      *object,
                                           guint         prop_id,
                                           const GValue *value,
                                           GParamSpec   *pspec)
{
  if (prop_id == PROP_FAVORITE)
    change_selected (AWALE_COLLECTIONS_CONTROLLER (object),
                     g_value_get_boolean (value) ? AWALE_CHANGE_LIKE : AWALE_CHANGE_UNLIKE, NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
awale_collections_controller_dispose (GObject *object)
{
  AwaleCollectionsController *self = AWALE_COLLECTIONS_CONTROLLER (object);

  self->window = NULL;
  self->page = NULL;
  if (self->details_controller != NULL)
    g_object_run_dispose (G_OBJECT (self->details_controller));
  g_clear_object (&self->details_controller);
  g_clear_object (&self->library);
  g_clear_object (&self->notice);
  g_clear_object (&self->toasts);

  G_OBJECT_CLASS (awale_collections_controller_parent_class)->dispose (object);
}

static void
awale_collections_controller_finalize (GObject *object)
{
  AwaleCollectionsController *self = AWALE_COLLECTIONS_CONTROLLER (object);

  g_strfreev (self->collections);

  G_OBJECT_CLASS (awale_collections_controller_parent_class)->finalize (object);
}

static void
awale_collections_controller_class_init (AwaleCollectionsControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = awale_collections_controller_dispose;
  object_class->finalize = awale_collections_controller_finalize;
  object_class->get_property = awale_collections_controller_get_property;
  object_class->set_property = awale_collections_controller_set_property;

  props[PROP_FAVORITE] =
    g_param_spec_boolean ("favorite", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_collections_controller_init (AwaleCollectionsController *self)
{
}

AwaleCollectionsController *
awale_collections_controller_new (GtkWindow          *window,
                                  AwaleLibraryClient *library,
                                  AwaleNoticeBar     *notice,
                                  AwaleToasts        *toasts)
{
  AwaleCollectionsController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (library), NULL);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), NULL);
  g_return_val_if_fail (AWALE_IS_TOASTS (toasts), NULL);

  self = g_object_new (AWALE_TYPE_COLLECTIONS_CONTROLLER, NULL);
  self->window = window;
  self->library = g_object_ref (library);
  self->notice = g_object_ref (notice);
  self->toasts = g_object_ref (toasts);
  self->details_controller = awale_details_controller_new (window, library, notice, toasts);
  g_signal_connect_object (library, "changed", G_CALLBACK (list_collections), self,
                           G_CONNECT_SWAPPED);

  return self;
}

static void
selected_cb (AwaleCollectionsController *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FAVORITE]);
}

void
awale_collections_controller_set_page (AwaleCollectionsController *self,
                                       AwaleLibraryPage           *page)
{
  g_return_if_fail (AWALE_IS_COLLECTIONS_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_LIBRARY_PAGE (page));

  self->page = page;
  g_signal_connect_object (page, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "listed", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  awale_details_controller_set_page (self->details_controller, page);
  list_collections (self);
}

void
awale_collections_controller_add_actions (AwaleCollectionsController *self,
                                          AwaleActions               *list)
{
  g_return_if_fail (AWALE_IS_COLLECTIONS_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
  awale_details_controller_add_actions (self->details_controller, list);
}
