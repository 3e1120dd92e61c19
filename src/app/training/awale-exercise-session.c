/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-exercise-session"

#include "awale-exercise-session.h"

#include "awale-question-view.h"
#include "game/awale-signal.h"
#include "training/awale-exercise-quiz.h"
#include "training/awale-training-store.h"

/* A review of an exercise to be saved: an answer, or that the exercise was dropped or restored. */
typedef struct
{
  AwaleExercise      *exercise;
  AwaleScheduleReview review;
} Given;

struct _AwaleExerciseSession
{
  AdwBin             parent_instance;

  AwaleServices     *services;
  AwaleTraining     *training;   /* Training that provides the exercises; nullable. */
  AwaleExercise     *asked;      /* Current exercise; nullable. */
  AwaleExerciseQuiz *quiz;       /* Quiz of the current exercise; nullable. */
  bool               is_unseen;  /* True if the verdict was reached while the session was hidden. */
  GHashTable        *left;       /* Exercises that were begun and left: hash of the exercise →
                                  * AwaleExerciseQuiz. */
  GArray            *given;      /* All reviews of this session, so that they are not lost if the
                                  * training is loaded again before the library has saved them.
                                  * (element-type Given) */

  AwaleQuestionView *view;
};

G_DEFINE_FINAL_TYPE (AwaleExerciseSession, awale_exercise_session, ADW_TYPE_BIN)

/* --- Questions ------------------------------------------------------------------------------- */

/* Keeps the quiz of the current exercise if the user has begun it. */
static void
remember (AwaleExerciseSession *self)
{
  gint64 hash = awale_exercise_get_hash (self->asked);

  if (awale_exercise_quiz_is_begun (self->quiz))
    g_hash_table_insert (self->left, g_memdup2 (&hash, sizeof hash), g_object_ref (self->quiz));
}

/* Forgets the earlier answer to an exercise that was dropped and then created again. */
static void
forget_answered (AwaleExerciseSession *self,
                 AwaleExercise        *exercise)
{
  gint64 hash = awale_exercise_get_hash (exercise);
  AwaleExerciseQuiz *quiz = g_hash_table_lookup (self->left, &hash);

  if (quiz != NULL && awale_exercise_quiz_is_answered (quiz))
    g_hash_table_remove (self->left, &hash);
}

static void quiz_changed_cb (AwaleExerciseSession *self);

static void
set_quiz (AwaleExerciseSession *self,
          AwaleExerciseQuiz    *quiz)
{
  if (self->quiz != NULL)
    g_signal_handlers_disconnect_by_data (self->quiz, self);
  g_set_object (&self->quiz, quiz);
  if (quiz == NULL)
    return;
  awale_question_view_set_quiz (self->view, AWALE_QUIZ (quiz));
  g_signal_connect_object (quiz, "changed", G_CALLBACK (quiz_changed_cb), self, G_CONNECT_SWAPPED);
  /* The quiz may have judged the answer while another exercise was shown. */
  quiz_changed_cb (self);
}

static void
ask (AwaleExerciseSession *self,
     AwaleExercise        *exercise)
{
  AwaleGame *game = awale_exercise_get_game (exercise);
  gint64 hash = awale_exercise_get_hash (exercise);
  g_autoptr (AwaleExerciseQuiz) quiz = NULL;

  if (self->asked != NULL && !awale_exercise_session_is_answered (self))
    remember (self);
  awale_exercise_ref (exercise);
  g_clear_pointer (&self->asked, awale_exercise_unref);
  self->asked = exercise;
  self->is_unseen = false;
  quiz = g_hash_table_lookup (self->left, &hash);
  if (quiz != NULL)
    g_object_ref (quiz);
  else
    quiz = awale_exercise_quiz_new (game, awale_exercise_get_move (exercise),
                                    awale_exercise_get_kind (exercise),
                                    awale_tablebases_get (self->services->tables,
                                                          awale_game_get_rules (game)), true);
  g_hash_table_remove (self->left, &hash);
  set_quiz (self, quiz);
}

