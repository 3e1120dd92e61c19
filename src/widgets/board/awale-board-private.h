/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board.h"

#include "awale-mark-editor.h"
#include "awale-board-setup.h"
#include "awale-board-state.h"
#include "awale-pit.h"

G_BEGIN_DECLS

/* Options of the board, each of which is a boolean property. */
typedef enum
{
  AWALE_BOARD_FLIPPED,
  AWALE_BOARD_SHOW_COUNTS,
  AWALE_BOARD_SHOW_LETTERS,
  AWALE_BOARD_SHOW_PREVIEW,
  AWALE_BOARD_SHOW_LAST_MOVE,
  AWALE_BOARD_SHOW_KROU,
  AWALE_BOARD_N_OPTIONS,
} AwaleBoardOption;

struct _AwaleBoard
{
  GtkWidget parent_instance;

  AwaleGame           *game;
  GSignalGroup        *game_signals;
  bool                 options[AWALE_BOARD_N_OPTIONS];
  AwaleAnimationSpeed  animation_speed;
  char                *theme;

  AwaleBoardState      state;      /* State of the game that the board displays. */
  bool                 end_listed; /* True if a visible list of moves shows the end of the main
                                    * line. */
  char                *refusal;    /* Sentence about the last refused move; NULL after the next key,
                                    * movement of the pointer or change of what the board shows. */
  int                  unrefused;  /* Pit or store pointed at apart from the refused one. */
  bool                 animating;  /* Value of the property "animating" at its last notification. */

  int                  pointed;    /* Pit or store to which the hint refers: under the pointer or a
                                    * held finger, with visible focus, or refused; AWALE_SPOT_NONE
                                    * if there is none. */
  AwaleMove            focus;      /* Pit that had the focus last, or AWALE_NO_MOVE. */
  bool                 is_held;    /* True after a long press, until the finger is lifted. */
  GtkEventController  *keys;       /* Keys and pointer anywhere in the window; NULL while the board
                                    * is in none. */
  GtkEventController  *motion;
  double               place[2];   /* Where the pointer was last. */
  AwaleMarkEditor     *marking;
  AwaleBoardSetup     *setup;      /* Setup of a position; NULL while the board shows the game. */

  AwaleBoardRenderer  *renderer;
  AwaleSpotState       looks[AWALE_SPOTS];
  GtkWidget           *pits[AWALE_PITS];
  GtkWidget           *stores[2];
  GtkWidget           *values;
  GtkWidget           *flight;
  GtkInscription      *hint;
};

/**
 * Updates the seeds, overlays, preview and hint. awale_board_update_names() updates the accessible
 * names of pits and stores instead.
 */
void awale_board_update       (AwaleBoard *self);
void awale_board_update_names (AwaleBoard *self);

/** Updates the accessible descriptions of the pits, and the hint line. */
void awale_board_update_descriptions (AwaleBoard *self);

/**
 * Shows the position at the game's cursor. The first function stops a running animation, the second
 * lets it finish.
 */
void awale_board_show_cursor_at_once (AwaleBoard *self);
void awale_board_show_cursor         (AwaleBoard *self);

/** Shows the position at the new cursor: animated after a step forward, otherwise at once. */
void awale_board_follow_cursor       (AwaleBoard *self);

/** Points again at what was pointed at before a move was refused, without an update. */
void awale_board_forget_refusal (AwaleBoard *self);

/** Installs the keys that play pits and pass, and the movement of the focus between pits. */
void awale_board_install_keys (GtkWidgetClass *widget_class);

/** These functions track the pointer and held fingers on the board, and the focus of @pit. */
void awale_board_follow_pointer (AwaleBoard *self);
void awale_board_follow_focus   (AwaleBoard *self,
                                 AwalePit   *pit);

/** These functions begin and end to watch the window for what ends the message of a refusal. */
void awale_board_watch_window   (AwaleBoard *self);
void awale_board_unwatch_window (AwaleBoard *self);

G_END_DECLS
