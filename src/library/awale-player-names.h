/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** A name of a player, exactly as it is written. */
typedef struct
{
  char   *name;
  gint64  n_games;
} AwalePlayerName;

/** Orders two pointers to an AwalePlayerName by decreasing number of games, then by name. */
int               awale_player_name_compare       (const void        *first,
                                                   const void        *second);

typedef struct
{
  GPtrArray *all;     /**< Names, sorted regardless of case. (element-type AwalePlayerName) */
  GPtrArray *groups;  /**< Groups of similar names, see awale_player_names_group(). */
} AwalePlayerNames;

void              awale_player_names_free         (AwalePlayerNames  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePlayerNames, awale_player_names_free)

/**
 * Lists the names of all players, except those too long to be shown whole. (transfer full)
 * (nullable)
 */
AwalePlayerNames *awale_library_list_player_names (AwaleLibrary      *self,
                                                   GError           **error);

/**
 * Renames players in all their games: @names are pairs of an old and a new name; no new name may be
 * an old one too. Of games whose texts are then equal only the one added first stays, with the
 * collections and the favorite mark of all of them; @n_copies (out): number of games removed. See
 * AWALE_CHANGE_UNDO.
 */
bool              awale_library_rename_players    (AwaleLibrary      *self,
                                                   const char *const *names,
                                                   unsigned          *n_copies,
                                                   GError           **error);

/**
 * Groups those of @names that may be the same name: equal words in any order, regardless of case,
 * accents and punctuation; one word of four letters or more, without digits, may have one typo,
 * which is an extra, missing or wrong letter, or two swapped ones. Each group has at least two
 * names, the one with most games first; groups are in the order of @names. (transfer full)
 * (element-type GPtrArray of AwalePlayerName, borrowed from @names)
 */
GPtrArray        *awale_player_names_group        (GPtrArray         *names);

G_END_DECLS
