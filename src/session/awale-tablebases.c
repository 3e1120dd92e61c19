/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tablebases"

#include "awale-tablebases.h"

#include "analysis/awale-latest.h"
#include "game/awale-signal.h"
#include "tablebase/awale-tablebase.h"

#include <glib/gi18n-lib.h>
#include <sys/resource.h>

#define UNWANTED "unwanted-tables"

/* Lowest priority of a thread under Linux. */
#define LOWEST_PRIORITY 19

/* A build of tables, shared with its thread, which may outlive AwaleTablebases. */
typedef struct
{
  AwaleRuleset    rules;
  int             seeds;
  bool            repairs;   /* True if damage was found in the tables. */
  char           *directory;
  int             stop;      /* Atomic flag that stops the build. */
  AwaleLatest    *latest;
  GError         *error;     /* Reason why the build ended early. */
  AwaleTablebase *tables;    /* Tables at the end of the build. */
} Build;

typedef struct
{
  double fraction;
  double seconds_left;
  bool   is_ended;
} BuildProgress;

/* A ruleset whose tables a thread will delete or read, and the folder of all tables. */
typedef struct
{
  AwaleRuleset  rules;
  char         *directory;
  unsigned      serial;     /* Number of the task; a later task has a higher number. */
} Place;

typedef struct
{
  AwaleRuleset    rules;
  bool            is_requested;  /* True if the tables were read or are being read. */
  AwaleTablebase *tables;        /* Tables; NULL until the first reading or build has ended. */
  unsigned        serial;        /* Number of the task or build that gave `tables`. */
  bool            was_damaged;   /* True if damage of the tables was reported, or already known when
                                  * they were opened. */
  GError         *error;         /* Last error, until the tables are requested again, built or
                                  * deleted. */
} Entry;

struct _AwaleTablebases
{
  GObject     parent_instance;

  char       *directory;
  GSettings  *settings;      /* Preferences, or NULL. */
  GHashTable *unwanted;      /* Rulesets, as text, whose tables the user does not want. */
  GPtrArray  *entries;       /* Tables by ruleset. (element-type Entry) */
  unsigned    serial;        /* Number of the latest task or build. */
  GQueue      builds;        /* Queued builds; the first one runs, or waits for the thread.
                              * (element-type Build) */
  Build      *running;       /* Build that occupies the thread, even if cancelled; or NULL. */
  AwaleLatest *latest;       /* Receives the progress of a build, as BuildProgress. */
  AwaleLatest *damage;       /* Receives the damage that a thread has found. */
  double      progress;
  double      seconds_left;
};

G_DEFINE_FINAL_TYPE (AwaleTablebases, awale_tablebases, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BUILDING,
  PROP_PROGRESS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void begin_next (AwaleTablebases *self);

static void
build_clear (void *data)
{
  Build *build = data;

  awale_latest_unref (build->latest);
  g_clear_error (&build->error);
  g_clear_pointer (&build->tables, awale_tablebase_unref);
  g_free (build->directory);
}

static void
build_unref (void *data)
{
  g_atomic_rc_box_release_full (data, build_clear);
}

/* Stops a build that has left the queue, and drops the reference of the queue; the thread ends
 * later. */
static void
build_cancel (void *data)
{
  Build *build = data;

  g_atomic_int_set (&build->stop, 1);
  build_unref (build);
}

static void
entry_free (void *data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->tables, awale_tablebase_unref);
  g_clear_error (&entry->error);
  g_free (entry);
}

static Entry *
get_entry (AwaleTablebases    *self,
           const AwaleRuleset *rules)
{
  Entry *entry;

  for (unsigned i = 0; i < self->entries->len; i++)
    {
      entry = self->entries->pdata[i];
      if (awale_ruleset_equal (&entry->rules, rules))
        return entry;
    }
  entry = g_new0 (Entry, 1);
  entry->rules = *rules;
  g_ptr_array_add (self->entries, entry);
  return entry;
}

static void
set_unwanted (AwaleTablebases    *self,
              const AwaleRuleset *rules,
              bool                unwanted)
{
  g_autofree char *line = awale_ruleset_to_string (rules);
  bool changes = unwanted ? g_hash_table_add (self->unwanted, g_strdup (line))
                          : g_hash_table_remove (self->unwanted, line);
  g_autofree char **lines = NULL;

  if (!changes || self->settings == NULL)
    return;
  lines = (char **) g_hash_table_get_keys_as_array (self->unwanted, NULL);
  g_settings_set_strv (self->settings, UNWANTED, (const char *const *) lines);
}

