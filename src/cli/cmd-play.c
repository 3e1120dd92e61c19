/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The positions of the line that is played, from its start. */
typedef struct
{
  AwaleRuleset  rules;
  GArray       *positions;  /* Of AwalePosition. */
  bool          is_over;    /* A warning that moves go on was given. */
} Line;

static AwalePosition
get_last (const Line *line)
{
  return g_array_index (line->positions, AwalePosition, line->positions->len - 1);
}

static AwaleOutcome
judge (const Line *line)
{
  return awale_outcome (&line->rules, (const AwalePosition *) line->positions->data,
                        line->positions->len);
}

/* Recorded games may go on after an end by agreement or by count; the person should know. */
static void
warn_if_over (Line *line)
{
  AwaleOutcome outcome;

  if (line->is_over)
    return;
  outcome = judge (line);
  if (outcome.state != AWALE_STATE_ENDED)
    return;
  line->is_over = true;
  awale_cli_message (_("ply %u: played on after the end: %s"), line->positions->len,
                     awale_ending_describe (outcome.ending));
}

/* Plays the move that @word, of @length bytes, tells. */
static bool
play_word (Line       *line,
           const char *word,
           int         length)
{
  AwalePosition position = get_last (line);
  AwaleMove move = length == 1 ? awale_move_from_letter (word[0]) : AWALE_NO_MOVE;
  AwaleRefusal refusal;

  if (strncmp (word, "--", (size_t) length) == 0 && length == 2)
    move = AWALE_PASS;
  refusal = awale_refusal (position, &line->rules, move);
  if (refusal != AWALE_REFUSAL_NONE)
    {
      awale_cli_message (_("ply %u: %.*s: %s"), line->positions->len, length, word,
                         awale_refusal_to_string (refusal));
      return false;
    }

  warn_if_over (line);
  position = awale_play (position, &line->rules, move, NULL);
  g_array_append_val (line->positions, position);
  return true;
}

/* Plays moves with or without spaces between them: `F f B`, `FfB`, `F--B`. */
static bool
play_text (Line       *line,
           const char *text)
{
  while (*text != '\0')
    {
      int length = (int) (g_utf8_next_char (text) - text);

      if (g_str_has_prefix (text, "--"))
        length = 2;
      if (!g_ascii_isspace (*text) && !play_word (line, text, length))
        return false;
      text += length;
    }
  return true;
}

static char *
list_moves (unsigned moves)
{
  GString *list = g_string_new (NULL);

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (moves & 1u << move)
      g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "",
                              awale_move_to_string (move));
  return g_string_free (list, FALSE);
}

static void
print_outcome (const Line *line,
               bool        json)
{
  static const char *const columns[] = { "position", "legal", "state", "reason", "score", NULL };
  AwalePosition position = get_last (line);
  AwaleOutcome outcome = judge (line);
  g_autofree char *text = awale_position_to_string (position);
  g_autofree char *legal = list_moves (awale_legal_moves (position, &line->rules));
  g_autofree char *score = awale_score_to_string (outcome.score);
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, columns);
  awale_table_writer_add_string (&table, text);
  awale_table_writer_add_string (&table, legal);
  awale_table_writer_add_string (&table, awale_state_get_id (outcome.state));
  awale_table_writer_add_string (&table, awale_ending_get_id (outcome.ending));
  awale_table_writer_add_string (&table, score);
}

static AwaleExit
play (const AwaleRuleset *rules,
      AwalePosition       start,
      char              **texts,
      bool                json)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  Line line = { .rules = *rules, .positions = positions };

  g_array_append_val (positions, start);
  for (int i = 0; texts[i] != NULL; i++)
    if (!play_text (&line, texts[i]))
      return AWALE_EXIT_NO;
  print_outcome (&line, json);
  return AWALE_EXIT_DONE;
}

/* Moves may begin with a pass, `--`, which must not be taken for an option. */
static void
mark_passes (char **arguments)
{
  for (int i = 1; arguments[i] != NULL; i++)
    if (g_str_has_prefix (arguments[i], "--")
        && strspn (arguments[i], "-ABCDEFabcdef \t\n") == strlen (arguments[i]))
      {
        char *marked = g_strconcat (" ", arguments[i], NULL);

        g_free (arguments[i]);
        arguments[i] = marked;
      }
}

AwaleExit
awale_cmd_play (const AwaleSubcommand   *command,
                char                  ***arguments)
{
  g_autofree char *ruleset = NULL;
  g_autofree char *position_text = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset, N_("Ruleset or its axes"), N_("RULESET") },
    { "position", 0, 0, G_OPTION_ARG_STRING, &position_text, N_("Start of the game"),
      N_("POSITION") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write one JSON object a line"), NULL },
    G_OPTION_ENTRY_NULL
  };
  AwaleRuleset rules;
  AwalePosition position;
  AwaleExit status;

  mark_passes (*arguments);
  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (!awale_cli_read_ruleset (ruleset, &rules)
      || !awale_cli_read_position (position_text, &position))
    return AWALE_EXIT_USAGE;

  return play (&rules, position, *arguments + 1, json);
}
