/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-autosave"

#include "awale-autosave.h"

#include "awale-game-texts.h"

/* A burst of changes costs one write, so many milliseconds after the first. Where writing the games
 * as text takes long, there are pauses of so many times as long. */
#define DELAY 300
#define PAUSES 20

/* Texts are written for so many microseconds at a time, so that no frame is late for it. */
#define SLICE 4000

struct _AwaleAutosave
{
  GObject                parent_instance;

  GFile                 *folder;
  AwaleDiskQueue        *disk;
  AwaleAutosaveDescribe  describe;
  gpointer               user_data;

  AwaleGameTexts        *texts;
  AwaleRecovery         *recovery;  /* NULL until something was saved */
  unsigned               source;
  gint64                 cost;      /* of writing texts the last time, in microseconds */
};

G_DEFINE_FINAL_TYPE (AwaleAutosave, awale_autosave, G_TYPE_OBJECT)

/* Writes texts for a while; the recovery file, once all are there. */
static gboolean
prepare_cb (gpointer data)
{
  AwaleAutosave *self = data;
  gint64 begin = g_get_monotonic_time ();
  bool ready = awale_game_texts_fill (self->texts, begin + SLICE);

  self->cost += g_get_monotonic_time () - begin;
  if (!ready)
    return G_SOURCE_CONTINUE;

  self->source = 0;
  awale_autosave_save (self);

  return G_SOURCE_REMOVE;
}

static gboolean
begin_cb (gpointer data)
{
  AwaleAutosave *self = data;

  self->cost = 0;
  self->source = g_idle_add (prepare_cb, self);

  return G_SOURCE_REMOVE;
}

static void
awale_autosave_finalize (GObject *object)
{
  AwaleAutosave *self = AWALE_AUTOSAVE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->texts, awale_game_texts_free);
  g_clear_object (&self->recovery);
  g_clear_object (&self->folder);
  g_clear_object (&self->disk);

  G_OBJECT_CLASS (awale_autosave_parent_class)->finalize (object);
}

static void
awale_autosave_class_init (AwaleAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_autosave_finalize;
}

static void
awale_autosave_init (AwaleAutosave *self)
{
}

AwaleAutosave *
awale_autosave_new (GFile                 *folder,
                    AwaleDiskQueue        *disk,
                    AwaleAutosaveDescribe  describe,
                    gpointer               user_data)
{
  AwaleAutosave *self;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (AWALE_IS_DISK_QUEUE (disk), NULL);
  g_return_val_if_fail (describe != NULL, NULL);

  self = g_object_new (AWALE_TYPE_AUTOSAVE, NULL);
  self->folder = g_object_ref (folder);
  self->disk = g_object_ref (disk);
  self->describe = describe;
  self->user_data = user_data;

  return self;
}

void
awale_autosave_set_document (AwaleAutosave *self,
                             AwaleDocument *document)
{
  g_return_if_fail (AWALE_IS_AUTOSAVE (self));
  g_return_if_fail (AWALE_IS_DOCUMENT (document));

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->texts, awale_game_texts_free);
  self->texts = awale_game_texts_new (document);
}

void
awale_autosave_set_recovery (AwaleAutosave *self,
                             AwaleRecovery *recovery)
{
  g_return_if_fail (AWALE_IS_AUTOSAVE (self));
  g_return_if_fail (AWALE_IS_RECOVERY (recovery));

  g_set_object (&self->recovery, recovery);
}

void
awale_autosave_game_changed (AwaleAutosave *self,
                             AwaleGame     *game)
{
  g_return_if_fail (AWALE_IS_AUTOSAVE (self));
  g_return_if_fail (self->texts != NULL);

  awale_game_texts_changed (self->texts, game);
}

void
awale_autosave_save_soon (AwaleAutosave *self)
{
  g_return_if_fail (AWALE_IS_AUTOSAVE (self));
  g_return_if_fail (self->texts != NULL);

  if (self->source == 0)
    self->source = g_timeout_add (MAX (DELAY, PAUSES * self->cost / G_TIME_SPAN_MILLISECOND),
                                  begin_cb, self);
}

void
awale_autosave_save (AwaleAutosave *self)
{
  g_autoptr (GPtrArray) texts = NULL;
  g_auto (AwaleRecoveryInfo) info = { 0 };

  g_return_if_fail (AWALE_IS_AUTOSAVE (self));
  g_return_if_fail (self->texts != NULL);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->recovery == NULL)
    self->recovery = awale_recovery_new (self->folder, self->disk);
  texts = awale_game_texts_dup (self->texts);
  info = self->describe (self->user_data);
  awale_recovery_save (self->recovery, texts, &info);
}

void
awale_autosave_discard (AwaleAutosave *self)
{
  g_return_if_fail (AWALE_IS_AUTOSAVE (self));

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->recovery != NULL)
    awale_recovery_discard (self->recovery);
  g_clear_object (&self->recovery);
}
