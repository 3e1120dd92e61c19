/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-page"

#include "awale-library-page.h"

#include "awale-library-task-row.h"
#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "library/awale-library-rows.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-focus.h"
#include "widgets/library/awale-library-table.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

struct _AwaleLibraryPage
{
  AdwBin                parent_instance;

  GtkEditable          *entry;
  GtkMenuButton        *menu_button;
  GMenu                *library_menu;
  GMenu                *game_section;
  GMenu                *player_section;
  GMenu                *shelf_section;   /* Menu section for collections. */
  AwaleFilterPopover   *filters;
  GtkWidget            *filter_box;
  GtkLabel             *filter_label;
  GtkListBox           *tasks;
  GtkStack             *states;
  GtkWidget            *first_button;
  AwaleLibraryTable    *table;
  AdwStatusPage        *none_page;
  GtkWidget            *none_button;
  AdwStatusPage        *failed_page;

  AwaleLibraryClient   *library;
  AwalePositionPattern  position;     /* Position that the games must contain if `has_position` is
                                       * set. */
  bool                  has_position;
  bool                  either_side;
  char                 *words;        /* Search text of the last query. */
  bool                  is_stale;     /* True if the last query failed, or if the library has
                                       * changed since. */
  bool                  is_typing;    /* True if the user has typed or changed a filter, so that the
                                       * focus should stay where it is. */
  bool                  is_going;     /* True if the focus moves to the games once they are
                                       * listed. */
  GCancellable         *listing;      /* Cancels the query; NULL if none runs. */
  unsigned              ask_source;
  GStrv                 collections;  /* Names of all collections; NULL until they are read. */
};

G_DEFINE_FINAL_TYPE (AwaleLibraryPage, awale_library_page, ADW_TYPE_BIN)

/* --- List ------------------------------------------------------------------------------------ */

static const char *
get_words (AwaleLibraryPage *self)
{
  return gtk_editable_get_text (self->entry);
}

static bool
is_asking (AwaleLibraryPage *self)
{
  return self->has_position || *get_words (self) != '\0'
         || awale_library_page_is_filtered (self);
}

/* Shows the stack page @state with @games (nullable). Moves the focus to the games if the user
 * asked for them, and away from a widget that is now hidden or from the entry of an empty
 * library. */
static void
show (AwaleLibraryPage *self,
      const char       *state,
      AwaleLibraryRows *games)
{
  bool is_in_entry = awale_focus_is_inside (self->entry);
  bool is_below = awale_focus_is_inside (self->states);
  bool has_place = awale_library_table_show (self->table, games);

  gtk_stack_set_visible_child_name (self->states, state);
  if (!has_place)
    {
      if (g_str_equal (state, "empty") && (is_below || (is_in_entry && !self->is_typing)))
        gtk_widget_grab_focus (self->first_button);
      else if (is_below)
        gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  if (self->is_going && is_in_entry)
    awale_library_table_go (self->table);
  self->is_going = false;
  g_signal_emit_by_name (self, "listed");
}

static const char *
get_advice (AwaleLibraryPage *self)
{
  if (awale_library_page_is_filtered (self))
    return _("Clear the filters to find more games.");
  if (!self->has_position)
    return _("Try other words.");
  if (*get_words (self) == '\0')
    return _("Turn off “Position” to see all games.");
  return _("Try other words, or turn off “Position”.");
}

static void
show_games (AwaleLibraryPage *self,
            AwaleLibraryRows *games)
{
  adw_status_page_set_description (self->none_page, get_advice (self));
  gtk_widget_set_visible (self->none_button, awale_library_page_is_filtered (self));
  if (awale_library_rows_get_n (games) > 0)
    show (self, "games", games);
  else
    show (self, is_asking (self) ? "none" : "empty", games);
}

/* A sentence that tells the user what to do about an unreadable library; NULL for errors without
 * such advice. */
static const char *
get_remedy (const GError *error)
{
  static const char begin_anew[] =
    N_("Move it away to start with an empty library, or restore it from a backup. Then try "
       "again.");
  static const struct
  {
    AwaleLibraryError  code;
    const char        *text;
  } remedies[] = {
    { AWALE_LIBRARY_ERROR_FOREIGN, begin_anew },
    { AWALE_LIBRARY_ERROR_DAMAGED, begin_anew },
    { AWALE_LIBRARY_ERROR_FILE,
      N_("Make sure that this file can be read, or restore it from a backup. Then try again.") },
    { AWALE_LIBRARY_ERROR_VERSION,
      N_("Use the version of Awalé that wrote this file, or move it away to start with an empty "
         "library. Then try again.") },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (remedies); i++)
    if (g_error_matches (error, AWALE_LIBRARY_ERROR, (int) remedies[i].code))
      return _(remedies[i].text);
  return NULL;
}

static void
show_error (AwaleLibraryPage *self,
            const GError     *error)
{
  const char *remedy = get_remedy (error);
  g_autofree char *text = remedy != NULL ? g_strconcat (error->message, "\n\n", remedy, NULL)
                                         : g_strdup (error->message);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  self->is_stale = true;
  adw_status_page_set_description (self->failed_page, markup);
  show (self, "failed", NULL);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleLibraryPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleLibraryRows) games =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->listing);
  if (games != NULL)
    show_games (self, games);
  else
    show_error (self, error);
}

