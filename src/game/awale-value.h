/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-move-values.h"

#include <glib.h>

G_BEGIN_DECLS

/*
 * The display of numbers of seeds. Values are computed in hundredths of a seed, and settlements
 * give half seeds; both are displayed in tenths.
 */

/**
 * Formats of a number, as a bit set: with a sign unless it is 0; with one decimal even if that is
 * 0.
 */
typedef enum
{
  AWALE_VALUE_PLAIN = 0,
  AWALE_VALUE_SIGNED = 1 << 0,
  AWALE_VALUE_DECIMAL = 1 << 1,
} AwaleValueFormat;

/**
 * Zero-width mark before a sign: it keeps the sign before its number in right-to-left text (“−1.5”,
 * not “1.5−”), and keeps “?!” from becoming “!?”.
 */
#define AWALE_LTR_MARK "\342\200\216"

/** Rounds @hundredths of a seed to tenths; halves are rounded away from 0. */
int   awale_value_round     (int              hundredths);

/**
 * Formats @hundredths of a seed in the locale: “4.5” and “3”, with a sign “+4.5” and “−3”, with a
 * decimal “3.0”. (transfer full)
 */
char *awale_value_to_string (int              hundredths,
                             AwaleValueFormat format);

/**
 * Formats an amount of @hundredths of a seed, at least 0, with its unit: “5 seeds”, “4.5 seeds”.
 * (transfer full)
 */
char *awale_value_to_seeds  (int              hundredths);

/**
 * Formats a value according to its certainty: an estimate “+3.0”, a proven value “+3”, proven
 * bounds “−1…+3”. (transfer full)
 */
char *awale_evaluation_describe (const AwaleEvaluation *evaluation);

G_END_DECLS