static void
set_progress (AwaleTablebases *self,
              double           progress,
              double           seconds_left)
{
  self->progress = progress;
  self->seconds_left = seconds_left;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

/* Reports damaged tables once. */
static void
damage_arrived_cb (const void *value,
                   void       *owner)
{
  g_autoptr (AwaleTablebases) self = g_object_ref (owner);

  for (unsigned i = 0; i < self->entries->len; i++)
    {
      Entry *entry = self->entries->pdata[i];
      const GError *damage =
        entry->tables != NULL ? awale_tablebase_get_damage (entry->tables) : NULL;

      if (damage == NULL || entry->was_damaged)
        continue;
      entry->was_damaged = true;
      g_signal_emit_by_name (self, "failed", damage);
    }
}

/* Posts that damage was found; called in any thread that probes the tables. */
static void
damaged_cb (const GError *damage,
            void         *user_data)
{
  awale_latest_put (user_data, 0, &(bool) { true });
}

static bool
is_sound (const AwaleTablebase *tables)
{
  return awale_tablebase_get_damage (tables) == NULL;
}

static bool
is_alike (const AwaleTablebase *one,
          const AwaleTablebase *other)
{
  return is_sound (one) && is_sound (other)
         && awale_tablebase_get_seeds (one) == awale_tablebase_get_seeds (other);
}

/* Replaces the tables of @rules with @tables (transfer full), unless these were not requested, or
 * the known ones are newer or alike. Returns: true if the results of public functions may have
 * changed */
static bool
take_tables (AwaleTablebases    *self,
             const AwaleRuleset *rules,
             AwaleTablebase     *tables,
             unsigned            serial)
{
  Entry *entry = get_entry (self, rules);
  bool changes;

  if (!entry->is_requested || serial < entry->serial ||
      (entry->tables != NULL && is_alike (entry->tables, tables)))
    {
      awale_tablebase_unref (tables);
      return false;
    }
  changes = entry->tables != NULL || awale_tablebase_get_seeds (tables) >= 0 || !is_sound (tables);
  g_clear_pointer (&entry->tables, awale_tablebase_unref);
  entry->tables = tables;
  entry->serial = serial;
  entry->was_damaged = !is_sound (tables);
  awale_tablebase_watch (tables, damaged_cb, awale_latest_ref (self->damage),
                         (GDestroyNotify) awale_latest_unref);
  return changes;
}

static void read_again (AwaleTablebases    *self,
                        const AwaleRuleset *but);

/* Begins the next build, and uses the results of the one that has ended unless it was cancelled. */
static void
end_build (AwaleTablebases *self)
{
  Build *build = g_steal_pointer (&self->running);
  bool is_wanted = g_queue_remove (&self->builds, build);

  begin_next (self);
  if (is_wanted)
    {
      Entry *entry = get_entry (self, &build->rules);

      g_clear_error (&entry->error);
      if (build->error != NULL)
        entry->error = g_error_copy (build->error);
      if (build->tables != NULL)
        take_tables (self, &build->rules, g_steal_pointer (&build->tables), ++self->serial);
      read_again (self, &build->rules);
      if (build->error != NULL)
        g_signal_emit_by_name (self, "failed", build->error);
      build_unref (build);
    }
  build_unref (build);
}

static void
progress_arrived_cb (const void *value,
                     void       *owner)
{
  g_autoptr (AwaleTablebases) self = g_object_ref (owner);
  const BuildProgress *progress = value;

  if (progress->is_ended)
    end_build (self);
  else if (self->running == g_queue_peek_head (&self->builds))
    set_progress (self, progress->fraction, progress->seconds_left);
}

/* Posts the progress; called in the thread of the build. */
static void
progress_cb (const AwaleTablebaseProgress *progress,
             void                         *user_data)
{
  const Build *build = user_data;

  awale_latest_put (build->latest, 0,
                    &(BuildProgress) { progress->fraction, progress->seconds_left, false });
}

static void *
build_thread (void *data)
{
  Build *build = data;
  AwaleTablebaseJob job = { .stop = &build->stop, .progress = progress_cb, .user_data = build };

  /* The priority of this thread and of those that it starts is lowered; a refusal does no harm. */
  (void) setpriority (PRIO_PROCESS, 0, LOWEST_PRIORITY);
  build->tables = awale_tablebase_open (&build->rules, build->directory, AWALE_TABLEBASE_MAX_SEEDS);
  if (build->repairs || awale_tablebase_get_seeds (build->tables) < build->seeds)
    {
      awale_tablebase_build (&build->rules, build->directory, build->seeds, &job, &build->error);
      awale_tablebase_unref (build->tables);
      build->tables = awale_tablebase_open (&build->rules, build->directory,
                                            AWALE_TABLEBASE_MAX_SEEDS);
    }
  awale_latest_put (build->latest, 0, &(BuildProgress) { .is_ended = true });
  build_unref (build);
  return NULL;
}

static void
start_thread (Build *build)
{
  GThread *thread =
    g_thread_try_new ("awale-tables", build_thread, g_atomic_rc_box_acquire (build), NULL);

  if (thread != NULL)
    {
      g_thread_unref (thread);
      return;
    }
  g_set_error (&build->error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MEMORY,
               _("The system could not start a thread to build the tables."));
  awale_latest_put (build->latest, 0, &(BuildProgress) { .is_ended = true });
  build_unref (build);
}

static void
begin_next (AwaleTablebases *self)
{
  Build *build = g_queue_peek_head (&self->builds);

  set_progress (self, 0, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUILDING]);
  /* The next build waits even for a cancelled one, which may still hold the memory of a layer. */
  if (build == NULL || self->running != NULL)
    return;
  self->running = g_atomic_rc_box_acquire (build);
  start_thread (build);
}

