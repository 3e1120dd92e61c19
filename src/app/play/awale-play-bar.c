/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play-bar"

#include "awale-play-bar.h"

#include "game/awale-set-str.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

struct _AwalePlayBar
{
  AdwBin        parent_instance;

  GtkWidget    *box;
  GtkWidget    *words;
  GtkLabel     *title;
  GtkLabel     *text;
  GtkWidget    *lesson;
  GtkLabel     *lesson_text;
  GtkWidget    *tools;
  GtkWidget    *answers;
  GtkWidget    *back;
  GtkWidget    *stop;
  GtkWidget    *again;
  GtkWidget    *go_on;
  GtkWidget    *report;

  AwalePlay    *play;
  GSignalGroup *play_signals;
  bool          shown;
  bool          end_listed;
  bool          correcting;
  char         *reply;
  AwaleNode    *reply_head;  /* Last node of the game when the opponent replied. */
};

G_DEFINE_FINAL_TYPE (AwalePlayBar, awale_play_bar, ADW_TYPE_BIN)

static bool
is_elsewhere (AwalePlayBar *self)
{
  return awale_game_get_cursor (awale_play_get_game (self->play)) !=
         awale_play_get_head (self->play);
}

/* True if a game between human players is over and the user is looking at another of its
 * positions. */
static bool
is_studied (AwalePlayBar *self)
{
  return is_elsewhere (self) && awale_play_is_over (self->play) &&
         !awale_play_has_computer (self->play);
}

/* True if the opponent failed to make a move, as an external engine may. */
static bool
is_silent (AwalePlayBar *self)
{
  return !awale_play_is_over (self->play) && !awale_play_is_thinking (self->play) &&
         awale_play_get_opponent (self->play, awale_play_get_turn (self->play)) != NULL;
}

/* True if both players are human and the cursor is at the end of a line, so that a move would
 * continue that line. */
static bool
is_at_line_end (AwalePlayBar *self)
{
  AwaleNode *cursor = awale_game_get_cursor (awale_play_get_game (self->play));

  return !awale_play_has_computer (self->play) && awale_node_get_first_child (cursor) == NULL;
}

static char *
word_turn (AwalePlayBar *self,
           AwaleSide     turn)
{
  /* Translators: a player’s name: “Ama to move”. */
  return g_strdup_printf (_("%s to move"), awale_play_get_name (self->play, turn));
}

/* The reason why the line in view has ended, or NULL. (transfer full) */
static char *
dup_end (AwalePlayBar *self)
{
  AwaleGame *game = awale_play_get_game (self->play);

  return awale_game_describe_end_at (game, awale_game_get_cursor (game), NULL);
}

static char *
word_title_elsewhere (AwalePlayBar *self)
{
  AwaleNode *cursor = awale_game_get_cursor (awale_play_get_game (self->play));
  g_autofree char *end = NULL;

  if (!is_at_line_end (self))
    return g_strdup (_("You are looking at another position"));
  end = dup_end (self);
  return end != NULL ? g_strdup (_("The game is over."))
                     : word_turn (self, awale_node_get_position (cursor).side);
}

static char *
word_title (AwalePlayBar *self)
{
  AwaleSide turn = awale_play_get_turn (self->play);

  if (is_elsewhere (self))
    return word_title_elsewhere (self);
  if (awale_play_is_over (self->play))
    return awale_play_dup_winner (self->play);
  if (is_silent (self))
    return g_strdup (_("The opponent does not answer"));
  if (awale_play_get_opponent (self->play, turn) != NULL)
    return g_strdup (_("The computer is thinking…"));
  if (awale_play_get_opponent (self->play, !turn) != NULL)
    return g_strdup (_("Your turn"));
  return word_turn (self, turn);
}

static char *
word_hint (AwalePlayBar *self)
{
  const AwaleHint *hint = awale_play_get_hint (self->play);
  g_autofree char *sentence = awale_hint_dup_sentence (hint);
  g_autofree char *value = NULL;

  if (!hint->has_value)
    return g_steal_pointer (&sentence);
  value = awale_describe_margin (awale_evaluation_get_margin (&hint->value));
  /* Translators: a hint and the expected result: “C captures 3 seeds.”, “2 seeds for South”. */
  return g_strdup_printf (_("%s Expected: %s."), sentence, value);
}

static bool
is_end_listed (AwalePlayBar *self)
{
  AwaleNode *head = awale_play_get_head (self->play);

  return self->end_listed && awale_node_is_main_line (head) &&
         awale_node_get_first_child (head) == NULL;
}

static char *
word_text (AwalePlayBar *self)
{
  g_autofree char *lock = NULL;

  if (is_elsewhere (self))
    {
      if (self->correcting)
        return NULL;
      if (is_at_line_end (self))
        return dup_end (self);
      lock = awale_play_dup_lock (self->play);
      return lock != NULL ? g_steal_pointer (&lock)
                          : g_strdup (_("A move you play here starts a variation."));
    }
  /* The reply to an offer no longer matters once the players have ended the game themselves. */
  if (self->reply != NULL && awale_play_get_end (self->play)->cause <= AWALE_END_CAUSE_RULES)
    return is_silent (self)
             /* Translators: a sentence: “Aalina gives no move, as if the game were over.” */
             ? g_strdup_printf (_("%s Ask it again, or play its move yourself."), self->reply)
             : g_strdup (self->reply);
  if (awale_play_is_over (self->play))
    return is_end_listed (self) ? NULL : awale_play_dup_reason (self->play);
  if (awale_play_is_advising (self->play))
    return g_strdup (_("Looking for the best move…"));
  if (awale_play_get_hint (self->play) != NULL)
    return word_hint (self);
  return awale_play_dup_announcement (self->play);
}

