/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/common/awale-actions.h"
#include "app/common/awale-shortcuts-window.h"
#include "cases.h"
#include "stage.h"

#include "../../wait.h"

/* Stands in for an action, and shows its argument in the label of the button that owns the
 * actions. */
static void
say (GtkButton *owner,
     GVariant  *parameter)
{
  gtk_button_set_label (owner, parameter != NULL ? g_variant_get_string (parameter, NULL)
                                                 : "said");
}

static bool
is_framed (GtkButton *owner)
{
  return gtk_button_get_has_frame (owner);
}

static const AwaleAction rows[] =
{
  { .name = "always", .activate = G_CALLBACK (say),
    .keys = "<Control>k|F3", .group = AWALE_KEYS_GAMES, .title = "Always & ever" },
  { .name = "text", .activate = G_CALLBACK (say), .parameter = "s" },
  { .name = "game", .activate = G_CALLBACK (say), .when = AWALE_WHEN_GAME },
  { .name = "study", .activate = G_CALLBACK (say), .when = AWALE_WHEN_STUDY },
  { .name = "setup", .activate = G_CALLBACK (say), .when = AWALE_WHEN_SETUP },
  { .name = "framed", .activate = G_CALLBACK (say), .can = G_CALLBACK (is_framed) },
  { .name = "underline", .property = "use-underline", .when = AWALE_WHEN_GAME },
  { .keys = "x", .group = AWALE_KEYS_BOARD, .title = "A widget's own" },
  { .keys = "Page_Down", .group = AWALE_KEYS_BOARD, .title = "A key of two words" },
};

static GtkButton *
create_owner (Stage *stage)
{
  GtkWidget *owner = g_object_ref_sink (gtk_button_new_with_label (""));

  awale_actions_add (stage->actions, owner, rows, G_N_ELEMENTS (rows));
  return GTK_BUTTON (owner);
}

/* Actions are enabled as they demand: always, while a game is shown, while no position is set up,
 * or only while one is. */
static void
test_sense (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkButton) owner = create_owner (stage);
  g_autoptr (AwalePositionEditor) editor = awale_position_editor_new (awale_position_start ());

  g_assert_true (stage_can (stage, "always"));
  g_assert_false (stage_can (stage, "game"));
  g_assert_false (stage_can (stage, "study"));

  stage_show (stage, "");
  g_assert_true (stage_can (stage, "game"));
  g_assert_true (stage_can (stage, "study"));
  g_assert_false (stage_can (stage, "setup"));

  awale_study_view_set_setup (stage->view, gtk_label_new (""), editor);
  g_assert_true (stage_can (stage, "game"));
  g_assert_false (stage_can (stage, "study"));
  g_assert_true (stage_can (stage, "setup"));
  awale_study_view_set_setup (stage->view, NULL, NULL);
  g_assert_true (stage_can (stage, "study"));
  g_assert_false (stage_can (stage, "setup"));
}

/* The owner's conditions are checked again after the game changes. */
static void
test_can (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkButton) owner = create_owner (stage);
  AwaleGame *game = stage_show (stage, "");

  g_assert_true (stage_can (stage, "framed"));
  gtk_button_set_has_frame (owner, FALSE);
  awale_game_play (game, awale_move_from_letter ('C'));
  wait_while (g_action_group_get_action_enabled (G_ACTION_GROUP (stage->window), "framed"));
  gtk_button_set_has_frame (owner, TRUE);
  awale_actions_update (stage->actions);
  g_assert_true (stage_can (stage, "framed"));
}

static void
test_activate (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkButton) owner = create_owner (stage);
  GtkWidget *window = GTK_WIDGET (stage->window);

  stage_do (stage, "always");
  g_assert_cmpstr (gtk_button_get_label (owner), ==, "said");
  gtk_widget_activate_action (window, "win.text", "s", "and more");
  g_assert_cmpstr (gtk_button_get_label (owner), ==, "and more");
}

