/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-note.h"

#include "awale-ogn.h"
#include "awale-text.h"

#include <string.h>

/* Number of glyphs on a node below which duplicates are searched for and dropped. */
#define FEW_GLYPHS 64

static void
clear_command (void *data)
{
  AwaleCommentCommand *command = data;

  g_free (command->name);
  g_free (command->value);
}

AwaleNote *
awale_note_new (void)
{
  return g_new0 (AwaleNote, 1);
}

/* Gets the array of glyphs, which is allocated on demand, like all parts of a note: most notes are
 * a glyph or a few words. */
static GArray *
get_glyphs (AwaleNote *self)
{
  if (self->glyphs == NULL)
    self->glyphs = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  return self->glyphs;
}

static GArray *
get_commands (AwaleNote *self)
{
  if (self->commands == NULL)
    {
      self->commands = g_array_new (FALSE, FALSE, sizeof (AwaleCommentCommand));
      g_array_set_clear_func (self->commands, clear_command);
    }
  return self->commands;
}

void
awale_note_free (AwaleNote *self)
{
  if (self == NULL)
    return;
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_clear_pointer (&self->glyphs, g_array_unref);
  g_clear_pointer (&self->commands, g_array_unref);
  g_free (self->before);
  g_free (self->best);
  g_free (self);
}

static bool
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/*
 * Joins the lines of a file into paragraphs: a single line break becomes a space; of several in
 * succession, each but the first becomes a "\n". Spaces around line breaks are removed; escapes are
 * kept.
 */
static GString *
unwrap (const char *raw,
        size_t      length)
{
  GString *text = g_string_sized_new (length);

  for (size_t i = 0; i < length;)
    {
      size_t after = i;
      unsigned n_breaks = 0;

      while (after < length && (is_blank (raw[after]) || raw[after] == '\n'))
        n_breaks += raw[after++] == '\n';
      if (n_breaks == 0)
        {
          size_t end = MAX (after, i + 1);

          g_string_append_len (text, raw + i, (gssize) (end - i));
          i = end;
          continue;
        }
      if (n_breaks == 1)
        g_string_append_c (text, ' ');
      for (unsigned j = 1; j < n_breaks; j++)
        g_string_append_c (text, '\n');
      i = after;
    }
  return text;
}

static bool
is_name_char (char c)
{
  return g_ascii_isalnum (c) || c == '_' || c == '-' || c == '.' || (unsigned char) c >= 0x80;
}

static bool
is_name_start (char c)
{
  return g_ascii_isalpha (c) || c == '_' || (unsigned char) c >= 0x80;
}

/* The length of the command `[%name value]` at @text; 0 if there is none. */
static size_t
scan_command (const char *text,
              const char *end,
              size_t     *name_length)
{
  const char *at = text + 2;

  if (end - text < 4 || text[0] != '[' || text[1] != '%' || !is_name_start (*at))
    return 0;
  while (at < end && is_name_char (*at))
    at++;
  *name_length = (size_t) (at - text) - 2;
  if (at < end && *at != ']' && !is_blank (*at))
    return 0;
  while (at < end && *at != ']' && *at != '[' && *at != '\n')
    at++;
  return at < end && *at == ']' ? (size_t) (at - text) + 1 : 0;
}

bool
awale_line_is_tag (const char *line,
                   const char *end)
{
  const size_t mark = strlen (AWALE_BYTE_ORDER_MARK);
  const char *at;

  /* The line may be the first one of a file that was appended to another, so a byte order mark is
   * skipped. */
  if ((size_t) (end - line) >= mark && memcmp (line, AWALE_BYTE_ORDER_MARK, mark) == 0)
    line += mark;
  at = line + 1;
  if (line >= end || *line != '[' || at == end || !is_name_start (*at))
    return false;
  while (at < end && is_name_char (*at))
    at++;
  if (at == end || !is_blank (*at))
    return false;
  while (at < end && is_blank (*at))
    at++;
  return at < end && *at == '"';
}

bool
awale_comment_is_special (const char *text,
                          const char *end)
{
  size_t name_length;

  return scan_command (text, end, &name_length) > 0 || awale_line_is_tag (text, end);
}

/* Removes the backslashes that escape `}`, `\` and `[` in the first @length bytes of @text.
 * (transfer full) */
