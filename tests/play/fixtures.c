/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

struct _FixtureScript
{
  GObject   parent_instance;
  char     *letters;
  unsigned  next;
  int       margin;
  unsigned  n_asked;
  unsigned  n_cancelled;
};

static void script_opponent_init (AwaleOpponentInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FixtureScript, fixture_script, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (AWALE_TYPE_OPPONENT, script_opponent_init))

static char *
script_dup_name (AwaleOpponent *opponent)
{
  return g_strdup ("Script");
}

/* Counts a cancellation of the opponent, which thinks until it is cancelled when its script has no
 * more letters. */
static void
cancelled_cb (GCancellable *cancellable,
              void         *data)
{
  FIXTURE_SCRIPT (g_task_get_source_object (data))->n_cancelled++;
  g_task_return_error_if_cancelled (data);
}

static void
script_think (AwaleOpponent          *opponent,
              const AwaleMoveRequest *request,
              GTask                  *task)
{
  FixtureScript *self = FIXTURE_SCRIPT (opponent);
  AwalePosition position = request->positions[request->n_positions - 1];
  AwalePosition replayed = request->positions[0];
  AwaleMoveAnswer answer = { .has_value = true };

  /* Check that the moves of the request lead to its last position. */
  for (size_t i = 0; i + 1 < request->n_positions; i++)
    replayed = awale_play (replayed, &request->rules, request->moves[i], NULL);
  g_assert_true (awale_position_equal (replayed, position));

  self->n_asked++;
  if (self->letters[self->next] == '\0')
    {
      g_cancellable_connect (g_task_get_cancellable (task), G_CALLBACK (cancelled_cb), task,
                             g_object_unref);
      return;
    }
  answer.move = awale_move_from_letter (self->letters[self->next++]);
  answer.value.low = answer.value.high = self->margin;
  awale_opponent_answer (task, &answer);
  g_object_unref (task);
}

static void
script_opponent_init (AwaleOpponentInterface *iface)
{
  iface->dup_name = script_dup_name;
  iface->think = script_think;
}

static void
fixture_script_finalize (GObject *object)
{
  g_free (FIXTURE_SCRIPT (object)->letters);
  G_OBJECT_CLASS (fixture_script_parent_class)->finalize (object);
}

static void
fixture_script_class_init (FixtureScriptClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fixture_script_finalize;
}

static void
fixture_script_init (FixtureScript *self)
{
}

AwaleOpponent *
fixture_script_new (const char *letters,
                    int         margin)
{
  FixtureScript *self = g_object_new (FIXTURE_TYPE_SCRIPT, NULL);

  self->letters = g_strdup (letters);
  self->margin = margin;
  return AWALE_OPPONENT (self);
}

unsigned
fixture_script_n_asked (AwaleOpponent *script)
{
  return FIXTURE_SCRIPT (script)->n_asked;
}

unsigned
fixture_script_n_cancelled (AwaleOpponent *script)
{
  return FIXTURE_SCRIPT (script)->n_cancelled;
}

AwaleOpponent *
fixture_computer (int      level,
                  uint64_t nodes,
                  uint32_t seed)
{
  const AwaleSearchLimits limits = { .nodes = nodes };
  AwaleBuiltinOpponent *computer = awale_builtin_opponent_new (level);

  awale_builtin_opponent_set_limits (computer, &limits);
  awale_builtin_opponent_set_seed (computer, seed);
  return AWALE_OPPONENT (computer);
}

void
fixture_move (AwalePlay  *play,
              const char *letters)
{
  AwaleGame *game = awale_play_get_game (play);

  for (; *letters != '\0'; letters++)
    {
      g_autofree char *lock = awale_play_dup_lock (play);

      g_assert_null (lock);
      g_assert_cmpint (awale_game_play (game, awale_move_from_letter (*letters)), ==,
                       AWALE_ILLEGAL_REASON_NONE);
      awale_play_follow (play);
    }
}

void
fixture_assert_line (AwalePlay  *play,
                     const char *path)
{
  g_autofree char *line = NULL;

  WAIT_UNTIL (awale_play_is_persons (play) || awale_play_is_over (play));
  line = awale_node_dup_path (awale_play_get_head (play));
  g_assert_cmpstr (line, ==, path);
}
