/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/training/awale-training-window.h"
#include "widgets/board/awale-board.h"

typedef struct
{
  AwaleServices *services;
  AwaleGame *game;
  GtkWidget *window;
} Fixture;

/** The only game of @text, in OGN. Returns: (transfer full) */
AwaleGame *read_game (const char *text);

/** Creates services, and a game in which each player lost eight seeds. */
void set_up (Fixture *self,
             const void *data);

void tear_down (Fixture *self,
                const void *data);

void open_window (Fixture *self,
                  AwaleGame *game);

/** Closes the window, and waits until all answers are saved. */
void close_window (Fixture *self);

/** Returns true if @widget is on a visible page, even if the window itself is hidden; @widget may
 * be NULL. */
bool is_in_view (GtkWidget *widget);

/** The visible button with this label, or NULL. */
GtkWidget *find_button (Fixture *self,
                        const char *label);

/** Waits for the button with this label, and clicks it. */
void click (Fixture *self,
            const char *label);

void wait_for_label (Fixture *self,
                     const char *text);

void show_kind (Fixture *self,
                const char *name);

AdwComboRow *find_choice (Fixture *self,
                          const char *title);

void add_to_library (AwaleGame *game);

AwaleBoard *get_board (Fixture *self);

/** Waits for @question, and plays the move. */
void answer (Fixture *self,
             const char *question,
             char letter);
