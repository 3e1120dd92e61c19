/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-loss-group"

#include "awale-loss-group.h"

#include "analysis/awale-report-judgments.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/graph/awale-loss-chart.h"

#include <glib/gi18n-lib.h>

#define BUILDER "awale-builder"

static void
show_curve (GtkBuilder   *builder,
            const GArray *games,
            const char   *without)
{
  AwaleLossChart *curve = AWALE_LOSS_CHART (gtk_builder_get_object (builder, "curve"));
  GString *text = g_string_new (_("Seeds per move, in the order in which the games were played: "
                                  "the lower, the better."));
  unsigned per_point;

  awale_loss_chart_set_games (curve, games);
  per_point = awale_loss_chart_get_games_per_point (curve);
  if (per_point > 1)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, ngettext ("Each point stands for up to %u game.",
                                              "Each point stands for up to %u games.", per_point),
                              per_point);
    }
  if (without != NULL)
    g_string_append_printf (text, " %s", without);
  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, "curve_label")), text->str);
  g_string_free (text, TRUE);
}

static void
show_phases (GtkListBox            *list,
             const AwalePlayerLoss *phases)
{
  /* The rows are removed by unbinding, because gtk_list_box_remove_all() is newer than Debian
   * 12. */
  gtk_list_box_bind_model (list, NULL, NULL, NULL, NULL);
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    {
      g_autofree char *range = awale_phase_describe ((AwalePhase) phase);

      gtk_list_box_append (list, awale_loss_row_new (awale_phase_get_name ((AwalePhase) phase),
                                                     range, phases[phase]));
    }
}

static GtkBuilder *
ensure_content (AdwPreferencesGroup *group)
{
  GtkBuilder *builder = g_object_get_data (G_OBJECT (group), BUILDER);

  if (builder != NULL)
    return builder;
  g_type_ensure (AWALE_TYPE_LOSS_CHART);
  builder = gtk_builder_new_from_resource ("/io/github/awale/Awale/common/awale-loss-group.ui");
  g_object_set_data_full (G_OBJECT (group), BUILDER, builder, g_object_unref);
  adw_preferences_group_set_title (group, _("Seeds Given Away"));
  adw_preferences_group_add (group, GTK_WIDGET (gtk_builder_get_object (builder, "curve_box")));
  adw_preferences_group_add (group, GTK_WIDGET (gtk_builder_get_object (builder, "phases_list")));
  return builder;
}

void
awale_loss_group_show (AdwPreferencesGroup   *group,
                       const char            *text,
                       const GArray          *games,
                       const char            *without,
                       const AwalePlayerLoss *phases)
{
  GtkBuilder *builder;
  GtkWidget *list;
  bool has_curve;

  g_return_if_fail (ADW_IS_PREFERENCES_GROUP (group));
  g_return_if_fail (text != NULL && games != NULL);

  builder = ensure_content (group);
  list = GTK_WIDGET (gtk_builder_get_object (builder, "phases_list"));
  has_curve = games->len >= AWALE_LOSS_CHART_MIN_GAMES;
  adw_preferences_group_set_description (group, text);
  gtk_widget_set_visible (GTK_WIDGET (gtk_builder_get_object (builder, "curve_box")), has_curve);
  gtk_widget_set_visible (list, phases != NULL);
  if (has_curve)
    show_curve (builder, games, without);
  if (phases != NULL)
    show_phases (GTK_LIST_BOX (list), phases);
}

char *
awale_loss_group_describe (AwalePlayerLoss loss,
                           int             n_games)
{
  g_autofree char *mean = awale_loss_describe (loss);

  /* Translators: %s is “0.62 seeds per move”. Forced moves are moves without an alternative. */
  return g_strdup_printf (ngettext ("%s, in %'d analyzed game. Forced moves do not count.",
                                    "%s, in %'d analyzed games. Forced moves do not "
                                    "count.", n_games), mean, n_games);
}

/* Describes a row for screen readers: “Endgame, At most 16 seeds on the board, 120 moves, 0.62
 * seeds per move”. */
static char *
describe_row (const char      *title,
              const char      *detail,
              const char      *moves,
              AwalePlayerLoss  loss)
{
  GString *text = g_string_new (title);

  awale_description_add_part (text, detail);
  awale_description_add_part (text, moves);
  if (loss.n_moves > 0)
    awale_description_take_part (text, awale_loss_describe (loss));
  return g_string_free (text, FALSE);
}

GtkWidget *
awale_loss_row_new (const char      *title,
                    const char      *detail,
                    AwalePlayerLoss  loss)
{
  int n = (int) loss.n_moves;
  g_autofree char *moves = g_strdup_printf (ngettext ("%'d move", "%'d moves", n), n);
  g_autofree char *subtitle = g_strjoin (" · ", detail != NULL ? detail : moves,
                                         detail != NULL ? moves : NULL, NULL);
  g_autofree char *average = n > 0 ? awale_loss_to_string (loss) : g_strdup ("–");
  g_autofree char *words = describe_row (title, detail, moves, loss);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (average);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  awale_accessible_set_label (row, words);
  return row;
}
