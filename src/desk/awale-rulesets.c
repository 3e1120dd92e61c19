/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rulesets"

#include "awale-rulesets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define KEY "custom-rulesets"

struct _AwaleRulesets
{
  GObject    parent_instance;

  GSettings *settings;
  GPtrArray *items;
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleRulesets, awale_rulesets, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

G_DEFINE_QUARK (awale-rulesets-error, awale_rulesets_error)

static void
add_presets (GPtrArray *items)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    g_ptr_array_add (items, awale_named_ruleset_new (awale_ruleset_get_name (&presets[i].rules),
                                         &presets[i].rules, true));
}

/* What the settings hold, by name. A line that no version can read any more is passed over. */
static void
add_custom (GPtrArray *items,
            GSettings *settings)
{
  g_autoptr (GVariant) value = g_settings_get_value (settings, KEY);
  const char *name, *line;
  GVariantIter iter;

  g_variant_iter_init (&iter, value);
  while (g_variant_iter_next (&iter, "(&s&s)", &name, &line))
    {
      AwaleRuleset rules;

      if (awale_ruleset_parse (line, &rules, NULL))
        g_ptr_array_add (items, awale_named_ruleset_new (name, &rules, false));
    }
}

static GPtrArray *
read_items (GSettings *settings)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  add_presets (items);
  add_custom (items, settings);
  return items;
}

static void
settings_changed_cb (AwaleRulesets *self)
{
  guint before = self->items->len;

  g_ptr_array_unref (self->items);
  self->items = read_items (self->settings);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->items->len);
}

static GType
get_item_type (GListModel *model)
{
  return AWALE_TYPE_NAMED_RULESET;
}

static guint
get_n_items (GListModel *model)
{
  return AWALE_RULESETS (model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  AwaleRulesets *self = AWALE_RULESETS (model);

  return position < self->items->len ? g_object_ref (g_ptr_array_index (self->items, position))
                                     : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static void
awale_rulesets_finalize (GObject *object)
{
  AwaleRulesets *self = AWALE_RULESETS (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->items, g_ptr_array_unref);

  G_OBJECT_CLASS (awale_rulesets_parent_class)->finalize (object);
}

static void
awale_rulesets_class_init (AwaleRulesetsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_rulesets_finalize;
}

static void
awale_rulesets_init (AwaleRulesets *self)
{
}

AwaleRulesets *
awale_rulesets_new (GSettings *settings)
{
  AwaleRulesets *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (AWALE_TYPE_RULESETS, NULL);
  self->settings = g_object_ref (settings);
  self->items = read_items (settings);
  g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

int
awale_rulesets_index_of (AwaleRulesets      *self,
                         const AwaleRuleset *rules)
{
  g_return_val_if_fail (AWALE_IS_RULESETS (self), -1);
  g_return_val_if_fail (rules != NULL, -1);

  for (guint i = 0; i < self->items->len; i++)
    {
      AwaleNamedRuleset *item = g_ptr_array_index (self->items, i);

      if (awale_ruleset_equal (awale_named_ruleset_get_rules (item), rules))
        return i;
    }
  return -1;
}

static bool
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *folded_a = g_utf8_casefold (a, -1);
  g_autofree char *folded_b = g_utf8_casefold (b, -1);

  return g_utf8_collate (folded_a, folded_b) == 0;
}

int
awale_rulesets_index_named (AwaleRulesets *self,
                            const char    *name)
{
  g_return_val_if_fail (AWALE_IS_RULESETS (self), -1);

  for (guint i = 0; name != NULL && i < self->items->len; i++)
    {
      AwaleNamedRuleset *item = g_ptr_array_index (self->items, i);

      if (is_same_name (awale_named_ruleset_get_name (item), name))
        return i;
    }
  return -1;
}

AwaleNamedRuleset *
awale_rulesets_find (AwaleRulesets      *self,
                     const AwaleRuleset *rules)
{
  int index = awale_rulesets_index_of (self, rules);

  return index < 0 ? NULL : g_ptr_array_index (self->items, index);
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
  char *proposal = g_strdup (name);

  g_return_val_if_fail (AWALE_IS_RULESETS (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  for (int i = 2; awale_rulesets_index_named (self, proposal) >= 0; i++)
    {
      g_free (proposal);
      proposal = g_strdup_printf ("%s %d", name, i);
    }
  return proposal;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  AwaleNamedRuleset *const *first = a;
  AwaleNamedRuleset *const *second = b;

  return g_utf8_collate (awale_named_ruleset_get_name (*first),
                         awale_named_ruleset_get_name (*second));
}

/* Puts @items, all of a person's own, into the settings, which tell every list of theirs. */
static void
store (AwaleRulesets *self,
       GPtrArray     *items)
{
  GVariantBuilder builder;

  g_ptr_array_sort (items, compare_names);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < items->len; i++)
    {
      AwaleNamedRuleset *item = g_ptr_array_index (items, i);
      g_autofree char *line = awale_ruleset_to_string (awale_named_ruleset_get_rules (item));

      g_variant_builder_add (&builder, "(ss)", awale_named_ruleset_get_name (item), line);
    }
  g_settings_set_value (self->settings, KEY, g_variant_builder_end (&builder));
}

/* A person's own, but for the one called @name. */
static GPtrArray *
dup_custom (AwaleRulesets *self,
            const char    *but)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->items->len; i++)
    {
      AwaleNamedRuleset *item = g_ptr_array_index (self->items, i);

      if (!awale_named_ruleset_is_preset (item) &&
          g_strcmp0 (awale_named_ruleset_get_name (item), but) != 0)
        g_ptr_array_add (items, g_object_ref (item));
    }
  return items;
}

bool
awale_rulesets_keep (AwaleRulesets       *self,
                     const char          *old_name,
                     const char          *name,
                     const AwaleRuleset  *rules,
                     GError             **error)
{
  g_autofree char *stripped = NULL;
  g_autoptr (GPtrArray) items = NULL;
  int taken;

  g_return_val_if_fail (AWALE_IS_RULESETS (self), false);
  g_return_val_if_fail (name != NULL && rules != NULL, false);

  stripped = g_strstrip (g_strdup (name));
  if (*stripped == '\0')
    {
      g_set_error (error, AWALE_RULESETS_ERROR, AWALE_RULESETS_ERROR_NAME,
                   _("A ruleset needs a name."));
      return false;
    }
  taken = awale_rulesets_index_named (self, stripped);
  if (taken >= 0 && taken != awale_rulesets_index_named (self, old_name))
    {
      g_set_error (error, AWALE_RULESETS_ERROR, AWALE_RULESETS_ERROR_NAME,
                   _("Another ruleset is called “%s”."), stripped);
      return false;
    }
  if (!awale_ruleset_check (rules, error))
    return false;

  items = dup_custom (self, old_name);
  g_ptr_array_add (items, awale_named_ruleset_new (stripped, rules, false));
  store (self, items);
  return true;
}

void
awale_rulesets_forget (AwaleRulesets *self,
                       const char    *name)
{
  g_autoptr (GPtrArray) items = NULL;

  g_return_if_fail (AWALE_IS_RULESETS (self));
  g_return_if_fail (name != NULL);

  items = dup_custom (self, name);
  store (self, items);
}
