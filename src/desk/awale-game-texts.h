/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"

#include <stdbool.h>

G_BEGIN_DECLS

/**
 * The texts of a document's games, which are written once and again only where they changed: so
 * writing a document out after each change costs the game that changed, not the document.
 */
typedef struct _AwaleGameTexts AwaleGameTexts;

AwaleGameTexts *awale_game_texts_new     (AwaleDocument  *document);
AwaleGameTexts *awale_game_texts_ref     (AwaleGameTexts *self);
void            awale_game_texts_unref   (AwaleGameTexts *self);

/** @game changed: its text is written anew. */
void            awale_game_texts_changed (AwaleGameTexts *self,
                                          AwaleGame      *game);

/**
 * Writes texts that are missing until @end (see g_get_monotonic_time()), but one at least. Returns:
 * whether all are there.
 */
bool            awale_game_texts_fill    (AwaleGameTexts *self,
                                          gint64          end);

/** All texts, in the order of the games. (transfer full) (element-type GBytes) */
GPtrArray      *awale_game_texts_dup     (AwaleGameTexts *self);

/** The document with all of them, as awale_ogn_write() has it. (transfer full) */
GBytes         *awale_game_texts_join    (AwaleGameTexts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleGameTexts, awale_game_texts_unref)

G_END_DECLS
