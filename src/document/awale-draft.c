/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-draft"

#include "awale-draft.h"

#include "awale-document-file.h"
#include "awale-game-text-cache.h"
#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "library/awale-library-change.h"
#include "notation/awale-ogn.h"

#include <string.h>

/* Writing the recovery file begins RECOVERY_DELAY milliseconds after the first of several changes,
 * or after RECOVERY_PAUSES times as long as writing the last texts took, if that is longer. */
#define RECOVERY_DELAY 300
#define RECOVERY_PAUSES 20

/* Microseconds after which writing texts returns to the main loop. */
#define SLICE 4000

/* Games of a document, and their states when they were written. */
typedef struct
{
  GPtrArray *games;
  GArray    *states;    /* States from awale_game_begin_saving(). (element-type unsigned) */
  unsigned   n_values;
} SavedState;

struct _AwaleDraft
{
  GObject             parent_instance;

  AwaleDocument      *document;
  unsigned            index;
  GSignalGroup       *game_signals;
  AwaleGameTextCache *texts;
  char               *play;
  gint64              library_id;       /* Id of the game in the library; 0 for none. */
  AwaleGame          *library_game;     /* Library game; a weak pointer. */

  AwaleDocumentFile  *file;
  GSignalGroup       *file_signals;
  bool                partial;
  bool                converted;

  GPtrArray          *saved_games;      /* Games last opened or saved, in their order. */
  unsigned            n_values;         /* Number of analysis values received so far. */
  unsigned            n_saved_values;
  bool                closed;
  bool                modified;         /* Last notified value of "modified". */
  bool                savable;          /* Last notified value of "savable". */

  GFile              *recovery_folder;
  AwaleDiskQueue     *disk;
  AwaleRecovery      *recovery;         /* Recovery file; NULL before its first save. */
  unsigned            recovery_source;
  gint64              recovery_cost;    /* Microseconds that writing the last texts took. */
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

static GParamSpec *props[N_PROPS];

/* --- The recovery file ---------------------------------------------------------------------- */

static void
save_recovery (AwaleDraft *self)
{
  g_autoptr (GPtrArray) texts = awale_game_text_cache_dup (self->texts);
  GFile *file = awale_draft_get_file (self);
  g_auto (AwaleRecoveryInfo) info = {
    .uri = file != NULL ? g_file_get_uri (file) : NULL,
    .etag = file != NULL ? g_strdup (awale_document_file_get_etag (self->file)) : NULL,
    .place = awale_node_dup_path (awale_game_get_cursor (awale_draft_get_game (self))),
    .game = self->index,
    .partial = self->partial,
    .converted = self->converted,
    .listed = awale_draft_get_library_game (self),
    .play = g_strdup (self->play),
  };

  g_clear_handle_id (&self->recovery_source, g_source_remove);
  if (self->recovery == NULL)
    self->recovery = awale_recovery_new (self->recovery_folder, self->disk);
  awale_recovery_save (self->recovery, texts, &info);
}

static gboolean
write_recovery_texts_cb (gpointer data)
{
  AwaleDraft *self = data;
  gint64 begin = g_get_monotonic_time ();
  bool ready = awale_game_text_cache_fill (self->texts, begin + SLICE);

  self->recovery_cost += g_get_monotonic_time () - begin;
  if (!ready)
    return G_SOURCE_CONTINUE;

  self->recovery_source = 0;
  save_recovery (self);
  return G_SOURCE_REMOVE;
}

static gboolean
recovery_delay_cb (gpointer data)
{
  AwaleDraft *self = data;

  self->recovery_cost = 0;
  self->recovery_source = g_idle_add (write_recovery_texts_cb, self);
  return G_SOURCE_REMOVE;
}

static void
schedule_recovery (AwaleDraft *self)
{
  gint64 pause = RECOVERY_PAUSES * self->recovery_cost / G_TIME_SPAN_MILLISECOND;

  if (self->recovery_source == 0)
    self->recovery_source = g_timeout_add (MAX (RECOVERY_DELAY, pause), recovery_delay_cb, self);
}

static void
discard_recovery (AwaleDraft *self)
{
  g_clear_handle_id (&self->recovery_source, g_source_remove);
  if (self->recovery != NULL)
    awale_recovery_discard (self->recovery);
  g_clear_pointer (&self->recovery, awale_recovery_unref);
}

/* --- Unsaved work --------------------------------------------------------------------------- */

static bool
has_unsaved_work (AwaleDraft *self)
{
  size_t n_games = self->document != NULL ? awale_document_get_n_games (self->document) : 0;

  if (self->file != NULL ? n_games != self->saved_games->len : n_games < self->saved_games->len)
    return true;
  for (size_t i = 0; i < n_games; i++)
    {
      AwaleGame *game = awale_document_get_game (self->document, i);

      if ((self->file != NULL && game != self->saved_games->pdata[i])
          || awale_game_is_modified (game))
        return true;
    }
  return false;
}

/* Checks for unsaved work, and schedules the writing of the recovery file or discards the file. */
static void
update (AwaleDraft *self)
{
  bool was_modified = self->modified;
  bool was_savable = self->savable;

  self->modified = !self->closed && has_unsaved_work (self);
  self->savable = self->modified || self->n_values != self->n_saved_values;
  if (self->modified)
    schedule_recovery (self);
  else
    discard_recovery (self);

  if (self->modified != was_modified)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODIFIED]);
  if (self->savable != was_savable)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVABLE]);
}

