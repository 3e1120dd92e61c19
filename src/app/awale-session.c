/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-session"

#include "awale-session.h"

#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>

/* Work is kept this long after a change, so that a burst of changes costs one write. */
#define KEEP_DELAY_MS 300

struct _AwaleSession
{
  GObject        parent_instance;

  GFile         *recovery_folder;
  AwaleRecovery *recovery;
  unsigned       keep_timeout;

  AwaleDocument *document;
  unsigned       index;
  GSignalGroup  *game_signals;

  GFile         *file;
  char          *etag;
  GFileMonitor  *monitor;

  bool           reordered;  /* games were added or removed since it was saved */
  bool           partial;
  bool           modified;   /* as last told */
  bool           closed;
  unsigned       changes;    /* counts changes, so that a save knows whether more came */
};

G_DEFINE_FINAL_TYPE (AwaleSession, awale_session, G_TYPE_OBJECT)
G_DEFINE_QUARK (awale-session-error-quark, awale_session_error)

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_GAME,
  PROP_FILE,
  PROP_MODIFIED,
  N_PROPS,
};

enum
{
  SIGNAL_FILE_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static unsigned signals[N_SIGNALS];

static bool
any_modified (AwaleSession *self)
{
  size_t n_games = self->document != NULL ? awale_document_get_n_games (self->document) : 0;

  if (self->reordered)
    return true;

  for (size_t i = 0; i < n_games; i++)
    if (awale_game_is_modified (awale_document_get_game (self->document, i)))
      return true;

  return false;
}

static void
stop_keeping (AwaleSession *self)
{
  g_clear_handle_id (&self->keep_timeout, g_source_remove);
  if (self->recovery != NULL)
    awale_recovery_discard (self->recovery);
  g_clear_object (&self->recovery);
}

static void
update_modified (AwaleSession *self)
{
  bool modified = !self->closed && any_modified (self);

  if (!modified)
    stop_keeping (self);

  if (self->modified == modified)
    return;

  self->modified = modified;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODIFIED]);
}

static gboolean
keep_timeout_cb (gpointer data)
{
  AwaleSession *self = data;

  self->keep_timeout = 0;
  awale_session_keep (self, false);

  return G_SOURCE_REMOVE;
}

static void
note_change (AwaleSession *self)
{
  self->changes++;
  update_modified (self);
  if (self->modified && self->keep_timeout == 0)
    self->keep_timeout = g_timeout_add (KEEP_DELAY_MS, keep_timeout_cb, self);
}

static void
game_modified_cb (AwaleSession *self)
{
  update_modified (self);
}

static void
tree_changed_cb (AwaleSession *self)
{
  note_change (self);
}

static void
set_etag (AwaleSession *self,
          const char   *etag)
{
  g_free (self->etag);
  self->etag = g_strdup (etag);
}

static void
etag_queried_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (AwaleSession) self = data;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, NULL);

  if (info == NULL || self->file == NULL || !g_file_equal (self->file, G_FILE (source)))
    return;

  if (self->etag != NULL && g_strcmp0 (g_file_info_get_etag (info), self->etag) != 0)
    g_signal_emit (self, signals[SIGNAL_FILE_CHANGED], 0);
}

/* A file that was written, by us too: its etag tells whether we know that state. */
static void
file_monitor_cb (AwaleSession      *self,
                 GFile             *file,
                 GFile             *other,
                 GFileMonitorEvent  event)
{
  if (event != G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT && event != G_FILE_MONITOR_EVENT_CREATED &&
      event != G_FILE_MONITOR_EVENT_RENAMED)
    return;

  g_file_query_info_async (self->file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE,
                           G_PRIORITY_LOW, NULL, etag_queried_cb, g_object_ref (self));
}

static void
set_file (AwaleSession *self,
          GFile        *file,
          const char   *etag)
{
  set_etag (self, etag);
  if (self->file == file || (self->file != NULL && file != NULL && g_file_equal (self->file, file)))
    return;

  g_clear_object (&self->monitor);
  g_set_object (&self->file, file);
  if (file != NULL)
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (file_monitor_cb), self,
                             G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
}

