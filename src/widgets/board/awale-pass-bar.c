/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-pass-bar.h"

#include "game/awale-signal.h"
#include "widgets/awale-descriptions.h"

struct _AwalePassBar
{
  AwaleGameWidget  parent_instance;

  GtkLabel        *label;
  bool             shown;
};

G_DEFINE_FINAL_TYPE (AwalePassBar, awale_pass_bar, AWALE_TYPE_GAME_WIDGET)

static void
awale_pass_bar_update (AwaleGameWidget *widget,
                       AwaleGame       *game,
                       AwaleGameChange  change)
{
  AwalePassBar *self = AWALE_PASS_BAR (widget);
  const char *sentence = game != NULL ? awale_describe_must_pass (game) : NULL;

  gtk_label_set_label (self->label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown && sentence != NULL);
}

static void
clicked_cb (AwalePassBar *self)
{
  g_signal_emit_by_name (self, "passed");
}

static void
awale_pass_bar_class_init (AwalePassBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  AWALE_GAME_WIDGET_CLASS (klass)->update = awale_pass_bar_update;

  AWALE_ADD_SIGNAL (klass, "passed", 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/board/awale-pass-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AwalePassBar, label);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "passbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_pass_bar_init (AwalePassBar *self)
{
  self->shown = true;
  gtk_widget_init_template (GTK_WIDGET (self));
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
