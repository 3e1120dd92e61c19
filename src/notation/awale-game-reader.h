/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* State of reading a game, and the completion of games. awale-document-reader.c supplies the
 * tokens. */
#pragma once

#include "awale-document.h"
#include "awale-header.h"
#include "awale-lexer.h"
#include "awale-notation.h"
#include "awale-note.h"
#include "awale-ogn.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_READER_STAGE_TAGS,   /* Tags and comments are read; there is no AwaleGame yet. */
  AWALE_READER_STAGE_MOVES,
  AWALE_READER_STAGE_RESULT, /* The result was read; comments and variations may follow. */
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
  AwaleNode *tip;      /* Node of the last move of the line; before the first move, the node where
                        * the line branches off. */
  bool       started;  /* True if the line has a move. */
  bool       owned;    /* True if the node of `tip`, or one before it on the line, was created for
                        * this line, and not for another one before. */
  AwaleNote *lead;     /* Note that precedes the first move; nullable. */
  AwaleTextPosition      place;
} AwaleReaderLine;

/* A written harvest that contradicts the rules, or is missing. On the main line a contradiction is
 * reported only after the next move, because the harvest of a game's last move may include the
 * remaining seeds. */
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

  AwaleReadOptions  options;
  bool              is_tried;       /* True if the game has already been tried in other
                                     * notations. */

  AwaleReaderStage    stage;
  unsigned          number;
  AwaleHeader      *header;
  bool              is_pgn;         /* True if the tags are those of PGN and contain no score; see
                                     * awale-pgn.h. */
  bool              has_score;      /* True if the tags of a PGN game also contain a score. */
  bool              lead_commented; /* True if a comment followed a tag. */
  AwaleGame        *game;
  GArray           *lines;          /* Lines being read, innermost last. (element-type
                                     * AwaleReaderLine) */
  GHashTable       *notes;          /* Notes by node (AwaleNode → AwaleNote). */
  GArray           *places;         /* Places of the moves of the main line. (element-type
                                     * AwaleTextPosition) */
  GPtrArray        *diagnostics;
  AwaleReaderMismatch mismatch;
  AwaleReaderMismatch missing;         /* First harvest of which the text gives no number. */
  bool              tells_harvests;
  char             *result;         /* Result at the end of the movetext; nullable. */
  AwaleTextPosition   result_place;

  AwaleReadFunc     func;           /* Callback for each game, which is dropped afterwards; NULL to
                                     * keep all games. */
  void             *user_data;
  bool              stopped;        /* True if the callback has stopped the reading. */
  unsigned          n_told;         /* Number of games passed to the callback. */
  const char       *begins_at;      /* Start of the current game. */
  AwaleTextPosition begins;
  const char       *mark_at;        /* Start of the current token, or of the move number before
                                     * it. */
  AwaleTextPosition mark;
} AwaleReader;

/**
 * Initializes a reader on the stack. awale_reader_clear() frees its contents and returns the
 * document with all complete games. (transfer full)
 */
void             awale_reader_init          (AwaleReader      *self,
                                             const char       *name);
AwaleDocument   *awale_reader_clear         (AwaleReader      *self);

/** Adds a diagnostic about the current game, unless it has too many. @fault: (transfer full) */
void             awale_reader_report        (AwaleReader      *self,
                                             AwaleSeverity     severity,
                                             AwaleTextPosition place,
                                             int               ply,
                                             AwaleFault        fault);

/** Marks the document as incomplete, because a part of the text was not kept. */
void             awale_reader_lose_some     (AwaleReader      *self);

AwaleReaderLine *awale_reader_innermost     (AwaleReader      *self);
bool             awale_reader_on_main_line  (const AwaleReader *self);

/**
 * The note of @node, which is created if necessary. awale_reader_move_note() moves the contents of
 * @lead (transfer full) into it.
 */
AwaleNote       *awale_reader_get_note      (AwaleReader      *self,
                                             AwaleNode        *node);
void             awale_reader_move_note     (AwaleReader      *self,
                                             AwaleNote        *lead,
                                             AwaleNode        *node);

/** Reports the harvest of the last move on the main line if it contradicts the rules. */
void             awale_reader_tell_mismatch (AwaleReader      *self);

void             awale_reader_close_line    (AwaleReader      *self);

/**
 * Gives a game of an unknown variant the rules in the options; if they name none, tells the
 * document the name of the variant.
 */
void             awale_reader_settle_variant (AwaleReader     *self);

/** Creates the game from its tags. Returns: false if its start position is unknown */
bool             awale_reader_begin_game    (AwaleReader      *self);

/** Drops the current game, so that the lexer reads it again in @notation; @side moves first. */
void             awale_reader_restart       (AwaleReader         *self,
                                             const AwaleNotation *notation,
                                             AwaleSide            side);

/** True if a part of a game has been read since the last game was finished. */
bool             awale_reader_has_begun     (AwaleReader      *self);

/**
 * Adds the current game, if there is one, to the document, which goes to the callback if there is
 * one. The next game begins at the mark.
 */
void             awale_reader_finish_game   (AwaleReader      *self);

G_END_DECLS
