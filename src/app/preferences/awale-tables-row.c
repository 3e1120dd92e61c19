/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tables-row"

#include "awale-tables-row.h"

#include "app/common/awale-dialogs.h"
#include "session/awale-tablebase-disk-usage.h"
#include "tablebase/awale-tablebase.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Boards that one processor core of 2023 builds per second, and the factor by which tables of more
 * than MANY_SEEDS seeds take longer. */
#define BOARDS_A_SECOND 2.2e6
#define MANY_SEEDS 20
#define MANY_SEEDS_SLOWNESS 1.6

/* Memory need, in bytes, from which on the description of a size states it. */
#define MUCH_MEMORY 1000000000

/* Choices of size, in seeds. */
static const int sizes[] = { 12, 14, 16, 18, 20, 22, 24, 26, 28 };

struct _AwaleTablesRow
{
  AdwExpanderRow     parent_instance;

  AdwComboRow       *size;
  GtkWidget         *progress_row;
  GtkProgressBar    *progress;
  GtkWidget         *remove;
  GtkWidget         *cancel;
  GtkWidget         *build;

  AwaleTablebases   *tables;
  AwaleNamedRuleset *ruleset;
  uint64_t           taken;      /* Bytes on disk. */
  GCancellable      *measuring;  /* Cancels the measuring; NULL once `taken` is known. */
};

G_DEFINE_FINAL_TYPE (AwaleTablesRow, awale_tables_row, ADW_TYPE_EXPANDER_ROW)

static const AwaleRuleset *
get_rules (AwaleTablesRow *self)
{
  return awale_named_ruleset_get_rules (self->ruleset);
}

static double
estimate_seconds (int seeds)
{
  double boards = (double) awale_tablebase_count_boards (seeds);
  double seconds = boards / BOARDS_A_SECOND / g_get_num_processors ();

  return seeds > MANY_SEEDS ? seconds * MANY_SEEDS_SLOWNESS : seconds;
}

/* Formats an approximate duration: “about 3 minutes”. */
static char *
word_time (double seconds)
{
  int minutes = (int) round (seconds / 60);
  int hours = (int) round (seconds / 3600);

  if (seconds < 55)
    return g_strdup_printf (
      ngettext ("about %d second", "about %d seconds", MAX (1, (int) seconds)),
      MAX (1, (int) seconds));
  if (minutes < 90)
    return g_strdup_printf (ngettext ("about %d minute", "about %d minutes", minutes), minutes);
  return g_strdup_printf (ngettext ("about %d hour", "about %d hours", hours), hours);
}

/* Formats a size, “20 seeds: 145 MB, about 30 seconds”. Mentions the memory if MUCH_MEMORY or more
 * is needed. */
static char *
word_size (int seeds)
{
  uint64_t needed = awale_tablebase_estimate_memory (seeds);
  g_autofree char *bytes = g_format_size (awale_tablebase_estimate_size (seeds));
  g_autofree char *time = word_time (estimate_seconds (seeds));
  g_autofree char *memory = g_format_size (needed);

  if (needed < MUCH_MEMORY)
    /* Translators: the number of seeds of tables, their size, and the time for building them. */
    return g_strdup_printf (_("%d seeds: %s, %s"), seeds, bytes, time);
  /* Translators: the number of seeds of tables, their size, the time for building them, and the
   * memory needed while they are built. */
  return g_strdup_printf (_("%d seeds: %s on disk, %s, %s of memory"), seeds, bytes, time, memory);
}

static char *
word_progress (AwaleTablesRow *self)
{
  int goal = awale_tablebases_get_goal (self->tables, get_rules (self));
  double seconds = awale_tablebases_get_seconds_left (self->tables);
  int percent = (int) (100 * awale_tablebases_get_progress (self->tables));
  g_autofree char *done = NULL;
  g_autofree char *left = NULL;

  if (!awale_tablebases_is_at_work (self->tables, get_rules (self)))
    return g_strdup_printf (_("Waiting to build tables of up to %d seeds"), goal);
  done = g_strdup_printf (_("Building tables of up to %d seeds: %d%%"), goal, percent);
  if (seconds < 0)
    return g_steal_pointer (&done);
  left = awale_describe_time_left (seconds);
  return g_strdup_printf ("%s · %s", done, left);
}

