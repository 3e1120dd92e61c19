/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-report-page.h"

#include "awale-report-list.h"
#include "awale-report-table.h"
#include "game/awale-signal.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-focus.h"
#include "widgets/awale-style.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AwaleReportPage
{
  GtkWidget            parent_instance;

  AwaleReport         *report;
  GSignalGroup        *report_signals;
  AwaleReasonsFinder  *finder;         /* Finder of the reasons of errors; nullable. */
  unsigned             update_source;
  bool                 is_stale;       /* True if the page is outdated and must be updated once it
                                        * is visible. */
  bool                 started_here;   /* True if the report was started with the button of this
                                        * page, whose replacement must then get the focus. */

  GtkWidget           *scrolled;
  GtkWidget           *progress_box;
  GtkLabel            *status;
  GtkProgressBar      *progress;
  GtkWidget           *pause;
  GtkWidget           *cancel;
  GtkWidget           *results;
  AdwPreferencesGroup *summary;
  GtkWidget           *table_list;
  AwaleReportTable    *table;
  GtkLabel            *explanation;
  GtkWidget           *write;
  GtkWidget           *turning_group;
  GtkWidget           *error_group;
  GtkWidget           *faultless;
  GtkListBox          *turning_list;
  GtkListBox          *error_list;
  AwaleReportList     *lists;
  GtkWidget           *setup;
  AdwPreferencesGroup *setup_group;
  GtkDropDown         *players;
  GtkDropDown         *range;
  GtkWidget           *first_row;
  GtkWidget           *last_row;
  GtkAdjustment       *first_round;
  GtkAdjustment       *last_round;
  AdwActionRow        *depth_row;
  GtkDropDown         *depth;
  GtkWidget           *start;
};

G_DEFINE_FINAL_TYPE (AwaleReportPage, awale_report_page, GTK_TYPE_WIDGET)


/* Choices of the moves to report on, in the order of the template. */
enum
{
  RANGE_ALL,
  RANGE_FROM_HERE,
  RANGE_UP_TO_HERE,
  RANGE_ROUNDS,
};

/* Depths of the choices in plies. */
static const struct
{
  const char *name;
  int         plies;
} depths[] = {
  { NC_("depth", "Quick"), AWALE_REPORT_DEFAULT_DEPTH },
  { NC_("depth", "Normal"), 20 },
  { NC_("depth", "Deep"), 26 },
};

enum
{
  DEPTH_NORMAL = 1,
};

static void
name_button (GtkWidget  *button,
             const char *label)
{
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
    return;
  gtk_button_set_label (GTK_BUTTON (button), label);
  awale_style_wrap_button (button);
}

static unsigned
count_judged (AwaleReport *report)
{
  unsigned n = 0;

  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    n += awale_report_get_summary (report, side).n_moves +
         awale_report_get_summary (report, side).n_forced;
  return n;
}

static void
update_progress (AwaleReportPage *self)
{
  unsigned n_done = awale_report_get_n_done (self->report);
  unsigned n_total = awale_report_get_n_total (self->report);
  bool paused = awale_report_is_paused (self->report);
  g_autofree char *done = g_strdup_printf (ngettext ("%u of %u position", "%u of %u positions",
                                                     n_total), n_done, n_total);
  double seconds = awale_report_get_seconds_left (self->report);
  g_autofree char *left = NULL;
  g_autofree char *status = NULL;

  if (paused)
    /* Translators: %s is “12 of 50 positions”. */
    status = g_strdup_printf (_("Paused: %s"), done);
  else if (awale_report_is_waiting (self->report))
    status = g_strdup (_("Preparing the endgame tables…"));
  else if (seconds < 0)
    status = g_steal_pointer (&done);
  else
    {
      left = awale_describe_time_left (seconds);
      /* Translators: “12 of 50 positions” and “About 2 minutes left”. */
      status = g_strdup_printf (_("%s · %s"), done, left);
    }
  gtk_label_set_text (self->status, status);
  gtk_progress_bar_set_fraction (self->progress,
                                 n_total == 0 ? 0 : (double) n_done / n_total);
  name_button (self->pause, paused ? _("Continue") : _("Pause"));
}

