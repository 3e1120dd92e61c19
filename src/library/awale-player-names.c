/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-player-names.h"

#include "awale-library-filter.h"
#include "awale-library-functions.h"
#include "awale-library-private.h"
#include "awale-library-tags.h"
#include "game/awale-casefold.h"
#include "game/awale-ellipsis.h"

#include <string.h>

/* Minimum number of letters in a word that may contain a typo. */
#define MIN_LETTERS 4

static void
player_name_free (gpointer data)
{
  AwalePlayerName *name = data;

  g_free (name->name);
  g_free (name);
}

void
awale_player_names_free (AwalePlayerNames *self)
{
  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->all);
  g_free (self);
}

AwalePlayerNames *
awale_library_list_player_names (AwaleLibrary *self,
                                 GError      **error)
{
  AwalePlayerNames *result;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (player_name_free);
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, NULL);

  awale_library_add_collate_key (self->db);
  statement =
    awale_statement_new (self->db, error,
                         "SELECT name, count (*) FROM (SELECT south AS name FROM games UNION ALL"
                         " SELECT north FROM games WHERE north IS NOT south) WHERE name NOTNULL"
                         " AND length (name) <= " G_STRINGIFY (AWALE_ELLIPSIS_NAME)
                         " GROUP BY name ORDER BY collate_key (name), name", "");
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      AwalePlayerName *name = g_new (AwalePlayerName, 1);

      *name = (AwalePlayerName) { g_strdup (awale_statement_get_text (statement, 0)),
                                  awale_statement_get_int (statement, 1) };
      g_ptr_array_add (names, name);
    }
  if (!awale_library_end_reading (self, step == AWALE_SQL_DONE, error))
    return NULL;
  result = g_new (AwalePlayerNames, 1);
  result->groups = awale_player_names_group (names);
  result->all = g_steal_pointer (&names);
  return result;
}

static bool
list_games (AwaleLibrary  *self,
            const char    *name,
            GArray        *games,
            GError       **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db, error,
                         "SELECT id FROM games WHERE south = ?1"
                         " OR north = ?1", "s", name);
  AwaleSqlStep step;

  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      gint64 id = awale_statement_get_int (statement, 0);

      g_array_append_val (games, id);
    }
  return step == AWALE_SQL_DONE;
}

static bool
rename_player_in (AwaleLibrary *self,
                  gint64        id,
                  const char   *name,
                  const char   *new_name,
                  GError      **error)
{
  static const char *const sides[] = { "South", "North" };
  g_autoptr (AwaleGame) game = awale_library_load (self, id, error);
  const char *tags[2 * G_N_ELEMENTS (sides) + 1] = { NULL };
  unsigned n_tags = 0;

  if (game == NULL)
    return false;
  for (size_t i = 0; i < G_N_ELEMENTS (sides); i++)
    if (g_strcmp0 (awale_game_get_tag (game, sides[i]), name) == 0)
      {
        tags[n_tags++] = sides[i];
        tags[n_tags++] = new_name;
      }
  return awale_library_set_tags (self, id, tags, error);
}

static bool
rename_player (AwaleLibrary *self,
               const char   *name,
               const char   *new_name,
               GArray       *changed,
               GError      **error)
{
  unsigned n_before = changed->len;
  bool done = list_games (self, name, changed, error);

  for (unsigned i = n_before; done && i < changed->len; i++)
    done = rename_player_in (self, g_array_index (changed, gint64, i), name, new_name, error);
  return done;
}

/* Stores for an undo all games under the old and the new names, because games under a new name may
 * be removed as copies. */
static bool
keep_games (AwaleLibrary       *self,
            const char *const  *names,
            GError            **error)
{
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (unsigned i = 0; names[i] != NULL; i++)
    if (!list_games (self, names[i], games, error))
      return false;
  return awale_library_keep (self, games, error);
}

bool
awale_library_merge_copy (AwaleLibrary  *self,
                          gint64         id,
                          gint64         copy,
                          GError       **error)
{
  g_autofree char *sql = g_strdup_printf (
    "INSERT OR IGNORE INTO collected SELECT collection, %1$" G_GINT64_FORMAT " FROM collected"
    " WHERE game = %2$" G_GINT64_FORMAT ";"
    "UPDATE games SET favorite = max (favorite, (SELECT favorite FROM games"
    " WHERE id = %2$" G_GINT64_FORMAT ")) WHERE id = %1$" G_GINT64_FORMAT, id, copy);

  return awale_sql_run (self->db, sql, error) && awale_library_remove (self, copy, error);
}

