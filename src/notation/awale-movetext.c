/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-movetext.h"

#include "awale-note.h"
#include "awale-pgn.h"
#include "awale-text.h"

#include <string.h>

/* Width in characters that no line reaches, unless a single word does. */
#define WRAP_WIDTH 80

#define ELLIPSIS "…"

typedef struct
{
  GString *out;
  GString *word;    /* Word that is being written. */
  size_t   column;  /* Number of characters on the line. */
  size_t   width;   /* Width of a line; G_MAXSIZE for no wrapping. */
} Wrap;

/* Starts writing to @out, which is at the start of a line. */
static void
wrap_init (Wrap    *self,
           GString *out,
           size_t   width)
{
  *self = (Wrap) { .out = out, .word = g_string_new (NULL), .width = width };
}

static void
wrap_begin_word (Wrap *self)
{
  size_t length = (size_t) g_utf8_strlen (self->word->str, (gssize) self->word->len);

  if (length == 0)
    return;
  if (self->column > 0 && self->width - self->column > length + 1)
    {
      g_string_append_c (self->out, ' ');
      self->column++;
    }
  else if (self->column > 0)
    {
      g_string_append_c (self->out, '\n');
      self->column = 0;
    }
  g_string_append_len (self->out, self->word->str, (gssize) self->word->len);
  self->column += length;
  self->column = MIN (self->column, self->width - 1);
  g_string_truncate (self->word, 0);
}

/* Writes the pending word and frees its memory. */
static void
wrap_finish (Wrap *self)
{
  wrap_begin_word (self);
  g_string_free (self->word, TRUE);
  self->word = NULL;
}

/* Ends the word and breaks the line @n_breaks times. */
static void
wrap_break_lines (Wrap     *self,
                  unsigned  n_breaks)
{
  wrap_begin_word (self);
  for (unsigned i = 0; i < n_breaks; i++)
    g_string_append_c (self->out, '\n');
  self->column = 0;
}

/* A node some of whose siblings are still to be written as variations. */
typedef struct
{
  AwaleNode *node;
  AwaleNode *variation;
} Branch;

typedef struct
{
  Wrap       wrap;
  GArray    *branches;    /* Open branches, the innermost last. (element-type Branch) */
  size_t     max_nesting;
  GString   *annotation;  /* Comments collected for the Annotation tag; NULL unless only the main
                           * line is written. */
  const AwaleRuleset *pgn;  /* Rules of the game; NULL unless moves are written as PGN. */
  AwaleNode *alone;       /* First node of a single line, whose siblings are left out; NULL if whole
                           * games are written. */
} Writer;

static void write_line (Writer    *self,
                        AwaleNode *node);

static bool
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* True if a line may break at @at, which must be a single space between two words. */
static bool
may_break_at (const char *text,
              const char *at)
{
  return *at == ' ' && at > text && !is_blank (at[-1]) && at[-1] != '\n'
         && at[1] != '\0' && at[1] != '\n' && !is_blank (at[1]);
}

static void
put_text (Wrap       *wrap,
          const char *text)
{
  const char *end = text + strlen (text);

  for (const char *at = text; at < end; at++)
    {
      if (may_break_at (text, at))
        {
          wrap_begin_word (wrap);
          continue;
        }
      if (*at == '\n')
        {
          unsigned n_breaks = (unsigned) strspn (at, "\n");

          wrap_break_lines (wrap, n_breaks + 1);
          at += n_breaks - 1;
          continue;
        }
      if (*at == '}' || *at == '\\' || (*at == '[' && awale_comment_is_special (at, end)))
        g_string_append_c (wrap->word, '\\');
      g_string_append_c (wrap->word, *at);
    }
}

