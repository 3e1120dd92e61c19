/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "document/awale-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Contexts in which an action is available, as flags that must all hold. */
typedef enum
{
  AWALE_WHEN_ALWAYS = 0,
  AWALE_WHEN_GAME   = 1 << 0,     /**< The window shows a game. */
  AWALE_WHEN_SETUP  = 1 << 1,     /**< The user is setting up a position. */
  AWALE_WHEN_NOT_SETUP  = 1 << 2, /**< The user is not setting up a position. */
  AWALE_WHEN_LIBRARY = 1 << 3,    /**< The library's list of games is visible; no other flag holds
                                   * then. */
  AWALE_WHEN_BOARD  = 1 << 4,     /**< The library is not visible. */
  AWALE_WHEN_SUBPAGE = 1 << 5,    /**< A page of the library other than its list of games is
                                   * visible; no other flag holds then. */
  AWALE_WHEN_STUDY  = AWALE_WHEN_GAME | AWALE_WHEN_NOT_SETUP,
} AwaleActionContext;

/** Groups of the key overview, in the order of the overview. */
typedef enum
{
  AWALE_KEYS_NONE,
  AWALE_KEYS_NAVIGATION,
  AWALE_KEYS_BOARD,
  AWALE_KEYS_SETUP,
  AWALE_KEYS_REPORT,
  AWALE_KEYS_PLAYING,
  AWALE_KEYS_ANNOTATING,
  AWALE_KEYS_MOVES,
  AWALE_KEYS_GAMES,
  AWALE_KEYS_LIBRARY,
  AWALE_KEYS_WINDOW,
} AwaleKeyGroup;

/**
 * An action of a window with everything that menus, buttons, keys and the key overview need. Rows
 * are constant and belong to the owner of the action.
 */
typedef struct
{
  /**
   * Name without its prefix: "save" is win.save. A name with a dot is an action of another object
   * that only gets a key here. NULL is a key handled by a widget and only listed in the overview.
   */
  const char        *name;

  GCallback          activate;         /**< Callback of type void (*) (Owner *owner, GVariant
                                        * *parameter). */
  const char        *parameter;        /**< Type string of the parameter, or NULL. */
  const char        *property;         /**< Property of the owner that the action toggles, or sets
                                        * to its target if the property is a string; replaces
                                        * @activate. */

  AwaleActionContext when;
  GCallback          can;              /**< Further condition of type bool (*) (Owner *owner), or
                                        * NULL. */

  const char        *keys;             /**< GtkShortcutTrigger string, whose first alternative
                                        * menus and the overview show. */
  bool               capture;          /**< True if the action takes its keys before the focused
                                        * widget does. */
  bool               unless_scrolling; /**< True if spin buttons and scrolling reports use the keys
                                        * themselves. */
  AwaleKeyGroup      group;            /**< Group in the key overview. */
  const char        *title;            /**< Text in the key overview, marked for translation. */
} AwaleAction;

#define AWALE_TYPE_ACTIONS (awale_actions_get_type ())

/** Actions of a window, which may have several owners. */
G_DECLARE_FINAL_TYPE (AwaleActions, awale_actions, AWALE, ACTIONS, GObject)

/**
 * Creates the actions of @window, which must be a GActionMap. An update is queued when @draft or
 * its game changes. Returns: (transfer full)
 */
AwaleActions *awale_actions_new         (GtkWindow         *window,
                                         AwaleDraft        *draft);

/**
 * Adds the actions of @owner. If @owner has a signal "changed", each emission updates them. The
 * overview keeps the order of the rows within a group.
 */
void          awale_actions_add         (AwaleActions      *self,
                                         gpointer           owner,
                                         const AwaleAction *rows,
                                         size_t             n_rows);

/** Adds actions whose callbacks get @data, which lives as long as @owner. */
void          awale_actions_add_for     (AwaleActions      *self,
                                         gpointer           owner,
                                         gpointer           data,
                                         const AwaleAction *rows,
                                         size_t             n_rows);

/**
 * Sets whether the user is setting up a position. This setter and the next two update the actions
 * at once, so that buttons that become visible can take the focus.
 */
void          awale_actions_set_setting_up (AwaleActions   *self,
                                            bool            setting_up);

/** Sets whether the library is visible instead of the study. */
void          awale_actions_set_in_library (AwaleActions   *self,
                                            bool            in_library);
bool          awale_actions_is_in_library  (AwaleActions   *self);

/** Sets whether another page of the library is visible instead of the list of games. */
void          awale_actions_set_at_subpage (AwaleActions   *self,
                                            bool            at_subpage);

/** Schedules a single update of the enabled state of all actions. */
void          awale_actions_queue_update (AwaleActions     *self);

/** Updates the enabled state of all actions now. */
void          awale_actions_update      (AwaleActions      *self);

/**
 * Sets @menu as the menu of @button and shows keys beside its items; the menu is created when first
 * opened. @buttons (nullable), a row of buttons, replaces the item whose “custom” attribute is its
 * id; a row of menu items would not do, because in GTK 4.8 arrow keys cannot leave it.
 */
void          awale_actions_set_menu    (AwaleActions      *self,
                                         GtkMenuButton     *button,
                                         GMenu             *menu,
                                         GtkWidget         *buttons);

/**
 * Shows keys beside the items of @menu at once, for a menu that can also be opened without the
 * button of awale_actions_set_menu().
 */
void          awale_actions_label_menu  (AwaleActions      *self,
                                         GMenu             *menu);

/**
 * The first key of the action @name (“win.save”), such as “<Control>s”; NULL without one. (transfer
 * full)
 */
char         *awale_actions_dup_key     (AwaleActions      *self,
                                         const char        *name);

/**
 * Lists the rows that have a key in the overview. (transfer container) (element-type AwaleAction)
 */
GPtrArray    *awale_actions_list_keys   (AwaleActions      *self);

G_END_DECLS