static char *
word_state (AwaleTablesRow *self)
{
  const GError *error = awale_tablebases_get_error (self->tables, get_rules (self));
  int seeds = awale_tablebases_get_seeds (self->tables, get_rules (self));
  g_autofree char *size = g_format_size (self->taken);

  if (awale_tablebases_is_building (self->tables, get_rules (self)))
    return word_progress (self);
  if (error != NULL)
    return g_strdup (error->message);
  if (seeds < 0 && awale_tablebases_is_unwanted (self->tables, get_rules (self)))
    return g_strdup (_("None, until you build them"));
  if (seeds < 0)
    return g_strdup (_("None yet"));
  if (self->measuring != NULL)
    return g_strdup ("");
  /* Translators: the number of seeds of existing tables, and their size. */
  return g_strdup_printf (ngettext ("Up to %d seed, %s", "Up to %d seeds, %s", seeds), seeds, size);
}

static void
show_state (AwaleTablesRow *self)
{
  g_autofree char *state = word_state (self);
  g_autofree char *escaped = g_markup_escape_text (state, -1);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), escaped);
  gtk_progress_bar_set_text (self->progress, state);
  gtk_progress_bar_set_fraction (self->progress,
                                 awale_tablebases_is_at_work (self->tables, get_rules (self))
                                   ? awale_tablebases_get_progress (self->tables) : 0);
}

static int
get_options (AwaleTablesRow *self)
{
  guint selected = adw_combo_row_get_selected (self->size);

  return selected < G_N_ELEMENTS (sizes) ? sizes[selected] : -1;
}

static void
show_actions (AwaleTablesRow *self)
{
  bool building = awale_tablebases_is_building (self->tables, get_rules (self));
  int seeds = awale_tablebases_get_seeds (self->tables, get_rules (self));
  bool damaged = awale_tablebases_get_error (self->tables, get_rules (self)) != NULL;

  gtk_widget_set_visible (self->progress_row, building);
  gtk_widget_set_visible (self->cancel, building);
  gtk_widget_set_visible (self->remove, !building && (seeds >= 0 || damaged));
  gtk_widget_set_visible (self->build, !building);
  gtk_widget_set_sensitive (GTK_WIDGET (self->size), !building);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tables.build",
                                 get_options (self) > seeds || damaged);
}

static void
show_all (AwaleTablesRow *self)
{
  show_state (self);
  show_actions (self);
}

static void
measured_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  AwaleTablesRow *self = data;
  AwaleTablebaseDiskUsage disk_usage;

  if (!awale_tablebase_disk_usage_measure_finish (result, &disk_usage, NULL))
    return;

  self->taken = disk_usage.taken;
  g_clear_object (&self->measuring);
  show_state (self);
}

static void
stop_measuring (AwaleTablesRow *self)
{
  g_cancellable_cancel (self->measuring);
  g_clear_object (&self->measuring);
}

static void
tables_changed_cb (AwaleTablesRow *self)
{
  stop_measuring (self);
  self->measuring = g_cancellable_new ();
  awale_tablebase_disk_usage_measure_async (awale_tablebases_get_directory (self->tables),
                                            get_rules (self), 1, self->measuring, measured_cb,
                                            self);
  show_all (self);
}

static void
size_selected_cb (AwaleTablesRow *self)
{
  if (self->tables != NULL)
    show_actions (self);
}

static void
progress_changed_cb (AwaleTablesRow *self)
{
  if (awale_tablebases_is_at_work (self->tables, get_rules (self)))
    show_state (self);
}

