/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** A name of a player, exactly as written. */
typedef struct
{
  char   *name;
  gint64  n_games;
} AwaleSpelling;

/** Spellings of a library. */
typedef struct
{
  GPtrArray *all;     /**< In the order of the language. (element-type AwaleSpelling) */
  GPtrArray *groups;  /**< See awale_spellings_group(). */
} AwaleSpellings;

void            awale_spellings_free          (AwaleSpellings     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSpellings, awale_spellings_free)

/** Lists the spellings of a library. (transfer full) (nullable) */
AwaleSpellings *awale_library_list_spellings  (AwaleLibrary       *self,
                                               GError            **error);

/**
 * Renames players in all their games: @spellings are pairs of an old and a new name; no new name
 * may also be an old one. Of games whose texts become equal only the one added first stays, with
 * the collections of all; @n_copies (out): games removed. See AWALE_CHANGE_UNDO.
 */
bool            awale_library_respell         (AwaleLibrary       *self,
                                               const char *const  *spellings,
                                               unsigned           *n_copies,
                                               GError            **error);

/**
 * Groups @spellings that may be the same name: equal words in any order, regardless of case,
 * accents and punctuation, where one word of four letters or more may have one slip: a letter
 * too many, missing or wrong, or two swapped. Each group has at least two spellings, that of
 * most games first; groups are in the order of @spellings. (transfer full) (element-type
 * GPtrArray of AwaleSpelling, borrowed from @spellings)
 */
GPtrArray      *awale_spellings_group         (GPtrArray          *spellings);

G_END_DECLS
