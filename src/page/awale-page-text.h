/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-ending.h"

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * The texts of a page in each of its languages: English and those whose catalogs are built into the
 * program. A page contains all of them; its script shows the reader's language and hides the
 * others.
 */
typedef struct _AwalePageText AwalePageText;

/**
 * Creates the texts of a page that is shown in @language (`fr`) unless the script selects another
 * one. (transfer full)
 */
AwalePageText *awale_page_text_new        (const char          *language);
void           awale_page_text_free       (AwalePageText       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePageText, awale_page_text_free)

/** The language of the page: the requested one, or `en` if that is not available. */
const char    *awale_page_text_get_language (AwalePageText     *self);

/** Translates @message, marked with N_(), into the language of the page. (transfer none) */
const char    *awale_page_text_translate  (AwalePageText       *self,
                                           const char          *message);

/** Adds @message, a whole sentence or a name, in each language. */
void           awale_page_text_add        (AwalePageText       *self,
                                           GString             *page,
                                           const char          *message);

/** Adds @message in each language; @text, which is not translated, replaces its single `%s`. */
void           awale_page_text_add_with   (AwalePageText       *self,
                                           GString             *page,
                                           const char          *message,
                                           const char          *text);

/** Formats a text in the language of @translator. Returns: (transfer full) */
typedef char *(* AwalePageTextFunc) (const void            *data,
                                     const AwaleTranslator *translator);

/** Adds the text that @tell makes of @data in each language; a name in it is isolated. */
void            awale_page_text_add_func   (AwalePageText        *self,
                                            GString              *page,
                                            AwalePageTextFunc     tell,
                                            const void           *data);

G_END_DECLS
