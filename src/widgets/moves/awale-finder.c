/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-finder.h"

#include "game/awale-casefold.h"
#include "game/awale-move-rows.h"
#include "game/awale-signal.h"
#include "game/awale-titles.h"

#include <string.h>

/* A part of the query that describes one move of several consecutive ones. A property that is left
 * open matches any move. */
typedef struct
{
  AwaleMove move;     /* Pit or pass; AWALE_NO_MOVE for any move. */
  int       harvest;  /* Number of captured seeds; -1 for any. */
  int       round;    /* Round; 0 for any. */
} Term;

struct _AwaleFinder
{
  GObject       parent_instance;

  AwaleGame    *game;
  GSignalGroup *signals;
  char         *text;

  /* The query: alternative meanings of `text`. */
  char         *words;   /* Casefolded text to find in comments, or NULL. */
  GArray       *terms;   /* Consecutive moves to find. (element-type Term) */
  uint16_t      glyph;   /* Glyph to find; 0 if there is none. */

  /* The matches, which are only computed on demand. */
  bool          is_known;
  GPtrArray    *found;   /* Matching nodes in the order of the move list. (element-type
                          * AwaleNode) */
  GHashTable   *marked;  /* Set of the nodes to highlight, which the game keeps alive. */
  GHashTable   *order;   /* Index in the move list, by node. */
};

G_DEFINE_FINAL_TYPE (AwaleFinder, awale_finder, G_TYPE_OBJECT)

static const Term no_term = { AWALE_NO_MOVE, -1, 0 };

/* Parses the number at the start of *@text and advances *@text past it. */
static int
read_number (const char **text)
{
  int number = 0;

  for (; g_ascii_isdigit (**text); (*text)++)
    number = MIN (10 * number + (**text - '0'), G_MAXUINT16);
  return number;
}

/* Skips one separator between moves. Returns false if *@text does not start with a separator. */
static bool
skip_between (const char **text)
{
  if (g_str_has_prefix (*text, "…"))
    *text += strlen ("…");
  else if (g_ascii_isspace (**text) || **text == '.')
    (*text)++;
  else
    return false;
  return true;
}

/* Parses the next term of *@text: a round, a letter and a harvest, each of which may be missing.
 * Returns false at the end of the terms. */
static bool
read_term (const char **text,
           Term        *term)
{
  const char *start = *text;

  *term = no_term;
  if (g_ascii_isdigit (**text))
    term->round = read_number (text);
  while (skip_between (text))
    ;
  term->move = awale_move_read (text);
  if (**text == '+' && g_ascii_isdigit ((*text)[1]))
    {
      (*text)++;
      term->harvest = read_number (text);
    }
  return *text > start;
}

/* Appends the moves described by @text to @terms. If any part of @text describes no move, @terms is
 * emptied. */
static void
parse_terms (const char *text,
             GArray     *terms)
{
  Term term;

  while (read_term (&text, &term))
    if (term.round != no_term.round || term.move != no_term.move ||
        term.harvest != no_term.harvest)
      g_array_append_val (terms, term);
  if (*text != '\0')
    g_array_set_size (terms, 0);
}

/* True if @node is in the round of @term. If the term is a round alone, only the first move of the
 * round in each line counts. */
static bool
is_in_round (AwaleNode  *node,
             const Term *term)
{
  AwaleNode *parent = awale_node_get_parent (node);

  return awale_node_get_round (node) == term->round &&
         (term->move != AWALE_NO_MOVE || term->harvest >= 0 ||
          awale_node_get_parent (parent) == NULL ||
          awale_node_get_round (parent) != term->round);
}

static bool
is_meant (AwaleNode  *node,
          const Term *term)
{
  return (term->move == AWALE_NO_MOVE || awale_node_get_move (node) == term->move) &&
         (term->harvest < 0 || awale_node_get_harvest (node) == term->harvest) &&
         (term->round == 0 || is_in_round (node, term));
}

/* True if @node and the moves before it match the consecutive moves of the query. */
static bool
ends_moves (AwaleFinder *self,
            AwaleNode   *node)
{
  if (self->terms->len == 0)
    return false;
  for (unsigned i = self->terms->len; i > 0; i--)
    {
      if (awale_node_get_parent (node) == NULL ||
          !is_meant (node, &g_array_index (self->terms, Term, i - 1)))
        return false;
      node = awale_node_get_parent (node);
    }
  return true;
}

static void
mark_moves (AwaleFinder *self,
            AwaleNode   *node)
{
  for (unsigned i = 0; i < self->terms->len; i++)
    {
      g_hash_table_add (self->marked, node);
      node = awale_node_get_parent (node);
    }
}

