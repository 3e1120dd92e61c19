/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-schema.h"

#include <glib/gi18n-lib.h>

/* SQLite application id of a library: “Awlb”. */
#define LIBRARY_ID 0x41776c62

#define VERSION 1

/*
 * The rows of `games` contain neither texts nor moves, so that they are short, because lists of
 * games are read from this table. The scores `south_score` and `north_score` are in half seeds;
 * `given` is the mean loss of a move in seeds; `hash` is that of AwaleLibraryRecord; `added` is in
 * seconds since 1970; `faults` are the diagnostics of the reader; `number` is the number of a game
 * in its file, and `line` its first line there.
 *
 * The id of a removed game is never used again, because other programs may have stored it. A new
 * `stamp` tells caches of moves which games were replaced. An unreadable game is `gone` if its file
 * did not contain the game when the file was last imported.
 *
 * The table `judged` has the loss of each side of a judged game in each phase, in hundredths of a
 * seed, and the number of moves. Exercises have no rows there.
 *
 * Games are analyzed in the order of `place`, each move to `depth` plies. An index finds the
 * remaining games, which may be few among many finished ones.
 *
 * The `hash` of an exercise is that of its question. An answer has its time, in seconds since 1970,
 * and its grade. Equal answers are stored once, so that the answers of two machines can be merged.
 */
static const char schema[] =
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
  "  UNIQUE (source, hash));"

  "CREATE TABLE exercises ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  hash INTEGER NOT NULL UNIQUE,"
  "  text TEXT NOT NULL);"
  "CREATE TABLE answers ("
  "  exercise INTEGER NOT NULL REFERENCES exercises ON DELETE CASCADE,"
  "  time INTEGER NOT NULL,"
  "  grade INTEGER NOT NULL,"
  "  PRIMARY KEY (exercise, time, grade)) WITHOUT ROWID;"

  "CREATE TABLE judged ("
  "  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
  "  side INTEGER NOT NULL,"
  "  phase INTEGER NOT NULL,"
  "  moves INTEGER NOT NULL,"
  "  given INTEGER NOT NULL,"
  "  PRIMARY KEY (game, side, phase)) WITHOUT ROWID;"

  "CREATE TABLE to_analyze ("
  "  place INTEGER PRIMARY KEY,"
  "  game INTEGER NOT NULL UNIQUE REFERENCES games ON DELETE CASCADE,"
  "  depth INTEGER NOT NULL,"
  "  paused INTEGER NOT NULL DEFAULT 0,"
  "  done INTEGER NOT NULL DEFAULT 0);"

  "CREATE INDEX to_analyze_left ON to_analyze (place) WHERE NOT done;";

static bool
check (sqlite3     *db,
       const char  *path,
       bool         may_be_empty,
       bool        *is_empty,
       GError     **error)
{
  gint64 id, version, n_tables, n_others;
  g_autofree char *name = g_filename_display_name (path);

  if (!awale_sql_get_int (db, &id, error, "PRAGMA application_id", "")
      || !awale_sql_get_int (db, &version, error, "PRAGMA user_version", "")
      || !awale_sql_get_int (db, &n_tables, error, "SELECT count(*) FROM sqlite_schema", "")
      || !awale_sql_get_int (db, &n_others, error,
                             "SELECT count(*) FROM sqlite_schema"
                             " WHERE type IN ('view', 'trigger')", ""))
    return false;

  *is_empty = n_tables == 0 && id == 0 && version == 0;
  /* Views and triggers are refused too, because those of a foreign database could run any SQL. */
  if (n_others > 0 || (*is_empty ? !may_be_empty : id != LIBRARY_ID))
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FOREIGN,
                 _("“%s” is not a library of games."), name);
  else if (version != VERSION && !*is_empty)
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_VERSION,
                 _("The library “%s” was written by another version of Awalé."), name);
  else
    return true;
  return false;
}

static bool
make_tables (sqlite3  *db,
             GError  **error)
{
  g_autofree char *header = g_strdup_printf (
    "PRAGMA application_id = %d; PRAGMA user_version = %d", LIBRARY_ID, VERSION);

  return awale_sql_run (db, schema, error) && awale_sql_run (db, header, error);
}

/* Creates the tables. If another program is doing so, this one waits and checks the database
 * again. */
static bool
fill_empty (sqlite3     *db,
            const char  *path,
            GError     **error)
{
  bool is_empty;

  if (!awale_sql_run (db, "BEGIN IMMEDIATE", error))
    return false;
  if (check (db, path, true, &is_empty, error) && (!is_empty || make_tables (db, error))
      && awale_sql_run (db, "COMMIT", error))
    return true;
  awale_sql_run (db, "ROLLBACK", NULL);
  return false;
}

bool
awale_library_schema_ensure (sqlite3     *db,
                             const char  *path,
                             bool         may_change,
                             GError     **error)
{
  bool is_empty;

  /* The check is one transaction, because another program may be creating the tables. After a
   * failure the caller closes the connection. */
  if (!awale_sql_run (db, "BEGIN", error) || !check (db, path, may_change, &is_empty, error)
      || !awale_sql_run (db, "COMMIT", error))
    return false;
  return !is_empty || fill_empty (db, path, error);
}

bool
awale_library_schema_add_not_doubles (sqlite3  *db,
                                      GError  **error)
{
  return awale_sql_run (db,
                        "CREATE TABLE IF NOT EXISTS not_doubles ("
                        "  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
                        "  other INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
                        "  PRIMARY KEY (game, other)) WITHOUT ROWID;"
                        "CREATE INDEX IF NOT EXISTS not_doubles_others ON not_doubles (other)",
                        error);
}
