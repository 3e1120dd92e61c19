/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training-window"

#include "awale-training-window.h"

#include "awale-combination-page.h"
#include "awale-endgame-page.h"
#include "awale-forecast.h"
#include "awale-opening-page.h"
#include "awale-progress-page.h"
#include "awale-retry-view.h"
#include "awale-training-words.h"
#include "awale-worksheet.h"
#include "app/common/awale-toasts.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-page-switcher.h"

#include <glib/gi18n-lib.h>

/* Its width, but no more than that of the window that it belongs to. */
#define DEFAULT_WIDTH 680

struct _AwaleTrainingWindow
{
  AdwWindow        parent_instance;

  AwaleDesk       *desk;
  GtkApplication  *application; /* Nullable. */
  AwaleGame       *game;       /* In the window that it belongs to; NULL: none. */
  AwaleTraining   *training;   /* NULL until it is loaded. */
  gint64           asked;      /* The number of the exercise that is asked. */
  gint64           dropped;    /* The number of the last one that was dropped; 0: none. */
  bool             has_dropped_combination; /* It was a combination that was dropped last. */
  bool             has_drills; /* There are errors in the game. */
  GCancellable    *cancellable;

  AdwWindowTitle  *title;
  AwaleToasts     *toasts;
  GtkStack        *kinds;
  GtkStack        *stack;
  GtkWidget       *back_button;
  GtkWidget       *make_button;
  GtkWidget       *drop_button;
  GtkWidget       *sheet_button;
  GtkEditable     *names;
  GtkWidget       *game_button;
  GtkWidget       *library_button;
  GtkLabel        *told;
  GtkLabel        *origin;
  AdwBin          *asking;
  AwaleRetryView  *view;
  GtkLabel        *standing;
  AwaleForecast   *forecast;
  GtkWidget       *close_button;
  AwaleEndgamePage *endgames;
  AwaleOpeningPage *openings;
  AwaleCombinationPage *combinations;
  AwaleProgressPage *progress;
};

G_DEFINE_FINAL_TYPE (AwaleTrainingWindow, awale_training_window, ADW_TYPE_WINDOW)

static bool
has_exercises (AwaleTrainingWindow *self)
{
  return self->training != NULL && awale_training_has_exercises (self->training);
}

static void show_making (AwaleTrainingWindow *self);

static bool
is_asking (AwaleTrainingWindow *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "ask");
}

static bool
has_kind (AwaleTrainingWindow *self,
          const char          *name)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->kinds), name);
}

/* What comes again can be dropped: endgames do not, nor moves that are guessed. */
static bool
can_drop (AwaleTrainingWindow *self)
{
  if (has_kind (self, "combinations"))
    return awale_combination_page_is_asking (self->combinations);
  return has_kind (self, "today") && has_exercises (self) && is_asking (self);
}

/* What belongs to the day's exercises only is not there for other kinds of training. */
static void
update_header (AwaleTrainingWindow *self)
{
  bool makes = g_str_equal (gtk_stack_get_visible_child_name (self->stack), "make");
  bool has_buttons = has_kind (self, "today") && has_exercises (self);

  gtk_widget_set_visible (self->back_button, has_buttons && makes);
  gtk_widget_set_visible (self->make_button, has_buttons && !makes);
  gtk_widget_set_visible (self->sheet_button, has_buttons);
  gtk_widget_set_visible (self->drop_button, can_drop (self));
  adw_window_title_set_subtitle (self->title, NULL);
}

static void
show_page (AwaleTrainingWindow *self,
           const char          *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  update_header (self);
}

/* Unless one looks at another page by then, where the focus stays. */
static void
take_focus (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);
}

static void
tell_error (AwaleTrainingWindow *self,
            const GError        *error)
{
  awale_toasts_say (self->toasts, error->message);
}

/* --- Asking ---------------------------------------------------------------------------------- */

static void
count_left (AwaleTrainingWindow *self)
{
  AwaleTrainingSummary summary = awale_training_summarize (self->training);
  g_autofree char *left = awale_training_words_left (&summary);

  adw_window_title_set_subtitle (self->title, left);
}

/* (transfer full): names, without blanks around them */
static char **
dup_names (AwaleTrainingWindow *self)
{
  g_auto (GStrv) parts = g_strsplit (gtk_editable_get_text (self->names), ",", -1);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (char **part = parts; *part != NULL; part++)
    if (*g_strstrip (*part) != '\0')
      g_strv_builder_add (names, *part);
  return g_strv_builder_end (names);
}