static bool
is_in_title (AwaleFinder *self)
{
  const char *const names[] = {
    awale_title_find_player (self->game, AWALE_SOUTH),
    awale_title_find_player (self->game, AWALE_NORTH),
    awale_title_get_tag (self->game, "Event"),
  };
  size_t start = 0, end;

  if (self->words == NULL || self->terms->len > 0)
    return false;
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    if (names[i] != NULL && awale_casefold_find (names[i], self->words, &start, &end))
      return true;
  return false;
}

static void
look_at (AwaleFinder *self,
         AwaleNode   *node)
{
  const char *comments[] = { awale_node_get_comment_before (node), awale_node_get_comment (node) };
  size_t start = 0;
  size_t end;
  bool is_found = false;

  g_hash_table_insert (self->order, node, GUINT_TO_POINTER (g_hash_table_size (self->order)));
  if (ends_moves (self, node))
    {
      mark_moves (self, node);
      is_found = true;
    }
  if (self->glyph != 0 && awale_node_has_glyph (node, self->glyph))
    {
      g_hash_table_add (self->marked, node);
      is_found = true;
    }
  for (size_t i = 0; i < G_N_ELEMENTS (comments); i++)
    if (!is_found && self->words != NULL && comments[i] != NULL)
      is_found = awale_casefold_find (comments[i], self->words, &start, &end);
  if (awale_node_get_parent (node) == NULL)
    is_found = is_found || is_in_title (self);
  if (is_found)
    g_ptr_array_add (self->found, awale_node_ref (node));
}

static void
look (AwaleFinder *self)
{
  g_autoptr (AwaleMoveRows) rows = NULL;

  if (self->is_known)
    return;

  g_ptr_array_set_size (self->found, 0);
  g_hash_table_remove_all (self->marked);
  g_hash_table_remove_all (self->order);
  self->is_known = true;
  if (self->game == NULL || (self->words == NULL && self->terms->len == 0 && self->glyph == 0))
    return;

  look_at (self, awale_game_get_root (self->game));
  rows = awale_move_rows_new (self->game);
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (AwaleMoveRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      if (awale_move_row_has_moves (row))
        for (size_t n = 0; n < awale_move_row_get_n_nodes (row); n++)
          look_at (self, awale_move_row_get_node (row, n));
    }
}

static void
game_changed_cb (AwaleFinder *self)
{
  self->is_known = false;
  g_signal_emit_by_name (self, "changed");
}

static void
node_changed_cb (AwaleFinder *self,
                 AwaleNode   *node,
                 unsigned     change)
{
  if ((change & (AWALE_NODE_CHANGE_COMMENT | AWALE_NODE_CHANGE_COMMENT_BEFORE
                 | AWALE_NODE_CHANGE_GLYPHS)) != 0)
    game_changed_cb (self);
}

static void
cursor_moved_cb (AwaleFinder *self)
{
  if (*self->text != '\0')
    g_signal_emit_by_name (self, "moved");
}

static void
awale_finder_finalize (GObject *object)
{
  AwaleFinder *self = AWALE_FINDER (object);

  g_object_unref (self->signals);
  g_clear_object (&self->game);
  g_free (self->text);
  g_free (self->words);
  g_array_unref (self->terms);
  g_ptr_array_unref (self->found);
  g_hash_table_unref (self->marked);
  g_hash_table_unref (self->order);

  G_OBJECT_CLASS (awale_finder_parent_class)->finalize (object);
}

static void
awale_finder_class_init (AwaleFinderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_finder_finalize;

  AWALE_ADD_SIGNAL (klass, "changed", 0);
  AWALE_ADD_SIGNAL (klass, "moved", 0);
}

static void
awale_finder_init (AwaleFinder *self)
{
  static const char *const changes[] = { "node-added", "node-removed", "reordered", "reset",
                                         "tags-changed" };

  self->text = g_strdup ("");
  self->terms = g_array_new (FALSE, FALSE, sizeof (Term));
  self->found = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);
  self->marked = g_hash_table_new (NULL, NULL);
  self->order = g_hash_table_new (NULL, NULL);
  self->signals = g_signal_group_new (AWALE_TYPE_GAME);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->signals, changes[i], G_CALLBACK (game_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "node-changed", G_CALLBACK (node_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::cursor", G_CALLBACK (cursor_moved_cb),
                                  self);
}

AwaleFinder *
awale_finder_new (void)
{
  return g_object_new (AWALE_TYPE_FINDER, NULL);
}

