/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-analysis-head.h"

#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-paragraph.h"
#include "widgets/awale-style.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

/* Characters that fit the narrowest pane. */
#define LONGEST_LINE 32

struct _AwaleAnalysisHead
{
  GtkWidget       parent_instance;

  GtkWidget      *box;
  AwaleParagraph *value_label;
  AwaleParagraph *figures_label;
  GMenuModel     *options_menu;
  GtkMenuButton  *options_button;
  GtkSwitch      *active_switch;

  AwaleAnalysis  *analysis;
  GBindingGroup  *bindings;
  bool            compact;
  char           *finding;   /* Text of the value. */
};

G_DEFINE_FINAL_TYPE (AwaleAnalysisHead, awale_analysis_head, GTK_TYPE_WIDGET)

static bool
is_active (AwaleAnalysisHead *self)
{
  return self->analysis != NULL && awale_analysis_get_active (self->analysis);
}

static bool
has_node (AwaleAnalysisHead *self)
{
  return self->analysis != NULL && awale_analysis_get_node (self->analysis) != NULL;
}

/* Joins the words of a short text by no-break spaces, so that it wraps as a whole. */
static char *
keep_together (const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  return g_utf8_strlen (words, -1) <= LONGEST_LINE ? g_strjoinv ("\u00a0", parts)
                                                   : g_strdup (words);
}

static void
update_finding (AwaleAnalysisHead *self)
{
  g_autofree char *words = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *value = NULL;
  g_autofree char *markup = NULL;

  if (has_node (self))
    value = awale_wording_finding (self->analysis, &words);
  if (value == NULL)
    value = g_strdup (self->compact && !is_active (self) ? _("Analysis") : _("Value not known"));
  kept = keep_together (words != NULL ? words : "");
  markup = g_markup_printf_escaped ("%s%s<span size=\"75%%\" weight=\"normal\">   %s</span>",
                                    awale_style_get_direction_mark (GTK_WIDGET (self)), value,
                                    kept);
  if (g_strcmp0 (self->finding, markup) == 0)
    return;

  g_free (self->finding);
  self->finding = g_steal_pointer (&markup);
  awale_paragraph_set_markup (self->value_label, self->finding);
}

static void
awale_analysis_head_dispose (GObject *object)
{
  AwaleAnalysisHead *self = AWALE_ANALYSIS_HEAD (object);

  g_clear_object (&self->bindings);
  g_clear_object (&self->analysis);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_ANALYSIS_HEAD);

  G_OBJECT_CLASS (awale_analysis_head_parent_class)->dispose (object);
}

static void
awale_analysis_head_finalize (GObject *object)
{
  g_free (AWALE_ANALYSIS_HEAD (object)->finding);

  G_OBJECT_CLASS (awale_analysis_head_parent_class)->finalize (object);
}

static void
awale_analysis_head_class_init (AwaleAnalysisHeadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_analysis_head_dispose;
  object_class->finalize = awale_analysis_head_finalize;

  g_type_ensure (AWALE_TYPE_PARAGRAPH);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/analysis/awale-analysis-head.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisHead, box);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisHead, value_label);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisHead, figures_label);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisHead, options_menu);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisHead, options_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisHead, active_switch);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "analysishead");
}

static void
create_options_cb (GtkMenuButton *button,
                   gpointer       data)
{
  AwaleAnalysisHead *self = data;

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, self->options_menu);
}

static void
awale_analysis_head_init (AwaleAnalysisHead *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->options_button, create_options_cb, self, NULL);
  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "active", self->active_switch, "active",
                        G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

void
awale_analysis_head_set_analysis (AwaleAnalysisHead *self,
                                  AwaleAnalysis     *analysis)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_HEAD (self));
  g_return_if_fail (analysis == NULL || AWALE_IS_ANALYSIS (analysis));

  if (!g_set_object (&self->analysis, analysis))
    return;

  g_binding_group_set_source (self->bindings, analysis);
  awale_analysis_head_update (self);
}

void
awale_analysis_head_set_compact (AwaleAnalysisHead *self,
                                 bool               compact)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_HEAD (self));

  self->compact = compact;
  update_finding (self);
}

void
awale_analysis_head_update (AwaleAnalysisHead *self)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_HEAD (self));

  update_finding (self);
  awale_analysis_head_update_figures (self);
}

void
awale_analysis_head_update_figures (AwaleAnalysisHead *self)
{
  g_autofree char *figures = NULL;

  g_return_if_fail (AWALE_IS_ANALYSIS_HEAD (self));

  figures = has_node (self) ? awale_wording_figures (self->analysis) : g_strdup ("");
  awale_paragraph_set_text (self->figures_label, figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures_label), is_active (self) || *figures != '\0');
}

void
awale_analysis_head_focus_switch (AwaleAnalysisHead *self)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_HEAD (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->active_switch));
}
