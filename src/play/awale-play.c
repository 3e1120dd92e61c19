/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-play.h"

#include "awale-agreements.h"
#include "awale-hint-provider.h"
#include "game/awale-signal.h"
#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

/* Place of a play in the game tree: its start node and its head. */
typedef struct
{
  AwaleNode *start;
  AwaleNode *head;
} Place;

struct _AwalePlay
{
  GObject            parent_instance;

  AwaleGame         *game;
  AwaleNode         *start;
  AwaleNode         *head;
  AwaleOpponent     *opponents[2];
  AwalePlayFlags     flags;
  bool               begun;

  GHashTable        *walked;       /* Set of nodes that existed before they were played. */
  AwaleNode         *added;        /* Node most recently added to the game. */
  GHashTable        *removed;      /* Places that were lost with a removed node, by that node. */
  Place             *left;         /* Place before the last restore_place() of an undo or redo, or
                                    * NULL. */
  bool               suspended;    /* True while this object changes the game. */

  GCancellable      *thinking;     /* Cancels the request for the next move. */
  AwaleMove          answer;       /* Received move or forced pass that waits to be played. */
  gint64             answer_time;  /* Earliest monotonic time to play `answer`, in microseconds. */
  unsigned           answer_source;
  unsigned           pause;
  bool               held;

  AwaleHintProvider *advice;
  GCancellable      *asking;       /* Cancels the request about an offer. */
  AwaleProposal      offer;

  AwalePlayEnd       end;
  AwalePlayEnd       last_end;     /* Last end that was recorded as a step of the undo history. */
  AwaleNode         *last_head;    /* Head when `last_end` was recorded, or NULL. */
  const char        *last_step;    /* Name of the undo step of `last_end`, or NULL. */
  AwaleAgreements   *agreements;
};

G_DEFINE_FINAL_TYPE (AwalePlay, awale_play, G_TYPE_OBJECT)

/* --- The line ------------------------------------------------------------------------------- */

static void
set_node (AwaleNode **place,
          AwaleNode  *node)
{
  AwaleNode *old = *place;

  *place = node != NULL ? awale_node_ref (node) : NULL;
  g_clear_pointer (&old, awale_node_unref);
}

static void update (AwalePlay *self);

static void
set_head (AwalePlay *self,
          AwaleNode *node)
{
  set_node (&self->head, node);
  if (!self->suspended)
    update (self);
}

bool
awale_play_is_agreed (AwalePlay   *self,
                      AwaleEnding  ending)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return awale_agreements_hold (self->agreements, ending, self->head);
}

/* --- Thinking -------------------------------------------------------------------------------- */

static void
forget (GCancellable **cancellable)
{
  g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

static void
stop_thinking (AwalePlay *self)
{
  forget (&self->thinking);
  forget (&self->asking);
  awale_hint_provider_stop (self->advice);
  self->answer = AWALE_NO_MOVE;
  g_clear_handle_id (&self->answer_source, g_source_remove);
}

/* --- A move --------------------------------------------------------------------------------- */

/* The name of the undo steps that a move entails and that are undone together with it. */
static const char *
get_consequence_name (void)
{
  return _("Course of the Game");
}

/* True if @node ends the main line and the tags describe an end, which may no longer apply. */
static bool
is_stale (AwalePlay *self,
          AwaleNode *node)
{
  return awale_node_is_main_line (node) && awale_node_get_first_child (node) == NULL &&
         (awale_game_get_tag (self->game, "Result") != NULL ||
          awale_game_get_tag (self->game, "Termination") != NULL);
}

/* Moves the head to @node after a move; a play with AWALE_PLAY_OWN_GAME makes the line the main
 * line. */
static void
come_to (AwalePlay *self,
         AwaleNode *node)
{
  self->suspended = true;
  if (node != self->added)
    g_hash_table_add (self->walked, awale_node_ref (node));
  awale_game_begin_step (self->game, get_consequence_name ());
  if ((self->flags & AWALE_PLAY_OWN_GAME) != 0 && !awale_node_is_main_line (node))
    awale_game_make_main_line (self->game, node);
  if (is_stale (self, node))
    awale_game_settle_tags (self->game);
  awale_game_end_step (self->game);
  self->suspended = false;
  set_head (self, node);
}

static void
deliver (AwalePlay *self)
{
  AwaleMove move = self->answer;
  AwaleNode *node;

  self->answer = AWALE_NO_MOVE;
  self->suspended = true;
  if (awale_game_get_cursor (self->game) == self->head)
    {
      awale_game_play (self->game, move);
      node = awale_game_get_cursor (self->game);
    }
  else
    node = awale_game_add_move (self->game, self->head, move);
  self->suspended = false;
  if (node != NULL && node != self->head)
    come_to (self, node);
}

static gboolean
deliver_cb (void *data)
{
  AwalePlay *self = data;

  self->answer_source = 0;
  deliver (self);
  return G_SOURCE_REMOVE;
}

/* Schedules `answer`, which is played from the main loop. */
static void
schedule (AwalePlay *self)
{
  gint64 left = self->answer_time - g_get_monotonic_time ();

  if (self->answer == AWALE_NO_MOVE || self->held || self->answer_source != 0)
    return;

  self->answer_source = left > 0 ? g_timeout_add ((unsigned) (left / 1000 + 1), deliver_cb, self)
                                 : g_idle_add (deliver_cb, self);
}

static void
fail (AwalePlay  *self,
      const char *sentence)
{
  g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "failed", sentence);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            void         *data)
{
  g_autoptr (AwalePlay) self = data;
  AwaleOpponent *opponent = AWALE_OPPONENT (source);
  g_autoptr (GError) error = NULL;
  AwaleMoveAnswer answer = { .move = AWALE_NO_MOVE };

  awale_opponent_think_finish (opponent, result, &answer, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->thinking);
  if (error != NULL)
    fail (self, error->message);
  else if (answer.move == AWALE_NO_MOVE)
    {
      g_autofree char *name = awale_opponent_dup_name (opponent);
      g_autofree char *sentence =
        /* Translators: the name of an engine. */
        g_strdup_printf (_("%s gives no move, as if the game were over."), name);

      fail (self, sentence);
    }
  else
    {
      self->answer = answer.move;
      schedule (self);
    }
}

