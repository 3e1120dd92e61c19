/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engine-pane"

#include "awale-engine-pane.h"

#include "analysis/awale-analysis-line.h"
#include "analysis/awale-engine-analysis.h"
#include "app/common/awale-dialogs.h"
#include "awale-engine-log-window.h"
#include "game/awale-signal.h"
#include "game/awale-value.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

/* Maximum number of moves shown of a line. */
#define LINE_MOVES 8

enum
{
  COLUMN_MOVE,
  COLUMN_VALUE,
  COLUMN_DEPTH,
  COLUMN_LINE,
  COLUMN_PROOF,
  N_COLUMNS,
};

struct _AwaleEnginePane
{
  AdwBin               parent_instance;

  GtkDropDown         *chooser;
  GtkLabel            *message;
  GtkLabel            *figures;
  GtkGrid             *grid;
  GtkWidget           *titles[COLUMN_PROOF];   /* Titles of the columns; the column of proofs has
                                                * no title. */
  GtkLabel            *cells[AWALE_ENGINE_ANALYSIS_LINES][N_COLUMNS];

  AwaleEngines        *engines;
  AwaleEngineAnalysis *watch;
  AwaleGame           *game;
  AwaleEngineEntry    *chosen;   /* NULL without a second engine. */
  bool                 filling;
};

G_DEFINE_FINAL_TYPE (AwaleEnginePane, awale_engine_pane, ADW_TYPE_BIN)

static char *
word_line (AwaleEnginePane       *self,
           const AwaleEngineMove *line)
{
  g_autoptr (AwaleAnalysisLine) moves =
    awale_analysis_line_new (awale_game_get_rules (self->game),
                             awale_node_get_position (awale_game_get_cursor (self->game)),
                             &line->value, line->moves, line->n_moves);

  return awale_analysis_line_dup_replies (moves, LINE_MOVES - 1);
}

static bool
is_proven (const AwaleEngineMove *line)
{
  return line != NULL && line->has_value && line->value.proof == AWALE_PROOF_EXACT;
}

static void
show_line (AwaleEnginePane       *self,
           int                    row,
           const AwaleEngineMove *line)
{
  g_autofree char *value = line != NULL && line->has_value
                             ? awale_evaluation_describe (&line->value) : g_strdup ("");
  g_autofree char *depth = line != NULL && line->depth > 0 ? g_strdup_printf ("%d", line->depth)
                                                           : g_strdup ("");
  g_autofree char *moves = line != NULL ? word_line (self, line) : NULL;
  g_autofree char *proof = is_proven (line) ? awale_describe_proof (&line->value) : g_strdup ("");

  for (int i = 0; i < N_COLUMNS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->cells[row][i]), line != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->cells[row][COLUMN_PROOF]), is_proven (line));
  if (line == NULL)
    return;
  gtk_label_set_label (self->cells[row][COLUMN_MOVE], awale_move_to_string (line->moves[0]));
  gtk_label_set_label (self->cells[row][COLUMN_VALUE], value);
  gtk_label_set_label (self->cells[row][COLUMN_DEPTH], depth);
  gtk_label_set_label (self->cells[row][COLUMN_LINE], moves);
  gtk_label_set_label (self->cells[row][COLUMN_PROOF], proof);
}

static char *
word_figures (const AwaleEngineMove *line)
{
  g_autofree char *nodes = NULL;
  g_autofree char *speed = NULL;

  if (line == NULL || line->nodes < 0)
    return g_strdup ("");
  nodes = awale_describe_count ((double) line->nodes);
  if (line->speed < 0)
    /* Translators: the number of positions that a search has visited: “3.2 M positions”. */
    return g_strdup_printf (_("%s positions"), nodes);
  speed = awale_describe_count ((double) line->speed);
  /* Translators: the number of positions that a search has visited, and positions per second: “3.2
   * M positions · 1 M/s”. */
  return g_strdup_printf (_("%s positions · %s/s"), nodes, speed);
}

