/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-actions"

#include "awale-actions.h"

#include "widgets/analysis/awale-report-page.h"

#include <string.h>

/* Minimum margin around a menu and minimum height of a menu that scrolls, in pixels. */
#define MENU_MARGIN 24
#define MIN_MENU_HEIGHT 240

typedef struct
{
  const AwaleAction *row;
  gpointer           owner;   /* Weak pointer, because the owner may be the window, which owns
                               * this object. */
  gpointer           data;    /* Argument of the callbacks; usually the owner. */
  GSimpleAction     *action;  /* NULL if the row only binds a key or lists one in the overview. */
} Entry;

struct _AwaleActions
{
  GObject                parent_instance;

  GtkWindow             *window;  /* The window, which owns this object. */
  AwaleDraft            *draft;
  GPtrArray             *entries;
  GtkEventController    *keys;
  GtkEventController    *keys_capture;
  GSignalGroup          *game_signals;
  unsigned               update_source;
  bool                   setting_up;
  bool                   in_library;
  bool                   at_subpage;
};

G_DEFINE_FINAL_TYPE (AwaleActions, awale_actions, G_TYPE_OBJECT)

static void
entry_free (Entry *entry)
{
  if (entry->action != NULL)
    g_signal_handlers_disconnect_by_data (entry->action, entry);
  if (entry->row->property != NULL && entry->owner != NULL)
    g_signal_handlers_disconnect_by_data (entry->owner, entry->action);
  g_clear_object (&entry->action);
  g_clear_weak_pointer (&entry->owner);
  g_free (entry);
}

/* True if the row defines an action rather than only a key for another one. */
static bool
is_own (const AwaleAction *row)
{
  return row->name != NULL && strchr (row->name, '.') == NULL;
}

static void
activated_cb (GSimpleAction *action,
              GVariant      *parameter,
              Entry         *entry)
{
  ((void (*) (gpointer, GVariant *)) entry->row->activate) (entry->data, parameter);
}

/* Asks the owner to change the property; the owner may refuse. */
static void
change_state_cb (GSimpleAction *action,
                 GVariant      *value,
                 Entry         *entry)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    g_object_set (entry->owner, entry->row->property, g_variant_get_string (value, NULL), NULL);
  else
    g_object_set (entry->owner, entry->row->property, g_variant_get_boolean (value), NULL);
}

/* The state of an action with a property: a boolean or a string. */
static GVariant *
get_switch_state (GObject    *owner,
                  const char *property)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (owner, property, &value);
  return G_VALUE_HOLDS_STRING (&value) ? g_variant_new_string (g_value_get_string (&value))
                                       : g_variant_new_boolean (g_value_get_boolean (&value));
}

static void
property_changed_cb (GObject       *owner,
                     GParamSpec    *pspec,
                     GSimpleAction *action)
{
  g_simple_action_set_state (action, get_switch_state (owner, pspec->name));
}

static GSimpleAction *
create_switch (Entry *entry)
{
  g_autofree char *notify = g_strconcat ("notify::", entry->row->property, NULL);
  GVariant *state = get_switch_state (entry->owner, entry->row->property);
  bool is_choice = g_variant_is_of_type (state, G_VARIANT_TYPE_STRING);
  GSimpleAction *action = g_simple_action_new_stateful (entry->row->name,
                                                        is_choice ? G_VARIANT_TYPE_STRING : NULL,
                                                        state);

  g_signal_connect (action, "change-state", G_CALLBACK (change_state_cb), entry);
  g_signal_connect_object (entry->owner, notify, G_CALLBACK (property_changed_cb), action, 0);
  return action;
}

static GSimpleAction *
create_action (Entry *entry)
{
  const AwaleAction *row = entry->row;
  g_autoptr (GVariantType) type = row->parameter != NULL ? g_variant_type_new (row->parameter)
                                                         : NULL;
  GSimpleAction *action = g_simple_action_new (row->name, type);

  g_signal_connect (action, "activate", G_CALLBACK (activated_cb), entry);
  return action;
}

