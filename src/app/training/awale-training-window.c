/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training-window"

#include "awale-training-window.h"

#include "app/common/awale-toast-overlay.h"
#include "app/share/awale-share.h"
#include "awale-combination-page.h"
#include "awale-exercise-session.h"
#include "awale-due-chart.h"
#include "awale-endgame-page.h"
#include "awale-opening-page.h"
#include "awale-progress-page.h"
#include "game/awale-titles.h"
#include "training/awale-training-store.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Width in pixels, limited to that of the parent window. */
#define DEFAULT_WIDTH 680

#define RESTORE "training.restore"

struct _AwaleTrainingWindow
{
  AdwWindow             parent_instance;

  AwaleServices        *services;
  GtkApplication       *application;   /* Application of the parent window; nullable. */
  AwaleGame            *game;          /* Game of the parent window; nullable. */
  GPtrArray            *dropped;       /* Dropped exercises that can be restored, latest last.
                                        * (element-type AwaleExercise) */
  bool                  has_exercises; /* True if exercises can be made from `game`. */
  GCancellable         *cancellable;

  AdwWindowTitle       *title;
  AwaleToastOverlay    *toasts;
  GtkStack             *kinds;
  GtkStack             *stack;
  GtkWidget            *back_button;
  GtkWidget            *make_button;
  GtkWidget            *drop_button;
  GtkWidget            *sheet_button;
  GtkEditable          *names;
  GtkWidget            *game_button;
  GtkWidget            *library_button;
  GtkLabel             *told;
  AwaleExerciseSession *session;
  GtkLabel             *standing;
  GtkBox               *forecast;
  GtkWidget            *close_button;
  AwaleEndgamePage *endgames;
  AwaleOpeningPage *openings;
  AwaleCombinationPage *combinations;
  AwaleProgressPage    *progress;
};

G_DEFINE_FINAL_TYPE (AwaleTrainingWindow, awale_training_window, ADW_TYPE_WINDOW)

/* --- Texts ----------------------------------------------------------------------------------- */

/* Names the game that @exercise is from: “Ama – Kofi · 2026-11-21 · Oware Abapa”. */
static char *
word_origin (AwaleExercise *exercise)
{
  AwaleGame *game = awale_exercise_get_game (exercise);
  g_autofree char *title = awale_title_for_game (game);
  g_autofree char *details = awale_title_for_details (game);

  if (awale_exercise_get_kind (exercise) == AWALE_EXERCISE_KIND_OPENING)
    return g_strjoin (" · ", _("Opening book"), details, NULL);
  return g_strjoin (" · ", title, details, NULL);
}

/* Lists the streak, the number of exercises and the number of new ones; a streak of 0 days and 0
 * new exercises are left out. */
static char *
word_standing (const AwaleTrainingSummary *summary)
{
  GString *text = g_string_new (NULL);

  if (summary->streak > 0)
    {
      g_string_append_printf (text, ngettext ("Streak: %u day", "Streak: %u days",
                                              summary->streak), summary->streak);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, ngettext ("%u exercise", "%u exercises", summary->n_exercises),
                          summary->n_exercises);
  if (summary->n_new > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("%u exercise is new",
                                              "%u exercises are new",
                                              summary->n_new), summary->n_new);
    }
  return g_string_free (text, FALSE);
}

static void
add_sentence (GPtrArray  *sentences,
              const char *format,
              unsigned    n)
{
  if (n > 0)
    g_ptr_array_add (sentences, g_strdup_printf (format, n));
}

/* Describes combinations added and exercises restored or still dropped: “2 combinations were
 * added.”; NULL if there are none. (transfer full) */
static char *
word_besides (const AwaleTrainingCount *count)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  unsigned n_dropped = count->n_dropped - count->n_dropped_combinations;

  add_sentence (sentences, ngettext ("%u combination was added.", "%u combinations were added.",
                                     count->n_combinations), count->n_combinations);
  add_sentence (sentences, ngettext ("%u exercise that was dropped is back.",
                                     "%u exercises that were dropped are back.",
                                     count->n_restored), count->n_restored);
  add_sentence (sentences, ngettext ("%u exercise stays dropped. To bring it back, make exercises "
                                     "from its game.",
                                     "%u exercises stay dropped. To bring them back, make "
                                     "exercises from their games.", n_dropped), n_dropped);
  add_sentence (sentences, ngettext ("%u combination stays dropped.",
                                     "%u combinations stay dropped.",
                                     count->n_dropped_combinations),
                count->n_dropped_combinations);
  if (sentences->len == 0)
    return NULL;
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **) sentences->pdata);
}

