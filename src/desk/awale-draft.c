/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-draft"

#include "awale-draft.h"

#include "awale-autosave.h"
#include "awale-document-file.h"
#include "notation/awale-ogn.h"

#include <string.h>

struct _AwaleDraft
{
  GObject            parent_instance;

  AwaleDocument     *document;
  unsigned           index;
  GSignalGroup      *game_signals;

  AwaleDocumentFile *file;       /* NULL without one */
  GSignalGroup      *file_signals;

  AwaleAutosave     *autosave;
  AwaleDiskQueue    *disk;
  char              *play;       /* how the game is being played */

  bool               reordered;  /* games were added or removed since it was saved */
  bool               partial;
  bool               closed;
  bool               modified;   /* as last notified */
  bool               savable;    /* likewise */
  unsigned           changes;    /* counts changes, so that a save knows whether more came */
  unsigned           findings;   /* counts values that an analysis found, which are no changes */
  unsigned           written;    /* so many of them the file holds */
};

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

static bool
any_modified (AwaleDraft *self)
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
set_flag (AwaleDraft *self,
          bool       *flag,
          bool        value,
          int         property)
{
  if (*flag == value)
    return;

  *flag = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[property]);
}

/* Looks whether there is work to be saved, or anything to be written; without work the recovery
 * file goes. */
static void
update_modified (AwaleDraft *self)
{
  bool modified = !self->closed && any_modified (self);

  if (!modified)
    awale_autosave_discard (self->autosave);

  g_object_freeze_notify (G_OBJECT (self));
  set_flag (self, &self->modified, modified, PROP_MODIFIED);
  set_flag (self, &self->savable, modified || self->findings != self->written, PROP_SAVABLE);
  g_object_thaw_notify (G_OBJECT (self));
}

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
    .play = g_strdup (self->play),
  };
}

/* A change (or a finding, which goes with the work that there is) has been counted. */
static void
autosave_soon (AwaleDraft *self)
{
  update_modified (self);
  if (self->modified)
    awale_autosave_save_soon (self->autosave);
}

static void
note_change (AwaleDraft *self)
{
  self->changes++;
  autosave_soon (self);
}

static void
tree_changed_cb (AwaleDraft *self)
{
  awale_autosave_game_changed (self->autosave, awale_draft_get_game (self));
  note_change (self);
}

static void
node_changed_cb (AwaleDraft *self,
                 AwaleNode  *node,
                 unsigned    change)
{
  awale_autosave_game_changed (self->autosave, awale_draft_get_game (self));
  if ((change & AWALE_CHANGE_KEPT) != 0)
    self->findings++;
  else
    self->changes++;
  autosave_soon (self);
}

static void
file_changed_cb (AwaleDraft *self)
{
  g_signal_emit (self, signals[SIGNAL_FILE_CHANGED], 0);
}

/* Works with @file (nullable) from now on. */
static void
set_file (AwaleDraft        *self,
          AwaleDocumentFile *file)
{
  if (!g_set_object (&self->file, file))
    return;

  g_signal_group_set_target (self->file_signals, file);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
}

/* Works on @document at its game @index; it has one at least. */
static void
set_document (AwaleDraft    *self,
              AwaleDocument *document,
              unsigned       index)
{
  g_assert (awale_document_get_n_games (document) > 0);

  g_set_object (&self->document, document);
  awale_autosave_set_document (self->autosave, document);
  self->index = MIN (index, awale_document_get_n_games (document) - 1);
  self->reordered = false;
  self->changes++;
  self->written = self->findings;
  g_signal_group_set_target (self->game_signals, awale_draft_get_game (self));

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
      g_value_set_boolean (value, self->modified);
      break;
    case PROP_SAVABLE:
      g_value_set_boolean (value, self->savable);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_draft_dispose (GObject *object)
{
  AwaleDraft *self = AWALE_DRAFT (object);

  if (self->game_signals != NULL)
    g_signal_group_set_target (self->game_signals, NULL);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->file_signals);
  g_clear_object (&self->file);
  g_clear_object (&self->document);
  g_clear_object (&self->autosave);
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
  static const char *const changes[] =
  {
    "node-added", "node-removed", "reordered", "tags-changed", "reset",
  };

  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  /* A game is modified only after it has told of its first change. */
  g_signal_group_connect_object (self->game_signals, "notify::modified",
                                 G_CALLBACK (autosave_soon), self, G_CONNECT_SWAPPED);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_object (self->game_signals, changes[i],
                                   G_CALLBACK (tree_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->game_signals, "node-changed", G_CALLBACK (node_changed_cb),
                                 self, G_CONNECT_SWAPPED);

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
  self->autosave = awale_autosave_new (recovery_folder, disk, describe, self);
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

  return self->modified;
}

bool
awale_draft_is_savable (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return self->savable;
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
  g_signal_group_set_target (self->game_signals, awale_draft_get_game (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

bool
awale_draft_is_untouched (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return self->document == NULL ||
         (self->file == NULL && !self->modified && is_blank (awale_draft_get_game (self)));
}

bool
awale_draft_is_partial (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return self->partial;
}

void
awale_draft_adopt (AwaleDraft    *self,
                   AwaleDocument *document,
                   bool           unsaved)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (AWALE_IS_DOCUMENT (document));
  g_return_if_fail (awale_document_get_n_games (document) > 0);

  self->partial = false;
  set_file (self, NULL);
  set_document (self, document, 0);
  if (unsaved)
    {
      awale_game_mark_unsaved (awale_draft_get_game (self));
      note_change (self);
    }
  update_modified (self);
}

void
awale_draft_add_game (AwaleDraft *self,
                      AwaleGame  *game)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);

  awale_draft_insert_game (self, game, awale_document_get_n_games (self->document));
}

void
awale_draft_insert_game (AwaleDraft *self,
                         AwaleGame  *game,
                         unsigned    index)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (AWALE_IS_GAME (game));
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (index <= awale_document_get_n_games (self->document));

  self->index = index;
  awale_document_insert_game (self->document, game, index);
  self->reordered = true;
  g_signal_group_set_target (self->game_signals, game);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
  note_change (self);
}

