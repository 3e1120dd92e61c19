/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-game-reader.h"

#include "awale-ogn.h"
#include "awale-overrun.h"
#include "awale-pgn.h"
#include "game/awale-game-steps.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of diagnostics for a game; no warning is added beyond half of it. */
#define MAX_DIAGNOSTICS 100

static void
clear_line (void *data)
{
  AwaleReaderLine *line = data;

  awale_note_free (line->lead);
}

static void
reset_game (AwaleReader *self)
{
  AwaleReaderLine main_line = { .started = false };

  self->stage = AWALE_READER_STAGE_TAGS;
  if (self->header == NULL || self->header->tags->len > 0)
    {
      g_clear_pointer (&self->header, awale_header_free);
      self->header = awale_header_new ();
    }
  self->lead_commented = false;
  self->lexer.notation = NULL;
  self->is_tried = false;
  g_clear_object (&self->game);
  g_array_set_size (self->lines, 0);
  g_array_append_val (self->lines, main_line);
  g_hash_table_remove_all (self->notes);
  g_array_set_size (self->places, 0);
  g_ptr_array_set_size (self->diagnostics, 0);
  self->mismatch.is_set = false;
  self->missing.is_set = false;
  self->tells_harvests = false;
  g_clear_pointer (&self->result, g_free);
}

void
awale_reader_init (AwaleReader *self,
                   const char  *name)
{
  *self = (AwaleReader) { .document = awale_document_new (name), .number = 1 };
  self->lines = g_array_new (FALSE, FALSE, sizeof (AwaleReaderLine));
  g_array_set_clear_func (self->lines, clear_line);
  self->notes = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) awale_note_free);
  self->places = g_array_new (FALSE, FALSE, sizeof (AwaleTextPosition));
  self->diagnostics = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_diagnostic_free);
  reset_game (self);
}

AwaleDocument *
awale_reader_clear (AwaleReader *self)
{
  g_clear_pointer (&self->header, awale_header_free);
  g_clear_object (&self->game);
  g_clear_pointer (&self->lines, g_array_unref);
  g_clear_pointer (&self->notes, g_hash_table_unref);
  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->diagnostics, g_ptr_array_unref);
  g_clear_pointer (&self->result, g_free);
  return g_steal_pointer (&self->document);
}

void
awale_reader_report (AwaleReader        *self,
      AwaleSeverity  severity,
      AwaleTextPosition          place,
      int            ply,
      AwaleFault     fault)
{
  AwaleDiagnostic *diagnostic;

  if (self->diagnostics->len
      >= (severity == AWALE_SEVERITY_ERROR ? MAX_DIAGNOSTICS : MAX_DIAGNOSTICS / 2))
    {
      awale_fault_clear (&fault);
      return;
    }
  diagnostic = g_new (AwaleDiagnostic, 1);
  diagnostic->severity = severity;
  diagnostic->line = place.line;
  diagnostic->column = place.column;
  diagnostic->game = self->number;
  diagnostic->ply = (unsigned) ply;
  diagnostic->fault = fault;
  g_ptr_array_add (self->diagnostics, diagnostic);
}

AwaleReaderLine *
awale_reader_innermost (AwaleReader *self)
{
  return &g_array_index (self->lines, AwaleReaderLine, self->lines->len - 1);
}

bool
awale_reader_on_main_line (const AwaleReader *self)
{
  return self->lines->len == 1;
}

AwaleNote *
awale_reader_get_note (AwaleReader    *self,
          AwaleNode *node)
{
  AwaleNote *note = g_hash_table_lookup (self->notes, node);

  if (note == NULL)
    {
      note = awale_note_new ();
      g_hash_table_insert (self->notes, node, note);
    }
  return note;
}

void
awale_reader_lose_some (AwaleReader *self)
{
  awale_document_set_incomplete (self->document, true);
}

static void
header_error (const AwaleReadTag *tag,
              bool                is_error,
              AwaleFault          fault,
              void               *user_data)
{
  awale_reader_report (user_data, is_error ? AWALE_SEVERITY_ERROR : AWALE_SEVERITY_WARNING,
        (AwaleTextPosition) { tag->line, tag->column }, 0, fault);
}