static void
build_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AwaleTablesRow *self = AWALE_TABLES_ROW (widget);

  awale_tablebases_request (self->tables, get_rules (self), get_options (self));
  show_all (self);
  gtk_widget_grab_focus (self->cancel);
}

static void
cancel_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AwaleTablesRow *self = AWALE_TABLES_ROW (widget);

  awale_tablebases_cancel_rules (self->tables, get_rules (self));
  gtk_widget_grab_focus (self->build);
}

static void
ask_to_remove_action (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  AwaleTablesRow *self = AWALE_TABLES_ROW (widget);
  g_autofree char *heading = g_strdup_printf (_("Delete the Tables for %s?"),
                                              awale_named_ruleset_get_name (self->ruleset));

  awale_dialogs_confirm (widget, heading, _("You can build them again at any time."), _("_Delete"),
                         "tables.remove", NULL);
}

static void
remove_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AwaleTablesRow *self = AWALE_TABLES_ROW (widget);

  awale_tablebases_remove (self->tables, get_rules (self));
}

static void
fill_sizes (AwaleTablesRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  int seeds = MAX (awale_tablebases_get_seeds (self->tables, get_rules (self)),
                   awale_tablebases_get_goal (self->tables, get_rules (self)));
  guint selected = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = word_size (sizes[i]);

      gtk_string_list_append (names, name);
      if (sizes[i] <= seeds)
        selected = i;
    }
  adw_combo_row_set_model (self->size, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->size, selected);
}

static void
awale_tables_row_dispose (GObject *object)
{
  AwaleTablesRow *self = AWALE_TABLES_ROW (object);

  stop_measuring (self);
  if (self->tables != NULL)
    g_signal_handlers_disconnect_by_data (self->tables, self);
  g_clear_object (&self->tables);
  g_clear_object (&self->ruleset);

  G_OBJECT_CLASS (awale_tables_row_parent_class)->dispose (object);
}

static void
awale_tables_row_class_init (AwaleTablesRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_tables_row_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/preferences/awale-tables-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleTablesRow, size);
  gtk_widget_class_bind_template_child (widget_class, AwaleTablesRow, progress_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleTablesRow, progress);
  gtk_widget_class_bind_template_child (widget_class, AwaleTablesRow, remove);
  gtk_widget_class_bind_template_child (widget_class, AwaleTablesRow, cancel);
  gtk_widget_class_bind_template_child (widget_class, AwaleTablesRow, build);
  gtk_widget_class_bind_template_callback (widget_class, size_selected_cb);
  gtk_widget_class_install_action (widget_class, "tables.build", NULL, build_action);
  gtk_widget_class_install_action (widget_class, "tables.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "tables.ask-to-remove", NULL,
                                   ask_to_remove_action);
  gtk_widget_class_install_action (widget_class, "tables.remove", NULL, remove_action);
}

static void
awale_tables_row_init (AwaleTablesRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (self->remove);
  awale_accessible_name_buttons (self->cancel);
  awale_accessible_name_buttons (self->build);
}

GtkWidget *
awale_tables_row_new (AwaleTablebases   *tables,
                      AwaleNamedRuleset *ruleset)
{
  AwaleTablesRow *self;
  const char *name;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (tables), NULL);
  g_return_val_if_fail (AWALE_IS_NAMED_RULESET (ruleset), NULL);

  self = g_object_new (AWALE_TYPE_TABLES_ROW, NULL);
  self->tables = g_object_ref (tables);
  self->ruleset = g_object_ref (ruleset);
  name = awale_named_ruleset_get_name (ruleset);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  awale_accessible_set_label (self->progress, name);
  fill_sizes (self);
  g_signal_connect_object (tables, "changed", G_CALLBACK (tables_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "failed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "notify::building", G_CALLBACK (show_all), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "notify::progress", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  tables_changed_cb (self);
  return GTK_WIDGET (self);
}