static void
stop_listing (AwaleLibraryPage *self)
{
  g_clear_handle_id (&self->ask_source, g_source_remove);
  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);
}

static gboolean
ask_cb (gpointer data)
{
  AwaleLibraryPage *self = data;
  AwaleLibraryFilter filter = { .text = get_words (self),
                                .position = self->has_position ? &self->position : NULL,
                                .either_side = self->either_side };

  self->ask_source = 0;
  awale_library_table_get_order (self->table, &filter.order);
  awale_filter_popover_fill (self->filters, &filter);
  awale_library_client_run_async (self->library, &awale_library_list_job,
                                  awale_library_filter_copy (&filter), self->listing, listed_cb,
                                  g_object_ref (self));
  return G_SOURCE_REMOVE;
}

/* Schedules the query in an idle source, because one click may change the text, the filters and the
 * position one after another. */
static void
ask (AwaleLibraryPage *self)
{
  self->is_stale = false;
  awale_set_str (&self->words, get_words (self));
  if (self->ask_source != 0)
    return;
  stop_listing (self);
  self->listing = g_cancellable_new ();
  self->ask_source = g_idle_add_full (G_PRIORITY_DEFAULT, ask_cb, self, NULL);
}

static void
ordered_cb (AwaleLibraryPage *self)
{
  if (self->words != NULL)
    ask (self);
}

/* Describes the active filters in the filter bar. Without filters the bar is hidden, after the
 * focus has been moved away from it. */
static void
update_summary (AwaleLibraryPage *self)
{
  g_autofree char *summary = awale_filter_popover_dup_summary (self->filters, self->either_side);

  if (summary == NULL && awale_focus_is_inside (self->filter_box))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_label_set_label (self->filter_label, summary != NULL ? summary : "");
  gtk_widget_set_visible (self->filter_box, summary != NULL);
}

/* --- Collections ----------------------------------------------------------------------------- */

static void
collections_listed_cb (GObject      *source,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr (AwaleLibraryPage) self = data;
  g_auto (GStrv) names =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL);

  /* Errors are ignored, because the query of the games reports why the library cannot be read. A
   * page without a parent has been closed. */
  if (names == NULL || gtk_widget_get_parent (GTK_WIDGET (self)) == NULL)
    return;
  awale_filter_popover_set_collections (self->filters, (const char *const *) names);
  g_strfreev (self->collections);
  self->collections = g_steal_pointer (&names);
  update_summary (self);
  g_signal_emit_by_name (self, "collections");
}

static void
list_collections (AwaleLibraryPage *self)
{
  awale_library_client_run_async (self->library, &awale_library_collections_job, NULL, NULL,
                                  collections_listed_cb, g_object_ref (self));
}

static void
library_changed_cb (AwaleLibraryPage *self)
{
  self->is_stale = true;
  list_collections (self);
}

/* --- Callbacks ------------------------------------------------------------------------------- */

static void
words_changed_cb (AwaleLibraryPage *self)
{
  if (g_strcmp0 (self->words, get_words (self)) == 0)
    return;
  self->is_going = false;
  self->is_typing = true;
  ask (self);
}

