/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-view"

#include "awale-library-view.h"

#include "awale-doubles-page.h"
#include "awale-player-page.h"
#include "game/awale-ellipsis.h"
#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "library/awale-position-pattern.h"

#include <glib/gi18n-lib.h>

/* Number of games whose moves are read ahead for the explorer at a time. */
#define READ_GAMES 20000

/* Maximum length of a player's name in a menu, in characters. */
#define NAME_CHARS 30

struct _AwaleLibraryView
{
  AdwBin              parent_instance;

  GtkStack           *stack;          /* Stack of the pages; NULL until first shown. */
  AwaleLibraryPage   *page;           /* Page of games; NULL until first shown. */
  AwalePlayerPage    *player;         /* Page of a player; NULL until first shown. */
  GtkWidget          *doubles;        /* Page of doubles; NULL until first shown. */

  AwaleServices          *services;
  AwaleDraft         *draft;
  AwaleNoticeBar     *notice;
  AwaleToastOverlay  *toasts;
  AwaleActions       *actions;

  bool                shown;
  bool                with_position;
  bool                either_side;
  const char         *sort;           /* Id of the column by which the menu sorts the games, or "";
                                       * interned. */
  bool                reversed;
  char               *player_name;    /* Name of the player shown; nullable. */
  GtkWidget          *focus;          /* Weak pointer to the widget focused before the player or
                                       * the doubles were shown. */
};

G_DEFINE_FINAL_TYPE (AwaleLibraryView, awale_library_view, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SHOWN,
  PROP_WITH_POSITION,
  PROP_EITHER_SIDE,
  PROP_SORT,
  PROP_REVERSED,
  PROP_FAVORITE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static AwaleLibraryTable *
get_table (AwaleLibraryView *self)
{
  return awale_library_page_get_table (self->page);
}

static AwaleFilterPopover *
get_filters (AwaleLibraryView *self)
{
  return awale_library_page_get_filters (self->page);
}

/* --- List ------------------------------------------------------------------------------------ */

/* Updates the list of games. If the user has turned on the filter by position, lists only the games
 * with the position on the board. */
static void
list_games (AwaleLibraryView *self)
{
  AwaleGame *game = awale_draft_get_game (self->draft);
  AwalePositionPattern pattern;

  if (self->page == NULL)
    return;
  if (self->with_position && game != NULL)
    pattern = awale_position_pattern_of (awale_node_get_position (awale_game_get_cursor (game)),
                                         false);
  awale_library_page_list (self->page, self->with_position && game != NULL ? &pattern : NULL,
                           self->either_side);
}

static void
set_with_position (AwaleLibraryView *self,
                   bool              with_position)
{
  if (self->with_position == with_position)
    return;
  self->with_position = with_position;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WITH_POSITION]);
  list_games (self);
}

static void
set_either_side (AwaleLibraryView *self,
                 bool              either_side)
{
  if (self->either_side == either_side)
    return;
  self->either_side = either_side;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_EITHER_SIDE]);
  list_games (self);
}

static void
sort (AwaleLibraryView *self)
{
  if (*self->sort != '\0')
    awale_library_table_sort (get_table (self), self->sort, self->reversed);
}

static void
set_sort (AwaleLibraryView *self,
          const char       *column)
{
  if (g_str_equal (self->sort, column))
    return;

  self->sort = g_intern_string (column);
  self->reversed = false;
  sort (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SORT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVERSED]);
  g_signal_emit_by_name (self, "changed");
}

static void
set_reversed (AwaleLibraryView *self,
              bool              reversed)
{
  if (self->reversed == reversed)
    return;
  self->reversed = reversed;
  sort (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVERSED]);
}

/* Clears the sort column of the menu after a click on a header, because GTK 4.8 does not tell which
 * header was clicked. */
static void
sorted_cb (AwaleLibraryView *self)
{
  set_sort (self, "");
}

