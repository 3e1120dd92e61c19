/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-ogn.h"

#include "awale-game-reader.h"
#include "awale-notation-finder.h"
#include "awale-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum
{
  MAX_QUOTE = 40,      /* Maximum number of bytes of a token quoted in a message. */
  READING_MOVES = 6,   /* Number of moves that show how a notation reads a game. */
  MIN_BARE_MOVES = 3,  /* Minimum number of successive legal moves that are not taken for a
                        * signature such as “Dad”. */
};

static AwaleTextPosition
token_place (const AwaleReader *self)
{
  return (AwaleTextPosition) { self->token.line, self->token.column };
}

/* The note to which a comment or glyph at the current place belongs. */
static AwaleNote *
current_note (AwaleReader *self)
{
  AwaleReaderLine *line = awale_reader_innermost (self);

  if (line->started || (awale_reader_on_main_line (self) && self->game != NULL))
    return awale_reader_get_note (self, line->tip);
  if (line->lead == NULL)
    line->lead = awale_note_new ();
  return line->lead;
}

static int
next_ply (AwaleReader *self)
{
  return self->game != NULL ? awale_node_get_ply (awale_reader_innermost (self)->tip) + 1 : 1;
}

/* Keeps the text up to @end as a comment. */
static void
keep_text (AwaleReader *self,
           const char  *text,
           const char  *end)
{
  if (!awale_note_add_text (current_note (self), text, (size_t) (end - text)))
    awale_reader_lose_some (self);
}

static void
keep_token (AwaleReader *self)
{
  keep_text (self, self->token.start, self->token.end);
}

/* Keeps the rest of the game, from @from on, as a comment. */
static void
keep_rest (AwaleReader *self,
           const char  *from)
{
  keep_text (self, from, awale_lexer_skip_game (&self->lexer));
  self->stage = AWALE_READER_STAGE_BROKEN;
}

/* Reports an error at the current token and keeps the rest of the game as a comment. @fault:
 * (transfer full) */
static void
break_off (AwaleReader *self,
           AwaleFault   fault)
{
  awale_reader_report (self, AWALE_SEVERITY_ERROR, token_place (self), next_ply (self), fault);
  keep_rest (self, self->token.start);
}

/* The text of the current token, shortened if necessary, to be quoted in a message. (transfer
 * full) */
static char *
quote_token (const AwaleReader *self)
{
  size_t length = (size_t) (self->token.end - self->token.start);
  size_t shown = awale_text_cut (self->token.start, length, MAX_QUOTE);

  return g_strdup_printf ("%.*s%s", (int) shown, self->token.start, shown < length ? "…" : "");
}

/* True if the current tag belongs to the next game. */
static bool
begins_next_game (AwaleReader *self)
{
  g_autofree char *name = NULL;

  if (self->stage != AWALE_READER_STAGE_TAGS)
    return true;
  if (self->lead_commented && self->token.after_blank_line)
    return true;
  if (self->token.column != 1 || self->header->tags->len == 0)
    return false;

  /* After a game without moves or result, the next one is recognized by a repeated tag after a
   * blank line. */
  name = g_strndup (self->token.name, self->token.name_length);
  return self->token.after_blank_line && awale_header_find (self->header, name) != NULL;
}

static void
read_tag (AwaleReader *self)
{
  const AwaleToken *token = &self->token;
  g_autofree char *name = g_strndup (token->name, token->name_length);
  g_autofree char *value = awale_token_dup_value (token);
  const char *stored;

  if (begins_next_game (self))
    awale_reader_finish_game (self);
  if (awale_header_is_full (self->header, name))
    {
      awale_reader_report (self, AWALE_SEVERITY_ERROR, token_place (self), 0,
            awale_fault_new (_("more than %d tags"), _("The game has more than %d tags."),
                             AWALE_OGN_MAX_TAGS));
      keep_token (self);
      return;
    }
  stored = awale_header_add (
    self->header, name, value, token->line,
    token->column + (unsigned) g_utf8_strlen (token->start, token->value - token->start));
  if (stored != NULL && !g_str_equal (stored, name) && g_ascii_strcasecmp (stored, name) != 0)
    awale_reader_report (self, AWALE_SEVERITY_WARNING, token_place (self), 0,
          awale_fault_new (_("a second tag %s, kept as %s"),
                           _("There is a second tag %s; it is kept as %s."), name, stored));
}

