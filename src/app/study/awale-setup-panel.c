/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-setup-panel"

#include "awale-setup-panel.h"

#include "app/rulesets/awale-ruleset-group.h"
#include "awale-setup-check.h"
#include "game/awale-signal.h"
#include "notation/awale-ogn.h"
#include "picture/awale-geometry.h"
#include "widgets/adaptive/awale-accessible.h"

struct _AwaleSetupPanel
{
  GtkWidget            parent_instance;

  GtkImage            *verdict_icon;
  GtkLabel            *verdict;
  GtkToggleButton     *south;
  GtkToggleButton     *north;
  GtkSpinButton       *south_store;
  GtkSpinButton       *north_store;
  AwaleRulesetGroup   *rules;
  AdwEntryRow         *text;

  AwalePositionEditor *editor;
  AwaleSetupVerdict    judgment;
  bool                 showing;  /* True while code sets the rows. */
};

G_DEFINE_FINAL_TYPE (AwaleSetupPanel, awale_setup_panel, GTK_TYPE_WIDGET)

static void
show_verdict (AwaleSetupPanel *self)
{
  static const struct
  {
    const char *icon;
    const char *class;
  } looks[] = {
    [AWALE_SETUP_FINE] = { "emblem-ok-symbolic", "success" },
    [AWALE_SETUP_DOUBTFUL] = { "dialog-warning-symbolic", "warning" },
    [AWALE_SETUP_WRONG] = { "dialog-error-symbolic", "error" },
  };
  AwaleRuleset rules = awale_ruleset_group_get_rules (self->rules);
  g_autofree char *sentences = NULL;

  gtk_widget_remove_css_class (GTK_WIDGET (self->verdict_icon), looks[self->judgment].class);
  self->judgment = awale_setup_check (awale_position_editor_get_position (self->editor), &rules,
                                       &sentences);
  gtk_label_set_label (self->verdict, sentences);
  gtk_image_set_from_icon_name (self->verdict_icon, looks[self->judgment].icon);
  gtk_widget_add_css_class (GTK_WIDGET (self->verdict_icon), looks[self->judgment].class);
}

/* Updates the text, unless the user has written the same position in another form. */
static void
show_text (AwaleSetupPanel *self,
           AwalePosition    position)
{
  g_autofree char *text = awale_position_to_string (position);
  AwalePosition written;

  if (awale_ogn_parse_position (gtk_editable_get_text (GTK_EDITABLE (self->text)), &written,
                                NULL) &&
      awale_position_equal (written, position))
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->text), text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->text), "error");
}

static void
show_position (AwaleSetupPanel *self)
{
  AwalePosition position = awale_position_editor_get_position (self->editor);

  self->showing = true;
  gtk_toggle_button_set_active (position.side == AWALE_SOUTH ? self->south : self->north, TRUE);
  gtk_spin_button_set_value (self->south_store, position.stores[AWALE_SOUTH]);
  gtk_spin_button_set_value (self->north_store, position.stores[AWALE_NORTH]);
  show_text (self, position);
  self->showing = false;
  show_verdict (self);
  g_signal_emit_by_name (self, "changed");
}

static void
rules_changed_cb (AwaleSetupPanel *self)
{
  if (self->editor == NULL)
    return;
  show_verdict (self);
  g_signal_emit_by_name (self, "changed");
}

static void
side_toggled_cb (AwaleSetupPanel *self)
{
  bool south = gtk_toggle_button_get_active (self->south);

  if (!self->showing)
    awale_position_editor_set_side (self->editor, south ? AWALE_SOUTH : AWALE_NORTH);
}

static void
store_changed_cb (AwaleSetupPanel *self,
                  GtkSpinButton   *spin)
{
  AwaleSide side = spin == self->south_store ? AWALE_SOUTH : AWALE_NORTH;

  if (!self->showing)
    awale_position_editor_set_seeds (self->editor, AWALE_SPOT_STORE + side,
                                     gtk_spin_button_get_value_as_int (spin));
}