static void
update_summary (AwaleReportPage *self,
                unsigned         n_judged)
{
  unsigned n_moves = awale_report_get_n_moves (self->report);
  g_autofree char *text = NULL;

  if (n_judged < n_moves)
    text = g_strdup_printf (ngettext ("%u of %u moves is judged.", "%u of %u moves are judged.",
                                      n_judged), n_judged, n_moves);
  adw_preferences_group_set_description (self->summary, text);
}

static void
describe_turning (AwaleReportPage *self,
                  unsigned         n_left_out)
{
  g_autofree char *text = NULL;

  if (n_left_out == 0)
    text = g_strdup (_("The moves that turned the game."));
  else
    /* Translators: a number of turning points that are not listed. */
    text = g_strdup_printf (ngettext ("The main ones; %u more is among the errors.",
                                      "The main ones; %u more are among the errors.", n_left_out),
                            n_left_out);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->turning_group), text);
}

static void
update_results (AwaleReportPage *self)
{
  unsigned n_judged = self->report != NULL ? count_judged (self->report) : 0;
  unsigned n_turning, n_left_out, n_errors;

  awale_report_list_update (self->lists, self->report, &n_turning, &n_left_out, &n_errors);
  describe_turning (self, n_left_out);
  gtk_widget_set_visible (self->results, n_judged > 0);
  gtk_widget_set_visible (self->turning_group, n_turning > 0);
  gtk_widget_set_visible (self->error_group, n_errors > 0);
  gtk_widget_set_visible (self->faultless, n_errors == 0);
  if (n_judged == 0)
    return;
  awale_report_table_update (self->table, self->report);
  update_summary (self, n_judged);
}

static void
update_setup (AwaleReportPage *self)
{
  bool again = self->report != NULL && count_judged (self->report) > 0;
  bool all = gtk_drop_down_get_selected (self->range) == RANGE_ALL;
  bool rounds = gtk_drop_down_get_selected (self->range) == RANGE_ROUNDS;

  gtk_widget_set_visible (self->first_row, rounds);
  gtk_widget_set_visible (self->last_row, rounds);
  adw_preferences_group_set_title (self->setup_group,
                                   again ? _("Analyze Again") : _("Analyze the Game"));
  adw_preferences_group_set_description (self->setup_group,
                                         again ? _("Values that are already this deep are kept.")
                                               : _("Every move is judged by what it gave away."));
  name_button (self->start, all ? _("Analyze the Whole Game") : _("Analyze"));
  if (again)
    gtk_widget_remove_css_class (self->start, "suggested-action");
  else
    gtk_widget_add_css_class (self->start, "suggested-action");
}

static AwaleNode *
get_last_node (AwaleReportPage *self)
{
  AwaleGame *game = awale_report_get_game (self->report);

  return awale_game_get_line_end (game, awale_game_get_root (game));
}

/* Updates the range of rounds. If the last round of the game was selected, its new last round is
 * selected. */
static void
update_rounds (AwaleReportPage *self)
{
  double last = self->report == NULL ? 1 : MAX (awale_node_get_round (get_last_node (self)), 1);
  bool at_end = gtk_adjustment_get_value (self->last_round) ==
                gtk_adjustment_get_upper (self->last_round);

  gtk_adjustment_set_upper (self->first_round, last);
  gtk_adjustment_set_upper (self->last_round, last);
  if (at_end)
    gtk_adjustment_set_value (self->last_round, last);
}

/* Shows the options or the progress. If the part that is now hidden had the focus, the other part
 * gets it. A report whose values were all known may be finished already. */
static void
show_parts (AwaleReportPage *self,
            bool             running)
{
  GtkWidget *leaving = running ? self->setup : self->progress_box;
  bool refocus = self->started_here ||
                 (gtk_widget_get_visible (leaving) && awale_focus_is_inside (leaving));

  self->started_here = false;
  gtk_widget_set_visible (self->progress_box, running);
  gtk_widget_set_visible (self->setup, !running);
  if (refocus)
    awale_report_page_focus (self);
}

/* Explains the errors from the worst on. A running report is not delayed by this, and its errors
 * may still change. */