void
awale_reader_move_note (AwaleReader    *self,
           AwaleNote *lead,
           AwaleNode *node)
{
  if (lead != NULL && !awale_note_take (awale_reader_get_note (self, node), lead))
    awale_reader_lose_some (self);
  awale_note_free (lead);
}

void
awale_reader_settle_variant (AwaleReader *self)
{
  const AwaleReadTag *variant = awale_header_find (self->header, "Variant");

  if (variant == NULL || awale_preset_find (variant->value) != NULL
      || awale_header_find (self->header, "Rules") != NULL)
    return;
  if (self->options.variant != NULL)
    awale_header_set (self->header, variant, self->options.variant->file_name);
  else if (awale_document_get_unknown_variant (self->document) == NULL)
    awale_document_set_unknown_variant (self->document, variant->value);
}

bool
awale_reader_begin_game (AwaleReader *self)
{
  AwaleRuleset rules;
  AwalePosition start;
  bool known;
  AwaleReaderLine *line = awale_reader_innermost (self);

  self->is_pgn = awale_pgn_adopt_header (self->header, &self->has_score);
  if (self->is_pgn)
    awale_document_set_converted (self->document, true);
  self->is_pgn &= !self->has_score;
  awale_reader_settle_variant (self);
  rules = awale_header_get_rules (self->header, header_error, self);
  known = awale_header_get_start (self->header, &start, header_error, self);
  self->game = awale_game_new (&rules);
  awale_game_begin_reading (self->game);
  awale_game_set_start (self->game, &rules, start);
  awale_header_apply (self->header, self->game, header_error, self);
  line->tip = awale_game_get_root (self->game);
  line->owned = true;
  awale_reader_move_note (self, g_steal_pointer (&line->lead), line->tip);
  self->stage = AWALE_READER_STAGE_MOVES;
  return known;
}

void
awale_reader_tell_mismatch (AwaleReader *self)
{
  const AwaleReaderMismatch *mismatch = &self->mismatch;
  AwaleFault fault;

  if (!mismatch->is_set)
    return;
  if (mismatch->given > 0)
    fault = awale_fault_new (_("+%d where the rules give +%d"),
                             _("A capture of %d is written, but the rules give %d."),
                             mismatch->told, mismatch->given);
  else
    fault = awale_fault_new (_("+%d where the rules give no capture"),
                             _("A capture of %d is written, but the rules give none."),
                             mismatch->told);
  awale_reader_report (self, AWALE_SEVERITY_WARNING, mismatch->place, mismatch->ply, fault);
  self->mismatch.is_set = false;
}

/* Reports the last mismatch, unless the game ends there with a repetition: Aualé adds the seeds
 * left on the board to the last harvest. */
static void
tell_last_mismatch (AwaleReader *self)
{
  if (self->mismatch.is_set && awale_overrun_end_repeats (self->game))
    self->mismatch.is_set = false;
  awale_reader_tell_mismatch (self);
}

static void
check_overrun (AwaleReader *self)
{
  AwaleEnding ending = AWALE_ENDING_NONE;
  int ply = self->places->len > 0 ? awale_overrun_find (self->game, &ending) : 0;

  /* The ply may be beyond the list of places: a variation that repeats the last move can make the
   * main line longer than the moves that were read. */
  if (ply > 0 && (guint) ply <= self->places->len)
    awale_reader_report (
      self, AWALE_SEVERITY_WARNING, g_array_index (self->places, AwaleTextPosition, ply - 1), ply,
      awale_fault_new (_("the game goes on after its end: %s"),
                       /* Translators: %s is a sentence: “No legal sowing is left.” */
                       _("The game goes on after its end. %s"), awale_ending_describe (ending)));
}

/* The value of the result tag @name, in the program's spelling if it is a result; NULL if the tag
 * is missing or the result unknown. */
static char *
dup_tag_result (AwaleReader *self,
                const char  *name)
{
  const char *tag = awale_game_get_tag (self->game, name);
  AwaleResult result;

  if (tag == NULL || !awale_result_parse (tag, &result))
    return g_strdup (tag);
  return result.known ? awale_result_to_string (result) : NULL;
}

