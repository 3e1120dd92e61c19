/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * A game while it is read: what has been understood of it so far, and how it is made when there
 * is no more of it. The tokens come from awale-ogn-reader.c.
 */
#pragma once

#include "awale-document.h"
#include "awale-header.h"
#include "awale-lexer.h"
#include "awale-note.h"
#include "awale-ogn.h"

G_BEGIN_DECLS

/* What of a game has been read. */
typedef enum
{
  AWALE_READER_STAGE_TAGS,   /* Tags and comments; there is no AwaleGame yet. */
  AWALE_READER_STAGE_MOVES,
  AWALE_READER_STAGE_RESULT, /* Its result too: only comments can follow. */
  AWALE_READER_STAGE_BROKEN, /* The rest was kept as a comment. */
} AwaleReaderStage;

typedef struct
{
  unsigned line;
  unsigned column;
} AwaleTextPosition;

/* A line of moves that is being read: the main line, or a variation in another. */
typedef struct
{
  AwaleNode *tip;      /* The last move of it; before the first, what it is to follow. */
  bool       started;  /* Whether it has a move. */
  bool       owned;    /* Whether the tip is there for this line alone, which goes on from it. */
  AwaleNote *lead;     /* What was said before its first move. */
  AwaleTextPosition      place;
} AwaleReaderLine;

/* A harvest that is not what the rules give; wait before blaming the last move of a game. */
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

  AwaleReaderStage    stage;
  unsigned          number;
  AwaleHeader      *header;
  bool              is_pgn;         /* The header is one of PGN; see awale-pgn.h. */
  bool              lead_commented; /* A comment followed a tag. */
  AwaleGame        *game;
  GArray           *lines;          /* Of AwaleReaderLine, innermost last. */
  GHashTable       *notes;          /* Of AwaleNode to AwaleNote. */
  GArray           *places;         /* Of AwaleTextPosition: where the main line's moves stand. */
  GPtrArray        *diagnostics;
  AwaleReaderMismatch mismatch;
  AwaleReaderMismatch missing;         /* The first harvest that is not told. */
  bool              tells_harvests;
  char             *result;         /* At the end of the movetext. */
  AwaleTextPosition   result_place;

  AwaleReadFunc     func;           /* Told of each game, which is then forgotten; or NULL. */
  void             *user_data;
  bool              stopped;        /* The function has had enough. */
  unsigned          n_told;         /* Games. */
  const char       *begins_at;      /* The game that is being read. */
  AwaleTextPosition begins;
  const char       *mark_at;        /* The token, or the move number before it. */
  AwaleTextPosition mark;
} AwaleReader;

/** On the stack; clearing gives the document, with all games that were finished. */
void             awale_reader_init          (AwaleReader      *self,
                                             const char       *name);
AwaleDocument   *awale_reader_clear         (AwaleReader      *self);

/** Adds something to say of the game. Takes @fault over. */
void             awale_reader_report        (AwaleReader      *self,
                                             AwaleSeverity     severity,
                                             AwaleTextPosition place,
                                             int               ply,
                                             AwaleFault        fault);

/** Some of the file could not be kept. */
void             awale_reader_lose_some     (AwaleReader      *self);

AwaleReaderLine *awale_reader_innermost     (AwaleReader      *self);
bool             awale_reader_on_main_line  (const AwaleReader *self);

/** What is said of @node, to add to; or all of @lead (owned) added to it. */
AwaleNote       *awale_reader_get_note      (AwaleReader      *self,
                                             AwaleNode        *node);
void             awale_reader_move_note     (AwaleReader      *self,
                                             AwaleNote        *lead,
                                             AwaleNode        *node);

/** Says that the harvest of the main line's last move is wrong, if it is. */
void             awale_reader_tell_mismatch (AwaleReader      *self);

/** Ends the innermost variation. */
void             awale_reader_close_line    (AwaleReader      *self);

/** Makes the game that the tags tell. Returns: false if its start is not known. */
bool             awale_reader_begin_game    (AwaleReader      *self);

/** Whether there is anything yet of the game that finishing adds. */
bool             awale_reader_has_begun     (AwaleReader      *self);

/** Adds the game, if there is one, to the document. The next begins at the mark. */
void             awale_reader_finish_game   (AwaleReader      *self);

G_END_DECLS
