/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-move-values.h"

#include <glib.h>

G_BEGIN_DECLS

/*
 * Numbers of seeds as a person reads them. Values are computed in hundredths of a seed, half seeds
 * come from settlements; both are shown in tenths.
 */

/** How such a number is written: with a sign unless it is 0, with one decimal even if that is 0. */
typedef enum
{
  AWALE_VALUE_PLAIN = 0,
  AWALE_VALUE_SIGNED = 1 << 0,
  AWALE_VALUE_DECIMAL = 1 << 1,
} AwaleValueFormat;

/**
 * Stands before every sign, so that it stays before its number where text runs from right to left
 * (“−1.5”, not “1.5−”), and “?!” does not become “!?”. It has no width.
 */
#define AWALE_LTR_MARK "\342\200\216"

/** @hundredths of a seed in tenths, the nearest; halfway between two the one further from 0. */
int   awale_value_round     (int              hundredths);

/**
 * @hundredths of a seed as the language writes numbers: “4.5” and “3”, with a sign “+4.5” and
 * “−3”, with a decimal “3.0”. Returns: (transfer full)
 */
char *awale_value_to_string (int              hundredths,
                             AwaleValueFormat format);

/**
 * A value so that one sees how well it is known: an estimate “+3.0”, a proven value “+3”, proven
 * bounds “−1…+3”. Returns: (transfer full)
 */
char *awale_evaluation_describe (const AwaleEvaluation *evaluation);

G_END_DECLS
