/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-schema.h"

#include "awale-library-loss.h"
#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

/* What tells a library from other databases: “Awlb”. */
#define LIBRARY_ID 0x41776c62

/*
 * What leads from each version of the schema to the next; the first makes it. A step that has been
 * released is never changed.
 *
 * Lists of games read `games` alone, so that has neither texts nor moves: its rows are short. The
 * numbers `south_score` and `north_score` are half seeds; `given` is what was given away on
 * average, in seeds; games with the same moves and players have the same `hash`; `added` is in
 * seconds since 1970. `faults` is what the reader had to say. `number` is that of a game in its
 * file, `line` where it begins there.
 *
 * The number of a game that was removed is never given again: others may have noted it. What has
 * the moves of games in memory knows by `stamp` which it lacks: those that were replaced have a new
 * one. A bad game is `gone` if it was not in its file when that was last imported.
 *
 * `judged` sums up what each side of a judged game gave away in each phase, in hundredths of a
 * seed, and in how many moves. Of games that are `unjudged` that has still to be done, see
 * awale_library_loss_fill(). Exercises, which have no sums, once had some: what may be one is
 * judged anew.
 *
 * Games are analyzed in the order of `place`; `depth` is how far each move is looked ahead. Those
 * that are left are found by an index: they may be few among many that are done.
 *
 * Exercises ask the same if they have the same `hash`. Of an answer there is its time, in seconds
 * since 1970, and its grade; the same one twice is one: so the answers of two machines can be put
 * together.
 */
static const char *const steps[] = {
  "CREATE TABLE sources ("
  "  id INTEGER PRIMARY KEY,"
  "  path TEXT NOT NULL UNIQUE);"

  "CREATE TABLE games ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  south TEXT, north TEXT, event TEXT, site TEXT, date TEXT, round TEXT,"
  "  ruleset TEXT NOT NULL,"
  "  result TEXT NOT NULL,"
  "  south_score INTEGER, north_score INTEGER,"
  "  plies INTEGER NOT NULL,"
  "  given REAL,"
  "  favorite INTEGER NOT NULL DEFAULT 0,"
  "  hash INTEGER NOT NULL,"
  "  source INTEGER REFERENCES sources, number INTEGER, line INTEGER,"
  "  faults TEXT,"
  "  added INTEGER NOT NULL);"
  "CREATE INDEX games_hash ON games (hash);"

  "CREATE TABLE moves ("
  "  stamp INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  game INTEGER NOT NULL UNIQUE REFERENCES games ON DELETE CASCADE,"
  "  moves BLOB NOT NULL);"

  "CREATE TABLE texts ("
  "  id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,"
  "  text TEXT NOT NULL);"

  "CREATE VIRTUAL TABLE words USING fts5 ("
  "  south, north, event, site, comments,"
  "  tokenize = 'unicode61 remove_diacritics 2');"

  "CREATE TABLE collections ("
  "  id INTEGER PRIMARY KEY,"
  "  name TEXT NOT NULL UNIQUE);"
  "CREATE TABLE collected ("
  "  collection INTEGER NOT NULL REFERENCES collections ON DELETE CASCADE,"
  "  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
  "  PRIMARY KEY (collection, game)) WITHOUT ROWID;"
  "CREATE INDEX collected_games ON collected (game);"

  "CREATE TABLE bad_games ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  source INTEGER NOT NULL REFERENCES sources, number INTEGER NOT NULL, line INTEGER NOT NULL,"
  "  gone INTEGER NOT NULL DEFAULT 0,"
  "  reason TEXT NOT NULL,"
  "  text TEXT NOT NULL,"
  "  hash INTEGER NOT NULL,"
  "  added INTEGER NOT NULL,"
  "  UNIQUE (source, hash));",

  "CREATE TABLE exercises ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  hash INTEGER NOT NULL UNIQUE,"
  "  text TEXT NOT NULL);"
  "CREATE TABLE answers ("
  "  exercise INTEGER NOT NULL REFERENCES exercises ON DELETE CASCADE,"
  "  time INTEGER NOT NULL,"
  "  grade INTEGER NOT NULL,"
  "  PRIMARY KEY (exercise, time, grade)) WITHOUT ROWID;",

  "CREATE TABLE judged ("
  "  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
  "  side INTEGER NOT NULL,"
  "  phase INTEGER NOT NULL,"
  "  moves INTEGER NOT NULL,"
  "  given INTEGER NOT NULL,"
  "  PRIMARY KEY (game, side, phase)) WITHOUT ROWID;",

  "CREATE TABLE to_analyze ("
  "  place INTEGER PRIMARY KEY,"
  "  game INTEGER NOT NULL UNIQUE REFERENCES games ON DELETE CASCADE,"
  "  depth INTEGER NOT NULL,"
  "  paused INTEGER NOT NULL DEFAULT 0,"
  "  done INTEGER NOT NULL DEFAULT 0);",

  "CREATE INDEX to_analyze_left ON to_analyze (place) WHERE NOT done;"
  "CREATE TABLE unjudged (game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE);",

  "INSERT OR IGNORE INTO unjudged"
  "  SELECT id FROM texts WHERE id IN (SELECT game FROM judged)"
  "    AND (instr (text, '[" AWALE_TAG_EXERCISE " \"') > 0"
  "         OR instr (text, '[" AWALE_TAG_COMBINATION " \"') > 0);"
  "DELETE FROM judged WHERE game IN (SELECT game FROM unjudged);",
};