static void
explain (AwaleReportPage *self)
{
  if (self->finder != NULL && self->report != NULL && !self->is_stale &&
      !awale_report_is_running (self->report) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    awale_report_list_explain (self->lists, self->finder);
}

static void
update (AwaleReportPage *self)
{
  bool running = self->report != NULL && awale_report_is_running (self->report);

  g_clear_handle_id (&self->update_source, g_source_remove);
  self->is_stale = false;
  if (running)
    update_progress (self);
  update_results (self);
  update_rounds (self);
  update_setup (self);
  show_parts (self, running);
  explain (self);
}

static gboolean
update_due_cb (gpointer data)
{
  AwaleReportPage *self = data;

  self->update_source = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* Schedules a single update of the page for any number of changes. */
static void
report_changed_cb (AwaleReportPage *self)
{
  self->is_stale = true;
  if (self->update_source == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->update_source = g_idle_add (update_due_cb, self);
}

/* Explains the chosen depth in the subtitle, because its name must be short enough for a narrow
 * pane. */
static void
word_depth (AwaleReportPage *self)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (self->depth);
  int n = depths[gtk_drop_down_get_selected (self->depth)].plies;
  g_autofree char *plies = g_strdup_printf (ngettext ("%d move ahead", "%d moves ahead", n), n);
  /* Translators: a depth and its meaning: “Normal, 20 moves ahead”. */
  g_autofree char *chosen = g_strdup_printf (_("%s, %s"), gtk_string_object_get_string (item),
                                             plies);

  adw_action_row_set_subtitle (self->depth_row, plies);
  awale_accessible_name_drop_down (self->depth, _("Depth"), chosen);
}

static void
word_choices (AwaleReportPage *self)
{
  awale_accessible_name_drop_down (self->players, _("Players"), NULL);
  awale_accessible_name_drop_down (self->range, _("Moves"), NULL);
  word_depth (self);
}

static void
choice_changed_cb (AwaleReportPage *self)
{
  word_choices (self);
  update_setup (self);
}

/* This handler runs after the action of the start button, by which the button has become
 * insensitive and lost the focus. */
static void
start_clicked_cb (AwaleReportPage *self)
{
  self->started_here = true;
}

static void
pause_clicked_cb (AwaleReportPage *self)
{
  awale_report_set_paused (self->report, !awale_report_is_paused (self->report));
}

static void
cancel_clicked_cb (AwaleReportPage *self)
{
  awale_report_cancel (self->report);
}

static void
init_depths (AwaleReportPage *self)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (depths); i++)
    gtk_string_list_append (model, g_dpgettext2 (GETTEXT_PACKAGE, "depth", depths[i].name));
  gtk_drop_down_set_model (self->depth, G_LIST_MODEL (model));
  gtk_drop_down_set_selected (self->depth, DEPTH_NORMAL);
}

static void
awale_report_page_map (GtkWidget *widget)
{
  AwaleReportPage *self = AWALE_REPORT_PAGE (widget);

  if (self->is_stale)
    update (self);

  GTK_WIDGET_CLASS (awale_report_page_parent_class)->map (widget);
  explain (self);
}

static void
awale_report_page_dispose (GObject *object)
{
  AwaleReportPage *self = AWALE_REPORT_PAGE (object);

  g_clear_handle_id (&self->update_source, g_source_remove);
  if (self->report_signals != NULL)
    g_signal_group_set_target (self->report_signals, NULL);
  g_clear_object (&self->report_signals);
  g_clear_object (&self->report);
  g_clear_pointer (&self->table, awale_report_table_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_REPORT_PAGE);
  g_clear_pointer (&self->lists, awale_report_list_free);

  G_OBJECT_CLASS (awale_report_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/analysis/awale-report-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, progress_box);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, status);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, progress);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, pause);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, cancel);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, results);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, summary);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, table_list);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, explanation);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, write);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, turning_group);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, error_group);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, faultless);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, turning_list);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, error_list);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, setup);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, setup_group);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, players);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, range);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, first_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, last_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, first_round);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, last_round);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, depth_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, depth);
  gtk_widget_class_bind_template_child (widget_class, AwaleReportPage, start);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, pause_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
}

static void
awale_report_page_set_property (GObject      *object,
                                unsigned      id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  AwaleReportPage *self = AWALE_REPORT_PAGE (object);

  awale_report_list_set_theme (self->lists, g_value_get_string (value));
}