/* Keeps a malformed tag as a comment; among moves, the rest of the game is kept with it. */
static void
read_broken_tag (AwaleReader *self)
{
  AwaleFault broken = awale_fault_new (_("the tag is broken"), _("The tag is broken."));

  if (self->stage != AWALE_READER_STAGE_TAGS)
    {
      break_off (self, broken);
      return;
    }
  awale_reader_report (self, AWALE_SEVERITY_ERROR, token_place (self), 0, broken);
  keep_token (self);
}

static void
read_comment (AwaleReader *self)
{
  const AwaleToken *token = &self->token;
  bool fits;

  if (token->kind == AWALE_TOKEN_LINE_COMMENT)
    fits = awale_note_add_text (current_note (self), token->value, token->value_length);
  else
    fits = awale_note_add_comment (current_note (self), token->value, token->value_length);
  if (self->stage == AWALE_READER_STAGE_TAGS && self->header->tags->len > 0)
    self->lead_commented = true;

  if (!fits)
    break_off (self, awale_fault_new (_("the comment is longer than %d bytes"),
                                      _("The comment is longer than %d bytes."),
                                      AWALE_OGN_MAX_COMMENT));
  else if (token->kind == AWALE_TOKEN_BROKEN_COMMENT)
    {
      awale_reader_report (self, AWALE_SEVERITY_ERROR, token_place (self), 0,
            awale_fault_new (_("the comment is never closed"),
                             _("The comment is never closed.")));
      if (self->stage != AWALE_READER_STAGE_TAGS)
        self->stage = AWALE_READER_STAGE_BROKEN;
    }
}

static void
read_glyph (AwaleReader *self)
{
  if (self->token.number <= G_MAXUINT16)
    awale_note_add_glyph (current_note (self), (uint16_t) self->token.number);
  else
    {
      g_autofree char *glyph = quote_token (self);

      awale_reader_report (self, AWALE_SEVERITY_WARNING, token_place (self), 0,
            awale_fault_new (_("%s is not a known annotation; it is kept as a comment"),
                             _("“%s” is not a known annotation; it is kept as a comment."),
                             glyph));
      keep_token (self);
    }
}

static void
read_open (AwaleReader *self)
{
  const AwaleReaderLine *line = awale_reader_innermost (self);
  AwaleReaderLine variation = { .place = token_place (self) };

  if (!line->started)
    break_off (self, awale_fault_new (_("a variation without a move before it"),
                                      _("There is a variation without a move before it.")));
  else if (self->lines->len > AWALE_OGN_MAX_NESTING)
    break_off (self, awale_fault_new (_("variations nest deeper than %d"),
                                      _("The variations nest deeper than %d levels."),
                                      AWALE_OGN_MAX_NESTING));
  else
    {
      variation.tip = awale_node_get_parent (line->tip);
      g_array_append_val (self->lines, variation);
    }
}

static void
read_close (AwaleReader *self)
{
  if (awale_reader_on_main_line (self))
    break_off (self, awale_fault_new (_("“)” without a variation"),
                                      _("There is a “)” without a variation.")));
  else
    awale_reader_close_line (self);
}

static void
check_harvest (AwaleReader    *self,
               AwaleNode *node)
{
  AwaleReaderMismatch found = { .is_set = true, .told = self->token.number,
                     .given = awale_node_get_harvest (node), .ply = awale_node_get_ply (node),
                     .place = token_place (self) };

  if (found.told < 0)
    {
      if (found.given > 0 && !self->missing.is_set)
        self->missing = found;
      return;
    }
  self->tells_harvests = true;
  if (found.told == found.given)
    return;

  /* On the main line the report waits for the next move; in a variation it need not wait. */
  if (awale_reader_on_main_line (self))
    self->mismatch = found;
  else
    {
      AwaleReaderMismatch waiting = self->mismatch;

      self->mismatch = found;
      awale_reader_tell_mismatch (self);
      self->mismatch = waiting;
    }
}

/*
 * Continues the line with @node. On a line that owns its nodes, @node becomes the first child, even
 * if a variation has played this move or another one there before.
 */