static void
show (AwaleEnginePane *self)
{
  const char *message = awale_engine_analysis_get_message (self->watch);
  g_autofree char *figures = word_figures (awale_engine_analysis_get_line (self->watch, 0));

  awale_style_show_text (self->figures, figures);
  awale_style_show_text (self->message, message);
  for (int i = 0; i < COLUMN_PROOF; i++)
    gtk_widget_set_visible (self->titles[i],
                            awale_engine_analysis_get_line (self->watch, 0) != NULL);
  for (int i = 0; i < AWALE_ENGINE_ANALYSIS_LINES; i++)
    show_line (self, i, awale_engine_analysis_get_line (self->watch, i));
}

static void
failed_cb (AwaleEnginePane *self,
           const char      *sentence)
{
  g_signal_emit_by_name (self, "failed", sentence);
}

/* Compares the settings, because the list recreates its entries. */
static bool
is_chosen (AwaleEnginePane  *self,
           AwaleEngineEntry *entry)
{
  g_autoptr (GVariant) a = NULL;
  g_autoptr (GVariant) b = NULL;

  if (entry == NULL || self->chosen == NULL)
    return false;
  a = g_variant_ref_sink (awale_engine_entry_to_variant (entry));
  b = g_variant_ref_sink (awale_engine_entry_to_variant (self->chosen));
  return g_variant_equal (a, b);
}

static void
choose (AwaleEnginePane *self,
        const char      *name)
{
  AwaleEngineEntry *entry = awale_engines_find (self->engines, name);
  g_autoptr (AwaleEngineProcess) process = NULL;
  g_autoptr (GError) error = NULL;

  if (is_chosen (self, entry))
    return;
  g_set_object (&self->chosen, entry);
  if (entry != NULL)
    process = awale_engines_create_process (self->engines, entry, &error);
  awale_engine_analysis_set_process (self->watch, process);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "engine-pane.log", process != NULL);
  if (error != NULL)
    failed_cb (self, error->message);
}

static void
chosen_cb (AwaleEnginePane *self)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (self->chooser);

  if (self->filling || item == NULL)
    return;
  awale_accessible_name_drop_down (self->chooser, _("Second Engine"), NULL);
  choose (self, gtk_drop_down_get_selected (self->chooser) == 0
                  ? NULL : gtk_string_object_get_string (item));
}

static float
get_xalign (int column)
{
  return column == COLUMN_MOVE || column == COLUMN_LINE ? 0 : 1;
}

static void
create_titles (AwaleEnginePane *self)
{
  const char *const titles[COLUMN_PROOF] = {
    C_("column", "Move"), C_("column", "Value"), C_("column", "Depth"),
    C_("column", "Line"),
  };

  for (int column = 0; column < COLUMN_PROOF; column++)
    {
      GtkWidget *title = gtk_label_new (titles[column]);

      gtk_label_set_xalign (GTK_LABEL (title), get_xalign (column));
      gtk_label_set_ellipsize (GTK_LABEL (title),
                               column == COLUMN_LINE ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
      gtk_widget_add_css_class (title, "caption");
      gtk_widget_add_css_class (title, "dim-label");
      gtk_widget_set_visible (title, FALSE);
      gtk_grid_attach (self->grid, title, column, 0, 1, 1);
      self->titles[column] = title;
    }
}

static void
create_cells (AwaleEnginePane *self)
{
  for (int row = 0; row < AWALE_ENGINE_ANALYSIS_LINES; row++)
    for (int column = 0; column < N_COLUMNS; column++)
      {
        GtkWidget *cell = gtk_label_new (NULL);

        gtk_label_set_xalign (GTK_LABEL (cell), get_xalign (column));
        gtk_widget_set_hexpand (cell, column == COLUMN_LINE);
        if (column == COLUMN_LINE)
          gtk_label_set_ellipsize (GTK_LABEL (cell), PANGO_ELLIPSIZE_END);
        gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
        gtk_widget_add_css_class (cell, column == COLUMN_MOVE ? "heading"
                                        : column == COLUMN_PROOF ? "proof" : "numeric");
        gtk_widget_set_visible (cell, FALSE);
        gtk_grid_attach (self->grid, cell, column, row + 1, 1, 1);
        self->cells[row][column] = GTK_LABEL (cell);
      }
}

/* Refills the list of engines. A running engine is restarted if its settings have changed, and
 * stopped if it was removed. */
static void
fill (AwaleEnginePane *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const char *chosen =
    self->chosen != NULL ? awale_engine_entry_get_name (self->chosen) : NULL;
  GListModel *engines = awale_engines_get_model (self->engines);
  guint n = g_list_model_get_n_items (engines);
  guint selected = 0;

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_string_list_append (names, _("No second engine"));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AwaleEngineEntry) entry = g_list_model_get_item (engines, i);

      gtk_string_list_append (names, awale_engine_entry_get_name (entry));
      if (g_strcmp0 (awale_engine_entry_get_name (entry), chosen) == 0)
        selected = i + 1;
    }
  self->filling = true;
  gtk_drop_down_set_model (self->chooser, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->chooser, selected);
  self->filling = false;
  chosen_cb (self);
}