static void
awale_report_page_class_init (AwaleReportPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_report_page_dispose;
  object_class->set_property = awale_report_page_set_property;
  widget_class->map = awale_report_page_map;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_string ("theme", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  AWALE_ADD_SIGNAL (klass, "error-chosen", 1, AWALE_TYPE_NODE);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "reportpage");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
awale_report_page_init (AwaleReportPage *self)
{
  static const char *const changes[] = { "updated", "finished", "notify::running",
                                         "notify::paused", "notify::progress" };
  g_autofree char *explanation = awale_judgment_dup_explanation ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->table = awale_report_table_new (GTK_LIST_BOX (self->table_list));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  self->lists = awale_report_list_new (GTK_WIDGET (self), self->turning_list, self->error_list);
  gtk_label_set_text (self->explanation, explanation);
  awale_style_wrap_button (self->write);
  init_depths (self);
  word_choices (self);
  self->report_signals = g_signal_group_new (AWALE_TYPE_REPORT);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->report_signals, changes[i],
                                    G_CALLBACK (report_changed_cb), self);
  update (self);
}

GtkWidget *
awale_report_page_new (void)
{
  return g_object_new (AWALE_TYPE_REPORT_PAGE, NULL);
}

void
awale_report_page_set_report (AwaleReportPage *self,
                              AwaleReport     *report)
{
  g_return_if_fail (AWALE_IS_REPORT_PAGE (self));
  g_return_if_fail (report == NULL || AWALE_IS_REPORT (report));

  if (!g_set_object (&self->report, report))
    return;

  g_signal_group_set_target (self->report_signals, report);
  gtk_adjustment_set_value (self->first_round, 1);
  gtk_adjustment_set_value (self->last_round, gtk_adjustment_get_upper (self->last_round));
  update (self);
}

void
awale_report_page_explain (AwaleReportPage    *self,
                           AwaleReasonsFinder *finder)
{
  g_return_if_fail (AWALE_IS_REPORT_PAGE (self));

  self->finder = finder;
  explain (self);
}

/* The ply of the cursor if it is on the main line, otherwise the ply at which its variation
 * branches off. */
static int
get_ply_here (AwaleReportPage *self)
{
  AwaleNode *node = awale_game_get_cursor (awale_report_get_game (self->report));

  while (!awale_node_is_main_line (node))
    node = awale_node_get_parent (node);
  return awale_node_get_ply (node);
}

static void
set_rounds (AwaleReportPage    *self,
            AwaleReportOptions *options)
{
  double one = gtk_adjustment_get_value (self->first_round);
  double other = gtk_adjustment_get_value (self->last_round);
  AwaleNode *node = awale_game_get_root (awale_report_get_game (self->report));

  for (node = awale_node_get_first_child (node); node != NULL;
       node = awale_node_get_first_child (node))
    {
      int round = awale_node_get_round (node);

      if (round >= MIN (one, other) && options->first_ply == 0)
        options->first_ply = awale_node_get_ply (node);
      if (round <= MAX (one, other))
        options->last_ply = awale_node_get_ply (node);
    }
}

AwaleReportOptions
awale_report_page_get_options (AwaleReportPage *self)
{
  AwaleReportOptions options = { .yields = true, .lines = 1 };
  unsigned side;

  g_return_val_if_fail (AWALE_IS_REPORT_PAGE (self) && self->report != NULL, options);

  options.depth = depths[gtk_drop_down_get_selected (self->depth)].plies;
  side = gtk_drop_down_get_selected (self->players);
  options.sides = side == 0 ? 0 : 1u << (side - 1);
  switch (gtk_drop_down_get_selected (self->range))
    {
    case RANGE_FROM_HERE:
      options.first_ply = get_ply_here (self) + 1;
      break;
    case RANGE_UP_TO_HERE:
      options.last_ply = MAX (get_ply_here (self), 1);
      break;
    case RANGE_ROUNDS:
      set_rounds (self, &options);
      break;
    case RANGE_ALL:
    default:
      break;
    }
  return options;
}

void
awale_report_page_focus (AwaleReportPage *self)
{
  GtkWidget *next;

  g_return_if_fail (AWALE_IS_REPORT_PAGE (self));

  next = self->start;
  if (gtk_widget_get_visible (self->progress_box))
    next = self->pause;
  else if (gtk_widget_get_visible (self->results))
    next = gtk_widget_get_visible (self->turning_group) ? GTK_WIDGET (self->turning_list)
           : gtk_widget_get_visible (self->error_group) ? GTK_WIDGET (self->error_list)
           : self->table_list;
  gtk_widget_child_focus (next, GTK_DIR_TAB_FORWARD);
}
