/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Format of the items of a list that is stored in the settings. */
typedef struct
{
  const char  *key;                     /**< Key of the array in the settings. */
  gpointer   (*read)      (GVariant   *value);  /**< Reads an item (transfer full); NULL if it is
                                                 * unreadable. */
  GVariant  *(*write)     (gpointer    item);   /**< Writes an item. (transfer floating) */
  const char *(*get_name) (gpointer    item);
  bool       (*is_same)   (const char *a,       /**< True if two names belong to the same item. */
                           const char *b);
} AwaleSettingsFormat;

typedef struct _AwaleSettingsList AwaleSettingsList;

/**
 * A list of items that the user has named, sorted by name. It follows changes of the settings, so
 * that all lists of the same settings agree.
 *
 * Items that are already in @store stay in front; nothing else may change @store afterwards.
 */
AwaleSettingsList *awale_settings_list_new          (GSettings                 *settings,
                                                     const AwaleSettingsFormat *format,
                                                     GListStore                *store);
void               awale_settings_list_free         (AwaleSettingsList         *self);

GListModel        *awale_settings_list_get_model    (AwaleSettingsList         *self);

/** The index of the item called @name (nullable); -1 if there is none. */
int                awale_settings_list_index_of     (AwaleSettingsList         *self,
                                                     const char                *name);

/** Derives from @name a name that no item has. (transfer full) */
char              *awale_settings_list_propose_name (AwaleSettingsList         *self,
                                                     const char                *name);

/**
 * Replaces the item called @old_name with @item; a NULL name adds the item, and a NULL item removes
 * the old one.
 */
void               awale_settings_list_replace      (AwaleSettingsList         *self,
                                                     const char                *old_name,
                                                     gpointer                   item);

G_END_DECLS