static void
forget_text (AwaleDraft *self)
{
  g_autoptr (AwaleGame) game = g_signal_group_dup_target (self->game_signals);

  if (game != NULL)
    awale_game_text_cache_changed (self->texts, game);
}

static void
tree_changed_cb (AwaleDraft *self)
{
  forget_text (self);
  update (self);
}

static void
node_changed_cb (AwaleDraft *self,
                 AwaleNode  *node,
                 unsigned    change)
{
  if ((change & AWALE_NODE_CHANGE_ANALYSIS) != 0)
    self->n_values++;
  tree_changed_cb (self);
}

/* Follows and announces the game that has become current. The cached text of the former game is
 * dropped, because finishing unfinished input may just have changed that game. */
static void
show_game (AwaleDraft *self)
{
  forget_text (self);
  g_signal_group_set_target (self->game_signals, awale_draft_get_game (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

/* --- The document --------------------------------------------------------------------------- */

static void
file_changed_cb (AwaleDraft *self)
{
  g_signal_emit_by_name (self, "file-changed");
}

static void
set_file (AwaleDraft        *self,
          AwaleDocumentFile *file)
{
  if (!g_set_object (&self->file, file))
    return;

  g_signal_group_set_target (self->file_signals, file);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
}

static void
set_library_game (AwaleDraft *self,
                  gint64      id)
{
  self->library_id = id;
  g_set_weak_pointer (&self->library_game,
                      id != 0 ? awale_document_get_game (self->document, 0) : NULL);
}

/* Sets @document, which counts as saved, in @file (nullable) or as @library_id (0 for none). */
static void
set_document (AwaleDraft        *self,
              AwaleDocument     *document,
              unsigned           index,
              AwaleDocumentFile *file,
              gint64             library_id)
{
  size_t n_games = awale_document_get_n_games (document);

  g_clear_handle_id (&self->recovery_source, g_source_remove);
  g_clear_pointer (&self->texts, awale_game_text_cache_unref);
  self->texts = awale_game_text_cache_new (document);
  g_set_object (&self->document, document);
  self->index = MIN (index, n_games - 1);
  set_library_game (self, library_id);
  set_file (self, file);

  self->n_saved_values = self->n_values;
  g_ptr_array_set_size (self->saved_games, 0);
  for (size_t i = 0; i < n_games; i++)
    g_ptr_array_add (self->saved_games, g_object_ref (awale_document_get_game (document, i)));

  g_signal_group_set_target (self->game_signals, awale_draft_get_game (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

/* True for a game without moves, comments and names. */
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
  return awale_document_is_incomplete (document) || awale_document_is_windows_1252 (document)
         || awale_document_count_errors (document, 0) > 0;
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

  g_clear_handle_id (&self->recovery_source, g_source_remove);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->file_signals);
  g_clear_object (&self->file);
  g_clear_weak_pointer (&self->library_game);
  g_clear_pointer (&self->texts, awale_game_text_cache_unref);
  g_clear_pointer (&self->saved_games, g_ptr_array_unref);
  g_clear_object (&self->document);
  g_clear_pointer (&self->recovery, awale_recovery_unref);
  g_clear_object (&self->recovery_folder);
  g_clear_pointer (&self->disk, awale_disk_queue_unref);
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

  AWALE_ADD_SIGNAL (klass, "file-changed", 0);
}

static void
awale_draft_init (AwaleDraft *self)
{
  static const char *const changes[] =
  {
    "node-added", "node-removed", "reordered", "tags-changed", "reset",
  };

  self->saved_games = g_ptr_array_new_with_free_func (g_object_unref);
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  /* A game emits its first change before "modified" is set, so the property is followed too. */
  g_signal_group_connect_swapped (self->game_signals, "notify::modified", G_CALLBACK (update),
                                  self);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->game_signals, changes[i], G_CALLBACK (tree_changed_cb),
                                    self);
  g_signal_group_connect_swapped (self->game_signals, "node-changed", G_CALLBACK (node_changed_cb),
                                  self);

  self->file_signals = g_signal_group_new (AWALE_TYPE_DOCUMENT_FILE);
  g_signal_group_connect_swapped (self->file_signals, "changed", G_CALLBACK (file_changed_cb),
                                  self);
}

AwaleDraft *
awale_draft_new (GFile          *recovery_folder,
                 AwaleDiskQueue *disk)
{
  AwaleDraft *self;

  g_return_val_if_fail (G_IS_FILE (recovery_folder), NULL);
  g_return_val_if_fail (disk != NULL, NULL);

  self = g_object_new (AWALE_TYPE_DRAFT, NULL);
  self->recovery_folder = g_object_ref (recovery_folder);
  self->disk = awale_disk_queue_ref (disk);

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
  show_game (self);
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

bool
awale_draft_is_converted (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), false);

  return self->converted;
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
  self->converted = false;
  set_document (self, document, 0, NULL, 0);
  for (size_t i = 0; unsaved && i < awale_document_get_n_games (document); i++)
    awale_game_mark_unsaved (awale_document_get_game (document, i));
  update (self);
}

gint64
awale_draft_get_library_game (AwaleDraft *self)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), 0);

  if (self->library_id == 0 || awale_document_get_n_games (self->document) != 1
      || awale_document_get_game (self->document, 0) != self->library_game)
    return 0;
  return self->library_id;
}