static void
awale_tablebases_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  AwaleTablebases *self = AWALE_TABLEBASES (object);

  switch (prop_id)
    {
    case PROP_BUILDING:
      g_value_set_boolean (value, awale_tablebases_is_building (self, NULL));
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_tablebases_dispose (GObject *object)
{
  AwaleTablebases *self = AWALE_TABLEBASES (object);

  awale_latest_disown (self->latest);
  awale_latest_disown (self->damage);
  g_clear_pointer (&self->running, build_unref);
  g_queue_clear_full (&self->builds, build_cancel);

  G_OBJECT_CLASS (awale_tablebases_parent_class)->dispose (object);
}

static void
awale_tablebases_finalize (GObject *object)
{
  AwaleTablebases *self = AWALE_TABLEBASES (object);

  awale_latest_unref (self->latest);
  awale_latest_unref (self->damage);
  g_ptr_array_unref (self->entries);
  g_hash_table_unref (self->unwanted);
  g_clear_object (&self->settings);
  g_free (self->directory);

  G_OBJECT_CLASS (awale_tablebases_parent_class)->finalize (object);
}

static void
awale_tablebases_class_init (AwaleTablebasesClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = awale_tablebases_get_property;
  object_class->dispose = awale_tablebases_dispose;
  object_class->finalize = awale_tablebases_finalize;

  props[PROP_BUILDING] = g_param_spec_boolean ("building", NULL, NULL, FALSE, flags);
  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  AWALE_ADD_SIGNAL (klass, "changed", 0);
  AWALE_ADD_SIGNAL (klass, "failed", 1, G_TYPE_ERROR);
}

static void
awale_tablebases_init (AwaleTablebases *self)
{
  self->seconds_left = -1;
  self->entries = g_ptr_array_new_with_free_func (entry_free);
  self->latest = awale_latest_new (sizeof (BuildProgress), progress_arrived_cb, self);
  self->damage = awale_latest_new (sizeof (bool), damage_arrived_cb, self);
  self->unwanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_queue_init (&self->builds);
}

AwaleTablebases *
awale_tablebases_new (const char *directory,
                      GSettings  *settings)
{
  AwaleTablebases *self = g_object_new (AWALE_TYPE_TABLEBASES, NULL);
  g_auto (GStrv) lines = settings != NULL ? g_settings_get_strv (settings, UNWANTED) : NULL;

  for (char **line = lines; line != NULL && *line != NULL; line++)
    g_hash_table_add (self->unwanted, g_strdup (*line));
  g_set_object (&self->settings, settings);
  self->directory = directory != NULL ? g_strdup (directory)
                                      : awale_tablebase_dup_default_directory ();
  return self;
}

static void
place_free (void *data)
{
  Place *place = data;

  g_free (place->directory);
  g_free (place);
}

static void
run_in_thread (AwaleTablebases     *self,
               const AwaleRuleset  *rules,
               GTaskThreadFunc      func,
               GAsyncReadyCallback  callback)
{
  /* The object is not the source of the task, because the thread might drop its last reference. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, g_object_ref (self));
  Place *place = g_new (Place, 1);

  *place = (Place) { *rules, g_strdup (self->directory), ++self->serial };
  g_task_set_task_data (task, place, place_free);
  g_task_run_in_thread (task, func);
}

static void
read_thread (GTask        *task,
             void         *source,
             void         *data,
             GCancellable *cancellable)
{
  const Place *place = data;

  g_task_return_pointer (task, awale_tablebase_open (&place->rules, place->directory,
                                                     AWALE_TABLEBASE_MAX_SEEDS),
                         (GDestroyNotify) awale_tablebase_unref);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         void         *data)
{
  g_autoptr (AwaleTablebases) self = data;
  const Place *place = g_task_get_task_data (G_TASK (result));

  if (take_tables (self, &place->rules, g_task_propagate_pointer (G_TASK (result), NULL),
                   place->serial))
    g_signal_emit_by_name (self, "changed");
}

/* Reads the requested tables of all rulesets except @but (nullable) again, as rulesets may share
 * files, and emits "changed". */
static void
read_again (AwaleTablebases    *self,
            const AwaleRuleset *but)
{
  for (unsigned i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = self->entries->pdata[i];

      if (entry->is_requested && (but == NULL || !awale_ruleset_equal (&entry->rules, but)))
        run_in_thread (self, &entry->rules, read_thread, read_cb);
    }
  g_signal_emit_by_name (self, "changed");
}

/* The tables of @rules, whose first request starts the reading; NULL until they have been read. */
static AwaleTablebase *
find_tables (AwaleTablebases    *self,
             const AwaleRuleset *rules)
{
  Entry *entry = get_entry (self, rules);

  if (!entry->is_requested)
    run_in_thread (self, rules, read_thread, read_cb);
  entry->is_requested = true;
  return entry->tables;
}

AwaleTablebase *
awale_tablebases_get (AwaleTablebases    *self,
                      const AwaleRuleset *rules)
{
  AwaleTablebase *tables;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL, NULL);

  tables = find_tables (self, rules);
  return tables != NULL && awale_tablebase_get_seeds (tables) >= 0 ? tables : NULL;
}

int
awale_tablebases_get_seeds (AwaleTablebases    *self,
                            const AwaleRuleset *rules)
{
  AwaleTablebase *tables;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL, -1);

  tables = find_tables (self, rules);
  return tables != NULL ? awale_tablebase_get_seeds (tables) : -1;
}

