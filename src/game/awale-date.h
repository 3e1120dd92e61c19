/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-translator.h"

G_BEGIN_DECLS

/**
 * A date as files have it, `2026.11.21`, of which the day, or day and month, or all may be unknown:
 * `2026.11.??`. Reads that, `2026-11-21`, `21/11/2026`, `2026/11` and `2026` too.
 *
 * Returns: (transfer full) (nullable): NULL if @text is no date, as the thirtieth of February is
 * none
 */
char *awale_date_normalize (const char *text);

/** A day as files have it. (transfer full) */
char *awale_date_from_day  (int year,
                            int month,
                            int day);

/**
 * A date as files have it the way a language writes it: `2026-11-21` or `21/11/2026`, `2026-11` or
 * `11/2026` where the day is unknown; what is no date as it is. (transfer full)
 */
char *awale_date_describe  (const char            *date,
                            const AwaleTranslator *translator);

G_END_DECLS