static void
library_changed_cb (AwaleLibraryView *self)
{
  if (awale_library_view_get_window (self) == NULL)
    return;
  if (self->shown)
    list_games (self);
  if (self->player_name != NULL)
    awale_player_page_reload (self->player);
}

/* --- Games ----------------------------------------------------------------------------------- */

/* Moves the cursor of @game to the position for which the library was searched. */
static void
go_to_position (AwaleLibraryView *self,
                AwaleGame        *game)
{
  AwalePositionQuery positions;
  AwaleNode *node;

  if (self->page == NULL)
    return;
  positions = awale_library_page_get_positions (self->page);
  node = awale_position_query_find_node (&positions, game);
  if (node != NULL)
    awale_game_set_cursor (game, node);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleLibraryView) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleDocument) document =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (awale_library_view_get_window (self) == NULL)
    return;
  if (document == NULL)
    {
      awale_library_view_say_failure (self, _("The game could not be opened."), error);
      return;
    }
  go_to_position (self, awale_document_get_game (document, 0));
  g_signal_emit_by_name (self, "opened", document,
                         *(const gint64 *) awale_library_client_get_data (result));
}

static void
open_game (AwaleLibraryView *self,
           gint64            id)
{
  awale_library_client_run_async (self->services->library, &awale_library_load_job,
                                  g_memdup2 (&id, sizeof id), NULL, opened_cb, g_object_ref (self));
}

static void
open_action (AwaleLibraryView *self)
{
  g_autoptr (AwaleLibraryItem) item = awale_library_table_dup_selected (get_table (self));

  open_game (self, awale_library_item_get_row (item)->id);
}

static void
open_numbered_action (AwaleLibraryView *self,
                      GVariant         *number)
{
  open_game (self, g_variant_get_int64 (number));
}

/* --- Changes --------------------------------------------------------------------------------- */

/* A sentence about a change that the user is offered to undo; NULL for other changes. (transfer
 * full) (nullable) */
static char *
describe_change (const AwaleLibraryChange *change)
{
  unsigned n_games = change->games != NULL ? change->games->len : 0;

  if (change->kind == AWALE_CHANGE_REMOVE)
    return g_strdup_printf (ngettext ("%'u game was deleted from the library.",
                                      "%'u games were deleted from the library.", n_games),
                            n_games);
  if (change->kind == AWALE_CHANGE_TAGS)
    return g_strdup_printf (ngettext ("The details of %'u game were changed.",
                                      "The details of %'u games were changed.", n_games), n_games);
  if (change->kind == AWALE_CHANGE_MERGE_DOUBLE)
    return g_strdup (_("Two games were merged."));
  if (change->kind == AWALE_CHANGE_KEEP_BOTH)
    return g_strdup (_("Both games are kept, and are no longer shown as doubles."));
  return NULL;
}

static void
report_failure (AwaleLibraryView         *self,
                const AwaleLibraryChange *change,
                const GError             *error)
{
  if (change->kind == AWALE_CHANGE_UNDO)
    awale_toast_overlay_say (self->toasts, error->message);
  else
    awale_library_view_say_failure (self,
                                    change->kind == AWALE_CHANGE_REMOVE
                                      ? _("Nothing was deleted.") : _("Nothing was changed."),
                                    error);
}

static void
change_made_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (AwaleLibraryView) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *report = NULL;
  const AwaleLibraryChange *change = awale_library_client_get_data (result);

  awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  if (awale_library_view_get_window (self) == NULL)
    return;
  if (error != NULL)
    {
      report_failure (self, change, error);
      if (self->doubles != NULL)
        awale_doubles_page_reload (self->doubles);
      return;
    }
  report = describe_change (change);
  if (report != NULL)
    awale_toast_overlay_offer_undo (self->toasts, report, "win.undo-library", change->undo);
  if (change->kind == AWALE_CHANGE_RENAME_COLLECTION
      && g_strcmp0 (awale_filter_popover_get_collection (get_filters (self)), change->name) == 0)
    awale_filter_popover_rename_collection (get_filters (self), change->new_name);
}

