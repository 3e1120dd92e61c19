/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-translator.h"

#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Converts a date to the form used in files, `2026.11.21`, where the day, the day and month, or all
 * parts may be unknown: `2026.11.??`. Also reads `2026-11-21`, `21/11/2026`, `2026/11` and `2026`.
 *
 * Returns: (transfer full) (nullable): NULL if @text is not a date, or an impossible one such as
 * the thirtieth of February
 */
char *awale_date_normalize (const char *text);

/** True if @text (nullable) is a date in the form used in files and at least its year is known. */
bool  awale_date_is_known  (const char *text);

/** Formats a day in the form used in files. (transfer full) */
char *awale_date_from_day  (int year,
                            int month,
                            int day);

/**
 * Formats a date from a file for people, in the language of @translator (nullable): `2026-11-21` or
 * `21/11/2026`; with an unknown day, `2026-11` or `11/2026`; with an unknown month, `2026`. A text
 * that is no date, or a date of which nothing is known, is returned unchanged. (transfer full)
 */
char *awale_date_describe  (const char            *date,
                            const AwaleTranslator *translator);

G_END_DECLS
