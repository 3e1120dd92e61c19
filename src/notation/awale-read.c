/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-ogn.h"

#include "awale-game-reader.h"
#include "awale-text.h"

#include <glib/gi18n-lib.h>

/* In bytes, with spaces and a line's end. */
#define LONGEST_POSITION 200

/* Of the whole file there is something to say here. */
static const AwaleTextPosition beginning = { 1, 1 };

static AwaleTextPosition
token_place (const AwaleReader *self)
{
  return (AwaleTextPosition) { self->token.line, self->token.column };
}

/* Something to say of the whole file. Takes @fault over. */
static void
tell_document (AwaleDocument    *document,
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
tell_facts (AwaleDocument        *document,
            const AwaleTextFacts *facts)
{
  awale_document_set_windows_1252 (document, facts->is_windows_1252);
  if (facts->had_zeros)
    awale_document_set_incomplete (document, true);
  if (facts->is_windows_1252)
    tell_document (document, AWALE_SEVERITY_WARNING, beginning,
                   awale_fault_new (_("the file is not UTF-8; it was read as Windows-1252"),
                                    _("The file is not UTF-8; it was read as Windows-1252.")));
  if (facts->had_zeros)
    tell_document (document, AWALE_SEVERITY_WARNING, beginning,
                   awale_fault_new (_("the file contains null bytes and is not text"),
                                    _("The file contains null bytes and is not text.")));
}

/* Whether the token begins a game that is one too many to be in memory. */
static bool
is_full (AwaleReader *self)
{
  return awale_document_get_n_games (self->document) == AWALE_OGN_MAX_GAMES
         && awale_reader_has_begun (self);
}

static void
refuse_rest (AwaleReader *self)
{
  tell_document (self->document, AWALE_SEVERITY_ERROR, token_place (self),
                 awale_fault_new (_("more than %d games; those from here on were not read"),
                                  _("The file has more than %d games; those from here on were "
                                    "not read."), AWALE_OGN_MAX_GAMES));
  awale_reader_lose_some (self);
}

/* The next token. A move number belongs to what it numbers. */
static void
next_token (AwaleReader *self)
{
  bool is_numbered = self->token.kind == AWALE_TOKEN_NUMBER;

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
      if (self->lexer.game_a_line && self->token.line > line)
        awale_reader_finish_game (self);
      line = self->token.line;
      awale_reader_read_token (self);
      if (self->token.kind == AWALE_TOKEN_END || is_full (self))
        break;
    }
  if (is_full (self))
    refuse_rest (self);
  else if (!self->stopped)
    awale_reader_finish_game (self);
}

/* Sets @reader to work on @text, which @facts are about. */
static void
begin (AwaleReader          *reader,
       const GString        *text,
       const AwaleTextFacts *facts,
       const char           *name,
       bool                  game_a_line)
{
  awale_reader_init (reader, name);
  tell_facts (reader->document, facts);
  awale_lexer_init (&reader->lexer, text->str, text->len);
  reader->lexer.game_a_line = game_a_line;
}

static void
tell_no_game (AwaleReader *self)
{
  tell_document (self->document, AWALE_SEVERITY_ERROR, beginning,
                 awale_fault_new (_("there is no game in the file"),
                                  _("There is no game in the file.")));
}

static AwaleDocument *
read_document (const char *bytes,
               size_t      n_bytes,
               const char *name,
               bool        game_a_line)
{
  g_autoptr (GString) text = NULL;
  AwaleTextFacts facts;
  AwaleReader reader;

  text = awale_text_decode (bytes, n_bytes, &facts);
  begin (&reader, text, &facts, name, game_a_line);
  read_tokens (&reader);

  if (awale_document_get_n_games (reader.document) == 0)
    tell_no_game (&reader);
  return awale_reader_clear (&reader);
}

AwaleDocument *
awale_ogn_read (const char *bytes,
                size_t      n_bytes,
                const char *name)
{
  g_return_val_if_fail (bytes != NULL || n_bytes == 0, NULL);

  return read_document (bytes, n_bytes, name, false);
}

/* A position that is all there is, in the program’s own form; NULL if there is none. */
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
  return start != NULL ? read_document (start, strlen (start), name, true)
                       : read_document (bytes, n_bytes, name, true);
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
      tell_no_game (&reader);
      func (reader.document, text->str, text->len, 1, user_data);
    }
  g_object_unref (awale_reader_clear (&reader));
}