/* Describes the result of making exercises, to be shown if no exercises other than combinations
 * were added. (transfer full) */
static char *
word_made (const AwaleTrainingCount *count)
{
  char *besides = word_besides (count);

  if (besides != NULL)
    return besides;
  if ((count->known & AWALE_TRAINING_DAILY) != 0)
    return g_strdup (_("These errors are exercises already."));
  if (count->known != 0)
    return g_strdup (_("These combinations are exercises already."));
  return g_strdup (_("No errors of yours were found in analyzed games."));
}

/* Describes how many exercises of a line were added, and how many new ones come up per day.
 * (transfer full) */
static char *
word_added (unsigned n_added)
{
  g_autofree char *added = NULL;
  g_autofree char *limit = NULL;

  if (n_added == 0)
    return g_strdup (_("You are learning this line already."));
  added = g_strdup_printf (ngettext ("%u exercise of this line was added.",
                                     "%u exercises of this line were added.", n_added), n_added);
  limit = g_strdup_printf (ngettext ("At most %d new exercise comes up per day.",
                                     "At most %d new exercises come up per day.",
                                     AWALE_TRAINING_NEW_A_DAY), AWALE_TRAINING_NEW_A_DAY);
  return g_strjoin (" ", added, limit, NULL);
}

/* --- Pages ----------------------------------------------------------------------------------- */

static bool
has_exercises (AwaleTrainingWindow *self)
{
  AwaleTraining *training = awale_exercise_session_get_training (self->session);

  return training != NULL && awale_training_has_exercises (training);
}

static bool
has_page (AwaleTrainingWindow *self,
          const char          *name)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), name);
}

static bool
has_kind (AwaleTrainingWindow *self,
          const char          *name)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->kinds), name);
}

/* The session whose exercise is visible, or NULL. */
static AwaleExerciseSession *
find_session (AwaleTrainingWindow *self)
{
  if (has_kind (self, "today") && has_page (self, "ask"))
    return self->session;
  if (has_kind (self, "combinations") && awale_combination_page_is_asking (self->combinations))
    return awale_combination_page_get_session (self->combinations);
  return NULL;
}

static AwaleTraining *
get_training (AwaleTrainingWindow *self)
{
  if (has_kind (self, "today"))
    return awale_exercise_session_get_training (self->session);
  if (has_kind (self, "combinations"))
    return awale_exercise_session_get_training (
      awale_combination_page_get_session (self->combinations));
  return NULL;
}

/* Shows how many right answers are left for today, while one of today's exercises is visible.
 * Combinations do not count. */
static void
update_subtitle (AwaleTrainingWindow *self)
{
  unsigned n;
  g_autofree char *left = NULL;

  if (find_session (self) == self->session)
    {
      AwaleTraining *training = awale_exercise_session_get_training (self->session);

      n = awale_training_summarize (training).n_questions;
      left = g_strdup_printf (ngettext ("%u question left today", "%u questions left today", n), n);
    }
  adw_window_title_set_subtitle (self->title, left);
}

/* Updates the buttons of the header, which depend on the visible page. Also called while the window
 * is constructed or disposed. */
static void
update_header (AwaleTrainingWindow *self)
{
  bool has_buttons;

  if (self->kinds == NULL || self->services == NULL)
    return;
  /* Restoring is disabled while the window waits for exercises, because they may include the
   * dropped one. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), RESTORE, !has_page (self, "wait"));
  has_buttons = has_kind (self, "today") && has_exercises (self);
  gtk_widget_set_visible (self->back_button, has_buttons && has_page (self, "make"));
  gtk_widget_set_visible (self->make_button, has_buttons && !has_page (self, "make"));
  gtk_widget_set_visible (self->sheet_button, has_buttons);
  gtk_widget_set_visible (self->drop_button, find_session (self) != NULL);
  update_subtitle (self);
}

static void
show_page (AwaleTrainingWindow *self,
           const char          *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  update_header (self);
}

/* Moves the focus to @widget if its page is visible. */
static void
take_focus (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);
}

/* Reloads the progress whenever its page is shown, because more games may have been analyzed. */
static void
kind_cb (AwaleTrainingWindow *self)
{
  g_auto (GStrv) names = NULL;

  update_header (self);
  if (self->services == NULL || !has_kind (self, "progress"))
    return;
  names = awale_services_dup_own_names (self->services);
  awale_progress_page_show (self->progress, (const char *const *) names);
}

/* --- Questions ------------------------------------------------------------------------------- */

static void
asked_cb (AwaleTrainingWindow *self)
{
  g_autofree char *origin =
      word_origin (awale_exercise_session_get_asked (self->session));

  awale_exercise_session_set_origin (self->session, origin);
  show_page (self, "ask");
}

