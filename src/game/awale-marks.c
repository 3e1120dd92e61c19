/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-marks.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Names of commands, taken from chess programs: “colored square list” and “colored arrow list”. */
#define CIRCLES "csl"
#define ARROWS "cal"

static const char color_letters[AWALE_N_MARKS + 1] = "GRBY";

typedef struct
{
  AwaleMarkColor color;
  AwaleMove      from;
  AwaleMove      to;  /* Last pit of an arrow; AWALE_NO_MOVE for a circle. */
} Mark;

static bool
parse_mark (const char *text,
            bool        is_arrow,
            Mark       *mark)
{
  const char *letter = memchr (color_letters, g_ascii_toupper (*text), AWALE_N_MARKS);

  if (letter == NULL || strlen (text) != (is_arrow ? 3 : 2))
    return false;
  mark->color = letter - color_letters;
  mark->from = awale_move_from_letter (text[1]);
  mark->to = is_arrow ? awale_move_from_letter (text[2]) : AWALE_NO_MOVE;
  return mark->from != AWALE_NO_MOVE && mark->from < AWALE_PITS
         && (!is_arrow || (mark->to != AWALE_NO_MOVE && mark->to < AWALE_PITS
                           && mark->to != mark->from));
}

/* The marks in all commands called @name, as texts. */
static GStrv
dup_texts (const AwaleNode *node,
           const char      *name)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  size_t n;
  const AwaleCommentCommand *commands = awale_node_get_commands (node, &n);

  for (size_t i = 0; i < n; i++)
    {
      g_auto (GStrv) texts = NULL;

      if (!g_str_equal (commands[i].name, name) || commands[i].value == NULL)
        continue;
      texts = g_strsplit (commands[i].value, ",", -1);
      for (size_t t = 0; texts[t] != NULL; t++)
        if (*g_strstrip (texts[t]) != '\0')
          g_strv_builder_add (builder, texts[t]);
    }
  return g_strv_builder_end (builder);
}

static void
read_list (AwaleMarks      *self,
           const AwaleNode *node,
           bool             is_arrow)
{
  g_auto (GStrv) texts = dup_texts (node, is_arrow ? ARROWS : CIRCLES);
  Mark mark;

  for (size_t i = 0; texts[i] != NULL; i++)
    {
      if (!parse_mark (texts[i], is_arrow, &mark))
        continue;
      if (is_arrow)
        self->arrows[mark.from][mark.to] = mark.color;
      else
        self->circles[mark.from] = mark.color;
    }
}

void
awale_marks_clear (AwaleMarks *self)
{
  g_return_if_fail (self != NULL);

  memset (self, AWALE_MARK_NONE, sizeof *self);
}

bool
awale_marks_is_empty (const AwaleMarks *self)
{
  AwaleMarks none;

  g_return_val_if_fail (self != NULL, true);

  awale_marks_clear (&none);
  return memcmp (self, &none, sizeof none) == 0;
}

void
awale_marks_read (AwaleMarks      *self,
                  const AwaleNode *node)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (node != NULL);

  awale_marks_clear (self);
  read_list (self, node, false);
  read_list (self, node, true);
}

bool
awale_marks_want_board (const AwaleNode *node)
{
  AwaleMarks marks;

  g_return_val_if_fail (node != NULL, false);

  awale_marks_read (&marks, node);
  return !awale_marks_is_empty (&marks) || awale_node_has_glyph (node, AWALE_GLYPH_DIAGRAM);
}

/* Formats the list of marks except those with the same pits as @at (all marks if @at is NULL),
 * followed by @added (nullable). Texts that are not marks stay. */
