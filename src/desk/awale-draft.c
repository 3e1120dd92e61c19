/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-draft"

#include "awale-draft-private.h"

#include "notation/awale-ogn.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (AwaleDraft, awale_draft, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_GAME,
  PROP_FILE,
  PROP_MODIFIED,
  PROP_SAVABLE,
  N_PROPS,
};

enum
{
  SIGNAL_FILE_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static unsigned signals[N_SIGNALS];

static AwaleRecoveryInfo
describe (gpointer data)
{
  AwaleDraft *self = data;
  GFile *file = awale_draft_get_file (self);

  return (AwaleRecoveryInfo) {
    .uri = file != NULL ? g_file_get_uri (file) : NULL,
    .etag = file != NULL ? g_strdup (awale_document_file_get_etag (self->file)) : NULL,
    .place = awale_node_dup_path (awale_game_get_cursor (awale_draft_get_game (self))),
    .game = self->index,
    .partial = self->partial,
    .converted = self->converted,
    .listed = awale_draft_get_library_game (self),
    .play = g_strdup (self->play),
  };
}

/* What is to be saved has properties of the same names. */
static void
unsaved_notify_cb (AwaleDraft *self,
                   GParamSpec *pspec)
{
  g_object_notify (G_OBJECT (self), pspec->name);
}

static void
file_changed_cb (AwaleDraft *self)
{
  g_signal_emit (self, signals[SIGNAL_FILE_CHANGED], 0);
}

void
awale_draft_set_file (AwaleDraft        *self,
                      AwaleDocumentFile *file)
{
  if (!g_set_object (&self->file, file))
    return;

  g_signal_group_set_target (self->file_signals, file);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
}

void
awale_draft_set_listed_game (AwaleDraft    *self,
                             AwaleDocument *document,
                             gint64         id)
{
  self->listed = id;
  g_set_weak_pointer (&self->library_game, id != 0 ? awale_document_get_game (document, 0) : NULL);
}

/* Works on @document at its game @index; it has one at least. */
static void
set_document (AwaleDraft    *self,
              AwaleDocument *document,
              unsigned       index)
{
  g_assert (awale_document_get_n_games (document) > 0);

  g_set_object (&self->document, document);
  self->index = MIN (index, awale_document_get_n_games (document) - 1);
  awale_unsaved_set_document (self->unsaved, document, awale_draft_get_game (self));

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

static void
awale_draft_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AwaleDraft *self = AWALE_DRAFT (object);

  switch (prop_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;
    case PROP_GAME:
      g_value_set_object (value, awale_draft_get_game (self));
      break;
    case PROP_FILE:
      g_value_set_object (value, awale_draft_get_file (self));
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, awale_draft_is_modified (self));
      break;
    case PROP_SAVABLE:
      g_value_set_boolean (value, awale_draft_is_savable (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_draft_dispose (GObject *object)
{
  AwaleDraft *self = AWALE_DRAFT (object);

  g_clear_object (&self->file_signals);
  g_clear_object (&self->file);
  g_clear_weak_pointer (&self->library_game);
  g_clear_object (&self->document);
  g_clear_object (&self->unsaved);
  g_clear_object (&self->disk);
  g_clear_pointer (&self->play, g_free);

  G_OBJECT_CLASS (awale_draft_parent_class)->dispose (object);
}

static void
awale_draft_class_init (AwaleDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = awale_draft_dispose;
  object_class->get_property = awale_draft_get_property;

  props[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, AWALE_TYPE_DOCUMENT, flags);
  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME, flags);
  props[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  props[PROP_SAVABLE] = g_param_spec_boolean ("savable", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_FILE_CHANGED] =
    g_signal_new ("file-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_draft_init (AwaleDraft *self)
{
  self->file_signals = g_signal_group_new (AWALE_TYPE_DOCUMENT_FILE);
  g_signal_group_connect_object (self->file_signals, "changed", G_CALLBACK (file_changed_cb),
                                 self, G_CONNECT_SWAPPED);
}

AwaleDraft *
awale_draft_new (GFile          *recovery_folder,
                 AwaleDiskQueue *disk)
{
  AwaleDraft *self;

  g_return_val_if_fail (G_IS_FILE (recovery_folder), NULL);
  g_return_val_if_fail (AWALE_IS_DISK_QUEUE (disk), NULL);

  self = g_object_new (AWALE_TYPE_DRAFT, NULL);
  self->unsaved = awale_unsaved_new (recovery_folder, disk, describe, self);
  g_signal_connect_object (self->unsaved, "notify", G_CALLBACK (unsaved_notify_cb), self,
                           G_CONNECT_SWAPPED);
  self->disk = g_object_ref (disk);

  return self;
}

AwaleDocument *
awale_draft_get_document (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), NULL);

  return self->document;
}

GFile *
awale_draft_get_file (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), NULL);

  return self->file != NULL ? awale_document_file_get_file (self->file) : NULL;
}

bool
awale_draft_is_modified (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return awale_unsaved_is_modified (self->unsaved);
}

bool
awale_draft_is_savable (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return awale_unsaved_is_savable (self->unsaved);
}

char *
awale_draft_dup_file_name (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), NULL);

