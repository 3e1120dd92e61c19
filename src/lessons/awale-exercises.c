/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The exercises of awale-exercises.xml.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise.h"

#include "awale-lessons-resources.h"

#include <string.h>

/* Enumerations as words of the file, in their order. */
static const char *const topics[] = {
  "overview", "board", "sowing", "capture", "chain", "krou", "feeding", "slam", "no-sowing",
  "majority", "endless", "dead", NULL,
};
static const char *const kinds[] = {
  "legal", "reach", "capture", "most", "krou", "first", "turn", "takes", "seeds", "stands",
  "score", NULL,
};
static const char *const repetitions[] = { "once", "to-limit", "before-limit", NULL };

static int
find_word (const char *const *words,
           const char        *word)
{
  int i = 0;

  while (words[i] != NULL && strcmp (words[i], word) != 0)
    i++;
  g_assert (words[i] != NULL);
  return i;
}

/* Joins the lines of a text in place, as gettext does. */
static void
join_lines (char *text)
{
  char *end = text;

  for (const char *at = text; at != NULL && *at != '\0'; at++)
    if (*at != ' ' || at[1] != ' ')
      *end++ = *at;
  if (text != NULL)
    *end = '\0';
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *element,
                  const char          **names,
                  const char          **values,
                  void                 *data,
                  GError              **error)
{
  GArray *exercises = data;
  AwaleExercise exercise = { 0 };
  const char *topic, *kind, *played, *pit, *counted;
  char *situation, *lesson;
  gboolean is_set_up;
  const GMarkupCollectType copied = G_MARKUP_COLLECT_STRDUP;
  const GMarkupCollectType optional = G_MARKUP_COLLECT_OPTIONAL;

  if (strcmp (element, "exercise") != 0
      || !g_markup_collect_attributes (element, names, values, error,
                                       copied, "id", &exercise.id,
                                       G_MARKUP_COLLECT_STRING, "topic", &topic,
                                       G_MARKUP_COLLECT_STRING, "ask", &kind,
                                       copied | optional, "holds", &exercise.holds,
                                       copied | optional, "start", &exercise.start,
                                       copied | optional, "moves", &exercise.moves,
                                       G_MARKUP_COLLECT_STRING | optional, "played", &played,
                                       G_MARKUP_COLLECT_STRING | optional, "pit", &pit,
                                       G_MARKUP_COLLECT_STRING | optional, "counted", &counted,
                                       copied, "right", &exercise.right,
                                       G_MARKUP_COLLECT_BOOLEAN | optional, "set-up", &is_set_up,
                                       copied | optional, "situation", &situation,
                                       copied | optional, "lesson", &lesson,
                                       G_MARKUP_COLLECT_INVALID))
    return;
  exercise.topic = find_word (topics, topic);
  exercise.ask = find_word (kinds, kind);
  exercise.played = played != NULL ? find_word (repetitions, played) : AWALE_EXERCISE_MOVES_ONCE;
  exercise.pit = pit != NULL ? *pit : '\0';
  exercise.counted = counted != NULL ? *counted : '\0';
  exercise.set_up = is_set_up;
  join_lines (situation);
  join_lines (lesson);
  exercise.situation = situation;
  exercise.lesson = lesson;
  g_array_append_val (exercises, exercise);
}

static GArray *
read_exercises (void)
{
  static const GMarkupParser parser = { .start_element = start_element_cb };
  GArray *exercises = g_array_new (FALSE, FALSE, sizeof (AwaleExercise));
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, 0, exercises, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    g_resource_lookup_data (awale_lessons_get_resource (),
                            "/io/github/awale/Awale/lessons/awale-exercises.xml",
                            G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  if (bytes == NULL
      || !g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                        (gssize) g_bytes_get_size (bytes), &error))
    g_error ("%s", error->message);
  return exercises;
}

/* The table, which is read once and never changes. */
static const GArray *
get_exercises (void)
{
  static GArray *exercises;

  if (g_once_init_enter (&exercises))
    g_once_init_leave (&exercises, read_exercises ());
  return exercises;
}

GPtrArray *
awale_exercises_list (void)
{
  const GArray *exercises = get_exercises ();
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < exercises->len; i++)
    g_ptr_array_add (list, &g_array_index (exercises, AwaleExercise, i));
  return list;
}

const AwaleExercise *
awale_exercises_find (const char *id)
{
  g_autoptr (GPtrArray) list = awale_exercises_list ();

  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const AwaleExercise *exercise = list->pdata[i];

      if (strcmp (exercise->id, id) == 0)
        return exercise;
    }
  return NULL;
}

GPtrArray *
awale_exercises_select (const AwaleRuleset *rules,
                        AwaleRulesTopic     topic)
{
  GPtrArray *list = awale_exercises_list ();

  g_return_val_if_fail (rules != NULL, list);

  for (guint i = list->len; i-- > 0;)
    {
      const AwaleExercise *exercise = list->pdata[i];

      if (exercise->topic != topic || !awale_exercise_holds (exercise, rules))
        g_ptr_array_remove_index (list, i);
    }
  return list;
}
