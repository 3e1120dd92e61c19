/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rulesets"

#include "awale-rulesets.h"

#include "awale-settings-list.h"

#include <glib/gi18n-lib.h>

struct _AwaleNamedRuleset
{
  GObject       parent_instance;

  char         *name;
  AwaleRuleset  rules;
  bool          preset;
};

G_DEFINE_FINAL_TYPE (AwaleNamedRuleset, awale_named_ruleset, G_TYPE_OBJECT)

static void
awale_named_ruleset_finalize (GObject *object)
{
  g_free (AWALE_NAMED_RULESET (object)->name);

  G_OBJECT_CLASS (awale_named_ruleset_parent_class)->finalize (object);
}

static void
awale_named_ruleset_class_init (AwaleNamedRulesetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_named_ruleset_finalize;
}

static void
awale_named_ruleset_init (AwaleNamedRuleset *self)
{
}

static AwaleNamedRuleset *
named_ruleset_new (const char         *name,
                   const AwaleRuleset *rules,
                   bool                preset)
{
  AwaleNamedRuleset *item = g_object_new (AWALE_TYPE_NAMED_RULESET, NULL);

  item->name = g_strdup (name);
  item->rules = *rules;
  item->preset = preset;
  return item;
}

const char *
awale_named_ruleset_get_name (AwaleNamedRuleset *self)
{
  g_return_val_if_fail (AWALE_IS_NAMED_RULESET (self), NULL);

  return self->name;
}

const AwaleRuleset *
awale_named_ruleset_get_rules (AwaleNamedRuleset *self)
{
  g_return_val_if_fail (AWALE_IS_NAMED_RULESET (self), NULL);

  return &self->rules;
}

bool
awale_named_ruleset_is_preset (AwaleNamedRuleset *self)
{
  g_return_val_if_fail (AWALE_IS_NAMED_RULESET (self), false);

  return self->preset;
}

struct _AwaleRulesets
{
  GSettings         *settings;
  AwaleSettingsList *list;
};

G_DEFINE_QUARK (awale-rulesets-error, awale_rulesets_error)

/* Reads an entry of the settings; NULL for rules that this version cannot read, such as those of a
 * later version. */
static gpointer
read_ruleset (GVariant *value)
{
  const char *name, *line;
  AwaleRuleset rules;

  g_variant_get (value, "(&s&s)", &name, &line);
  return awale_ruleset_parse (line, &rules, NULL) ? named_ruleset_new (name, &rules, false)
                                                  : NULL;
}

static GVariant *
write_ruleset (gpointer item)
{
  g_autofree char *line = awale_ruleset_to_string (awale_named_ruleset_get_rules (item));

  return g_variant_new ("(ss)", awale_named_ruleset_get_name (item), line);
}

static bool
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *folded_a = g_utf8_casefold (a, -1);
  g_autofree char *folded_b = g_utf8_casefold (b, -1);

  return g_utf8_collate (folded_a, folded_b) == 0;
}

static const AwaleSettingsFormat format =
{
  .key = "custom-rulesets",
  .read = read_ruleset,
  .write = write_ruleset,
  .get_name = (const char *(*) (gpointer)) awale_named_ruleset_get_name,
  .is_same = is_same_name,
};

static void
add_presets (GListStore *store)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    {
      const AwaleRuleset *rules = &presets[i].rules;
      g_autoptr (AwaleNamedRuleset) ruleset =
        named_ruleset_new (awale_ruleset_get_name (rules), rules, true);

      g_list_store_append (store, ruleset);
    }
}

AwaleRulesets *
awale_rulesets_new (GSettings *settings)
{
  g_autoptr (GListStore) store = g_list_store_new (AWALE_TYPE_NAMED_RULESET);
  AwaleRulesets *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_rc_box_new0 (AwaleRulesets);
  self->settings = g_object_ref (settings);
  add_presets (store);
  self->list = awale_settings_list_new (settings, &format, store);
  return self;
}

