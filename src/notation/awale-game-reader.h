/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The state of reading a game, and the completion of games. The tokens come from
 * awale-ogn-reader.c. */
#pragma once

#include "awale-document.h"
#include "awale-header.h"
#include "awale-lexer.h"
#include "awale-notation.h"
#include "awale-note.h"
#include "awale-ogn.h"

G_BEGIN_DECLS

/* Stages within a game. */
typedef enum
{
  AWALE_READER_STAGE_TAGS,   /* Tags and comments are read; there is no AwaleGame yet. */
  AWALE_READER_STAGE_MOVES,
  AWALE_READER_STAGE_RESULT, /* The result was read, so that only comments can follow. */
  AWALE_READER_STAGE_BROKEN, /* The rest of the game is kept as a comment. */
} AwaleReaderStage;

typedef struct
{
  unsigned line;
  unsigned column;
} AwaleTextPosition;

/* A line that is being read: the main line, or a variation. */
typedef struct
{
  AwaleNode *tip;      /* Last move of the line; before the first move, the node that the line
                        * continues. */
  bool       started;  /* True if the line has a move. */
  bool       owned;    /* True if `tip` was created for this line alone. */
  AwaleNote *lead;     /* Note before the first move. */
  AwaleTextPosition      place;
} AwaleReaderLine;

/* A harvest that contradicts the rules. It is reported later, because the last move of a game may
 * be excused. */
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

  AwaleReadWish     wish;
  bool              is_tried;       /* True if other notations were tried for the game. */

  AwaleReaderStage    stage;
  unsigned          number;
  AwaleHeader      *header;
  bool              is_pgn;         /* True if the header is that of PGN; see awale-pgn.h. */
  bool              has_score;      /* True if the header of a PGN game also has a score. */
  bool              lead_commented; /* True if a comment followed a tag. */
  AwaleGame        *game;
  GArray           *lines;          /* Lines being read, innermost last. (element-type
                                     * AwaleReaderLine) */
  GHashTable       *notes;          /* Notes by node: AwaleNode → AwaleNote. */
  GArray           *places;         /* Places of the moves of the main line. (element-type
                                     * AwaleTextPosition) */
  GPtrArray        *diagnostics;
  AwaleReaderMismatch mismatch;
  AwaleReaderMismatch missing;         /* First harvest without a number. */
  bool              tells_harvests;
  char             *result;         /* Result at the end of the movetext. */
  AwaleTextPosition   result_place;

  AwaleReadFunc     func;           /* Called for each game, which is dropped afterwards; or
                                     * NULL. */
  void             *user_data;
  bool              stopped;        /* True if `func` has stopped the reading. */
  unsigned          n_told;         /* Number of games passed to `func`. */
  const char       *begins_at;      /* Start of the current game. */
  AwaleTextPosition begins;
  const char       *mark_at;        /* Start of the token, or of the move number before it. */
  AwaleTextPosition mark;
} AwaleReader;

/** Initializes a reader on the stack; clearing it returns the document with all complete games. */
void             awale_reader_init          (AwaleReader      *self,
                                             const char       *name);
AwaleDocument   *awale_reader_clear         (AwaleReader      *self);

/** Adds a diagnostic about the current game. @fault: (transfer full) */
void             awale_reader_report        (AwaleReader      *self,
                                             AwaleSeverity     severity,
                                             AwaleTextPosition place,
                                             int               ply,
                                             AwaleFault        fault);

/** Marks the document as incomplete. */
void             awale_reader_lose_some     (AwaleReader      *self);

AwaleReaderLine *awale_reader_innermost     (AwaleReader      *self);
bool             awale_reader_on_main_line  (const AwaleReader *self);

/**
 * The note of @node; awale_reader_move_note() moves the contents of @lead (transfer full) into it.
 */
AwaleNote       *awale_reader_get_note      (AwaleReader      *self,
                                             AwaleNode        *node);
void             awale_reader_move_note     (AwaleReader      *self,
                                             AwaleNote        *lead,
                                             AwaleNode        *node);

/** Reports the harvest of the last move on the main line if it is wrong. */
void             awale_reader_tell_mismatch (AwaleReader      *self);

/** Ends the innermost variation. */
void             awale_reader_close_line    (AwaleReader      *self);

/** Gives a game of an unknown variant the rules that a person has chosen. */
void             awale_reader_settle_variant (AwaleReader     *self);

/** Creates the game from its tags. Returns: false if its start position is unknown */
bool             awale_reader_begin_game    (AwaleReader      *self);

/** Drops the current game, which the lexer reads again in @notation; @side moves first. */
void             awale_reader_restart       (AwaleReader         *self,
                                             const AwaleNotation *notation,
                                             AwaleSide            side);

/** True if a part of the next game was read. */
bool             awale_reader_has_begun     (AwaleReader      *self);

/** Adds the current game, if there is one, to the document. The next one begins at the mark. */
void             awale_reader_finish_game   (AwaleReader      *self);

G_END_DECLS
