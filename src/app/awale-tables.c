/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tables"

#include "awale-tables.h"

#include "tablebase/awale-tablebase-build.h"

#include <sys/resource.h>

/* The least that the system has: everything else goes first. */
#define LOWEST_PRIORITY 19

/* What a build is for, and how far it is: shared with its thread, which may outlive the tables. */
typedef struct
{
  gatomicrefcount         ref_count;
  AwaleTables            *owner;     /* NULL once nobody cares any more. Of the main thread. */
  AwaleRuleset            rules;
  int                     seeds;
  char                   *directory;
  int                     stop;      /* Atomic. */

  GMutex                  lock;      /* Of what follows. */
  AwaleTablebaseProgress  progress;
  bool                    is_telling; /* A source waits to tell the progress. */
  GError                 *error;      /* Why it ended early. */
} Build;

/* Tables that were asked for. */
typedef struct
{
  AwaleRuleset    rules;
  AwaleTablebase *tables;
} Opened;

struct _AwaleTables
{
  GObject  parent_instance;

  char    *directory;
  GArray  *opened;        /* Of Opened. */
  GQueue   builds;        /* Of Build; the first one is at work. */
  double   progress;
  double   seconds_left;
};

G_DEFINE_FINAL_TYPE (AwaleTables, awale_tables, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BUILDING,
  PROP_PROGRESS,
  PROP_SECONDS_LEFT,
  N_PROPS,
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static unsigned signals[N_SIGNALS];

static void begin_next (AwaleTables *self);

static Build *
build_new (AwaleTables        *owner,
           const AwaleRuleset *rules,
           int                 seeds)
{
  Build *build = g_new0 (Build, 1);

  g_atomic_ref_count_init (&build->ref_count);
  g_mutex_init (&build->lock);
  build->owner = owner;
  build->rules = *rules;
  build->seeds = seeds;
  build->directory = g_strdup (owner->directory);
  return build;
}

static Build *
build_ref (Build *build)
{
  g_atomic_ref_count_inc (&build->ref_count);
  return build;
}

static void
build_unref (void *data)
{
  Build *build = data;

  if (!g_atomic_ref_count_dec (&build->ref_count))
    return;
  g_mutex_clear (&build->lock);
  g_clear_error (&build->error);
  g_free (build->directory);
  g_free (build);
}

/* The owner gives it up; the thread ends by itself. */
static void
build_disown (Build *build)
{
  build->owner = NULL;
  g_atomic_int_set (&build->stop, 1);
  build_unref (build);
}

static void
opened_clear (void *data)
{
  awale_tablebase_unref (((Opened *) data)->tables);
}

static void
set_progress (AwaleTables *self,
              double       progress,
              double       seconds_left)
{
  self->progress = progress;
  self->seconds_left = seconds_left;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SECONDS_LEFT]);
}

static gboolean
tell_progress_cb (void *data)
{
  Build *build = data;
  AwaleTablebaseProgress progress;

  g_mutex_lock (&build->lock);
  progress = build->progress;
  build->is_telling = false;
  g_mutex_unlock (&build->lock);
  if (build->owner != NULL)
    set_progress (build->owner, progress.fraction, progress.seconds_left);
  return G_SOURCE_REMOVE;
}

static gboolean
build_ended_cb (void *data)
{
  Build *build = data;
  g_autoptr (AwaleTables) self = NULL;

  if (build->owner == NULL)
    return G_SOURCE_REMOVE;

  self = g_object_ref (build->owner);
  g_queue_remove (&self->builds, build);
  build->owner = NULL;
  begin_next (self);
  awale_tables_reopen (self);
  if (build->error != NULL)
    g_signal_emit (self, signals[FAILED], 0, build->error);
  build_unref (build);
  return G_SOURCE_REMOVE;
}

/* In the building thread. */
static void
progress_cb (const AwaleTablebaseProgress *progress,
             void                         *user_data)
{
  Build *build = user_data;
  bool tells;

  g_mutex_lock (&build->lock);
  build->progress = *progress;
  tells = !build->is_telling;
  build->is_telling = true;
  g_mutex_unlock (&build->lock);
  if (tells)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_progress_cb, build_ref (build), build_unref);
}

static void *
build_thread (void *data)
{
  Build *build = data;
  AwaleTablebaseJob job = { .stop = &build->stop, .progress = progress_cb, .user_data = build };

  /* Of this thread and those that it will start; where that is refused it works all the same. */
  (void) setpriority (PRIO_PROCESS, 0, LOWEST_PRIORITY);
  awale_tablebase_build (&build->rules, build->directory, build->seeds, &job, &build->error);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, build_ended_cb, build, build_unref);
  return NULL;
}

static void
begin_next (AwaleTables *self)
{
  Build *build = g_queue_peek_head (&self->builds);

  set_progress (self, 0, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUILDING]);
  if (build != NULL)
    g_thread_unref (g_thread_new ("awale-tables", build_thread, build_ref (build)));
}