void
awale_finder_set_game (AwaleFinder *self,
                       AwaleGame   *game)
{
  g_return_if_fail (AWALE_IS_FINDER (self));
  g_return_if_fail (game == NULL || AWALE_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  game_changed_cb (self);
}

void
awale_finder_set_text (AwaleFinder *self,
                       const char  *text)
{
  g_autofree char *plain = g_strstrip (g_strdup (text != NULL ? text : ""));

  g_return_if_fail (AWALE_IS_FINDER (self));

  if (g_str_equal (self->text, plain))
    return;
  g_free (self->text);
  self->text = g_steal_pointer (&plain);

  g_clear_pointer (&self->words, g_free);
  g_array_set_size (self->terms, 0);
  self->glyph = 0;
  if (*self->text != '\0')
    {
      self->words = awale_casefold (self->text);
      parse_terms (self->text, self->terms);
      if (!awale_glyph_parse (self->text, &self->glyph))
        self->glyph = 0;
    }
  /* A text of accents alone is empty after casefolding. */
  if (self->words != NULL && *self->words == '\0')
    g_clear_pointer (&self->words, g_free);
  game_changed_cb (self);
}

const char *
awale_finder_get_text (AwaleFinder *self)
{
  g_return_val_if_fail (AWALE_IS_FINDER (self), NULL);

  return self->text;
}

unsigned
awale_finder_get_n (AwaleFinder *self)
{
  g_return_val_if_fail (AWALE_IS_FINDER (self), 0);

  look (self);
  return self->found->len;
}

unsigned
awale_finder_get_number (AwaleFinder *self)
{
  unsigned index;

  g_return_val_if_fail (AWALE_IS_FINDER (self), 0);

  look (self);
  if (self->game == NULL
      || !g_ptr_array_find (self->found, awale_game_get_cursor (self->game), &index))
    return 0;
  return index + 1;
}

/* The index of @node in the move list; G_MAXUINT if it is not in the list. */
static unsigned
get_place (AwaleFinder *self,
           AwaleNode   *node)
{
  gpointer place;

  return g_hash_table_lookup_extended (self->order, node, NULL, &place) ? GPOINTER_TO_UINT (place)
                                                                        : G_MAXUINT;
}

static unsigned
count_before (AwaleFinder *self,
              AwaleNode   *node)
{
  unsigned place = get_place (self, node);
  unsigned n = 0;

  while (n < self->found->len && get_place (self, self->found->pdata[n]) < place)
    n++;
  return n;
}

/* The index of the next (@step 1) or previous (−1) match from @node, or of the first match at or
 * after @node (0); -1 or the number of matches if there is none. */
static int
find_index (AwaleFinder *self,
            AwaleNode   *node,
            int          step)
{
  unsigned index = count_before (self, node);

  if (step < 0)
    return (int) index - 1;
  return step > 0 && index < self->found->len && self->found->pdata[index] == node
         ? (int) index + 1 : (int) index;
}

bool
awale_finder_step_from (AwaleFinder *self,
                        AwaleNode   *node,
                        int          step)
{
  int n;

  g_return_val_if_fail (AWALE_IS_FINDER (self), false);
  g_return_val_if_fail (node != NULL, false);

  look (self);
  n = (int) self->found->len;
  if (n == 0)
    return false;

  awale_game_set_cursor (self->game,
                         self->found->pdata[(find_index (self, node, step) + n) % n]);
  return true;
}

bool
awale_finder_step_on (AwaleFinder *self,
                      int          step)
{
  int index;

  g_return_val_if_fail (AWALE_IS_FINDER (self), false);

  if (self->game == NULL)
    return false;
  look (self);
  index = find_index (self, awale_game_get_cursor (self->game), step);
  if (index < 0 || index >= (int) self->found->len)
    return false;
  awale_game_set_cursor (self->game, self->found->pdata[index]);
  return true;
}

bool
awale_finder_enter (AwaleFinder *self,
                    int          step)
{
  unsigned n = awale_finder_get_n (self);

  if (n == 0)
    return false;
  awale_game_set_cursor (self->game, self->found->pdata[step > 0 ? 0 : n - 1]);
  return true;
}

bool
awale_finder_step (AwaleFinder *self,
                   int          step)
{
  g_return_val_if_fail (AWALE_IS_FINDER (self), false);

  return self->game != NULL
         && awale_finder_step_from (self, awale_game_get_cursor (self->game), step);
}

bool
awale_finder_has_move (AwaleFinder *self,
                       AwaleNode   *node)
{
  g_return_val_if_fail (AWALE_IS_FINDER (self), false);
  g_return_val_if_fail (node != NULL, false);

  look (self);
  return g_hash_table_contains (self->marked, node);
}

const char *
awale_finder_get_words (AwaleFinder *self)
{
  g_return_val_if_fail (AWALE_IS_FINDER (self), NULL);

  return self->words;
}
