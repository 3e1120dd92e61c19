/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-glyph-bar.h"

#include "awale-glyph-style.h"
#include "game/awale-glyph.h"

#include <glib/gi18n-lib.h>

struct _AwaleGlyphBar
{
  GtkWidget parent_instance;

  AwaleGame    *game;
  GSignalGroup *game_signals;

  GtkWidget *buttons[AWALE_GLYPH_DOUBTFUL];  /* Buttons by glyph, from 1. */
};

G_DEFINE_FINAL_TYPE (AwaleGlyphBar, awale_glyph_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static unsigned signals[N_SIGNALS];

static void button_toggled_cb (AwaleGlyphBar *self,
                               GtkWidget     *button);

static void
update (AwaleGlyphBar *self)
{
  AwaleNode *node = self->game == NULL ? NULL : awale_game_get_cursor (self->game);

  gtk_widget_set_sensitive (GTK_WIDGET (self),
                            node != NULL && awale_node_get_parent (node) != NULL);
  for (int i = 0; i < AWALE_GLYPH_DOUBTFUL; i++)
    {
      GtkWidget *button = self->buttons[i];

      g_signal_handlers_block_by_func (button, button_toggled_cb, self);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    node != NULL && awale_node_has_glyph (node, i + 1));
      g_signal_handlers_unblock_by_func (button, button_toggled_cb, self);
    }
}

static void
button_toggled_cb (AwaleGlyphBar *self,
                   GtkWidget     *button)
{
  for (int i = 0; i < AWALE_GLYPH_DOUBTFUL; i++)
    if (self->buttons[i] == button)
      awale_game_toggle_glyph (self->game, awale_game_get_cursor (self->game), i + 1);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
node_changed_cb (AwaleGlyphBar *self,
                 AwaleNode     *node,
                 unsigned       change)
{
  if (node == awale_game_get_cursor (self->game))
    update (self);
}

static GtkWidget *
create_button (AwaleGlyphBar *self,
               uint16_t       glyph)
{
  g_autofree char *text = awale_glyph_style_dup_sign (glyph);
  g_autofree char *accelerator = g_strdup_printf ("<Control>%d", glyph);
  g_autofree char *shortcut = NULL;
  g_autofree char *tooltip = NULL;
  const char *name = awale_glyph_describe (glyph);
  GtkWidget *button = gtk_toggle_button_new_with_label (text);
  GdkModifierType modifiers;
  unsigned key;

  gtk_accelerator_parse (accelerator, &key, &modifiers);
  shortcut = gtk_accelerator_get_label (key, modifiers);
  /* Translators: the tooltip of a glyph's button: “Good move (Ctrl+1)”. */
  tooltip = g_strdup_printf (_("%s (%s)"), name, shortcut);
  gtk_widget_set_tooltip_text (button, tooltip);
  /* Newer versions of GTK would use the sign on the button as its name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut,
                                  -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, awale_glyph_style_get_css_class (glyph));
  g_signal_connect_object (button, "toggled", G_CALLBACK (button_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
set_game (AwaleGlyphBar *self,
          AwaleGame     *game)
{
  if (!g_set_object (&self->game, game))
    return;

  g_signal_group_set_target (self->game_signals, game);
  update (self);
}

static void
awale_glyph_bar_dispose (GObject *object)
{
  AwaleGlyphBar *self = AWALE_GLYPH_BAR (object);

  set_game (self, NULL);
  for (int i = 0; i < AWALE_GLYPH_DOUBTFUL; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  g_clear_object (&self->game_signals);

  G_OBJECT_CLASS (awale_glyph_bar_parent_class)->dispose (object);
}

static void
awale_glyph_bar_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_GAME:
      set_game (AWALE_GLYPH_BAR (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_glyph_bar_class_init (AwaleGlyphBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_glyph_bar_dispose;
  object_class->set_property = awale_glyph_bar_set_property;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME,
                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", AWALE_TYPE_GLYPH_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "glyphbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_glyph_bar_init (AwaleGlyphBar *self)
{
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::cursor", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->game_signals, "node-changed",
                                  G_CALLBACK (node_changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (update), self);

  for (int i = 0; i < AWALE_GLYPH_DOUBTFUL; i++)
    self->buttons[i] = create_button (self, i + 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Judgment of the move"),
                                  -1);
  update (self);
}

GtkWidget *
awale_glyph_bar_new (void)
{
  return g_object_new (AWALE_TYPE_GLYPH_BAR, NULL);
}
