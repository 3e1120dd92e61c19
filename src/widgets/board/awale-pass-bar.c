/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-pass-bar.h"

#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

struct _AwalePassBar
{
  GtkWidget     parent_instance;

  GtkWidget    *label;
  GtkWidget    *button;

  AwaleGame    *game;
  GSignalGroup *game_signals;
  bool          shown;
};

G_DEFINE_FINAL_TYPE (AwalePassBar, awale_pass_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};

enum
{
  SIGNAL_PASSED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
update (AwalePassBar *self)
{
  const char *sentence = self->game != NULL ? awale_wording_must_pass (self->game) : NULL;

  gtk_label_set_label (GTK_LABEL (self->label), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown && sentence != NULL);
}

static void
clicked_cb (AwalePassBar *self)
{
  g_signal_emit (self, signals[SIGNAL_PASSED], 0);
}

static void
set_game (AwalePassBar *self,
          AwaleGame    *game)
{
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->game_signals, game);
  update (self);
}

static void
awale_pass_bar_dispose (GObject *object)
{
  AwalePassBar *self = AWALE_PASS_BAR (object);

  if (self->label != NULL)
    set_game (self, NULL);
  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (awale_pass_bar_parent_class)->dispose (object);
}

static void
awale_pass_bar_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_GAME:
      set_game (AWALE_PASS_BAR (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_pass_bar_class_init (AwalePassBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_pass_bar_dispose;
  object_class->set_property = awale_pass_bar_set_property;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME,
                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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
  static const char *const changes[] = { "notify::cursor", "reset" };

  self->shown = true;
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  self->button = gtk_button_new_with_label (C_("move", "Pass"));
  gtk_widget_set_tooltip_text (self->button, _("Pass (−)"));
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("move", "Pass"), -1);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("move", "Pass"), -1);
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->game_signals, changes[i], G_CALLBACK (update), self);
  update (self);
}

void
awale_pass_bar_set_shown (AwalePassBar *self,
                          bool          shown)
{
  g_return_if_fail (AWALE_IS_PASS_BAR (self));

  if (self->shown == shown)
    return;

  self->shown = shown;
  update (self);
}
