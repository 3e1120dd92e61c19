/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-loss-group"

#include "awale-loss-group.h"

#include "analysis/awale-report-judgments.h"
#include "widgets/awale-descriptions.h"
#include "widgets/graph/awale-loss-chart.h"

#include <glib/gi18n-lib.h>

struct _AwaleLossGroup
{
  AdwPreferencesGroup  parent_instance;

  GtkWidget           *curve_box;
  AwaleLossChart      *curve;
  GtkLabel            *curve_label;
  GtkListBox          *phases_list;
};

G_DEFINE_FINAL_TYPE (AwaleLossGroup, awale_loss_group, ADW_TYPE_PREFERENCES_GROUP)

static void
awale_loss_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AWALE_TYPE_LOSS_GROUP);

  G_OBJECT_CLASS (awale_loss_group_parent_class)->dispose (object);
}

static void
awale_loss_group_class_init (AwaleLossGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_loss_group_dispose;

  g_type_ensure (AWALE_TYPE_LOSS_CHART);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/common/awale-loss-group.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleLossGroup, curve_box);
  gtk_widget_class_bind_template_child (widget_class, AwaleLossGroup, curve);
  gtk_widget_class_bind_template_child (widget_class, AwaleLossGroup, curve_label);
  gtk_widget_class_bind_template_child (widget_class, AwaleLossGroup, phases_list);
}

static void
awale_loss_group_init (AwaleLossGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_curve (AwaleLossGroup *self,
            const GArray   *games,
            const char     *without)
{
  GString *text = g_string_new (_("Seeds per move, in the order in which the games were played: "
                                  "the lower, the better."));
  unsigned per_point;

  awale_loss_chart_set_games (self->curve, games);
  per_point = awale_loss_chart_get_games_per_point (self->curve);
  if (per_point > 1)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, ngettext ("Each point stands for up to %u game.",
                                              "Each point stands for up to %u games.", per_point),
                              per_point);
    }
  if (without != NULL)
    g_string_append_printf (text, " %s", without);
  gtk_label_set_label (self->curve_label, text->str);
  g_string_free (text, TRUE);
}

static void
show_phases (AwaleLossGroup        *self,
             const AwalePlayerLoss *phases)
{
  /* Remove the rows; gtk_list_box_remove_all() is newer than Debian 12. */
  gtk_list_box_bind_model (self->phases_list, NULL, NULL, NULL, NULL);
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    {
      g_autofree char *range = awale_phase_describe ((AwalePhase) phase);

      gtk_list_box_append (self->phases_list,
                           awale_loss_row_new (awale_phase_get_name ((AwalePhase) phase), range,
                                               phases[phase]));
    }
}

void
awale_loss_group_show (AwaleLossGroup        *self,
                       const char            *text,
                       const GArray          *games,
                       const char            *without,
                       const AwalePlayerLoss *phases)
{
  bool has_curve;

  g_return_if_fail (AWALE_IS_LOSS_GROUP (self));
  g_return_if_fail (text != NULL && games != NULL);

  has_curve = games->len >= AWALE_LOSS_CHART_MIN_GAMES;
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), text);
  gtk_widget_set_visible (self->curve_box, has_curve);
  gtk_widget_set_visible (GTK_WIDGET (self->phases_list), phases != NULL);
  if (has_curve)
    show_curve (self, games, without);
  if (phases != NULL)
    show_phases (self, phases);
}

char *
awale_loss_group_describe (AwalePlayerLoss loss,
                           int             n_games)
{
  g_autofree char *mean = awale_loss_describe (loss);

  /* Translators: “0.62 seeds per move, in 12 analyzed games. Forced moves …” */
  return g_strdup_printf (ngettext ("%s, in %'d analyzed game. Forced moves do not count.",
                                    "%s, in %'d analyzed games. Forced moves do not "
                                    "count.", n_games), mean, n_games);
}

/* Describes the row: “Endgame, At most 16 seeds on the board, 120 moves, 0.62 seeds per move”. */
static char *
describe_row (const char      *title,
              const char      *detail,
              const char      *moves,
              AwalePlayerLoss  loss)
{
  GString *text = g_string_new (title);
  g_autofree char *average = loss.n_moves > 0 ? awale_loss_describe (loss) : NULL;

  if (detail != NULL)
    awale_description_add_part (text, detail);
  awale_description_add_part (text, moves);
  if (average != NULL)
    awale_description_add_part (text, average);
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  return row;
}
