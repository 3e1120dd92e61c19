/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-example"

#include "awale-example.h"

#include "game/awale-titles.h"

struct _AwaleExample
{
  GObject  parent_instance;

  GFile   *file;
  char    *title;
  char    *subtitle;
};

G_DEFINE_FINAL_TYPE (AwaleExample, awale_example, G_TYPE_OBJECT)

static void
awale_example_finalize (GObject *object)
{
  AwaleExample *self = AWALE_EXAMPLE (object);

  g_object_unref (self->file);
  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (awale_example_parent_class)->finalize (object);
}

static void
awale_example_class_init (AwaleExampleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_example_finalize;
}

static void
awale_example_init (AwaleExample *self)
{
}

AwaleExample *
awale_example_new (GFile     *file,
                   AwaleGame *game)
{
  g_autofree char *players = NULL;
  AwaleExample *self;
  const char *event;
  const char *rules;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  event = awale_title_get_tag (game, "Event");
  players = awale_title_for_game (game);
  rules = awale_ruleset_get_name (awale_game_get_rules (game));

  self = g_object_new (AWALE_TYPE_EXAMPLE, NULL);
  self->file = g_object_ref (file);
  self->title = g_strdup (event != NULL ? event : players);
  self->subtitle = event != NULL ? g_strdup_printf ("%s · %s", players, rules) : g_strdup (rules);

  return self;
}

GFile *
awale_example_get_file (AwaleExample *self)
{
  g_return_val_if_fail (AWALE_IS_EXAMPLE (self), NULL);

  return self->file;
}

const char *
awale_example_get_title (AwaleExample *self)
{
  g_return_val_if_fail (AWALE_IS_EXAMPLE (self), NULL);

  return self->title;
}

const char *
awale_example_get_subtitle (AwaleExample *self)
{
  g_return_val_if_fail (AWALE_IS_EXAMPLE (self), NULL);

  return self->subtitle;
}