static void
undo_action (AwaleLibraryView *self,
             GVariant         *number)
{
  awale_library_view_change (self, &(AwaleLibraryChange) {
                                     .kind = AWALE_CHANGE_UNDO,
                                     .undo = g_variant_get_int64 (number) });
}

static bool
is_favorite (AwaleLibraryView *self)
{
  g_autoptr (AwaleLibraryItem) item = NULL;

  if (self->page != NULL)
    item = awale_library_table_dup_selected (get_table (self));
  return item != NULL && awale_library_item_get_row (item)->favorite;
}

static void
set_favorite (AwaleLibraryView *self,
              bool              favorite)
{
  g_autoptr (GArray) games = awale_library_table_list_selected (get_table (self));

  awale_library_view_change (self, &(AwaleLibraryChange) {
                                     .kind = favorite ? AWALE_CHANGE_LIKE : AWALE_CHANGE_UNLIKE,
                                     .games = games });
}

/* --- Players --------------------------------------------------------------------------------- */

/* The player at @side of the selected game; NULL unless exactly one is selected. (transfer full)
 * (nullable) */
static char *
dup_player (AwaleLibraryView *self,
            AwaleSide         side)
{
  g_autoptr (AwaleLibraryItem) item = NULL;
  const AwaleLibraryRow *row;

  if (awale_library_table_count_selected (get_table (self)) != 1)
    return NULL;
  item = awale_library_table_dup_selected (get_table (self));
  row = awale_library_item_get_row (item);
  return g_strdup (side == AWALE_SOUTH ? row->south : row->north);
}

/* Shortens a name for a menu and escapes mnemonics. */
static char *
shorten (const char *name)
{
  g_autofree char *shown = awale_ellipsize (name, NAME_CHARS);
  g_auto (GStrv) parts = g_strsplit (shown, "_", -1);

  return g_strjoinv ("__", parts);
}

static void
add_player (AwaleLibraryView *self,
            AwaleSide         side)
{
  GMenu *menu = awale_library_page_get_player_section (self->page);
  const char *action = side == AWALE_SOUTH ? "win.visit-south" : "win.visit-north";
  g_autofree char *name = dup_player (self, side);
  g_autofree char *key = awale_actions_dup_key (self->actions, action);
  g_autofree char *shown = NULL;
  g_autofree char *label = NULL;
  g_autoptr (GMenuItem) item = NULL;

  if (name == NULL)
    return;
  shown = shorten (name);
  /* Translators: a menu item that opens the page about a player; %s is the name. */
  label = g_strdup_printf (_("Player “%s”"), shown);
  item = g_menu_item_new (label, action);
  if (key != NULL)
    g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_append_item (menu, item);
}

static bool
is_at (AwaleLibraryView *self,
       gpointer          page)
{
  return self->stack != NULL && gtk_stack_get_visible_child (self->stack) == page;
}

/* Shows @page. @name is the player if that is the page of a player, otherwise NULL. */
static void
show_page (AwaleLibraryView *self,
           gpointer          page,
           const char       *name)
{
  awale_set_str (&self->player_name, name);
  if (self->player != NULL)
    awale_player_page_set_name (self->player, name);
  gtk_stack_set_visible_child (self->stack, page);
  awale_actions_set_at_subpage (self->actions, !is_at (self, self->page));
  g_signal_emit_by_name (self, "titled");
  g_signal_emit_by_name (self, "changed");
}

/* Moves the focus to the visible page, to its first widget unless it prefers another. */
static void
focus_page (AwaleLibraryView *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
end_subpage (AwaleLibraryView *self)
{
  if (is_at (self, self->page))
    return;
  show_page (self, self->page, NULL);
  g_clear_weak_pointer (&self->focus);
}

static void
leave_subpage_action (AwaleLibraryView *self)
{
  GtkWidget *focus = self->focus;

  show_page (self, self->page, NULL);
  if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_grab_focus (focus))
    awale_library_table_go (get_table (self));
  g_clear_weak_pointer (&self->focus);
}