static void
awale_tables_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AwaleTables *self = AWALE_TABLES (object);

  switch (prop_id)
    {
    case PROP_BUILDING:
      g_value_set_boolean (value, awale_tables_is_building (self, NULL));
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    case PROP_SECONDS_LEFT:
      g_value_set_double (value, self->seconds_left);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_tables_dispose (GObject *object)
{
  AwaleTables *self = AWALE_TABLES (object);

  g_queue_clear_full (&self->builds, (GDestroyNotify) build_disown);

  G_OBJECT_CLASS (awale_tables_parent_class)->dispose (object);
}

static void
awale_tables_finalize (GObject *object)
{
  AwaleTables *self = AWALE_TABLES (object);

  g_array_unref (self->opened);
  g_free (self->directory);

  G_OBJECT_CLASS (awale_tables_parent_class)->finalize (object);
}

static void
awale_tables_class_init (AwaleTablesClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = awale_tables_get_property;
  object_class->dispose = awale_tables_dispose;
  object_class->finalize = awale_tables_finalize;

  props[PROP_BUILDING] = g_param_spec_boolean ("building", NULL, NULL, FALSE, flags);
  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);
  props[PROP_SECONDS_LEFT] = g_param_spec_double ("seconds-left", NULL, NULL, -1, G_MAXDOUBLE, -1,
                                                  flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[CHANGED] = g_signal_new ("changed", AWALE_TYPE_TABLES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", AWALE_TYPE_TABLES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
awale_tables_init (AwaleTables *self)
{
  self->seconds_left = -1;
  self->opened = g_array_new (FALSE, FALSE, sizeof (Opened));
  g_array_set_clear_func (self->opened, opened_clear);
  g_queue_init (&self->builds);
}

AwaleTables *
awale_tables_new (const char *directory)
{
  AwaleTables *self = g_object_new (AWALE_TYPE_TABLES, NULL);

  self->directory = directory != NULL ? g_strdup (directory)
                                      : awale_tablebase_dup_default_directory ();
  return self;
}

/* The tables of @rules, which are opened when they are first asked for. */
static AwaleTablebase *
find_tables (AwaleTables        *self,
             const AwaleRuleset *rules)
{
  Opened opened = { .rules = *rules };

  for (unsigned i = 0; i < self->opened->len; i++)
    {
      const Opened *known = &g_array_index (self->opened, Opened, i);

      if (awale_ruleset_equal (&known->rules, rules))
        return known->tables;
    }
  opened.tables = awale_tablebase_open (rules, self->directory, AWALE_TABLEBASE_MAX_SEEDS);
  g_array_append_val (self->opened, opened);
  return opened.tables;
}

AwaleTablebase *
awale_tables_get (AwaleTables        *self,
                  const AwaleRuleset *rules)
{
  AwaleTablebase *tables;

  g_return_val_if_fail (AWALE_IS_TABLES (self) && rules != NULL, NULL);

  tables = find_tables (self, rules);
  return awale_tablebase_get_seeds (tables) >= 0 ? tables : NULL;
}

int
awale_tables_get_seeds (AwaleTables        *self,
                        const AwaleRuleset *rules)
{
  g_return_val_if_fail (AWALE_IS_TABLES (self) && rules != NULL, -1);

  return awale_tablebase_get_seeds (find_tables (self, rules));
}

void
awale_tables_request (AwaleTables        *self,
                      const AwaleRuleset *rules,
                      int                 seeds)
{
  g_return_if_fail (AWALE_IS_TABLES (self) && rules != NULL);
  g_return_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS);

  if (awale_tables_get_seeds (self, rules) >= seeds)
    return;
  for (GList *link = self->builds.head; link != NULL; link = link->next)
    {
      const Build *build = link->data;

      if (build->seeds >= seeds && awale_ruleset_equal (&build->rules, rules))
        return;
    }
  g_queue_push_tail (&self->builds, build_new (self, rules, seeds));
  if (g_queue_get_length (&self->builds) == 1)
    begin_next (self);
}

void
awale_tables_cancel (AwaleTables *self)
{
  g_return_if_fail (AWALE_IS_TABLES (self));

  if (g_queue_is_empty (&self->builds))
    return;
  g_queue_clear_full (&self->builds, (GDestroyNotify) build_disown);
  begin_next (self);
  awale_tables_reopen (self);
}

bool
awale_tables_is_building (AwaleTables        *self,
                          const AwaleRuleset *rules)
{
  g_return_val_if_fail (AWALE_IS_TABLES (self), false);

  for (GList *link = self->builds.head; link != NULL; link = link->next)
    if (rules == NULL || awale_ruleset_equal (&((Build *) link->data)->rules, rules))
      return true;
  return false;
}

double
awale_tables_get_progress (AwaleTables *self)
{
  g_return_val_if_fail (AWALE_IS_TABLES (self), 0);

  return self->progress;
}

double
awale_tables_get_seconds_left (AwaleTables *self)
{
  g_return_val_if_fail (AWALE_IS_TABLES (self), -1);

  return self->seconds_left;
}

void
awale_tables_reopen (AwaleTables *self)
{
  g_return_if_fail (AWALE_IS_TABLES (self));

  g_array_set_size (self->opened, 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
awale_tables_get_directory (AwaleTables *self)
{
  g_return_val_if_fail (AWALE_IS_TABLES (self), NULL);

  return self->directory;
}
