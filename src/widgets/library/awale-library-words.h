/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-list.h"

G_BEGIN_DECLS

/* Texts for games of a library in lists; returned strings are (transfer full). */

/** The players: “Ama – Kofi”; unknown names are replaced by the side. */
char *awale_library_words_players (const AwaleLibraryRow *row);

/** The known part of a date, such as “2026” for “2026.??.??”; NULL if nothing is known. */
char *awale_library_words_date    (const char            *date);

/** A result with a dash: “26–22”; NULL if it is unknown. */
char *awale_library_words_result  (const char            *result);

G_END_DECLS
