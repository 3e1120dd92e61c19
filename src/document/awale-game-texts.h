/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"

#include <stdbool.h>

G_BEGIN_DECLS

/**
 * The texts of a document's games, each cached until its game changes, so that writing a document
 * after a change costs the writing of one game rather than all.
 */
typedef struct _AwaleGameTexts AwaleGameTexts;

AwaleGameTexts *awale_game_texts_new     (AwaleDocument  *document);
AwaleGameTexts *awale_game_texts_ref     (AwaleGameTexts *self);
void            awale_game_texts_unref   (AwaleGameTexts *self);

/** Drops the text of @game, because the game has changed. */
void            awale_game_texts_changed (AwaleGameTexts *self,
                                          AwaleGame      *game);

/**
 * Writes missing texts until @end (see g_get_monotonic_time()), but at least one. Returns: true if
 * no text is missing
 */
bool            awale_game_texts_fill    (AwaleGameTexts *self,
                                          gint64          end);

/** The texts of all games in their order. (transfer full) (element-type GBytes) */
GPtrArray      *awale_game_texts_dup     (AwaleGameTexts *self);

/** The document as a single text, the same as that of awale_ogn_write(). (transfer full) */
GBytes         *awale_game_texts_join    (AwaleGameTexts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleGameTexts, awale_game_texts_unref)

G_END_DECLS
