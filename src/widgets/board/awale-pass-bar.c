/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-pass-bar.h"

#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

struct _AwalePassBar
{
  AwaleGameWidget  parent_instance;

  GtkWidget       *label;
  bool             shown;
};

G_DEFINE_FINAL_TYPE (AwalePassBar, awale_pass_bar, AWALE_TYPE_GAME_WIDGET)

enum
{
  SIGNAL_PASSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
awale_pass_bar_update (AwaleGameWidget *widget,
                       AwaleGame       *game,
                       AwaleGameChange  change)
{
  AwalePassBar *self = AWALE_PASS_BAR (widget);
  const char *sentence = game != NULL ? awale_describe_must_pass (game) : NULL;

  gtk_label_set_label (GTK_LABEL (self->label), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown && sentence != NULL);
}

static void
clicked_cb (AwalePassBar *self)
{
  g_signal_emit (self, signals[SIGNAL_PASSED], 0);
}

static void
awale_pass_bar_class_init (AwalePassBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  AWALE_GAME_WIDGET_CLASS (klass)->update = awale_pass_bar_update;

  signals[SIGNAL_PASSED] =
    g_signal_new ("passed", AWALE_TYPE_PASS_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "passbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_pass_bar_init (AwalePassBar *self)
{
  GtkWidget *button = gtk_button_new_with_label (C_("move", "Pass"));

  self->shown = true;
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (button, _("Pass (−)"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("move", "Pass"), -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("move", "Pass"), -1);
  awale_game_widget_update (AWALE_GAME_WIDGET (self));
}

void
awale_pass_bar_set_shown (AwalePassBar *self,
                          bool          shown)
{
  g_return_if_fail (AWALE_IS_PASS_BAR (self));

  if (self->shown == shown)
    return;

  self->shown = shown;
  awale_game_widget_update (AWALE_GAME_WIDGET (self));
}
