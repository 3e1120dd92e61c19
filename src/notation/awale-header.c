/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-header.h"

#include "awale-ogn.h"
#include "awale-text.h"
#include "game/awale-set-str.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Known tags, in the spelling of the program; names are read regardless of case. */
static const char *const known_names[] = {
  "Variant", "Rules", "Event", "Site", "Date", "Round", "South", "North", "Result", "FEN",
  "Termination",
};

/* Tags that are always written. */
static const char *const roster[] = { "Event", "Site", "Date", "Round", "South", "North" };

static void
tag_free (void *data)
{
  AwaleReadTag *tag = data;

  g_free (tag->name);
  g_free (tag->value);
  g_free (tag);
}

AwaleHeader *
awale_header_new (void)
{
  AwaleHeader *self = g_new0 (AwaleHeader, 1);

  self->tags = g_ptr_array_new_with_free_func (tag_free);
  self->names = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

void
awale_header_free (AwaleHeader *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->names);
  g_ptr_array_unref (self->tags);
  g_free (self);
}

static const char *
spell_name (const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (known_names); i++)
    if (g_ascii_strcasecmp (name, known_names[i]) == 0)
      return known_names[i];
  return name;
}

const AwaleReadTag *
awale_header_find (AwaleHeader *self,
                   const char  *name)
{
  name = spell_name (name);
  if (!g_hash_table_contains (self->names, name))
    return NULL;
  for (guint i = 0; i < self->tags->len; i++)
    {
      const AwaleReadTag *tag = g_ptr_array_index (self->tags, i);

      if (g_str_equal (tag->name, name))
        return tag;
    }
  return NULL;
}

/* True if a tag counts towards the limit of tags; known tags do not, because they are few. */
static bool
is_counted (const char *name)
{
  return spell_name (name) == name
         && !g_str_equal (name, AWALE_TAG_UNKNOWN_VARIANT)
         && !g_str_equal (name, "UnknownRules") && !g_str_equal (name, "UnknownFEN");
}

bool
awale_header_is_full (AwaleHeader *self,
                      const char  *name)
{
  return self->n_others >= AWALE_OGN_MAX_TAGS
         && (is_counted (name) || awale_header_find (self, name) != NULL);
}

/* Makes an unused name from @name: `Event_2`, or the first of the following numbers that is
 * unused. */
static char *
make_name (AwaleHeader *self,
           const char  *name)
{
  for (unsigned number = 2;; number++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s_%u", name, number);

      if (!g_hash_table_contains (self->names, numbered))
        return g_steal_pointer (&numbered);
    }
}

const char *
awale_header_add (AwaleHeader *self,
                  const char  *name,
                  const char  *value,
                  unsigned     line,
                  unsigned     column)
{
  const AwaleReadTag *old = awale_header_find (self, name);
  AwaleReadTag *tag;

  if (old != NULL && g_str_equal (old->value, value))
    return NULL;

  name = spell_name (name);
  tag = g_new (AwaleReadTag, 1);
  tag->name = old != NULL ? make_name (self, name) : g_strdup (name);
  tag->value = g_strdup (value);
  tag->line = line;
  tag->column = column;
  g_ptr_array_add (self->tags, tag);
  g_hash_table_add (self->names, tag->name);
  self->n_others += is_counted (tag->name);
  return tag->name;
}

/* Returns @tag, a tag of @self, without const. */
static AwaleReadTag *
find_own (AwaleHeader        *self,
          const AwaleReadTag *tag)
{
  unsigned index;
  bool found = g_ptr_array_find (self->tags, tag, &index);

  g_assert (found);
  return g_ptr_array_index (self->tags, index);
}

void
awale_header_rename (AwaleHeader        *self,
                     const AwaleReadTag *tag,
                     const char         *name)
{
  AwaleReadTag *own = find_own (self, tag);

  g_return_if_fail (awale_header_find (self, name) == NULL);

  g_hash_table_remove (self->names, own->name);
  self->n_others -= is_counted (own->name);
  awale_set_str (&own->name, name);
  self->n_others += is_counted (own->name);
  g_hash_table_add (self->names, own->name);
}

void
awale_header_set (AwaleHeader        *self,
                  const AwaleReadTag *tag,
                  const char         *value)
{
  AwaleReadTag *own = find_own (self, tag);

  awale_set_str (&own->value, value);
}

/*
 * Reports a fault in the value of @tag. If it is an error, the value is kept in another tag, such
 * as `UnknownFEN`. Does nothing if @error is NULL.
 */
static void
complain (AwaleHeader        *self,
          const AwaleReadTag *tag,
          bool                is_error,
          AwaleFault          fault,
          AwaleHeaderError    error,
          void               *user_data)
{
  g_autofree char *name = g_strconcat ("Unknown", tag->name, NULL);

  if (error == NULL)
    {
      awale_fault_clear (&fault);
      return;
    }
  error (tag, is_error, fault, user_data);
  if (is_error)
    awale_header_add (self, name, tag->value, tag->line, tag->column);
}

/* The preset that the Variant tag names; NULL if the tag is missing or its value unknown. @rules
 * (nullable) are those of the Rules tag. */
static const AwalePreset *
get_variant (AwaleHeader        *self,
             const AwaleRuleset *rules,
             AwaleHeaderError    error,
             void               *user_data)
{
  const AwaleReadTag *tag = awale_header_find (self, "Variant");
  const AwalePreset *preset, *read;

  if (tag == NULL)
    return NULL;
  preset = awale_preset_find (tag->value);
  if (preset != NULL || (rules != NULL && g_ascii_strcasecmp (tag->value, "Custom") == 0))
    return preset;

  read = rules != NULL ? awale_preset_of (rules) : awale_preset_for_files ();
  complain (self, tag, false,
            awale_fault_new (_("unknown variant “%s”, read as %s"),
                             _("The variant “%s” is unknown; the game was read as %s."), tag->value,
                             read != NULL ? read->file_name : "Custom"),
            error, user_data);
  if (error != NULL)
    awale_header_add (self, AWALE_TAG_UNKNOWN_VARIANT, tag->value, tag->line, tag->column);
  return NULL;
}

