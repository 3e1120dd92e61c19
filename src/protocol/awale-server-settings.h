/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Values of the options of our engine. */
typedef struct
{
  unsigned      most_hash;   /**< Maximum size of the hash table in mebibytes, which is not an
                              * option of the protocol. */
  int           hash;        /**< Size of the hash table in mebibytes. */
  int           threads;
  int           lines;
  int           level;
  bool          use_tables;
  bool          ponder;
  bool          exact;
  bool          own_book;
  AwaleRuleset  rules;
  char         *table_path;  /**< Folder of the tables; NULL for the default. */
  char         *book_path;   /**< Folder of the books; NULL for the default. */
} AwaleServerSettings;

void  awale_server_settings_init  (AwaleServerSettings        *self,
                                   unsigned                    most_hash);
void  awale_server_settings_clear (AwaleServerSettings        *self);

/** Copies @other; free with awale_server_settings_clear(). */
void  awale_server_settings_copy  (AwaleServerSettings        *self,
                                   const AwaleServerSettings  *other);

/**
 * The `option` lines with their default values, without line ends; NULL-terminated. (transfer full)
 */
char **awale_server_settings_list (unsigned                    most_hash);

/**
 * Sets the option given by the text after `setoption`; known options of other engines are ignored.
 *
 * Returns: false with @error, without a change, if the text is invalid
 */
bool  awale_server_settings_set   (AwaleServerSettings        *self,
                                   const char                 *text,
                                   GError                    **error);

G_END_DECLS
