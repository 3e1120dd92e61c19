/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* State of reading a game, and its completion. The tokens come from awale-ogn-reader.c. */
#pragma once

#include "awale-document.h"
#include "awale-header.h"
#include "awale-lexer.h"
#include "awale-notation.h"
#include "awale-note.h"
#include "awale-ogn.h"

G_BEGIN_DECLS

/* Progress within a game. */
typedef enum
{
  AWALE_READER_STAGE_TAGS,   /* Tags and comments; there is no AwaleGame yet. */
  AWALE_READER_STAGE_MOVES,
  AWALE_READER_STAGE_RESULT, /* The result was read: only comments can follow. */
  AWALE_READER_STAGE_BROKEN, /* The rest is kept as a comment. */
} AwaleReaderStage;

typedef struct
{
  unsigned line;
  unsigned column;
} AwaleTextPosition;

/* A line being read: the main line, or a variation. */
typedef struct
{
  AwaleNode *tip;      /* Last move of the line; before the first, the node that it continues. */
  bool       started;  /* The line has a move. */
  bool       owned;    /* The tip was made for this line alone. */
  AwaleNote *lead;     /* Note before the first move. */
  AwaleTextPosition      place;
} AwaleReaderLine;

/* A harvest that contradicts the rules; reported later, as the last move of a game may be
 * excused. */
typedef struct
{
  bool  is_set;
  int   told;
  int   given;
  int   ply;
  AwaleTextPosition place;
} AwaleReaderMismatch;

typedef struct
{
  AwaleDocument    *document;
  AwaleLexer        lexer;
  AwaleToken        token;

  const AwaleNotation *wish;        /* Notation to take where several fit; or NULL. */
  bool              is_tried;       /* Other notations were tried for the game. */

  AwaleReaderStage    stage;
  unsigned          number;
  AwaleHeader      *header;
  bool              is_pgn;         /* The header is of PGN; see awale-pgn.h. */
  bool              has_score;      /* It was, but with a score. */
  bool              lead_commented; /* A comment followed a tag. */
  AwaleGame        *game;
  GArray           *lines;          /* element-type AwaleReaderLine, innermost last */
  GHashTable       *notes;          /* AwaleNode to AwaleNote */
  GArray           *places;         /* Places of the main line's moves. (element-type
                                     * AwaleTextPosition) */
  GPtrArray        *diagnostics;
  AwaleReaderMismatch mismatch;
  AwaleReaderMismatch missing;         /* First harvest without a number. */
  bool              tells_harvests;
  char             *result;         /* Result at the end of the movetext. */
  AwaleTextPosition   result_place;

  AwaleReadFunc     func;           /* Called for each game, which is then dropped; or NULL. */
  void             *user_data;
  bool              stopped;        /* The function has stopped reading. */
  unsigned          n_told;         /* Number of games handed over. */
  const char       *begins_at;      /* Start of the current game. */
  AwaleTextPosition begins;
  const char       *mark_at;        /* The token, or the move number before it. */
  AwaleTextPosition mark;
} AwaleReader;

/** Initializes a reader on the stack; clearing it returns the document with all finished games. */
void             awale_reader_init          (AwaleReader      *self,
                                             const char       *name);
AwaleDocument   *awale_reader_clear         (AwaleReader      *self);

/** Adds a diagnostic of the game. @fault: (transfer full) */
void             awale_reader_report        (AwaleReader      *self,
                                             AwaleSeverity     severity,
                                             AwaleTextPosition place,
                                             int               ply,
                                             AwaleFault        fault);

/** Marks the document as incomplete. */
void             awale_reader_lose_some     (AwaleReader      *self);

AwaleReaderLine *awale_reader_innermost     (AwaleReader      *self);
bool             awale_reader_on_main_line  (const AwaleReader *self);

/** The note of @node; the second function moves the contents of @lead (owned) to it. */
AwaleNote       *awale_reader_get_note      (AwaleReader      *self,
                                             AwaleNode        *node);
void             awale_reader_move_note     (AwaleReader      *self,
                                             AwaleNote        *lead,
                                             AwaleNode        *node);

/** Reports the harvest of the main line's last move if it is wrong. */
void             awale_reader_tell_mismatch (AwaleReader      *self);

/** Ends the innermost variation. */
void             awale_reader_close_line    (AwaleReader      *self);

/** Creates the game from its tags. Returns: false if its start is unknown */
bool             awale_reader_begin_game    (AwaleReader      *self);

/** Forgets the game, which the lexer begins again in @notation; @side moves first. */
void             awale_reader_restart       (AwaleReader         *self,
                                             const AwaleNotation *notation,
                                             AwaleSide            side);

/** True if anything of the next game was read. */
bool             awale_reader_has_begun     (AwaleReader      *self);

/** Adds the game, if any, to the document. The next one begins at the mark. */
void             awale_reader_finish_game   (AwaleReader      *self);

G_END_DECLS