/* A switch and the property behind it follow each other. */
static void
test_switch (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkButton) owner = create_owner (stage);
  GActionGroup *group = G_ACTION_GROUP (stage->window);
  g_autoptr (GVariant) off = g_action_group_get_action_state (group, "underline");
  g_autoptr (GVariant) on = NULL;

  stage_show (stage, "");
  g_assert_false (g_variant_get_boolean (off));
  stage_do (stage, "underline");
  g_assert_true (gtk_button_get_use_underline (owner));
  on = g_action_group_get_action_state (group, "underline");
  g_assert_true (g_variant_get_boolean (on));

  g_clear_pointer (&off, g_variant_unref);
  gtk_button_set_use_underline (owner, FALSE);
  off = g_action_group_get_action_state (group, "underline");
  g_assert_false (g_variant_get_boolean (off));
}

/* The button gets its menu when it is first opened, and the menu shows the first shortcut of each
 * action. */
static void
test_menu (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkButton) owner = create_owner (stage);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();
  g_autofree char *key = NULL;
  g_autofree char *label = NULL;
  GtkMenuButton *button = GTK_MENU_BUTTON (gtk_widget_get_template_child (
    GTK_WIDGET (stage->view), AWALE_TYPE_STUDY_VIEW, "board_button"));

  g_menu_append (section, "Without", "win.game");
  g_menu_append (section, "Always", "win.always");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  awale_actions_set_menu (stage->actions, button, menu, NULL);
  g_assert_null (gtk_menu_button_get_menu_model (button));

  stage_show (stage, "");
  gtk_menu_button_popup (button);
  g_assert_true (gtk_menu_button_get_menu_model (button) == G_MENU_MODEL (menu));
  g_assert_cmpint (g_menu_model_get_n_items (G_MENU_MODEL (section)), ==, 2);
  g_assert_false (g_menu_model_get_item_attribute (G_MENU_MODEL (section), 0, "accel", "s", &key));
  g_assert_true (g_menu_model_get_item_attribute (G_MENU_MODEL (section), 1, "accel", "s", &key));
  g_assert_cmpstr (key, ==, "<Control>k");
  g_assert_true (g_menu_model_get_item_attribute (G_MENU_MODEL (section), 1, "label", "s",
                                                  &label));
  g_assert_cmpstr (label, ==, "Always");
  gtk_menu_button_popdown (button);
}

static GtkWidget *
find_shortcut (GtkWidget  *widget,
               const char *title)
{
  GtkWidget *found = NULL;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "accelerator") != NULL)
    {
      g_autofree char *own = NULL;

      g_object_get (widget, "title", &own, NULL);
      return g_strcmp0 (own, title) == 0 ? widget : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_shortcut (child, title);
  return found;
}

static void
assert_key (GtkWindow  *overview,
            const char *title,
            const char *expected)
{
  GtkWidget *shortcut = find_shortcut (GTK_WIDGET (overview), title);
  g_autofree char *key = NULL;

  g_assert_nonnull (shortcut);
  g_object_get (shortcut, "accelerator", &key, NULL);
  g_assert_cmpstr (key, ==, expected);
}

static bool
has_label (GtkWidget  *widget,
           const char *text)
{
  bool found = GTK_IS_LABEL (widget) &&
               g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_label (child, text);
  return found;
}

static void
test_overview (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_autoptr (GtkButton) owner = create_owner (stage);
  g_autoptr (GPtrArray) keys = awale_actions_list_keys (stage->actions);
  GtkWindow *overview = awale_shortcuts_window_new (keys);

  g_assert_cmpuint (keys->len, ==, 3);
  assert_key (overview, "Always & ever", "<Control>k");
  assert_key (overview, "A widget's own", "x");
  g_assert_true (has_label (find_shortcut (GTK_WIDGET (overview), "A key of two words"),
                            "Page Down"));
  gtk_window_destroy (overview);
}

/* The owner of actions can be finalized before the window's action map. */
static void
test_owner (void)
{
  g_autoptr (Stage) stage = stage_new ();

  stage_show (stage, "");
  g_assert_finalize_object (create_owner (stage));
  awale_actions_update (stage->actions);
}

CASES (stage_init)
{
  g_test_add_func ("/app/actions/sense", test_sense);
  g_test_add_func ("/app/actions/can", test_can);
  g_test_add_func ("/app/actions/activate", test_activate);
  g_test_add_func ("/app/actions/switch", test_switch);
  g_test_add_func ("/app/actions/menu", test_menu);
  g_test_add_func ("/app/actions/overview", test_overview);
  g_test_add_func ("/app/actions/owner", test_owner);
}