static void
begin_turn (AwalePlay *self)
{
  AwalePosition position = awale_node_get_position (self->head);
  unsigned moves = awale_legal_moves (position, awale_game_get_rules (self->game));
  AwaleOpponent *opponent = self->opponents[position.side];

  self->answer_time = g_get_monotonic_time () + self->pause * G_GINT64_CONSTANT (1000);
  if (moves == 1u << AWALE_PASS)
    {
      self->answer = AWALE_PASS;
      schedule (self);
    }
  else if (opponent != NULL)
    {
      self->thinking = g_cancellable_new ();
      awale_opponent_ask (opponent, self->game, self->head, self->thinking, thought_cb,
                          g_object_ref (self));
    }
}

/* The end of the game by the rules at the head, unless the players have agreed to go on. */
static AwalePlayEnd
judge (AwalePlay *self)
{
  AwaleOutcome outcome = awale_play_get_outcome (self);
  AwalePlayEnd end = { .cause = AWALE_END_CAUSE_NONE,
                       .ending = outcome.ending,
                       .score = outcome.score };

  if (outcome.state == AWALE_GAME_STATE_ENDED && !awale_play_is_agreed (self, outcome.ending))
    end.cause = AWALE_END_CAUSE_RULES;
  return end;
}

/* Sets the end of the game, or starts the next turn if @end has no cause. */
static void
set_end (AwalePlay    *self,
         AwalePlayEnd  end)
{
  stop_thinking (self);
  awale_hint_provider_clear (self->advice);
  self->end = end;
  if (end.cause == AWALE_END_CAUSE_NONE)
    begin_turn (self);
  g_signal_emit_by_name (self, "changed");
}

static void
update (AwalePlay *self)
{
  if (self->begun)
    set_end (self, judge (self));
}

/* --- Changes of the game --------------------------------------------------------------------- */

static Place *
dup_place (AwalePlay *self)
{
  Place *place = g_new (Place, 1);

  *place = (Place) { awale_node_ref (self->start), awale_node_ref (self->head) };
  return place;
}

static void
place_free (Place *place)
{
  awale_node_unref (place->start);
  awale_node_unref (place->head);
  g_free (place);
}

/* Remembers the head of the play if removing @node removes it, too, in case undo or redo brings
 * @node back. */
static void
keep_place (AwalePlay *self,
            AwaleNode *node)
{
  Place *lost = NULL;

  if (awale_play_comes_from (self->head, node))
    lost = dup_place (self);
  else if (self->left != NULL && awale_play_comes_from (self->left->head, node))
    lost = g_steal_pointer (&self->left);
  if (lost != NULL)
    g_hash_table_replace (self->removed, awale_node_ref (node), lost);
}

