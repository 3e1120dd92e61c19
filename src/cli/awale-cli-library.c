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
  awale_library_filter_clear (&self->filter);
  g_free (self->analysed);
  g_free (self->position);
  g_free (self->limit);
  g_free (self->part);
  awale_cli_analysis_clear (&self->analysis);
  g_clear_pointer (&self->library, awale_library_free);
}

bool
awale_cli_library_allow (AwaleCliLibrary *self,
                         const char      *verb,
                         AwaleCliOptions  allowed)
{
  const AwaleCliAnalysis none = AWALE_CLI_ANALYSIS_INIT;
  const AwaleCliAnalysis *analysis = &self->analysis;
  const AwaleLibraryFilter *filter = &self->filter;
  const struct
  {
    const char      *name;
    bool             is_there;
    AwaleCliOptions  option;
  } options[] = {
    { "player", filter->player != NULL, AWALE_CLI_PLAYER },
    { "event", filter->event != NULL, AWALE_CLI_OTHER },
    { "ruleset", filter->ruleset != NULL, AWALE_CLI_OTHER },
    { "from", filter->from != NULL, AWALE_CLI_OTHER },
    { "to", filter->to != NULL, AWALE_CLI_OTHER },
    { "result", filter->result != NULL, AWALE_CLI_OTHER },
    { "collection", filter->collection != NULL, AWALE_CLI_COLLECTION },
    { "analysed", self->analysed != NULL, AWALE_CLI_OTHER },
    { "text", filter->text != NULL, AWALE_CLI_OTHER },
    { "position", self->position != NULL, AWALE_CLI_POSITION },
    { "either-side", self->either_side, AWALE_CLI_OTHER },
    { "variations", self->variations, AWALE_CLI_OTHER },
    { "limit", self->limit != NULL, AWALE_CLI_OTHER },
    { "json", self->json, AWALE_CLI_JSON },
    { "replace", self->replace, AWALE_CLI_REPLACE },
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

  g_clear_pointer (&self->library, awale_library_free);
  self->library = awale_library_open (own != NULL ? own : self->path, mode, &error);
  if (self->library == NULL)
    awale_cli_fail (error);
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
read_limit (AwaleCliLibrary *self)
{
  if (self->limit == NULL
      || g_ascii_string_to_signed (self->limit, 10, 1, G_MAXINT64, &self->filter.limit, NULL))
    return true;
  awale_cli_usage_error (self->command, _("“%s” is not a number of games: write 1 or more"),
                         self->limit);
  return false;
}

/* Replaces a text of the filter with @new (transfer full). */
static void
replace (const char **text,
         char        *new)
{
  g_free ((char *) *text);
  *text = new;
}

static bool
read_date (AwaleCliLibrary  *self,
           const char      **text)
{
  g_autofree char *date = *text != NULL ? awale_date_normalize (*text) : NULL;

  if (*text != NULL && date == NULL)
    {
      awale_cli_usage_error (self->command, _("“%s” is not a date"), *text);
      return false;
    }
  replace (text, g_steal_pointer (&date));
  return true;
}

static bool
read_result (AwaleCliLibrary *self)
{
  static const char *const words[] = { "south", "north", "draw", NULL };
  const char **text = &self->filter.result;
  AwaleResult result;

  if (*text == NULL || g_strv_contains (words, *text))
    return true;
  if (!awale_result_parse (*text, &result))
    {
      awale_cli_usage_error (self->command, _("“%s” is not a result"), *text);
      return false;
    }
  replace (text, awale_result_to_string (result));
  return true;
}

static bool
read_analysed (AwaleCliLibrary *self)
{
  if (self->analysed == NULL)
    return true;
  if (strcmp (self->analysed, "yes") == 0)
    self->filter.analyzed = AWALE_ANALYZED_YES;
  else if (strcmp (self->analysed, "no") == 0)
    self->filter.analyzed = AWALE_ANALYZED_NO;
  else
    awale_cli_usage_error (self->command, _("“%s” is neither “yes” nor “no”"), self->analysed);
  return self->filter.analyzed != AWALE_ANALYZED_ANY;
}

static bool
read_position (AwaleCliLibrary *self)
{
  g_autoptr (GError) error = NULL;
  AwalePositionPattern pattern;

  if (self->position == NULL)
    return true;
  if (!awale_position_pattern_parse (self->position, &pattern, &error))
    {
      awale_cli_usage_error (self->command, "%s", error->message);
      return false;
    }
  self->filter.position = g_memdup2 (&pattern, sizeof pattern);
  return true;
}

static bool
read_ruleset (AwaleCliLibrary *self)
{
  const char **text = &self->filter.ruleset;
  AwaleRuleset rules;

  if (*text == NULL)
    return true;
  if (!awale_cli_read_ruleset (*text, &rules))
    return false;
  replace (text, awale_ruleset_dup_id (&rules));
  return true;
}

bool
awale_cli_library_read_options (AwaleCliLibrary *self)
{
  AwaleLibraryFilter *filter = &self->filter;

  filter->either_side = self->either_side;
  filter->variations = self->variations;
  return read_limit (self) && read_date (self, &filter->from) && read_date (self, &filter->to)
         && read_result (self) && read_analysed (self) && read_position (self)
         && read_ruleset (self)
         && awale_cli_analysis_read_options (&self->analysis, self->command, &self->report);
}

static const AwaleCliVerb verbs[] = {
  { "import", awale_cli_library_import, .least = 1, .most = -1,
    .missing = N_("a file or folder is needed"),
    .options = AWALE_CLI_COLLECTION | AWALE_CLI_JSON },
  { "list", awale_cli_library_list, .options = AWALE_CLI_SELECTION | AWALE_CLI_JSON },
  { "search", awale_cli_library_search, .least = 1, .most = 1,
    .missing = N_("a position is needed"),
    .options = AWALE_CLI_AROUND_POSITION | AWALE_CLI_JSON },
  { "explore", awale_cli_library_explore, .least = 1, .most = 1,
    .missing = N_("a position is needed"),
    .options = AWALE_CLI_AROUND_POSITION | AWALE_CLI_JSON },
  { "export", awale_cli_library_export, .least = 1, .most = 1,
    .missing = N_("a file to write is needed"),
    .options = AWALE_CLI_SELECTION | AWALE_CLI_REPLACE },
  { "doubles", awale_cli_library_doubles, .options = AWALE_CLI_SELECTION | AWALE_CLI_JSON },
  { "stats", awale_cli_library_stats, .options = AWALE_CLI_SELECTION | AWALE_CLI_JSON },
  { "analyse", awale_cli_library_analyse, .most = 1,
    .options = AWALE_CLI_SELECTION | AWALE_CLI_ANALYSIS | AWALE_CLI_JSON },
  { "merge", awale_cli_library_merge, .least = 1, .most = -1, .missing = N_("a file is needed"),
    .options = AWALE_CLI_JSON },
  { "bad", awale_cli_library_bad, .most = 1, .options = AWALE_CLI_JSON },
  { "forget", awale_cli_library_forget, .most = -1, .options = AWALE_CLI_JSON },
  { "check", awale_cli_library_check, .options = AWALE_CLI_JSON },
  { .name = NULL }
};

AwaleExit
awale_cmd_library (const AwaleSubcommand   *command,
                   char                  ***arguments)
{
  g_auto (AwaleCliLibrary) self = { .command = command, .analysis = AWALE_CLI_ANALYSIS_INIT };
  const GOptionEntry entries[] = {
    AWALE_CLI_LIBRARY_ENTRIES (self),
    { "player", 0, 0, G_OPTION_ARG_STRING, &self.filter.player, N_("Games of this player"),
      N_("NAME") },
    { "collection", 0, 0, G_OPTION_ARG_STRING, &self.filter.collection,
      N_("Games of this collection, or the one to import into"), N_("NAME") },
    { "replace", 0, 0, G_OPTION_ARG_NONE, &self.replace, N_("Replace a file that is there"), NULL },
    AWALE_CLI_ANALYSIS_ENTRIES (self.analysis),
    { "part", 0, 0, G_OPTION_ARG_STRING, &self.part,
      N_("Do one part of the analysis only: 2/4 is the second of four"), N_("PART") },
    G_OPTION_ENTRY_NULL
  };
  AwaleExit status;
  const AwaleCliVerb *verb;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);

  if (words == NULL)
    return status;
  verb = awale_cli_find_verb (command, verbs,
                              _("import, list, search, explore, export, doubles, stats, "
                                "analyse, merge, bad, forget or check is needed"), words);
  if (verb == NULL || !awale_cli_library_allow (&self, verb->name, verb->options))
    return AWALE_EXIT_USAGE;
  if ((verb->options & AWALE_CLI_POSITION_WORD) != 0)
    self.position = g_strdup (words[1]);
  return awale_cli_library_read_options (&self) ? verb->run (&self, words + 1) : AWALE_EXIT_USAGE;
}