static bool
read_rules (AwaleHeader      *self,
            AwaleRuleset     *rules,
            AwaleHeaderError  error,
            void             *user_data)
{
  const AwaleReadTag *tag = awale_header_find (self, "Rules");
  g_autoptr (GError) problem = NULL;

  if (tag == NULL)
    return false;
  if (awale_ruleset_resolve (tag->value, rules, &problem))
    return true;
  complain (self, tag, true,
            awale_fault_new (_("Rules: %s"),
                             /* Translators: %s is a sentence: “There is no ruleset “kalah”.” */
                             _("The Rules tag could not be understood. %s"), problem->message),
            error, user_data);
  return false;
}

void
awale_header_remove (AwaleHeader        *self,
                     const AwaleReadTag *tag)
{
  g_hash_table_remove (self->names, tag->name);
  g_ptr_array_remove (self->tags, (void *) tag);
}

AwaleRuleset
awale_header_get_rules (AwaleHeader      *self,
                        AwaleHeaderError  error,
                        void             *user_data)
{
  AwaleRuleset rules = awale_preset_for_files ()->rules;
  bool has_rules = read_rules (self, &rules, error, user_data);
  const AwalePreset *variant = get_variant (self, has_rules ? &rules : NULL, error, user_data);

  if (has_rules && variant != NULL && !awale_ruleset_equal (&rules, &variant->rules))
    complain (self, awale_header_find (self, "Variant"), false,
              awale_fault_new (_("Variant and Rules disagree; Rules is followed"),
                               _("The tags Variant and Rules disagree; Rules is followed.")),
              error, user_data);
  else if (!has_rules && variant != NULL)
    rules = variant->rules;
  return rules;
}

bool
awale_header_get_start (AwaleHeader      *self,
                        AwalePosition    *start,
                        AwaleHeaderError  error,
                        void             *user_data)
{
  const AwaleReadTag *tag = awale_header_find (self, "FEN");
  g_autoptr (GError) problem = NULL;
  int total;

  *start = awale_position_start ();
  if (tag == NULL)
    return true;

  if (!awale_ogn_parse_position (tag->value, start, &problem))
    {
      *start = awale_position_start ();
      complain (self, tag, true,
                awale_fault_new (_("FEN: %s"),
                                 /* Translators: %s is a sentence: “A number is expected in column
                                  * 3.” */
                                 _("The position in the FEN tag could not be understood. %s"),
                                 problem->message),
                error, user_data);
      return false;
    }
  total = awale_position_total (*start);
  if (total != AWALE_SEEDS)
    complain (self, tag, false,
              awale_fault_new (ngettext ("FEN: %d seed in all instead of 48",
                                         "FEN: %d seeds in all instead of 48", total),
                               ngettext ("The position in the FEN tag has %d seed instead of 48.",
                                         "The position in the FEN tag has %d seeds instead of 48.",
                                         total), total),
              error, user_data);
  return true;
}

static bool
is_in_roster (const AwaleReadTag *tag)
{
  for (size_t i = 0; i < G_N_ELEMENTS (roster); i++)
    if (g_str_equal (tag->name, roster[i]))
      return true;
  return false;
}

/* Copies a tag of the roster, such as a player's name, unless its value is empty or `?`. Its spaces
 * are normalized, so that the same name is always the same text. */
static void
apply_name (AwaleGame          *game,
            const AwaleReadTag *tag)
{
  g_autofree char *value = awale_text_squeeze (tag->value);

  if (*value != '\0' && !g_str_equal (value, "?"))
    awale_game_set_tag (game, tag->name, value);
}

static void
apply_result (AwaleGame          *game,
              const AwaleReadTag *tag,
              AwaleHeaderError    error,
              void               *user_data)
{
  AwaleResult result;

  if (tag->value[strspn (tag->value, " \t")] == '\0' || g_str_equal (tag->value, "?"))
    return;
  if (awale_result_parse (tag->value, &result))
    {
      awale_game_set_result (game, result);
      return;
    }
  error (tag, false,
         awale_fault_new (_("“%s” is not a result in seeds"), _("“%s” is not a result in seeds."),
                          tag->value),
         user_data);
  awale_game_set_tag (game, tag->name, tag->value);
}

void
awale_header_apply (AwaleHeader      *self,
                    AwaleGame        *game,
                    AwaleHeaderError  error,
                    void             *user_data)
{
  const AwaleReadTag *unknown;

  for (guint i = 0; i < self->tags->len; i++)
    {
      const AwaleReadTag *tag = g_ptr_array_index (self->tags, i);

      if (g_str_equal (tag->name, "Result"))
        apply_result (game, tag, error, user_data);
      else if (is_in_roster (tag))
        apply_name (game, tag);
      else if (!awale_game_tag_is_derived (tag->name)
               && !g_str_equal (tag->name, AWALE_TAG_UNKNOWN_VARIANT))
        awale_game_set_tag (game, tag->name, tag->value);
    }

  /* The tag for an unknown ruleset comes last, as it does when it was made from a Variant tag. */
  unknown = awale_header_find (self, AWALE_TAG_UNKNOWN_VARIANT);
  if (unknown != NULL)
    awale_game_set_tag (game, unknown->name, unknown->value);
}