static char *
unescape (const char *text,
          size_t      length)
{
  GString *plain = g_string_sized_new (length);

  for (size_t i = 0; i < length; i++)
    {
      if (text[i] == '\\' && i + 1 < length && strchr ("}\\[", text[i + 1]) != NULL)
        i++;
      g_string_append_c (plain, text[i]);
    }
  return g_string_free (plain, FALSE);
}

/* True if @text is a valid value of the command for the best move. */
static bool
is_best (const char *text)
{
  AwaleMoveValues values;

  return awale_best_parse (text, &values);
}

/* Adds the command of @length bytes at @text. The first valid evaluation and the first valid best
 * move are not kept as commands, but in fields of their own. */
static void
add_command (AwaleNote  *self,
             const char *text,
             size_t      length,
             size_t      name_length)
{
  size_t skip = 2 + name_length + (text[2 + name_length] != ']');
  AwaleCommentCommand command = {
    .name = g_strndup (text + 2, name_length),
    .value = unescape (text + skip, length - 1 - skip),
  };

  self->n_bytes += strlen ("[% ]") + name_length + strlen (command.value);
  if (!self->has_evaluation && g_str_equal (command.name, "eval")
      && awale_evaluation_parse (command.value, &self->evaluation))
    {
      self->has_evaluation = true;
      clear_command (&command);
      return;
    }
  if (self->best == NULL && g_str_equal (command.name, "best") && is_best (command.value))
    {
      self->best = g_steal_pointer (&command.value);
      clear_command (&command);
      return;
    }
  g_array_append_val (get_commands (self), command);
}

/*
 * Puts a space in place of a command, unless there is one already, so that the text before and
 * after it is not joined. Returns: the place at which the rest of the text begins
 */
static const char *
close_gap (GString    *text,
           const char *at,
           const char *end)
{
  bool at_edge = text->len == 0 || text->str[text->len - 1] == '\n';

  if (at_edge || is_blank (text->str[text->len - 1]))
    while (at < end && is_blank (*at))
      at++;
  else if (at < end && !is_blank (*at) && *at != '\n')
    g_string_append_c (text, ' ');
  return at;
}

/* Extracts commands from a comment whose lines were joined, and removes escapes. Returns: (transfer
 * full): the remaining text */
static char *
parse_comment (AwaleNote     *self,
               const GString *unwrapped)
{
  g_autoptr (GString) text = g_string_sized_new (unwrapped->len);
  const char *end = unwrapped->str + unwrapped->len;

  for (const char *at = unwrapped->str; at < end;)
    {
      size_t name_length;
      size_t length = *at == '[' ? scan_command (at, end, &name_length) : 0;

      if (length > 0)
        {
          add_command (self, at, length, name_length);
          at = close_gap (text, at + length, end);
          continue;
        }
      if (*at == '\\' && at + 1 < end && strchr ("}\\[", at[1]) != NULL)
        at++;
      g_string_append_c (text, *at++);
    }
  return awale_comment_normalize (text->str);
}

char *
awale_comment_normalize (const char *text)
{
  GString *normal = g_string_sized_new (strlen (text));
  unsigned n_breaks = 0;

  for (const char *line = text; *line != '\0';)
    {
      size_t length = strcspn (line, "\r\n");
      const char *next = line + length;
      size_t start = strspn (line, " \t");

      while (length > start && is_blank (line[length - 1]))
        length--;
      if (length > start)
        {
          for (; n_breaks > 0 && normal->len > 0; n_breaks--)
            g_string_append_c (normal, '\n');
          n_breaks = 0;
          g_string_append_len (normal, line + start, (gssize) (length - start));
        }
      if (*next == '\0')
        break;
      n_breaks++;
      line = next + (next[0] == '\r' && next[1] == '\n' ? 2 : 1);
    }
  return g_string_free (normal, FALSE);
}

static size_t
get_text_length (const AwaleNote *self)
{
  return self->text != NULL ? self->text->len : 0;
}

static size_t
get_room (const AwaleNote *self)
{
  size_t separator = get_text_length (self) > 0;
  size_t used = self->n_bytes + separator;

  return used < AWALE_OGN_MAX_COMMENT ? AWALE_OGN_MAX_COMMENT - used : 0;
}

static void
append_paragraph (AwaleNote  *self,
                  const char *text,
                  size_t      length)
{
  size_t before = get_text_length (self);

  if (length == 0)
    return;
  if (self->text == NULL)
    self->text = g_string_new (NULL);
  if (before > 0)
    g_string_append_c (self->text, '\n');
  g_string_append_len (self->text, text, (gssize) length);
  self->n_bytes += self->text->len - before;
}