void
awale_draft_set_library_game (AwaleDraft *self,
                              gint64      id)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (id == 0 || self->file == NULL);

  set_library_game (self, id);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
  update (self);
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
  show_game (self);
  update (self);
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
  /* The index is set first: signal handlers read it while the document removes games. */
  self->index = MIN (removed, awale_document_get_n_games (self->document) - n_games - 1);
  for (unsigned i = 0; i < n_games; i++)
    awale_document_remove_game (self->document, removed);
  show_game (self);
  update (self);
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
  show_game (self);
  update (self);
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
  g_return_val_if_fail (recovery != NULL, false);

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

  g_clear_pointer (&self->recovery, awale_recovery_unref);
  self->recovery = awale_recovery_ref (recovery);
  self->partial = info->partial;
  self->converted = info->converted;
  set_document (self, document, info->game, file, info->listed);
  game = awale_draft_get_game (self);
  awale_game_set_cursor (game, awale_game_find_path (game, info->place));
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    awale_game_mark_unsaved (awale_document_get_game (document, i));
  update (self);

  return true;
}

void
awale_draft_set_play (AwaleDraft *self,
                      const char *play)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  if (!awale_set_str (&self->play, play))
    return;

  update (self);
}

void
awale_draft_save_recovery (AwaleDraft *self)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  if (self->modified)
    save_recovery (self);
  awale_disk_queue_flush (self->disk);
}

