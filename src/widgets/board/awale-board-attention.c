/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "awale-pit.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

static void
set_attention (AwaleBoard *self,
               int         hollow)
{
  g_clear_pointer (&self->refusal, g_free);
  self->attention = hollow;
  awale_board_update (self);
}

static int
find_hollow (AwaleBoard *self,
             double      x,
             double      y)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);

  return geometry == NULL ? AWALE_HOLLOW_NONE : awale_geometry_hit (geometry, x, y);
}

static void
pointer_moved_cb (AwaleBoard *self,
                  double      x,
                  double      y)
{
  int hollow = find_hollow (self, x, y);

  if (hollow != self->attention && hollow != AWALE_HOLLOW_NONE)
    set_attention (self, hollow);
  else if (hollow == AWALE_HOLLOW_NONE && self->attention != AWALE_HOLLOW_NONE)
    set_attention (self, AWALE_HOLLOW_NONE);
}

static void
pointer_left_cb (AwaleBoard *self)
{
  set_attention (self, AWALE_HOLLOW_NONE);
}

static void
long_pressed_cb (AwaleBoard *self,
                 double      x,
                 double      y,
                 GtkGesture *gesture)
{
  /* What was only to be looked at must not be played when the finger is lifted. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->setup != NULL)
    {
      awale_board_setup_click (self, find_hollow (self, x, y), -1);
      return;
    }
  self->held = true;
  set_attention (self, find_hollow (self, x, y));
}

/* A finger that was held looks; lifted, it may mark what it has looked at. */
static void
long_press_ended_cb (AwaleBoard *self)
{
  int hollow = self->attention;

  set_attention (self, AWALE_HOLLOW_NONE);
  if (self->held && hollow >= 0 && hollow < AWALE_PITS)
    awale_board_show_marks_menu (self, hollow);
  self->held = false;
}

/* The focus counts once it is to be seen, which it is when the keyboard is used. */
static void
pit_state_changed_cb (AwaleBoard    *self,
                      GtkStateFlags  previous,
                      GtkWidget     *pit)
{
  const GtkStateFlags seen = GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;
  AwaleMove move = awale_pit_get_move (AWALE_PIT (pit));
  bool was_seen = (previous & seen) == seen;
  bool is_seen = (gtk_widget_get_state_flags (pit) & seen) == seen;

  if ((gtk_widget_get_state_flags (pit) & GTK_STATE_FLAG_FOCUSED) != 0)
    {
      self->focus_pit = move;
      if ((previous & GTK_STATE_FLAG_FOCUSED) == 0)
        awale_board_lead_mark (self, move);
    }
  if (is_seen && !was_seen)
    set_attention (self, move);
  else if (was_seen && !is_seen && self->attention == move)
    set_attention (self, AWALE_HOLLOW_NONE);
}

/* Where the seeds of the pit in question fall, what it harvests, what will lie where. */
static void
preview_sowing (AwaleBoard      *self,
                AwaleHollowLook  looks[AWALE_HOLLOWS])
{
  AwaleSowing sowing = awale_sow (self->position, awale_game_get_rules (self->game),
                                  self->attention);
  int store = AWALE_HOLLOW_STORE + self->position.side;
  const unsigned trace = AWALE_OVERLAY_BIT (AWALE_OVERLAY_LAST_FROM) |
                         AWALE_OVERLAY_BIT (AWALE_OVERLAY_LAST_TO);

  /* What was gives way to what would be: both are told by rings and beads. */
  for (int hollow = 0; hollow < AWALE_HOLLOWS; hollow++)
    looks[hollow].overlays &= ~trace;
  for (int i = 1; i <= sowing.seeds; i++)
    looks[awale_sowing_pit (sowing.from, i)].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_LANDING);
  for (int pit = 0; pit < AWALE_PITS; pit++)
    {
      if ((sowing.harvested >> pit & 1) != 0)
        looks[pit].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_HARVEST);
      if (sowing.sown.pits[pit] != self->position.pits[pit])
        looks[pit].preview = sowing.after.pits[pit];
    }
  if (sowing.harvest > 0)
    looks[store].preview = sowing.after.stores[self->position.side];
}

void
awale_board_add_preview (AwaleBoard      *self,
                         AwaleHollowLook  looks[AWALE_HOLLOWS])
{
  AwaleRefusal refusal;

  if (self->attention < 0 || self->attention >= AWALE_PITS || self->game == NULL ||
      awale_flight_is_running (AWALE_FLIGHT (self->flight)))
    return;
  if (self->silent)
    {
      if (self->position.pits[self->attention] > 0)
        looks[self->attention].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER);
      return;
    }

  refusal = awale_board_get_refusal (self, self->attention);
  if (refusal == AWALE_REFUSAL_NONE)
    {
      looks[self->attention].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER);
      if (self->show_preview)
        preview_sowing (self, looks);
    }
  else if (self->refusal != NULL || (refusal != AWALE_REFUSAL_EMPTY_PIT &&
                                     refusal != AWALE_REFUSAL_NOT_YOUR_PIT &&
                                     refusal != AWALE_REFUSAL_GAME_ENDED))
    {
      looks[self->attention].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_REFUSED);
    }
}