static bool
is_in_popover (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

static gboolean
capture_cb (GtkWidget *window,
            GVariant  *args,
            gpointer   name)
{
  return !is_in_popover (window) && gtk_widget_activate_action (window, name, NULL);
}

/* True if the content of the scrolled window around @widget is higher than that window. */
static bool
is_scrollable (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;

  if (scroller == NULL)
    return false;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
}

/* True if @focus (nullable) needs the page keys itself: a spin button, or a report that scrolls. */
static bool
needs_page_keys (GtkWidget *focus)
{
  return focus != NULL &&
         (gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) != NULL ||
          (gtk_widget_get_ancestor (focus, AWALE_TYPE_REPORT_PAGE) != NULL &&
           is_scrollable (focus)));
}

static gboolean
yielding_cb (GtkWidget *window,
             GVariant  *args,
             gpointer   name)
{
  return !needs_page_keys (gtk_window_get_focus (GTK_WINDOW (window))) &&
         capture_cb (window, args, name);
}

static void
add_key (AwaleActions      *self,
         const AwaleAction *row)
{
  g_autofree char *name = is_own (row) ? g_strconcat ("win.", row->name, NULL)
                                       : g_strdup (row->name);
  GtkEventController *controller = row->capture ? self->keys_capture : self->keys;
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string (row->keys);
  GtkShortcutAction *action;

  g_assert (trigger != NULL);
  if (row->capture)
    action = gtk_callback_action_new (row->unless_scrolling ? yielding_cb : capture_cb,
                                      g_strdup (name), g_free);
  else
    action = gtk_named_action_new (name);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (trigger, action));
}

static AwaleActionContext
get_state (AwaleActions *self)
{
  AwaleActionContext state = AWALE_WHEN_BOARD;

  if (self->in_library)
    return self->at_subpage ? AWALE_WHEN_SUBPAGE : AWALE_WHEN_LIBRARY;
  state |= self->setting_up ? AWALE_WHEN_SETUP : AWALE_WHEN_NOT_SETUP;
  return awale_draft_get_game (self->draft) != NULL ? state | AWALE_WHEN_GAME : state;
}

static void
update_entry (Entry             *entry,
              AwaleActionContext state)
{
  const AwaleAction *row = entry->row;
  bool enabled = (row->when & state) == row->when;

  if (entry->action == NULL || entry->owner == NULL)
    return;
  if (enabled && row->can != NULL)
    enabled = ((bool (*) (gpointer)) row->can) (entry->data);
  g_simple_action_set_enabled (entry->action, enabled);
}

static gboolean
update_cb (gpointer data)
{
  awale_actions_update (data);
  return G_SOURCE_REMOVE;
}

static void
awale_actions_dispose (GObject *object)
{
  AwaleActions *self = AWALE_ACTIONS (object);

  g_clear_handle_id (&self->update_source, g_source_remove);
  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (awale_actions_parent_class)->dispose (object);
}

static void
awale_actions_class_init (AwaleActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_actions_dispose;
}

static void
awale_actions_init (AwaleActions *self)
{
  static const char *const changes[] = { "notify", "reset", "node-added", "node-removed",
                                         "node-changed", "reordered", "line-selected" };

  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->game_signals, changes[i],
                                    G_CALLBACK (awale_actions_queue_update), self);
}