static void
advance (AwaleReader    *self,
         AwaleNode *node,
         bool       is_new)
{
  AwaleReaderLine *line = awale_reader_innermost (self);

  if (line->owned)
    while (!awale_node_is_first_child (node))
      awale_game_promote (self->game, node);
  line->owned = line->owned || is_new;
  line->tip = node;
  if (awale_reader_on_main_line (self))
    {
      AwaleTextPosition place = token_place (self);

      g_array_append_val (self->places, place);
    }
  if (!line->started)
    {
      line->started = true;
      if (line->lead != NULL && !awale_node_is_first_child (node))
        awale_note_take_before (awale_reader_get_note (self, node), line->lead);
      awale_reader_move_note (self, g_steal_pointer (&line->lead), node);
    }
}

/* Gets the ruleset and the start position of the game, or what its tags say if it has not been
 * created yet. */
static void
get_beginning (AwaleReader   *self,
               AwaleRuleset  *rules,
               AwalePosition *start)
{
  if (self->game != NULL)
    {
      *rules = *awale_game_get_rules (self->game);
      *start = awale_game_get_start (self->game);
      return;
    }
  awale_reader_settle_variant (self);
  *rules = awale_header_get_rules (self->header, NULL, NULL);
  awale_header_get_start (self->header, start, NULL, NULL);
}

/* The first moves at @lexer as @notation reads them, from @position on. */
static AwaleReading
make_reading (AwaleLexer           lexer,
              const AwaleNotation *notation,
              const AwaleRuleset  *rules,
              AwalePosition        position)
{
  g_autoptr (GString) moves = g_string_new (NULL);
  AwaleToken token = { .kind = AWALE_TOKEN_NUMBER };
  int n = 0;

  lexer.notation = notation;
  while (n < READING_MOVES && token.kind != AWALE_TOKEN_END && token.kind != AWALE_TOKEN_OPEN)
    {
      lexer.side = position.side;
      awale_lexer_next (&lexer, &token);
      if (token.kind != AWALE_TOKEN_MOVE)
        continue;
      g_string_append_printf (moves, "%s%s", n++ > 0 ? " " : "",
                              awale_move_to_string (token.move));
      position = awale_play (position, rules, token.move, NULL);
    }
  return (AwaleReading) { notation, g_string_free (g_steal_pointer (&moves), FALSE) };
}

/*
 * Finds out if the game is in another notation, and has it read again in that one; if two notations
 * fit, the rest of the game is kept as a comment. Returns: true if the token was handled
 */
static bool
change_notation (AwaleReader *self)
{
  const AwaleReadTag *result = awale_header_find (self->header, "Result");
  AwaleLexer lexer = self->lexer;
  const AwaleNotation *notation, *other;
  AwaleRuleset rules;
  AwalePosition start;

  if (self->is_tried || self->lexer.notation != NULL || !awale_reader_on_main_line (self))
    return false;
  self->is_tried = true;
  get_beginning (self, &rules, &start);
  awale_lexer_rewind (&lexer, self->begins_at, self->begins.line, self->begins.column);
  notation = awale_notation_find (&lexer, &rules, start, result != NULL ? result->value : NULL,
                                  self->options.notation, &other);
  if (notation == NULL)
    return false;
  if (other != NULL)
    {
      if (awale_document_get_readings (self->document) == NULL)
        awale_document_set_readings (self->document, (AwaleReading[]) {
          make_reading (lexer, notation, &rules, start), make_reading (lexer, other, &rules, start)
        });
      break_off (self, (AwaleFault) {
        .brief = g_strdup_printf (
          /* Translators: descriptions of two notations, and options of “awale-cli convert”. */
          _("the moves can be read as %s or as %s: convert them with --notation=%s or %s"),
          awale_notation_describe (notation), awale_notation_describe (other),
          awale_notation_get_id (notation), awale_notation_get_id (other)),
        .sentence = g_strdup_printf (_("The moves can be read as %s or as %s."),
                                     awale_notation_describe (notation),
                                     awale_notation_describe (other)),
      });
      return true;
    }
  awale_reader_restart (self, notation, start.side);
  awale_reader_report (self, AWALE_SEVERITY_WARNING, self->begins, 0,
        awale_fault_new (_("read as %s"), _("The moves were read as %s."),
                         awale_notation_describe (notation)));
  return true;
}

/* True for a number, or two numbers with a dash, unless it is the number of a round. */
static bool
is_bare_number (const AwaleReader *self)
{
  const AwaleToken *token = &self->token;

  return g_ascii_isdigit (*token->start)
         && (token->kind == AWALE_TOKEN_RESULT
             || (token->kind == AWALE_TOKEN_NUMBER
                 && (token->end == self->lexer.end
                     || (*token->end != '.' && (unsigned char) *token->end < 0x80))));
}

