/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board.h"

#include "awale-mark-editor.h"
#include "awale-board-hover.h"
#include "awale-board-setup.h"
#include "awale-board-state.h"

G_BEGIN_DECLS

/* What may be switched on and off, each a property of the board. */
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

  AwaleBoardState      state;      /* What is shown. */
  bool                 end_listed; /* The list of moves is in view. */
  char                *refusal;    /* Why a move was just refused; until something else happens. */
  bool                 animating;  /* As last told. */

  AwaleBoardHover     *hover;
  AwaleMarkEditor     *marking;
  AwaleBoardSetup     *setup;      /* NULL while the game is shown. */

  AwaleBoardRenderer  *renderer;
  GtkWidget           *pits[AWALE_PITS];
  GtkWidget           *stores[2];
  GtkWidget           *values;
  GtkWidget           *flight;
  GtkInscription      *hint;
};

/* awale-board-show.c */

/** Shows seeds, overlays, preview and hint as they are now; what is heard of pits and stores. */
void awale_board_update       (AwaleBoard *self);
void awale_board_update_names (AwaleBoard *self);

/** What is heard of the pits besides their names has changed, and what the hint line says. */
void awale_board_update_descriptions (AwaleBoard *self);

/** Shows the game's cursor; any sowing under way is skipped first, or goes on. */
void awale_board_show_cursor_at_once (AwaleBoard *self);
void awale_board_show_cursor         (AwaleBoard *self);

/** The cursor has moved: a step forward is shown as a sowing, all else at once. */
void awale_board_follow_cursor       (AwaleBoard *self);

/* awale-board-keys.c */

/** The keys of letters and of a pass, and how the focus goes from pit to pit. */
void awale_board_install_keys (GtkWidgetClass *widget_class);

G_END_DECLS