static void
show (AwaleExerciseSession *self)
{
  g_signal_emit_by_name (self, "asked");
  if (gtk_widget_get_mapped (GTK_WIDGET (self->view)))
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* True if @exercise is the current exercise and has no answer yet. */
static bool
is_open (AwaleExerciseSession *self,
         AwaleExercise        *exercise)
{
  return self->asked != NULL && !awale_exercise_session_is_answered (self)
         && awale_exercise_get_hash (self->asked) == awale_exercise_get_hash (exercise);
}

void
awale_exercise_session_ask_next (AwaleExerciseSession *self)
{
  const AwaleTrainingItem *next;

  g_return_if_fail (AWALE_IS_EXERCISE_SESSION (self));

  if (self->training == NULL)
    return;
  awale_training_update_day (self->training);
  next = awale_training_find_next (self->training);
  if (next == NULL && !self->is_unseen)
    {
      g_signal_emit_by_name (self, "done");
      return;
    }
  if (!self->is_unseen && !is_open (self, next->exercise))
    {
      forget_answered (self, next->exercise);
      ask (self, next->exercise);
    }
  show (self);
}

void
awale_exercise_session_go_on (AwaleExerciseSession *self)
{
  g_return_if_fail (AWALE_IS_EXERCISE_SESSION (self));

  if (self->training != NULL && self->asked != NULL && is_open (self, self->asked)
      && awale_training_asks (self->training, self->asked))
    show (self);
  else
    awale_exercise_session_ask_next (self);
}

/* --- Saving ---------------------------------------------------------------------------------- */

static void
kept_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (AwaleExerciseSession) self = user_data;
  g_autoptr (GError) error = NULL;

  if (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error) == NULL
      && self->services != NULL)
    g_signal_emit_by_name (self, "failed", error->message);
}

static void
given_clear (void *data)
{
  awale_exercise_unref (((Given *) data)->exercise);
}

static void
keep (AwaleExerciseSession *self,
      AwaleExercise        *exercise,
      AwaleScheduleReview   review)
{
  const Given given = { awale_exercise_ref (exercise), review };
  AwaleTrainingChange *answer = awale_training_change_new (exercise);

  g_array_append_val (self->given, given);
  answer->review = review;
  awale_library_client_run_async (self->services->library, &awale_training_answer_job, answer,
                                  NULL, kept_cb, g_object_ref (self));
}

static gint64
find_id (AwaleExerciseSession *self,
         AwaleExercise        *exercise)
{
  const AwaleTrainingItem *item = awale_training_find_exercise (self->training, exercise);

  return item != NULL ? item->id : 0;
}

/* Saves the grade once the answer has been judged, and presents the next exercise once the quiz is
 * over. */
static void
quiz_changed_cb (AwaleExerciseSession *self)
{
  AwaleScheduleGrade grade = awale_exercise_quiz_take_grade (self->quiz);

  if (grade != 0)
    {
      awale_training_update_day (self->training);
      keep (self, self->asked, awale_training_answer (self->training, find_id (self, self->asked),
                                                      grade));
      self->is_unseen = !gtk_widget_get_mapped (GTK_WIDGET (self));
      g_signal_emit_by_name (self, "answered");
    }
  if (awale_quiz_get_state (AWALE_QUIZ (self->quiz)) != AWALE_QUIZ_OVER)
    return;
  self->is_unseen = false;
  awale_exercise_session_ask_next (self);
}

static void
set_dropped (AwaleExerciseSession *self,
             AwaleExercise        *exercise,
             bool                  is_dropped)
{
  awale_training_update_day (self->training);
  keep (self, exercise, awale_training_drop (self->training, find_id (self, exercise), is_dropped));
}

AwaleExercise *
awale_exercise_session_drop (AwaleExerciseSession *self)
{
  AwaleExercise *exercise;

  g_return_val_if_fail (AWALE_IS_EXERCISE_SESSION (self) && self->asked != NULL, NULL);

  remember (self);
  exercise = g_steal_pointer (&self->asked);
  set_quiz (self, NULL);
  self->is_unseen = false;
  set_dropped (self, exercise, true);
  awale_exercise_session_ask_next (self);
  return exercise;
}