/* True if the token may be a first move written with numbers. */
static bool
may_be_move (const AwaleReader *self)
{
  return (self->stage == AWALE_READER_STAGE_TAGS || self->stage == AWALE_READER_STAGE_MOVES)
         && !g_array_index (self->lines, AwaleReaderLine, 0).started && is_bare_number (self);
}

/* True if a result is followed by another game without tags, whose moves are numbers. */
static bool
begins_foreign_game (const AwaleReader *self)
{
  AwaleLexer lexer = self->lexer;

  if (self->stage != AWALE_READER_STAGE_RESULT || !is_bare_number (self))
    return false;
  awale_lexer_rewind (&lexer, self->mark_at, self->mark.line, self->mark.column);
  return awale_notation_begins (&lexer, &awale_preset_for_files ()->rules);
}

static void
refuse_move (AwaleReader *self)
{
  AwaleNode *tip = awale_reader_innermost (self)->tip;
  AwaleIllegalReason refusal = awale_illegal_reason (
      awale_node_get_position (tip), awale_game_get_rules (self->game), self->token.move);

  if (change_notation (self))
    return;
  break_off (self, (AwaleFault) {
    .brief = g_strdup_printf (_("%s: %s"), awale_move_to_string (self->token.move),
                              awale_illegal_reason_to_string (refusal)),
    .sentence = awale_illegal_reason_describe (refusal, self->token.move),
  });
}

/* Warns if the last pit that a move states is not the one where the sowing ends. */
static void
check_end (AwaleReader *self,
           AwaleNode   *node)
{
  AwaleSowing sowing;
  g_autofree char *move = NULL;

  if (self->token.to == AWALE_NO_MOVE)
    return;
  sowing = awale_sow (awale_node_get_position (awale_node_get_parent (node)),
                      awale_game_get_rules (self->game), self->token.move);
  if (awale_token_ends_in (&self->token, sowing))
    return;
  move = quote_token (self);
  awale_reader_report (self, AWALE_SEVERITY_WARNING, token_place (self), awale_node_get_ply (node),
        awale_fault_new (_("%s ends in %s"), _("The move is written %s, but it ends in pit %s."),
                         move, awale_move_to_string (sowing.last)));
}

static void
read_move (AwaleReader *self)
{
  AwaleNode *tip = awale_reader_innermost (self)->tip;
  unsigned n_children = awale_node_get_n_children (tip);
  AwalePosition position = awale_node_get_position (tip);
  AwaleNode *node;

  if (next_ply (self) > AWALE_OGN_MAX_PLIES)
    {
      break_off (self, awale_fault_new (_("more than %d moves"),
                                        _("The game has more than %d moves."),
                                        AWALE_OGN_MAX_PLIES));
      return;
    }
  node = awale_game_add_move (self->game, tip, self->token.move);
  if (node == NULL)
    {
      refuse_move (self);
      return;
    }
  if (awale_reader_on_main_line (self))
    awale_reader_tell_mismatch (self);
  if (self->token.total >= 0)
    self->token.number = MAX (self->token.total - position.stores[position.side], 0);
  check_harvest (self, node);
  check_end (self, node);
  advance (self, node, awale_node_get_n_children (tip) > n_children);
}

static void
read_result (AwaleReader *self)
{
  const AwaleToken *token = &self->token;
  size_t length = (size_t) (token->end - token->start);

  if (awale_reader_on_main_line (self))
    {
      self->result = g_strndup (token->start, length);
      self->result_place = token_place (self);
      self->stage = AWALE_READER_STAGE_RESULT;
      self->lexer.notation = NULL;
      return;
    }
  awale_reader_report (self, AWALE_SEVERITY_WARNING, token_place (self), 0,
        awale_fault_new (_("a result within a variation; it is kept as a comment"),
                         _("There is a result within a variation; it is kept as a comment.")));
  keep_token (self);
}

/* Reads a position outside of a tag. Before the moves it acts as a FEN tag; among them it is an
 * error. */
