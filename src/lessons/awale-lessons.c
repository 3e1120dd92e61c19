/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The lessons and texts of awale-lessons.xml.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-lesson.h"

#include "awale-lessons-resources.h"
#include "awale-rules-text.h"

#include <string.h>

typedef struct
{
  GArray *lessons;     /* Lessons. (element-type AwaleLesson) */
  GArray *paragraphs;  /* Paragraphs of the pages. (element-type AwaleRulesText) */
  GArray *readings;    /* Notes on the sources. (element-type AwaleRulesText) */
} Lessons;

/* Paragraphs with plural forms, which gettext reads only from C files. */
static const AwaleRulesText numbered[] =
{
  { AWALE_RULES_TOPIC_ENDLESS, "drought=some", NULL,
    AWALE_NUMBERED ("Late in a game a few seeds may chase each other around the board without a "
                    "capture. So that no game lasts forever, it ends when {number} sowing has "
                    "captured nothing and both sides hold seeds.",
                    "Late in a game a few seeds may chase each other around the board without a "
                    "capture. So that no game lasts forever, it ends when {number} sowings in a "
                    "row have captured nothing and both sides hold seeds.") },
  { AWALE_RULES_TOPIC_ENDLESS, "repetition=some", NULL,
    AWALE_NUMBERED ("Late in a game a few seeds may chase each other around the board without a "
                    "capture. So that no game lasts forever, it ends when the same position has "
                    "occurred {number} time: the same seeds in every pit and in the stores, and "
                    "the same player to move.",
                    "Late in a game a few seeds may chase each other around the board without a "
                    "capture. So that no game lasts forever, it ends when the same position has "
                    "occurred {number} times: the same seeds in every pit and in the stores, and "
                    "the same player to move.") },
};

/* Names of enumeration values in the XML file, in the order of the enumeration. */
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

/* Joins the lines of a text in place, as gettext does for XML. */
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
read_lesson (const char  *element,
             const char **names,
             const char **values,
             GArray      *lessons,
             GError     **error)
{
  AwaleLesson lesson = { 0 };
  const char *topic, *kind, *played, *pit, *counted;
  char *situation, *conclusion;
  gboolean is_set_up;
  const GMarkupCollectType copied = G_MARKUP_COLLECT_STRDUP;
  const GMarkupCollectType optional = G_MARKUP_COLLECT_OPTIONAL;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    copied, "id", &lesson.id,
                                    G_MARKUP_COLLECT_STRING, "topic", &topic,
                                    G_MARKUP_COLLECT_STRING, "ask", &kind,
                                    copied | optional, "holds", &lesson.holds,
                                    copied | optional, "start", &lesson.start,
                                    copied | optional, "moves", &lesson.moves,
                                    G_MARKUP_COLLECT_STRING | optional, "played", &played,
                                    G_MARKUP_COLLECT_STRING | optional, "pit", &pit,
                                    G_MARKUP_COLLECT_STRING | optional, "counted", &counted,
                                    copied, "right", &lesson.right,
                                    G_MARKUP_COLLECT_BOOLEAN | optional, "set-up", &is_set_up,
                                    copied | optional, "situation", &situation,
                                    copied | optional, "conclusion", &conclusion,
                                    G_MARKUP_COLLECT_INVALID))
    return;
  lesson.topic = find_word (topics, topic);
  lesson.ask = find_word (kinds, kind);
  lesson.played = played != NULL ? find_word (repetitions, played) : AWALE_LESSON_MOVES_ONCE;
  lesson.pit = pit != NULL ? *pit : '\0';
  lesson.counted = counted != NULL ? *counted : '\0';
  lesson.set_up = is_set_up;
  join_lines (situation);
  join_lines (conclusion);
  lesson.situation = situation;
  lesson.conclusion = conclusion;
  g_array_append_val (lessons, lesson);
}

static void
read_text (const char  *element,
           const char **names,
           const char **values,
           GArray      *texts,
           GError     **error)
{
  AwaleRulesText text;
  const char *topic;
  char *words;
  const GMarkupCollectType copied = G_MARKUP_COLLECT_STRDUP;

  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING, "topic", &topic,
                                    copied | G_MARKUP_COLLECT_OPTIONAL, "holds", &text.holds,
                                    copied | G_MARKUP_COLLECT_OPTIONAL, "preset", &text.preset,
                                    copied, "text", &words,
                                    G_MARKUP_COLLECT_INVALID))
    return;
  text.topic = find_word (topics, topic);
  join_lines (words);
  text.text = words;
  g_array_append_val (texts, text);
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *element,
                  const char          **names,
                  const char          **values,
                  void                 *data,
                  GError              **error)
{
  const Lessons *lessons = data;

  if (strcmp (element, "lesson") == 0)
    read_lesson (element, names, values, lessons->lessons, error);
  else if (strcmp (element, "paragraph") == 0)
    read_text (element, names, values, lessons->paragraphs, error);
  else if (strcmp (element, "reading") == 0)
    read_text (element, names, values, lessons->readings, error);
}

static Lessons *
read_lessons (void)
{
  static const GMarkupParser parser = { .start_element = start_element_cb };
  Lessons *lessons = g_new (Lessons, 1);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, lessons, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    g_resource_lookup_data (awale_lessons_get_resource (),
                            "/io/github/awale/Awale/lessons/awale-lessons.xml",
                            G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  *lessons = (Lessons) { g_array_new (FALSE, FALSE, sizeof (AwaleLesson)),
                         g_array_new (FALSE, FALSE, sizeof (AwaleRulesText)),
                         g_array_new (FALSE, FALSE, sizeof (AwaleRulesText)) };
  g_array_append_vals (lessons->paragraphs, numbered, G_N_ELEMENTS (numbered));
  if (bytes == NULL
      || !g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                        (gssize) g_bytes_get_size (bytes), &error))
    g_error ("%s", error->message);
  return lessons;
}

/* The data of the XML file, which is read once and never changes. */
static const Lessons *
get_lessons (void)
{
  static Lessons *lessons;

  if (g_once_init_enter (&lessons))
    g_once_init_leave (&lessons, read_lessons ());
  return lessons;
}

const GArray *
awale_rules_list_paragraphs (void)
{
  return get_lessons ()->paragraphs;
}

const GArray *
awale_rules_list_readings (void)
{
  return get_lessons ()->readings;
}

GPtrArray *
awale_lessons_list (void)
{
  const GArray *lessons = get_lessons ()->lessons;
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < lessons->len; i++)
    g_ptr_array_add (list, &g_array_index (lessons, AwaleLesson, i));
  return list;
}

const AwaleLesson *
awale_lessons_find (const char *id)
{
  g_autoptr (GPtrArray) list = awale_lessons_list ();

  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const AwaleLesson *lesson = list->pdata[i];

      if (strcmp (lesson->id, id) == 0)
        return lesson;
    }
  return NULL;
}

GPtrArray *
awale_lessons_select (const AwaleRuleset *rules,
                      AwaleRulesTopic     topic)
{
  GPtrArray *list = awale_lessons_list ();

  g_return_val_if_fail (rules != NULL, list);

  for (guint i = list->len; i-- > 0;)
    {
      const AwaleLesson *lesson = list->pdata[i];

      if (lesson->topic != topic || !awale_lesson_holds (lesson, rules))
        g_ptr_array_remove_index (list, i);
    }
  return list;
}