  return self->file != NULL ? awale_document_file_dup_name (self->file) : NULL;
}

AwaleGame *
awale_draft_get_game (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), NULL);

  return self->document != NULL ? awale_document_get_game (self->document, self->index) : NULL;
}

unsigned
awale_draft_get_index (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), 0);

  return self->index;
}

void
awale_draft_set_index (AwaleDraft *self,
                       unsigned    index)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (index < awale_document_get_n_games (self->document));

  if (self->index == index)
    return;

  self->index = index;
  awale_unsaved_set_game (self->unsaved, awale_draft_get_game (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

bool
awale_draft_is_untouched (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return self->document == NULL ||
         (self->file == NULL && !awale_draft_is_modified (self) &&
          is_blank (awale_draft_get_game (self)));
}

bool
awale_draft_is_partial (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return self->partial;
}

bool
awale_draft_is_converted (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return self->converted;
}

/* Goes on with @document, which is no file's. */
static void
adopt (AwaleDraft    *self,
       AwaleDocument *document,
       gint64         listed)
{
  self->partial = false;
  self->converted = false;
  awale_draft_set_listed_game (self, document, listed);
  awale_draft_set_file (self, NULL);
  set_document (self, document, 0);
}

void
awale_draft_adopt (AwaleDraft    *self,
                   AwaleDocument *document,
                   bool           unsaved)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (AWALE_IS_DOCUMENT (document));
  g_return_if_fail (awale_document_get_n_games (document) > 0);

  adopt (self, document, 0);
  if (unsaved)
    awale_game_mark_unsaved (awale_draft_get_game (self));
  awale_unsaved_update (self->unsaved);
}

void
awale_draft_adopt_library_game (AwaleDraft    *self,
                                AwaleDocument *document,
                                gint64         id)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (AWALE_IS_DOCUMENT (document));
  g_return_if_fail (awale_document_get_n_games (document) == 1);
  g_return_if_fail (id != 0);

  adopt (self, document, id);
  awale_unsaved_update (self->unsaved);
}

gint64
awale_draft_get_library_game (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), 0);

  if (self->listed == 0 || awale_document_get_n_games (self->document) != 1
      || awale_document_get_game (self->document, 0) != self->library_game)
    return 0;
  return self->listed;
}

void
awale_draft_set_library_game (AwaleDraft *self,
                              gint64      id)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (id == 0 || self->file == NULL);

  awale_draft_set_listed_game (self, self->document, id);
  awale_unsaved_update (self->unsaved);
}

void
awale_draft_add_game (AwaleDraft *self,
                      AwaleGame  *game)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);

  g_ptr_array_add (games, game);
  awale_draft_insert_games (self, games, awale_document_get_n_games (self->document));
}