/* Anew each time that one looks: games may have been analyzed meanwhile. */
static void
show_progress (AwaleTrainingWindow *self)
{
  g_auto (GStrv) names = dup_names (self);

  awale_progress_page_show (self->progress, (const char *const *) names);
}

/* Another kind of training, or part of it. Also while the window is being made, or goes. */
static void
kind_cb (AwaleTrainingWindow *self)
{
  if (self->kinds == NULL || self->view == NULL)
    return;
  update_header (self);
  if (has_kind (self, "today") && is_asking (self))
    count_left (self);
  if (has_kind (self, "progress"))
    show_progress (self);
}

static void
ask (AwaleTrainingWindow     *self,
     const AwaleTrainingItem *item)
{
  AwaleGame *game = awale_drill_get_game (item->drill);
  AwaleNode *move = awale_drill_get_move (item->drill);
  AwaleTablebase *tables = awale_tables_get (self->desk->tables, awale_game_get_rules (game));
  g_autofree char *origin = awale_training_words_origin (item->drill);

  self->asked = item->id;
  show_page (self, "ask");
  count_left (self);
  gtk_label_set_text (self->origin, origin);
  if (awale_drill_get_kind (item->drill) == AWALE_DRILL_OPENING)
    awale_retry_view_ask_book (self->view, game, move, tables);
  else
    awale_retry_view_ask (self->view, game, move, tables);
}

static void
show_standing (AwaleTrainingWindow *self)
{
  AwaleTrainingSummary summary = awale_training_summarize (self->training);
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autofree char *standing = awale_training_words_standing (&summary);

  show_page (self, "done");
  gtk_label_set_text (self->standing, standing);
  awale_forecast_show (self->forecast, summary.forecast, today);
  take_focus (self->close_button);
}

static void
show_next (AwaleTrainingWindow *self)
{
  const AwaleTrainingItem *item;

  awale_training_look_at_clock (self->training);
  item = awale_training_find_next (self->training);
  if (item != NULL)
    ask (self, item);
  else if (has_exercises (self))
    show_standing (self);
  else
    show_making (self);
}

/* The window may be closed by then. */
static void
kept_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (AwaleTrainingWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!awale_librarian_answer_finish (AWALE_LIBRARIAN (source), result, &error)
      && self->desk != NULL)
    tell_error (self, error);
}

static void
answered_cb (AwaleTrainingWindow *self,
             AwaleRetryOutcome    outcome)
{
  AwaleGrade grade = awale_retry_outcome_get_grade (outcome);

  awale_training_look_at_clock (self->training);
  awale_librarian_answer_async (self->desk->librarian, self->asked,
                                awale_training_answer (self->training, self->asked, grade),
                                kept_cb, g_object_ref (self));
  count_left (self);
}

/* --- Dropping -------------------------------------------------------------------------------- */

static void
keep_dropped (AwaleTrainingWindow *self,
              gint64               id,
              bool                 is_dropped)
{
  awale_training_look_at_clock (self->training);
  awale_librarian_answer_async (self->desk->librarian, id,
                                awale_training_drop (self->training, id, is_dropped), kept_cb,
                                g_object_ref (self));
}

/* What is asked comes no more: it is no good as an exercise, or was known before. */
static void
drop_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AwaleTrainingWindow *self = AWALE_TRAINING_WINDOW (widget);

  if (!gtk_widget_get_visible (self->drop_button))
    return;
  awale_toasts_add (self->toasts, _("Exercise dropped"), _("_Undo"), "training.restore",
                    AWALE_TOASTS_SECONDS);
  self->has_dropped_combination = has_kind (self, "combinations");
  if (self->has_dropped_combination)
    {
      awale_combination_page_drop (self->combinations);
      return;
    }
  self->dropped = self->asked;
  keep_dropped (self, self->dropped, true);
  show_next (self);
}

static void
restore_combination (AwaleTrainingWindow *self)
{
  self->has_dropped_combination = false;
  self->dropped = 0;
  gtk_stack_set_visible_child_name (self->kinds, "combinations");
  awale_combination_page_restore (self->combinations);
}

static void
restore_exercise (AwaleTrainingWindow *self,
                  gint64               id)
{
  const AwaleTrainingItem *item = awale_training_find_item (self->training, id);

  self->dropped = 0;
  if (item == NULL)
    return;
  keep_dropped (self, id, false);
  gtk_stack_set_visible_child_name (self->kinds, "today");
  ask (self, item);
}

/* The last one that was dropped is asked again. */
static void
restore_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AwaleTrainingWindow *self = AWALE_TRAINING_WINDOW (widget);
  gint64 id = self->dropped;

  if (self->has_dropped_combination)
    restore_combination (self);
  else if (id != 0)
    restore_exercise (self, id);
}