void
awale_draft_close (AwaleDraft *self)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));

  self->closed = true;
  update (self);
}

/* --- Opening -------------------------------------------------------------------------------- */

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
  set_document (self, document, 0, file, 0);
  update (self);
  g_task_return_boolean (task, TRUE);
}

void
awale_draft_open_async (AwaleDraft             *self,
                        GFile                  *file,
                        const AwaleReadOptions *options,
                        GCancellable           *cancellable,
                        GAsyncReadyCallback     callback,
                        gpointer                user_data)
{
  g_autoptr (AwaleDocumentFile) source = awale_document_file_new (file);
  GTask *task;

  g_return_if_fail (AWALE_IS_DRAFT (self) && source != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_draft_open_async);
  /* The task ignores a cancellation: a document that was loaded before is still opened. */
  g_task_set_check_cancellable (task, FALSE);
  awale_document_file_load_async (source, options, cancellable, loaded_cb, task);
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

/* --- Saving --------------------------------------------------------------------------------- */

static SavedState *
saved_state_new (AwaleDraft *self)
{
  SavedState *state = g_new (SavedState, 1);

  state->n_values = self->n_values;
  state->games = g_ptr_array_new_with_free_func (g_object_unref);
  state->states = g_array_new (FALSE, FALSE, sizeof (unsigned));
  for (size_t i = 0; i < awale_document_get_n_games (self->document); i++)
    {
      AwaleGame *game = awale_document_get_game (self->document, i);
      unsigned written = awale_game_begin_saving (game);

      g_ptr_array_add (state->games, g_object_ref (game));
      g_array_append_val (state->states, written);
    }
  return state;
}

static void
saved_state_free (SavedState *state)
{
  g_ptr_array_unref (state->games);
  g_array_unref (state->states);
  g_free (state);
}

/* Marks the state as saved; later changes and undos are unsaved work. */
static void
mark_saved (AwaleDraft *self,
            SavedState *state)
{
  self->n_saved_values = state->n_values;
  g_ptr_array_unref (self->saved_games);
  self->saved_games = g_ptr_array_ref (state->games);
  for (unsigned i = 0; i < state->games->len; i++)
    awale_game_mark_saved (state->games->pdata[i], g_array_index (state->states, unsigned, i));
  update (self);
}

/* A document being written to a file or to a library, or as text only. */
typedef struct
{
  AwaleDocument      *document;
  AwaleGameTextCache *texts;
  AwaleDocumentFile  *file;
  bool                overwrite;
  AwaleLibraryClient *library;
  gint64              library_id;
  SavedState         *state;      /* Games being saved, as they were when their texts were
                                   * complete; NULL before. */
  bool                returned;   /* True if the task has returned, although writing may
                                   * continue. */
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->document);
  awale_game_text_cache_unref (saving->texts);
  g_clear_object (&saving->file);
  g_clear_object (&saving->library);
  g_clear_pointer (&saving->state, saved_state_free);
  g_free (saving);
}

static bool
finish_saving (GObject       *source,
               GAsyncResult  *result,
               GError       **error)
{
  if (AWALE_IS_LIBRARY_CLIENT (source))
    return awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, error) != NULL;
  return awale_document_file_save_finish (AWALE_DOCUMENT_FILE (source), result, error);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GTask) task = data;
  AwaleDraft *self = g_task_get_source_object (task);
  Saving *saving = g_task_get_task_data (task);
  GError *error = NULL;
  bool saved = finish_saving (source, result, &error);

  if (saving->returned)
    {
      g_clear_error (&error);
      return;
    }
  saving->returned = true;
  if (!saved)
    {
      /* The recovery file stores the tag of the file, which may have changed. */
      update (self);
      g_task_return_error (task, error);
      return;
    }

  /* The user may have opened another document meanwhile. */
  if (self->document == saving->document)
    {
      if (saving->file != NULL)
        {
          set_library_game (self, 0);
          set_file (self, saving->file);
          self->partial = false;
          self->converted = false;
        }
      mark_saved (self, saving->state);
    }
  g_task_return_boolean (task, TRUE);
}