static void
read_position (AwaleReader *self)
{
  const AwaleToken *token = &self->token;

  if (self->stage == AWALE_READER_STAGE_TAGS && awale_header_find (self->header, "FEN") == NULL)
    {
      g_autofree char *text = g_strndup (token->start, (size_t) (token->end - token->start));

      awale_header_add (self->header, "FEN", text, token->line, token->column);
      if (!awale_reader_begin_game (self))
        keep_rest (self, token->end);
      return;
    }
  if (self->stage == AWALE_READER_STAGE_TAGS && !awale_reader_begin_game (self))
    keep_rest (self, token->start);
  else
    break_off (self, awale_fault_new (_("a position among the moves"),
                                      _("There is a position among the moves.")));
}

/* Keeps the rest of a line after the result, such as a signature, as a comment. */
static void
keep_line (AwaleReader *self)
{
  const char *end = memchr (self->mark_at, '\n', (size_t) (self->lexer.end - self->mark_at));

  awale_reader_report (self, AWALE_SEVERITY_WARNING, self->mark, 0,
        awale_fault_new (_("text after the result; it is kept as a comment"),
                         _("There is text after the result; it is kept as a comment.")));
  end = end != NULL ? end : self->lexer.end;
  keep_text (self, self->mark_at, end);
  awale_lexer_rewind (&self->lexer, end, self->token.line, 1);
}

static void
read_word (AwaleReader *self)
{
  g_autofree char *word = quote_token (self);

  if (change_notation (self))
    return;
  break_off (self, awale_fault_new (_("“%s” is not a move"), _("“%s” is not a move."), word));
}

/*
 * True if the token is a move that begins a game, rather than a part of a signature: the move has a
 * number, is followed by other moves or a result, or begins a game in another notation.
 */
static bool
begins_with_move (const AwaleReader *self)
{
  const AwaleRuleset *rules = &awale_preset_for_files ()->rules;
  AwalePosition position = awale_position_start ();
  AwaleLexer lexer = self->lexer;
  AwaleToken token = self->token;
  int n_moves = 0;

  if (self->mark_at != self->token.start)
    return true;
  while (n_moves < MIN_BARE_MOVES && token.kind == AWALE_TOKEN_MOVE
         && awale_illegal_reason (position, rules, token.move) == AWALE_ILLEGAL_REASON_NONE)
    {
      position = awale_play (position, rules, token.move, NULL);
      n_moves++;
      do
        awale_lexer_next (&lexer, &token);
      while (token.kind == AWALE_TOKEN_NUMBER || token.kind == AWALE_TOKEN_COMMENT);
    }
  if (n_moves == MIN_BARE_MOVES || (n_moves > 0 && token.kind == AWALE_TOKEN_RESULT))
    return true;
  lexer = self->lexer;
  awale_lexer_rewind (&lexer, self->mark_at, self->mark.line, self->mark.column);
  return awale_notation_begins (&lexer, rules);
}

/* True if the token begins another game without tags. */
static bool
begins_bare_game (const AwaleReader *self)
{
  return self->stage == AWALE_READER_STAGE_RESULT
         && ((self->token.kind == AWALE_TOKEN_MOVE && self->token.move != AWALE_PASS
              && begins_with_move (self))
             || self->token.kind == AWALE_TOKEN_RESULT || self->token.kind == AWALE_TOKEN_POSITION);
}

/* Reads a token of the movetext that is not a comment, a glyph or a number. */
static void
read_movetext (AwaleReader *self)
{
  if (begins_bare_game (self))
    awale_reader_finish_game (self);
  if (self->token.kind == AWALE_TOKEN_POSITION)
    {
      read_position (self);
      return;
    }
  if (self->stage == AWALE_READER_STAGE_RESULT && awale_reader_on_main_line (self)
      && (self->token.kind == AWALE_TOKEN_WORD || self->token.kind == AWALE_TOKEN_MOVE))
    {
      keep_line (self);
      return;
    }
  if (self->stage == AWALE_READER_STAGE_TAGS && !awale_reader_begin_game (self))
    {
      keep_rest (self, self->token.start);
      return;
    }

  switch (self->token.kind)
    {
    case AWALE_TOKEN_MOVE:   read_move (self); break;
    case AWALE_TOKEN_OPEN:   read_open (self); break;
    case AWALE_TOKEN_CLOSE:  read_close (self); break;
    case AWALE_TOKEN_RESULT: read_result (self); break;
    default:                 read_word (self); break;
    }
}

