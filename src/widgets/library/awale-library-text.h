/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-list.h"

G_BEGIN_DECLS

/* Texts about games of a library for use in lists. Returned strings are (transfer full). */

/** Formats the players: “Ama – Kofi”. A player without a name is called by their side. */
char *awale_library_text_players (const AwaleLibraryRow *row);

/** Formats the known part of a date, such as “2026” for “2026.??.??”; NULL if nothing is known. */
char *awale_library_text_date    (const char            *date);

/** Formats a result as awale_result_describe() does; NULL if it is unknown. */
char *awale_library_text_result  (const char            *text);

G_END_DECLS