bool
awale_exercise_session_has_dropped (AwaleExerciseSession *self,
                                    AwaleExercise        *exercise)
{
  const AwaleTrainingItem *item;

  g_return_val_if_fail (AWALE_IS_EXERCISE_SESSION (self) && exercise != NULL, false);

  item = self->training != NULL ? awale_training_find_exercise (self->training, exercise) : NULL;
  return item != NULL && item->is_dropped;
}

void
awale_exercise_session_restore (AwaleExerciseSession *self,
                                AwaleExercise        *exercise)
{
  g_return_if_fail (AWALE_IS_EXERCISE_SESSION (self)
                    && awale_exercise_session_has_dropped (self, exercise));

  set_dropped (self, exercise, false);
  ask (self, exercise);
  show (self);
}

/* --- The widget ------------------------------------------------------------------------------ */

static void
awale_exercise_session_map (GtkWidget *widget)
{
  AWALE_EXERCISE_SESSION (widget)->is_unseen = false;
  GTK_WIDGET_CLASS (awale_exercise_session_parent_class)->map (widget);
}

static void
awale_exercise_session_dispose (GObject *object)
{
  AwaleExerciseSession *self = AWALE_EXERCISE_SESSION (object);

  if (self->view != NULL)
    set_quiz (self, NULL);
  self->view = NULL;
  g_clear_pointer (&self->training, awale_training_free);
  g_clear_pointer (&self->asked, awale_exercise_unref);
  g_clear_pointer (&self->services, awale_services_unref);
  g_clear_pointer (&self->left, g_hash_table_unref);
  g_clear_pointer (&self->given, g_array_unref);

  G_OBJECT_CLASS (awale_exercise_session_parent_class)->dispose (object);
}

static void
awale_exercise_session_class_init (AwaleExerciseSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_exercise_session_dispose;
  GTK_WIDGET_CLASS (klass)->map = awale_exercise_session_map;

  AWALE_ADD_SIGNAL (klass, "asked", 0);
  AWALE_ADD_SIGNAL (klass, "answered", 0);
  AWALE_ADD_SIGNAL (klass, "done", 0);
  AWALE_ADD_SIGNAL (klass, "failed", 1, G_TYPE_STRING);
}

static void
awale_exercise_session_init (AwaleExerciseSession *self)
{
  self->left = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
  self->given = g_array_new (FALSE, FALSE, sizeof (Given));
  g_array_set_clear_func (self->given, given_clear);
  self->view = g_object_new (AWALE_TYPE_QUESTION_VIEW, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->view));
}

void
awale_exercise_session_set_services (AwaleExerciseSession *self,
                                     AwaleServices        *services)
{
  g_return_if_fail (AWALE_IS_EXERCISE_SESSION (self));
  g_return_if_fail (services != NULL && self->services == NULL);

  self->services = awale_services_ref (services);
  awale_question_view_bind_settings (self->view, services->settings);
}

void
awale_exercise_session_set_training (AwaleExerciseSession *self,
                                     AwaleTraining        *training)
{
  g_return_if_fail (AWALE_IS_EXERCISE_SESSION (self));
  g_return_if_fail (training != NULL);

  awale_training_update_day (training);
  for (unsigned i = 0; i < self->given->len; i++)
    {
      const Given *given = &g_array_index (self->given, Given, i);

      awale_training_add_given (training, given->exercise, given->review);
    }
  g_clear_pointer (&self->training, awale_training_free);
  self->training = training;
}

AwaleTraining *
awale_exercise_session_get_training (AwaleExerciseSession *self)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_SESSION (self), NULL);

  return self->training;
}

void
awale_exercise_session_set_origin (AwaleExerciseSession *self,
                                   const char           *origin)
{
  g_return_if_fail (AWALE_IS_EXERCISE_SESSION (self));
  g_return_if_fail (origin != NULL);

  awale_question_view_set_origin (self->view, origin);
}

AwaleExercise *
awale_exercise_session_get_asked (AwaleExerciseSession *self)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_SESSION (self), NULL);

  return self->asked;
}

bool
awale_exercise_session_is_answered (AwaleExerciseSession *self)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_SESSION (self), false);

  return self->quiz != NULL && awale_exercise_quiz_is_answered (self->quiz);
}
