/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * A language to say something in where it need not be that of the program: gettext knows one at a
 * time. NULL stands for gettext.
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

/** @message, which is marked with N_(), in the language of @translator (nullable). */
const char *awale_translate        (const AwaleTranslator *translator,
                                    const char            *message);

/** The form of a message that goes with @n things; the call marks its message itself. */
const char *awale_translate_plural (const AwaleTranslator *translator,
                                    const char            *singular,
                                    const char            *plural,
                                    unsigned               n);

G_END_DECLS