/* Returns to the place that was lost with @node. Returns false if none was. */
static bool
restore_place (AwalePlay *self,
               AwaleNode *node)
{
  const Place *place = g_hash_table_lookup (self->removed, node);

  if (place == NULL)
    return false;
  g_clear_pointer (&self->left, place_free);
  self->left = dup_place (self);
  set_node (&self->start, place->start);
  set_head (self, place->head);
  g_hash_table_remove (self->removed, node);
  return true;
}

static void
node_added_cb (AwalePlay *self,
               AwaleNode *node)
{
  set_node (&self->added, node);
  restore_place (self, node);
}

static void
node_removed_cb (AwalePlay *self,
                 AwaleNode *node,
                 AwaleNode *parent)
{
  keep_place (self, node);
  if (awale_play_comes_from (self->start, node))
    set_node (&self->start, parent);
  if (awale_play_comes_from (self->head, node))
    set_head (self, self->suspended ? parent : awale_game_get_line_end (self->game, parent));
}

static void
reset_cb (AwalePlay *self)
{
  AwaleNode *root = awale_game_get_root (self->game);
  AwaleNode *former = self->head;

  while (awale_node_get_parent (former) != NULL)
    former = awale_node_get_parent (former);
  keep_place (self, former);
  if (restore_place (self, root))
    return;
  set_node (&self->start, root);
  set_head (self, root);
}

/* --- Class ---------------------------------------------------------------------------------- */

static void
awale_play_dispose (GObject *object)
{
  AwalePlay *self = AWALE_PLAY (object);

  stop_thinking (self);
  g_clear_object (&self->opponents[AWALE_SOUTH]);
  g_clear_object (&self->opponents[AWALE_NORTH]);
  awale_hint_provider_clear (self->advice);

  G_OBJECT_CLASS (awale_play_parent_class)->dispose (object);
}

static void
awale_play_finalize (GObject *object)
{
  AwalePlay *self = AWALE_PLAY (object);

  set_node (&self->start, NULL);
  set_node (&self->head, NULL);
  set_node (&self->added, NULL);
  set_node (&self->last_head, NULL);
  g_hash_table_unref (self->walked);
  g_hash_table_unref (self->removed);
  g_clear_pointer (&self->left, place_free);
  awale_agreements_free (self->agreements);
  awale_hint_provider_free (self->advice);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (awale_play_parent_class)->finalize (object);
}

static void
awale_play_class_init (AwalePlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = awale_play_dispose;
  object_class->finalize = awale_play_finalize;

  AWALE_ADD_SIGNAL (klass, "changed", 0);
  AWALE_ADD_SIGNAL (klass, "answered", 3, G_TYPE_INT, G_TYPE_BOOLEAN, G_TYPE_STRING);
  AWALE_ADD_SIGNAL (klass, "failed", 1, G_TYPE_STRING);
}

static void
advice_changed_cb (gpointer    self,
                   const char *sentence)
{
  g_signal_emit_by_name (self, "changed");
  if (sentence != NULL)
    g_signal_emit_by_name (self, "failed", sentence);
}

static void
awale_play_init (AwalePlay *self)
{
  self->answer = AWALE_NO_MOVE;
  self->walked = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) awale_node_unref, NULL);
  self->removed = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) awale_node_unref,
                                         (GDestroyNotify) place_free);
  self->agreements = awale_agreements_new ();
  self->advice = awale_hint_provider_new (advice_changed_cb, self);
}