static void
show_standing (AwaleTrainingWindow *self)
{
  AwaleTrainingSummary summary =
    awale_training_summarize (awale_exercise_session_get_training (self->session));
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autofree char *standing = word_standing (&summary);

  show_page (self, "done");
  gtk_label_set_text (self->standing, standing);
  awale_due_chart_fill (self->forecast, summary.forecast, today);
  take_focus (self->close_button);
}

static void show_making (AwaleTrainingWindow *self);

static void
done_cb (AwaleTrainingWindow *self)
{
  if (has_exercises (self))
    show_standing (self);
  else
    show_making (self);
}

/* --- Dropping -------------------------------------------------------------------------------- */

static void
offer_undo (AwaleTrainingWindow *self,
            const char          *text)
{
  awale_toast_overlay_withdraw (self->toasts, RESTORE);
  if (text != NULL)
    awale_toast_overlay_add (self->toasts, text, _("_Undo"), RESTORE, AWALE_TOAST_OVERLAY_SECONDS);
}

static void
drop_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AwaleTrainingWindow *self = AWALE_TRAINING_WINDOW (widget);
  AwaleExerciseSession *session = find_session (self);

  if (session == NULL)
    return;
  g_ptr_array_add (self->dropped, awale_exercise_session_drop (session));
  offer_undo (self, _("Exercise dropped"));
}

static AwaleExerciseSession *
get_session (AwaleTrainingWindow *self,
             AwaleExercise       *exercise)
{
  return awale_exercise_get_kind (exercise) == AWALE_EXERCISE_KIND_COMBINATION
           ? awale_combination_page_get_session (self->combinations) : self->session;
}

/* Forgets dropped exercises that have been made again, and withdraws the toast if none is left. */
static void
forget_made (AwaleTrainingWindow *self)
{
  for (unsigned i = self->dropped->len; i > 0; i--)
    {
      AwaleExercise *exercise = self->dropped->pdata[i - 1];

      if (!awale_exercise_session_has_dropped (get_session (self, exercise), exercise))
        g_ptr_array_remove_index (self->dropped, i - 1);
    }
  if (self->dropped->len == 0)
    awale_toast_overlay_withdraw (self->toasts, RESTORE);
}

/* Restores the exercise that was dropped last; further calls restore earlier ones. */
static void
restore_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AwaleTrainingWindow *self = AWALE_TRAINING_WINDOW (widget);
  g_autoptr (AwaleExercise) exercise = NULL;
  g_autofree char *left = NULL;
  AwaleExerciseSession *session;

  forget_made (self);
  if (self->dropped->len == 0)
    return;
  exercise = g_ptr_array_steal_index (self->dropped, self->dropped->len - 1);
  session = get_session (self, exercise);
  gtk_stack_set_visible_child_name (self->kinds,
                                    session == self->session ? "today" : "combinations");
  awale_exercise_session_restore (session, exercise);
  if (self->dropped->len > 0)
    left = g_strdup_printf (ngettext ("%u exercise is still dropped.",
                                      "%u exercises are still dropped.", self->dropped->len),
                            self->dropped->len);
  offer_undo (self, left);
}

/* --- Making exercises ------------------------------------------------------------------------ */

/* Lists the exercises in the current game, except combinations: those about the user's moves, or
 * about both sides if neither player has one of the user's names. */
static GPtrArray *
list_exercises (AwaleTrainingWindow *self)
{
  g_auto (GStrv) all = awale_services_dup_own_names (self->services);
  const char *const *names = (const char *const *) all;
  GPtrArray *exercises =
    awale_exercise_list_of_game (self->game,
                                 awale_exercise_has_player (self->game, names) ? names : NULL);

  for (unsigned i = exercises->len; i > 0; i--)
    if (awale_exercise_get_kind (exercises->pdata[i - 1]) == AWALE_EXERCISE_KIND_COMBINATION)
      g_ptr_array_remove_index (exercises, i - 1);
  return exercises;
}

static void
offer_game (AwaleTrainingWindow *self)
{
  g_autoptr (GPtrArray) exercises = list_exercises (self);

  self->has_exercises = exercises->len > 0;
  gtk_button_set_label (GTK_BUTTON (self->game_button),
                        self->has_exercises ? _("From _This Game") : _("_Analyze This Game"));
  awale_accessible_name_buttons (self->game_button);
}

static void
names_changed_cb (AwaleTrainingWindow *self)
{
  g_auto (GStrv) names = awale_services_dup_own_names (self->services);

  gtk_widget_set_sensitive (self->library_button, names[0] != NULL);
  gtk_widget_set_visible (self->game_button, self->game != NULL);
  if (self->game != NULL)
    offer_game (self);
}

