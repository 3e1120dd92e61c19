/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-unsaved"

#include "awale-unsaved.h"

/* A burst of changes costs one write, so many milliseconds after the first. Where writing the games
 * as text takes long, there are pauses of so many times as long. */
#define DELAY 300
#define PAUSES 20

/* Texts are written for so many microseconds at a time, so that no frame is late for it. */
#define SLICE 4000

/* A game, and which of its states was written. */
typedef struct
{
  AwaleGame *game;
  unsigned   state;
} WrittenGame;

struct _AwaleUnsavedState
{
  GArray   *games;     /* of WrittenGame */
  unsigned  findings;
};

struct _AwaleUnsaved
{
  GObject               parent_instance;

  GFile                *folder;
  AwaleDiskQueue       *disk;
  AwaleUnsavedDescribe  describe;
  gpointer              user_data;

  AwaleDocument        *document;
  GSignalGroup         *game_signals;
  AwaleGameTexts       *texts;
  AwaleRecovery        *recovery;   /* NULL until something was saved */
  unsigned              source;
  gint64                cost;       /* of writing texts the last time, in microseconds */

  GPtrArray            *written_games;      /* those that the file holds, in their order */
  unsigned              findings;   /* so many values came from an analysis */
  unsigned              written_findings;
  bool                  given_up;
  bool                  modified;   /* as last notified */
  bool                  savable;    /* likewise */
};

G_DEFINE_FINAL_TYPE (AwaleUnsaved, awale_unsaved, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_MODIFIED,
  PROP_SAVABLE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* --- The recovery file ----------------------------------------------------------------------- */

static void
save_recovery (AwaleUnsaved *self)
{
  g_autoptr (GPtrArray) texts = awale_game_texts_dup (self->texts);
  g_auto (AwaleRecoveryInfo) info = self->describe (self->user_data);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->recovery == NULL)
    self->recovery = awale_recovery_new (self->folder, self->disk);
  awale_recovery_save (self->recovery, texts, &info);
}

/* Writes texts for a while; the recovery file, once all are there. */
static gboolean
prepare_cb (gpointer data)
{
  AwaleUnsaved *self = data;
  gint64 begin = g_get_monotonic_time ();
  bool ready = awale_game_texts_fill (self->texts, begin + SLICE);

  self->cost += g_get_monotonic_time () - begin;
  if (!ready)
    return G_SOURCE_CONTINUE;

  self->source = 0;
  save_recovery (self);

  return G_SOURCE_REMOVE;
}

static gboolean
begin_cb (gpointer data)
{
  AwaleUnsaved *self = data;

  self->cost = 0;
  self->source = g_idle_add (prepare_cb, self);

  return G_SOURCE_REMOVE;
}

static void
save_recovery_soon (AwaleUnsaved *self)
{
  if (self->source == 0)
    self->source = g_timeout_add (MAX (DELAY, PAUSES * self->cost / G_TIME_SPAN_MILLISECOND),
                                  begin_cb, self);
}

static void
discard_recovery (AwaleUnsaved *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->recovery != NULL)
    awale_recovery_discard (self->recovery);
  g_clear_object (&self->recovery);
}

/* --- Whether there is work ------------------------------------------------------------------- */

static bool
any_modified (AwaleUnsaved *self)
{
  size_t n_games = self->document != NULL ? awale_document_get_n_games (self->document) : 0;

  if (n_games != self->written_games->len)
    return true;
  for (size_t i = 0; i < n_games; i++)
    if (awale_document_get_game (self->document, i) != self->written_games->pdata[i])
      return true;

  for (size_t i = 0; i < n_games; i++)
    if (awale_game_is_modified (awale_document_get_game (self->document, i)))
      return true;

  return false;
}

static void
set_flag (AwaleUnsaved *self,
          bool         *flag,
          bool          value,
          int           property)
{
  if (*flag == value)
    return;

  *flag = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[property]);
}