static void
drop_stale_reply (AwalePlayBar *self)
{
  if (self->reply_head == NULL || self->reply_head == awale_play_get_head (self->play))
    return;

  g_clear_pointer (&self->reply, g_free);
  g_clear_pointer (&self->reply_head, awale_node_unref);
}

static void
update_buttons (AwalePlayBar *self)
{
  bool elsewhere = is_elsewhere (self);
  bool over = awale_play_is_over (self->play);
  bool can_stop = awale_play_can_stop (self->play);
  bool silent = is_silent (self);
  bool can_go_on = awale_play_can_offer (self->play, AWALE_PROPOSAL_GO_ON);
  bool teaches = !over && !elsewhere && *gtk_label_get_label (self->lesson_text) != '\0';

  gtk_widget_set_visible (self->lesson, teaches);
  /* The text keeps room for two lines, so that the board does not move; the coach's comment takes
   * up that room. */
  awale_style_set_class (self->words, "two-lines", !teaches);
  awale_style_set_class (self->box, "over", over && !elsewhere);
  gtk_widget_set_visible (self->tools, !over && !elsewhere);
  gtk_widget_set_visible (self->back, elsewhere);
  gtk_widget_set_visible (self->stop, !elsewhere && can_stop);
  gtk_widget_set_visible (self->again, !elsewhere && silent);
  gtk_widget_set_visible (self->go_on, !elsewhere && can_go_on);
  gtk_widget_set_visible (self->report, !elsewhere && over);
  gtk_widget_set_visible (self->answers, !elsewhere && (over || can_stop || silent));
}

void
awale_play_bar_update (AwalePlayBar *self)
{
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (AWALE_IS_PLAY_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->play != NULL && self->shown && !is_studied (self));
  if (self->play == NULL)
    return;

  drop_stale_reply (self);
  title = word_title (self);
  text = word_text (self);
  gtk_label_set_label (self->title, title);
  awale_style_show_text (self->text, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), text);
  update_buttons (self);
}

static void
awale_play_bar_dispose (GObject *object)
{
  AwalePlayBar *self = AWALE_PLAY_BAR (object);

  awale_play_bar_set_play (self, NULL);
  g_clear_object (&self->play_signals);
  g_clear_pointer (&self->reply, g_free);
  g_clear_pointer (&self->reply_head, awale_node_unref);

  G_OBJECT_CLASS (awale_play_bar_parent_class)->dispose (object);
}

static void
awale_play_bar_class_init (AwalePlayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_play_bar_dispose;

  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/play/awale-play-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, box);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, words);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, title);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, text);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, lesson);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, lesson_text);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, tools);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, answers);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, back);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, stop);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, again);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayBar, report);
  gtk_widget_class_set_css_name (widget_class, "playbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_play_bar_init (AwalePlayBar *self)
{
  self->shown = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));

  self->play_signals = g_signal_group_new (AWALE_TYPE_PLAY);
  g_signal_group_connect_swapped (self->play_signals, "changed",
                                  G_CALLBACK (awale_play_bar_update), self);
}

void
awale_play_bar_set_play (AwalePlayBar *self,
                         AwalePlay    *play)
{
  g_return_if_fail (AWALE_IS_PLAY_BAR (self));
  g_return_if_fail (play == NULL || AWALE_IS_PLAY (play));

  if (!g_set_object (&self->play, play))
    return;

  g_signal_group_set_target (self->play_signals, play);
  awale_play_bar_set_reply (self, NULL);
}

void
awale_play_bar_set_reply (AwalePlayBar *self,
                          const char   *reply)
{
  g_return_if_fail (AWALE_IS_PLAY_BAR (self));

  awale_set_str (&self->reply, reply);
  g_clear_pointer (&self->reply_head, awale_node_unref);
  if (reply != NULL && self->play != NULL)
    self->reply_head = awale_node_ref (awale_play_get_head (self->play));
  awale_play_bar_update (self);
}

void
awale_play_bar_set_lesson (AwalePlayBar *self,
                           const char   *lesson)
{
  g_return_if_fail (AWALE_IS_PLAY_BAR (self));

  gtk_label_set_label (self->lesson_text, lesson != NULL ? lesson : "");
  awale_play_bar_update (self);
}

void
awale_play_bar_set_end_listed (AwalePlayBar *self,
                               bool          listed)
{
  g_return_if_fail (AWALE_IS_PLAY_BAR (self));

  self->end_listed = listed;
  awale_play_bar_update (self);
}

void
awale_play_bar_set_correcting (AwalePlayBar *self,
                               bool          correcting)
{
  g_return_if_fail (AWALE_IS_PLAY_BAR (self));

  self->correcting = correcting;
  awale_play_bar_update (self);
}

void
awale_play_bar_set_shown (AwalePlayBar *self,
                          bool          shown)
{
  g_return_if_fail (AWALE_IS_PLAY_BAR (self));

  self->shown = shown;
  awale_play_bar_update (self);
}