/* “C, South, 5 seeds, sows to b” */
static char *
word_pit_and_sowing (AwaleBoard *self,
                     AwaleMove   move)
{
  g_autofree char *seeds = awale_wording_seeds (100 * self->position.pits[move]);
  AwaleRefusal refusal = awale_board_get_refusal (self, move);
  g_autofree char *sowing = NULL;

  if (awale_board_must_pass (self) && (int) awale_pit_side (move) == self->position.side)
    sowing = g_strdup (_("only a pass is left"));
  else if (self->game != NULL && self->setup == NULL && !self->silent)
    sowing = awale_wording_sowing (self->position, awale_game_get_rules (self->game), move,
                                   refusal);
  if (sowing == NULL)
    /* Translators: a pit, its owner and what is in it: “C, South, 5 seeds”. */
    return g_strdup_printf (_("%s, %s, %s"), awale_move_to_string (move),
                            awale_side_get_name (awale_pit_side (move)), seeds);
  /* Translators: likewise, and what it would do: “C, South, 5 seeds, sows to b”. */
  return g_strdup_printf (_("%s, %s, %s, %s"), awale_move_to_string (move),
                          awale_side_get_name (awale_pit_side (move)), seeds, sowing);
}

char *
awale_board_word_pit (AwaleBoard *self,
                      AwaleMove   move)
{
  g_autofree char *text = word_pit_and_sowing (self, move);
  const AwaleEvaluation *evaluation =
    awale_board_values_get_value (AWALE_BOARD_VALUES (self->values), move);
  g_autofree char *value = NULL;

  if (evaluation == NULL)
    return g_steal_pointer (&text);
  value = awale_wording_evaluation_in_words (evaluation);
  return g_strconcat (text, ", ", value, NULL);
}

char *
awale_board_word_hollow (AwaleBoard *self,
                         int         hollow)
{
  AwaleSide side = hollow - AWALE_HOLLOW_STORE;
  AwaleScore score = awale_score (self->position);
  g_autofree char *seeds = NULL;

  if (hollow < AWALE_HOLLOW_STORE)
    return awale_board_word_pit (self, hollow);

  seeds = awale_wording_seeds (50 * (side == AWALE_SOUTH ? score.south : score.north));
  /* Translators: “South’s store, 12 seeds”: whose store, and what is in it. */
  return g_strdup_printf (side == AWALE_SOUTH ? _("South’s store, %s") : _("North’s store, %s"),
                          seeds);
}

static char *
word_hint (AwaleBoard *self)
{
  if (self->setup != NULL)
    return awale_board_setup_word_hint (self);
  if (self->refusal != NULL && !self->silent)
    return g_strdup (self->refusal);
  if (awale_board_is_marking (self))
    return awale_board_word_marking (self);
  if (self->outcome.state == AWALE_STATE_ENDED && !self->silent)
    return g_strdup (awale_ending_describe (self->outcome.ending));
  if (self->attention != AWALE_HOLLOW_NONE)
    return awale_board_word_hollow (self, self->attention);
  if (self->outcome.state == AWALE_STATE_MAY_STOP && !self->silent)
    return g_strdup (awale_ending_describe (self->outcome.ending));
  return NULL;
}

void
awale_board_update_hint (AwaleBoard *self)
{
  g_autofree char *hint = self->game == NULL && self->setup == NULL ? NULL : word_hint (self);
  const char *text = hint != NULL ? hint : "";

  if (g_str_equal (gtk_label_get_label (GTK_LABEL (self->hint_label)), text))
    return;
  gtk_label_set_label (GTK_LABEL (self->hint_label), text);
  gtk_widget_set_tooltip_text (self->hint_label, hint);
  g_object_notify (G_OBJECT (self), "hint");
}

/* A whole sentence about a move that was refused. */
static char *
word_refusal (AwaleBoard   *self,
              AwaleMove     move,
              AwaleRefusal  refusal)
{
  if (self->lock != NULL)
    return g_strdup (self->lock);
  if (awale_board_must_pass (self))
    return g_strdup (awale_wording_must_pass (self->game));
  if (refusal == AWALE_REFUSAL_GAME_ENDED)
    return awale_wording_sentence (awale_refusal_to_string (refusal));
  if (refusal == AWALE_REFUSAL_NOT_YOUR_PIT)
    return g_strdup (self->position.side == AWALE_SOUTH ? _("It is South’s turn.")
                                                        : _("It is North’s turn."));
  /* Translators: a pit, and why it may not be played: “must feed the opponent”. */
  return g_strdup_printf (_("%s may not be played: %s."), awale_move_to_string (move),
                          awale_refusal_to_string (refusal));
}

void
awale_board_tell_refusal (AwaleBoard   *self,
                          AwaleMove     move,
                          AwaleRefusal  refusal)
{
  g_autofree char *sentence = word_refusal (self, move, refusal);

  g_free (self->refusal);
  self->refusal = g_strdup (sentence);
  self->attention = move;
  awale_board_update (self);
  g_signal_emit_by_name (self, "refused", move, sentence);
}

void
awale_board_init_attention (AwaleBoard *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (pointer_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect_object (long_press, "pressed", G_CALLBACK (long_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (long_press, "end", G_CALLBACK (long_press_ended_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (long_press));

  for (int i = 0; i < AWALE_PITS; i++)
    g_signal_connect_object (self->pits[i], "state-flags-changed",
                             G_CALLBACK (pit_state_changed_cb), self, G_CONNECT_SWAPPED);
}

bool
awale_board_get_telling (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), true);

  return !self->silent;
}

void
awale_board_set_telling (AwaleBoard *self,
                         bool        telling)
{
  g_return_if_fail (AWALE_IS_BOARD (self));

  self->silent = !telling;
  awale_board_show_cursor (self);
}
