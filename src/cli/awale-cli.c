/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "notation/awale-ogn.h"
#include "protocol/awale-position-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

enum
{
  MAX_PARTS = 10000,
};

/* Prints a message in the encoding of the locale, with replacements for missing characters. */
static void
print_message (const char *format,
               va_list     arguments)
{
  g_autofree char *message = g_strdup_vprintf (format, arguments);
  g_autofree char *printable = awale_cli_dup_printable (message, true);

  g_printerr ("awale-cli: %s\n", printable);
}

void
awale_cli_message (const char *format,
                   ...)
{
  va_list arguments;

  va_start (arguments, format);
  print_message (format, arguments);
  va_end (arguments);
}

AwaleExit
awale_cli_fail (const GError *error)
{
  awale_cli_message ("%s", error->message);
  return AWALE_EXIT_FAILED;
}

AwaleExit
awale_cli_usage_error (const AwaleSubcommand *command,
                       const char            *format,
                       ...)
{
  va_list arguments;

  va_start (arguments, format);
  print_message (format, arguments);
  va_end (arguments);
  g_printerr (_("Try “awale-cli %s --help”.\n"), command->name);
  return AWALE_EXIT_USAGE;
}

/* True if the words contain `--help` or `-h`, which is answered even if the others are wrong. */
static bool
asks_for_help (char **arguments)
{
  for (int i = 1; arguments[i] != NULL && strcmp (arguments[i], "--") != 0; i++)
    if (strcmp (arguments[i], "--help") == 0 || strcmp (arguments[i], "-h") == 0)
      return true;
  return false;
}

/* True if @word is one of the options @entries (nullable) and takes a value, such as `--depth`. */
static bool
takes_value (const GOptionEntry *entries,
             const char         *word)
{
  for (const GOptionEntry *entry = entries; entry != NULL && entry->long_name != NULL; entry++)
    if (entry->arg != G_OPTION_ARG_NONE
        && ((g_str_has_prefix (word, "--") && strcmp (word + 2, entry->long_name) == 0)
            || (word[0] == '-' && word[1] != '\0' && word[1] == entry->short_name
                && word[2] == '\0')))
      return true;
  return false;
}

static GOptionContext *
create_context (const AwaleSubcommand *command,
                const GOptionEntry    *entries)
{
  GOptionContext *context = g_option_context_new (command->parameters);

  g_option_context_set_summary (context, _(command->summary));
  if (command->note != NULL)
    g_option_context_set_description (context, _(command->note));
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  return context;
}

static void
print_help (const AwaleSubcommand *command,
            GOptionContext        *context)
{
  g_autofree char *name = g_strdup_printf ("awale-cli %s", command->name);
  g_autofree char *help = NULL;

  /* The usage line begins with the name of the program, which is extended by the subcommand
   * here. */
  g_set_prgname (name);
  help = g_option_context_get_help (context, TRUE, NULL);
  g_print ("%s", help);
}

/* Returns the words if their number is as the subcommand requires; NULL after a usage error. */
static char **
check_words (const AwaleSubcommand  *command,
             char                  **words,
             AwaleExit              *status)
{
  int n = (int) g_strv_length (words);

  if (n >= command->least && (n <= command->most || command->most < 0))
    return words;
  *status = awale_cli_usage_error (command, "%s", command->missing != NULL
                                                    ? _(command->missing)
                                                    : _("too many arguments"));
  return NULL;
}

char **
awale_cli_parse_options (const AwaleSubcommand   *command,
                         char                  ***arguments,
                         const GOptionEntry      *entries,
                         AwaleExit               *status)
{
  g_autoptr (GOptionContext) context = create_context (command, entries);
  char **words = NULL;
  const GOptionEntry rest[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GError) error = NULL;

  if (asks_for_help (*arguments))
    {
      print_help (command, context);
      *status = AWALE_EXIT_DONE;
      return NULL;
    }
  g_option_context_add_main_entries (context, rest, GETTEXT_PACKAGE);
  if (!g_option_context_parse_strv (context, arguments, &error))
    {
      *status = awale_cli_usage_error (command, "%s", error->message);
      return NULL;
    }
  g_strfreev (*arguments);
  *arguments = words != NULL ? words : g_new0 (char *, 1);
  return check_words (command, *arguments, status);
}

static bool
begins_with_pass (const char *word)
{
  return g_str_has_prefix (word, "--")
         && strspn (word, "-ABCDEFabcdef \t\n") == strlen (word);
}

