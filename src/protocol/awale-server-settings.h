/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** The options of our engine. */
typedef struct
{
  unsigned      most_hash;   /**< Mebibytes that a hash may have; not an option. */
  int           hash;        /**< Mebibytes. */
  int           threads;
  int           lines;
  int           level;
  bool          use_tables;
  bool          ponder;
  bool          exact;
  bool          own_book;    /**< Play from the opening book. */
  AwaleRuleset  rules;
  char         *table_path;  /**< NULL: the usual place. */
  char         *book_path;   /**< Likewise. */
} AwaleServerSettings;

void  awale_server_settings_init  (AwaleServerSettings        *self,
                                   unsigned                    most_hash);
void  awale_server_settings_clear (AwaleServerSettings        *self);

/** A copy. awale_server_settings_clear() it. */
void  awale_server_settings_copy  (AwaleServerSettings        *self,
                                   const AwaleServerSettings  *other);

/** The `option` lines, as they are before any is set, without line ends. (transfer full) */
char **awale_server_settings_list (unsigned                    most_hash);

/**
 * Sets what follows `setoption`. Options of other engines are passed over.
 *
 * Returns: whether it could be; if not, nothing has changed.
 */
bool  awale_server_settings_set   (AwaleServerSettings        *self,
                                   const char                 *text,
                                   GError                    **error);

G_END_DECLS
