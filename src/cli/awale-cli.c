/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "awale-cli-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum
{
  MAX_PARTS = 10000,
};

/* Messages are for a person: the locale's encoding, or as near as it gets. */
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

/* `--help` is looked for first, so that it is answered however wrong the rest is. */
static bool
asks_for_help (char **arguments)
{
  for (int i = 1; arguments[i] != NULL && strcmp (arguments[i], "--") != 0; i++)
    if (strcmp (arguments[i], "--help") == 0 || strcmp (arguments[i], "-h") == 0)
      return true;
  return false;
}

bool
awale_cli_takes_value (const GOptionEntry *entries,
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

/* Cuts off the `--` that ends the options, and what follows it. Returns: what follows; (nullable)
 * (transfer full) */
static char **
cut_off_rest (char              **arguments,
              const GOptionEntry *entries)
{
  for (int i = 1; arguments[i] != NULL; i++)
    if (strcmp (arguments[i], "--") == 0)
      {
        char **rest = g_strdupv (arguments + i + 1);

        for (int j = i; arguments[j] != NULL; j++)
          g_clear_pointer (&arguments[j], g_free);
        return rest;
      }
    else if (awale_cli_takes_value (entries, arguments[i]) && arguments[i + 1] != NULL)
      i++;
  return NULL;
}

static void
append_rest (char       ***arguments,
             const char  **rest)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_addv (builder, (const char **) *arguments);
  g_strv_builder_addv (builder, rest);
  g_strfreev (*arguments);
  *arguments = g_strv_builder_end (builder);
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

  /* Usage starts with the program's name. */
  g_set_prgname (name);
  help = g_option_context_get_help (context, TRUE, NULL);
  g_print ("%s", help);
}

bool
awale_cli_parse_options (const AwaleSubcommand   *command,
                         char                  ***arguments,
                         const GOptionEntry      *entries,
                         AwaleExit               *status)
{
  g_autoptr (GOptionContext) context = create_context (command, entries);
  g_auto (GStrv) rest = NULL;
  g_autoptr (GError) error = NULL;

  if (asks_for_help (*arguments))
    {
      print_help (command, context);
      *status = AWALE_EXIT_DONE;
      return false;
    }
  /* Not left to GLib: that keeps the `--` if a word that begins with a dash follows. */
  rest = cut_off_rest (*arguments, entries);
  if (!g_option_context_parse_strv (context, arguments, &error))
    {
      *status = awale_cli_usage_error (command, "%s", error->message);
      return false;
    }
  if (rest != NULL)
    append_rest (arguments, (const char **) rest);
  return true;
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
  awale_cli_message ("%s", error->message);
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
  if (!awale_position_parse (text, position, &error))
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