/* The text of a command; characters that it cannot contain are replaced with spaces. */
static char *
dup_command_text (const AwaleCommentCommand *command)
{
  GString *text = g_string_new ("[%");

  g_string_append (text, command->name);
  if (command->value != NULL && *command->value != '\0')
    g_string_append_printf (text, " %s", command->value);
  for (size_t i = 2; i < text->len; i++)
    if (strchr ("[]\r\n", text->str[i]) != NULL)
      text->str[i] = ' ';
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

/* True if the expected line of @values has to be written at @node: once for a position, and only if
 * the game does not have a line with its first move. */
static bool
wants_line (const AwaleNode       *node,
            const AwaleMoveValues *values)
{
  const AwaleNode *parent = awale_node_get_parent (node);
  const AwaleNode *best = awale_node_find_child (parent, values->best);

  return values->n_line > 0 && values->line[0] == values->best &&
         node == awale_node_get_first_child (parent) &&
         (best == NULL || awale_node_get_first_child (best) == NULL);
}

/* The command for the best move in place of @node's move, whose value is @evaluation; NULL if the
 * best move is unknown or its value cannot be compared with that of the move. */
static char *
dup_best_text (const AwaleNode       *node,
               const AwaleMoveValues *values,
               const AwaleEvaluation *evaluation)
{
  AwaleMove move = awale_node_get_move (node), better;
  AwaleMoveValues best = *values;
  g_autofree char *text = NULL;

  if (awale_node_get_parent (node) == NULL || values->best == AWALE_NO_MOVE ||
      awale_move_values_find_best (values, move, awale_node_get_mover (node), &better) == NULL)
    return NULL;
  best.has_value = !awale_evaluation_equal (&values->value, evaluation);
  best.best = best.has_value ? better : move;
  if (!wants_line (node, &best))
    best.n_line = 0;
  text = awale_best_to_string (&best, evaluation);
  return g_strdup_printf ("[%%best %s]", text);
}

/* The texts of all commands of a node; its evaluation comes first. */
static GPtrArray *
dup_commands (const AwaleNode *node)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  AwaleNode *parent = awale_node_get_parent (node);
  AwaleMoveValues values = parent != NULL ? awale_node_find_move_values (parent)
                                          : (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
  const AwaleEvaluation *evaluation =
    parent != NULL ? awale_move_values_get (&values, awale_node_get_move (node))
                   : awale_node_get_evaluation (node);
  size_t n_commands;
  const AwaleCommentCommand *commands = awale_node_get_commands (node, &n_commands);

  if (evaluation != NULL)
    {
      g_autofree char *value = awale_evaluation_to_string (evaluation);

      char *best = dup_best_text (node, &values, evaluation);

      g_ptr_array_add (texts, g_strdup_printf ("[%%eval %s]", value));
      if (best != NULL)
        g_ptr_array_add (texts, best);
    }
  for (size_t i = 0; i < n_commands; i++)
    g_ptr_array_add (texts, dup_command_text (&commands[i]));
  return texts;
}

/* Writes a command, which may be wrapped like other text; only closing braces and backslashes
 * need an escape. */
static void
put_command (Wrap       *wrap,
             const char *command)
{
  for (const char *at = command; *at != '\0'; at++)
    {
      if (may_break_at (command, at))
        {
          wrap_begin_word (wrap);
          continue;
        }
      if (*at == '}' || *at == '\\')
        g_string_append_c (wrap->word, '\\');
      g_string_append_c (wrap->word, *at);
    }
}

/* Writes @commands and @text as a comment in braces, unless both are empty. */
static void
put_braces (Wrap       *wrap,
            GPtrArray  *commands,
            const char *text)
{
  if (commands->len == 0 && *text == '\0')
    return;
  /* No space separates a parenthesis from the following text. */
  if (!g_str_equal (wrap->word->str, "("))
    wrap_begin_word (wrap);
  g_string_append_c (wrap->word, '{');
  for (guint i = 0; i < commands->len; i++)
    {
      if (i > 0)
        wrap_begin_word (wrap);
      put_command (wrap, g_ptr_array_index (commands, i));
    }
  if (commands->len > 0 && *text != '\0')
    wrap_begin_word (wrap);
  put_text (wrap, text);
  g_string_append_c (wrap->word, '}');
}

/* True if Aualé's reader would fail at the comment, because it precedes the first move or contains
 * a brace. */
static bool
is_beyond_auale (const AwaleNode *node,
                 GPtrArray       *commands,
                 const char      *text)
{
  if (awale_node_get_parent (node) == NULL || strchr (text, '}') != NULL)
    return true;
  for (guint i = 0; i < commands->len; i++)
    if (strchr (g_ptr_array_index (commands, i), '}') != NULL)
      return true;
  return false;
}

/* Appends a comment, with the move that it is about, to the Annotation tag. */
static void
annotate (GString         *annotation,
          const AwaleNode *node,
          GPtrArray       *commands,
          const char      *text)
{
  if (commands->len == 0 && *text == '\0')
    return;
  if (annotation->len > 0)
    g_string_append (annotation, "; ");
  if (awale_node_get_parent (node) != NULL)
    {
      g_autofree char *move = awale_node_dup_text (node);

      g_string_append_printf (annotation, "%d. %s%s: ", awale_node_get_round (node),
                              awale_node_get_mover (node) == AWALE_NORTH ? ELLIPSIS " " : "", move);
    }
  for (guint i = 0; i < commands->len; i++)
    g_string_append_printf (annotation, "%s%s", i > 0 ? " " : "",
                            (const char *) g_ptr_array_index (commands, i));
  if (commands->len > 0 && *text != '\0')
    g_string_append_c (annotation, ' ');
  g_string_append (annotation, text);
}

/* Formats the variations beside @node as the text of a comment, for variations nested too deeply to
 * be read. */
static char *
dup_variations_text (const Writer *self,
                     AwaleNode    *node)
{
  GString *text = g_string_new (NULL);
  Writer writer = { .max_nesting = G_MAXSIZE, .pgn = self->pgn };

  writer.branches = g_array_new (FALSE, FALSE, sizeof (Branch));
  wrap_init (&writer.wrap, text, G_MAXSIZE);
  for (AwaleNode *variation = awale_node_get_next_sibling (node); variation != NULL;
       variation = awale_node_get_next_sibling (variation))
    {
      wrap_begin_word (&writer.wrap);
      g_string_append_c (writer.wrap.word, '(');
      write_line (&writer, variation);
      g_string_append_c (writer.wrap.word, ')');
    }
  wrap_finish (&writer.wrap);
  g_array_unref (writer.branches);
  return g_string_free (text, FALSE);
}

/* True if variations are to be written after the move of @node. */
static bool
has_variations (const Writer    *self,
                const AwaleNode *node)
{
  return self->annotation == NULL && node != self->alone && awale_node_is_first_child (node)
         && awale_node_get_next_sibling (node) != NULL;
}

/* The comment at @node, followed by the one before the next move of its line: a reader cannot tell
 * these apart and joins them. */
static char *
dup_own_text (AwaleNode *node)
{
  AwaleNode *next = awale_node_get_first_child (node);
  const char *comment = awale_node_get_comment (node);
  const char *before = next != NULL ? awale_node_get_comment_before (next) : NULL;
  g_autofree char *both = g_strconcat (comment != NULL ? comment : "", "\n",
                                       before != NULL ? before : "", NULL);

  return awale_comment_normalize (both);
}

static char *
dup_comment_text (const Writer *self,
                  AwaleNode    *node)
{
  g_autofree char *text = dup_own_text (node);
  g_autofree char *variations = NULL;
  g_autofree char *both = NULL;
  g_autofree char *normal = NULL;

  if (!has_variations (self, node) || self->branches->len < self->max_nesting)
    return g_steal_pointer (&text);
  variations = dup_variations_text (self, node);
  both = g_strconcat (text, "\n", variations, NULL);
  normal = awale_comment_normalize (both);
  normal[awale_text_cut (normal, strlen (normal), AWALE_OGN_MAX_COMMENT)] = '\0';
  return g_steal_pointer (&normal);
}

static void
put_comment (Writer    *self,
             AwaleNode *node)
{
  g_autoptr (GPtrArray) commands = dup_commands (node);
  g_autofree char *text = dup_comment_text (self, node);

  if (self->annotation != NULL && is_beyond_auale (node, commands, text))
    annotate (self->annotation, node, commands, text);
  else
    put_braces (&self->wrap, commands, text);
}

static void
put_comment_before (Writer          *self,
                    const AwaleNode *node)
{
  const char *comment = awale_node_get_comment_before (node);
  g_autoptr (GPtrArray) no_commands = g_ptr_array_new ();
  g_autofree char *text = awale_comment_normalize (comment != NULL ? comment : "");

  if (!awale_node_is_first_child (node))
    put_braces (&self->wrap, no_commands, text);
}

/* Writes the glyphs of a node: the first as its sign if it judges the move, except in PGN, and all
 * others as numbers. */
static void
put_glyphs (Writer          *self,
            const AwaleNode *node)
{
  size_t n_glyphs;
  const uint16_t *glyphs = awale_node_get_glyphs (node, &n_glyphs);
  bool has_move = awale_node_get_parent (node) != NULL;

  for (size_t i = 0; i < n_glyphs; i++)
    {
      g_autofree char *text = NULL;

      if (i == 0 && has_move && self->pgn == NULL && awale_glyph_is_move_glyph (glyphs[i]))
        text = awale_glyph_to_string (glyphs[i]);
      else
        {
          wrap_begin_word (&self->wrap);
          text = g_strdup_printf ("$%u", glyphs[i]);
        }
      g_string_append (self->wrap.word, text);
    }
}

/* Writes a move. @first: true if the move begins a line or follows a variation, so that a reader
 * needs its number to know the side */
static void
put_move (Writer          *self,
          const AwaleNode *node,
          bool             first)
{
  Wrap *wrap = &self->wrap;
  bool north = awale_node_get_mover (node) == AWALE_NORTH;
  g_autofree char *text = self->pgn != NULL ? awale_pgn_dup_move (node, self->pgn)
                                            : awale_node_dup_text (node);

  /* An opening parenthesis is not separated from the following text by a space. */
  if (!g_str_equal (wrap->word->str, "("))
    wrap_begin_word (wrap);
  if (first || !north)
    {
      g_autofree char *number = g_strdup_printf ("%d.", awale_node_get_round (node));

      g_string_append (wrap->word, number);
      if (self->pgn == NULL)
        wrap_begin_word (wrap);
      if (north)
        g_string_append (wrap->word, self->pgn != NULL ? ".." : ELLIPSIS);
      wrap_begin_word (wrap);
    }
  g_string_append (wrap->word, text);
}

static void
open_variation (Writer *self)
{
  wrap_begin_word (&self->wrap);
  g_string_append_c (self->wrap.word, '(');
}

/* Ends a variation. Returns: the next node to write, which begins another variation or continues
 * the line; NULL if the line ends */
static AwaleNode *
close_variation (Writer *self)
{
  Branch *branch = &g_array_index (self->branches, Branch, self->branches->len - 1);
  AwaleNode *next;

  branch->variation = awale_node_get_next_sibling (branch->variation);
  g_string_append_c (self->wrap.word, ')');
  if (branch->variation != NULL)
    {
      open_variation (self);
      return branch->variation;
    }
  next = awale_node_get_first_child (branch->node);
  g_array_set_size (self->branches, self->branches->len - 1);
  return next;
}

/*
 * Writes the line from @node with all its variations; siblings of @node are written only if it is a
 * first child. The function does not recurse, because lines are long and variations nest deeply.
 */
static void
write_line (Writer    *self,
            AwaleNode *node)
{
  size_t outermost = self->branches->len;
  bool first = true;

  while (node != NULL || self->branches->len > outermost)
    {
      if (node == NULL)
        {
          node = close_variation (self);
          first = true;
          continue;
        }
      put_comment_before (self, node);
      put_move (self, node, first);
      put_glyphs (self, node);
      put_comment (self, node);
      first = false;
      if (has_variations (self, node) && self->branches->len < self->max_nesting)
        {
          Branch branch = { node, awale_node_get_next_sibling (node) };

          g_array_append_val (self->branches, branch);
          open_variation (self);
          node = branch.variation;
          first = true;
        }
      else
        node = awale_node_get_first_child (node);
    }
}

void
awale_movetext_write (GString    *out,
                      AwaleGame  *game,
                      const char *result,
                      GString    *annotation,
                      bool        pgn)
{
  AwaleNode *root = awale_game_get_root (game);
  Writer writer = { .max_nesting = AWALE_OGN_MAX_NESTING, .annotation = annotation,
                    .pgn = pgn ? awale_game_get_rules (game) : NULL };

  writer.branches = g_array_new (FALSE, FALSE, sizeof (Branch));
  wrap_init (&writer.wrap, out, WRAP_WIDTH);
  put_glyphs (&writer, root);
  put_comment (&writer, root);
  write_line (&writer, awale_node_get_first_child (root));
  wrap_begin_word (&writer.wrap);
  g_string_append (writer.wrap.word, result);
  wrap_finish (&writer.wrap);
  g_array_unref (writer.branches);
}

char *
awale_ogn_write_line (AwaleNode *node)
{
  Writer writer = { .max_nesting = AWALE_OGN_MAX_NESTING, .alone = node };
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (node != NULL && awale_node_get_parent (node) != NULL, NULL);

  writer.branches = g_array_new (FALSE, FALSE, sizeof (Branch));
  wrap_init (&writer.wrap, out, WRAP_WIDTH);
  write_line (&writer, node);
  wrap_finish (&writer.wrap);
  g_array_unref (writer.branches);
  return g_string_free (out, FALSE);
}
