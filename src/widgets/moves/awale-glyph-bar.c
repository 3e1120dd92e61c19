/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-glyph-bar.h"

#include "awale-glyph-style.h"
#include "game/awale-glyph.h"
#include "game/awale-signal.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

struct _AwaleGlyphBar
{
  AwaleGameWidget  parent_instance;

  GtkWidget       *buttons[AWALE_GLYPH_DOUBTFUL];  /* Buttons by glyph; the first glyph is 1. */
};

G_DEFINE_FINAL_TYPE (AwaleGlyphBar, awale_glyph_bar, AWALE_TYPE_GAME_WIDGET)

static void button_toggled_cb (AwaleGlyphBar *self,
                               GtkWidget     *button);

static void
awale_glyph_bar_update (AwaleGameWidget *widget,
                        AwaleGame       *game,
                        AwaleGameChange  change)
{
  AwaleGlyphBar *self = AWALE_GLYPH_BAR (widget);
  AwaleNode *node = game == NULL ? NULL : awale_game_get_cursor (game);

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
  AwaleGame *game = awale_game_widget_get_game (AWALE_GAME_WIDGET (self));

  for (int i = 0; i < AWALE_GLYPH_DOUBTFUL; i++)
    if (self->buttons[i] == button)
      awale_game_toggle_glyph (game, awale_game_get_cursor (game), i + 1);
  g_signal_emit_by_name (self, "chosen");
}

static void
awale_glyph_bar_node_changed (AwaleGameWidget *widget,
                              AwaleNode       *node,
                              unsigned         change)
{
  if (node == awale_game_get_cursor (awale_game_widget_get_game (widget)))
    awale_game_widget_update (widget);
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
  /* Set the accessible name, because newer versions of GTK would use the sign on the button. */
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
awale_glyph_bar_class_init (AwaleGlyphBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  AWALE_GAME_WIDGET_CLASS (klass)->update = awale_glyph_bar_update;
  AWALE_GAME_WIDGET_CLASS (klass)->node_changed = awale_glyph_bar_node_changed;

  AWALE_ADD_SIGNAL (klass, "chosen", 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "glyphbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_glyph_bar_init (AwaleGlyphBar *self)
{
  for (int i = 0; i < AWALE_GLYPH_DOUBTFUL; i++)
    self->buttons[i] = create_button (self, i + 1);
  awale_accessible_set_label (self, _("Judgment of the move"));
  awale_game_widget_update (AWALE_GAME_WIDGET (self));
}

GtkWidget *
awale_glyph_bar_new (void)
{
  return g_object_new (AWALE_TYPE_GLYPH_BAR, NULL);
}
