/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-ruleset.h"

#include "awale-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Reading and writing of the axes line, such as `slam=captures feed=yes …`. The table below names
 * the axes, in the order of the fields of AwaleRuleset, and their values. */

enum
{
  AXIS_SLAM,
  AXIS_FEED,
  AXIS_STUCK,
  AXIS_LEFTOVER,
  AXIS_DEAD,
  AXIS_DROUGHT,
  AXIS_REPETITION,
  AXIS_CYCLE,
  AXIS_FIRST,
  AXIS_MAJORITY,
  N_AXES
};

typedef struct
{
  const char *name;
  const char *values[7];  /* Words for the values, NULL-terminated; empty for an axis that takes a
                           * number or “none”. */
  int         least;      /* Least number that a numeric axis accepts. */
} Axis;

static const Axis axes[N_AXES] = {
  [AXIS_SLAM] = { "slam", { "captures", "forbidden", "no-capture", "last-resort",
                            "last-resort-captures", "clears-board" }, 0 },
  [AXIS_FEED] = { "feed", { "yes", "if-possible", "no" }, 0 },
  [AXIS_STUCK] = { "stuck", { "end", "pass-starved", "pass-blocked" }, 0 },
  [AXIS_LEFTOVER] = { "leftover", { "owner", "opponent", "nobody" }, 0 },
  [AXIS_DEAD] = { "dead", { "plays-on", "ends" }, 0 },
  [AXIS_DROUGHT] = { "drought", { NULL }, AWALE_MIN_DROUGHT },
  [AXIS_REPETITION] = { "repetition", { NULL }, AWALE_MIN_REPETITION },
  [AXIS_CYCLE] = { "cycle", { "owner", "split" }, 0 },
  [AXIS_FIRST] = { "first", { "choice", "youngest", "random" }, 0 },
  [AXIS_MAJORITY] = { "majority", { "plays-on", "may-stop", "ends" }, 0 },
};

static void
get_values (const AwaleRuleset *rules,
            int                 values[N_AXES])
{
  values[AXIS_SLAM] = (int) rules->slam;
  values[AXIS_FEED] = (int) rules->feed;
  values[AXIS_STUCK] = (int) rules->stuck;
  values[AXIS_LEFTOVER] = (int) rules->leftover;
  values[AXIS_DEAD] = (int) rules->dead;
  values[AXIS_DROUGHT] = rules->drought;
  values[AXIS_REPETITION] = rules->repetition;
  values[AXIS_CYCLE] = (int) rules->cycle;
  values[AXIS_FIRST] = (int) rules->first;
  values[AXIS_MAJORITY] = (int) rules->majority;
}

static AwaleRuleset
from_values (const int values[N_AXES])
{
  return (AwaleRuleset) {
    .slam = (AwaleSlamRule) values[AXIS_SLAM],
    .feed = (AwaleFeedRule) values[AXIS_FEED],
    .stuck = (AwaleStuckRule) values[AXIS_STUCK],
    .leftover = (AwaleLeftoverRule) values[AXIS_LEFTOVER],
    .dead = (AwaleDeadRule) values[AXIS_DEAD],
    .drought = (uint16_t) values[AXIS_DROUGHT],
    .repetition = (uint16_t) values[AXIS_REPETITION],
    .cycle = (AwaleCycleRule) values[AXIS_CYCLE],
    .first = (AwaleFirstRule) values[AXIS_FIRST],
    .majority = (AwaleMajorityRule) values[AXIS_MAJORITY],
  };
}

bool
awale_ruleset_equal (const AwaleRuleset *a,
                     const AwaleRuleset *b)
{
  int of_a[N_AXES];
  int of_b[N_AXES];

  g_return_val_if_fail (a != NULL && b != NULL, false);

  get_values (a, of_a);
  get_values (b, of_b);
  return memcmp (of_a, of_b, sizeof of_a) == 0;
}

static bool
refuse (AwaleRulesError   code,
        GError          **error,
        const char       *format,
        ...) G_GNUC_PRINTF (3, 4);

static bool
refuse (AwaleRulesError   code,
        GError          **error,
        const char       *format,
        ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, AWALE_RULES_ERROR, (gint) code, message);
  return false;
}

bool
awale_ruleset_check (const AwaleRuleset  *rules,
                     GError             **error)
{
  g_return_val_if_fail (rules != NULL, false);

  if (rules->drought == 0 && rules->repetition == 0)
    return refuse (AWALE_RULES_ERROR_VALUE, error,
                   _("With neither a drought limit nor a repetition limit, a game might never "
                     "end."));
  if (rules->drought != 0 && rules->repetition != 0)
    return refuse (AWALE_RULES_ERROR_VALUE, error,
                   _("With both a drought limit and a repetition limit, the value of a board "
                     "would depend on what was played before."));
  return true;
}

