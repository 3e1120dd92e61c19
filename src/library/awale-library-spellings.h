/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** A name as it is written, to the letter, of those who play in a library. */
typedef struct
{
  char   *name;
  gint64  n_games;
} AwaleSpelling;

/** All of them. */
typedef struct
{
  GPtrArray *all;     /**< As one sorts names. (element-type AwaleSpelling) */
  GPtrArray *groups;  /**< See awale_spellings_group(). */
} AwaleSpellings;

void            awale_spellings_free          (AwaleSpellings     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSpellings, awale_spellings_free)

/** Those of a library. (transfer full) (nullable) */
AwaleSpellings *awale_library_list_spellings  (AwaleLibrary       *self,
                                               GError            **error);

/**
 * Writes names of players otherwise in all their games: @spellings are old ones and new ones by
 * turns, of which no new one is an old one, too. Of games that have the same text then, @n_copies
 * (out) go: the one that was added first gets their collections. See AWALE_CHANGE_UNDO.
 */
bool            awale_library_respell         (AwaleLibrary       *self,
                                               const char *const  *spellings,
                                               unsigned           *n_copies,
                                               GError            **error);

/**
 * Which of @spellings may be the same name: those of the same words in whatever order, with
 * whatever case, accents and signs, and those in which one word of four letters or more has one
 * slip: a letter too many, too few, another one, or two that have changed places. Each group has
 * two or more of them, that of most games first; the groups are in the order of @spellings.
 * (transfer full) (element-type GPtrArray of AwaleSpelling, which stay those of @spellings)
 */
GPtrArray      *awale_spellings_group         (GPtrArray          *spellings);

G_END_DECLS
