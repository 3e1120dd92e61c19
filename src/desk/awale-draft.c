/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-draft"

#include "awale-draft-private.h"

#include "notation/awale-ogn.h"

/* Work is kept this long after a change, so that a burst of changes costs one write. */
#define KEEP_DELAY_MS 300

G_DEFINE_FINAL_TYPE (AwaleDraft, awale_draft, G_TYPE_OBJECT)
G_DEFINE_QUARK (awale-draft-error-quark, awale_draft_error)

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
stop_keeping (AwaleDraft *self)
{
  g_clear_handle_id (&self->keep_timeout, g_source_remove);
  if (self->recovery != NULL)
    awale_recovery_discard (self->recovery);
  g_clear_object (&self->recovery);
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

void
awale_draft_update_modified (AwaleDraft *self)
{
  bool modified = !self->closed && any_modified (self);

  if (!modified)
    stop_keeping (self);

  g_object_freeze_notify (G_OBJECT (self));
  set_flag (self, &self->modified, modified, PROP_MODIFIED);
  set_flag (self, &self->savable, modified || self->findings != self->written, PROP_SAVABLE);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
keep_timeout_cb (gpointer data)
{
  AwaleDraft *self = data;

  self->keep_timeout = 0;
  awale_draft_keep (self, false);

  return G_SOURCE_REMOVE;
}

/* A change (or a finding, which goes with the work that there is) has been counted. */
static void
keep_soon (AwaleDraft *self)
{
  awale_draft_update_modified (self);
  if (self->modified && self->keep_timeout == 0)
    self->keep_timeout = g_timeout_add (KEEP_DELAY_MS, keep_timeout_cb, self);
}

static void
note_change (AwaleDraft *self)
{
  self->changes++;
  keep_soon (self);
}

static void
game_modified_cb (AwaleDraft *self)
{
  awale_draft_update_modified (self);
}

static void
tree_changed_cb (AwaleDraft *self)
{
  note_change (self);
}

static void
node_changed_cb (AwaleDraft *self,
                 AwaleNode  *node,
                 unsigned    change)
{
  if ((change & AWALE_CHANGE_KEPT) != 0)
    self->findings++;
  else
    self->changes++;
  keep_soon (self);
}

static void
set_etag (AwaleDraft *self,
          const char *etag)
{
  g_free (self->etag);
  self->etag = g_strdup (etag);
}

static void
etag_queried_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (AwaleDraft) self = data;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, NULL);

  if (info == NULL || self->file == NULL || !g_file_equal (self->file, G_FILE (source)))
    return;

  if (self->etag != NULL && g_strcmp0 (g_file_info_get_etag (info), self->etag) != 0)
    g_signal_emit (self, signals[SIGNAL_FILE_CHANGED], 0);
}

/* A file that was written, by us too: its etag tells whether we know that state. */
static void
file_monitor_cb (AwaleDraft       *self,
                 GFile            *file,
                 GFile            *other,
                 GFileMonitorEvent event)
{
  if (event != G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT && event != G_FILE_MONITOR_EVENT_CREATED &&
      event != G_FILE_MONITOR_EVENT_RENAMED)
    return;

  g_file_query_info_async (self->file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE,
                           G_PRIORITY_LOW, NULL, etag_queried_cb, g_object_ref (self));
}

void
awale_draft_set_file (AwaleDraft *self,
                      GFile      *file,
                      const char *etag)
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

void
awale_draft_set_document (AwaleDraft    *self,
                          AwaleDocument *document,
                          unsigned       index)
{
  g_assert (awale_document_get_n_games (document) > 0);

  g_set_object (&self->document, document);
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
      g_value_set_object (value, self->file);
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
  g_signal_group_connect_object (self->game_signals, "notify::modified",
                                 G_CALLBACK (game_modified_cb), self, G_CONNECT_SWAPPED);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_object (self->game_signals, changes[i],
                                   G_CALLBACK (tree_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->game_signals, "node-changed", G_CALLBACK (node_changed_cb),
                                 self, G_CONNECT_SWAPPED);
}

AwaleDraft *
awale_draft_new (GFile *recovery_folder)
{
  AwaleDraft *self;

  g_return_val_if_fail (G_IS_FILE (recovery_folder), NULL);

  self = g_object_new (AWALE_TYPE_DRAFT, NULL);
  self->recovery_folder = g_object_ref (recovery_folder);

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

  return self->file;
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
  g_autofree char *base = NULL;

  g_return_val_if_fail (AWALE_IS_DRAFT (self), NULL);

  if (self->file == NULL)
    return NULL;

  base = g_file_get_basename (self->file);

  return base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (self->file);
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
awale_draft_take (AwaleDraft    *self,
                  AwaleDocument *document,
                  bool           unsaved)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (AWALE_IS_DOCUMENT (document));
  g_return_if_fail (awale_document_get_n_games (document) > 0);

  self->partial = false;
  awale_draft_set_file (self, NULL, NULL);
  awale_draft_set_document (self, document, 0);
  if (unsaved)
    {
      awale_game_mark_unsaved (awale_draft_get_game (self));
      note_change (self);
    }
  awale_draft_update_modified (self);
}

void
awale_draft_add_game (AwaleDraft *self,
                      AwaleGame  *game)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (AWALE_IS_GAME (game));
  g_return_if_fail (self->document != NULL);

  awale_document_add_game (self->document, game);
  self->reordered = true;
  awale_draft_set_index (self, awale_document_get_n_games (self->document) - 1);
  note_change (self);
}

void
awale_draft_remove_game (AwaleDraft *self)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);
  g_return_if_fail (awale_document_get_n_games (self->document) > 1);

  awale_document_remove_game (self->document, self->index);
  self->index = MIN (self->index, awale_document_get_n_games (self->document) - 1);
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
  g_autoptr (GFile) file = NULL;
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
    file = g_file_new_for_uri (info->uri);

  g_set_object (&self->recovery, recovery);
  self->partial = info->partial;
  awale_draft_set_file (self, file, info->etag);
  awale_draft_set_document (self, document, info->game);
  game = awale_draft_get_game (self);
  awale_game_set_cursor (game, awale_game_find_path (game, info->place));
  awale_game_mark_unsaved (game);
  awale_draft_update_modified (self);

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
  keep_soon (self);
}

void
awale_draft_keep (AwaleDraft *self,
                  bool        wait)
{
  g_autofree char *place = NULL;
  g_autofree char *text = NULL;
  g_autofree char *uri = NULL;
  AwaleRecoveryInfo info;

  g_return_if_fail (AWALE_IS_DRAFT (self));

  g_clear_handle_id (&self->keep_timeout, g_source_remove);
  if (!self->modified)
    return;

  if (self->recovery == NULL)
    self->recovery = awale_recovery_new (self->recovery_folder);

  text = awale_ogn_write (self->document, AWALE_WRITE_DEFAULT);
  place = awale_node_dup_path (awale_game_get_cursor (awale_draft_get_game (self)));
  uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  info = (AwaleRecoveryInfo) {
    .uri = uri,
    .etag = self->etag,
    .place = place,
    .game = self->index,
    .partial = self->partial,
    .play = self->play,
  };
  awale_recovery_store (self->recovery, text, &info);
  if (wait)
    awale_recovery_flush (self->recovery);
}

void
awale_draft_close (AwaleDraft *self)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  self->closed = true;
  awale_draft_update_modified (self);
}