/* Uses the result at the end of the movetext if no tag contains one, and reports a contradiction
 * otherwise. */
static void
settle_movetext_result (AwaleReader *self)
{
  AwaleResult result;
  bool is_result = self->result != NULL && awale_result_parse (self->result, &result);
  const char *name = is_result && self->is_pgn && !awale_result_has_seeds (result) ? "PGNResult"
                                                                                   : "Result";
  g_autofree char *tag = dup_tag_result (self, name);
  g_autofree char *text = NULL;

  if (self->result == NULL || (is_result && !result.known)
      || (is_result && self->has_score && !awale_result_has_seeds (result)))
    return;
  text = is_result ? awale_result_to_string (result) : g_strdup (self->result);
  if (tag == NULL && !is_result)
    awale_reader_report (self, AWALE_SEVERITY_WARNING, self->result_place, 0,
          awale_fault_new (_("“%s” is not a result in seeds"), _("“%s” is not a result in seeds."),
                           self->result));
  if (tag == NULL && g_str_equal (name, "Result") && is_result)
    awale_game_set_result (self->game, result);
  else if (tag == NULL)
    awale_game_set_tag (self->game, name, text);
  else if (!g_str_equal (tag, text))
    {
      awale_reader_report (self, AWALE_SEVERITY_WARNING, self->result_place, 0,
            awale_fault_new (_("the moves end with %s, but the Result tag says %s"),
                             _("The moves end with %s, but the Result tag says %s."), text, tag));
      if (!awale_note_add_text (awale_reader_get_note (self, awale_reader_innermost (self)->tip),
                                text, strlen (text)))
        awale_reader_lose_some (self);
    }
}

/* The place of the result in the text: that of the tag or, without a tag, of the result after the
 * moves. */
static AwaleTextPosition
find_result_place (AwaleReader *self)
{
  const AwaleReadTag *tag = awale_header_find (self->header,
                                               self->is_pgn ? "PGNResult" : "Result");

  return tag != NULL ? (AwaleTextPosition) { tag->line, tag->column } : self->result_place;
}

static void
tell_wrong_result (AwaleReader *self,
                   const char  *told,
                   const char  *settled)
{
  awale_reader_report (self, AWALE_SEVERITY_WARNING, find_result_place (self), 0,
        awale_fault_new (_("the result is %s where the rules give %s"),
                         _("The result is %s, but the rules give %s."), told, settled));
}

/* Gives a PGN game the result in seeds that its moves have. */
static void
settle_pgn (AwaleReader *self)
{
  const char *told;

  if (!self->is_pgn || !awale_pgn_settle (self->game))
    return;
  told = awale_pgn_find_contradiction (self->game);
  if (told != NULL)
    tell_wrong_result (self, told, awale_game_get_tag (self->game, "Result"));
}

static void
check_result (AwaleReader *self)
{
  AwaleResult result = awale_game_get_result (self->game);
  AwaleOutcome outcome;
  g_autofree char *told = NULL;
  g_autofree char *settled = NULL;

  if (self->stage == AWALE_READER_STAGE_BROKEN || !result.known
      || awale_game_get_termination (self->game) != NULL)
    return;
  outcome = awale_game_get_outcome (
    self->game, awale_game_get_line_end (self->game, awale_game_get_root (self->game)));
  if (outcome.state != AWALE_GAME_STATE_ENDED || awale_result_agrees (result, outcome.score))
    return;
  told = awale_result_to_string (result);
  settled = awale_score_to_string (outcome.score);
  tell_wrong_result (self, told, settled);
}

static void
tell_missing_harvest (AwaleReader *self)
{
  if (self->missing.is_set && self->tells_harvests)
    awale_reader_report (self, AWALE_SEVERITY_WARNING, self->missing.place, self->missing.ply,
          awale_fault_new (_("the capture, +%d, is not written"),
                           _("The capture of %d is not written."), self->missing.given));
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const AwaleDiagnostic *first = *(AwaleDiagnostic *const *) a;
  const AwaleDiagnostic *second = *(AwaleDiagnostic *const *) b;

  if (first->line != second->line)
    return first->line < second->line ? -1 : 1;
  return first->column < second->column ? -1 : first->column > second->column;
}