static void
filters_changed_cb (AwaleLibraryPage *self)
{
  update_summary (self);
  self->is_typing = true;
  ask (self);
}

/* Moves the focus to the table once the games for the search text are listed. */
static void
entry_activated_cb (AwaleLibraryPage *self)
{
  words_changed_cb (self);
  self->is_going = self->listing != NULL;
  if (!self->is_going)
    awale_library_table_go (self->table);
}

static gboolean
entry_key_cb (AwaleLibraryPage *self,
              guint             keyval)
{
  if (keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  entry_activated_cb (self);
  return GDK_EVENT_STOP;
}

/* --- The widget ------------------------------------------------------------------------------ */

/* Delegates to the box, because the default handler would trap the focus on this page. */
static gboolean
awale_library_page_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

static gboolean
awale_library_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (AWALE_LIBRARY_PAGE (widget)->entry));
}

static void
awale_library_page_dispose (GObject *object)
{
  AwaleLibraryPage *self = AWALE_LIBRARY_PAGE (object);

  stop_listing (self);
  g_clear_object (&self->library);
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->collections, g_strfreev);

  G_OBJECT_CLASS (awale_library_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/library/awale-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, entry);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, library_menu);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, game_section);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, player_section);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, shelf_section);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, filters);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, filter_box);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, filter_label);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, tasks);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, states);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, first_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, table);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, none_page);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, none_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryPage, failed_page);
  gtk_widget_class_bind_template_callback (widget_class, words_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, awale_library_page_escape);
  gtk_widget_class_bind_template_callback (widget_class, filters_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, ordered_cb);
}

static void
awale_library_page_class_init (AwaleLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_library_page_dispose;
  widget_class->focus = awale_library_page_focus;
  widget_class->grab_focus = awale_library_page_grab_focus;

  AWALE_ADD_SIGNAL (klass, "collections", 0);
  AWALE_ADD_SIGNAL (klass, "listed", 0);
  AWALE_ADD_SIGNAL (klass, "left", 0);

  bind_template (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "win.delete-listed",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "win.delete-listed", NULL);
}

/* Moves the focus away from the row of a finished task, and away from the import buttons when a new
 * task begins, because an import makes them insensitive. */
static void
tasks_changed_cb (AwaleLibraryPage *self,
                  unsigned          position,
                  unsigned          n_removed,
                  unsigned          n_added,
                  GListModel       *tasks)
{
  if (awale_focus_is_inside (n_removed > 0 ? GTK_WIDGET (self->tasks)
                                           : gtk_widget_get_parent (self->first_button)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->tasks), g_list_model_get_n_items (tasks) > 0);
}

static GtkWidget *
create_task_row (gpointer item,
                 gpointer data)
{
  return awale_library_task_row_new (item);
}

static void
analyzed_cb (AwaleLibraryPage *self,
             gint64            game,
             double            loss)
{
  awale_library_table_set_loss (self->table, game, loss);
}

static void
set_up_tasks (AwaleLibraryPage  *self,
              AwaleLibraryTasks *tasks)
{
  GListModel *list = awale_library_tasks_get_list (tasks);

  g_signal_connect_object (tasks, "analyzed", G_CALLBACK (analyzed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (tasks_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->tasks, list, create_task_row, NULL, NULL);
  tasks_changed_cb (self, 0, 0, 0, list);
}

static void
set_up_entry (AwaleLibraryPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (entry_key_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

/* Gives the table a context menu, which shares the sections about games with the menu of the
 * page. */
static void
set_up_table_menu (AwaleLibraryPage *self)
{
  GMenu *const sections[] = { self->game_section, self->player_section, self->shelf_section };
  g_autoptr (GMenu) menu = g_menu_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (sections); i++)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (sections[i]));
  awale_library_table_set_menu (self->table, G_MENU_MODEL (menu));
}

static void
awale_library_page_init (AwaleLibraryPage *self)
{
  g_type_ensure (AWALE_TYPE_FILTER_POPOVER);
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  set_up_entry (self);
  set_up_table_menu (self);
}

GtkWidget *
awale_library_page_new (AwaleLibraryClient *library,
                        AwaleRulesets      *rulesets,
                        AwaleLibraryTasks  *tasks)
{
  AwaleLibraryPage *self;

  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (library), NULL);
  g_return_val_if_fail (rulesets != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (tasks), NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_PAGE, NULL);
  self->library = g_object_ref (library);
  awale_library_table_set_rulesets (self->table, rulesets);
  awale_filter_popover_set_rulesets (self->filters, rulesets);
  /* This handler is connected after the popover's, because the popover must first read the new
   * names of rulesets. */
  g_signal_connect_object (awale_rulesets_get_model (rulesets), "items-changed",
                           G_CALLBACK (update_summary), self, G_CONNECT_SWAPPED);
  set_up_tasks (self, tasks);
  g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);
  library_changed_cb (self);

  return GTK_WIDGET (self);
}

