/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-collecting"

#include "awale-collecting.h"

#include <glib/gi18n-lib.h>

/* A game that was taken out of the document, and the place it had there. */
typedef struct
{
  AwaleGame *game;
  unsigned   index;
} Removed;

struct _AwaleCollecting
{
  GObject         parent_instance;

  AwaleStudyView *study;
  AwaleDraft     *draft;
  AwaleToasts    *toasts;
  GQueue          removed;  /* of Removed, the last one first */
};

G_DEFINE_FINAL_TYPE (AwaleCollecting, awale_collecting, G_TYPE_OBJECT)

static void
removed_free (Removed *removed)
{
  g_object_unref (removed->game);
  g_free (removed);
}

/* What was taken out of one document belongs into no other, nor into the file read again. */
static void
forget (AwaleCollecting *self)
{
  g_queue_clear_full (&self->removed, (GDestroyNotify) removed_free);
}

static void
offer_restore (AwaleCollecting *self)
{
  /* There must be time to find the button. */
  awale_toasts_add (self->toasts, _("The game was removed from the file."), _("_Undo"),
                    "win.restore-game", 2 * AWALE_TOASTS_SECONDS);
}

static void
previous_game (AwaleCollecting *self)
{
  awale_study_view_flush (self->study);
  awale_draft_set_index (self->draft, awale_draft_get_index (self->draft) - 1);
}

static bool
has_previous_game (AwaleCollecting *self)
{
  return awale_draft_get_index (self->draft) > 0;
}

static void
next_game (AwaleCollecting *self)
{
  awale_study_view_flush (self->study);
  awale_draft_set_index (self->draft, awale_draft_get_index (self->draft) + 1);
}

static bool
has_next_game (AwaleCollecting *self)
{
  return awale_draft_get_index (self->draft) + 1 <
         awale_document_get_n_games (awale_draft_get_document (self->draft));
}

/* A game under the same rules as the one in view, and by the same players. */
static void
add_game (AwaleCollecting *self)
{
  static const char *const shared[] = { "Event", "Site", "South", "North" };
  AwaleGame *model = awale_draft_get_game (self->draft);
  g_autoptr (AwaleGame) game = awale_game_new (awale_game_get_rules (model));

  awale_study_view_flush (self->study);
  for (size_t i = 0; i < G_N_ELEMENTS (shared); i++)
    awale_game_set_tag (game, shared[i], awale_game_get_tag (model, shared[i]));
  awale_game_forget_history (game);
  awale_draft_add_game (self->draft, game);
}

static void
remove_game (AwaleCollecting *self)
{
  Removed *removed = g_new (Removed, 1);

  awale_study_view_flush (self->study);
  removed->game = g_object_ref (awale_draft_get_game (self->draft));
  removed->index = awale_draft_get_index (self->draft);
  g_queue_push_head (&self->removed, removed);
  awale_draft_remove_game (self->draft);
  offer_restore (self);
}

static bool
can_remove (AwaleCollecting *self)
{
  return awale_document_get_n_games (awale_draft_get_document (self->draft)) > 1;
}

/* The one taken out last goes back to its place; those taken out before it come after it. */
static void
restore_game (AwaleCollecting *self)
{
  Removed *removed = g_queue_pop_head (&self->removed);

  awale_study_view_flush (self->study);
  awale_draft_insert_game (self->draft, removed->game, removed->index);
  removed_free (removed);
  if (!g_queue_is_empty (&self->removed))
    offer_restore (self);
}

static bool
can_restore (AwaleCollecting *self)
{
  return !g_queue_is_empty (&self->removed);
}

static const AwaleAction actions[] =
{
  { .name = "next-game", .activate = G_CALLBACK (next_game),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_next_game),
    .keys = "<Control>Page_Down",
    .group = AWALE_KEYS_GAMES, .title = N_("Next game of the file") },
  { .name = "previous-game", .activate = G_CALLBACK (previous_game),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_previous_game),
    .keys = "<Control>Page_Up",
    .group = AWALE_KEYS_GAMES, .title = N_("Previous game of the file") },
  { .name = "add-game", .activate = G_CALLBACK (add_game), .sense = AWALE_SENSE_STUDY },
  { .name = "remove-game", .activate = G_CALLBACK (remove_game),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (can_remove) },
  { .name = "restore-game", .activate = G_CALLBACK (restore_game),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (can_restore) },
};

static void
awale_collecting_dispose (GObject *object)
{
  AwaleCollecting *self = AWALE_COLLECTING (object);

  forget (self);
  g_clear_object (&self->study);
  g_clear_object (&self->draft);
  g_clear_object (&self->toasts);

  G_OBJECT_CLASS (awale_collecting_parent_class)->dispose (object);
}

static void
awale_collecting_class_init (AwaleCollectingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_collecting_dispose;
}

static void
awale_collecting_init (AwaleCollecting *self)
{
  g_queue_init (&self->removed);
}

AwaleCollecting *
awale_collecting_new (AwaleStudyView *study,
                      AwaleDraft     *draft,
                      AwaleToasts    *toasts)
{
  AwaleCollecting *self;

  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (study), NULL);
  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);
  g_return_val_if_fail (AWALE_IS_TOASTS (toasts), NULL);

  self = g_object_new (AWALE_TYPE_COLLECTING, NULL);
  self->study = g_object_ref (study);
  self->draft = g_object_ref (draft);
  self->toasts = g_object_ref (toasts);
  g_signal_connect_object (draft, "notify::document", G_CALLBACK (forget), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
awale_collecting_add_actions (AwaleCollecting *self,
                              AwaleActions    *list)
{
  g_return_if_fail (AWALE_IS_COLLECTING (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}
