/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation.h"
#include "rules/awale-translator.h"

#include <glib.h>

G_BEGIN_DECLS

/* Display of values, which are computed in hundredths of a seed and displayed in tenths. */

/**
 * Flags for the format of a number: with a sign, unless it is 0; with a decimal, even if that is 0.
 */
typedef enum
{
  AWALE_VALUE_PLAIN = 0,
  AWALE_VALUE_SIGNED = 1 << 0,
  AWALE_VALUE_DECIMAL = 1 << 1,
} AwaleValueFormat;

/**
 * Invisible mark before a sign: in right-to-left text it keeps the sign before its number (“−1.5”,
 * not “1.5−”), and keeps “?!” from becoming “!?”.
 */
#define AWALE_LTR_MARK "\342\200\216"

/** Rounds @hundredths of a seed to tenths; halves are rounded away from 0. */
int   awale_value_round     (int              hundredths);

/**
 * Formats @hundredths of a seed in the locale: plainly, without the sign of a negative value, as
 * “4.5” and “3”; with a sign as “+4.5” and “−3”; with a decimal as “3.0”. (transfer full)
 */
char *awale_value_to_string (int              hundredths,
                             AwaleValueFormat format);

/**
 * Formats an amount of @hundredths of a seed, at least 0, with its unit: “5 seeds”, “4.5 seeds”.
 * (transfer full)
 */
char *awale_value_to_seeds  (int              hundredths);

/** The same in the language of @translator (nullable). (transfer full) */
char *awale_value_tell_seeds (int                    hundredths,
                              const AwaleTranslator *translator);

/**
 * Formats a value so that even a whole number shows how certain it is: an estimate as “+3.0”, an
 * exact value as “+3”, proven bounds as “−1…+3”. (transfer full)
 */
char *awale_evaluation_describe (const AwaleEvaluation *evaluation);

G_END_DECLS
