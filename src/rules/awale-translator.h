/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Functions that translate messages into another language than the program's. A NULL translator
 * stands for gettext.
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

/** Translates @message, which must be marked with N_(), with @translator (nullable). */
const char *awale_translate        (const AwaleTranslator *translator,
                                    const char            *message);

/**
 * Translates a message with plural forms for the number @n. xgettext finds the message in the call,
 * so it needs no N_().
 */
const char *awale_translate_plural (const AwaleTranslator *translator,
                                    const char            *singular,
                                    const char            *plural,
                                    unsigned               n);

G_END_DECLS