static void
read_token (AwaleReader *self)
{
  if (begins_foreign_game (self))
    awale_reader_finish_game (self);
  if (may_be_move (self) && change_notation (self))
    return;

  switch (self->token.kind)
    {
    case AWALE_TOKEN_TAG:
      read_tag (self);
      break;
    case AWALE_TOKEN_BROKEN_TAG:
      read_broken_tag (self);
      break;
    case AWALE_TOKEN_COMMENT:
    case AWALE_TOKEN_BROKEN_COMMENT:
    case AWALE_TOKEN_LINE_COMMENT:
      read_comment (self);
      break;
    case AWALE_TOKEN_GLYPH:
      read_glyph (self);
      break;
    case AWALE_TOKEN_NUMBER:
    case AWALE_TOKEN_END:
      break;
    default:
      read_movetext (self);
      break;
    }
}

/* --- Documents ------------------------------------------------------------------------------- */

/* Maximum length in bytes of a position, including spaces and the end of the line. */
#define LONGEST_POSITION 200

static const AwaleReadOptions no_options = { NULL, NULL };

/* Place of a diagnostic about the whole file. */
static const AwaleTextPosition beginning = { 1, 1 };

/* Reports a fault that belongs to no game. @fault: (transfer full) */
static void
report_document (AwaleDocument    *document,
               AwaleSeverity     severity,
               AwaleTextPosition place,
               AwaleFault        fault)
{
  AwaleDiagnostic *diagnostic = g_new0 (AwaleDiagnostic, 1);

  diagnostic->severity = severity;
  diagnostic->line = place.line;
  diagnostic->column = place.column;
  diagnostic->fault = fault;
  awale_document_add_diagnostic (document, diagnostic);
}

static void
report_facts (AwaleDocument        *document,
            const AwaleTextFacts *facts)
{
  awale_document_set_windows_1252 (document, facts->is_windows_1252);
  if (facts->had_zeros || facts->is_damaged_utf_16)
    awale_document_set_incomplete (document, true);
  if (facts->is_utf_16)
    report_document (document, AWALE_SEVERITY_WARNING, beginning,
                   awale_fault_new (_("the file is UTF-16; it will be saved as UTF-8"),
                                    _("The file is UTF-16; it will be saved as UTF-8.")));
  if (facts->is_damaged_utf_16)
    report_document (document, AWALE_SEVERITY_WARNING, beginning,
                   awale_fault_new (_("some of the file is not valid UTF-16 and was replaced"),
                                    _("Some of the file is not valid UTF-16 and was replaced.")));
  if (facts->is_windows_1252)
    report_document (document, AWALE_SEVERITY_WARNING, beginning,
                   awale_fault_new (_("the file is not UTF-8; it was read as Windows-1252"),
                                    _("The file is not UTF-8; it was read as Windows-1252.")));
  if (facts->had_zeros)
    report_document (document, AWALE_SEVERITY_WARNING, beginning,
                   awale_fault_new (_("the file contains null bytes and is not text"),
                                    _("The file contains null bytes and is not text.")));
}

/* True if a game has begun although there are as many games as allowed. */
static bool
is_full (AwaleReader *self)
{
  return awale_document_get_n_games (self->document) == AWALE_OGN_MAX_GAMES
         && awale_reader_has_begun (self);
}

static void
refuse_rest (AwaleReader *self)
{
  report_document (self->document, AWALE_SEVERITY_ERROR, token_place (self),
                 awale_fault_new (_("more than %d games; those from here on were not read"),
                                  _("The file has more than %d games; those from here on were "
                                    "not read."), AWALE_OGN_MAX_GAMES));
  awale_reader_lose_some (self);
}

/* Finishes the game before the current token. Returns: true if the game was in another notation, so
 * that the token must be read again */
static bool
finish_before_token (AwaleReader *self)
{
  bool is_foreign = self->lexer.notation != NULL;

  awale_reader_finish_game (self);
  if (is_foreign)
    awale_lexer_rewind (&self->lexer, self->mark_at, self->mark.line, self->mark.column);
  return is_foreign;
}

/* Reads the next token. The mark is set to its place, or to that of a move number before it. */
static void
next_token (AwaleReader *self)
{
  bool is_numbered = self->token.kind == AWALE_TOKEN_NUMBER;

  if (self->lexer.notation != NULL && self->game != NULL)
    self->lexer.side = awale_node_get_position (awale_reader_innermost (self)->tip).side;
  awale_lexer_next (&self->lexer, &self->token);
  if (is_numbered)
    return;
  self->mark_at = self->token.start;
  self->mark = token_place (self);
}