static void
text_changed_cb (AwaleSetupPanel *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->text));
  g_autoptr (GError) error = NULL;
  AwalePosition position;

  if (self->showing || self->editor == NULL)
    return;

  if (awale_ogn_parse_position (text, &position, &error))
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->text), "error");
      show_verdict (self);
      awale_position_editor_set_position (self->editor, position);
    }
  else
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->text), "error");
      gtk_label_set_label (self->verdict, error->message);
    }
}

static void
tool_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwalePositionEditor *editor = AWALE_SETUP_PANEL (widget)->editor;
  AwalePosition position = awale_position_editor_get_position (editor);

  if (g_str_equal (action_name, "setup.mirror"))
    {
      position = awale_position_swap_sides (position);
    }
  else
    {
      AwaleSide side = position.side;

      position = (AwalePosition) { 0 };
      if (g_str_equal (action_name, "setup.start"))
        position = awale_position_start ();
      else
        position.side = side;
    }
  awale_position_editor_set_position (editor, position);
}

static void
awale_setup_panel_dispose (GObject *object)
{
  AwaleSetupPanel *self = AWALE_SETUP_PANEL (object);
  GtkWidget *child;

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_SETUP_PANEL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (awale_setup_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AWALE_TYPE_RULESET_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/study/awale-setup-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleSetupPanel, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, AwaleSetupPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, AwaleSetupPanel, south);
  gtk_widget_class_bind_template_child (widget_class, AwaleSetupPanel, north);
  gtk_widget_class_bind_template_child (widget_class, AwaleSetupPanel, south_store);
  gtk_widget_class_bind_template_child (widget_class, AwaleSetupPanel, north_store);
  gtk_widget_class_bind_template_child (widget_class, AwaleSetupPanel, rules);
  gtk_widget_class_bind_template_child (widget_class, AwaleSetupPanel, text);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, side_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, store_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
}

static void
awale_setup_panel_class_init (AwaleSetupPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_setup_panel_dispose;
  AWALE_ADD_SIGNAL (klass, "changed", 0);

  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "setup.start", NULL, tool_action);
  gtk_widget_class_install_action (widget_class, "setup.clear", NULL, tool_action);
  gtk_widget_class_install_action (widget_class, "setup.mirror", NULL, tool_action);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_setup_panel_init (AwaleSetupPanel *self)
{
  /* Set the flag while the rows are created, because they notify their initial values before there
   * is an editor. */
  self->showing = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->showing = false;
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

GtkWidget *
awale_setup_panel_new (AwalePosition       position,
                       const AwaleRuleset *rules,
                       AwaleRulesets      *rulesets)
{
  AwaleSetupPanel *self;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (rulesets != NULL, NULL);

  self = g_object_new (AWALE_TYPE_SETUP_PANEL, NULL);
  awale_ruleset_group_offer (self->rules, rulesets);
  awale_ruleset_group_set_rules (self->rules, rules);
  self->editor = awale_position_editor_new (position);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (show_position), self,
                           G_CONNECT_SWAPPED);
  show_position (self);
  return GTK_WIDGET (self);
}

AwalePositionEditor *
awale_setup_panel_get_editor (AwaleSetupPanel *self)
{
  g_return_val_if_fail (AWALE_IS_SETUP_PANEL (self), NULL);

  return self->editor;
}

AwaleRuleset
awale_setup_panel_get_rules (AwaleSetupPanel *self)
{
  g_return_val_if_fail (AWALE_IS_SETUP_PANEL (self), awale_preset_default ()->rules);

  return awale_ruleset_group_get_rules (self->rules);
}

bool
awale_setup_panel_is_valid (AwaleSetupPanel *self)
{
  g_return_val_if_fail (AWALE_IS_SETUP_PANEL (self), false);

  return self->judgment != AWALE_SETUP_WRONG;
}
