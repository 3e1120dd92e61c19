/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-value.h"

#include <glib/gi18n-lib.h>

int
awale_value_round (int hundredths)
{
  return (hundredths + (hundredths < 0 ? -5 : 5)) / 10;
}

char *
awale_value_to_string (int              hundredths,
                       AwaleValueFormat format)
{
  int tenths = awale_value_round (hundredths);
  const char *sign = "";

  if ((format & AWALE_VALUE_SIGNED) != 0 && tenths != 0)
    sign = tenths < 0 ? AWALE_LTR_MARK "−" : AWALE_LTR_MARK "+";
  tenths = ABS (tenths);
  if (tenths % 10 == 0 && (format & AWALE_VALUE_DECIMAL) == 0)
    return g_strdup_printf ("%s%d", sign, tenths / 10);
  return g_strdup_printf ("%s%.1f", sign, tenths / 10.0);
}

char *
awale_value_to_seeds (int hundredths)
{
  return awale_value_tell_seeds (hundredths, NULL);
}

char *
awale_value_tell_seeds (int                    hundredths,
                        const AwaleTranslator *translator)
{
  int tenths = awale_value_round (hundredths);
  unsigned n = (unsigned) (tenths / 10);

  if (tenths % 10 == 0)
    return g_strdup_printf (awale_translate_plural (translator, "%d seed", "%d seeds", n), n);
  return g_strdup_printf (
    /* Translators: a number with a decimal: “4.5 seeds”. */
    awale_translate_plural (translator, "%.1f seeds", "%.1f seeds", n), tenths / 10.0);
}

char *
awale_evaluation_describe (const AwaleEvaluation *evaluation)
{
  g_autofree char *low = NULL;
  g_autofree char *high = NULL;

  g_return_val_if_fail (evaluation != NULL, NULL);

  if (evaluation->proof == AWALE_PROOF_ESTIMATE)
    return awale_value_to_string (evaluation->low, AWALE_VALUE_SIGNED | AWALE_VALUE_DECIMAL);
  low = awale_value_to_string (evaluation->low, AWALE_VALUE_SIGNED);
  if (evaluation->proof == AWALE_PROOF_EXACT)
    return g_steal_pointer (&low);
  high = awale_value_to_string (evaluation->high, AWALE_VALUE_SIGNED);
  return g_strdup_printf ("%s…%s", low, high);
}
