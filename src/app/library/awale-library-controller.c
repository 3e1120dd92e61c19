/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-controller"

#include "awale-library-controller.h"

#include "app/common/awale-dialogs.h"
#include "awale-collections-controller.h"
#include "awale-library-task-controller.h"
#include "awale-player-page-controller.h"
#include "library/awale-library-change.h"
#include "library/awale-position-node.h"
#include "widgets/library/awale-library-words.h"

#include <glib/gi18n-lib.h>

/* Number of games read ahead for the explorer at a time, too few to delay its queries. */
#define READ_GAMES 20000

struct _AwaleLibraryController
{
  GObject                     parent_instance;

  GtkWindow                  *window;         /* the owner; NULL after it was closed */
  AdwBin                     *bin;
  AwaleLibraryPage           *page;           /* NULL until first shown */
  AwaleDraft                 *draft;
  AwaleLibraryClient         *library;
  AwaleRulesets              *rulesets;
  AwaleNoticeBar             *notice;
  AwaleToasts                *toasts;
  AwaleActions               *actions;

  bool                        shown;
  bool                        with_position;
  bool                        either_side;
  char                       *sort;           /* the column chosen in the menu, or "" */
  bool                        reversed;
  AwaleLibraryTasks          *tasks;
  AwaleLibraryTaskController *library_task_controller;
  AwaleCollectionsController *collections_controller;
  AwalePlayerPageController  *player_page_controller;
};

G_DEFINE_FINAL_TYPE (AwaleLibraryController, awale_library_controller, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SHOWN,
  PROP_WITH_POSITION,
  PROP_EITHER_SIDE,
  PROP_SORT,
  PROP_REVERSED,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_OPENED,
  SIGNAL_TITLED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static unsigned signals[N_SIGNALS];

static void
changed (AwaleLibraryController *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
say_failure (AwaleLibraryController *self,
             const char             *title,
             const GError           *error)
{
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, title, error->message, NULL, NULL);
  if (self->page != NULL)
    awale_notice_bar_close_at (self->notice, self->page, "unmap", NULL);
}

static AwaleLibraryTable *
get_table (AwaleLibraryController *self)
{
  return awale_library_page_get_table (self->page);
}

/* --- List ------------------------------------------------------------------------------------ */

/* Lists the games again, with the current position on the board if requested. */
static void
list_games (AwaleLibraryController *self)
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
set_with_position (AwaleLibraryController *self,
                   bool                    with_position)
{
  if (self->with_position == with_position)
    return;
  self->with_position = with_position;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WITH_POSITION]);
  list_games (self);
}

static void
set_either_side (AwaleLibraryController *self,
                 bool                    either_side)
{
  if (self->either_side == either_side)
    return;
  self->either_side = either_side;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_EITHER_SIDE]);
  list_games (self);
}

static void
sort (AwaleLibraryController *self)
{
  if (self->page != NULL && *self->sort != '\0')
    awale_library_table_sort (get_table (self), self->sort, self->reversed);
}

static void
set_sort (AwaleLibraryController *self,
          const char             *column)
{
  if (g_str_equal (self->sort, column))
    return;
  g_free (self->sort);
  self->sort = g_strdup (column);
  self->reversed = false;
  sort (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SORT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVERSED]);
  changed (self);
}

static void
set_reversed (AwaleLibraryController *self,
              bool                    reversed)
{
  if (self->reversed == reversed)
    return;
  self->reversed = reversed;
  sort (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVERSED]);
}

/* Clears the column of the menu, since GTK 4.8 does not tell which header was clicked. */
static void
sorted_cb (AwaleLibraryController *self)
{
  set_sort (self, "");
}

/* Updates the list, or marks it stale while the library is hidden. */
static void
library_changed_cb (AwaleLibraryController *self)
{
  if (self->page != NULL)
    awale_library_page_forget (self->page);
  if (self->shown)
    list_games (self);
}

/* --- Games ----------------------------------------------------------------------------------- */

/* Goes to the position that the game was found by. */
static void
go_to_position (AwaleLibraryController *self,
                AwaleGame              *game)
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
  g_autoptr (AwaleLibraryController) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleDocument) document =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (self->window == NULL)
    return;
  if (document == NULL)
    {
      say_failure (self, _("The game could not be opened."), error);
      return;
    }
  go_to_position (self, awale_document_get_game (document, 0));
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, document,
                 *(const gint64 *) awale_library_client_get_data (result));
}