/* The step after which there is room for sums of what is in the texts of games, which SQL cannot
 * read. */
#define STEP_JUDGED 2

static bool
get_version (sqlite3     *db,
             const char  *path,
             unsigned    *version,
             GError     **error)
{
  gint64 id, number, n_tables, n_others;
  g_autofree char *name = g_filename_display_name (path);

  if (!awale_sql_get_int (db, "PRAGMA application_id", &id, error)
      || !awale_sql_get_int (db, "PRAGMA user_version", &number, error)
      || !awale_sql_get_int (db, "SELECT count(*) FROM sqlite_schema", &n_tables, error)
      || !awale_sql_get_int (db, "SELECT count(*) FROM sqlite_schema"
                                 " WHERE type IN ('view', 'trigger')", &n_others, error))
    return false;

  *version = (unsigned) number;
  /* A library has no view and no trigger, which could do anything. */
  if (n_others > 0 || (id != LIBRARY_ID && (n_tables > 0 || id != 0 || number != 0)))
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FOREIGN,
                 _("“%s” is not a library of games."), name);
  else if (number > (gint64) G_N_ELEMENTS (steps))
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_NEWER,
                 _("The library “%s” was written by a newer version of Awalé."), name);
  else
    return true;
  return false;
}

static bool
take_steps (sqlite3   *db,
            unsigned   version,
            GError   **error)
{
  bool has_sums = version > STEP_JUDGED;
  g_autofree char *id = g_strdup_printf ("PRAGMA application_id = %d", LIBRARY_ID);
  g_autofree char *last = g_strdup_printf ("PRAGMA user_version = %u",
                                           (unsigned) G_N_ELEMENTS (steps));

  for (; version < G_N_ELEMENTS (steps); version++)
    if (!awale_sql_run (db, steps[version], error))
      return false;
  return (has_sums || awale_library_loss_request (db, error))
         && awale_sql_run (db, id, error) && awale_sql_run (db, last, error);
}

/* Only one program changes it, and looks again what is there once others have to wait. */
static bool
bring_up_to_date (sqlite3     *db,
                  const char  *path,
                  GError     **error)
{
  unsigned version;

  if (!awale_sql_run (db, "BEGIN IMMEDIATE", error))
    return false;
  if (get_version (db, path, &version, error) && take_steps (db, version, error)
      && awale_sql_run (db, "COMMIT", error))
    return true;
  awale_sql_run (db, "ROLLBACK", NULL);
  return false;
}

/* As one transaction: another program may just be making the tables. After a failure the database
 * is of no use, and is left as it is. */
static bool
get_version_at_once (sqlite3     *db,
                     const char  *path,
                     unsigned    *version,
                     GError     **error)
{
  return awale_sql_run (db, "BEGIN", error) && get_version (db, path, version, error)
         && awale_sql_run (db, "COMMIT", error);
}

bool
awale_library_schema_ensure (sqlite3     *db,
                             const char  *path,
                             bool         may_change,
                             GError     **error)
{
  g_autofree char *name = g_filename_display_name (path);
  unsigned version;

  if (!get_version_at_once (db, path, &version, error))
    return false;
  if (version == G_N_ELEMENTS (steps))
    return true;
  if (may_change)
    return bring_up_to_date (db, path, error);
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_OLDER,
               _("The library “%s” must be brought up to date first, but cannot be changed."),
               name);
  return false;
}
