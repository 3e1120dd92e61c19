/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How a game is written. This folder promises that whatever bytes are read give a document and
 * an account of what was wrong with them, in time and memory linear in their number; that nothing
 * read is lost; and that what it wrote itself it reads without a word and writes again byte by
 * byte. It touches no file: bytes come in and go out.
 */
#pragma once

#include "awale-document.h"

G_BEGIN_DECLS

/** The limits beyond which a game is in error. */
enum
{
  AWALE_OGN_MAX_NESTING = 256,          /**< Variations within variations. */
  AWALE_OGN_MAX_COMMENT = 1024 * 1024,  /**< Bytes of a comment. */
  AWALE_OGN_MAX_PLIES = 10000,          /**< Plies of a line. */
  AWALE_OGN_MAX_TAGS = 256,             /**< Tags of a game. */
  AWALE_OGN_MAX_GAMES = 100000,         /**< Games of a file; further ones are not read. */
};

/** The ways in which games are written. */
typedef enum
{
  AWALE_FORMAT_OGN,      /**< The file format. */
  AWALE_FORMAT_LETTERS,  /**< A line a game: the letters of its main line, `FfBeBcDa`. */
} AwaleFormat;

/** How OGN is written, as a set. */
typedef enum
{
  AWALE_WRITE_DEFAULT = 0,
  AWALE_WRITE_MAIN_LINE = 1 << 0,  /**< For Aualé: no variations, nothing it stumbles over. */
} AwaleWriteFlags;

/** `ogn`, `letters`: static, not translated. And back; false if @id is neither. */
const char    *awale_format_get_id    (AwaleFormat      format);
bool           awale_format_parse     (const char      *id,
                                       AwaleFormat     *format);

/**
 * Reads games, also those that PlayStrategy writes as PGN. Never fails: what cannot be read is told
 * in the document's diagnostics, and bytes that hold no game give a document without games and an
 * error.
 *
 * @bytes: anything; with or without a terminating NUL, which is not counted in @n_bytes
 * @name: (nullable): the document's name to show
 *
 * Returns: (transfer full)
 */
AwaleDocument *awale_ogn_read         (const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Reads games each of which is a line: letters, `FfBeBcDa`, a position before them where the
 * start is not the standard one. (A lone string of letters or a position, as it is pasted, is
 * read by awale_ogn_read() too.) Returns: (transfer full)
 */
AwaleDocument *awale_letters_read     (const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/** The position that @text is, in the program's own form or in that of PlayStrategy; spaces and
 *  case do not matter. */
bool           awale_ogn_parse_position (const char     *text,
                                         AwalePosition  *position,
                                         GError        **error);

AwaleDocument *awale_format_read      (AwaleFormat      format,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Receives a game: @document has it alone, or none if there is none, and its diagnostics, with
 * lines counted from the first that was read; @text is its source, in UTF-8 and without a zero byte
 * at its end, from @line on. All of it lasts until the function returns.
 *
 * Returns: true to go on
 */
typedef bool (* AwaleReadFunc)        (AwaleDocument   *document,
                                       const char      *text,
                                       size_t           n_bytes,
                                       unsigned         line,
                                       void            *user_data);

/** Reads games one after the other, however many they are, so that only one is in memory. */
void           awale_format_read_each (AwaleFormat      format,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       AwaleReadFunc    func,
                                       void            *user_data);

/** All games of @document. Returns: (transfer full): text that ends in a newline; UTF-8 */
char          *awale_ogn_write        (AwaleDocument   *document,
                                       AwaleWriteFlags  flags);

/** One game. Returns: (transfer full): text that ends in a newline */
char          *awale_ogn_write_game   (AwaleGame       *game,
                                       AwaleWriteFlags  flags);

/**
 * The line that begins with the move @node and goes on to its end, as movetext with all that is
 * said of it and all variations in it, to be pasted by awale_ogn_paste_line(). (transfer full)
 */
char          *awale_ogn_write_line   (AwaleNode       *node);

/** What came of pasting a line. */
typedef struct
{
  unsigned   n_moves;  /**< Moves of @text that are in the game now, all variations counted. */
  AwaleNode *first;    /**< (transfer none) (nullable): the first of them */
  char      *problem;  /**< (nullable): why not all are, a sentence; to be freed */
} AwalePastedLine;

/**
 * Plays @text, moves with comments, glyphs and variations, on from @parent, as one step of the
 * history: moves that are there already are gone along, others become variations. What the game
 * says of a move stays; what the text says is added to it.
 */
AwalePastedLine awale_ogn_paste_line  (AwaleGame       *game,
                                       AwaleNode       *parent,
                                       const char      *text);

/** The main line of @game as letters, without newline; `*` if there is none. (transfer full) */
char          *awale_letters_write_game (AwaleGame     *game);

char          *awale_format_write     (AwaleFormat      format,
                                       AwaleDocument   *document,
                                       AwaleWriteFlags  flags);

/**
 * An evaluation as in `[%eval …]`: `-1.5,14`, `=3`, `-1..2`. Reading refuses what an
 * AwaleEvaluation cannot hold. Returns: (transfer full)
 */
char          *awale_evaluation_to_string (const AwaleEvaluation *evaluation);
bool           awale_evaluation_parse     (const char            *text,
                                           AwaleEvaluation       *evaluation);

/**
 * The best move as in `[%best …]`, beside the @evaluation of the move that was played: `D 2.4`,
 * or `D` alone where the played move itself is as good. The depth is told where it is another
 * than that of @evaluation. Returns: (transfer full)
 */
char          *awale_best_to_string       (AwaleMove              move,
                                           const AwaleEvaluation *value,
                                           const AwaleEvaluation *evaluation);
bool           awale_best_parse           (const char            *text,
                                           AwaleMove             *move,
                                           bool                  *has_value,
                                           AwaleEvaluation       *value);

G_END_DECLS