AwaleActions *
awale_actions_new (GtkWindow  *window,
                   AwaleDraft *draft)
{
  AwaleActions *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window) && G_IS_ACTION_MAP (window), NULL);
  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);

  self = g_object_new (AWALE_TYPE_ACTIONS, NULL);
  self->window = window;
  self->draft = g_object_ref (draft);
  self->keys = gtk_shortcut_controller_new ();
  self->keys_capture = gtk_shortcut_controller_new ();
  gtk_event_controller_set_propagation_phase (self->keys_capture, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (window), self->keys);
  gtk_widget_add_controller (GTK_WIDGET (window), self->keys_capture);
  g_object_bind_property (draft, "game", self->game_signals, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (draft, "notify", G_CALLBACK (awale_actions_queue_update), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
awale_actions_add (AwaleActions      *self,
                   gpointer           owner,
                   const AwaleAction *rows,
                   size_t             n_rows)
{
  awale_actions_add_for (self, owner, owner, rows, n_rows);
}

void
awale_actions_add_for (AwaleActions      *self,
                       gpointer           owner,
                       gpointer           data,
                       const AwaleAction *rows,
                       size_t             n_rows)
{
  AwaleActionContext state;

  g_return_if_fail (AWALE_IS_ACTIONS (self));
  g_return_if_fail (G_IS_OBJECT (owner));

  state = get_state (self);
  for (size_t i = 0; i < n_rows; i++)
    {
      Entry *entry = g_new0 (Entry, 1);

      entry->row = &rows[i];
      entry->data = data;
      g_set_weak_pointer (&entry->owner, owner);
      if (is_own (entry->row))
        {
          entry->action = entry->row->property != NULL ? create_switch (entry)
                                                       : create_action (entry);
          g_action_map_add_action (G_ACTION_MAP (self->window), G_ACTION (entry->action));
        }
      if (entry->row->name != NULL && entry->row->keys != NULL)
        add_key (self, entry->row);
      g_ptr_array_add (self->entries, entry);
      update_entry (entry, state);
    }
  if (g_signal_lookup ("changed", G_OBJECT_TYPE (owner)) != 0)
    g_signal_connect_object (owner, "changed", G_CALLBACK (awale_actions_queue_update), self,
                             G_CONNECT_SWAPPED);
}

void
awale_actions_set_setting_up (AwaleActions *self,
                              bool          setting_up)
{
  g_return_if_fail (AWALE_IS_ACTIONS (self));

  if (self->setting_up == setting_up)
    return;
  self->setting_up = setting_up;
  awale_actions_update (self);
}

void
awale_actions_set_in_library (AwaleActions *self,
                              bool          in_library)
{
  g_return_if_fail (AWALE_IS_ACTIONS (self));

  if (self->in_library == in_library)
    return;
  self->in_library = in_library;
  awale_actions_update (self);
}

bool
awale_actions_is_in_library (AwaleActions *self)
{
  g_return_val_if_fail (AWALE_IS_ACTIONS (self), false);

  return self->in_library;
}

void
awale_actions_set_at_subpage (AwaleActions *self,
                              bool          at_subpage)
{
  g_return_if_fail (AWALE_IS_ACTIONS (self));

  if (self->at_subpage == at_subpage)
    return;
  self->at_subpage = at_subpage;
  awale_actions_update (self);
}

void
awale_actions_queue_update (AwaleActions *self)
{
  g_return_if_fail (AWALE_IS_ACTIONS (self));

  if (self->entries != NULL && self->update_source == 0)
    self->update_source = g_idle_add_full (G_PRIORITY_HIGH, update_cb, self, NULL);
}

void
awale_actions_update (AwaleActions *self)
{
  AwaleActionContext state;

  g_return_if_fail (AWALE_IS_ACTIONS (self));

  g_clear_handle_id (&self->update_source, g_source_remove);
  if (self->entries == NULL)
    return;
  state = get_state (self);
  for (unsigned i = 0; i < self->entries->len; i++)
    update_entry (g_ptr_array_index (self->entries, i), state);
}

static void
label_item (AwaleActions *self,
            GMenu        *menu,
            int           index)
{
  g_autofree char *name = NULL;
  g_autofree char *key = NULL;
  g_autoptr (GMenuItem) item = NULL;

  if (g_menu_model_get_item_attribute (G_MENU_MODEL (menu), index, G_MENU_ATTRIBUTE_ACTION, "s",
                                       &name))
    key = awale_actions_dup_key (self, name);
  if (key == NULL)
    return;
  item = g_menu_item_new_from_model (G_MENU_MODEL (menu), index);
  g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_remove (menu, index);
  g_menu_insert_item (menu, index, item);
}

void
awale_actions_label_menu (AwaleActions *self,
                          GMenu        *menu)
{
  g_return_if_fail (AWALE_IS_ACTIONS (self));
  g_return_if_fail (G_IS_MENU (menu));

  for (int i = 0; i < g_menu_model_get_n_items (G_MENU_MODEL (menu)); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (G_MENU_MODEL (menu), i,
                                                                   G_MENU_LINK_SECTION);

      if (G_IS_MENU (section))
        awale_actions_label_menu (self, G_MENU (section));
      label_item (self, menu, i);
    }
}

/* A menu to be created when it is first opened. */
typedef struct
{
  AwaleActions *actions;  /* Weak pointer. */
  GMenu        *menu;
  GtkWidget    *buttons;  /* Row of buttons in the menu; nullable. */
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *waiting = data;

  g_clear_weak_pointer (&waiting->actions);
  g_object_unref (waiting->menu);
  g_clear_object (&waiting->buttons);
  g_free (waiting);
}

/* Adds the row of buttons; like menu items, they close the menu when clicked. */
static void
add_buttons (GtkPopover *popover,
             GtkWidget  *buttons)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (buttons));

  gtk_popover_menu_add_child (GTK_POPOVER_MENU (popover), buttons, id);
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
create_menu (Waiting       *waiting,
             GtkMenuButton *button)
{
  awale_actions_label_menu (waiting->actions, waiting->menu);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (waiting->menu));
  if (waiting->buttons != NULL)
    add_buttons (gtk_menu_button_get_popover (button), waiting->buttons);
}