AwalePlay *
awale_play_new (AwaleGame      *game,
                AwaleNode      *start,
                AwaleOpponent  *south,
                AwaleOpponent  *north,
                AwalePlayFlags  flags)
{
  AwalePlay *self;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);
  g_return_val_if_fail (awale_game_contains (game, start), NULL);
  g_return_val_if_fail (south == NULL || AWALE_IS_OPPONENT (south), NULL);
  g_return_val_if_fail (north == NULL || AWALE_IS_OPPONENT (north), NULL);

  self = g_object_new (AWALE_TYPE_PLAY, NULL);
  self->game = g_object_ref (game);
  self->flags = flags;
  set_node (&self->start, start);
  set_node (&self->head, start);
  g_set_object (&self->opponents[AWALE_SOUTH], south);
  g_set_object (&self->opponents[AWALE_NORTH], north);
  g_signal_connect_object (game, "node-added", G_CALLBACK (node_added_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "node-removed", G_CALLBACK (node_removed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "reset", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
awale_play_begin (AwalePlay *self)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  self->begun = true;
  update (self);
}

void
awale_play_resume (AwalePlay *self,
                   AwaleNode *head)
{
  g_return_if_fail (AWALE_IS_PLAY (self));
  g_return_if_fail (awale_game_contains (self->game, head));
  g_return_if_fail (awale_play_comes_from (head, self->start));

  /* The undo history does not contain these moves, so they are marked as existing before. */
  for (AwaleNode *node = head; node != self->start; node = awale_node_get_parent (node))
    g_hash_table_add (self->walked, awale_node_ref (node));
  set_node (&self->head, head);
  awale_play_begin (self);
}

void
awale_play_set_head (AwalePlay *self,
                     AwaleNode *head)
{
  g_return_if_fail (AWALE_IS_PLAY (self));
  g_return_if_fail (awale_game_contains (self->game, head));
  g_return_if_fail (awale_play_comes_from (head, self->start));

  set_head (self, head);
}

AwaleNode *
awale_play_get_start (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return self->start;
}

AwalePlayFlags
awale_play_get_flags (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), AWALE_PLAY_DEFAULT);

  return self->flags;
}

AwaleGame *
awale_play_get_game (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return self->game;
}

AwaleOpponent *
awale_play_get_opponent (AwalePlay *self,
                         AwaleSide  side)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);
  g_return_val_if_fail (side == AWALE_SOUTH || side == AWALE_NORTH, NULL);

  return self->opponents[side];
}

AwaleNode *
awale_play_get_head (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return self->head;
}

bool
awale_play_is_persons (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return self->begun && self->end.cause == AWALE_END_CAUSE_NONE && self->answer != AWALE_PASS &&
         awale_play_is_person (self, awale_play_get_turn (self));
}

bool
awale_play_is_passing (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return self->answer == AWALE_PASS;
}

bool
awale_play_has_begun (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return self->begun;
}

bool
awale_play_is_thinking (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return self->thinking != NULL || (self->answer != AWALE_NO_MOVE && self->answer != AWALE_PASS);
}

void
awale_play_follow (AwalePlay *self)
{
  AwaleNode *cursor;

  g_return_if_fail (AWALE_IS_PLAY (self));

  cursor = awale_game_get_cursor (self->game);
  if (!self->begun || awale_play_comes_from (self->head, cursor) ||
      !awale_play_comes_from (cursor, self->start))
    return;

  /* After the end of a game between people, moving through the game is study and not play. */
  if (awale_play_is_over (self) && !awale_play_has_computer (self) &&
      awale_node_get_parent (cursor) != self->head)
    return;

  /* Players who play on have thereby agreed to go on. */
  if (self->end.cause == AWALE_END_CAUSE_RULES && awale_node_get_parent (cursor) == self->head)
    awale_agreements_add (self->agreements, self->end.ending, self->head);
  come_to (self, cursor);
}

void
awale_play_set_held (AwalePlay *self,
                     bool       held)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  if (self->held == held)
    return;

  self->held = held;
  if (held)
    g_clear_handle_id (&self->answer_source, g_source_remove);
  schedule (self);
}

void
awale_play_set_pause (AwalePlay *self,
                      unsigned   milliseconds)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  self->pause = milliseconds;
}

/* True while the play waits for a hint or for an answer to an offer. */
static bool
is_asking (AwalePlay *self)
{
  return self->asking != NULL || awale_hint_provider_is_asked (self->advice);
}

void
awale_play_ask_hint (AwalePlay *self)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  if (awale_play_is_persons (self) && !is_asking (self))
    awale_hint_provider_ask (self->advice, self->game, self->head);
}

bool
awale_play_is_advising (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return awale_hint_provider_is_asked (self->advice);
}

const AwaleHint *
awale_play_get_hint (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return awale_hint_provider_get_hint (self->advice);
}

void
awale_play_set_adviser (AwalePlay     *self,
                        AwaleOpponent *adviser)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  awale_hint_provider_set_adviser (self->advice, adviser);
}

/* --- Undo ------------------------------------------------------------------------------------ */

static bool
is_consequence (const char *name)
{
  return g_strcmp0 (name, get_consequence_name ()) == 0;
}

/* True if undo or redo may stop here: the game goes on, and a person is to move and can do more
 * than pass. */