void
awale_draft_remove_game (AwaleDraft *self)
{
  unsigned removed;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (awale_document_get_n_games (self->document) > 1);

  removed = self->index;
  /* The index is that of a game already when the document says that one has gone. */
  self->index = MIN (removed, awale_document_get_n_games (self->document) - 2);
  awale_document_remove_game (self->document, removed);
  self->reordered = true;
  g_signal_group_set_target (self->game_signals, awale_draft_get_game (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
  note_change (self);
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

  awale_autosave_set_recovery (self->autosave, recovery);
  self->partial = info->partial;
  set_file (self, file);
  set_document (self, document, info->game);
  game = awale_draft_get_game (self);
  awale_game_set_cursor (game, awale_game_find_path (game, info->place));
  awale_game_mark_unsaved (game);
  update_modified (self);

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
  autosave_soon (self);
}

void
awale_draft_save_recovery (AwaleDraft *self)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  if (self->modified)
    awale_autosave_save (self->autosave);
  awale_disk_queue_flush (self->disk);
}

void
awale_draft_close (AwaleDraft *self)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  self->closed = true;
  update_modified (self);
}

static bool
is_partial (AwaleDocument *document)
{
  return awale_document_is_incomplete (document) || awale_document_count_errors (document, 0) > 0;
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
  set_file (self, file);
  set_document (self, document, 0);
  update_modified (self);
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

/* What is being saved: @document with so many changes and findings. */
typedef struct
{
  AwaleDocument *document;
  unsigned       changes;
  unsigned       findings;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->document);
  g_free (saving);
}

/* What was written is what the draft holds, unless it changed meanwhile. */
static void
mark_saved (AwaleDraft   *self,
            const Saving *saving)
{
  self->partial = false;
  self->written = MAX (self->written, saving->findings);
  if (self->changes != saving->changes)
    return;

  self->reordered = false;
  for (size_t i = 0; i < awale_document_get_n_games (self->document); i++)
    awale_game_mark_saved (awale_document_get_game (self->document, i));
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GTask) task = data;
  AwaleDraft *self = g_task_get_source_object (task);
  AwaleDocumentFile *file = AWALE_DOCUMENT_FILE (source);
  const Saving *saving = g_task_get_task_data (task);
  GError *error = NULL;

  if (!awale_document_file_save_finish (file, result, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  /* A document that was opened meanwhile has another file. */
  if (self->document == saving->document)
    {
      set_file (self, file);
      mark_saved (self, saving);
      update_modified (self);
    }
  g_task_return_boolean (task, TRUE);
}

void
awale_draft_save_async (AwaleDraft         *self,
                        GFile              *file,
                        bool                overwrite,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  g_autoptr (AwaleDocumentFile) target = NULL;
  Saving *saving;
  GTask *task;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->document != NULL);

  if (self->file != NULL && g_file_equal (awale_draft_get_file (self), file))
    target = g_object_ref (self->file);
  else
    target = awale_document_file_new (file);
  saving = g_new (Saving, 1);
  *saving = (Saving) { g_object_ref (self->document), self->changes, self->findings };

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_draft_save_async);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  awale_document_file_save_async (target, self->document, overwrite, saved_cb, task);
}

bool
awale_draft_save_finish (AwaleDraft   *self,
                         GAsyncResult *result,
                         GError      **error)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
