/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** How the items of a list are written to settings, and what they are called. */
typedef struct
{
  const char  *key;                     /**< In the settings; it holds an array. */
  gpointer   (*read)      (GVariant   *value);  /**< (transfer full); NULL: it cannot be read. */
  GVariant  *(*write)     (gpointer    item);   /**< (transfer floating) */
  const char *(*get_name) (gpointer    item);
  bool       (*is_same)   (const char *a,       /**< Whether two names count as one. */
                           const char *b);
} AwaleSettingsFormat;

#define AWALE_TYPE_SETTINGS_LIST (awale_settings_list_get_type ())
G_DECLARE_FINAL_TYPE (AwaleSettingsList, awale_settings_list, AWALE, SETTINGS_LIST, GObject)

/**
 * Items with names that a person has made, in the order of the names. The settings hold them, and
 * are followed: any number of lists of the same settings agree.
 *
 * What @store holds already stays, in front of them; nothing else may change it from then on.
 */
AwaleSettingsList *awale_settings_list_new          (GSettings                 *settings,
                                                     const AwaleSettingsFormat *format,
                                                     GListStore                *store);

/** All items. (transfer none) */
GListModel        *awale_settings_list_get_model    (AwaleSettingsList         *self);

/** The place of the item called @name (nullable: none); -1 if there is none. */
int                awale_settings_list_index_of     (AwaleSettingsList         *self,
                                                     const char                *name);

/** A name like @name that is still free. (transfer full) */
char              *awale_settings_list_propose_name (AwaleSettingsList         *self,
                                                     const char                *name);

/** Puts @item (nullable) in the place of the one called @old_name (nullable). */
void               awale_settings_list_replace      (AwaleSettingsList         *self,
                                                     const char                *old_name,
                                                     gpointer                   item);

G_END_DECLS
