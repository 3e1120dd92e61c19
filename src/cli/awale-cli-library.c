/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include "game/awale-date.h"
#include "game/awale-result.h"
#include "training/awale-training-store.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
awale_cli_library_clear (AwaleCliLibrary *self)
{
  g_free (self->path);
  g_free (self->player);
  g_free (self->event);
  g_free (self->ruleset);
  g_free (self->from);
  g_free (self->to);
  g_free (self->result);
  g_free (self->collection);
  g_free (self->analysed);
  g_free (self->text);
  g_free (self->position);
  g_free (self->limit);
  g_free (self->part);
  awale_cli_analysis_clear (&self->analysis);
  g_free (self->selection.ruleset);
  g_free (self->selection.from);
  g_free (self->selection.to);
  g_free (self->selection.result);
  g_clear_object (&self->library);
}

bool
awale_cli_library_allow (AwaleCliLibrary *self,
                         const char      *verb,
                         AwaleCliOptions  allowed)
{
  const AwaleCliAnalysis none = AWALE_CLI_ANALYSIS_INIT;
  const AwaleCliAnalysis *analysis = &self->analysis;
  const struct
  {
    const char      *name;
    bool             is_there;
    AwaleCliOptions  option;
  } options[] = {
    { "player", self->player != NULL, AWALE_CLI_PLAYER },
    { "event", self->event != NULL, AWALE_CLI_OTHER },
    { "ruleset", self->ruleset != NULL, AWALE_CLI_OTHER },
    { "from", self->from != NULL, AWALE_CLI_OTHER },
    { "to", self->to != NULL, AWALE_CLI_OTHER },
    { "result", self->result != NULL, AWALE_CLI_OTHER },
    { "collection", self->collection != NULL, AWALE_CLI_COLLECTION },
    { "analysed", self->analysed != NULL, AWALE_CLI_OTHER },
    { "text", self->text != NULL, AWALE_CLI_OTHER },
    { "position", self->position != NULL, AWALE_CLI_POSITION },
    { "either-side", self->either_side, AWALE_CLI_OTHER },
    { "variations", self->variations, AWALE_CLI_OTHER },
    { "limit", self->limit != NULL, AWALE_CLI_OTHER },
    { "json", self->json, AWALE_CLI_JSON },
    { "part", self->part != NULL, AWALE_CLI_SEARCH },
    { "depth", analysis->depth != none.depth, AWALE_CLI_SEARCH },
    { "movetime", analysis->movetime != none.movetime, AWALE_CLI_SEARCH },
    { "threads", analysis->threads != none.threads, AWALE_CLI_SEARCH },
    { "hash", analysis->hash != none.hash, AWALE_CLI_SEARCH },
    { "no-tables", analysis->no_tables, AWALE_CLI_TABLES },
    { "dir", analysis->tables != NULL, AWALE_CLI_TABLES },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].is_there && (options[i].option & allowed) == 0)
      {
        awale_cli_usage_error (self->command, _("--%s cannot be used with “%s”"), options[i].name,
                               verb);
        return false;
      }
  return true;
}

bool
awale_cli_library_open (AwaleCliLibrary  *self,
                        AwaleLibraryMode  mode)
{
  g_autofree char *own = self->path == NULL ? awale_library_dup_default_path () : NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->library);
  self->library = awale_library_open (own != NULL ? own : self->path, mode, &error);
  if (self->library == NULL)
    awale_cli_message ("%s", error->message);
  else
    awale_library_set_values_func (self->library, awale_training_judge_again);
  return self->library != NULL;
}

bool
awale_cli_library_open_present (AwaleCliLibrary *self)
{
  return awale_cli_library_open (self, AWALE_LIBRARY_READ)
         && awale_cli_library_open (self, AWALE_LIBRARY_WRITE);
}

static bool
read_limit (const AwaleSubcommand *command,
            const char            *text,
            gint64                *limit)
{
  if (text == NULL || g_ascii_string_to_signed (text, 10, 1, G_MAXINT64, limit, NULL))
    return true;
  awale_cli_usage_error (command, _("“%s” is not a number of games: write 1 or more"), text);
  return false;
}

static bool
read_date (const AwaleSubcommand  *command,
           const char             *text,
           char                  **date)
{
  *date = text != NULL ? awale_date_normalize (text) : NULL;
  if (text == NULL || *date != NULL)
    return true;
  awale_cli_usage_error (command, _("“%s” is not a date"), text);
  return false;
}

/* The library has scores in one form only. */
static bool
read_result (const AwaleSubcommand *command,
             const char            *text,
             AwaleCliSelection     *selection)
{
  static const char *const words[] = { "south", "north", "draw", NULL };
  AwaleResult result;

  if (text == NULL)
    return true;
  if (g_strv_contains (words, text))
    selection->result = g_strdup (text);
  else if (awale_result_parse (text, &result))
    selection->result = awale_result_to_string (result);
  else
    awale_cli_usage_error (command, _("“%s” is not a result"), text);
  return selection->result != NULL;
}

static bool
read_analysed (const AwaleSubcommand *command,
               const char            *text,
               AwaleCliSelection     *selection)
{
  if (text == NULL)
    return true;
  if (strcmp (text, "yes") == 0)
    selection->filter.analyzed = AWALE_ANALYZED_YES;
  else if (strcmp (text, "no") == 0)
    selection->filter.analyzed = AWALE_ANALYZED_NO;
  else
    awale_cli_usage_error (command, _("“%s” is neither “yes” nor “no”"), text);
  return selection->filter.analyzed != AWALE_ANALYZED_ANY;
}

static bool
read_position (const AwaleSubcommand *command,
               const char            *text,
               AwaleCliSelection     *selection)
{
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return true;
  if (!awale_position_pattern_parse (text, &selection->position, &error))
    {
      awale_cli_usage_error (command, "%s", error->message);
      return false;
    }
  selection->filter.position = &selection->position;
  return true;
}

static bool
read_ruleset (const char         *text,
              AwaleCliSelection  *selection)
{
  AwaleRuleset rules;

  if (text == NULL)
    return true;
  if (!awale_cli_read_ruleset (text, &rules))
    return false;
  selection->ruleset = awale_ruleset_dup_id (&rules);
  return true;
}

bool
awale_cli_library_read_options (AwaleCliLibrary *self)
{
  AwaleCliSelection *selection = &self->selection;

  selection->filter = (AwaleLibraryFilter) {
    .text = self->text, .player = self->player, .event = self->event,
    .collection = self->collection, .either_side = self->either_side,
    .variations = self->variations,
  };
  if (!read_limit (self->command, self->limit, &selection->filter.limit)
      || !read_date (self->command, self->from, &selection->from)
      || !read_date (self->command, self->to, &selection->to)
      || !read_result (self->command, self->result, selection)
      || !read_analysed (self->command, self->analysed, selection)
      || !read_position (self->command, self->position, selection)
      || !read_ruleset (self->ruleset, selection)
      || !awale_cli_analysis_read_options (&self->analysis, self->command, &self->report))
    return false;
  selection->filter.from = selection->from;
  selection->filter.to = selection->to;
  selection->filter.ruleset = selection->ruleset;
  selection->filter.result = selection->result;
  return true;
}
