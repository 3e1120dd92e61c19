/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games as text. This folder promises that any bytes are read into a document and a list of their
 * faults, in time and memory linear in their number; that a document which lacks a part of the text
 * says so; and that OGN which the folder has written is read without an error and written again
 * byte by byte. The folder does not access files: it reads and returns bytes.
 */
#pragma once

#include "awale-document.h"
#include "awale-notation.h"

G_BEGIN_DECLS

/** Limits of games; what exceeds them is reported as an error. */
enum
{
  AWALE_OGN_MAX_NESTING = 256,          /**< Maximum depth of nested variations. */
  AWALE_OGN_MAX_COMMENT = 1024 * 1024,  /**< Maximum length of a comment in bytes. */
  AWALE_OGN_MAX_PLIES = 10000,          /**< Maximum number of plies in a line. */
  AWALE_OGN_MAX_TAGS = 256,             /**< Maximum number of tags in a game besides those that the
                                         * program knows. */
  AWALE_OGN_MAX_GAMES = 100000,         /**< Maximum number of games in a file; further ones are
                                         * not read. */
};

typedef enum
{
  AWALE_FORMAT_OGN,           /**< OGN, the program's file format. */
  AWALE_FORMAT_LETTERS,       /**< One line for each game, with the letters of the main line:
                               * `FfBeBcDa`. */
  AWALE_FORMAT_PLAYSTRATEGY,  /**< The PGN of PlayStrategy, which can be read wherever OGN can. */
} AwaleFormat;

/** Options for writing OGN, as a bit set. */
typedef enum
{
  AWALE_WRITE_DEFAULT = 0,
  AWALE_WRITE_MAIN_LINE = 1 << 0,  /**< Write for Aualé: only the main line, and only text that
                                    * Aualé can read. */
} AwaleWriteFlags;

/**
 * The id of a format, `ogn`, `letters` or `playstrategy`, which is static and not translated.
 * awale_format_parse() gets the format with an @id, and returns false if there is none.
 */
const char    *awale_format_get_id    (AwaleFormat      format);
bool           awale_format_parse     (const char      *id,
                                       AwaleFormat     *format);

/**
 * Reads games in OGN, in the PGN of PlayStrategy and in other notations. The function never fails:
 * the diagnostics of the document report what cannot be read, and bytes without a game give a
 * document without games and an error.
 *
 * @bytes may be any bytes; a terminating NUL is not needed, and not counted in @n_bytes. @name
 * (nullable) is the display name of the document. Returns: (transfer full)
 */
AwaleDocument *awale_ogn_read         (const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Reads games like awale_ogn_read(), but follows @options where the text can be read in several
 * ways. (transfer full)
 */
AwaleDocument *awale_notation_read    (const AwaleReadOptions *options,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Reads a game from each line: its moves in letters, such as `FfBeBcDa`, after a position if the
 * start is not the standard one. A single line of this kind, as when pasted, can also be read by
 * awale_ogn_read(). Returns: (transfer full)
 */
AwaleDocument *awale_letters_read     (const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Parses a position in the program's own form or in that of PlayStrategy, ignoring case and
 * needless spaces. Returns: false with @error if @text is neither
 */
bool           awale_ogn_parse_position (const char     *text,
                                         AwalePosition  *position,
                                         GError        **error);

AwaleDocument *awale_format_read      (AwaleFormat      format,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       const char      *name);

/**
 * Callback that receives a game: @document contains this game alone, or none, and its diagnostics,
 * whose lines are counted from the first line read; @text is the source of the game in UTF-8, not
 * terminated, which begins at @line. All are valid during the call only.
 *
 * Returns: true to continue
 */
typedef bool (* AwaleReadFunc)        (AwaleDocument   *document,
                                       const char      *text,
                                       size_t           n_bytes,
                                       unsigned         line,
                                       void            *user_data);

/** Reads any number of games and passes them to @func, with one game in memory at a time. */
void           awale_format_read_each (AwaleFormat      format,
                                       const char      *bytes,
                                       size_t           n_bytes,
                                       AwaleReadFunc    func,
                                       void            *user_data);

/**
 * Writes all games of @document as OGN. Returns: UTF-8 text that ends in a newline, or is empty
 * without games (transfer full)
 */
char          *awale_ogn_write        (AwaleDocument   *document,
                                       AwaleWriteFlags  flags);

/**
 * Writes all games of @document like PlayStrategy. Returns: UTF-8 text that ends in a newline, or
 * is empty without games (transfer full)
 */
char          *awale_pgn_write        (AwaleDocument   *document);

/** Writes one game as OGN. Returns: (transfer full): text that ends in a newline */
char          *awale_ogn_write_game   (AwaleGame       *game,
                                       AwaleWriteFlags  flags);

/**
 * Writes the line from the move @node to its end, with notes and variations, in the form that
 * awale_ogn_paste_line() reads. (transfer full)
 */
char          *awale_ogn_write_line   (AwaleNode       *node);

typedef struct
{
  unsigned   n_moves;  /**< Number of pasted moves that the game now contains, including variations
                        * and moves that it had before. */
  AwaleNode *first;    /**< First of the pasted moves. (transfer none) (nullable) */
  char      *problem;  /**< Sentence that says why moves are missing, or NULL if none are; the
                        * caller frees it. */
} AwalePastedLine;

/**
 * Plays the moves in @text, with comments, glyphs and variations, from @parent on, as one step of
 * the history. Moves that the game already has are followed, others are added after them; comments
 * after moves, glyphs, commands and values in @text are added to those of the game.
 */
AwalePastedLine awale_ogn_paste_line  (AwaleGame       *game,
                                       AwaleNode       *parent,
                                       const char      *text);

/**
 * Formats the main line of @game as letters, without a newline. A position precedes them if the
 * start is not the standard one; `*` stands for the standard start without moves. (transfer full)
 */
char          *awale_letters_write_game (AwaleGame     *game);

/**
 * True if every reader of @format applies the rules of @game: always for OGN, and only for Abapa in
 * the other formats.
 */
bool           awale_format_has_rules (AwaleFormat      format,
                                       AwaleGame       *game);

char          *awale_format_write     (AwaleFormat      format,
                                       AwaleDocument   *document,
                                       AwaleWriteFlags  flags);

/**
 * Formats an evaluation as the value of `[%eval …]`: `-1.5,14`, `=3`, `-1..2`.
 * awale_evaluation_parse() reads such a value, with numbers of up to four digits. (transfer full)
 */
char          *awale_evaluation_to_string (const AwaleEvaluation *evaluation);
bool           awale_evaluation_parse     (const char            *text,
                                           AwaleEvaluation       *evaluation);

/**
 * Formats the best move in @values as the value of `[%best …]`, which follows the @evaluation of
 * the move played: `D 2.4 f A` with the expected line, or without a value `D` alone, which is then
 * the move played. The depth is included if it differs from that of @evaluation. (transfer full)
 */
char          *awale_best_to_string       (const AwaleMoveValues *values,
                                           const AwaleEvaluation *evaluation);
bool           awale_best_parse           (const char            *text,
                                           AwaleMoveValues       *values);

G_END_DECLS