static void
show_making (AwaleTrainingWindow *self)
{
  show_page (self, "make");
  names_changed_cb (self);
  gtk_label_set_text (self->told, self->game != NULL
                                    ? ""
                                    : _("To analyze a game, open it and press F7 for its report."));
  take_focus (self->game != NULL ? self->game_button : GTK_WIDGET (self->names));
}

/* Returns the result of a job. Returns NULL if the job failed, which is reported, or if the window
 * was closed. */
static gpointer
take_result (AwaleTrainingWindow *self,
             GObject             *source,
             GAsyncResult        *result)
{
  g_autoptr (GError) error = NULL;
  gpointer taken =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (taken != NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return taken;
  show_making (self);
  awale_toast_overlay_say (self->toasts, error->message);
  return NULL;
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (AwaleTrainingWindow) self = user_data;
  AwaleTraining *training = take_result (self, source, result);

  if (training == NULL)
    return;
  awale_exercise_session_set_training (self->session, training);
  forget_made (self);
  awale_exercise_session_ask_next (self->session);
}

static void
load (AwaleTrainingWindow *self)
{
  show_page (self, "wait");
  awale_library_client_run_async (self->services->library, &awale_training_load_job, NULL,
                                  self->cancellable, loaded_cb, g_object_ref (self));
}

/* Reports the result of making exercises, and reloads the pages that have new ones. */
static void
tell_made (AwaleTrainingWindow      *self,
           const AwaleTrainingCount *count)
{
  g_autofree char *besides = word_besides (count);
  g_autofree char *made = word_made (count);

  if (count->n_combinations > 0)
    awale_combination_page_reload (self->combinations);
  if (count->n_added > count->n_combinations)
    {
      if (besides != NULL)
        awale_toast_overlay_say (self->toasts, besides);
      load (self);
      return;
    }
  show_making (self);
  gtk_label_set_text (self->told, made);
}

static void
made_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (AwaleTrainingWindow) self = user_data;
  const AwaleTrainingChange *change = take_result (self, source, result);

  if (change != NULL)
    tell_made (self, &change->count);
}

static void
make (AwaleTrainingWindow *self,
      GPtrArray           *exercises)
{
  AwaleTrainingChange *change = awale_training_change_new (NULL);

  if (exercises != NULL)
    change->exercises = g_ptr_array_ref (exercises);
  else
    change->names = awale_services_dup_own_names (self->services);
  show_page (self, "wait");
  awale_library_client_run_async (self->services->library, &awale_training_make_job, change,
                                  self->cancellable, made_cb, g_object_ref (self));
}

/* Makes exercises from the errors of the game. If there are none, opens the report, because the
 * game has probably not been analyzed. */
static void
game_clicked_cb (AwaleTrainingWindow *self)
{
  g_autoptr (GPtrArray) exercises = list_exercises (self);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (self->has_exercises)
    {
      make (self, exercises);
      return;
    }
  gtk_window_close (GTK_WINDOW (self));
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.report", NULL);
}

static void
learned_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AwaleTrainingWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  const AwaleTrainingChange *change =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (change == NULL)
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        return;
      awale_toast_overlay_say (self->toasts, error->message);
    }
  else
    {
      said = word_added (change->count.n_added);
      awale_toast_overlay_say (self->toasts, said);
    }
  load (self);
}

static void
learn_cb (AwaleTrainingWindow *self,
          GPtrArray           *exercises)
{
  AwaleTrainingChange *change = awale_training_change_new (NULL);

  change->exercises = g_ptr_array_ref (exercises);
  gtk_stack_set_visible_child_name (self->kinds, "today");
  show_page (self, "wait");
  awale_library_client_run_async (self->services->library, &awale_training_make_job, change,
                                  self->cancellable, learned_cb, g_object_ref (self));
}

static void
make_from_library (AwaleTrainingWindow *self)
{
  make (self, NULL);
}

static void
make_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  show_making (AWALE_TRAINING_WINDOW (widget));
}

static void
go_on_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  awale_exercise_session_go_on (AWALE_TRAINING_WINDOW (widget)->session);
}

static void
save_sheet_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AwaleTrainingWindow *self = AWALE_TRAINING_WINDOW (widget);
  AwaleTraining *training = get_training (self);
  g_autoptr (GPtrArray) exercises =
    training != NULL ? awale_training_list_exercises (training) : NULL;

  if (exercises != NULL)
    awale_share_save (AWALE_SHARE_WORKSHEET, &(AwaleShareSource) {
      .toasts = self->toasts,
      .application = G_APPLICATION (self->application),
      .exercises = exercises,
    });
}

