/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-board.h"

#include "awale-board-values.h"
#include "awale-board-marks.h"
#include "awale-board-renderer.h"
#include "awale-flight.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What a board needs besides while a position is set up on it. */
typedef struct _AwaleBoardSetup AwaleBoardSetup;

struct _AwaleBoard
{
  GtkWidget parent_instance;

  AwaleGame           *game;
  GSignalGroup        *game_signals;
  bool                 flipped;
  bool                 show_counts;
  bool                 show_letters;
  bool                 show_preview;
  bool                 silent;     /* pits do not tell what comes of sowing them */
  bool                 show_last_move;
  bool                 show_krou;
  AwaleAnimationSpeed  animation_speed;
  char                *theme;
  AdwStyleManager     *style;

  /* What is shown: of the game's cursor, kept so that a step forward is known as one. */
  AwaleNode     *node;
  AwalePosition  position;
  AwaleOutcome   outcome;
  AwaleMove      last_from;  /* The sowing that led here, or AWALE_NO_MOVE. */
  AwaleMove      last_to;

  /* The pit that is pointed at, or has the focus by keyboard: the later one of the two. */
  int   attention;
  int   focus_pit;           /* Where the focus was last. */
  char *refusal;             /* Why a move was just refused; until something else happens. */
  char *lock;                /* Why no move may be played now. */
  bool  animating;           /* As last told. */

  AwaleBoardSetup *setup;    /* NULL while the game is shown. */

  /* Marks of the position, and the one being drawn: from a pit (or AWALE_NO_MOVE) to one. */
  AwaleMarks      marks;
  AwaleMarkColor  mark_color;
  AwaleMove       mark_from;
  AwaleMove       mark_to;
  double          mark_x;        /* Where the pointer began to draw it. */
  double          mark_y;
  bool            mark_by_keys;  /* It goes to the pit that has the focus. */
  bool            held;          /* A finger rests on the board. */
  AwaleMove       menu_pit;

  AwaleBoardRenderer *renderer;
  GtkWidget      *pits[AWALE_PITS];
  GtkWidget      *stores[2];
  GtkWidget      *values;
  GtkWidget      *flight;
  GtkWidget      *marks_view;
  GtkWidget      *marks_menu;    /* NULL until it was opened. */
  GtkWidget      *hint_label;
};

/* awale-board-look.c */

/** What the geometry is to have room for; the theme, light or dark; the screen's scale: as now. */
void awale_board_update_flags   (AwaleBoard *self);
void awale_board_update_palette (AwaleBoard *self);
void awale_board_update_scale   (AwaleBoard *self);

/** Draws the board and all that is on it anew. */
void awale_board_queue_draw_all (AwaleBoard *self);

/* awale-board-view.c */

/** Shows seeds, overlays, preview and hint as they are now. */
void awale_board_update (AwaleBoard *self);

/** What is heard of the pits and the stores, as it is now. */
void awale_board_update_names (AwaleBoard *self);

/** Shows the game's cursor; any sowing under way is skipped first, or goes on. */
void awale_board_show_cursor_at_once (AwaleBoard *self);
void awale_board_show_cursor         (AwaleBoard *self);

/** The cursor has moved: a step forward is shown as a sowing, all else at once. */
void awale_board_follow_cursor       (AwaleBoard *self);

/** Why @move may not be played now; like awale_game_play() would. */
AwaleRefusal awale_board_get_refusal (AwaleBoard *self,
                                      AwaleMove   move);

/** The looks' part that depends on what one attends to: overlays and preview of a hollow. */
void awale_board_add_preview (AwaleBoard      *self,
                              AwaleHollowLook  looks[AWALE_HOLLOWS]);

/** What is heard of a pit, or of any hollow, (transfer full), and the hint line after all
 * changes. */
char *awale_board_word_pit    (AwaleBoard *self,
                               AwaleMove   move);
char *awale_board_word_hollow (AwaleBoard *self,
                               int         hollow);
void  awale_board_update_hint (AwaleBoard *self);

/** Tells why @move was refused: in the hint line, and by a signal. */
void  awale_board_tell_refusal (AwaleBoard   *self,
                                AwaleMove     move,
                                AwaleRefusal  refusal);

/** Sets up hover, press-and-hold and the following of the focus. */
void  awale_board_init_attention (AwaleBoard *self);

/* awale-board-keys.c */

/** The keys of letters, and how the focus goes from pit to pit. */
void awale_board_install_keys (GtkWidgetClass *widget_class);

/* awale-board-setup.c: only while a position is set up */

/** The position that is set up. */
AwalePosition awale_board_setup_get_position (AwaleBoard      *self);

/** A hollow was clicked: it gets so many seeds more. */
void          awale_board_setup_click        (AwaleBoard      *self,
                                              int              hollow,
                                              int              seeds);

/** A letter's key was pressed, 0 to 5. */
void          awale_board_setup_focus_letter (AwaleBoard      *self,
                                              int              letter);

/** What hollows look like under the pointer and under a hand that takes seeds from them. */
void          awale_board_setup_change_looks (AwaleBoard      *self,
                                              AwaleHollowLook  looks[AWALE_HOLLOWS]);

/** The hint line. (transfer full) */
char         *awale_board_setup_word_hint    (AwaleBoard      *self);

/** The seeds in the hand. */
void          awale_board_setup_snapshot     (AwaleBoard      *self,
                                              GtkSnapshot     *snapshot);

/* awale-board-pass.c */

/** Its key, which passes where that is all that is left, and whether it is. */
void awale_board_install_passing (GtkWidgetClass *widget_class);
bool awale_board_must_pass       (AwaleBoard *self);

/* awale-board-marking.c */

/** Keys and actions of marks; what draws and listens; reading them from the node shown. */
void awale_board_install_marking (GtkWidgetClass *widget_class);
void awale_board_init_marking    (AwaleBoard *self);
void awale_board_update_marks    (AwaleBoard *self);

/** Whether a mark is being drawn; gives it up; ends it at @pit. */
bool awale_board_is_marking      (AwaleBoard *self);
void awale_board_cancel_mark     (AwaleBoard *self);
void awale_board_finish_mark     (AwaleBoard *self,
                                  AwaleMove   pit);

/** The focus came to @pit: the mark that keys are drawing goes there. */
void awale_board_lead_mark       (AwaleBoard *self,
                                  AwaleMove   pit);

/** The hint line about the mark that is being drawn. (transfer full) (nullable) */
char *awale_board_word_marking   (AwaleBoard *self);

/** Opens the menu of marks at @pit. */
void awale_board_show_marks_menu (AwaleBoard *self,
                                  AwaleMove   pit);

G_END_DECLS
