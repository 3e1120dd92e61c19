/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** What some games say in a tag. */
typedef struct
{
  char *value;    /**< What all of them say; NULL: nothing. */
  bool  differs;  /**< They do not all say the same; there is no value then. */
} AwaleSharedTag;

/**
 * What the games whose numbers are in @ids (element-type gint64) say in each of the tags @names, in
 * their order. A game that has gone says nothing. (transfer full) (element-type AwaleSharedTag)
 */
GPtrArray *awale_library_list_shared_tags (AwaleLibrary       *self,
                                           GArray             *ids,
                                           const char *const  *names,
                                           GError            **error);

/**
 * Gives the game @id @tags: names and values by turns, an empty value takes the tag away. All else
 * in the game stays as it is, and so does what was said of it when it was imported.
 */
bool       awale_library_set_tags         (AwaleLibrary       *self,
                                           gint64              id,
                                           const char *const  *tags,
                                           GError            **error);

G_END_DECLS