/* Writes texts for a slice of time; once all are written, saves or returns the text. */
static gboolean
write_texts_cb (gpointer data)
{
  GTask *task = data;
  AwaleDraft *self = g_task_get_source_object (task);
  Saving *saving = g_task_get_task_data (task);
  g_autoptr (GBytes) text = NULL;

  if (saving->returned)
    {
      g_object_unref (task);
      return G_SOURCE_REMOVE;
    }
  if (!awale_game_text_cache_fill (saving->texts, g_get_monotonic_time () + SLICE))
    return G_SOURCE_CONTINUE;

  text = awale_game_text_cache_join (saving->texts);
  if (saving->file == NULL && saving->library == NULL)
    {
      g_task_return_pointer (task, g_steal_pointer (&text), (GDestroyNotify) g_bytes_unref);
      g_object_unref (task);
      return G_SOURCE_REMOVE;
    }
  saving->state = saved_state_new (self);
  if (saving->file != NULL)
    awale_document_file_save_async (saving->file, text, saving->overwrite, saved_cb, task);
  else
    awale_library_client_run_async (
      saving->library, &awale_library_change_job,
      awale_library_change_copy (&(AwaleLibraryChange) {
        .kind = self->modified ? AWALE_CHANGE_SAVE : AWALE_CHANGE_VALUES,
        .id = saving->library_id, .text = text }),
      NULL, saved_cb, task);
  return G_SOURCE_REMOVE;
}

/* Returns from a task whose disk may never answer; a write in progress goes on without a result. */
static void
give_up_cb (GTask *task)
{
  Saving *saving = g_task_get_task_data (task);

  if (!saving->returned)
    saving->returned = g_task_return_error_if_cancelled (task);
}

/* Writes the document to @file (transfer full), to its game in @library, or as text if both are
 * NULL. */
static void
start_saving (AwaleDraft          *self,
              AwaleDocumentFile   *file,
              bool                 overwrite,
              AwaleLibraryClient  *library,
              GCancellable        *cancellable,
              GAsyncReadyCallback  callback,
              gpointer             user_data)
{
  GTask *task = g_task_new (self, cancellable, callback, user_data);
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving) {
    .document = g_object_ref (self->document),
    .texts = awale_game_text_cache_ref (self->texts),
    .file = file,
    .overwrite = overwrite,
    .library = library != NULL ? g_object_ref (library) : NULL,
    .library_id = awale_draft_get_library_game (self),
  };
  g_task_set_source_tag (task, start_saving);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (give_up_cb), task,
                             G_CONNECT_SWAPPED);
  if (write_texts_cb (task) == G_SOURCE_CONTINUE)
    g_idle_add (write_texts_cb, task);
}

void
awale_draft_save_async (AwaleDraft         *self,
                        GFile              *file,
                        bool                overwrite,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  bool is_own;

  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->document != NULL);

  is_own = self->file != NULL && g_file_equal (awale_draft_get_file (self), file);
  start_saving (self, is_own ? g_object_ref (self->file) : awale_document_file_new (file),
                overwrite, NULL, cancellable, callback, user_data);
}

void
awale_draft_save_library_game_async (AwaleDraft         *self,
                                     AwaleLibraryClient *library,
                                     GCancellable       *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (AWALE_IS_LIBRARY_CLIENT (library));
  g_return_if_fail (awale_draft_get_library_game (self) != 0);

  start_saving (self, NULL, false, library, cancellable, callback, user_data);
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

void
awale_draft_write_async (AwaleDraft          *self,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_return_if_fail (AWALE_IS_DRAFT (self));
  g_return_if_fail (self->document != NULL);

  start_saving (self, NULL, false, NULL, NULL, callback, user_data);
}

GBytes *
awale_draft_write_finish (AwaleDraft    *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (AWALE_IS_DRAFT (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
