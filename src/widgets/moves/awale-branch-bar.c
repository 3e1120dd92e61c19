/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-branch-bar.h"

#include "awale-move-cell.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-focus.h"

#include <glib/gi18n-lib.h>

struct _AwaleBranchBar
{
  AwaleGameWidget  parent_instance;

  GtkWidget       *label;
};

G_DEFINE_FINAL_TYPE (AwaleBranchBar, awale_branch_bar, AWALE_TYPE_GAME_WIDGET)

static void
cell_clicked_cb (AwaleBranchBar *self,
                 AwaleMoveCell  *cell)
{
  g_autoptr (AwaleNode) node = awale_node_ref (awale_move_cell_get_node (cell));
  AwaleGame *game = awale_game_widget_get_game (AWALE_GAME_WIDGET (self));

  if (awale_game_contains (game, node))
    awale_game_set_cursor (game, node);
}

static void
name_cell (GtkWidget *cell,
           AwaleNode *node,
           bool       is_next)
{
  g_autofree char *move = awale_describe_move_in_round (node);
  /* Translators: a possible next move of the game, the one that “next move” plays. */
  g_autofree char *name = is_next ? g_strdup_printf (_("%s: next"), move) : g_strdup (move);

  awale_accessible_set_label (cell, name);
}

static void
add_cell (AwaleBranchBar *self,
          AwaleNode      *node,
          bool            is_next)
{
  bool north = awale_node_get_mover (node) == AWALE_NORTH;
  GtkWidget *cell = awale_move_cell_new (node, north ? AWALE_NUMBER_CONTINUED
                                                     : AWALE_NUMBER_PLAIN);

  gtk_widget_set_focusable (cell, TRUE);
  awale_move_cell_refresh (AWALE_MOVE_CELL (cell), true);
  name_cell (cell, node, is_next);
  if (is_next)
    gtk_widget_add_css_class (cell, "next");
  g_signal_connect_object (cell, "clicked", G_CALLBACK (cell_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (cell, GTK_WIDGET (self));
}

static GtkWidget *
get_focus_cell (AwaleBranchBar *self)
{
  GtkWidget *focus = awale_focus_get (self);

  return focus != NULL && gtk_widget_get_parent (focus) == GTK_WIDGET (self) ? focus : NULL;
}

/* Focuses the button of @node, or else that of the next move, or else the board. */
static void
restore_focus (AwaleBranchBar *self,
               AwaleNode      *node)
{
  GtkWidget *target = NULL;

  for (GtkWidget *cell = gtk_widget_get_next_sibling (self->label); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      bool is_same = awale_move_cell_get_node (AWALE_MOVE_CELL (cell)) == node;

      if (is_same || (target == NULL && gtk_widget_has_css_class (cell, "next")))
        target = cell;
      if (is_same)
        break;
    }

  if (target != NULL)
    gtk_widget_grab_focus (target);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "study.focus-board", NULL);
}

static void
awale_branch_bar_update (AwaleGameWidget *widget,
                         AwaleGame       *game,
                         AwaleGameChange  change)
{
  AwaleBranchBar *self = AWALE_BRANCH_BAR (widget);
  AwaleNode *cursor = game == NULL ? NULL : awale_game_get_cursor (game);
  bool is_fork = cursor != NULL && awale_node_get_n_children (cursor) > 1;
  GtkWidget *focus = get_focus_cell (self);
  g_autoptr (AwaleNode) focused = NULL;
  GtkWidget *child;

  if (focus != NULL)
    focused = awale_node_ref (awale_move_cell_get_node (AWALE_MOVE_CELL (focus)));
  while ((child = gtk_widget_get_next_sibling (self->label)) != NULL)
    gtk_widget_unparent (child);
  if (is_fork)
    for (AwaleNode *node = awale_node_get_first_child (cursor); node != NULL;
         node = awale_node_get_next_sibling (node))
      add_cell (self, node, awale_game_get_next (game, cursor) == node);
  gtk_widget_set_visible (GTK_WIDGET (self), is_fork);
  if (focused != NULL)
    restore_focus (self, focused);
}

static void
awale_branch_bar_node_changed (AwaleGameWidget *widget,
                               AwaleNode       *node,
                               unsigned         change)
{
  if (awale_node_get_parent (node) == awale_game_get_cursor (awale_game_widget_get_game (widget)))
    awale_game_widget_update (widget);
}

static void
awale_branch_bar_class_init (AwaleBranchBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  AWALE_GAME_WIDGET_CLASS (klass)->update = awale_branch_bar_update;
  AWALE_GAME_WIDGET_CLASS (klass)->node_changed = awale_branch_bar_node_changed;

  gtk_widget_class_set_layout_manager_type (widget_class, AWALE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "branchbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_branch_bar_init (AwaleBranchBar *self)
{
  /* Translators: the label before the possible next moves of the game, if there are several. */
  self->label = gtk_label_new (_("Next:"));
  gtk_widget_add_css_class (self->label, "dim-label");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _("Choose with Alt+Up and Alt+Down"));
  awale_accessible_set_label (self, _("Next moves"));
  awale_game_widget_update (AWALE_GAME_WIDGET (self));
}
