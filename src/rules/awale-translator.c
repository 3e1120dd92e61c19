/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-translator.h"

#include <glib/gi18n-lib.h>

const char *
awale_translate (const AwaleTranslator *translator,
                 const char            *message)
{
  return translator != NULL ? translator->translate (translator->data, message) : _(message);
}

const char *
awale_translate_plural (const AwaleTranslator *translator,
                        const char            *singular,
                        const char            *plural,
                        unsigned               n)
{
  return translator != NULL ? translator->translate_plural (translator->data, singular, plural, n)
                            : ngettext (singular, plural, n);
}
