/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games as text. This folder promises that any bytes are read into a document and a list of what
 * was wrong with them, in time and memory linear in their number; that nothing that was read is
 * lost; and that text which it has written itself is read without a diagnostic and written again
 * byte by byte. The folder does not access files: it reads and returns bytes.
 */
#pragma once

#include "awale-document.h"
#include "awale-notation.h"

G_BEGIN_DECLS

/** Limits of a game; a game beyond them has an error. */
enum
{
  AWALE_OGN_MAX_NESTING = 256,          /**< Maximum depth of nested variations. */
  AWALE_OGN_MAX_COMMENT = 1024 * 1024,  /**< Maximum length of a comment in bytes. */
  AWALE_OGN_MAX_PLIES = 10000,          /**< Maximum plies of a line. */
  AWALE_OGN_MAX_TAGS = 256,             /**< Maximum number of tags in a game. */
  AWALE_OGN_MAX_GAMES = 100000,         /**< Maximum number of games in a file; further ones are
                                         * not read. */
};

/** Formats of games. */
typedef enum
{
  AWALE_FORMAT_OGN,           /**< OGN, the program's file format. */
  AWALE_FORMAT_LETTERS,       /**< A line for each game with the letters of the main line,
                               * `FfBeBcDa`. */
  AWALE_FORMAT_PLAYSTRATEGY,  /**< The PGN of PlayStrategy, which is read wherever OGN is. */
} AwaleFormat;

/** Options for writing OGN, as a bit set. */
typedef enum
{
  AWALE_WRITE_DEFAULT = 0,
  AWALE_WRITE_MAIN_LINE = 1 << 0,  /**< Write for Aualé: only the main line, and only text that
                                    * Aualé can read. */
} AwaleWriteFlags;

/**
 * The id of a format, `ogn`, `letters` or `playstrategy`: static, not translated.
 * awale_format_parse() gets the format with an @id; false if there is none.
 */
const char    *awale_format_get_id    (AwaleFormat      format);
bool           awale_format_parse     (const char      *id,
                                       AwaleFormat     *format);

/**
 * Reads games, including the PGN of PlayStrategy and other notations. The function never fails: the
 * diagnostics of the document report what cannot be read, and bytes without a game give a document
 * without games and an error. @bytes: any bytes; a terminating NUL is optional and not counted in
 * @n_bytes @name: (nullable): display name of the document Returns: (transfer full)
 */
AwaleDocument *awale_ogn_read         (const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/** Reads games like awale_ogn_read(), and as @wish says where the text leaves that open. */
AwaleDocument *awale_notation_read    (const AwaleReadWish *wish,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Reads a game from each line: letters, `FfBeBcDa`, after a position if the start is not the
 * standard one. (A single such line, as when pasted, is read by awale_ogn_read() too.) Returns:
 * (transfer full)
 */
AwaleDocument *awale_letters_read     (const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Parses a position in the program's own form or in that of PlayStrategy, regardless of spaces and
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
 * Receives a game: @document has only that game, or none, and its diagnostics, whose lines are
 * counted from the first line read; @text is its source in UTF-8, not terminated, which begins at
 * @line. All are valid during the call.
 *
 * Returns: true to continue
 */
typedef bool (* AwaleReadFunc)        (AwaleDocument   *document,
                                       const char      *text,
                                       size_t           n_bytes,
                                       unsigned         line,
                                       void            *user_data);

/** Reads any number of games, of which one at a time is in memory. */
void           awale_format_read_each (AwaleFormat      format,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       AwaleReadFunc    func,
                                       void            *user_data);

/**
 * Writes all games of @document as OGN. Returns: UTF-8 text that ends in a newline (transfer full)
 */
char          *awale_ogn_write        (AwaleDocument   *document,
                                       AwaleWriteFlags  flags);

/**
 * Writes all games of @document like PlayStrategy. Returns: UTF-8 text that ends in a newline
 * (transfer full)
 */
char          *awale_pgn_write        (AwaleDocument   *document);

/** Writes one game as OGN. Returns: text that ends in a newline (transfer full) */
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
  unsigned   n_moves;  /**< Number of moves in the text that the game now contains, including
                        * variations. */
  AwaleNode *first;    /**< First of the moves counted in `n_moves`. (transfer none) (nullable) */
  char      *problem;  /**< Sentence that says why moves are missing; the caller frees it.
                        * (nullable) */
} AwalePastedLine;

/**
 * Plays @text, moves with comments, glyphs and variations, from @parent on, as one step of the
 * history. Existing moves are followed, others become variations; notes in @text are added to those
 * of the game.
 */
AwalePastedLine awale_ogn_paste_line  (AwaleGame       *game,
                                       AwaleNode       *parent,
                                       const char      *text);

/**
 * Formats the main line of @game as letters, without a newline; `*` if it has no moves. (transfer
 * full)
 */
char          *awale_letters_write_game (AwaleGame     *game);

/** True if a reader of @format uses the rules of @game. */
bool           awale_format_has_rules (AwaleFormat      format,
                                       AwaleGame       *game);

char          *awale_format_write     (AwaleFormat      format,
                                       AwaleDocument   *document,
                                       AwaleWriteFlags  flags);

/**
 * Formats an evaluation as in `[%eval …]`: `-1.5,14`, `=3`, `-1..2`. The parsing function rejects
 * values that an AwaleEvaluation cannot store. (transfer full)
 */
char          *awale_evaluation_to_string (const AwaleEvaluation *evaluation);
bool           awale_evaluation_parse     (const char            *text,
                                           AwaleEvaluation       *evaluation);

/**
 * Formats the best move as in `[%best …]`, which stands beside the @evaluation of the move played:
 * `D 2.4`, or `D` alone if the move played is equally good. The depth is included if it differs
 * from that of @evaluation. (transfer full)
 */
char          *awale_best_to_string       (AwaleMove              move,
                                           const AwaleEvaluation *value,
                                           const AwaleEvaluation *evaluation);
bool           awale_best_parse           (const char            *text,
                                           AwaleMove             *move,
                                           bool                  *has_value,
                                           AwaleEvaluation       *value);

G_END_DECLS
