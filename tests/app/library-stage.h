/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A stage with the library's page on it.
 */
#pragma once

#include "app/library/awale-library-controller.h"
#include "stage.h"

typedef struct
{
  Stage                  *stage;
  AwaleLibraryController *library_controller;
  AwaleNoticeBar         *notice;
} LibraryStage;

/** The library has the games of @text. The page comes with library_stage_show(), when all
 * @n_games are listed. */
void              library_stage_set_up         (LibraryStage *self,
                                                const char   *text);
void              library_stage_show           (LibraryStage *self,
                                                unsigned      n_games);

/** All of it, with the three games of @data. */
void              library_stage_set_up_three   (LibraryStage *self,
                                                const void   *data);
void              library_stage_tear_down      (LibraryStage *self,
                                                const void   *data);

/** Games of South alone, who is Kwa, Ama or Esi, with ever fewer moves. */
extern const char library_stage_games[];

AwaleLibraryPage *library_stage_get_page       (LibraryStage *self);
GtkColumnView    *library_stage_get_view       (LibraryStage *self);

/** Selects the game at @position, @alone or with those that are selected. */
void              library_stage_select         (LibraryStage *self,
                                                unsigned      position,
                                                bool          alone);

/** That this is said above the page. */
void              library_stage_assert_subtitle (LibraryStage *self,
                                                const char   *expected);

/** Until so many games are listed. */
void              library_stage_wait_for_games (LibraryStage *self,
                                                unsigned      n_games);