static void
read_tokens (AwaleReader *self)
{
  unsigned line = 1;

  next_token (self);
  self->begins_at = self->mark_at;
  self->begins = self->mark;
  for (;; next_token (self))
    {
      if (self->stopped)
        return;
      if (self->lexer.game_a_line && self->token.line > line && finish_before_token (self))
        continue;
      line = self->token.line;
      read_token (self);
      if (self->token.kind == AWALE_TOKEN_END || is_full (self))
        break;
    }
  if (is_full (self))
    refuse_rest (self);
  else if (!self->stopped)
    awale_reader_finish_game (self);
}

/* Prepares @reader for @text and reports the @facts of its decoding. */
static void
begin (AwaleReader          *reader,
       const GString        *text,
       const AwaleTextFacts *facts,
       const char           *name,
       bool                  game_a_line)
{
  awale_reader_init (reader, name);
  report_facts (reader->document, facts);
  awale_lexer_init (&reader->lexer, text->str, text->len);
  reader->lexer.game_a_line = game_a_line;
}

static void
report_no_game (AwaleReader *self)
{
  report_document (self->document, AWALE_SEVERITY_ERROR, beginning,
                 awale_fault_new (_("there is no game in the file"),
                                  _("There is no game in the file.")));
}

static AwaleDocument *
read_document (const char *bytes,
               size_t      n_bytes,
               const char *name,
               const AwaleReadOptions *options,
               bool        game_a_line)
{
  g_autoptr (GString) text = NULL;
  AwaleTextFacts facts;
  AwaleReader reader;

  text = awale_text_decode (bytes, n_bytes, &facts);
  begin (&reader, text, &facts, name, game_a_line);
  reader.options = *options;
  read_tokens (&reader);

  if (awale_document_get_n_games (reader.document) == 0)
    report_no_game (&reader);
  return awale_reader_clear (&reader);
}

AwaleDocument *
awale_ogn_read (const char *bytes,
                size_t      n_bytes,
                const char *name)
{
  g_return_val_if_fail (bytes != NULL || n_bytes == 0, NULL);

  return read_document (bytes, n_bytes, name, &no_options, false);
}

AwaleDocument *
awale_notation_read (const AwaleReadOptions *options,
                     const char             *bytes,
                     size_t                  n_bytes,
                     const char             *name)
{
  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (bytes != NULL || n_bytes == 0, NULL);

  return read_document (bytes, n_bytes, name, options, false);
}

/* Converts a position in any known form to the program's own form; NULL if the text is not a
 * position. (transfer full) */
static char *
dup_foreign_position (const char *bytes,
                      size_t      n_bytes)
{
  g_autofree char *text = NULL;
  AwalePosition position;

  if (n_bytes > LONGEST_POSITION || !g_utf8_validate_len (bytes, n_bytes, NULL))
    return NULL;
  text = g_strndup (bytes, n_bytes);
  return awale_ogn_parse_position (text, &position, NULL) ? awale_position_to_string (position)
                                                          : NULL;
}

AwaleDocument *
awale_letters_read (const char *bytes,
                    size_t      n_bytes,
                    const char *name)
{
  g_autofree char *start = NULL;

  g_return_val_if_fail (bytes != NULL || n_bytes == 0, NULL);

  start = dup_foreign_position (bytes, n_bytes);
  return start != NULL ? read_document (start, strlen (start), name, &no_options, true)
                       : read_document (bytes, n_bytes, name, &no_options, true);
}

void
awale_format_read_each (AwaleFormat    format,
                        const char    *bytes,
                        size_t         n_bytes,
                        AwaleReadFunc  func,
                        void          *user_data)
{
  g_autoptr (GString) text = NULL;
  AwaleTextFacts facts;
  AwaleReader reader;

  g_return_if_fail (bytes != NULL || n_bytes == 0);
  g_return_if_fail (func != NULL);

  text = awale_text_decode (bytes, n_bytes, &facts);
  begin (&reader, text, &facts, NULL, format == AWALE_FORMAT_LETTERS);
  reader.func = func;
  reader.user_data = user_data;
  read_tokens (&reader);

  if (reader.n_told == 0)
    {
      report_no_game (&reader);
      func (reader.document, text->str, text->len, 1, user_data);
    }
  g_object_unref (awale_reader_clear (&reader));
}