bool
awale_note_add_comment (AwaleNote  *self,
                        const char *raw,
                        size_t      length)
{
  g_autoptr (GString) unwrapped = unwrap (raw, length);
  g_autoptr (AwaleNote) added = awale_note_new ();
  g_autofree char *text = parse_comment (added, unwrapped);
  size_t text_length = strlen (text);

  if (added->n_bytes + text_length > get_room (self))
    return false;
  append_paragraph (added, text, text_length);
  return awale_note_take (self, added);
}

bool
awale_note_add_text (AwaleNote  *self,
                     const char *text,
                     size_t      length)
{
  g_autoptr (GString) unwrapped = unwrap (text, length);
  g_autofree char *normal = awale_comment_normalize (unwrapped->str);
  size_t normal_length = strlen (normal);
  size_t fitting = awale_text_cut (normal, normal_length, get_room (self));

  append_paragraph (self, normal, fitting);
  return fitting == normal_length;
}

void
awale_note_add_glyph (AwaleNote *self,
                      uint16_t   glyph)
{
  GArray *glyphs = get_glyphs (self);

  if (glyphs->len < FEW_GLYPHS)
    for (guint i = 0; i < glyphs->len; i++)
      if (g_array_index (glyphs, uint16_t, i) == glyph)
        return;
  g_array_append_val (glyphs, glyph);
}

/* Appends a command to @commands. @value: (transfer full) */
static void
append_command (GArray     *commands,
                const char *name,
                char       *value)
{
  AwaleCommentCommand command = { g_strdup (name), value };

  g_array_append_val (commands, command);
}

/* Takes the evaluation and the best move of @other; those that @self already has are kept, and the
 * others become commands. */
static void
take_evaluation (AwaleNote *self,
                 AwaleNote *other)
{
  bool is_first = !self->has_evaluation && self->best == NULL;

  if (is_first)
    {
      self->evaluation = other->evaluation;
      self->has_evaluation = other->has_evaluation;
      self->best = g_steal_pointer (&other->best);
      return;
    }
  if (other->has_evaluation && !self->has_evaluation)
    {
      self->evaluation = other->evaluation;
      self->has_evaluation = true;
    }
  else if (other->has_evaluation)
    append_command (get_commands (self), "eval", awale_evaluation_to_string (&other->evaluation));
  if (other->best != NULL && self->best == NULL)
    self->best = g_steal_pointer (&other->best);
  else if (other->best != NULL)
    append_command (get_commands (self), "best", g_steal_pointer (&other->best));
}

static void
take_text (AwaleNote *self,
           AwaleNote *other)
{
  if (other->text == NULL)
    return;
  append_paragraph (self, other->text->str,
                    awale_text_cut (other->text->str, other->text->len, get_room (self)));
  g_string_free (g_steal_pointer (&other->text), TRUE);
}

static void
take_glyphs (AwaleNote *self,
             AwaleNote *other)
{
  g_autoptr (GArray) glyphs = g_steal_pointer (&other->glyphs);

  if (glyphs != NULL && self->glyphs == NULL)
    self->glyphs = g_steal_pointer (&glyphs);
  else if (glyphs != NULL)
    for (guint i = 0; i < glyphs->len; i++)
      awale_note_add_glyph (self, g_array_index (glyphs, uint16_t, i));
}

static void
take_commands (AwaleNote *self,
               AwaleNote *other)
{
  g_autoptr (GArray) commands = g_steal_pointer (&other->commands);

  if (commands != NULL && self->commands == NULL)
    self->commands = g_steal_pointer (&commands);
  else if (commands != NULL)
    {
      g_array_append_vals (self->commands, commands->data, commands->len);
      g_array_set_clear_func (commands, NULL);
    }
}

bool
awale_note_take (AwaleNote *self,
                 AwaleNote *other)
{
  bool complete = other->n_bytes <= get_room (self);

  take_evaluation (self, other);
  self->n_bytes += other->n_bytes - get_text_length (other);
  take_glyphs (self, other);
  take_commands (self, other);
  take_text (self, other);

  other->has_evaluation = false;
  other->n_bytes = 0;
  return complete;
}