static int
find_axis (const char *name,
           size_t      length)
{
  for (int axis = 0; axis < N_AXES; axis++)
    if (strlen (axes[axis].name) == length && strncmp (axes[axis].name, name, length) == 0)
      return axis;
  return -1;
}

/* Parses a number or “none” (0); returns -1 for any other text. */
static int
parse_count (const Axis *axis,
             const char *word)
{
  guint64 number;

  if (strcmp (word, "none") == 0)
    return 0;
  if (!g_ascii_string_to_unsigned (word, 10, (guint64) axis->least, AWALE_MAX_OF_LIMIT, &number,
                                   NULL))
    return -1;
  return (int) number;
}

static int
parse_value (const Axis *axis,
             const char *word)
{
  if (axis->values[0] == NULL)
    return parse_count (axis, word);
  for (int value = 0; axis->values[value] != NULL; value++)
    if (strcmp (axis->values[value], word) == 0)
      return value;
  return -1;
}

/* Parses one word `axis=value` into @values, which are -1 for axes that have not been read yet. */
static bool
parse_word (const char  *word,
            int          values[N_AXES],
            GError     **error)
{
  const char *equals = strchr (word, '=');
  int axis = equals != NULL ? find_axis (word, (size_t) (equals - word)) : -1;

  if (axis < 0)
    return refuse (AWALE_RULES_ERROR_SYNTAX, error, _("“%s” is not an axis of the rules."), word);
  if (values[axis] >= 0)
    return refuse (AWALE_RULES_ERROR_SYNTAX, error, _("“%s” is given twice."), axes[axis].name);

  values[axis] = parse_value (&axes[axis], equals + 1);
  if (values[axis] < 0)
    return refuse (AWALE_RULES_ERROR_VALUE, error, _("“%s” cannot be “%s”."), axes[axis].name,
                   equals + 1);
  return true;
}

bool
awale_ruleset_parse (const char    *line,
                     AwaleRuleset  *rules,
                     GError       **error)
{
  g_auto (GStrv) words = NULL;
  int values[N_AXES];
  AwaleRuleset read;

  g_return_val_if_fail (line != NULL && rules != NULL, false);

  for (int axis = 0; axis < N_AXES; axis++)
    values[axis] = -1;
  words = g_strsplit_set (line, " \t", -1);
  for (int i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0' && !parse_word (words[i], values, error))
      return false;
  for (int axis = 0; axis < N_AXES; axis++)
    if (values[axis] < 0)
      return refuse (AWALE_RULES_ERROR_SYNTAX, error, _("“%s” is missing."), axes[axis].name);

  read = from_values (values);
  if (!awale_ruleset_check (&read, error))
    return false;
  *rules = read;
  return true;
}

char *
awale_ruleset_to_string (const AwaleRuleset *rules)
{
  GString *line;
  int values[N_AXES];

  g_return_val_if_fail (rules != NULL, NULL);

  line = g_string_new (NULL);
  get_values (rules, values);
  for (int axis = 0; axis < N_AXES; axis++)
    {
      g_string_append_printf (line, "%s%s=", axis > 0 ? " " : "", axes[axis].name);
      if (axes[axis].values[0] != NULL)
        g_string_append (line, axes[axis].values[values[axis]]);
      else if (values[axis] == 0)
        g_string_append (line, "none");
      else
        g_string_append_printf (line, "%d", values[axis]);
    }
  return g_string_free (line, FALSE);
}

char *
awale_ruleset_dup_id (const AwaleRuleset *rules)
{
  const AwalePreset *preset = awale_preset_of (rules);

  return preset != NULL ? g_strdup (preset->id) : awale_ruleset_to_string (rules);
}

bool
awale_ruleset_resolve (const char    *text,
                       AwaleRuleset  *rules,
                       GError       **error)
{
  const AwalePreset *preset;

  g_return_val_if_fail (text != NULL && rules != NULL, false);

  if (strchr (text, '=') != NULL)
    return awale_ruleset_parse (text, rules, error);

  preset = awale_preset_find (text);
  if (preset == NULL)
    return refuse (AWALE_RULES_ERROR_VALUE, error, _("There is no ruleset “%s”."), text);
  *rules = preset->rules;
  return true;
}
