/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-player-page-controller"

#include "awale-player-page-controller.h"

#include "game/awale-ellipsis.h"

#include <glib/gi18n-lib.h>

/* Maximum length of a name in a menu, in characters. */
#define NAME_CHARS 30

struct _AwalePlayerPageController
{
  GObject             parent_instance;

  GtkWindow          *window;     /* the owner; NULL after it was closed */
  AwaleLibraryClient *library;
  AwaleRulesets      *rulesets;
  AwaleLibraryPage   *page;       /* NULL until first shown */
  AwaleActions       *actions;
  GMenu              *menu;       /* section for players in the page's menu */
  GtkStack           *stack;      /* stack of the page and the player; NULL until there is a page */
  AwalePlayerPage    *player;     /* NULL until first shown */
  char               *name;       /* name of the shown player; nullable */
  GtkWidget          *focus;      /* weak: the widget with the focus before */
};

G_DEFINE_FINAL_TYPE (AwalePlayerPageController, awale_player_page_controller, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_GAMES_REQUESTED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

/* --- Players --------------------------------------------------------------------------------- */

/* The player at @side of the only selected game. (transfer full) (nullable) */
static char *
dup_player (AwalePlayerPageController *self,
            AwaleSide                  side)
{
  AwaleLibraryTable *table = self->page != NULL ? awale_library_page_get_table (self->page) : NULL;
  g_autoptr (AwaleLibraryItem) item = NULL;
  const AwaleLibraryRow *row;

  if (table == NULL || awale_library_table_count_selected (table) != 1)
    return NULL;
  item = awale_library_table_dup_selected (table);
  row = awale_library_item_get_row (item);
  return g_strdup (side == AWALE_SOUTH ? row->south : row->north);
}

/* A shortened name for a menu, without mnemonics. */
static char *
shorten (const char *name)
{
  g_autofree char *shown = awale_ellipsize (name, NAME_CHARS);
  g_auto (GStrv) parts = g_strsplit (shown, "_", -1);

  return g_strjoinv ("__", parts);
}

static void
add_item (AwalePlayerPageController *self,
          AwaleSide                  side)
{
  const char *action = side == AWALE_SOUTH ? "win.visit-south" : "win.visit-north";
  g_autofree char *name = dup_player (self, side);
  g_autofree char *key = awale_actions_dup_key (self->actions, action);
  g_autofree char *shown = NULL;
  g_autofree char *label = NULL;
  g_autoptr (GMenuItem) item = NULL;

  if (name == NULL)
    return;
  shown = shorten (name);
  /* Translators: an item of a menu that shows what is known of a player; %s is the name. */
  label = g_strdup_printf (_("Player “%s”"), shown);
  item = g_menu_item_new (label, action);
  if (key != NULL)
    g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_append_item (self->menu, item);
}

static void
selected_cb (AwalePlayerPageController *self)
{
  if (self->actions == NULL)
    return;
  g_menu_remove_all (self->menu);
  add_item (self, AWALE_SOUTH);
  add_item (self, AWALE_NORTH);
}

/* --- Navigation ------------------------------------------------------------------------------ */

static void
set_name (AwalePlayerPageController *self,
          const char                *name)
{
  g_free (self->name);
  self->name = g_strdup (name);
  awale_player_page_set_name (self->player, name);
  gtk_stack_set_visible_child (self->stack, name != NULL ? GTK_WIDGET (self->player)
                                                         : GTK_WIDGET (self->page));
  awale_actions_set_at_player (self->actions, name != NULL);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
leave (AwalePlayerPageController *self)
{
  GtkWidget *focus = self->focus;

  set_name (self, NULL);
  if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_grab_focus (focus))
    awale_library_table_go (awale_library_page_get_table (self->page));
  g_clear_weak_pointer (&self->focus);
}

/* Lists the games of the player, and focuses the search entry. */
static void
games_requested_cb (AwalePlayerPageController *self,
                    const AwalePlayerGames    *games)
{
  g_signal_emit (self, signals[SIGNAL_GAMES_REQUESTED], 0, games);
  awale_player_page_controller_end (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
build_player (AwalePlayerPageController *self)
{
  GtkWidget *player = awale_player_page_new (self->library, self->rulesets);

  self->player = AWALE_PLAYER_PAGE (player);
  g_signal_connect_object (player, "games-requested", G_CALLBACK (games_requested_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, player);
}

/* Stores the focus; a widget in a popover would disappear with it. */
static void
note_focus (AwalePlayerPageController *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  if (focus != NULL && (!gtk_widget_is_ancestor (focus, GTK_WIDGET (self->page))
                        || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL))
    focus = NULL;
  g_set_weak_pointer (&self->focus, focus);
}

static void
visit (AwalePlayerPageController *self,
       AwaleSide                  side)
{
  g_autofree char *name = dup_player (self, side);

  if (self->player == NULL)
    build_player (self);
  note_focus (self);
  set_name (self, name);
  gtk_widget_grab_focus (GTK_WIDGET (self->player));
}

static void
library_changed_cb (AwalePlayerPageController *self)
{
  if (self->name != NULL)
    awale_player_page_reload (self->player);
}

/* --- Actions --------------------------------------------------------------------------------- */

static void
visit_south (AwalePlayerPageController *self)
{
  visit (self, AWALE_SOUTH);
}

static void
visit_north (AwalePlayerPageController *self)
{
  visit (self, AWALE_NORTH);
}

static bool
has_south (AwalePlayerPageController *self)
{
  g_autofree char *name = dup_player (self, AWALE_SOUTH);

  return name != NULL;
}

static bool
has_north (AwalePlayerPageController *self)
{
  g_autofree char *name = dup_player (self, AWALE_NORTH);

  return name != NULL;
}

static const AwaleAction actions[] =
{
  { .name = "visit-south", .activate = G_CALLBACK (visit_south), .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (has_south), .keys = "<Control>j", .group = AWALE_KEYS_LIBRARY,
    .title = N_("Show the South player of the selected game") },
  { .name = "visit-north", .activate = G_CALLBACK (visit_north), .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (has_north), .keys = "<Control><Shift>j", .group = AWALE_KEYS_LIBRARY,
    .title = N_("Show the North player of the selected game") },
  { .name = "leave-player", .activate = G_CALLBACK (leave), .when = AWALE_WHEN_PLAYER,
    .keys = "Escape", .group = AWALE_KEYS_LIBRARY, .title = N_("Leave the player’s page") },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_player_page_controller_dispose (GObject *object)
{
  AwalePlayerPageController *self = AWALE_PLAYER_PAGE_CONTROLLER (object);

  self->window = NULL;
  self->page = NULL;
  self->menu = NULL;
  self->stack = NULL;
  self->player = NULL;
  g_clear_weak_pointer (&self->focus);
  g_clear_pointer (&self->name, g_free);
  g_clear_object (&self->library);
  g_clear_object (&self->rulesets);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (awale_player_page_controller_parent_class)->dispose (object);
}

static void
awale_player_page_controller_class_init (AwalePlayerPageControllerClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_player_page_controller_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_GAMES_REQUESTED] = g_signal_new ("games-requested", type, G_SIGNAL_RUN_LAST, 0,
                                                  NULL, NULL, NULL, G_TYPE_NONE, 1,
                                                  G_TYPE_POINTER);
}

static void
awale_player_page_controller_init (AwalePlayerPageController *self)
{
}

AwalePlayerPageController *
awale_player_page_controller_new (GtkWindow          *window,
                                  AwaleLibraryClient *library,
                                  AwaleRulesets      *rulesets)
{
  AwalePlayerPageController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (library), NULL);
  g_return_val_if_fail (AWALE_IS_RULESETS (rulesets), NULL);

  self = g_object_new (AWALE_TYPE_PLAYER_PAGE_CONTROLLER, NULL);
  self->window = window;
  self->library = g_object_ref (library);
  self->rulesets = g_object_ref (rulesets);
  g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

GtkWidget *
awale_player_page_controller_set_page (AwalePlayerPageController *self,
                                       AwaleLibraryPage          *page)
{
  g_return_val_if_fail (AWALE_IS_PLAYER_PAGE_CONTROLLER (self), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (page), NULL);

  self->page = page;
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
  /* Hidden pages do not affect the size. */
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_child (self->stack, GTK_WIDGET (page));
  self->menu = awale_library_page_get_player_section (page);
  g_signal_connect_object (page, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "listed", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->stack);
}

void
awale_player_page_controller_add_actions (AwalePlayerPageController *self,
                                          AwaleActions              *list)
{
  g_return_if_fail (AWALE_IS_PLAYER_PAGE_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  g_set_object (&self->actions, list);
  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}

const char *
awale_player_page_controller_get_name (AwalePlayerPageController *self)
{
  g_return_val_if_fail (AWALE_IS_PLAYER_PAGE_CONTROLLER (self), NULL);

  return self->name;
}

void
awale_player_page_controller_end (AwalePlayerPageController *self)
{
  g_return_if_fail (AWALE_IS_PLAYER_PAGE_CONTROLLER (self));

  if (self->name == NULL)
    return;
  set_name (self, NULL);
  g_clear_weak_pointer (&self->focus);
}

bool
awale_player_page_controller_grab_focus (AwalePlayerPageController *self)
{
  g_return_val_if_fail (AWALE_IS_PLAYER_PAGE_CONTROLLER (self), false);

  return self->name != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->player));
}