/* The game in view is another one, or at another place. */
static void
games_changed (AwaleDraft *self)
{
  awale_unsaved_set_game (self->unsaved, awale_draft_get_game (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
  awale_unsaved_note_change (self->unsaved);
}

void
awale_draft_insert_games (AwaleDraft *self,
                          GPtrArray  *games,
                          unsigned    index)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (games != NULL && games->len > 0);
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (index <= awale_document_get_n_games (self->document));

  self->index = index;
  for (unsigned i = 0; i < games->len; i++)
    awale_document_insert_game (self->document, g_ptr_array_index (games, i), index + i);
  games_changed (self);
}

void
awale_draft_remove_games (AwaleDraft *self,
                          unsigned    n_games)
{
  unsigned removed;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (self->index + n_games <= awale_document_get_n_games (self->document));
  g_return_if_fail (n_games < awale_document_get_n_games (self->document));

  removed = self->index;
  /* The index is that of a game already when the document says that one has gone. */
  self->index = MIN (removed, awale_document_get_n_games (self->document) - n_games - 1);
  for (unsigned i = 0; i < n_games; i++)
    awale_document_remove_game (self->document, removed);
  games_changed (self);
}

void
awale_draft_move_game (AwaleDraft *self,
                       unsigned    index)
{
  g_autoptr (AwaleGame) game = NULL;
  unsigned from;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (index < awale_document_get_n_games (self->document));

  game = g_object_ref (awale_draft_get_game (self));
  from = self->index;
  self->index = 0;
  awale_document_remove_game (self->document, from);
  self->index = index;
  awale_document_insert_game (self->document, game, index);
  games_changed (self);
}

bool
awale_draft_recover (AwaleDraft    *self,
                     AwaleRecovery *recovery)
{
  const AwaleRecoveryInfo *info;
  g_autoptr (AwaleDocument) document = NULL;
  g_autoptr (AwaleDocumentFile) file = NULL;
  const char *text;
  AwaleGame *game;

  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);
  g_return_val_if_fail (AWALE_IS_RECOVERY (recovery), false);

  text = awale_recovery_get_text (recovery);
  info = awale_recovery_get_info (recovery);
  document = awale_ogn_read (text, strlen (text), NULL);
  if (awale_document_get_n_games (document) == 0)
    return false;

  if (info->uri != NULL)
    {
      g_autoptr (GFile) location = g_file_new_for_uri (info->uri);

      file = awale_document_file_new (location);
      awale_document_file_set_etag (file, info->etag);
    }

  awale_unsaved_set_recovery (self->unsaved, recovery);
  self->partial = info->partial;
  self->converted = info->converted;
  awale_draft_set_listed_game (self, document, info->listed);
  awale_draft_set_file (self, file);
  set_document (self, document, info->game);
  game = awale_draft_get_game (self);
  awale_game_set_cursor (game, awale_game_find_path (game, info->place));
  awale_game_mark_unsaved (game);
  awale_unsaved_update (self->unsaved);

  return true;
}

void
awale_draft_set_play (AwaleDraft *self,
                      const char *play)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  if (g_strcmp0 (self->play, play) == 0)
    return;

  g_free (self->play);
  self->play = g_strdup (play);
  awale_unsaved_update (self->unsaved);
}

void
awale_draft_save_recovery (AwaleDraft *self)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  awale_unsaved_save_recovery (self->unsaved);
  awale_disk_queue_flush (self->disk);
}

void
awale_draft_close (AwaleDraft *self)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  awale_unsaved_give_up (self->unsaved);
}

static bool
is_partial (AwaleDocument *document)
{
  return awale_document_is_incomplete (document) || awale_document_is_windows_1252 (document)
         || awale_document_count_errors (document, 0) > 0;
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  AwaleDraft *self = g_task_get_source_object (task);
  AwaleDocumentFile *file = AWALE_DOCUMENT_FILE (source);
  g_autoptr (AwaleDocument) document = NULL;
  GError *error = NULL;

  document = awale_document_file_load_finish (file, result, &error);
  if (document == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  self->partial = is_partial (document);
  self->converted = awale_document_is_converted (document);
  awale_draft_set_listed_game (self, document, 0);
  awale_draft_set_file (self, file);
  set_document (self, document, 0);
  awale_unsaved_update (self->unsaved);
  g_task_return_boolean (task, TRUE);
}

void
awale_draft_open_async (AwaleDraft         *self,
                        GFile              *file,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  g_autoptr (AwaleDocumentFile) source = NULL;
  GTask *task;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_draft_open_async);
  /* What was loaded before it was cancelled is opened. */
  g_task_set_check_cancellable (task, FALSE);
  source = awale_document_file_new (file);
  awale_document_file_load_async (source, cancellable, loaded_cb, task);
}

bool
awale_draft_open_finish (AwaleDraft   *self,
                         GAsyncResult *result,
                         GError      **error)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
