/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-list.h"

G_BEGIN_DECLS

/*
 * What a game of a library is called where it stands in a list. All strings returned are (transfer
 * full).
 */

/** “Ama – Kofi”; whose name is not known is called by the side. */
char *awale_library_words_players (const AwaleLibraryRow *row);

/** A date as far as it is known: “2026”, where files have “2026.??.??”; NULL: not at all. */
char *awale_library_words_date    (const char            *date);

/** A result, with a dash between the numbers: “26–22”; NULL where it is not known. */
char *awale_library_words_result  (const char            *result);

G_END_DECLS