/* --- Making exercises ------------------------------------------------------------------------ */

/* The errors in the game at hand: a person's own, or all if that person does not play in it. */
static GPtrArray *
list_drills (AwaleTrainingWindow *self)
{
  g_auto (GStrv) all = dup_names (self);
  const char *const *names = (const char *const *) all;
  GPtrArray *drills =
    awale_drill_list_of_game (self->game,
                              awale_drill_has_player (self->game, names) ? names : NULL);

  for (unsigned i = drills->len; i > 0; i--)
    if (awale_drill_get_kind (drills->pdata[i - 1]) == AWALE_DRILL_COMBINATION)
      g_ptr_array_remove_index (drills, i - 1);
  return drills;
}

static void
offer_game (AwaleTrainingWindow *self)
{
  g_autoptr (GPtrArray) drills = list_drills (self);

  self->has_drills = drills->len > 0;
  gtk_button_set_label (GTK_BUTTON (self->game_button),
                        self->has_drills ? _("From _This Game") : _("_Analyze This Game"));
  awale_accessible_name_buttons (self->game_button);
}

static void
names_changed_cb (AwaleTrainingWindow *self)
{
  g_auto (GStrv) names = dup_names (self);

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

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (AwaleTrainingWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleTraining) training =
    awale_librarian_train_finish (AWALE_LIBRARIAN (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (training == NULL)
    {
      show_making (self);
      tell_error (self, error);
      return;
    }
  g_set_object (&self->training, training);
  show_next (self);
}

static void
load (AwaleTrainingWindow *self)
{
  show_page (self, "wait");
  awale_librarian_train_async (self->desk->librarian, self->cancellable, loaded_cb,
                               g_object_ref (self));
}

/* Combinations have a page of their own. */
static void
tell_made (AwaleTrainingWindow      *self,
           const AwaleTrainingCount *count)
{
  g_autofree char *made = awale_training_words_made (count);

  if (count->n_combinations > 0)
    awale_combination_page_reload (self->combinations);
  if (count->n_added > count->n_combinations)
    {
      if (count->n_combinations > 0)
        awale_toasts_say (self->toasts, made);
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
  g_autoptr (GError) error = NULL;
  AwaleTrainingCount count;

  if (!awale_librarian_make_drills_finish (AWALE_LIBRARIAN (source), result, &count, &error))
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        return;
      show_making (self);
      tell_error (self, error);
    }
  else
    tell_made (self, &count);
}

static void
make (AwaleTrainingWindow *self,
      GPtrArray           *drills)
{
  g_auto (GStrv) names = drills == NULL ? dup_names (self) : NULL;

  show_page (self, "wait");
  awale_librarian_make_drills_async (self->desk->librarian, drills, (const char *const *) names,
                                     self->cancellable, made_cb, g_object_ref (self));
}

/* A game without errors is as good as one that was not analyzed: its report tells which. */
static void
game_clicked_cb (AwaleTrainingWindow *self)
{
  g_autoptr (GPtrArray) drills = list_drills (self);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (self->has_drills)
    {
      make (self, drills);
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
  AwaleTrainingCount count;

  if (!awale_librarian_make_drills_finish (AWALE_LIBRARIAN (source), result, &count, &error))
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        return;
      tell_error (self, error);
    }
  else
    {
      said = awale_training_words_added (count.n_added);
      awale_toasts_say (self->toasts, said);
    }
  load (self);
}

/* The exercises of a line come with those of the day, and before other new ones. */
static void
learn_cb (AwaleTrainingWindow *self,
          GPtrArray           *drills)
{
  gtk_stack_set_visible_child_name (self->kinds, "today");
  show_page (self, "wait");
  awale_librarian_make_drills_async (self->desk->librarian, drills, NULL, self->cancellable,
                                     learned_cb, g_object_ref (self));
}

static void
told_cb (AwaleTrainingWindow *self,
         const char          *sentence)
{
  awale_toasts_say (self->toasts, sentence);
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
  show_next (AWALE_TRAINING_WINDOW (widget));
}

static void
save_sheet_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AwaleTrainingWindow *self = AWALE_TRAINING_WINDOW (widget);

  awale_worksheet_choose (GTK_WINDOW (self), self->training, self->toasts,
                          G_APPLICATION (self->application));
}

/* --- The window ------------------------------------------------------------------------------ */

static void
awale_training_window_dispose (GObject *object)
{
  AwaleTrainingWindow *self = AWALE_TRAINING_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_TRAINING_WINDOW);
  g_clear_object (&self->training);
  g_clear_object (&self->game);
  g_clear_pointer (&self->desk, awale_desk_unref);

  G_OBJECT_CLASS (awale_training_window_parent_class)->dispose (object);
}

