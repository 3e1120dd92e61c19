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
#include "awale-notation.h"

G_BEGIN_DECLS

/** Limits of a game; beyond them it is in error. */
enum
{
  AWALE_OGN_MAX_NESTING = 256,          /**< Depth of nested variations. */
  AWALE_OGN_MAX_COMMENT = 1024 * 1024,  /**< Bytes of a comment. */
  AWALE_OGN_MAX_PLIES = 10000,          /**< Plies of a line. */
  AWALE_OGN_MAX_TAGS = 256,             /**< Tags of a game. */
  AWALE_OGN_MAX_GAMES = 100000,         /**< Games of a file; further ones are not read. */
};

/** Formats of games. */
typedef enum
{
  AWALE_FORMAT_OGN,           /**< The file format. */
  AWALE_FORMAT_LETTERS,       /**< One game a line: the letters of the main line, `FfBeBcDa`. */
  AWALE_FORMAT_PLAYSTRATEGY,  /**< The PGN of PlayStrategy, which is read wherever OGN is. */
} AwaleFormat;

/** Options of writing OGN, as a set. */
typedef enum
{
  AWALE_WRITE_DEFAULT = 0,
  AWALE_WRITE_MAIN_LINE = 1 << 0,  /**< For Aualé: the main line, and only text that Aualé
                                    * can read. */
} AwaleWriteFlags;

/**
 * The id, `ogn`, `letters` or `playstrategy`: static, not translated; and the format of an @id,
 * false if there is none.
 */
const char    *awale_format_get_id    (AwaleFormat      format);
bool           awale_format_parse     (const char      *id,
                                       AwaleFormat     *format);

/**
 * Reads games, also the PGN of PlayStrategy and other notations. Never fails: the document's
 * diagnostics report what cannot be read; bytes without a game give a document without games and
 * an error.
 * @bytes: anything; a terminating NUL is optional and not counted in @n_bytes
 * @name: (nullable): display name of the document
 * Returns: (transfer full)
 */
AwaleDocument *awale_ogn_read         (const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/** Reads games as awale_ogn_read() does; of several notations that fit a game, @wish is taken. */
AwaleDocument *awale_notation_read    (const AwaleNotation *wish,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Reads one game a line: letters, `FfBeBcDa`, after a position if the start is not the standard
 * one. (A single such line, as when pasted, is also read by awale_ogn_read().) Returns:
 * (transfer full)
 */
AwaleDocument *awale_letters_read     (const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Parses a position in the program's own form or that of PlayStrategy, regardless of spaces and
 * case.
 */
bool           awale_ogn_parse_position (const char     *text,
                                         AwalePosition  *position,
                                         GError        **error);

AwaleDocument *awale_format_read      (AwaleFormat      format,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Receives a game: @document has that game only, or none, with its diagnostics, whose lines
 * count from the first one read; @text is its source in UTF-8, not terminated, beginning at
 * @line. All are valid until the function returns.
 *
 * Returns: true to continue
 */
typedef bool (* AwaleReadFunc)        (AwaleDocument   *document,
                                       const char      *text,
                                       size_t           n_bytes,
                                       unsigned         line,
                                       void            *user_data);

/** Reads any number of games, with one in memory at a time. */
void           awale_format_read_each (AwaleFormat      format,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       AwaleReadFunc    func,
                                       void            *user_data);

/** Writes all games of @document. Returns: UTF-8 text that ends in a newline (transfer full) */
char          *awale_ogn_write        (AwaleDocument   *document,
                                       AwaleWriteFlags  flags);

/** Writes all games of @document as PlayStrategy does. Returns: as above (transfer full) */
char          *awale_pgn_write        (AwaleDocument   *document);

/** Writes one game. Returns: text that ends in a newline (transfer full) */
char          *awale_ogn_write_game   (AwaleGame       *game,
                                       AwaleWriteFlags  flags);

/**
 * Writes the line from the move @node to its end, with notes and variations, for
 * awale_ogn_paste_line(). (transfer full)
 */
char          *awale_ogn_write_line   (AwaleNode       *node);

/** Result of pasting a line. */
typedef struct
{
  unsigned   n_moves;  /**< Moves of @text now in the game, variations included. */
  AwaleNode *first;    /**< The first of them. (transfer none) (nullable) */
  char      *problem;  /**< A sentence on why some are missing; to be freed. (nullable) */
} AwalePastedLine;

/**
 * Plays @text, moves with comments, glyphs and variations, from @parent on, as one step of the
 * history. Existing moves are followed, others become variations; notes of @text are added to
 * the game's own.
 */
AwalePastedLine awale_ogn_paste_line  (AwaleGame       *game,
                                       AwaleNode       *parent,
                                       const char      *text);

/** The main line of @game as letters, without newline; `*` if empty. (transfer full) */
char          *awale_letters_write_game (AwaleGame     *game);

/** True if whoever reads @format plays by the rules of @game. */
bool           awale_format_has_rules (AwaleFormat      format,
                                       AwaleGame       *game);

char          *awale_format_write     (AwaleFormat      format,
                                       AwaleDocument   *document,
                                       AwaleWriteFlags  flags);

/**
 * Formats an evaluation as in `[%eval …]`: `-1.5,14`, `=3`, `-1..2`; parsing rejects what an
 * AwaleEvaluation cannot hold. (transfer full)
 */
char          *awale_evaluation_to_string (const AwaleEvaluation *evaluation);
bool           awale_evaluation_parse     (const char            *text,
                                           AwaleEvaluation       *evaluation);

/**
 * Formats the best move as in `[%best …]`, beside the @evaluation of the move played: `D 2.4`,
 * or `D` alone if the move played is as good. The depth is included if it differs from that of
 * @evaluation. (transfer full)
 */
char          *awale_best_to_string       (AwaleMove              move,
                                           const AwaleEvaluation *value,
                                           const AwaleEvaluation *evaluation);
bool           awale_best_parse           (const char            *text,
                                           AwaleMove             *move,
                                           bool                  *has_value,
                                           AwaleEvaluation       *value);

G_END_DECLS