/* Lists the pairs of games with equal texts of which one is in @changed: the game added first, and
 * another. (transfer full) (nullable) */
static GArray *
list_copies (AwaleLibrary  *self,
             const GArray  *changed,
             GError       **error)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *games = awale_library_filter_write_games (changed);
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db, error,
                         "WITH changed (id) AS (SELECT value FROM json_each (?))"
                         " SELECT min (one.id), two.id FROM games AS two"
                         " JOIN texts AS two_text USING (id)"
                         " JOIN games AS one ON one.hash = two.hash AND one.id < two.id"
                         " JOIN texts AS one_text ON one_text.id = one.id"
                         " WHERE one_text.text = two_text.text"
                         " AND two.hash IN (SELECT hash FROM games WHERE id IN changed)"
                         " AND (one.id IN changed OR two.id IN changed) GROUP BY two.id", "s",
                         games);
  AwaleSqlStep step;

  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      const gint64 pair[] = { awale_statement_get_int (statement, 0),
                              awale_statement_get_int (statement, 1) };

      g_array_append_vals (pairs, pair, G_N_ELEMENTS (pair));
    }
  return step == AWALE_SQL_DONE ? g_steal_pointer (&pairs) : NULL;
}

static bool
merge_copies (AwaleLibrary  *self,
              const GArray  *changed,
              unsigned      *n_copies,
              GError       **error)
{
  g_autoptr (GArray) pairs = list_copies (self, changed, error);

  *n_copies = 0;
  for (unsigned i = 0; pairs != NULL && i < pairs->len; i += 2, (*n_copies)++)
    if (!awale_library_merge_copy (self, g_array_index (pairs, gint64, i),
                                   g_array_index (pairs, gint64, i + 1), error))
      return false;
  return pairs != NULL;
}

bool
awale_library_rename_players (AwaleLibrary      *self,
                              const char *const *names,
                              unsigned          *n_copies,
                              GError           **error)
{
  g_autoptr (GArray) changed = g_array_new (FALSE, FALSE, sizeof (gint64));
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (names != NULL, false);

  if (!awale_library_begin (self, error))
    return false;
  done = keep_games (self, names, error);
  for (unsigned i = 0; done && names[i] != NULL; i += 2)
    done = rename_player (self, names[i], names[i + 1], changed, error);
  done = done && merge_copies (self, changed, n_copies, error)
         && awale_library_keep_after (self, error);
  return awale_library_end (self, done, error);
}

/* --- Similar names --------------------------------------------------------------------------- */

static int
compare_words (const void *first,
               const void *second)
{
  return strcmp (*(char *const *) first, *(char *const *) second);
}

/* Splits @name into words, sorted and in lower case without accents. (transfer full) */
static char **
split (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autofree char *folded = awale_casefold (valid);
  g_autoptr (GString) plain = g_string_new (NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  char **words;

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      g_string_append_unichar (plain, g_unichar_isalnum (letter) ? letter : ' ');
    }
  parts = g_strsplit (plain->str, " ", -1);
  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (builder, *part);
  words = g_strv_builder_end (builder);
  qsort (words, g_strv_length (words), sizeof *words, compare_words);
  return words;
}

/* True if at most one typo separates two words: an extra, missing or wrong letter, or two swapped
 * ones. */
static bool
has_slip (const gunichar *first,
          glong           n_first,
          const gunichar *second,
          glong           n_second)
{
  glong begin = 0, end = 0;
  glong most = MIN (n_first, n_second);

  while (begin < most && first[begin] == second[begin])
    begin++;
  while (end < most - begin && first[n_first - 1 - end] == second[n_second - 1 - end])
    end++;
  /* The rest of both words, between the equal ends, is compared. */
  n_first -= begin + end;
  n_second -= begin + end;
  return MAX (n_first, n_second) <= 1
         || (n_first == 2 && n_second == 2 && first[begin] == second[begin + 1]
             && first[begin + 1] == second[begin]);
}

/* True if a word is long enough to contain a typo and has no digits, because numbers distinguish
 * names. */
static bool
may_slip (const gunichar *word,
          glong           length)
{
  for (glong i = 0; i < length; i++)
    if (g_unichar_isdigit (word[i]))
      return false;
  return length >= MIN_LETTERS;
}

