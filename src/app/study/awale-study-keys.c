/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-study-keys"

#include "awale-study-keys.h"

#include "widgets/moves/awale-move-list.h"

#include <glib/gi18n-lib.h>

static const AwaleAction pane_actions[] =
{
  { .name = "show-pane", .property = "show-pane", .when = AWALE_WHEN_STUDY,
    .keys = "F9", .group = AWALE_KEYS_WINDOW, .title = N_("Side pane") },
};

static const AwaleAction actions[] =
{
  { .name = "show-evaluations", .property = "show-evaluations", .when = AWALE_WHEN_GAME,
    .keys = "F6", .group = AWALE_KEYS_WINDOW, .title = N_("Values in the moves and graph") },

  { .keys = "Up Down Left Right", .group = AWALE_KEYS_BOARD, .title = N_("Go to another pit") },
  { .keys = "Return space", .group = AWALE_KEYS_BOARD, .title = N_("Play the pit") },
  { .keys = "a...f", .group = AWALE_KEYS_BOARD,
    .title = N_("Play the pit with that letter") },
  { .keys = "minus", .group = AWALE_KEYS_BOARD,
    .title = N_("Pass, if nothing else is possible") },
  { .name = "flipped", .property = "flipped", .when = AWALE_WHEN_GAME,
    .keys = "<Control>r", .group = AWALE_KEYS_BOARD, .title = N_("Flip the board") },
  { .keys = "m", .group = AWALE_KEYS_BOARD, .title = N_("Draw a circle: press twice on the pit") },
  { .keys = "m", .group = AWALE_KEYS_BOARD,
    .title = N_("Draw an arrow: press on one pit, then on another") },
  { .keys = "space", .group = AWALE_KEYS_BOARD, .title = N_("Color of the mark being drawn") },
  { .keys = "Menu", .group = AWALE_KEYS_BOARD, .title = N_("Menu of marks") },

  { .keys = "Up Down Left Right", .group = AWALE_KEYS_MOVES,
    .title = N_("Step from move to move") },
  { .keys = "Home End", .group = AWALE_KEYS_MOVES,
    .title = N_("Start of the game, end of the line") },
  { .keys = "Return", .group = AWALE_KEYS_MOVES, .title = N_("Go to the board") },
  { .keys = AWALE_MOVE_LIST_KEY_DELETE, .group = AWALE_KEYS_MOVES,
    .title = N_("Delete from here") },
  { .keys = AWALE_MOVE_LIST_KEY_CUT, .group = AWALE_KEYS_MOVES, .title = N_("Cut the line") },
  { .keys = AWALE_MOVE_LIST_KEY_COPY, .group = AWALE_KEYS_MOVES, .title = N_("Copy the line") },
  { .keys = AWALE_MOVE_LIST_KEY_PASTE, .group = AWALE_KEYS_MOVES, .title = N_("Paste a line") },
  { .keys = AWALE_MOVE_LIST_KEY_PROMOTE, .group = AWALE_KEYS_MOVES,
    .title = N_("Promote the variation") },
  { .keys = AWALE_MOVE_LIST_KEY_MAKE_MAIN_LINE, .group = AWALE_KEYS_MOVES,
    .title = N_("Make it the main line") },
  { .keys = AWALE_MOVE_LIST_KEY_FOLD " " AWALE_MOVE_LIST_KEY_UNFOLD, .group = AWALE_KEYS_MOVES,
    .title = N_("Collapse, expand variations") },
  { .keys = AWALE_MOVE_LIST_KEY_FOLD_ALL " " AWALE_MOVE_LIST_KEY_UNFOLD_ALL,
    .group = AWALE_KEYS_MOVES, .title = N_("Collapse, expand all variations") },
  { .keys = "<Control>F8 <Control><Shift>F8", .group = AWALE_KEYS_MOVES,
    .title = N_("Move the divider down, up") },
  { .keys = "Menu", .group = AWALE_KEYS_MOVES, .title = N_("Menu of the move") },
};

void
awale_study_keys_add (AwaleStudy *study)
{
  awale_actions_add (study->actions, study->split, pane_actions, G_N_ELEMENTS (pane_actions));
  awale_actions_add (study->actions, study->view, actions, G_N_ELEMENTS (actions));
}
