/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** The value of a tag in some games. */
typedef struct
{
  char *value;    /**< Common value; NULL if there is none. */
  bool  differs;  /**< True if the values differ; `value` is then NULL. */
} AwaleSharedTag;

/**
 * Lists the values of the tags @names, in that order, in the games @ids (element-type gint64);
 * missing games are skipped. (transfer full) (element-type AwaleSharedTag)
 */
GPtrArray *awale_library_list_shared_tags (AwaleLibrary       *self,
                                           GArray             *ids,
                                           const char *const  *names,
                                           GError            **error);

/**
 * Sets @tags in the game @id: pairs of name and value, where an empty value removes the tag. The
 * rest of the game, and its import diagnostics, are unchanged.
 */
bool       awale_library_set_tags         (AwaleLibrary       *self,
                                           gint64              id,
                                           const char *const  *tags,
                                           GError            **error);

G_END_DECLS
