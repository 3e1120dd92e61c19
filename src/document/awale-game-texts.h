/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"

#include <stdbool.h>

G_BEGIN_DECLS

/**
 * The texts of a document's games, each cached until the game changes, so that writing a
 * document after each change costs one game, not all.
 */
typedef struct _AwaleGameTexts AwaleGameTexts;

AwaleGameTexts *awale_game_texts_new     (AwaleDocument  *document);
AwaleGameTexts *awale_game_texts_ref     (AwaleGameTexts *self);
void            awale_game_texts_unref   (AwaleGameTexts *self);

/** Drops the text of @game, which has changed. */
void            awale_game_texts_changed (AwaleGameTexts *self,
                                          AwaleGame      *game);

/**
 * Writes missing texts until @end (see g_get_monotonic_time()), at least one. Returns: true if
 * all are there
 */
bool            awale_game_texts_fill    (AwaleGameTexts *self,
                                          gint64          end);

/** All texts, in the order of the games. (transfer full) (element-type GBytes) */
GPtrArray      *awale_game_texts_dup     (AwaleGameTexts *self);

/** The document with all texts, as of awale_ogn_write(). (transfer full) */
GBytes         *awale_game_texts_join    (AwaleGameTexts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleGameTexts, awale_game_texts_unref)

G_END_DECLS