/* Lists the games of a player, independently of the position on the board. */
static void
games_requested_cb (AwaleLibraryView       *self,
                    const AwalePlayerGames *games)
{
  set_with_position (self, false);
  awale_library_page_choose_player (self->page, games);
  end_subpage (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
build_player (AwaleLibraryView *self)
{
  GtkWidget *player = awale_player_page_new (self->services->library, self->services->rulesets);

  self->player = AWALE_PLAYER_PAGE (player);
  g_signal_connect_object (player, "games-requested", G_CALLBACK (games_requested_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, player);
}

/* Stores the focused widget of the page. A widget in a popover is not stored, because it will be
 * hidden with the popover. */
static void
store_focus (AwaleLibraryView *self)
{
  GtkWidget *focus = gtk_window_get_focus (awale_library_view_get_window (self));

  if (focus != NULL && (!gtk_widget_is_ancestor (focus, GTK_WIDGET (self->page))
                        || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL))
    focus = NULL;
  g_set_weak_pointer (&self->focus, focus);
}

static void
show_player (AwaleLibraryView *self,
             AwaleSide         side)
{
  g_autofree char *name = dup_player (self, side);

  if (self->player == NULL)
    build_player (self);
  store_focus (self);
  show_page (self, self->player, name);
  focus_page (self);
}

static void
visit_south (AwaleLibraryView *self)
{
  show_player (self, AWALE_SOUTH);
}

static void
visit_north (AwaleLibraryView *self)
{
  show_player (self, AWALE_NORTH);
}

static bool
has_south (AwaleLibraryView *self)
{
  g_autofree char *name = dup_player (self, AWALE_SOUTH);

  return name != NULL;
}

static bool
has_north (AwaleLibraryView *self)
{
  g_autofree char *name = dup_player (self, AWALE_NORTH);

  return name != NULL;
}

/* --- Doubles --------------------------------------------------------------------------------- */

static void
find_doubles_action (AwaleLibraryView *self)
{
  if (self->doubles == NULL)
    {
      self->doubles = awale_doubles_page_new (self->services->library);
      gtk_stack_add_child (self->stack, self->doubles);
    }
  store_focus (self);
  show_page (self, self->doubles, NULL);
  focus_page (self);
}

/* --- The page -------------------------------------------------------------------------------- */

static void
selected_cb (AwaleLibraryView *self)
{
  if (awale_library_view_get_window (self) == NULL)
    return;
  g_menu_remove_all (awale_library_page_get_player_section (self->page));
  add_player (self, AWALE_SOUTH);
  add_player (self, AWALE_NORTH);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FAVORITE]);
  g_signal_emit_by_name (self, "changed");
}

static void
listed_cb (AwaleLibraryView *self)
{
  g_signal_emit_by_name (self, "titled");
  selected_cb (self);
}

static void
left_cb (AwaleLibraryView *self)
{
  awale_library_view_set_shown (self, false);
}

static void
build_page (AwaleLibraryView *self)
{
  GtkWidget *page = awale_library_page_new (self->services->library, self->services->rulesets,
                                            self->services->tasks);

  self->page = AWALE_LIBRARY_PAGE (page);
  awale_toast_overlay_set_low_page (self->toasts, GTK_WIDGET (self));
  g_signal_connect_object (page, "listed", G_CALLBACK (listed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "collections", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_table (self), "selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_table (self), "activated", G_CALLBACK (open_game), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_table (self), "sorted", G_CALLBACK (sorted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  awale_actions_set_menu (self->actions, awale_library_page_get_menu_button (self->page),
                          awale_library_page_get_menu (self->page), NULL);
  awale_actions_label_menu (self->actions, awale_library_page_get_menu (self->page));

  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
  /* The stack is not homogeneous, so that hidden pages do not affect its size. */
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_child (self->stack, page);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
  /* Resume the tasks now, so that the page lists unfinished analyses of an earlier run. */
  awale_library_tasks_resume (self->services->tasks);
}

/* --- Actions --------------------------------------------------------------------------------- */

static void
find_action (AwaleLibraryView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
leave_action (AwaleLibraryView *self)
{
  awale_library_page_escape (self->page);
}

static void
clear_filters_action (AwaleLibraryView *self)
{
  awale_filter_popover_clear (get_filters (self));
}

static bool
has_one (AwaleLibraryView *self)
{
  return awale_library_table_count_selected (get_table (self)) == 1;
}

static bool
is_sorted (AwaleLibraryView *self)
{
  return *self->sort != '\0';
}

static bool
has_position (AwaleLibraryView *self)
{
  return awale_draft_get_game (self->draft) != NULL;
}

static bool
is_filtered (AwaleLibraryView *self)
{
  return awale_library_page_is_filtered (self->page);
}

static const AwaleAction actions[] =
{
  { .name = "library", .property = "shown",
    .keys = "<Control>l", .group = AWALE_KEYS_LIBRARY, .title = N_("Show or leave the library") },
  { .name = "find-games", .activate = G_CALLBACK (find_action), .when = AWALE_WHEN_LIBRARY,
    .keys = "<Control>f", .group = AWALE_KEYS_LIBRARY, .title = N_("Find games") },
  { .name = "leave-library", .activate = G_CALLBACK (leave_action), .when = AWALE_WHEN_LIBRARY,
    .keys = "Escape", .group = AWALE_KEYS_LIBRARY,
    .title = N_("Clear the search, or leave the library") },
  { .name = "open-listed", .activate = G_CALLBACK (open_action), .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (has_one) },
  { .name = "open-numbered", .activate = G_CALLBACK (open_numbered_action), .parameter = "x" },
  { .keys = "Return", .group = AWALE_KEYS_LIBRARY, .title = N_("Open the selected game") },
  { .name = "with-position", .property = "with-position", .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (has_position),
    .keys = "<Control>b", .group = AWALE_KEYS_LIBRARY,
    .title = N_("Only games with the position on the board") },
  { .name = "clear-filters", .activate = G_CALLBACK (clear_filters_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (is_filtered) },
  { .name = "sort", .property = "sort", .when = AWALE_WHEN_LIBRARY },
  { .name = "reversed", .property = "reversed", .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (is_sorted) },
  { .name = "either-side", .property = "either-side", .when = AWALE_WHEN_LIBRARY },
  { .name = "undo-library", .activate = G_CALLBACK (undo_action), .parameter = "x" },
  { .name = "read-library", .activate = G_CALLBACK (list_games), .when = AWALE_WHEN_LIBRARY },
  { .name = "find-doubles", .activate = G_CALLBACK (find_doubles_action),
    .when = AWALE_WHEN_LIBRARY },
};

static const AwaleAction player_actions[] =
{
  { .name = "visit-south", .activate = G_CALLBACK (visit_south), .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (has_south), .keys = "<Control>j", .group = AWALE_KEYS_LIBRARY,
    .title = N_("Show the South player of the selected game") },
  { .name = "visit-north", .activate = G_CALLBACK (visit_north), .when = AWALE_WHEN_LIBRARY,
    .can = G_CALLBACK (has_north), .keys = "<Control><Shift>j", .group = AWALE_KEYS_LIBRARY,
    .title = N_("Show the North player of the selected game") },
  { .name = "leave-subpage", .activate = G_CALLBACK (leave_subpage_action),
    .when = AWALE_WHEN_SUBPAGE, .keys = "Escape", .group = AWALE_KEYS_LIBRARY,
    .title = N_("Leave the page of a player or of doubles") },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_library_view_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  AwaleLibraryView *self = AWALE_LIBRARY_VIEW (object);

  switch (prop_id)
    {
    case PROP_SHOWN:
      g_value_set_boolean (value, self->shown);
      break;
    case PROP_WITH_POSITION:
      g_value_set_boolean (value, self->with_position);
      break;
    case PROP_EITHER_SIDE:
      g_value_set_boolean (value, self->either_side);
      break;
    case PROP_SORT:
      g_value_set_string (value, self->sort);
      break;
    case PROP_REVERSED:
      g_value_set_boolean (value, self->reversed);
      break;
    case PROP_FAVORITE:
      g_value_set_boolean (value, is_favorite (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_library_view_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  AwaleLibraryView *self = AWALE_LIBRARY_VIEW (object);

  switch (prop_id)
    {
    case PROP_SHOWN:
      awale_library_view_set_shown (self, g_value_get_boolean (value));
      break;
    case PROP_WITH_POSITION:
      set_with_position (self, g_value_get_boolean (value));
      break;
    case PROP_EITHER_SIDE:
      set_either_side (self, g_value_get_boolean (value));
      break;
    case PROP_SORT:
      set_sort (self, g_value_get_string (value));
      break;
    case PROP_REVERSED:
      set_reversed (self, g_value_get_boolean (value));
      break;
    case PROP_FAVORITE:
      set_favorite (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_library_view_dispose (GObject *object)
{
  AwaleLibraryView *self = AWALE_LIBRARY_VIEW (object);

  g_clear_weak_pointer (&self->focus);
  g_clear_pointer (&self->services, awale_services_unref);
  g_clear_object (&self->draft);
  g_clear_object (&self->notice);
  g_clear_object (&self->toasts);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->player_name, g_free);

  G_OBJECT_CLASS (awale_library_view_parent_class)->dispose (object);
}

static GParamSpec *
create_switch (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                          | G_PARAM_EXPLICIT_NOTIFY);
}

static void
awale_library_view_class_init (AwaleLibraryViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = awale_library_view_dispose;
  object_class->get_property = awale_library_view_get_property;
  object_class->set_property = awale_library_view_set_property;

  props[PROP_SHOWN] = create_switch ("shown");
  props[PROP_WITH_POSITION] = create_switch ("with-position");
  props[PROP_EITHER_SIDE] = create_switch ("either-side");
  props[PROP_SORT] =
    g_param_spec_string ("sort", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_REVERSED] = create_switch ("reversed");
  props[PROP_FAVORITE] = create_switch ("favorite");
  g_object_class_install_properties (object_class, N_PROPS, props);

  AWALE_ADD_SIGNAL (klass, "changed", 0);
  AWALE_ADD_SIGNAL (klass, "opened", 2, AWALE_TYPE_DOCUMENT, G_TYPE_INT64);
  AWALE_ADD_SIGNAL (klass, "titled", 0);
}

static void
awale_library_view_init (AwaleLibraryView *self)
{
  self->sort = "";
}

GtkWidget *
awale_library_view_new (AwaleServices     *services,
                        AwaleDraft        *draft,
                        AwaleNoticeBar    *notice,
                        AwaleToastOverlay *toasts)
{
  AwaleLibraryView *self;

  g_return_val_if_fail (services != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), NULL);
  g_return_val_if_fail (AWALE_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_VIEW, NULL);
  self->services = awale_services_ref (services);
  self->draft = g_object_ref (draft);
  self->notice = g_object_ref (notice);
  self->toasts = g_object_ref (toasts);
  /* A game that comes into view in the window hides the library. */
  g_signal_connect_object (draft, "notify::game", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  /* This handler must run after that of the page, which is connected later, because only the page's
   * handler marks the list as outdated. */
  g_signal_connect_object (services->library, "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return GTK_WIDGET (self);
}

void
awale_library_view_add_actions (AwaleLibraryView *self,
                                AwaleActions     *list)
{
  g_return_if_fail (AWALE_IS_LIBRARY_VIEW (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  g_set_object (&self->actions, list);
  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}

void
awale_library_view_add_player_actions (AwaleLibraryView *self,
                                       AwaleActions     *list)
{
  g_return_if_fail (AWALE_IS_LIBRARY_VIEW (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, player_actions, G_N_ELEMENTS (player_actions));
}

bool
awale_library_view_get_shown (AwaleLibraryView *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_VIEW (self), false);

  return self->shown;
}

void
awale_library_view_set_shown (AwaleLibraryView *self,
                              bool              shown)
{
  g_return_if_fail (AWALE_IS_LIBRARY_VIEW (self));

  if (self->shown == shown)
    return;
  self->shown = shown;
  if (shown && self->page == NULL)
    build_page (self);
  if (shown)
    {
      list_games (self);
      awale_library_client_read_moves (self->services->library, READ_GAMES);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN]);
  if (shown)
    focus_page (self);
}

void
awale_library_view_show_position (AwaleLibraryView *self,
                                  bool              either_side)
{
  g_autofree char *ruleset = NULL;

  g_return_if_fail (AWALE_IS_LIBRARY_VIEW (self));
  g_return_if_fail (awale_draft_get_game (self->draft) != NULL);

  ruleset = awale_ruleset_dup_id (awale_game_get_rules (awale_draft_get_game (self->draft)));
  if (self->page == NULL)
    build_page (self);
  set_either_side (self, either_side);
  set_with_position (self, true);
  list_games (self);
  awale_library_page_choose_ruleset (self->page, ruleset);
  end_subpage (self);
  awale_library_view_set_shown (self, true);
}

char *
awale_library_view_dup_subtitle (AwaleLibraryView *self)
{
  unsigned n;

  g_return_val_if_fail (AWALE_IS_LIBRARY_VIEW (self), NULL);

  if (self->player_name != NULL)
    return g_strdup (self->player_name);
  if (self->doubles != NULL && is_at (self, self->doubles))
    return g_strdup (_("Doubles"));
  if (self->page == NULL || awale_library_table_get_rows (get_table (self)) == NULL)
    return g_strdup ("");
  n = awale_library_table_get_n_games (get_table (self));
  return g_strdup_printf (ngettext ("%'u game", "%'u games", n), n);
}

AwaleLibraryPage *
awale_library_view_get_page (AwaleLibraryView *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_VIEW (self), NULL);

  return self->page;
}

AwaleServices *
awale_library_view_get_services (AwaleLibraryView *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_VIEW (self), NULL);

  return self->services;
}

AwaleNoticeBar *
awale_library_view_get_notice (AwaleLibraryView *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_VIEW (self), NULL);

  return self->notice;
}

AwaleToastOverlay *
awale_library_view_get_toasts (AwaleLibraryView *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_VIEW (self), NULL);

  return self->toasts;
}

GtkWindow *
awale_library_view_get_window (AwaleLibraryView *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_VIEW (self), NULL);

  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

void
awale_library_view_change (AwaleLibraryView         *self,
                           const AwaleLibraryChange *change)
{
  g_return_if_fail (AWALE_IS_LIBRARY_VIEW (self));
  g_return_if_fail (change != NULL);

  if (awale_library_view_get_window (self) != NULL)
    awale_library_client_run_async (self->services->library, &awale_library_change_job,
                                    awale_library_change_copy (change), NULL, change_made_cb,
                                    g_object_ref (self));
}

void
awale_library_view_say_failure (AwaleLibraryView *self,
                                const char       *title,
                                const GError     *error)
{
  g_return_if_fail (AWALE_IS_LIBRARY_VIEW (self));
  g_return_if_fail (title != NULL);
  g_return_if_fail (error != NULL);

  if (awale_library_view_get_window (self) == NULL)
    return;
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, title, error->message, NULL, NULL);
  awale_notice_bar_close_at (self->notice, self, "unmap", NULL);
}
