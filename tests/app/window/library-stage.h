/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A stage with the library's page on it.
 */
#pragma once

#include "app/window/awale-browsing.h"
#include "stage.h"

typedef struct
{
  Stage         *stage;
  AwaleBrowsing *browsing;
} LibraryStage;

/** The library has the games of @text. The page comes with library_stage_show(), when all
 * @n_games are listed. */
void              library_stage_set_up         (LibraryStage *self,
                                                const char   *text);
void              library_stage_show           (LibraryStage *self,
                                                unsigned      n_games);
void              library_stage_tear_down      (LibraryStage *self);

AwaleLibraryPage *library_stage_get_page       (LibraryStage *self);

/** Until so many games are listed. */
void              library_stage_wait_for_games (LibraryStage *self,
                                                unsigned      n_games);