static void
hand_over_diagnostics (AwaleReader *self)
{
  g_ptr_array_sort (self->diagnostics, compare_places);
  for (guint i = 0; i < self->diagnostics->len; i++)
    awale_document_add_diagnostic (self->document, g_ptr_array_index (self->diagnostics, i));
  g_ptr_array_set_free_func (self->diagnostics, NULL);
  g_ptr_array_set_size (self->diagnostics, 0);
  g_ptr_array_set_free_func (self->diagnostics, (GDestroyNotify) awale_diagnostic_free);
}

void
awale_reader_close_line (AwaleReader *self)
{
  AwaleNote *lead = g_steal_pointer (&awale_reader_innermost (self)->lead);

  g_array_set_size (self->lines, self->lines->len - 1);
  awale_reader_move_note (self, lead, awale_reader_innermost (self)->tip);
}

static void
close_all_lines (AwaleReader *self)
{
  if (!awale_reader_on_main_line (self) && self->stage != AWALE_READER_STAGE_BROKEN)
    awale_reader_report (self, AWALE_SEVERITY_ERROR, awale_reader_innermost (self)->place, 0,
          awale_fault_new (_("the variation is never closed"),
                           _("The variation is never closed.")));
  while (!awale_reader_on_main_line (self))
    awale_reader_close_line (self);
}

/*
 * Applies all notes. Best moves come last, when all values are known, and in the order of the tree,
 * because siblings share one. The other notes are freed at once to save memory.
 */
static void
apply_notes (AwaleReader *self)
{
  GHashTableIter iter;
  void *node;
  void *note;

  g_hash_table_iter_init (&iter, self->notes);
  while (g_hash_table_iter_next (&iter, &node, &note))
    {
      awale_note_apply (note, self->game, node);
      if (((AwaleNote *) note)->best == NULL)
        g_hash_table_iter_remove (&iter);
    }

  for (AwaleNode *at = awale_game_get_root (self->game); at != NULL; at = awale_node_get_next (at))
    if ((note = g_hash_table_lookup (self->notes, at)) != NULL)
      awale_note_apply_best (note, self->game, at);
}

/* Passes the complete game to the callback and drops it. */
static void
hand_over (AwaleReader *self)
{
  self->stopped = !self->func (self->document, self->begins_at,
                               (size_t) (self->mark_at - self->begins_at), self->begins.line,
                               self->user_data);
  self->n_told++;
  g_object_unref (self->document);
  self->document = awale_document_new (NULL);
  self->number = 1;
}

void
awale_reader_restart (AwaleReader         *self,
                      const AwaleNotation *notation,
                      AwaleSide            side)
{
  reset_game (self);
  awale_lexer_rewind (&self->lexer, self->begins_at, self->begins.line, self->begins.column);
  self->lexer.notation = notation;
  self->lexer.side = side;
  awale_document_set_converted (self->document, true);
}

bool
awale_reader_has_begun (AwaleReader *self)
{
  return self->stage != AWALE_READER_STAGE_TAGS || self->header->tags->len > 0
         || awale_reader_innermost (self)->lead != NULL;
}

void
awale_reader_finish_game (AwaleReader *self)
{
  if (!awale_reader_has_begun (self))
    return;

  if (self->game == NULL)
    awale_reader_begin_game (self);
  close_all_lines (self);
  settle_movetext_result (self);
  if (self->stage != AWALE_READER_STAGE_BROKEN)
    settle_pgn (self);
  apply_notes (self);

  tell_last_mismatch (self);
  tell_missing_harvest (self);
  check_overrun (self);
  check_result (self);
  hand_over_diagnostics (self);

  awale_game_end_reading (self->game);
  awale_document_add_game (self->document, self->game);
  self->number++;
  reset_game (self);
  if (self->func != NULL)
    hand_over (self);
  self->begins_at = self->mark_at;
  self->begins = self->mark;
}