static char *
rewrite (const AwaleNode *node,
         bool             is_arrow,
         const Mark      *at,
         const char      *added)
{
  g_auto (GStrv) texts = dup_texts (node, is_arrow ? ARROWS : CIRCLES);
  GString *list = g_string_new (NULL);
  Mark mark;

  for (size_t i = 0; texts[i] != NULL; i++)
    {
      if (parse_mark (texts[i], is_arrow, &mark)
          && (at == NULL || (mark.from == at->from && mark.to == at->to)))
        continue;
      g_string_append_printf (list, "%s%s", list->len > 0 ? "," : "", texts[i]);
    }
  if (added != NULL)
    g_string_append_printf (list, "%s%s", list->len > 0 ? "," : "", added);
  return g_string_free (list, FALSE);
}

/* Sets the first command @name to @value, or adds one, and removes further ones; an empty @value
 * removes all. */
static void
set_list (AwaleGame  *self,
          AwaleNode  *node,
          const char *name,
          char       *value)
{
  size_t n;
  const AwaleCommentCommand *commands = awale_node_get_commands (node, &n);
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (AwaleCommentCommand));
  AwaleCommentCommand list = { (char *) name, value };
  bool is_there = *value == '\0';

  for (size_t i = 0; i < n; i++)
    {
      if (!g_str_equal (commands[i].name, name))
        g_array_append_val (kept, commands[i]);
      else if (!is_there)
        g_array_append_val (kept, list);
      is_there = is_there || g_str_equal (commands[i].name, name);
    }
  if (!is_there)
    g_array_append_val (kept, list);
  awale_game_set_commands (self, node, (AwaleCommentCommand *) (void *) kept->data, kept->len);
}

void
awale_game_toggle_circle (AwaleGame      *self,
                          AwaleNode      *node,
                          AwaleMove       pit,
                          AwaleMarkColor  color)
{
  const Mark mark = { color, pit, AWALE_NO_MOVE };
  g_autofree char *list = NULL;
  AwaleMarks marks;
  char text[] = { 0, 0, 0 };

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (node != NULL && awale_game_contains (self, node));
  g_return_if_fail (pit >= 0 && pit < AWALE_PITS);
  g_return_if_fail (color >= 0 && color < AWALE_N_MARKS);

  awale_marks_read (&marks, node);
  text[0] = color_letters[color];
  text[1] = awale_move_to_string (pit)[0];
  list = rewrite (node, false, &mark, marks.circles[pit] == (int) color ? NULL : text);
  awale_game_begin_step (self, _("Circle"));
  set_list (self, node, CIRCLES, list);
  awale_game_end_step (self);
}

void
awale_game_toggle_arrow (AwaleGame      *self,
                         AwaleNode      *node,
                         AwaleMove       from,
                         AwaleMove       to,
                         AwaleMarkColor  color)
{
  const Mark mark = { color, from, to };
  g_autofree char *list = NULL;
  AwaleMarks marks;
  char text[] = { 0, 0, 0, 0 };

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (node != NULL && awale_game_contains (self, node));
  g_return_if_fail (from >= 0 && from < AWALE_PITS);
  g_return_if_fail (to >= 0 && to < AWALE_PITS && to != from);
  g_return_if_fail (color >= 0 && color < AWALE_N_MARKS);

  awale_marks_read (&marks, node);
  text[0] = color_letters[color];
  text[1] = awale_move_to_string (from)[0];
  text[2] = awale_move_to_string (to)[0];
  list = rewrite (node, true, &mark, marks.arrows[from][to] == (int) color ? NULL : text);
  awale_game_begin_step (self, _("Arrow"));
  set_list (self, node, ARROWS, list);
  awale_game_end_step (self);
}

void
awale_game_clear_marks (AwaleGame *self,
                        AwaleNode *node)
{
  g_autofree char *circles = NULL;
  g_autofree char *arrows = NULL;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (node != NULL && awale_game_contains (self, node));

  circles = rewrite (node, false, NULL, NULL);
  arrows = rewrite (node, true, NULL, NULL);
  awale_game_begin_step (self, _("Clear Marks"));
  set_list (self, node, CIRCLES, circles);
  set_list (self, node, ARROWS, arrows);
  awale_game_end_step (self);
}