/* Takes up @document at its game @index. */
static void
set_document (AwaleSession  *self,
              AwaleDocument *document,
              unsigned       index)
{
  g_assert (awale_document_get_n_games (document) > 0);

  g_set_object (&self->document, document);
  self->index = MIN (index, awale_document_get_n_games (document) - 1);
  self->reordered = false;
  self->changes++;
  g_signal_group_set_target (self->game_signals, awale_session_get_game (self));

  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

/* A game in which nothing was done, and whose players were not named. */
static bool
is_blank (AwaleGame *game)
{
  AwaleNode *root = awale_game_get_root (game);

  return awale_node_get_first_child (root) == NULL && awale_node_get_comment (root) == NULL &&
         awale_game_get_tag (game, "South") == NULL && awale_game_get_tag (game, "North") == NULL;
}

static bool
is_partial (AwaleDocument *document)
{
  return awale_document_is_incomplete (document) || awale_document_count_errors (document, 0) > 0;
}

static void
awale_session_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  AwaleSession *self = AWALE_SESSION (object);

  switch (prop_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;
    case PROP_GAME:
      g_value_set_object (value, awale_session_get_game (self));
      break;
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, self->modified);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_session_dispose (GObject *object)
{
  AwaleSession *self = AWALE_SESSION (object);

  g_clear_handle_id (&self->keep_timeout, g_source_remove);
  if (self->game_signals != NULL)
    g_signal_group_set_target (self->game_signals, NULL);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  g_clear_object (&self->document);
  g_clear_object (&self->recovery);
  g_clear_object (&self->recovery_folder);
  g_clear_pointer (&self->etag, g_free);

  G_OBJECT_CLASS (awale_session_parent_class)->dispose (object);
}

static void
awale_session_class_init (AwaleSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = awale_session_dispose;
  object_class->get_property = awale_session_get_property;

  props[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, AWALE_TYPE_DOCUMENT, flags);
  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME, flags);
  props[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_FILE_CHANGED] =
    g_signal_new ("file-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_session_init (AwaleSession *self)
{
  static const char *const changes[] =
  {
    "node-added", "node-removed", "node-changed", "reordered", "tags-changed", "reset",
  };

  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_object (self->game_signals, "notify::modified",
                                 G_CALLBACK (game_modified_cb), self, G_CONNECT_SWAPPED);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_object (self->game_signals, changes[i],
                                   G_CALLBACK (tree_changed_cb), self, G_CONNECT_SWAPPED);
}

AwaleSession *
awale_session_new (GFile *recovery_folder)
{
  AwaleSession *self;

  g_return_val_if_fail (G_IS_FILE (recovery_folder), NULL);

  self = g_object_new (AWALE_TYPE_SESSION, NULL);
  self->recovery_folder = g_object_ref (recovery_folder);

  return self;
}

AwaleDocument *
awale_session_get_document (AwaleSession *self)
{
  g_return_val_if_fail (AWALE_IS_SESSION (self), NULL);

  return self->document;
}

GFile *
awale_session_get_file (AwaleSession *self)
{
  g_return_val_if_fail (AWALE_IS_SESSION (self), NULL);

  return self->file;
}

bool
awale_session_is_modified (AwaleSession *self)
{
  g_return_val_if_fail (AWALE_IS_SESSION (self), false);

  return self->modified;
}

char *
awale_session_dup_file_name (AwaleSession *self)
{
  g_autofree char *base = NULL;

  g_return_val_if_fail (AWALE_IS_SESSION (self), NULL);

  if (self->file == NULL)
    return NULL;

  base = g_file_get_basename (self->file);

  return base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (self->file);
}

AwaleGame *
awale_session_get_game (AwaleSession *self)
{
  g_return_val_if_fail (AWALE_IS_SESSION (self), NULL);

  return self->document != NULL ? awale_document_get_game (self->document, self->index) : NULL;
}

unsigned
awale_session_get_index (AwaleSession *self)
{
  g_return_val_if_fail (AWALE_IS_SESSION (self), 0);

  return self->index;
}

void
awale_session_set_index (AwaleSession *self,
                         unsigned      index)
{
  g_return_if_fail (AWALE_IS_SESSION (self));
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (index < awale_document_get_n_games (self->document));

  if (self->index == index)
    return;

  self->index = index;
  g_signal_group_set_target (self->game_signals, awale_session_get_game (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

bool
awale_session_is_untouched (AwaleSession *self)
{
  g_return_val_if_fail (AWALE_IS_SESSION (self), false);

  return self->document == NULL ||
         (self->file == NULL && !self->modified && is_blank (awale_session_get_game (self)));
}

bool
awale_session_is_partial (AwaleSession *self)
{
  g_return_val_if_fail (AWALE_IS_SESSION (self), false);

  return self->partial;
}

void
awale_session_take (AwaleSession  *self,
                    AwaleDocument *document,
                    bool           unsaved)
{
  g_return_if_fail (AWALE_IS_SESSION (self));
  g_return_if_fail (AWALE_IS_DOCUMENT (document));
  g_return_if_fail (awale_document_get_n_games (document) > 0);

  self->partial = false;
  set_file (self, NULL, NULL);
  set_document (self, document, 0);
  if (unsaved)
    {
      awale_game_mark_unsaved (awale_session_get_game (self));
      note_change (self);
    }
  update_modified (self);
}

void
awale_session_add_game (AwaleSession *self,
                        AwaleGame    *game)
{
  g_return_if_fail (AWALE_IS_SESSION (self));
  g_return_if_fail (AWALE_IS_GAME (game));
  g_return_if_fail (self->document != NULL);

  awale_document_add_game (self->document, game);
  self->reordered = true;
  awale_session_set_index (self, awale_document_get_n_games (self->document) - 1);
  note_change (self);
}

void
awale_session_remove_game (AwaleSession *self)
{
  g_return_if_fail (AWALE_IS_SESSION (self));
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (awale_document_get_n_games (self->document) > 1);

  awale_document_remove_game (self->document, self->index);
  self->index = MIN (self->index, awale_document_get_n_games (self->document) - 1);
  self->reordered = true;
  g_signal_group_set_target (self->game_signals, awale_session_get_game (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
  note_change (self);
}

bool
awale_session_recover (AwaleSession  *self,
                       AwaleRecovery *recovery)
{
  const AwaleRecoveryInfo *info;
  g_autoptr (AwaleDocument) document = NULL;
  g_autoptr (GFile) file = NULL;
  const char *text;
  AwaleGame *game;

  g_return_val_if_fail (AWALE_IS_SESSION (self), false);
  g_return_val_if_fail (AWALE_IS_RECOVERY (recovery), false);

  text = awale_recovery_get_text (recovery);
  info = awale_recovery_get_info (recovery);
  document = awale_ogn_read (text, strlen (text), NULL);
  if (awale_document_get_n_games (document) == 0)
    return false;

  if (info->uri != NULL)
    file = g_file_new_for_uri (info->uri);

  g_set_object (&self->recovery, recovery);
  self->partial = info->partial;
  set_file (self, file, info->etag);
  set_document (self, document, info->game);
  game = awale_session_get_game (self);
  awale_game_set_cursor (game, awale_game_find_path (game, info->place));
  awale_game_mark_unsaved (game);
  update_modified (self);

  return true;
}

typedef struct
{
  GFile *file;
  char  *etag;
  GBytes *bytes;
} OpenData;

static void
open_data_free (OpenData *data)
{
  g_clear_object (&data->file);
  g_clear_pointer (&data->bytes, g_bytes_unref);
  g_free (data->etag);
  g_free (data);
}

static GError *
no_game_error (AwaleDocument *document,
               const char    *name)
{
  if (awale_document_get_n_diagnostics (document) > 0)
    {
      g_autofree char *sentence =
        awale_diagnostic_to_sentence (awale_document_get_diagnostic (document, 0));

      return g_error_new (AWALE_SESSION_ERROR, AWALE_SESSION_ERROR_NO_GAME,
                          /* Translators: a file name, and a sentence that says what is wrong */
                          _("“%s” holds no game. %s"), name, sentence);
    }

  return g_error_new (AWALE_SESSION_ERROR, AWALE_SESSION_ERROR_NO_GAME,
                      _("“%s” holds no game."), name);
}

/* Reading a long file takes its time; nobody else knows the document yet. */
static void
parse_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  OpenData *data = task_data;
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *base = g_file_get_basename (data->file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");

  document = awale_ogn_read (g_bytes_get_data (data->bytes, NULL), g_bytes_get_size (data->bytes),
                             name);
  if (awale_document_get_n_games (document) > 0)
    g_task_return_pointer (task, g_steal_pointer (&document), g_object_unref);
  else
    g_task_return_error (task, no_game_error (document, name));
}

static void
contents_loaded_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  OpenData *data = g_task_get_task_data (task);
  GError *error = NULL;
  char *contents;
  gsize length;

  if (!g_file_load_contents_finish (G_FILE (source), result, &contents, &length, &data->etag,
                                    &error))
    {
      g_task_return_error (task, error);
      return;
    }

  data->bytes = g_bytes_new_take (contents, length);
  g_task_run_in_thread (task, parse_thread);
}

void
awale_session_open_async (AwaleSession        *self,
                          GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  OpenData *data;

  g_return_if_fail (AWALE_IS_SESSION (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_session_open_async);
  data = g_new0 (OpenData, 1);
  data->file = g_object_ref (file);
  g_task_set_task_data (task, data, (GDestroyNotify) open_data_free);

  g_file_load_contents_async (file, cancellable, contents_loaded_cb, g_steal_pointer (&task));
}

bool
awale_session_open_finish (AwaleSession  *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_autoptr (AwaleDocument) document = NULL;
  OpenData *data;

  g_return_val_if_fail (AWALE_IS_SESSION (self), false);
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  document = g_task_propagate_pointer (G_TASK (result), error);
  if (document == NULL)
    return false;

  data = g_task_get_task_data (G_TASK (result));
  self->partial = is_partial (document);
  set_file (self, data->file, data->etag);
  set_document (self, document, 0);
  update_modified (self);

  return true;
}

typedef struct
{
  GFile   *file;
  unsigned changes;
} SaveData;

static void
save_data_free (SaveData *data)
{
  g_clear_object (&data->file);
  g_free (data);
}

/* What was written is what the session holds, unless it changed meanwhile. */
static void
mark_saved (AwaleSession *self,
            unsigned      changes)
{
  if (self->changes != changes)
    return;

  self->reordered = false;
  for (size_t i = 0; i < awale_document_get_n_games (self->document); i++)
    awale_game_mark_saved (awale_document_get_game (self->document, i));
}

static void
contents_replaced_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  AwaleSession *self = g_task_get_source_object (task);
  SaveData *data = g_task_get_task_data (task);
  g_autofree char *etag = NULL;
  GError *error = NULL;

  if (!g_file_replace_contents_finish (G_FILE (source), result, &etag, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  set_file (self, data->file, etag);
  self->partial = false;
  mark_saved (self, data->changes);
  update_modified (self);
  g_task_return_boolean (task, TRUE);
}

void
awale_session_save_async (AwaleSession        *self,
                          GFile               *file,
                          bool                 overwrite,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GTask) task = NULL;
  const char *etag = NULL;
  SaveData *data;
  char *text;

  g_return_if_fail (AWALE_IS_SESSION (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->document != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_session_save_async);
  data = g_new0 (SaveData, 1);
  data->file = g_object_ref (file);
  data->changes = self->changes;
  g_task_set_task_data (task, data, (GDestroyNotify) save_data_free);

  if (!overwrite && self->file != NULL && g_file_equal (self->file, file))
    etag = self->etag;
  text = awale_ogn_write (self->document, AWALE_WRITE_DEFAULT);
  bytes = g_bytes_new_take (text, strlen (text));
  g_file_replace_contents_bytes_async (file, bytes, etag, FALSE, G_FILE_CREATE_NONE, cancellable,
                                       contents_replaced_cb, g_steal_pointer (&task));
}

bool
awale_session_save_finish (AwaleSession  *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (AWALE_IS_SESSION (self), false);
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
awale_session_keep (AwaleSession *self,
                    bool          wait)
{
  g_autofree char *place = NULL;
  g_autofree char *text = NULL;
  g_autofree char *uri = NULL;
  AwaleRecoveryInfo info;

  g_return_if_fail (AWALE_IS_SESSION (self));

  g_clear_handle_id (&self->keep_timeout, g_source_remove);
  if (!self->modified)
    return;

  if (self->recovery == NULL)
    self->recovery = awale_recovery_new (self->recovery_folder);

  text = awale_ogn_write (self->document, AWALE_WRITE_DEFAULT);
  place = awale_node_dup_path (awale_game_get_cursor (awale_session_get_game (self)));
  uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  info = (AwaleRecoveryInfo) {
    .uri = uri,
    .etag = self->etag,
    .place = place,
    .game = self->index,
    .partial = self->partial,
  };
  awale_recovery_store (self->recovery, text, &info);
  if (wait)
    awale_recovery_flush (self->recovery);
}

void
awale_session_close (AwaleSession *self)
{
  g_return_if_fail (AWALE_IS_SESSION (self));

  self->closed = true;
  update_modified (self);
}
