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
typedef struct _AwaleGameTextCache AwaleGameTextCache;

AwaleGameTextCache *awale_game_text_cache_new     (AwaleDocument      *document);
AwaleGameTextCache *awale_game_text_cache_ref     (AwaleGameTextCache *self);
void                awale_game_text_cache_unref   (AwaleGameTextCache *self);

/** Drops the text of @game, because the game has changed. */
void                awale_game_text_cache_changed (AwaleGameTextCache *self,
                                                   AwaleGame          *game);

/**
 * Goes through the games, at least one, until @end (see g_get_monotonic_time()), and writes the
 * missing texts. Returns: true once all games were gone through
 */
bool                awale_game_text_cache_fill    (AwaleGameTextCache *self,
                                                   gint64              end);

/** The texts of all games in their order. (transfer full) (element-type GBytes) */
GPtrArray          *awale_game_text_cache_dup     (AwaleGameTextCache *self);

/** The document as a single text, the same as that of awale_ogn_write(). (transfer full) */
GBytes             *awale_game_text_cache_join    (AwaleGameTextCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleGameTextCache, awale_game_text_cache_unref)

G_END_DECLS