/* --- The window ------------------------------------------------------------------------------ */

static void
awale_training_window_dispose (GObject *object)
{
  AwaleTrainingWindow *self = AWALE_TRAINING_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->services, awale_services_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_TRAINING_WINDOW);
  g_clear_object (&self->game);
  g_clear_pointer (&self->dropped, g_ptr_array_unref);
  g_clear_object (&self->application);

  G_OBJECT_CLASS (awale_training_window_parent_class)->dispose (object);
}

/* Cancels the loading and making of exercises, but not the saving of answers. */
static gboolean
awale_training_window_close_request (GtkWindow *window)
{
  g_cancellable_cancel (AWALE_TRAINING_WINDOW (window)->cancellable);
  return GTK_WINDOW_CLASS (awale_training_window_parent_class)->close_request (window);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, title);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, toasts);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, kinds);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, stack);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, back_button);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, make_button);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, drop_button);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, sheet_button);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, names);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, game_button);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, library_button);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, told);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, session);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, standing);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, forecast);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, close_button);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, endgames);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, openings);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, combinations);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, progress);
  gtk_widget_class_bind_template_callback (klass, kind_cb);
  gtk_widget_class_bind_template_callback (klass, update_header);
  gtk_widget_class_bind_template_callback (klass, asked_cb);
  gtk_widget_class_bind_template_callback (klass, done_cb);
  gtk_widget_class_bind_template_callback (klass, learn_cb);
  gtk_widget_class_bind_template_callback (klass, names_changed_cb);
  gtk_widget_class_bind_template_callback (klass, game_clicked_cb);
  gtk_widget_class_bind_template_callback (klass, make_from_library);
  gtk_widget_class_bind_template_callback (klass, awale_toast_overlay_say);
}

static void
awale_training_window_class_init (AwaleTrainingWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_training_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = awale_training_window_close_request;

  g_type_ensure (AWALE_TYPE_COMBINATION_PAGE);
  g_type_ensure (AWALE_TYPE_ENDGAME_PAGE);
  g_type_ensure (AWALE_TYPE_EXERCISE_SESSION);
  g_type_ensure (AWALE_TYPE_OPENING_PAGE);
  g_type_ensure (AWALE_TYPE_PROGRESS_PAGE);
  g_type_ensure (AWALE_TYPE_TOAST_OVERLAY);
  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/training/awale-training-window.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "training.make", NULL, make_cb);
  gtk_widget_class_install_action (widget_class, "training.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "training.save-sheet", NULL, save_sheet_cb);
  gtk_widget_class_install_action (widget_class, "training.drop", NULL, drop_cb);
  gtk_widget_class_install_action (widget_class, RESTORE, NULL, restore_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK,
                                       "training.save-sheet", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "training.drop", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       RESTORE, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_training_window_init (AwaleTrainingWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  self->dropped = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);
}

/* Hands the services to the pages. The rules of @game, or else the default rules, are selected
 * first. */
static void
set_contents (AwaleTrainingWindow *self,
              AwaleServices       *services,
              AwaleGame           *game)
{
  AwaleRuleset rules = game != NULL ? *awale_game_get_rules (game)
                                    : awale_rulesets_get_default (services->rulesets);

  self->services = awale_services_ref (services);
  awale_endgame_page_set_services (self->endgames, services, &rules);
  awale_progress_page_set_services (self->progress, services);
  awale_opening_page_set_services (self->openings, services, &rules, game);
  awale_combination_page_set_services (self->combinations, services, &rules);
  g_set_object (&self->game, game);
  g_settings_bind (services->settings, "own-names", self->names, "text", G_SETTINGS_BIND_DEFAULT);
  awale_exercise_session_set_services (self->session, services);
}

GtkWidget *
awale_training_window_new (GtkWindow *parent,
                           AwaleServices *services,
                           AwaleGame *game)
{
  AwaleTrainingWindow *self;
  int room = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;

  g_return_val_if_fail (services != NULL, NULL);
  g_return_val_if_fail (game == NULL || AWALE_IS_GAME (game), NULL);

  self = g_object_new (AWALE_TYPE_TRAINING_WINDOW, "transient-for", parent,
                       "default-width", room > 0 ? MIN (room, DEFAULT_WIDTH) : DEFAULT_WIDTH,
                       NULL);
  if (parent != NULL)
    g_set_object (&self->application, gtk_window_get_application (parent));
  set_contents (self, services, game);
  load (self);
  return GTK_WIDGET (self);
}