AwaleRulesets *
awale_rulesets_ref (AwaleRulesets *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_rc_box_acquire (self);
}

static void
clear (void *data)
{
  AwaleRulesets *self = data;

  awale_settings_list_free (self->list);
  g_object_unref (self->settings);
}

void
awale_rulesets_unref (AwaleRulesets *self)
{
  g_return_if_fail (self != NULL);

  g_rc_box_release_full (self, clear);
}

GListModel *
awale_rulesets_get_model (AwaleRulesets *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_settings_list_get_model (self->list);
}

int
awale_rulesets_index_of (AwaleRulesets      *self,
                         const AwaleRuleset *rules)
{
  GListModel *model = awale_rulesets_get_model (self);

  g_return_val_if_fail (rules != NULL, -1);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (AwaleNamedRuleset) item = g_list_model_get_item (model, i);

      if (awale_ruleset_equal (awale_named_ruleset_get_rules (item), rules))
        return i;
    }
  return -1;
}

int
awale_rulesets_index_named (AwaleRulesets *self,
                            const char    *name)
{
  g_return_val_if_fail (self != NULL, -1);

  return awale_settings_list_index_of (self->list, name);
}

AwaleRuleset
awale_rulesets_get_default (AwaleRulesets *self)
{
  g_autofree char *name = NULL;
  AwaleRuleset rules = awale_preset_default ()->rules;

  g_return_val_if_fail (self != NULL, rules);

  name = g_settings_get_string (self->settings, "default-ruleset");

  return awale_ruleset_resolve (name, &rules, NULL) ? rules : awale_preset_default ()->rules;
}

AwaleNamedRuleset *
awale_rulesets_find (AwaleRulesets      *self,
                     const AwaleRuleset *rules)
{
  g_autoptr (AwaleNamedRuleset) item = NULL;
  int index = awale_rulesets_index_of (self, rules);

  if (index >= 0)
    item = g_list_model_get_item (awale_rulesets_get_model (self), index);
  return item;  /* The list holds a reference to the returned ruleset. */
}

const char *
awale_rulesets_get_name (AwaleRulesets      *self,
                         const AwaleRuleset *rules)
{
  AwaleNamedRuleset *item = awale_rulesets_find (self, rules);

  return item != NULL ? awale_named_ruleset_get_name (item) : awale_ruleset_get_name (rules);
}

char *
awale_rulesets_propose_name (AwaleRulesets *self,
                             const char    *name)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_settings_list_propose_name (self->list, name);
}

bool
awale_rulesets_save (AwaleRulesets       *self,
                     const char          *old_name,
                     const char          *name,
                     const AwaleRuleset  *rules,
                     GError             **error)
{
  g_autofree char *stripped = NULL;
  g_autoptr (AwaleNamedRuleset) ruleset = NULL;
  int same;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (name != NULL && rules != NULL, false);

  stripped = g_strstrip (g_strdup (name));
  if (*stripped == '\0')
    {
      g_set_error (error, AWALE_RULESETS_ERROR, AWALE_RULESETS_ERROR_NAME,
                   _("A ruleset needs a name."));
      return false;
    }
  same = awale_rulesets_index_named (self, stripped);
  if (same >= 0 && same != awale_rulesets_index_named (self, old_name))
    {
      g_set_error (error, AWALE_RULESETS_ERROR, AWALE_RULESETS_ERROR_NAME,
                   _("Another ruleset is already called “%s”."), stripped);
      return false;
    }
  if (!awale_ruleset_check (rules, error))
    return false;

  ruleset = named_ruleset_new (stripped, rules, false);
  awale_settings_list_replace (self->list, old_name, ruleset);
  return true;
}

void
awale_rulesets_remove (AwaleRulesets *self,
                       const char    *name)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (name != NULL);

  awale_settings_list_replace (self->list, name, NULL);
}
