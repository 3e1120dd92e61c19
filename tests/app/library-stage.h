/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A stage with the page of the library.
 */
#pragma once

#include "app/library/awale-library-actions.h"
#include "stage.h"

typedef struct
{
  Stage            *stage;
  AwaleLibraryView *library;
  AwaleNoticeBar   *notice;
} LibraryStage;

/** Creates a stage whose library has the games of @text, without showing the library. */
void              library_stage_set_up         (LibraryStage *self,
                                                const char   *text);

/** Shows the library, and waits until it lists @n_games. */
void              library_stage_show           (LibraryStage *self,
                                                unsigned      n_games);

/** Sets up a library with the three games of @data, and shows it. */
void              library_stage_set_up_three   (LibraryStage *self,
                                                const void   *data);
void              library_stage_tear_down      (LibraryStage *self,
                                                const void   *data);

/** Three games, with Kwa, Ama and Esi as South and decreasing numbers of moves. */
extern const char library_stage_games[];

AwaleLibraryPage *library_stage_get_page       (LibraryStage *self);
GtkColumnView    *library_stage_get_view       (LibraryStage *self);

/** Selects the game at @position; unless @alone, the games selected before stay selected. */
void              library_stage_select         (LibraryStage *self,
                                                unsigned      position,
                                                bool          alone);

void              library_stage_assert_subtitle (LibraryStage *self,
                                                const char   *expected);

void              library_stage_wait_for_games (LibraryStage *self,
                                                unsigned      n_games);