/* True if the last query had this position and orientation. Without a position, @either_side
 * matters only for the pattern of the filters. */
static bool
is_asked_for (AwaleLibraryPage           *self,
              const AwalePositionPattern *position,
              bool                        either_side)
{
  if ((position != NULL) != self->has_position)
    return false;
  if (position == NULL && awale_filter_popover_get_pattern (self->filters) == NULL)
    return true;
  return either_side == self->either_side
         && (position == NULL || memcmp (position, &self->position, sizeof *position) == 0);
}

void
awale_library_page_list (AwaleLibraryPage           *self,
                         const AwalePositionPattern *position,
                         bool                        either_side)
{
  bool is_listed;

  g_return_if_fail (AWALE_IS_LIBRARY_PAGE (self));

  is_listed = !self->is_stale && is_asked_for (self, position, either_side);
  self->either_side = either_side;
  if (is_listed)
    return;
  self->has_position = position != NULL;
  if (position != NULL)
    self->position = *position;
  update_summary (self);
  self->is_typing = false;
  ask (self);
}

void
awale_library_page_escape (AwaleLibraryPage *self)
{
  g_return_if_fail (AWALE_IS_LIBRARY_PAGE (self));

  if (*get_words (self) != '\0')
    gtk_editable_set_text (self->entry, "");
  else
    g_signal_emit_by_name (self, "left");
}

AwalePositionQuery
awale_library_page_get_positions (AwaleLibraryPage *self)
{
  const AwalePositionQuery none = { .n_patterns = 0 };
  const AwalePositionPattern *pattern;

  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (self), none);

  pattern = self->has_position ? &self->position
                               : awale_filter_popover_get_pattern (self->filters);
  return pattern != NULL ? awale_position_query (pattern, self->either_side, false) : none;
}

bool
awale_library_page_is_filtered (AwaleLibraryPage *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (self), false);

  return *gtk_label_get_label (self->filter_label) != '\0';
}

void
awale_library_page_choose_ruleset (AwaleLibraryPage *self,
                                   const char       *ruleset)
{
  g_return_if_fail (AWALE_IS_LIBRARY_PAGE (self));
  g_return_if_fail (ruleset != NULL);

  gtk_editable_set_text (self->entry, "");
  awale_filter_popover_choose_ruleset (self->filters, ruleset);
}

void
awale_library_page_choose_player (AwaleLibraryPage       *self,
                                  const AwalePlayerGames *games)
{
  g_return_if_fail (AWALE_IS_LIBRARY_PAGE (self));
  g_return_if_fail (games != NULL);

  gtk_editable_set_text (self->entry, "");
  awale_filter_popover_choose_player (self->filters, games);
}

const char *const *
awale_library_page_get_collections (AwaleLibraryPage *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (self), NULL);

  return (const char *const *) self->collections;
}

AwaleFilterPopover *
awale_library_page_get_filters (AwaleLibraryPage *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (self), NULL);

  return self->filters;
}

AwaleLibraryTable *
awale_library_page_get_table (AwaleLibraryPage *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (self), NULL);

  return self->table;
}

GtkMenuButton *
awale_library_page_get_menu_button (AwaleLibraryPage *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (self), NULL);

  return self->menu_button;
}

GMenu *
awale_library_page_get_player_section (AwaleLibraryPage *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (self), NULL);

  return self->player_section;
}

GMenu *
awale_library_page_get_menu (AwaleLibraryPage *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_PAGE (self), NULL);

  return self->library_menu;
}