void
awale_note_take_before (AwaleNote *self,
                        AwaleNote *lead)
{
  if (self->before != NULL || lead->text == NULL)
    return;
  lead->n_bytes -= lead->text->len;
  self->before = g_string_free (g_steal_pointer (&lead->text), FALSE);
}

/* True if the best move @move with @value does not contradict @values, the known values of the
 * position before @node. */
static bool
fits (const AwaleMoveValues *values,
      AwaleNode             *node,
      AwaleMove              move,
      const AwaleEvaluation *value)
{
  const AwaleEvaluation *own = awale_move_values_get (values, awale_node_get_move (node));

  /* The value of the best move comes from searching the position where it is played, so it may
   * differ from the value that the same move has in the game. */
  if (move != awale_node_get_move (node)
      && awale_evaluation_is_better (own, value, awale_node_get_mover (node)))
    return false;
  return !values->has_value || awale_evaluation_equal (&values->value, value);
}

/* True if the moves of the expected line can be played in succession from @position. */
static bool
is_line_legal (const AwaleMoveValues *values,
               AwalePosition          position,
               const AwaleRuleset    *rules)
{
  for (int i = 0; i < values->n_line; i++)
    {
      if ((awale_legal_moves (position, rules) >> values->line[i] & 1) == 0)
        return false;
      position = awale_play (position, rules, values->line[i], NULL);
    }
  return true;
}

/* Sets the best move in place of @node's move; returns false if it or its line is illegal, it has
 * no value or contradicts known values. */
static bool
set_best (const AwaleNote *self,
          AwaleGame       *game,
          AwaleNode       *node)
{
  AwaleNode *parent = awale_node_get_parent (node);
  AwaleMoveValues values, read;
  AwaleEvaluation value;
  AwaleMove move;

  if (!self->has_evaluation || parent == NULL || !awale_best_parse (self->best, &read))
    return false;
  move = read.best;
  if (awale_illegal_reason (awale_node_get_position (parent), awale_game_get_rules (game), move) !=
        AWALE_ILLEGAL_REASON_NONE ||
      !is_line_legal (&read, awale_node_get_position (parent), awale_game_get_rules (game)))
    return false;
  if (!read.has_value && move != awale_node_get_move (node))
    return false;

  value = read.has_value ? read.value : self->evaluation;
  if (read.has_value && value.proof == AWALE_PROOF_ESTIMATE && value.depth == 0)
    value.depth = self->evaluation.depth;
  values = *awale_node_get_move_values (parent);
  if (!fits (&values, node, move, &value))
    return false;
  if (awale_move_values_get (&values, move) == NULL)
    awale_move_values_set (&values, move, &value);
  /* A best move without a value, which is the move played, replaces no other. */
  if (read.has_value || values.best == AWALE_NO_MOVE)
    values.best = move;
  if (read.n_line > 0)
    {
      memcpy (values.line, read.line, sizeof read.line);
      values.n_line = read.n_line;
    }
  else if (values.n_line > 0 && values.line[0] != values.best)
    values.n_line = 0;
  values.has_value = true;
  values.value = value;
  awale_game_set_move_values (game, parent, &values);
  return true;
}

void
awale_note_apply (const AwaleNote *self,
                  AwaleGame       *game,
                  AwaleNode       *node)
{
  if (self->has_evaluation)
    awale_game_set_evaluation (game, node, &self->evaluation);
  awale_game_set_comment_before (game, node, self->before);
  if (self->text != NULL)
    awale_game_set_comment (game, node, self->text->str);
  if (self->glyphs != NULL)
    awale_game_set_glyphs (game, node, (const uint16_t *) (const void *) self->glyphs->data,
                           self->glyphs->len);
  if (self->commands != NULL)
    awale_game_set_commands (game, node,
                             (const AwaleCommentCommand *) (const void *) self->commands->data,
                             self->commands->len);
}

void
awale_note_apply_best (const AwaleNote *self,
                       AwaleGame       *game,
                       AwaleNode       *node)
{
  AwaleCommentCommand first = { (char *) "best", self->best };
  g_autoptr (GArray) commands = NULL;

  if (self->best == NULL || set_best (self, game, node))
    return;
  commands = g_array_new (FALSE, FALSE, sizeof (AwaleCommentCommand));
  g_array_append_val (commands, first);
  if (self->commands != NULL)
    g_array_append_vals (commands, self->commands->data, self->commands->len);
  awale_game_set_commands (game, node, (const AwaleCommentCommand *) (const void *) commands->data,
                           commands->len);
}