static void
log_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AwaleEnginePane *self = AWALE_ENGINE_PANE (widget);

  awale_dialogs_present (
      widget,
      awale_engine_log_window_new (awale_engine_entry_get_name (self->chosen),
                                   awale_engine_analysis_get_process (self->watch)));
}

static void
awale_engine_pane_dispose (GObject *object)
{
  AwaleEnginePane *self = AWALE_ENGINE_PANE (object);

  g_clear_pointer (&self->engines, awale_engines_unref);
  if (self->watch != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->watch, self);
      awale_engine_analysis_set_process (self->watch, NULL);
    }
  g_clear_object (&self->watch);
  g_clear_object (&self->game);
  g_clear_object (&self->chosen);

  G_OBJECT_CLASS (awale_engine_pane_parent_class)->dispose (object);
}

static void
awale_engine_pane_class_init (AwaleEnginePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_engine_pane_dispose;
  AWALE_ADD_SIGNAL (klass, "failed", 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/engines/awale-engine-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleEnginePane, chooser);
  gtk_widget_class_bind_template_child (widget_class, AwaleEnginePane, message);
  gtk_widget_class_bind_template_child (widget_class, AwaleEnginePane, figures);
  gtk_widget_class_bind_template_child (widget_class, AwaleEnginePane, grid);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_install_action (widget_class, "engine-pane.log", NULL, log_action);
}

static void
awale_engine_pane_init (AwaleEnginePane *self)
{
  self->watch = awale_engine_analysis_new ();
  self->filling = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  create_titles (self);
  create_cells (self);
  self->filling = false;
  g_signal_connect_object (self->watch, "updated", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
awale_engine_pane_new (AwaleEngines *engines)
{
  AwaleEnginePane *self;

  g_return_val_if_fail (engines != NULL, NULL);

  self = g_object_new (AWALE_TYPE_ENGINE_PANE, NULL);
  self->engines = awale_engines_ref (engines);
  g_signal_connect_object (awale_engines_get_model (engines), "items-changed", G_CALLBACK (fill),
                           self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}

void
awale_engine_pane_set_game (AwaleEnginePane *self,
                            AwaleGame       *game)
{
  g_return_if_fail (AWALE_IS_ENGINE_PANE (self));

  g_set_object (&self->game, game);
  awale_engine_analysis_set_game (self->watch, game);
}

void
awale_engine_pane_set_active (AwaleEnginePane *self,
                              bool             active)
{
  g_return_if_fail (AWALE_IS_ENGINE_PANE (self));

  awale_engine_analysis_set_active (self->watch, active);
}