/* Without work the recovery file goes. */
static void
look (AwaleUnsaved *self)
{
  bool modified = !self->given_up && any_modified (self);

  if (!modified)
    discard_recovery (self);

  g_object_freeze_notify (G_OBJECT (self));
  set_flag (self, &self->modified, modified, PROP_MODIFIED);
  set_flag (self, &self->savable, modified || self->findings != self->written_findings,
            PROP_SAVABLE);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
forget_text (AwaleUnsaved *self)
{
  g_autoptr (AwaleGame) game = g_signal_group_dup_target (self->game_signals);

  if (game != NULL)
    awale_game_texts_changed (self->texts, game);
}

static void
tree_changed_cb (AwaleUnsaved *self)
{
  forget_text (self);
  awale_unsaved_update (self);
}

static void
node_changed_cb (AwaleUnsaved *self,
                 AwaleNode    *node,
                 unsigned      change)
{
  forget_text (self);
  if ((change & AWALE_NODE_CHANGE_ANALYSIS) != 0)
    self->findings++;
  awale_unsaved_update (self);
}

static void
awale_unsaved_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  AwaleUnsaved *self = AWALE_UNSAVED (object);

  switch (prop_id)
    {
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
awale_unsaved_finalize (GObject *object)
{
  AwaleUnsaved *self = AWALE_UNSAVED (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->texts, awale_game_texts_unref);
  g_clear_pointer (&self->written_games, g_ptr_array_unref);
  g_clear_object (&self->document);
  g_clear_object (&self->recovery);
  g_clear_object (&self->folder);
  g_clear_object (&self->disk);

  G_OBJECT_CLASS (awale_unsaved_parent_class)->finalize (object);
}

static void
awale_unsaved_class_init (AwaleUnsavedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = awale_unsaved_get_property;
  object_class->finalize = awale_unsaved_finalize;

  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  props[PROP_SAVABLE] = g_param_spec_boolean ("savable", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
awale_unsaved_init (AwaleUnsaved *self)
{
  static const char *const changes[] =
  {
    "node-added", "node-removed", "reordered", "tags-changed", "reset",
  };

  self->written_games = g_ptr_array_new_with_free_func (g_object_unref);
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  /* A game is modified only after it has told of its first change. */
  g_signal_group_connect_swapped (self->game_signals, "notify::modified",
                                  G_CALLBACK (awale_unsaved_update), self);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->game_signals, changes[i], G_CALLBACK (tree_changed_cb),
                                    self);
  g_signal_group_connect_swapped (self->game_signals, "node-changed", G_CALLBACK (node_changed_cb),
                                  self);
}

AwaleUnsaved *
awale_unsaved_new (GFile                *folder,
                   AwaleDiskQueue       *disk,
                   AwaleUnsavedDescribe  describe,
                   gpointer              user_data)
{
  AwaleUnsaved *self;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (AWALE_IS_DISK_QUEUE (disk), NULL);
  g_return_val_if_fail (describe != NULL, NULL);

  self = g_object_new (AWALE_TYPE_UNSAVED, NULL);
  self->folder = g_object_ref (folder);
  self->disk = g_object_ref (disk);
  self->describe = describe;
  self->user_data = user_data;

  return self;
}

void
awale_unsaved_set_document (AwaleUnsaved  *self,
                            AwaleDocument *document,
                            AwaleGame     *game)
{
  g_return_if_fail (AWALE_IS_UNSAVED (self));
  g_return_if_fail (AWALE_IS_DOCUMENT (document));

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->texts, awale_game_texts_unref);
  self->texts = awale_game_texts_new (document);
  g_set_object (&self->document, document);
  g_ptr_array_set_size (self->written_games, 0);
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    g_ptr_array_add (self->written_games, g_object_ref (awale_document_get_game (document, i)));
  self->written_findings = self->findings;
  g_signal_group_set_target (self->game_signals, game);
}

/* The one before may have been changed on the way out, by what was still being typed. */
void
awale_unsaved_set_game (AwaleUnsaved *self,
                        AwaleGame    *game)
{
  g_return_if_fail (AWALE_IS_UNSAVED (self));
  g_return_if_fail (AWALE_IS_GAME (game));

  forget_text (self);
  g_signal_group_set_target (self->game_signals, game);
}

void
awale_unsaved_set_recovery (AwaleUnsaved  *self,
                            AwaleRecovery *recovery)
{
  g_return_if_fail (AWALE_IS_UNSAVED (self));
  g_return_if_fail (AWALE_IS_RECOVERY (recovery));

  g_set_object (&self->recovery, recovery);
}

bool
awale_unsaved_is_modified (AwaleUnsaved *self)
{
  g_return_val_if_fail (AWALE_IS_UNSAVED (self), false);

  return self->modified;
}

bool
awale_unsaved_is_savable (AwaleUnsaved *self)
{
  g_return_val_if_fail (AWALE_IS_UNSAVED (self), false);

  return self->savable;
}

void
awale_unsaved_note_change (AwaleUnsaved *self)
{
  g_return_if_fail (AWALE_IS_UNSAVED (self));

  awale_unsaved_update (self);
}

void
awale_unsaved_update (AwaleUnsaved *self)
{
  g_return_if_fail (AWALE_IS_UNSAVED (self));

  look (self);
  if (self->modified)
    save_recovery_soon (self);
}

void
awale_unsaved_save_recovery (AwaleUnsaved *self)
{
  g_return_if_fail (AWALE_IS_UNSAVED (self));

  if (self->modified)
    save_recovery (self);
}

void
awale_unsaved_give_up (AwaleUnsaved *self)
{
  g_return_if_fail (AWALE_IS_UNSAVED (self));

  self->given_up = true;
  look (self);
}

AwaleGameTexts *
awale_unsaved_get_texts (AwaleUnsaved *self)
{
  g_return_val_if_fail (AWALE_IS_UNSAVED (self), NULL);

  return self->texts;
}

static void
clear_written (gpointer data)
{
  WrittenGame *written = data;

  g_object_unref (written->game);
}

AwaleUnsavedState *
awale_unsaved_begin_saving (AwaleUnsaved *self)
{
  AwaleUnsavedState *state;
  size_t n_games;

  g_return_val_if_fail (AWALE_IS_UNSAVED (self), NULL);
  g_return_val_if_fail (self->document != NULL, NULL);

  n_games = awale_document_get_n_games (self->document);
  state = g_new (AwaleUnsavedState, 1);
  state->findings = self->findings;
  state->games = g_array_sized_new (FALSE, FALSE, sizeof (WrittenGame), n_games);
  g_array_set_clear_func (state->games, clear_written);
  for (size_t i = 0; i < n_games; i++)
    {
      AwaleGame *game = g_object_ref (awale_document_get_game (self->document, i));
      WrittenGame written = { game, awale_game_begin_saving (game) };

      g_array_append_val (state->games, written);
    }
  return state;
}

void
awale_unsaved_state_free (AwaleUnsavedState *self)
{
  g_array_unref (self->games);
  g_free (self);
}

void
awale_unsaved_mark_saved (AwaleUnsaved            *self,
                          const AwaleUnsavedState *written)
{
  g_return_if_fail (AWALE_IS_UNSAVED (self));
  g_return_if_fail (written != NULL);

  self->written_findings = written->findings;
  g_ptr_array_set_size (self->written_games, 0);
  for (unsigned i = 0; i < written->games->len; i++)
    {
      const WrittenGame *game = &g_array_index (written->games, WrittenGame, i);

      g_ptr_array_add (self->written_games, g_object_ref (game->game));
      awale_game_mark_saved (game->game, game->state);
    }
  awale_unsaved_update (self);
}
