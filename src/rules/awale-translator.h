/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * A language that may differ from the program's, because gettext serves one language at a time.
 * Functions take NULL for gettext.
 */
typedef struct
{
  const char *(* translate)        (const void *data,
                                    const char *message);
  const char *(* translate_plural) (const void *data,
                                    const char *singular,
                                    const char *plural,
                                    unsigned    n);
  const void *data;
} AwaleTranslator;

/** Translates @message, which is marked with N_(), by @translator (nullable). */
const char *awale_translate        (const AwaleTranslator *translator,
                                    const char            *message);

/** Translates the form of a message for @n things; the call itself marks the message. */
const char *awale_translate_plural (const AwaleTranslator *translator,
                                    const char            *singular,
                                    const char            *plural,
                                    unsigned               n);

G_END_DECLS
