/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-translator.h"

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * What a page says in each of its languages: English, and those whose catalogs of messages are in
 * the program. A page holds all of them at once; what is not in its own language is hidden, until a
 * script finds that the reader has another one.
 */
typedef struct _AwalePageWords AwalePageWords;

/** Words for a page that is in @language (`fr`) where no script runs. Returns: (transfer full) */
AwalePageWords *awale_page_words_new        (const char           *language);
void            awale_page_words_free       (AwalePageWords       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePageWords, awale_page_words_free)

/** The language of the page: that it was made for, or `en` if it does not have that. */
const char     *awale_page_words_get_language (AwalePageWords     *self);

/** @message (marked with N_()) in the language of the page. (transfer none) */
const char     *awale_page_words_translate  (AwalePageWords       *self,
                                             const char           *message);

/** Adds @message, which is a whole sentence or name, in each language. */
void            awale_page_words_add        (AwalePageWords       *self,
                                             GString              *page,
                                             const char           *message);

/** Likewise where @message has a single `%s` that @text, which is in no language, stands for. */
void            awale_page_words_add_with   (AwalePageWords       *self,
                                             GString              *page,
                                             const char           *message,
                                             const char           *text);

/** Says something in the language of @translator. Returns: (transfer full) */
typedef char *(* AwalePageTell) (const void            *data,
                                 const AwaleTranslator *translator);

/** Adds what @tell says of @data, in each language; a name that it says is isolated. */
void            awale_page_words_add_told   (AwalePageWords       *self,
                                             GString              *page,
                                             AwalePageTell         tell,
                                             const void           *data);

G_END_DECLS
