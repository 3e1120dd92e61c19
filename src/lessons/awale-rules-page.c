/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-rules-page.h"

#include "awale-rules-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const char *
awale_rules_page_get_title (AwaleRulesTopic topic)
{
  static const char *const titles[] = {
    [AWALE_RULES_TOPIC_OVERVIEW] = N_("At a Glance"),
    [AWALE_RULES_TOPIC_BOARD] = N_("The Board"),
    [AWALE_RULES_TOPIC_SOWING] = N_("Sowing"),
    [AWALE_RULES_TOPIC_CAPTURE] = N_("Capturing"),
    [AWALE_RULES_TOPIC_CHAIN] = N_("Capturing Several Pits"),
    [AWALE_RULES_TOPIC_KROU] = N_("The Krou"),
    [AWALE_RULES_TOPIC_FEEDING] = N_("Feeding"),
    [AWALE_RULES_TOPIC_SLAM] = N_("The Grand Slam"),
    [AWALE_RULES_TOPIC_NO_SOWING] = N_("Nothing Left to Sow"),
    [AWALE_RULES_TOPIC_MAJORITY] = N_("More Than Half"),
    [AWALE_RULES_TOPIC_ENDLESS] = N_("Endless Games"),
    [AWALE_RULES_TOPIC_DEAD] = N_("Nothing Left to Capture"),
  };

  g_return_val_if_fail ((unsigned) topic < AWALE_N_TOPICS, NULL);
  return _(titles[topic]);
}

static bool
is_for (const AwaleRulesText *text,
        const AwaleRuleset   *rules,
        AwaleRulesTopic       topic)
{
  const AwalePreset *preset = awale_preset_of (rules);
  g_auto (GStrv) ids = NULL;

  if (text->topic != topic || !awale_rules_match (rules, text->holds))
    return false;
  if (text->preset == NULL)
    return true;
  ids = g_strsplit (text->preset, "|", -1);
  return g_strv_contains ((const char *const *) ids, preset == NULL ? "custom" : preset->id);
}

static char **
dup_texts (const GArray       *texts,
           const AwaleRuleset *rules,
           AwaleRulesTopic     topic)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < texts->len; i++)
    {
      const AwaleRulesText *text = &g_array_index (texts, AwaleRulesText, i);
      g_autofree char *filled = NULL;

      if (!is_for (text, rules, topic))
        continue;
      filled = awale_rules_word (rules, text->text);
      g_strv_builder_add (builder, filled);
    }
  return g_strv_builder_end (builder);
}

char **
awale_rules_page_dup_paragraphs (const AwaleRuleset *rules,
                                 AwaleRulesTopic     topic)
{
  g_return_val_if_fail (rules != NULL, NULL);

  return dup_texts (awale_rules_list_paragraphs (), rules, topic);
}

char **
awale_rules_page_dup_readings (const AwaleRuleset *rules,
                               AwaleRulesTopic     topic)
{
  g_return_val_if_fail (rules != NULL, NULL);

  return dup_texts (awale_rules_list_readings (), rules, topic);
}