/* Limits the height of a menu to the larger space above or below its button; a taller menu scrolls,
 * for example with large text. */
static void
limit_height (GtkMenuButton *button)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (button)));
  GtkWidget *content = gtk_popover_get_child (gtk_menu_button_get_popover (button));
  graphene_rect_t place;
  double above, below;

  if (!GTK_IS_SCROLLED_WINDOW (content) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (button), window, &place))
    return;
  above = graphene_rect_get_y (&place);
  below = gtk_widget_get_height (window) - above - graphene_rect_get_height (&place);
  gtk_scrolled_window_set_max_content_height (
    GTK_SCROLLED_WINDOW (content), MAX (MAX (above, below) - MENU_MARGIN, MIN_MENU_HEIGHT));
}

static void
create_menu_cb (GtkMenuButton *button,
                gpointer       data)
{
  Waiting *waiting = data;

  if (waiting->actions == NULL)
    return;
  if (gtk_menu_button_get_menu_model (button) == NULL)
    create_menu (waiting, button);
  limit_height (button);
}

void
awale_actions_set_menu (AwaleActions  *self,
                        GtkMenuButton *button,
                        GMenu         *menu,
                        GtkWidget     *buttons)
{
  Waiting *waiting;

  g_return_if_fail (AWALE_IS_ACTIONS (self));
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU (menu));

  waiting = g_new0 (Waiting, 1);
  g_set_weak_pointer (&waiting->actions, self);
  waiting->menu = g_object_ref (menu);
  g_set_object (&waiting->buttons, buttons);
  gtk_menu_button_set_create_popup_func (button, create_menu_cb, waiting, waiting_free);
}

char *
awale_actions_dup_key (AwaleActions *self,
                       const char   *name)
{
  g_return_val_if_fail (AWALE_IS_ACTIONS (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  for (unsigned i = 0; i < self->entries->len; i++)
    {
      const AwaleAction *row = ((Entry *) g_ptr_array_index (self->entries, i))->row;

      if (is_own (row) && row->keys != NULL && g_str_has_prefix (name, "win.") &&
          g_str_equal (name + strlen ("win."), row->name))
        return g_strndup (row->keys, strcspn (row->keys, "|"));
    }
  return NULL;
}

GPtrArray *
awale_actions_list_keys (AwaleActions *self)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  g_return_val_if_fail (AWALE_IS_ACTIONS (self), NULL);

  for (unsigned i = 0; i < self->entries->len; i++)
    {
      const AwaleAction *row = ((Entry *) g_ptr_array_index (self->entries, i))->row;

      if (row->group != AWALE_KEYS_NONE)
        g_ptr_array_add (rows, (gpointer) row);
    }
  return g_steal_pointer (&rows);
}