void
awale_tablebases_request (AwaleTablebases    *self,
                          const AwaleRuleset *rules,
                          int                 seeds)
{
  const AwaleTablebase *tables;
  bool repairs;
  Build *build;

  g_return_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL);
  g_return_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS);

  set_unwanted (self, rules, false);
  g_clear_error (&get_entry (self, rules)->error);
  tables = find_tables (self, rules);
  repairs = tables != NULL && !is_sound (tables);
  if (repairs)
    seeds = MAX (seeds, awale_tablebase_get_seeds (tables));
  else if (tables != NULL && awale_tablebase_get_seeds (tables) >= seeds)
    return;
  if (awale_tablebases_get_goal (self, rules) >= seeds)
    return;
  build = g_atomic_rc_box_new0 (Build);
  build->rules = *rules;
  build->seeds = seeds;
  build->repairs = repairs;
  build->directory = g_strdup (self->directory);
  build->latest = awale_latest_ref (self->latest);
  g_queue_push_tail (&self->builds, build);
  if (g_queue_get_length (&self->builds) == 1)
    begin_next (self);
}

void
awale_tablebases_request_usual (AwaleTablebases    *self,
                                const AwaleRuleset *rules)
{
  g_return_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL);

  if (get_entry (self, rules)->error == NULL && !awale_tablebases_is_unwanted (self, rules)
      && awale_tablebases_get_seeds (self, rules) < AWALE_TABLEBASES_USUAL_SEEDS)
    awale_tablebases_request (self, rules, AWALE_TABLEBASES_USUAL_SEEDS);
}