static void
awale_training_window_finalize (GObject *object)
{
  g_object_unref (AWALE_TRAINING_WINDOW (object)->cancellable);
  g_clear_object (&AWALE_TRAINING_WINDOW (object)->application);

  G_OBJECT_CLASS (awale_training_window_parent_class)->finalize (object);
}

/* What is being made and loaded need not be, once nobody sees it; answers are kept all the same. */
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
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, origin);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, asking);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, standing);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, forecast);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, close_button);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, endgames);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, openings);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, combinations);
  gtk_widget_class_bind_template_child (klass, AwaleTrainingWindow, progress);
  gtk_widget_class_bind_template_callback (klass, kind_cb);
  gtk_widget_class_bind_template_callback (klass, learn_cb);
  gtk_widget_class_bind_template_callback (klass, names_changed_cb);
  gtk_widget_class_bind_template_callback (klass, game_clicked_cb);
  gtk_widget_class_bind_template_callback (klass, make_from_library);
  gtk_widget_class_bind_template_callback (klass, told_cb);
}

static void
awale_training_window_class_init (AwaleTrainingWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_training_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = awale_training_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = awale_training_window_close_request;

  g_type_ensure (AWALE_TYPE_COMBINATION_PAGE);
  g_type_ensure (AWALE_TYPE_ENDGAME_PAGE);
  g_type_ensure (AWALE_TYPE_FORECAST);
  g_type_ensure (AWALE_TYPE_OPENING_PAGE);
  g_type_ensure (AWALE_TYPE_PROGRESS_PAGE);
  g_type_ensure (AWALE_TYPE_PAGE_SWITCHER);
  g_type_ensure (AWALE_TYPE_TOASTS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/window/awale-training-window.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "training.make", NULL, make_cb);
  gtk_widget_class_install_action (widget_class, "training.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "training.save-sheet", NULL, save_sheet_cb);
  gtk_widget_class_install_action (widget_class, "training.drop", NULL, drop_cb);
  gtk_widget_class_install_action (widget_class, "training.restore", NULL, restore_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "training.drop", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "training.restore", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_training_window_init (AwaleTrainingWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
}

/* The game at hand counts as it is now. */
static void
set_contents (AwaleTrainingWindow *self,
              AwaleDesk           *desk,
              AwaleGame           *game)
{
  AwaleRuleset rules = game != NULL ? *awale_game_get_rules (game)
                                    : awale_rulesets_get_default (desk->rulesets);

  self->desk = awale_desk_ref (desk);
  awale_endgame_page_set_desk (self->endgames, desk, &rules);
  awale_progress_page_set_desk (self->progress, desk);
  awale_opening_page_set_desk (self->openings, desk, &rules, game);
  awale_combination_page_set_desk (self->combinations, desk);
  g_signal_connect_object (self->combinations, "notify::asking", G_CALLBACK (kind_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->combinations, "failed", G_CALLBACK (awale_toasts_say),
                           self->toasts, G_CONNECT_SWAPPED);
  g_set_object (&self->game, game);
  g_settings_bind (desk->settings, "own-names", self->names, "text", G_SETTINGS_BIND_DEFAULT);
  self->view = AWALE_RETRY_VIEW (awale_retry_view_new (desk->settings));
  awale_retry_view_set_exam (self->view, true);
  adw_bin_set_child (self->asking, GTK_WIDGET (self->view));
  g_signal_connect_object (self->view, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "next", G_CALLBACK (show_next), self, G_CONNECT_SWAPPED);
}

GtkWidget *
awale_training_window_new (GtkWindow *parent,
                           AwaleDesk *desk,
                           AwaleGame *game)
{
  AwaleTrainingWindow *self;
  int room = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;

  g_return_val_if_fail (desk != NULL, NULL);
  g_return_val_if_fail (game == NULL || AWALE_IS_GAME (game), NULL);

  self = g_object_new (AWALE_TYPE_TRAINING_WINDOW, "transient-for", parent,
                       "default-width", room > 0 ? MIN (room, DEFAULT_WIDTH) : DEFAULT_WIDTH,
                       NULL);
  if (parent != NULL)
    g_set_object (&self->application, gtk_window_get_application (parent));
  set_contents (self, desk, game);
  load (self);
  return GTK_WIDGET (self);
}