static bool
is_resting_place (AwalePlay *self)
{
  AwalePosition position = awale_node_get_position (self->head);
  unsigned moves = awale_legal_moves (position, awale_game_get_rules (self->game));

  return awale_play_is_person (self, position.side) && moves != 1u << AWALE_PASS &&
         judge (self).cause == AWALE_END_CAUSE_NONE;
}

/* Takes back one step of the undo history, or one move that existed before it was played and so is
 * not in the history. */
static bool
step_back (AwalePlay *self)
{
  if (self->head != self->start && g_hash_table_contains (self->walked, self->head))
    {
      AwaleNode *parent = awale_node_get_parent (self->head);

      g_hash_table_remove (self->walked, self->head);
      set_node (&self->head, parent);
      awale_game_set_cursor (self->game, parent);
      return true;
    }
  if (!awale_game_can_undo (self->game))
    return false;
  awale_game_undo (self->game);
  return true;
}

static void
undo (AwalePlay *self,
      bool       until_moved)
{
  g_autoptr (AwaleNode) from = awale_node_ref (self->head);
  bool ends = false, consequence;

  g_clear_pointer (&self->left, place_free);
  self->suspended = true;
  do
    {
      const char *name = awale_game_get_undo_name (self->game);

      consequence = is_consequence (name);
      ends = ends || (awale_play_is_over (self) && g_strcmp0 (name, self->last_step) == 0);
      if (!step_back (self))
        break;
    }
  while (consequence || (until_moved && self->head == from) ||
         (self->head != from && self->left == NULL && self->head != self->start &&
          !is_resting_place (self)));
  self->suspended = false;

  /* After the undo of an edit of the line, the cursor stays where the edit was. */
  if (self->head != from && self->left == NULL)
    awale_game_set_cursor (self->game, self->head);
  if (self->head != from || ends)
    update (self);
}

void
awale_play_undo (AwalePlay *self)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  undo (self, false);
}

void
awale_play_redo (AwalePlay *self)
{
  g_autoptr (AwaleNode) from = NULL;
  bool ends = false;

  g_return_if_fail (AWALE_IS_PLAY (self));

  from = awale_node_ref (self->head);
  g_clear_pointer (&self->left, place_free);
  self->suspended = true;
  do
    {
      AwaleNode *cursor;

      ends = self->head == self->last_head &&
             g_strcmp0 (awale_game_get_redo_name (self->game), self->last_step) == 0;
      awale_game_redo (self->game);
      cursor = awale_game_get_cursor (self->game);
      if (cursor != self->head && awale_play_comes_from (cursor, self->head))
        set_node (&self->head, cursor);
    }
  while (awale_game_can_redo (self->game) &&
         (is_consequence (awale_game_get_redo_name (self->game)) ||
          (self->head != from && awale_play_comes_from (self->head, from) &&
           !is_resting_place (self))));
  self->suspended = false;
  if (self->head != from)
    update (self);
  if (ends)
    set_end (self, self->last_end);
}

bool
awale_play_can_undo (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return awale_game_can_undo (self->game) || g_hash_table_contains (self->walked, self->head);
}

void
awale_play_take_back (AwalePlay *self)
{
  g_return_if_fail (AWALE_IS_PLAY (self));

  if (awale_play_can_take_back (self))
    undo (self, true);
}

/* --- The end --------------------------------------------------------------------------------- */

const AwalePlayEnd *
awale_play_get_end (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return &self->end;
}

bool
awale_play_is_over (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return self->end.cause != AWALE_END_CAUSE_NONE;
}

/* Ends the game and records the end in its tags or, if the head does not end the main line, in the
 * comment on the last move. */
static void
finish (AwalePlay    *self,
        AwalePlayEnd  end,
        const char   *step,
        const char   *termination)
{
  const AwaleResult result = { .known = true, .score = end.score };

  self->end = end;
  awale_game_begin_step (self->game, step);
  if (awale_node_is_main_line (self->head) && awale_node_get_first_child (self->head) == NULL)
    {
      g_autofree char *text = awale_result_to_string (result);

      awale_game_set_tag (self->game, "Result", text);
      awale_game_set_tag (self->game, "Termination", termination);
    }
  else
    {
      const char *before = awale_node_get_comment (self->head);
      g_autofree char *how = awale_play_dup_reason (self);
      g_autofree char *who = awale_play_dup_result (self);
      g_autofree char *comment = g_strdup_printf ("%s%s%s %s.", before != NULL ? before : "",
                                                  before != NULL ? "\n" : "", how, who);

      awale_game_set_comment (self->game, self->head, comment);
    }
  awale_game_end_step (self->game);
  self->last_step = g_intern_string (step);
  self->last_end = end;
  set_node (&self->last_head, self->head);
  set_end (self, end);
}