static void
open_game (AwaleLibraryController *self,
           gint64                  id)
{
  awale_library_client_run_async (self->library, &awale_library_load_job,
                                  g_memdup2 (&id, sizeof id), NULL, opened_cb, g_object_ref (self));
}

static void
open_action (AwaleLibraryController *self)
{
  g_autoptr (AwaleLibraryItem) item = awale_library_table_dup_selected (get_table (self));

  open_game (self, awale_library_item_get_row (item)->id);
}

static void
open_numbered_action (AwaleLibraryController *self,
                      GVariant               *number)
{
  open_game (self, g_variant_get_int64 (number));
}

typedef struct
{
  AwaleLibraryController *browsing;
  GArray                 *ids;
} Asking;

static void
asking_free (Asking *asking)
{
  g_object_unref (asking->browsing);
  g_array_unref (asking->ids);
  g_free (asking);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asking, asking_free)

static Asking *
asking_new (AwaleLibraryController *self)
{
  Asking *asking = g_new (Asking, 1);

  *asking = (Asking) { g_object_ref (self), awale_library_table_list_selected (get_table (self)) };
  return asking;
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Asking) asking = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AwaleLibraryController *self = asking->browsing;
  unsigned n_games = asking->ids->len;
  const AwaleLibraryChange *change =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (self->window == NULL)
    return;
  text = g_strdup_printf (ngettext ("%'u game was deleted from the library.",
                                    "%'u games were deleted from the library.", n_games), n_games);
  if (change != NULL)
    awale_toasts_offer_undo (self->toasts, text, "win.undo-library", change->undo);
  else
    say_failure (self, _("Nothing was deleted."), error);
}

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleLibraryController) self = data;
  g_autoptr (GError) error = NULL;

  if (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error) == NULL
      && self->window != NULL)
    awale_toasts_say (self->toasts, error->message);
}

static void
undo_action (AwaleLibraryController *self,
             GVariant               *number)
{
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_UNDO,
                                      .undo = g_variant_get_int64 (number) };

  awale_library_client_run_async (self->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, undone_cb,
                                  g_object_ref (self));
}

static void
delete_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  g_autoptr (Asking) asking = data;
  AwaleLibraryController *self = asking->browsing;
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_REMOVE, .games = asking->ids };

  if (self->window != NULL && answer == AWALE_ANSWER_DISCARD)
    awale_library_client_run_async (self->library, &awale_library_change_job,
                                    awale_library_change_copy (&change), NULL, removed_cb,
                                    g_steal_pointer (&asking));
}

/* The question names a single game, which may be scrolled out of view. */
static char *
dup_delete_heading (AwaleLibraryController *self,
                    unsigned                n_games)
{
  g_autoptr (AwaleLibraryItem) item = awale_library_table_dup_selected (get_table (self));
  g_autofree char *players = awale_library_words_players (awale_library_item_get_row (item));

  if (n_games == 1)
    return g_strdup_printf (_("Delete “%s” From the Library?"), players);
  return g_strdup_printf (ngettext ("Delete %'u Game From the Library?",
                                    "Delete %'u Games From the Library?", n_games), n_games);
}

static void
delete_action (AwaleLibraryController *self)
{
  const AwaleAnswers answers = { .cancel = _("_Cancel"), .discard = _("_Delete") };
  Asking *asking = asking_new (self);
  g_autofree char *heading = dup_delete_heading (self, asking->ids->len);

  awale_dialogs_ask (self->window, heading,
                     _("Files from which games were imported stay as they are."), &answers,
                     delete_answered_cb, asking);
}

