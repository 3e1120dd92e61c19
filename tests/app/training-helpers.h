/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/training/awale-training-window.h"
#include "widgets/board/awale-board.h"

/* The window of the training, and the hands of who uses it. */

typedef struct
{
  AwaleDesk *desk;
  AwaleGame *game;
  GtkWidget *window;
} Fixture;

/** The only game of @text, OGN. (transfer full) */
AwaleGame *read_game (const char *text);

/** A desk of its own, and a game in which each player gave eight seeds away. */
void set_up (Fixture *self,
             const void *data);

void tear_down (Fixture *self,
                const void *data);

/** The window, of @game (nullable). */
void open_window (Fixture *self,
                  AwaleGame *game);

/** Closes it, and waits until all answers are kept. */
void close_window (Fixture *self);

/** Whether @widget (nullable) is in the part that is shown; the window itself may not be. */
bool is_in_view (GtkWidget *widget);

/** The button that is in view, or NULL. */
GtkWidget *find_button (Fixture *self,
                        const char *label);

/** Clicks on it once it is there. */
void click (Fixture *self,
            const char *label);

/** Waits until that text is in view. */
void wait_for_label (Fixture *self,
                     const char *text);

/** Turns to a page by its name. */
void show_kind (Fixture *self,
                const char *name);

/** The row of choices with that title. */
AdwComboRow *find_choice (Fixture *self,
                          const char *title);

/** Adds @game to the library. */
void add_to_library (AwaleGame *game);

AwaleBoard *get_board (Fixture *self);

/** Plays a move once @question is asked. */
void answer (Fixture *self,
             const char *question,
             char letter);