/* True if two words are equal but for a typo. Most words differ at both ends, which is tested first
 * because it is quick. */
static bool
is_similar_word (const char *first,
                 const char *second)
{
  glong n_first, n_second;
  g_autofree gunichar *one = NULL;
  g_autofree gunichar *two = NULL;

  if (first[0] != second[0] && first[strlen (first) - 1] != second[strlen (second) - 1])
    return false;
  one = g_utf8_to_ucs4_fast (first, -1, &n_first);
  two = g_utf8_to_ucs4_fast (second, -1, &n_second);
  return may_slip (one, n_first) && may_slip (two, n_second)
         && has_slip (one, n_first, two, n_second);
}

/* A name by its index, and the one of its words that is compared with other names; names whose
 * other words are equal are in one list. */
typedef struct
{
  unsigned    name;
  const char *word;
} Place;

/* The leader of the group of @name; a name without a group is its own leader. */
static unsigned
find_leader (GArray   *leaders,
             unsigned  name)
{
  while (g_array_index (leaders, unsigned, name) != name)
    name = g_array_index (leaders, unsigned, name);
  return name;
}

/* Merges two groups; the leader that comes first in the order of names leads both. */
static void
join (GArray   *leaders,
      unsigned  first,
      unsigned  second)
{
  unsigned one = find_leader (leaders, first), two = find_leader (leaders, second);

  g_array_index (leaders, unsigned, MAX (one, two)) = MIN (one, two);
}

/* Joins the name of @place with the earlier names whose words, except one, are also @others and
 * whose remaining word equals @place's word or is similar. Then lists @place under @others. */
static void
join_similar (GHashTable *places,
              GArray     *leaders,
              const char *others,
              Place       place)
{
  GArray *same = g_hash_table_lookup (places, others);

  if (same == NULL)
    {
      same = g_array_new (FALSE, FALSE, sizeof (Place));
      g_hash_table_insert (places, g_strdup (others), same);
    }
  for (unsigned i = 0; i < same->len; i++)
    {
      const Place *other = &g_array_index (same, Place, i);

      if (strcmp (place.word, other->word) == 0 || is_similar_word (place.word, other->word))
        join (leaders, other->name, place.name);
    }
  g_array_append_val (same, place);
}

/* Joins all words but the one at @index. (transfer full) */
static char *
dup_others (char     **words,
            unsigned   index)
{
  GString *others = g_string_new (NULL);

  for (unsigned i = 0; words[i] != NULL; i++)
    if (i != index)
      g_string_append_printf (others, "%s ", words[i]);
  return g_string_free (others, FALSE);
}

static GArray *
find_leaders (GPtrArray *names)
{
  g_autoptr (GHashTable) places =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  GArray *leaders = g_array_sized_new (FALSE, FALSE, sizeof (unsigned), names->len);

  for (unsigned name = 0; name < names->len; name++)
    {
      char **words = names->pdata[name];

      g_array_append_val (leaders, name);
      for (unsigned i = 0; words[i] != NULL; i++)
        {
          g_autofree char *others = dup_others (words, i);

          join_similar (places, leaders, others, (Place) { name, words[i] });
        }
    }
  return leaders;
}

int
awale_player_name_compare (const void *first,
                           const void *second)
{
  const AwalePlayerName *one = *(AwalePlayerName *const *) first;
  const AwalePlayerName *two = *(AwalePlayerName *const *) second;

  return one->n_games != two->n_games ? (one->n_games < two->n_games ? 1 : -1)
                                      : strcmp (one->name, two->name);
}

GPtrArray *
awale_player_names_group (GPtrArray *names)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GArray) leaders = NULL;

  g_return_val_if_fail (names != NULL, NULL);

  for (unsigned i = 0; i < names->len; i++)
    g_ptr_array_add (words, split (((AwalePlayerName *) names->pdata[i])->name));
  leaders = find_leaders (words);
  for (unsigned i = 0; i < names->len; i++)
    {
      g_ptr_array_add (all, g_ptr_array_new ());
      g_ptr_array_add (all->pdata[find_leader (leaders, i)], names->pdata[i]);
    }
  for (unsigned i = 0; i < all->len; i++)
    {
      GPtrArray *group = all->pdata[i];

      if (group->len < 2)
        continue;
      g_ptr_array_sort (group, awale_player_name_compare);
      g_ptr_array_add (groups, g_ptr_array_ref (group));
    }
  return groups;
}