static void
find_action (AwaleLibraryController *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
leave_action (AwaleLibraryController *self)
{
  awale_library_page_escape (self->page);
}

/* --- The page -------------------------------------------------------------------------------- */

static void
listed_cb (AwaleLibraryController *self)
{
  g_signal_emit (self, signals[SIGNAL_TITLED], 0);
  changed (self);
}

static void
left_cb (AwaleLibraryController *self)
{
  awale_library_controller_set_shown (self, false);
}

/* Lists the games of a player, independently of the position on the board. */
static void
list_player (AwaleLibraryController *self,
             const AwalePlayerGames *games)
{
  set_with_position (self, false);
  awale_library_page_choose_player (self->page, games);
}

static void
build_page (AwaleLibraryController *self)
{
  GtkWidget *page = awale_library_page_new (self->library, self->rulesets,
                                            awale_library_tasks_get_list (self->tasks));

  self->page = AWALE_LIBRARY_PAGE (page);
  g_signal_connect_object (page, "listed", G_CALLBACK (listed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "selected", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "activated", G_CALLBACK (open_game), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "sorted", G_CALLBACK (sorted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  awale_actions_set_menu (self->actions, awale_library_page_get_menu_button (self->page),
                          awale_library_page_get_menu (self->page), NULL);
  awale_actions_label_menu (self->actions, awale_library_page_get_menu (self->page));
  awale_library_task_controller_set_page (self->library_task_controller, self->page);
  awale_collections_controller_set_page (self->collections_controller, self->page);
  sort (self);
  adw_bin_set_child (
      self->bin, awale_player_page_controller_set_page (self->player_page_controller, self->page));
}

/* --- Actions --------------------------------------------------------------------------------- */

static unsigned
count_selected (AwaleLibraryController *self)
{
  return self->page != NULL ? awale_library_table_count_selected (get_table (self)) : 0;
}

static bool
has_one (AwaleLibraryController *self)
{
  return count_selected (self) == 1;
}

static bool
has_some (AwaleLibraryController *self)
{
  return count_selected (self) > 0;
}

static bool
is_sorted (AwaleLibraryController *self)
{
  return *self->sort != '\0';
}

static bool
has_position (AwaleLibraryController *self)
{
  return awale_draft_get_game (self->draft) != NULL;
}

static bool
is_filtered (AwaleLibraryController *self)
{
  return self->page != NULL && awale_library_page_is_filtered (self->page);
}

static void
clear_filters_action (AwaleLibraryController *self)
{
  awale_library_page_clear_filters (self->page);
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
  { .name = "delete-listed", .activate = G_CALLBACK (delete_action),
    .when = AWALE_WHEN_LIBRARY, .can = G_CALLBACK (has_some) },
  { .name = "undo-library", .activate = G_CALLBACK (undo_action), .parameter = "x" },
  { .keys = "Delete", .group = AWALE_KEYS_LIBRARY, .title = N_("Delete the selected games") },
  { .keys = "Menu", .group = AWALE_KEYS_LIBRARY, .title = N_("Menu of the selected games") },
  { .name = "read-library", .activate = G_CALLBACK (list_games), .when = AWALE_WHEN_LIBRARY },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_library_controller_get_property (GObject    *object,
                                       guint       prop_id,
                                       GValue     *value,
                                       GParamSpec *pspec)
{
  AwaleLibraryController *self = AWALE_LIBRARY_CONTROLLER (object);

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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_library_controller_set_property (GObject      *object,
                                       guint         prop_id,
                                       const GValue *value,
                                       GParamSpec   *pspec)
{
  AwaleLibraryController *self = AWALE_LIBRARY_CONTROLLER (object);

  switch (prop_id)
    {
    case PROP_SHOWN:
      awale_library_controller_set_shown (self, g_value_get_boolean (value));
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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_library_controller_dispose (GObject *object)
{
  AwaleLibraryController *self = AWALE_LIBRARY_CONTROLLER (object);

  self->window = NULL;
  self->page = NULL;
  if (self->library_task_controller != NULL)
    g_object_run_dispose (G_OBJECT (self->library_task_controller));
  g_clear_object (&self->library_task_controller);
  if (self->collections_controller != NULL)
    g_object_run_dispose (G_OBJECT (self->collections_controller));
  g_clear_object (&self->collections_controller);
  g_clear_object (&self->player_page_controller);
  g_clear_object (&self->tasks);
  g_clear_object (&self->bin);
  g_clear_object (&self->draft);
  g_clear_object (&self->library);
  g_clear_object (&self->rulesets);
  g_clear_object (&self->notice);
  g_clear_object (&self->toasts);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (awale_library_controller_parent_class)->dispose (object);
}

static GParamSpec *
create_switch (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                          | G_PARAM_EXPLICIT_NOTIFY);
}

static void
awale_library_controller_finalize (GObject *object)
{
  g_free (AWALE_LIBRARY_CONTROLLER (object)->sort);

  G_OBJECT_CLASS (awale_library_controller_parent_class)->finalize (object);
}

static void
awale_library_controller_class_init (AwaleLibraryControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = awale_library_controller_dispose;
  object_class->finalize = awale_library_controller_finalize;
  object_class->get_property = awale_library_controller_get_property;
  object_class->set_property = awale_library_controller_set_property;

  props[PROP_SHOWN] = create_switch ("shown");
  props[PROP_WITH_POSITION] = create_switch ("with-position");
  props[PROP_EITHER_SIDE] = create_switch ("either-side");
  props[PROP_SORT] =
    g_param_spec_string ("sort", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_REVERSED] = create_switch ("reversed");
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_OPENED] = g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, AWALE_TYPE_DOCUMENT, G_TYPE_INT64);
  signals[SIGNAL_TITLED] = g_signal_new ("titled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
awale_library_controller_init (AwaleLibraryController *self)
{
  self->sort = g_strdup ("");
}

AwaleLibraryController *
awale_library_controller_new (GtkWindow          *window,
                              AdwBin             *bin,
                              AwaleDraft         *draft,
                              AwaleLibraryClient *library,
                              AwaleLibraryTasks  *tasks,
                              AwaleRulesets      *rulesets,
                              AwaleNoticeBar     *notice,
                              AwaleToasts        *toasts)
{
  AwaleLibraryController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (ADW_IS_BIN (bin), NULL);
  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (library), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (tasks), NULL);
  g_return_val_if_fail (AWALE_IS_RULESETS (rulesets), NULL);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), NULL);
  g_return_val_if_fail (AWALE_IS_TOASTS (toasts), NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_CONTROLLER, NULL);
  self->window = window;
  self->bin = g_object_ref (bin);
  self->draft = g_object_ref (draft);
  self->library = g_object_ref (library);
  self->tasks = g_object_ref (tasks);
  self->rulesets = g_object_ref (rulesets);
  self->notice = g_object_ref (notice);
  self->toasts = g_object_ref (toasts);
  self->library_task_controller =
      awale_library_task_controller_new (window, tasks, notice, toasts);
  self->collections_controller =
      awale_collections_controller_new (window, library, notice, toasts);
  self->player_page_controller = awale_player_page_controller_new (window, library, rulesets);
  g_signal_connect_object (self->player_page_controller, "changed", G_CALLBACK (listed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player_page_controller, "games-requested",
                           G_CALLBACK (list_player), self, G_CONNECT_SWAPPED);
  /* A newly shown game replaces the library. */
  g_signal_connect_object (draft, "notify::game", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);

  g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
awale_library_controller_add_actions (AwaleLibraryController *self,
                                      AwaleActions           *list)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  g_set_object (&self->actions, list);
  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
  awale_library_task_controller_add_actions (self->library_task_controller, list);
  awale_collections_controller_add_actions (self->collections_controller, list);
  awale_player_page_controller_add_actions (self->player_page_controller, list);
}

bool
awale_library_controller_get_shown (AwaleLibraryController *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_CONTROLLER (self), false);

  return self->shown;
}

void
awale_library_controller_set_shown (AwaleLibraryController *self,
                                    bool                    shown)
{
  g_return_if_fail (AWALE_IS_LIBRARY_CONTROLLER (self));

  if (self->shown == shown)
    return;
  self->shown = shown;
  if (shown && self->page == NULL)
    build_page (self);
  if (shown)
    {
      list_games (self);
      awale_library_client_read_moves (self->library, READ_GAMES);
    }
  awale_library_task_controller_set_in_library (self->library_task_controller, shown);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN]);
  if (shown && !awale_player_page_controller_grab_focus (self->player_page_controller))
    gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

void
awale_library_controller_show_position (AwaleLibraryController *self,
                                        bool                    either_side)
{
  g_autofree char *ruleset = NULL;

  g_return_if_fail (AWALE_IS_LIBRARY_CONTROLLER (self));
  g_return_if_fail (awale_draft_get_game (self->draft) != NULL);

  ruleset = awale_ruleset_dup_id (awale_game_get_rules (awale_draft_get_game (self->draft)));
  if (self->page == NULL)
    build_page (self);
  set_either_side (self, either_side);
  set_with_position (self, true);
  list_games (self);
  awale_library_page_choose_ruleset (self->page, ruleset);
  awale_player_page_controller_end (self->player_page_controller);
  awale_library_controller_set_shown (self, true);
}

char *
awale_library_controller_dup_subtitle (AwaleLibraryController *self)
{
  unsigned n;

  g_return_val_if_fail (AWALE_IS_LIBRARY_CONTROLLER (self), NULL);

  if (awale_player_page_controller_get_name (self->player_page_controller) != NULL)
    return g_strdup (awale_player_page_controller_get_name (self->player_page_controller));
  if (self->page == NULL || !awale_library_page_is_listed (self->page))
    return g_strdup ("");
  n = awale_library_table_get_n_games (get_table (self));
  return g_strdup_printf (ngettext ("%'u game", "%'u games", n), n);
}