bool
awale_tablebases_is_unwanted (AwaleTablebases    *self,
                              const AwaleRuleset *rules)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL, false);

  line = awale_ruleset_to_string (rules);
  return g_hash_table_contains (self->unwanted, line);
}

void
awale_tablebases_cancel (AwaleTablebases *self)
{
  g_return_if_fail (AWALE_IS_TABLEBASES (self));

  if (g_queue_is_empty (&self->builds))
    return;
  g_queue_clear_full (&self->builds, build_cancel);
  begin_next (self);
  awale_tablebases_reopen (self);
}

void
awale_tablebases_cancel_rules (AwaleTablebases    *self,
                               const AwaleRuleset *rules)
{
  bool at_work;
  GList *next;

  g_return_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL);

  at_work = awale_tablebases_is_at_work (self, rules);
  if (!awale_tablebases_is_building (self, rules))
    return;
  for (GList *link = self->builds.head; link != NULL; link = next)
    {
      Build *build = link->data;

      next = link->next;
      if (!awale_ruleset_equal (&build->rules, rules))
        continue;
      g_queue_delete_link (&self->builds, link);
      build_cancel (build);
    }
  if (at_work)
    begin_next (self);
  set_unwanted (self, rules, true);
  awale_tablebases_reopen (self);
}

static void
remove_thread (GTask        *task,
               void         *source,
               void         *data,
               GCancellable *cancellable)
{
  const Place *place = data;
  GError *error = NULL;

  if (awale_tablebase_remove (&place->rules, place->directory, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            void         *data)
{
  g_autoptr (AwaleTablebases) self = data;
  const Place *place = g_task_get_task_data (G_TASK (result));
  GError **error = &get_entry (self, &place->rules)->error;

  g_clear_error (error);
  g_task_propagate_boolean (G_TASK (result), error);
  awale_tablebases_reopen (self);
}

void
awale_tablebases_remove (AwaleTablebases    *self,
                         const AwaleRuleset *rules)
{
  g_return_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL);

  awale_tablebases_cancel_rules (self, rules);
  g_clear_error (&get_entry (self, rules)->error);
  set_unwanted (self, rules, true);
  run_in_thread (self, rules, remove_thread, removed_cb);
}

const GError *
awale_tablebases_get_error (AwaleTablebases    *self,
                            const AwaleRuleset *rules)
{
  AwaleTablebase *tables;
  const GError *error;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL, NULL);

  error = get_entry (self, rules)->error;
  if (error != NULL)
    return error;
  tables = find_tables (self, rules);
  return tables != NULL ? awale_tablebase_get_damage (tables) : NULL;
}

int
awale_tablebases_get_goal (AwaleTablebases    *self,
                           const AwaleRuleset *rules)
{
  int goal = -1;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL, -1);

  for (GList *link = self->builds.head; link != NULL; link = link->next)
    {
      const Build *build = link->data;

      if (awale_ruleset_equal (&build->rules, rules))
        goal = MAX (goal, build->seeds);
    }
  return goal;
}

bool
awale_tablebases_is_at_work (AwaleTablebases    *self,
                             const AwaleRuleset *rules)
{
  const Build *build;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (self) && rules != NULL, false);

  build = g_queue_peek_head (&self->builds);
  return build != NULL && awale_ruleset_equal (&build->rules, rules);
}

bool
awale_tablebases_is_building (AwaleTablebases    *self,
                              const AwaleRuleset *rules)
{
  g_return_val_if_fail (AWALE_IS_TABLEBASES (self), false);

  for (GList *link = self->builds.head; link != NULL; link = link->next)
    if (rules == NULL || awale_ruleset_equal (&((Build *) link->data)->rules, rules))
      return true;
  return false;
}

double
awale_tablebases_get_progress (AwaleTablebases *self)
{
  g_return_val_if_fail (AWALE_IS_TABLEBASES (self), 0);

  return self->progress;
}

double
awale_tablebases_get_seconds_left (AwaleTablebases *self)
{
  g_return_val_if_fail (AWALE_IS_TABLEBASES (self), -1);

  return self->seconds_left;
}

void
awale_tablebases_reopen (AwaleTablebases *self)
{
  g_return_if_fail (AWALE_IS_TABLEBASES (self));

  read_again (self, NULL);
}

const char *
awale_tablebases_get_directory (AwaleTablebases *self)
{
  g_return_val_if_fail (AWALE_IS_TABLEBASES (self), NULL);

  return self->directory;
}
