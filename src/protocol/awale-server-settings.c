/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-server-settings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "awale-position-command.h"
#include "engine/awale-level.h"
#include "engine/awale-search.h"

#define SPACES " \t\n\v\f\r"

enum
{
  DEFAULT_HASH = 64,
  MAX_THREADS = 256,
};

typedef enum
{
  SPIN,
  CHECK,
  RULESET,
  PATH,
  FOREIGN,  /* An option that interfaces send to other engines, and that is ignored. */
} Kind;

typedef struct
{
  const char *name;
  Kind        kind;
  size_t      offset;  /* Offset of the field in AwaleServerSettings. */
  int         least;
  int         most;    /* Maximum value; 0 stands for `most_hash`. */
} Setting;

#define MEMBER(name) G_STRUCT_OFFSET (AwaleServerSettings, name)

static const Setting settings[] = {
  { "Hash", SPIN, MEMBER (hash), 1, 0 },
  { "Threads", SPIN, MEMBER (threads), 1, MAX_THREADS },
  { "MultiPV", SPIN, MEMBER (lines), 1, AWALE_SEARCH_MAX_LINES },
  { "Ruleset", RULESET, MEMBER (rules), 0, 0 },
  { "UseTables", CHECK, MEMBER (use_tables), 0, 0 },
  { "TablePath", PATH, MEMBER (table_path), 0, 0 },
  { "Level", SPIN, MEMBER (level), AWALE_LEVEL_FIRST, AWALE_LEVEL_STRONGEST },
  { "Ponder", CHECK, MEMBER (ponder), 0, 0 },
  { "Exact", CHECK, MEMBER (exact), 0, 0 },
  { "OwnBook", CHECK, MEMBER (own_book), 0, 0 },
  { "BookPath", PATH, MEMBER (book_path), 0, 0 },
  { "UseLeaves", FOREIGN, 0, 0, 0 },
  { "UseCache", FOREIGN, 0, 0, 0 },
  { "NoiseLevel", FOREIGN, 0, 0, 0 },
  { "EngineTurn", FOREIGN, 0, 0, 0 },
  { "DrawSearch", FOREIGN, 0, 0, 0 },
};

void
awale_server_settings_init (AwaleServerSettings *self,
                            unsigned             most_hash)
{
  *self = (AwaleServerSettings) {
    .most_hash = most_hash,
    .hash = MIN (DEFAULT_HASH, (int) most_hash),
    .threads = 1,
    .lines = 1,
    .level = AWALE_LEVEL_STRONGEST,
    .use_tables = true,
    /* Interfaces that know no rulesets expect Abapa. */
    .rules = awale_preset_for_files ()->rules,
  };
}

void
awale_server_settings_clear (AwaleServerSettings *self)
{
  g_clear_pointer (&self->table_path, g_free);
  g_clear_pointer (&self->book_path, g_free);
}

void
awale_server_settings_copy (AwaleServerSettings       *self,
                            const AwaleServerSettings *other)
{
  *self = *other;
  self->table_path = g_strdup (other->table_path);
  self->book_path = g_strdup (other->book_path);
}

static int
get_most (const AwaleServerSettings *self,
          const Setting             *setting)
{
  return setting->most != 0 ? setting->most : (int) self->most_hash;
}

static char *
dup_ruleset (const AwaleServerSettings *self)
{
  return awale_ruleset_dup_id (&self->rules);
}

static char *
describe (const AwaleServerSettings *self,
          const Setting             *setting)
{
  const void *member = G_STRUCT_MEMBER_P (self, setting->offset);
  g_autofree char *rules = NULL;

  switch (setting->kind)
    {
    case SPIN:
      return g_strdup_printf ("option name %s type spin default %d min %d max %d", setting->name,
                              *(const int *) member, setting->least, get_most (self, setting));
    case CHECK:
      return g_strdup_printf ("option name %s type check default %s", setting->name,
                              *(const bool *) member ? "true" : "false");
    case RULESET:
      rules = dup_ruleset (self);
      return g_strdup_printf ("option name %s type string default %s", setting->name, rules);
    case PATH:
      return g_strdup_printf ("option name %s type string default <empty>", setting->name);
    case FOREIGN:
    default:
      return NULL;
    }
}

char **
awale_server_settings_list (unsigned most_hash)
{
  GPtrArray *lines = g_ptr_array_new ();
  AwaleServerSettings unset;

  awale_server_settings_init (&unset, most_hash);

  for (size_t i = 0; i < G_N_ELEMENTS (settings); i++)
    if (settings[i].kind != FOREIGN)
      g_ptr_array_add (lines, describe (&unset, &settings[i]));
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

static const Setting *
find_setting (const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (settings); i++)
    if (g_ascii_strcasecmp (settings[i].name, name) == 0)
      return &settings[i];
  return NULL;
}

static bool
set_error (GError        **error,
           const Setting  *setting,
           const char     *value)
{
  g_set_error (error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_SYNTAX,
               _("option %s cannot be “%s”"), setting->name, value);
  return false;
}

static bool
set_path (char       **path,
          const char  *value)
{
  g_free (*path);
  *path = *value != '\0' && strcmp (value, "<empty>") != 0 ? g_strdup (value) : NULL;
  return true;
}

static bool
set_value (AwaleServerSettings  *self,
           const Setting        *setting,
           const char           *value,
           GError              **error)
{
  void *member = G_STRUCT_MEMBER_P (self, setting->offset);
  AwaleRuleset rules;
  gint64 number;

  switch (setting->kind)
    {
    case SPIN:
      if (!g_ascii_string_to_signed (value, 10, setting->least, get_most (self, setting), &number,
                                     NULL))
        return set_error (error, setting, value);
      *(int *) member = (int) number;
      return true;
    case CHECK:
      if (g_ascii_strcasecmp (value, "true") != 0 && g_ascii_strcasecmp (value, "false") != 0)
        return set_error (error, setting, value);
      *(bool *) member = g_ascii_strcasecmp (value, "true") == 0;
      return true;
    case RULESET:
      if (!awale_ruleset_resolve (value, &rules, error))
        return false;
      self->rules = rules;
      return true;
    case PATH:
      return set_path (member, value);
    case FOREIGN:
    default:
      return true;
    }
}

/* Advances *@text past @word and the spaces around it; false if *@text does not begin with
 * @word. */
static bool
take_word (const char **text,
           const char  *word)
{
  size_t length = strlen (word);

  *text += strspn (*text, SPACES);
  if (!g_str_has_prefix (*text, word) || strcspn (*text, SPACES) != length)
    return false;
  *text += length + strspn (*text + length, SPACES);
  return true;
}

/* Splits `name N value V`; only V may contain spaces. */
static bool
split (const char  *text,
       char       **name,
       char       **value)
{
  size_t length;

  if (!take_word (&text, "name") || *text == '\0')
    return false;
  length = strcspn (text, SPACES);
  *name = g_strndup (text, length);
  text += length;
  *value = take_word (&text, "value") ? g_strchomp (g_strdup (text)) : g_strdup ("");
  return true;
}

bool
awale_server_settings_set (AwaleServerSettings  *self,
                           const char           *text,
                           GError              **error)
{
  g_autofree char *name = NULL;
  g_autofree char *value = NULL;
  const Setting *setting;

  if (!split (text, &name, &value))
    {
      g_set_error (error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_SYNTAX,
                   _("“setoption” needs “name NAME value VALUE”"));
      return false;
    }
  setting = find_setting (name);
  if (setting == NULL)
    {
      g_set_error (error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_SYNTAX,
                   _("there is no option “%s”"), name);
      return false;
    }
  return set_value (self, setting, value, error);
}