void
awale_play_resign (AwalePlay *self,
                   AwaleSide  loser)
{
  /* The score is 0–1 or 1–0: no seeds are counted. */
  const AwalePlayEnd end = {
    .cause = AWALE_END_CAUSE_RESIGNATION, .loser = loser,
    .score = loser == AWALE_SOUTH ? (AwaleScore) { 0, 2 } : (AwaleScore) { 2, 0 },
  };

  g_return_if_fail (AWALE_IS_PLAY (self));

  if (awale_play_can_resign (self, loser))
    finish (self, end, _("Resignation"), "resignation");
}

void
awale_play_stop (AwalePlay *self)
{
  AwaleOutcome outcome;
  AwalePlayEnd end = { .cause = AWALE_END_CAUSE_STOPPED };

  g_return_if_fail (AWALE_IS_PLAY (self));

  if (!awale_play_can_stop (self))
    return;

  outcome = awale_play_get_outcome (self);
  end.ending = outcome.ending;
  end.score = outcome.score;
  finish (self, end, _("End of the Game"),
          outcome.ending == AWALE_ENDING_MAJORITY ? "majority" : NULL);
}

/* --- Offers --------------------------------------------------------------------------------- */

bool
awale_play_can_offer (AwalePlay    *self,
                      AwaleProposal offer)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  if (is_asking (self))
    return false;
  if (offer == AWALE_PROPOSAL_END)
    return awale_play_is_persons (self) && awale_node_get_ply (self->head) > 0;
  return self->end.cause == AWALE_END_CAUSE_RULES && self->end.ending != AWALE_ENDING_NO_SOWING;
}

static void
carry_out (AwalePlay    *self,
           AwaleProposal offer,
           bool          accepted,
           const char   *sentence)
{
  g_autoptr (AwalePlay) alive = g_object_ref (self);
  AwalePlayEnd end = { .cause = AWALE_END_CAUSE_AGREEMENT };

  if (accepted && offer == AWALE_PROPOSAL_END)
    {
      end.score = awale_play_get_proposal (self);
      finish (self, end, _("Agreement"), "agreement");
    }
  else if (accepted)
    {
      awale_agreements_add (self->agreements, self->end.ending, self->head);
      update (self);
    }
  else
    g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "answered", offer, accepted, sentence);
}

static void
offer_cb (GObject      *source,
          GAsyncResult *result,
          void         *data)
{
  g_autoptr (AwalePlay) self = data;
  AwaleOpponent *opponent = AWALE_OPPONENT (source);
  AwaleSide side = opponent == self->opponents[AWALE_SOUTH] ? AWALE_SOUTH : AWALE_NORTH;
  g_autoptr (GError) error = NULL;
  const char *sentence = NULL;
  AwaleMoveAnswer answer;
  bool accepted;

  if (!awale_opponent_think_finish (opponent, result, &answer, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        {
          g_clear_object (&self->asking);
          carry_out (self, self->offer, false, error->message);
        }
      return;
    }

  g_clear_object (&self->asking);
  accepted = self->offer == AWALE_PROPOSAL_END
               ? awale_agreements_accept_end (awale_node_get_position (self->head),
                                              awale_play_get_proposal (self), side, &answer,
                                              &sentence)
               : awale_agreements_accept_going_on (self->end.score, side, &answer, &sentence);
  carry_out (self, self->offer, accepted, sentence);
}

void
awale_play_offer (AwalePlay    *self,
                  AwaleProposal offer)
{
  AwaleSide side;

  g_return_if_fail (AWALE_IS_PLAY (self));

  if (!awale_play_can_offer (self, offer))
    return;

  /* Two people have agreed before the call, and two computers accept any offer. */
  if (awale_play_is_person (self, AWALE_SOUTH) == awale_play_is_person (self, AWALE_NORTH))
    {
      carry_out (self, offer, true, _("The players agree."));
      return;
    }
  side = awale_play_is_person (self, AWALE_SOUTH) ? AWALE_NORTH : AWALE_SOUTH;
  self->offer = offer;
  self->asking = g_cancellable_new ();
  awale_opponent_ask (self->opponents[side], self->game, self->head, self->asking, offer_cb,
                      g_object_ref (self));
  g_signal_emit_by_name (self, "changed");
}