void
awale_cli_mark_passes (char              **arguments,
                       const GOptionEntry *entries,
                       int                 n_before)
{
  int n_words = 0;

  for (int i = 1; arguments[i] != NULL; i++)
    {
      if (strcmp (arguments[i], "--") == 0 && n_words <= n_before)
        return;
      if (begins_with_pass (arguments[i]))
        {
          char *marked = g_strconcat (" ", arguments[i], NULL);

          g_free (arguments[i]);
          arguments[i] = marked;
        }
      if (arguments[i][0] != '-')
        n_words++;
      else if (takes_value (entries, arguments[i]) && arguments[i + 1] != NULL)
        i++;
    }
}

const AwaleCliVerb *
awale_cli_find_verb (const AwaleSubcommand  *command,
                     const AwaleCliVerb     *verbs,
                     const char             *needed,
                     char                  **words)
{
  int n_words = (int) g_strv_length (words) - 1;

  for (const AwaleCliVerb *verb = verbs; verb->name != NULL; verb++)
    if (g_strcmp0 (words[0], verb->name) == 0)
      {
        if (n_words >= verb->least && (n_words <= verb->most || verb->most < 0))
          return verb;
        needed = n_words < verb->least ? _(verb->missing) : _("too many arguments");
        break;
      }
  awale_cli_usage_error (command, "%s", needed);
  return NULL;
}

bool
awale_cli_read_ruleset (const char   *text,
                        AwaleRuleset *rules)
{
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    {
      *rules = awale_preset_default ()->rules;
      return true;
    }
  if (awale_ruleset_resolve (text, rules, &error))
    return true;
  awale_cli_fail (error);
  return false;
}

bool
awale_cli_read_position (const char    *text,
                         AwalePosition *position)
{
  g_autoptr (GError) error = NULL;
  int total;

  if (text == NULL)
    {
      *position = awale_position_start ();
      return true;
    }
  if (!awale_ogn_parse_position (text, position, &error))
    {
      awale_cli_message ("%s: %s", text, error->message);
      return false;
    }

  total = awale_position_total (*position);
  if (total != AWALE_SEEDS)
    awale_cli_message (g_dngettext (GETTEXT_PACKAGE, "%s has %d seed, not 48",
                                    "%s has %d seeds, not 48", (gulong) total),
                       text, total);
  return true;
}

bool
awale_cli_read_number (const char *text,
                       int         least,
                       int         most,
                       int        *number)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, least, most, &value, NULL))
    return false;
  *number = (int) value;
  return true;
}

bool
awale_cli_read_part (const char *text,
                     int        *part,
                     int        *n_parts)
{
  g_auto (GStrv) numbers = g_strsplit (text, "/", 3);

  return g_strv_length (numbers) == 2
         && awale_cli_read_number (numbers[1], 1, MAX_PARTS, n_parts)
         && awale_cli_read_number (numbers[0], 1, *n_parts, part);
}

/* Warns if moves follow the end of the game. Recorded games may contain such moves, because players
 * may go on after most kinds of ending. */
static void
warn_if_over (const AwaleRuleset *rules,
              const GArray       *positions)
{
  for (unsigned n = 1; n < positions->len; n++)
    {
      AwaleOutcome outcome = awale_outcome (rules, (const AwalePosition *) (void *) positions->data,
                                            n);

      if (outcome.state != AWALE_GAME_STATE_ENDED)
        continue;
      awale_cli_message (_("ply %u: the game went on after its end: %s"), n,
                         awale_ending_describe (outcome.ending));
      return;
    }
}

GArray *
awale_cli_play_moves (const AwaleRuleset  *rules,
                      AwalePosition        start,
                      char               **words)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_autofree char *moves = g_strjoinv (" ", words);
  g_autoptr (GError) error = NULL;

  g_array_append_val (positions, start);
  awale_moves_play (rules, positions, moves, &error);
  warn_if_over (rules, positions);
  if (error == NULL)
    return g_steal_pointer (&positions);
  awale_cli_fail (error);
  return NULL;
}

char *
awale_cli_dup_moves (const int8_t *moves,
                     int           n_moves)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_moves; i++)
    g_string_append_printf (text, "%s%s", i > 0 && i % 2 == 0 ? " " : "",
                            awale_move_to_string (moves[i]));
  return g_string_free (text, FALSE);
}

AwaleCliProgress
awale_cli_progress_new (void)
{
  return (AwaleCliProgress) { .is_seen = isatty (STDERR_FILENO) };
}

void
awale_cli_progress_show (AwaleCliProgress *self,
                         const char       *format,
                         ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  if (!self->is_seen)
    return;
  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  awale_cli_progress_clear (self);
  g_printerr ("%s", text);
  self->columns = (int) g_utf8_strlen (text, -1);
}

void
awale_cli_progress_clear (AwaleCliProgress *self)
{
  if (self->columns > 0)
    g_printerr ("\r%*s\r", self->columns, "");
  self->columns = 0;
}
