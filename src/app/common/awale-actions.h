/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** When an action makes sense at all: flags that must all hold. */
typedef enum
{
  AWALE_WHEN_ALWAYS = 0,
  AWALE_WHEN_GAME   = 1 << 0,     /**< A game is in view. */
  AWALE_WHEN_SETUP  = 1 << 1,     /**< A position is being set up. */
  AWALE_WHEN_NOT_SETUP  = 1 << 2, /**< None is. */
  AWALE_WHEN_LIBRARY = 1 << 3,    /**< The library is in view; then none of the others holds, */
  AWALE_WHEN_BOARD  = 1 << 4,     /**< nor this, which says that it is not. */
  AWALE_WHEN_PLAYER = 1 << 5,     /**< One of its players is, and nothing else holds. */
  AWALE_WHEN_STUDY  = AWALE_WHEN_GAME | AWALE_WHEN_NOT_SETUP,
} AwaleActionContext;

/** The groups of the key overview, in its order. */
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
 * One thing that can be done in a window: all that menus, buttons, keys and the key overview know
 * of it. Rows are constant and belong to whoever does it, their owner.
 */
typedef struct
{
  /** "save" is win.save; with a dot in it, an action of somebody else, which has a key here; NULL:
   * a key of a widget's own, which is only in the overview. */
  const char        *name;

  GCallback          activate;         /**< void (*) (Owner *owner, GVariant *parameter) */
  const char        *parameter;        /**< The type of that, NULL: none. */
  const char        *property;         /**< A switch of the owner, in the place of @activate; one
                                        * that is a string is set to the target of the action. */

  AwaleActionContext when;
  GCallback          can;              /**< bool (*) (Owner *owner): what else must hold. NULL:
                                        * nothing. */

  const char        *keys;             /**< As GtkShortcutTrigger has them; the first one is
                                        * shown. */
  bool               capture;          /**< Wherever the focus is in the window, before the widgets
                                        * there. */
  bool               unless_scrolling; /**< But not where it is in a number or the report. */
  AwaleKeyGroup      group;            /**< Where the key is in the overview, */
  const char        *title;            /**< and what it does, marked for translation. */
} AwaleAction;

#define AWALE_TYPE_ACTIONS (awale_actions_get_type ())

/** The actions of a window, of all that have any. */
G_DECLARE_FINAL_TYPE (AwaleActions, awale_actions, AWALE, ACTIONS, GObject)

/**
 * The actions of @window, a GActionMap. Their states are updated whenever @draft or its game
 * changes.
 */
AwaleActions *awale_actions_new         (GtkWindow         *window,
                                         AwaleDraft        *draft);

/**
 * Adds what @owner does. If it has a signal "changed", they are looked at again at each of them.
 * Within a group the overview has the order of the rows.
 */
void          awale_actions_add         (AwaleActions      *self,
                                         gpointer           owner,
                                         const AwaleAction *rows,
                                         size_t             n_rows);

/** Whether a position is being set up. */
void          awale_actions_set_setting_up (AwaleActions   *self,
                                            bool            setting_up);

/** Whether the library is in view, in the place of the study. */
void          awale_actions_set_in_library (AwaleActions   *self,
                                            bool            in_library);

/** Whether a player of the library is in view where its games would be. */
void          awale_actions_set_at_player (AwaleActions    *self,
                                           bool             at_player);

/** Looks at all of them: which make sense now. */
void          awale_actions_update      (AwaleActions      *self);

/**
 * Gives @button @menu, with the keys beside its items; it is made when it is first opened. A menu
 * may have a row of @buttons (nullable) at the item whose “custom” is their id: GTK 4.8 can lay
 * items out in a row by itself, but the arrow keys then never leave that row.
 */
void          awale_actions_set_menu    (AwaleActions      *self,
                                         GtkMenuButton     *button,
                                         GMenu             *menu,
                                         GtkWidget         *buttons);

/** Writes the keys beside the items of @menu now, for one that not only a button opens. */
void          awale_actions_label_menu  (AwaleActions      *self,
                                         GMenu             *menu);

/** The key of the action that a menu calls @name (“win.save”), NULL if it has none. */
char         *awale_actions_dup_key     (AwaleActions      *self,
                                         const char        *name);

/** The rows that have a key in the overview. (transfer container) (element-type AwaleAction) */
GPtrArray    *awale_actions_list_keys   (AwaleActions      *self);

G_END_DECLS
