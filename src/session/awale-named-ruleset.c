/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-named-ruleset"

#include "awale-named-ruleset.h"

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

AwaleNamedRuleset *
awale_named_ruleset_new (const char         *name,
                         const AwaleRuleset *rules,
                         bool                preset)
{
  AwaleNamedRuleset *item;

  g_return_val_if_fail (name != NULL && rules != NULL, NULL);

  item = g_object_new (AWALE_TYPE_NAMED_RULESET, NULL);
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
