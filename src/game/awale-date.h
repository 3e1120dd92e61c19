/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-ending.h"

G_BEGIN_DECLS

/**
 * Converts a date to the form in files, `2026.11.21`; the day, day and month, or all parts may be
 * unknown: `2026.11.??`. Also reads `2026-11-21`, `21/11/2026`, `2026/11` and `2026`.
 *
 * Returns: (transfer full) (nullable): NULL if @text is not a date, such as the thirtieth of
 * February
 */
char *awale_date_normalize (const char *text);

/** True if @text (nullable) is a date in the form of files whose year, at least, is known. */
bool  awale_date_is_known  (const char *text);

/** Formats a day in the form of files. (transfer full) */
char *awale_date_from_day  (int year,
                            int month,
                            int day);

/**
 * Formats a date from a file in a language: `2026-11-21` or `21/11/2026`; with an unknown day,
 * `2026-11` or `11/2026`. Anything else is returned unchanged. (transfer full)
 */
char *awale_date_describe  (const char            *date,
                            const AwaleTranslator *translator);

G_END_DECLS
